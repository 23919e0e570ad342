"""A card's price for a seat, and the reasons why the seat can't have the card now, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe, Icons, Role
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.games.valeria.rules.turn.prices import build_price, recruit_price, slay_price
from valeria_desktop.games.valeria.rules.turn.use import Use
from valeria_desktop.kernel.phrases import Phrase, capital, count, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.steps import Question


@frozen
class Quote:
    """The price of a card for a seat, and all reasons why the seat can't have it now."""

    place: int
    card: Card | None
    action: Action | None
    price: Amounts
    base: int
    """The Gold printed on a citizen or domain; copies or powers make the rest of the price."""
    missing: tuple[Phrase, ...]
    """The seat's missing resources and roles, one phrase for each."""
    timing: tuple[Phrase, ...]
    """The reasons that concern the moment of the game, not the seat's resources."""

    @property
    def is_possible(self) -> bool:
        """Whether the seat can have this card with an action now."""
        return self.card is not None and not self.missing and not self.timing

    @property
    def reasons(self) -> tuple[Phrase, ...]:
        """All reasons against having this card now."""
        return self.timing + self.missing


_NOTHING = Amounts()


def quote(
    state: State, decision: Decision | None, seat: int, place: int, *, depth: int = 0
) -> Quote:
    """Return the quote of a card in the centre; depth is the number of cards above it."""
    stack = state.stacks[place] if place < len(state.stacks) else ()
    height = len(stack) - 1 - depth
    timing = _timing(state, decision, seat)
    if height < 0:
        gone = say("Nothing lies there")
        return Quote(place, None, None, _NOTHING, 0, (), (gone, *timing))
    if height < state.face_down[place]:
        hidden = say("The card lies face down")
        return Quote(place, None, None, _NOTHING, 0, (), (hidden, *timing))
    if depth:
        above = count(depth, "{number} card lies above it", "{number} cards lie above it")
        timing = (above, *timing)
    return _quote_card(state, seat, place, depth, timing)


def _timing(state: State, decision: Decision | None, seat: int) -> tuple[Phrase, ...]:
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
    player = state.players[seat]
    modifiers = player.domain_tally().modifiers
    if isinstance(card, Foe):
        strength, magic = slay_price(state, place, card, depth)
        missing = _missing_to_slay(player, strength, magic)
        price = Amounts(strength=strength, magic=magic)
        return Quote(place, card, Action.SLAY, price, 0, missing, timing)
    if isinstance(card, Citizen):
        gold = recruit_price(card, player.copies(card), modifiers)
        missing = _missing_gold(player, gold)
        return Quote(place, card, Action.RECRUIT, Amounts(gold), card.cost, missing, timing)
    if isinstance(card, Domain):
        gold = build_price(card, modifiers)
        missing = (*_missing_icons(player, card), *_missing_gold(player, gold))
        return Quote(place, card, Action.BUILD, Amounts(gold), card.cost, missing, timing)
    exhausted = say("The stack is exhausted")
    return Quote(place, card, None, _NOTHING, 0, (), (exhausted, *timing))


def _missing_gold(player: Player, price: int) -> tuple[Phrase, ...]:
    return _missing_real("Gold", price, player.gold, player.magic)


def _missing_to_slay(player: Player, strength: int, magic: int) -> tuple[Phrase, ...]:
    reasons = []
    if player.magic < magic:
        reasons.append(say("{number} Magic short", number=magic - player.magic))
    spare = max(0, player.magic - magic)
    return (*reasons, *_missing_real("Strength", strength, player.strength, spare))


def _missing_real(kind: str, price: int, real: int, magic: int) -> tuple[Phrase, ...]:
    """Say the missing part of a price; Magic may help, but at least 1 must be real (T16)."""
    reasons = []
    short = price - max(real, 1) - magic if price else 0
    if price and not real:
        reasons.append(say("at least 1 {kind} must be real, not Magic", kind=say(kind)))
    if short > 0:
        reasons.append(say("{number} {kind} short", number=price - real - magic, kind=say(kind)))
    return tuple(reasons)


def _missing_icons(player: Player, card: Domain) -> tuple[Phrase, ...]:
    owned = Icons(*player.citizen_tally().icons)
    reasons = []
    for role in Role:
        if (short := card.icons.of(role) - owned.of(role)) > 0:
            plural = _PLURALS[role]
            one = say("needs 1 more {role}", role=capital(say(role.value)))
            many = say("needs {number} more {role}", number=short, role=say(plural))
            reasons.append(one if short == 1 else many)
    return tuple(reasons)


_PLURALS = {
    Role.WORKER: "Workers",
    Role.SOLDIER: "Soldiers",
    Role.SHADOW: "Shadows",
    Role.HOLY: "Holy",
}
