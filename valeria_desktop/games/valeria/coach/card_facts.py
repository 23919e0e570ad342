"""The facts about a card that speak for taking it: what wakes it, what it brings, what it opens.

A fact names a cause, a number and a card. The learned values weigh it by the families of numbers
that it changes.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.bots.feature_words import Family
from valeria_desktop.games.valeria.coach.card_change import change_of
from valeria_desktop.games.valeria.coach.rolls import ROLLS
from valeria_desktop.games.valeria.coach.sure_income import sure_map, takes, trades
from valeria_desktop.games.valeria.rules.effects.acting import BuildAt, RecruitAt, SlayAt
from valeria_desktop.games.valeria.rules.effects.centre import FreeFrom
from valeria_desktop.games.valeria.rules.model.belongings import CARD_ZONES, TRACKS
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.options import BUILD, ActAt, UseWay
from valeria_desktop.games.valeria.rules.model.tally import shown_icons
from valeria_desktop.games.valeria.rules.moments import ACTIONS_BEGIN, ACTIONS_END
from valeria_desktop.games.valeria.rules.powers import RollPower, When
from valeria_desktop.games.valeria.solo.effects import FromPile
from valeria_desktop.kernel.phrases import capital, count, join, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.coach.card_change import Change
    from valeria_desktop.games.valeria.coach.rolls import HarvestGains
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect, Power
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.coaching import Prospect
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase


class Cause(StrEnum):
    """What speaks for a card."""

    POINTS = "points"
    DUKE = "Duke"
    WAKES = "wakes"
    ROLES = "roles"
    POWER = "power"
    ENDS = "ends"
    LEAVES = "leaves"


ALWAYS = frozenset({Cause.POINTS, Cause.WAKES})
"""The chief facts about a card; they are told where no other reason speaks for it."""


@frozen
class CardFact:
    """A fact about a card, in words."""

    cause: Cause
    words: Phrase
    """One sentence."""
    number: float
    card: str
    """The name of the card in the words, or of the card that the choice takes."""
    families: tuple[Family, ...]
    """The families of numbers that the fact changes."""
    is_secret: bool = False


_LEAST_ROUND = 0.05
_AT_ONCE = (Family.PURSE, Family.KINGDOM, Family.REACH, Family.RIVALS)
_POINTS = 3
"""Where points stand in an income."""
_NEAR = 2
"""The most missing roles with which a domain is still near."""
_KINDS = {
    "gold": say("Gold"),
    "strength": say("Strength"),
    "magic": say("Magic"),
    "any": say("resources of your choice"),
}


def facts_of(view: View, mine: Prospect, other: Prospect) -> tuple[CardFact, ...]:
    """Return the facts about the card that a choice takes, for the view's seat."""
    change = _change(view, mine.option)
    if change is None:
        return ()
    facts = [*_points(view, change), *_wakes(view, change), *_roles(view, change), *_power(change)]
    return (*facts, *_ends(change), *_leaves(mine, other))


def _change(view: View, option: Option) -> Change | None:
    """Return the changes through the card that an action takes, or that is gained for free."""
    match option:
        case ActAt():
            return change_of(view, option.place)
        case UseWay(way=FreeFrom() | SlayAt() | BuildAt() | RecruitAt() as way):
            return change_of(view, way.place)
        case UseWay(way=FromPile() as way):
            return change_of(view, way.place, way.card)
    return None


def _points(view: View, change: Change) -> Iterator[CardFact]:
    card, name = change.card, change.card.name
    if card.kept in CARD_ZONES:
        yield from _at_the_end(change)
    elif change.points:
        words = count(change.points, "{number} point at once.", "{number} points at once.")
        yield CardFact(Cause.POINTS, words, change.points, name, (Family.POINTS,))
    if card.effect is not None:
        yield from _at_once(view, card, card.effect)
    if change.duke:
        words = count(
            change.duke, "{number} point from your Duke.", "{number} points from your Duke."
        )
        yield CardFact(Cause.DUKE, words, change.duke, name, (Family.DUKE,), is_secret=True)


def _at_the_end(change: Change) -> Iterator[CardFact]:
    """Tell the points that a set's score counts for a card of its own zone (CS22)."""
    if change.at_end > 0:
        words = count(change.at_end, "{number} point at the end.", "{number} points at the end.")
        families = (Family.POINTS, Family.SETS)
        yield CardFact(Cause.POINTS, words, change.at_end, change.card.name, families)


def _at_once(view: View, card: Card, effect: Effect) -> Iterator[CardFact]:
    """Tell the sure points of a card on which an action calls, or else what it does."""
    points = round(effect.income(view.players[view.seat])[_POINTS])
    if points:
        words = count(points, "{number} point at once.", "{number} points at once.")
        yield CardFact(Cause.POINTS, words, points, card.name, (Family.POINTS,))
    elif len(words := say("{effect}.", effect=capital(effect.sentence()))) <= _MOST_LETTERS:
        yield CardFact(Cause.POWER, words, 0, card.name, _AT_ONCE)


def _wakes(view: View, change: Change) -> Iterator[CardFact]:
    """Tell the rolls that wake a citizen, and its sure gains; trades and thefts have no number."""
    card = change.card
    if not card.harvest:
        return
    rolls = sum(any(each in card.numbers for each in (*roll, sum(roll))) for roll in ROLLS)
    player = view.players[view.seat]
    before, after = (
        sure_map(view, view.seat, each).round for each in (player, player.with_card(card))
    )
    more, kind = _gain(before, after)
    beside = "trades" if trades(card) else "takes" if takes(card) else ""
    if more < _LEAST_ROUND:
        words = say(_WAKES[beside], rolls=rolls)
    else:
        words = say(_BRINGS[beside], rolls=rolls, number=_short(more), kind=kind)
    for tag, many in _tokens(before, after):
        words = say(
            "{words} {tokens}: about {number} more a round.",
            words=words,
            tokens=capital(TRACKS[tag].title()),
            number=_short(many),
        )
    yield CardFact(Cause.WAKES, words, rolls, card.name, (Family.INCOME,))


