"""A card's price for a seat, and the reasons why the seat can't have the card now, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import Resource, amount_words
from valeria_desktop.games.valeria.rules.model.cards import Card, Foe
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.lack import Lack, nearest
from valeria_desktop.games.valeria.rules.model.options import RECRUIT, Action
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.games.valeria.rules.turn.prices import prices_at
from valeria_desktop.games.valeria.rules.turn.standing import forbidden_by
from valeria_desktop.games.valeria.rules.turn.use import Use
from valeria_desktop.kernel.phrases import Phrase, capital, count, join, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.steps import Question


_NO_LACK = Lack()


@frozen
class Quote:
    """The price of a card for a seat, and all reasons why the seat can't have it now."""

    place: int
    card: Card | None
    action: Action | None
    asked: Price
    """The price; of several, the one of which the seat lacks least."""
    base: int
    """The Gold printed on a citizen or domain; copies or powers make the rest of the price."""
    missing: tuple[Phrase, ...]
    """The seat's missing resources and roles, one phrase for each."""
    timing: tuple[Phrase, ...]
    """The reasons that concern the moment of the game, not the seat's resources."""
    lack: Lack = _NO_LACK
    """The missing resources, as numbers."""

    @property
    def price(self) -> Amounts:
        """The resources of the price."""
        return self.asked.amounts

    @property
    def is_possible(self) -> bool:
        """Whether the seat can have this card with an action now."""
        return self.card is not None and not self.missing and not self.timing

    @property
    def reasons(self) -> tuple[Phrase, ...]:
        """All reasons against having this card now."""
        return self.timing + self.missing


_NOTHING = Price()
_GOLD, _STRENGTH = Resource.GOLD, Resource.STRENGTH


def quote(
    state: State, decision: Decision | None, seat: int, place: int, *, depth: int = 0
) -> Quote:
    """Return the quote of a card in the centre; depth is the number of cards above it."""
    stack = state.stacks[place] if place < len(state.stacks) else ()
    height = len(stack) - 1 - depth
    timing = timing_of(state, decision, seat)
    if height < 0:
        gone = say("Nothing lies there")
        return Quote(place, None, None, _NOTHING, 0, (), (gone, *timing))
    if state.is_face_down(place, height) or place in state.table.layout.supplies:
        hidden = say("The card lies face down")
        return Quote(place, None, None, _NOTHING, 0, (), (hidden, *timing))
    if place not in state.table.layout.open_places:
        timing = (say("The card lies set aside"), *timing)
    if depth:
        above = count(depth, "{number} card lies above it", "{number} cards lie above it")
        timing = (above, *timing)
    return _quote_card(state, seat, place, depth, timing)


def timing_of(state: State, decision: Decision | None, seat: int) -> tuple[Phrase, ...]:
    """Return why a seat can't act at this moment of the game; empty if it can."""
    if decision is None:
        return (
            say(
                "The game is over" if state.ending else "Wait until your last choice has played out"
            ),
        )
    if decision.seat != seat:
        return (say("It is another player's decision now"),)
    if decision.prompt is not Prompt.ACT:
        return (_comes_first(state, decision.question),)
    return ()


def _comes_first(state: State, question: Question[State]) -> Phrase:
    """Say which question has to be answered before an action."""
    if isinstance(question, PayFor):
        return say("First pay for {card}", card=state.stacks[question.place][-1].name)
    if isinstance(question, Use):
        causes = dict.fromkeys(d.cause.name for d in question.dues if d.cause.kind != "rule")
        if not causes:
            return say("First choose what you gain")
        return say("First decide about {cards}", cards=", ".join(causes))
    return say(_FIRST[question.prompt])


_FIRST: dict[str, str] = {
    Prompt.DUKE: "First choose your Duke",
    Prompt.KEEP: "First choose the card that you keep",
    Prompt.ROLL: "Roll the dice first",
    Prompt.CHANGE_DICE: "First change a die or keep the dice",
    Prompt.ORDER_EVENTS: "First choose which Monster Event acts next",
    Prompt.FILL: "First choose which empty stack gets the next Exhausted card",
    Prompt.ATTACK_ORDER: "First choose which die attacks first",
    Prompt.ATTACK_COLUMN: "First choose which column is attacked",
    Prompt.CAPTURE: "First choose the card you leave to the Dark Lord",
    Prompt.LORD_TAKES: "First choose the card you leave to the Dark Lord",
}


def _quote_card(
    state: State, seat: int, place: int, depth: int, timing: tuple[Phrase, ...]
) -> Quote:
    card = state.stacks[place][-1 - depth]
    if card.action is None:
        exhausted = say("The stack is exhausted")
        if card.is_event_card:
            exhausted = say(
                "{card} is an Event: its stack is exhausted, and nobody gains it", card=card.name
            )
        return Quote(place, card, None, _NOTHING, 0, (), (exhausted, *timing))
    player = state.players[seat]
    prices = prices_at(state, seat, place, depth)
    asked, lack = nearest(prices, money_of(state, seat), player.citizen_tally().icons)
    if card.action is RECRUIT and (ban := forbidden_by(state, seat, card)):
        timing = (say("{card} forbids it now", card=ban.name), *timing)
    if vain := card.vain(state, seat):
        timing = (vain, *timing)
    printed = 0 if isinstance(card, Foe) else card.printed.gold or asked.gold
    return Quote(place, card, card.action, asked, printed, _missing(asked, lack), timing, lack)


def _missing(asked: Price, lack: Lack) -> tuple[Phrase, ...]:
    reasons = [*_missing_icons(lack), *_missing_resources(asked, lack)]
    if lack.any_kind:
        reasons.append(say("{number} of one resource short", number=lack.any_kind))
    return tuple(reasons)


def _missing_resources(asked: Price, lack: Lack) -> Iterator[Phrase]:
    """Say the missing resources; Magic may help, but at least 1 must be real (T16)."""
    if lack.amounts.magic:
        yield say("{number} Magic short", number=lack.amounts.magic)
    for kind, short in ((_GOLD, lack.amounts.gold), (_STRENGTH, lack.amounts.strength)):
        named = _real_words(asked, kind)
        if kind in lack.unreal:
            yield say("at least 1 {kind} must be real, not Magic", kind=named)
        if short > (kind in lack.unreal):
            yield say("{number} {kind} short", number=short, kind=named)
    for tag, short in lack.amounts.more:
        yield say("{amount} short", amount=amount_words(tag, short))


def _real_words(asked: Price, kind: Resource) -> Phrase:
    """Say a resource of a price, and what else counts as it: "Gold or Strength"."""
    kinds = (kind, *asked.also_gold) if kind is _GOLD else (kind,)
    return join([say(each.value.capitalize()) for each in kinds], "or")


def _missing_icons(lack: Lack) -> Iterator[Phrase]:
    for role, short in zip(Role, lack.icons, strict=True):
        if short:
            one = say("needs 1 more {role}", role=capital(say(role.value)))
            many = say("needs {number} more {role}", number=short, role=say(_PLURALS[role]))
            yield one if short == 1 else many


_PLURALS = {
    Role.WORKER: "Workers",
    Role.SOLDIER: "Soldiers",
    Role.SHADOW: "Shadows",
    Role.HOLY: "Holy",
}
