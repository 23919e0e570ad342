"""The fact that speaks for a choice where no reason outweighs another one: a hint always says why.

It is counted by the engine right after both choices, from open things and the seat's own ones:
the dice it leaves, the cards it pays for, the resources it keeps. The fact that says most comes
first, and one is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.games.valeria.coach.consequences import totals_of
from valeria_desktop.games.valeria.coach.means import have_same_tops, payable, shortest_of
from valeria_desktop.games.valeria.coach.rolls import ROLLS
from valeria_desktop.games.valeria.coach.spoken_numbers import rivals_less
from valeria_desktop.games.valeria.coach.sure_income import sure_map
from valeria_desktop.games.valeria.rules.effects.tokens import TokenOn
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.rules.model.options import (
    OF_BASE,
    ActAt,
    ChangeDie,
    KeepDice,
    KeepDuke,
    UseWay,
)
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import Phrase, capital, count, join, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.games.valeria.coach.rolls import HarvestGains, Roll
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.coaching import Prospect
    from valeria_desktop.kernel.options import Option

    Pair = tuple[Game, Game]

_KINDS = (
    ("gold", "{number} Gold", "{number} Gold"),
    ("strength", "{number} Strength", "{number} Strength"),
    ("magic", "{number} Magic", "{number} Magic"),
    ("points", "{number} point", "{number} points"),
    ("any", "{number} resource of your choice", "{number} resources of your choice"),
)
_MOST_LETTERS = 90
"""Two lines of a hint's row."""
_LEFT = 4
"""How many of each resource are left at the end where two Dukes are compared by them."""
_RESOURCES = 3
"""The kinds that a price can ask for."""


class Both(NamedTuple):
    """The games right after two choices, and the game before them."""

    seat: int
    before: Game
    mine: Game
    other: Game


def first_fact(
    view: View, mine: Prospect, other: Prospect, pairs: Callable[[], list[Pair]]
) -> Reason:
    """Return the fact about a choice that says most beside another one."""
    found = _at_the_end(view.seat, mine, other) or _of_the_dice(view, mine.option, other.option)
    if found is not None:
        return found
    before = imagine(view, Stream(0))
    worlds = pairs()
    if not worlds:  # one of them waits for an answer that nobody knows yet
        return _purse(_after(before, mine), view.seat)
    return next(_facts(mine, Both(view.seat, before, *worlds[0])))


def _after(before: Game, choice: Prospect) -> Game:
    after = before.copy()
    after.choose(choice.option.id)
    return after


def _facts(choice: Prospect, both: Both) -> Iterator[Reason]:
    """Yield the facts that hold, the one that says most first; the last one always holds."""
    if isinstance(choice.option, KeepDuke):
        yield _of_the_duke(choice.option.duke, both)
    if isinstance(choice.option, UseWay):
        yield from _of_the_way(choice.option.way, both)
    yield from _points(both)
    yield from _paid_for(both)
    yield from _nearer(both)
    yield from _of_rivals(both)
    yield from _tokens(both)
    yield from _kept(both)
    yield from _planned(choice)
    yield from _of_one_kind(both)
    yield _purse(both.mine, both.seat)


def _of_the_duke(duke: Duke, both: Both) -> Reason:
    """Say what a Duke counts more of than the other: open cards, or resources left (F2, F3)."""
    dealt = both.before.view(both.seat).players[both.seat].dealt
    other = next(each for each in dealt if each is not duke)
    cards, others = (_open_cards_for(each, both.mine) for each in (duke, other))
    left, others_left = (_points_left(each) for each in (duke, other))
    if cards > others:
        words = say(
            "The open cards count {mine} points with this Duke, otherwise {other}.",
            mine=cards,
            other=others,
        )
    elif left > others_left:
        words = say(
            "{left} of each resource left bring {mine} points with this Duke, otherwise {other}.",
            left=_LEFT,
            mine=left,
            other=others_left,
        )
    else:
        words = say("The open cards count {mine} points with this Duke.", mine=cards)
    return Reason(ReasonKind.BRINGS, words, 0.0, is_secret=True, cause="of the Duke")