_WAKES = {
    "": "Wakes on {rolls} of 36 rolls.",
    "trades": "Wakes on {rolls} of 36 rolls, for a trade.",
    "takes": "Wakes on {rolls} of 36 rolls, to take from others.",
}
_BRINGS = {
    "": "Wakes on {rolls} of 36 rolls: about {number} {kind} more a round.",
    "trades": "Wakes on {rolls} of 36 rolls: about {number} {kind} more a round, besides trades.",
    "takes": "Wakes on {rolls} of 36 rolls: about {number} {kind} more a round, besides thefts.",
}


def _gain(before: HarvestGains, after: HarvestGains) -> tuple[float, Phrase]:
    """Return the new resources of a round that are sure, and their kind."""
    more = {kind: getattr(after, kind) - getattr(before, kind) for kind in _KINDS}
    best, whole = max(more, key=lambda kind: more[kind]), after.resources - before.resources
    if abs(whole - more[best]) < _LEAST_ROUND:
        return more[best], _KINDS[best]
    # where a Herald wakes less often than before, one kind alone would say too much
    return whole, say("resource") if _short(whole) == 1 else say("resources")


def _tokens(before: HarvestGains, after: HarvestGains) -> Iterator[tuple[str, float]]:
    """Yield the new tokens of a round that are sure, of each track that a set brings."""
    there = dict(before.tokens)
    for tag, many in after.tokens:
        if (more := many - there.get(tag, 0.0)) >= _LEAST_ROUND:
            yield tag, more


def _short(number: float) -> float:
    short = round(number, 1)
    return int(short) if short == int(short) else short


def _roles(view: View, change: Change) -> Iterator[CardFact]:
    """Tell the best domain of the market that the card's roles bring within reach."""
    card = change.card
    mine = view.players[view.seat]
    owned = shown_icons(mine.citizens, mine.laid)
    having = tuple(card.lends.of(role) + number for role, number in zip(Role, owned, strict=True))
    if having == owned:
        return
    found: list[tuple[int, int, Card, Phrase]] = []
    for place in view.table.layout.open_places:
        domain = view.top(place)
        if domain is not None and domain.action is BUILD:
            before, after = (_missing(domain, roles) for roles in (owned, having))
            left = sum(after.values())
            if left < sum(before.values()) and left <= _NEAR:
                found.append((-left, domain.points, domain, _role_words(domain, after)))
    if found:
        left, _, domain, words = max(found, key=lambda each: each[:2])
        yield CardFact(Cause.ROLES, words, -left, domain.name, (Family.KINGDOM, Family.REACH))


def _missing(domain: Card, owned: tuple[int, ...]) -> dict[Role, int]:
    needed = domain.needs.of
    return {
        role: needed(role) - number
        for role, number in zip(Role, owned, strict=True)
        if needed(role) > number
    }


def _role_words(domain: Card, missing: dict[Role, int]) -> Phrase:
    if not missing:
        return say("With it you have the roles for {domain}.", domain=domain.name)
    roles = join([count(number, *_ROLE_WORDS[role]) for role, number in missing.items()])
    return say("With it {domain} needs only {roles} more.", domain=domain.name, roles=roles)


_ROLE_WORDS = {
    Role.WORKER: ("{number} Worker", "{number} Workers"),
    Role.SOLDIER: ("{number} Soldier", "{number} Soldiers"),
    Role.SHADOW: ("{number} Shadow", "{number} Shadows"),
    Role.HOLY: ("{number} Holy", "{number} Holy"),
}


def _power(change: Change) -> Iterator[CardFact]:
    """Tell a domain's lasting power in the card's words: how often it acts, the game decides."""
    card = change.card
    lasting = (*card.triggers, *card.modifiers, *card.roll_powers)
    words = next((_power_words(power) for power in lasting), None)
    if words is not None and len(words) <= _MOST_LETTERS:
        yield CardFact(Cause.POWER, words, 0, card.name, (Family.POWERS,))


_MOST_LETTERS = 90
"""Two lines of a hint's row."""


def _power_words(power: Power) -> Phrase:
    if isinstance(power, RollPower):
        return power.promise()
    if isinstance(power, When) and power.moment in {ACTIONS_BEGIN, ACTIONS_END}:
        return say("In each of your turns: {effect}.", effect=capital(power.do.sentence()))
    return say("Its power: {words}.", words=power.words())


def _ends(change: Change) -> Iterator[CardFact]:
    if change.ends:
        words = say("With it this round is the last.")
        yield CardFact(Cause.ENDS, words, 0, change.card.name, (Family.END,))


def _leaves(mine: Prospect, other: Prospect) -> Iterator[CardFact]:
    """Tell the card that can be taken as well in the same turn, and not after the other choice."""
    also = next((option for option in mine.then if isinstance(option, ActAt)), None)
    if also is None or not also.price:
        return
    if any(isinstance(option, ActAt) and option.card is also.card for option in other.then):
        return
    words = say(
        "Leaves enough for {card} ({price}).", card=also.card.name, price=also.price.words()
    )
    number = max(each for _, each in also.price)
    families = (Family.INCOME, Family.POINTS, Family.REACH)
    yield CardFact(Cause.LEAVES, words, number, also.card.name, families)