def _open_cards_for(duke: Duke, game: Game) -> int:
    """Return a Duke's points for one of each open card that players slay, recruit or build."""
    tops = (game.top(place) for place in game.table.layout.open_places)
    return sum(duke.points_for(card) for card in tops if card and card.action in OF_BASE)


def _points_left(duke: Duke) -> int:
    """Return a Duke's points for as many of each resource left as are told."""
    return sum(_LEFT * len(line.of) // line.per_point for line in duke.left)


def _of_the_way(way: Effect, both: Both) -> Iterator[Reason]:
    """Yield the fact that a power is used for: what it takes, or what it makes dearer."""
    if way.takes_from_others:
        yield from _of_rivals(both)
    if isinstance(way, TokenOn):
        prices = [game.prices(both.seat, way.place) for game in (both.mine, both.other)]
        mine, other = (each[0].strength if each else 0 for each in prices)
        if mine > other:
            words = say(
                "{card} then needs {mine} Strength, otherwise {other}.",
                card=way.card.name,
                mine=mine,
                other=other,
            )
            yield _of("dearer", words, mine - other, way.card.name)


def _of(cause: str, words: Phrase, number: float | None = None, card: str = "") -> Reason:
    return Reason(ReasonKind.BRINGS, words, 0.0, cause=cause, number=number, card=card)


def _at_the_end(seat: int, mine: Prospect, other: Prospect) -> Reason | None:
    """Say with how many points the game ends after both choices; your Duke counts, so secret."""
    here, there = (totals_of(seat, each) for each in (mine, other))
    if len(here) != 1 or here != there:
        return None
    total = next(iter(here))
    words = count(
        total, "You end with {number} point either way.", "You end with {number} points either way."
    )
    return Reason(ReasonKind.BRINGS, words, 0.0, is_secret=True, cause="either way", number=total)


# --- the dice


def _of_the_dice(view: View, mine: Option, other: Option) -> Reason | None:
    """Say what a roll brings for sure, where it brings something else than the other one."""
    here, there = (_roll(view, option) for option in (mine, other))
    if here is None or there is None:
        return None
    income = sure_map(view, view.seat, view.players[view.seat])
    turn = income.on if view.active == view.seat else income.off
    brings, otherwise = (turn.by_roll[ROLLS.index(each)] for each in (here, there))
    if brings == otherwise:
        return None
    words = _roll_words(_gains(brings), _gains(otherwise))
    if len(words) > _MOST_LETTERS:
        words = _roll_words(_sum(brings), _sum(otherwise))
    return _of("roll", words, brings.resources + brings.points)


def _roll_words(gains: Phrase, others: Phrase) -> Phrase:
    return say("This roll brings you {gains}, otherwise {others}.", gains=gains, others=others)


def _roll(view: View, option: Option) -> Roll | None:
    """Return the dice after an option; None where they aren't known."""
    first, second = view.dice
    match option:
        case KeepDice():
            return first, second
        case ChangeDie(die=die, number=number):
            return (number, second) if die == 0 else (first, number)
    return None


def _gains(gains: HarvestGains) -> Phrase:
    parts = [
        count(number, one, many)
        for kind, one, many in _KINDS
        if (number := round(getattr(gains, kind)))
    ]
    return join(parts)


def _sum(gains: HarvestGains) -> Phrase:
    """Return gains in few words: the resources together, and the points."""
    parts = [count(round(gains.resources), "{number} resource", "{number} resources")]
    if points := round(gains.points):
        parts.append(count(points, "{number} point", "{number} points"))
    return join(parts)


# --- right after both choices


def _points(both: Both) -> Iterator[Reason]:
    """Say how many points a choice gives at once, beyond those of the other one."""
    mine, other, before = (
        _public(game, both.seat) for game in (both.mine, both.other, both.before)
    )
    if mine > max(other, before):
        words = count(mine - before, "{number} point at once.", "{number} points at once.")
        yield _of("at once", words, mine - before)


def _public(game: Game, seat: int) -> int:
    return next(each.public.total for each in game.result().scores if each.seat == seat)


def _paid_for(both: Both) -> Iterator[Reason]:
    """Name the best card that a choice pays for and the other one doesn't."""
    here, there = (payable(game, both.before, both.seat) for game in (both.mine, both.other))
    only_here = [card for place, card in here.items() if place not in there]
    if only_here:
        best = max(only_here, key=lambda card: (card.points, card.name))
        words = say("You then have enough for {card}, otherwise not.", card=best.name)
        yield _of("pays", words, card=best.name)


def _nearer(both: Both) -> Iterator[Reason]:
    """Name the card that is nearest after a choice, if it is farther after the other one."""
    found = shortest_of(both.before, both.mine, both.other, both.seat)
    if found is not None:
        words = say(
            "You are then {amount} short of {card}, otherwise {other}.",
            amount=count(found.mine, "{number} resource", "{number} resources"),
            card=found.card,
            other=found.other,
        )
        yield _of("nearer", words, found.other - found.mine, found.card)


def _of_rivals(both: Both) -> Iterator[Reason]:
    """Say what a rival has less of than otherwise."""
    found = rivals_less(both.mine, both.other, both.seat)
    if found is not None:
        yield _of("leaves them", say("{words}.", words=capital(found.words)), found.more)


def _kept(both: Both) -> Iterator[Reason]:
    """Say that more resources, or more Magic, are left; or that both choices pay for the same."""
    here, there = (game.holdings(both.seat) for game in (both.mine, both.other))
    mine, other = (each.gold + each.strength + each.magic for each in (here, there))
    if mine > other:
        words = say(
            "You then have {amount}, otherwise {other}.",
            amount=count(mine, "{number} resource in all", "{number} resources in all"),
            other=other,
        )
        yield _of("in all", words, mine - other)
    pays, too = (payable(game, both.before, both.seat) for game in (both.mine, both.other))
    if pays.keys() != too.keys() or not have_same_tops(both.mine, both.other):
        return
    if here.magic > there.magic:
        words = say("You can pay for the same cards; more Magic replaces Gold or Strength later.")
        yield _of("magic", words, here.magic - there.magic)
    if pays:
        yield _of("same cards", say("You can pay for the same cards as with the other choice."))


def _tokens(both: Both) -> Iterator[Reason]:
    """Say of which tokens of a set a choice leaves more: the greatest such difference first."""
    here, there = (dict(game.holdings(both.seat).more) for game in (both.mine, both.other))
    more = {tag: number - there.get(tag, 0) for tag, number in here.items()}
    for tag in sorted(more, key=lambda each: -more[each]):
        if more[tag] > 0:
            amount, other = TRACKS[tag].words(here[tag]), there.get(tag, 0)
            words = say("You then have {amount}, otherwise {other}.", amount=amount, other=other)
            yield _of("tokens", words, more[tag])


def _planned(choice: Prospect) -> Iterator[Reason]:
    """Name the card that the same turn goes on to take, by the plan."""
    card = next((each.card for each in choice.then if isinstance(each, ActAt)), None)
    if card is not None:
        words = say("It leaves enough for {card} in the same turn.", card=card.name)
        yield _of("planned", words, card=card.name)


def _of_one_kind(both: Both) -> Iterator[Reason]:
    """Say what a choice leaves more of, though it pays for fewer cards."""
    here, there = (game.holdings(both.seat) for game in (both.mine, both.other))
    for kind, one, many in _KINDS[:_RESOURCES]:
        mine, other = getattr(here, kind), getattr(there, kind)
        if mine > other:
            words = say(
                "You then have {amount}, otherwise {other}.",
                amount=count(mine, one, many),
                other=other,
            )
            yield _of("of one kind", words, mine - other)


def _purse(game: Game, seat: int) -> Reason:
    """Say what is left after a choice, which is always so."""
    player = game.holdings(seat)
    words = say(
        "You then have {gold} Gold, {strength} Strength and {magic} Magic.",
        gold=player.gold,
        strength=player.strength,
        magic=player.magic,
    )
    return _of("purse left", words)
