"""The siege: one deck, three piles, and two sides that take cards from them (G1 to G7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import Dealt, Hidden
from valeria_desktop.games.valeria.rules.model.cards import (
    Card,
    action_for,
)
from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.options import (
    BUILD,
    GAINS,
    SLAY,
    ActAt,
    GainResource,
)
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.actions import (
    ActionsBegin,
    ActionsEnd,
    gain_by_action,
)
from valeria_desktop.games.valeria.rules.turn.dice import ChangeDice, Roll
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest
from valeria_desktop.games.valeria.rules.turn.pay import pay_for
from valeria_desktop.games.valeria.rules.turn.prices import offer_at
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.games.valeria.rules.turn.turn import BeginTurn
from valeria_desktop.games.valeria.solo.dark_lord import capture
from valeria_desktop.games.valeria.solo.options import Hide, Surrender, hide, surrender
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.games.valeria.rules.model.table import Table


NO_DUKE_HERE = "cornelius-the-dreamer"
"""The id of the Duke left out (G2)."""


@step("deal_to_piles", mode=Solo.SIEGE)
class DealToPiles(Step):
    """Deal one card face up on each pile (G3)."""

    phase = "deal"

    def run(self, state: State) -> None:
        for place in PILES:
            card = state.take_top(DECK)
            state.face_down[DECK] -= 1
            state.lay(place, (*state.stacks[place], card))
            if state.events is not None:
                state.events.append(Dealt(card, place))
        state.barrier |= CARD_REVEALED


def lord_acts_first(dice: tuple[int, int]) -> bool:
    """Return whether the Dark Lord acts before the player, by the player's die and his (G3)."""
    mine, his = dice
    return his > mine or (his == mine and mine % 2 == 1)


@step("both_act", mode=Solo.SIEGE)
class BothAct(Step):
    """Let both sides act once, the higher die first; on odd doubles the Dark Lord starts (G3)."""

    phase = "actions"

    def run(self, state: State) -> None:
        lord_first = lord_acts_first(state.dice)
        player = (ActionsBegin(), ActAtPiles(hides=not lord_first), ActionsEnd())
        order = (LordTakes(), *player) if lord_first else (*player, LordTakes())
        state.agenda.extend(reversed(order))


@step("act_at_piles", mode=Solo.SIEGE)
class ActAtPiles(Question):
    """Recruit, slay or build a top card; acting first, the player may hide one; else gain (G5).

    Acting second, the player may leave the only payable card and gain a resource.
    """

    hides: bool

    prompt = Prompt.ACT
    begins_action = True

    def options(self, state: State) -> list[Option]:
        offers = (offer_at(state, state.active, place) for place in PILES)
        options: list[Option] = [offer for offer in offers if offer is not None]
        if self.hides:
            return options + _hides(state) or list(GAINS)
        return options if len(options) > 1 else [*options, *GAINS]

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, GainResource):
            gain_by_action(state, option)
        elif isinstance(option, Hide):
            card = state.take_top(option.source)
            state.lay(option.place, (*state.stacks[option.place], card))
            if state.events is not None:
                state.events.append(Hidden(card, option.hidden, option.source, option.place))
        else:
            assert isinstance(option, ActAt)
            state.agenda.append(pay_for(option.action, option.place))

    def words(self) -> Phrase:
        return say("what will you do?")


def _hides(state: State) -> list[Option]:
    """Return the options of hiding a monster or domain under another pile's top card."""
    tops = [(place, state.top(place)) for place in PILES]
    return [
        hide(source, place, card, hidden)
        for place, hidden in tops
        if action_for(hidden) in {SLAY, BUILD}
        for source, card in tops
        if card is not None and source != place
    ]


@step("lord_takes", mode=Solo.SIEGE)
class LordTakes(Step):
    """The Dark Lord takes the top card with the most points, then with the highest price (G4)."""

    def run(self, state: State) -> None:
        places = wanted({place: state.top(place) for place in PILES})
        if len(places) > 1:
            state.agenda.append(ChooseWhatLordTakes(places))
        elif places:
            capture(state, places[0])


@step("choose_what_lord_takes", mode=Solo.SIEGE)
class ChooseWhatLordTakes(Question):
    """Choose one of the cards that the Dark Lord wants equally (G4)."""

    places: tuple[int, ...]

    prompt = Prompt.LORD_TAKES
    is_followed = True

    def options(self, state: State) -> list[Option]:
        return [surrender(place, state.stacks[place][-1]) for place in self.places]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Surrender)
        capture(state, option.place)

    def words(self) -> Phrase:
        return say("which card do you leave to the Dark Lord?")


def siege_conditions(state: State) -> tuple[str, ...]:
    """Name the end condition of the siege if it holds: the deck is used up (G3)."""
    return () if state.stacks[DECK] else ("siege",)


@step("end_siege_turn", mode=Solo.SIEGE)
class EndSiegeTurn(Step):
    """Go on until the deck is used up (G3, G7)."""

    phase = "end"

    def run(self, state: State) -> None:
        held = siege_conditions(state)
        if held:
            state.end(*held)
        else:
            state.agenda.extend(reversed(state.table.turn))


SIEGE_TURN: tuple[Step, ...] = (
    BeginTurn(),
    Roll(),
    ChangeDice(),
    Harvest(),
    DealToPiles(),
    BothAct(),
    EndSiegeTurn(),
)


def deal_siege(table: Table, seed: int) -> State:
    """Shuffle the deck and deal a Duke (G1, G2)."""
    dukes = [duke for duke in table.catalog.dukes if duke.id != NO_DUKE_HERE]
    (duke,) = Stream(seed, Purpose.DUKES).sample(dukes, 1)
    player = Player.beginning(table.starters, table.catalog.start)
    player.duke, player.dealt = duke, (duke,)
    stacks = table.layout.deal(table, seed)
    return State(
        table=table,
        seed=seed,
        first=0,
        active=0,
        players=[player],
        stacks=stacks,
        face_down=table.layout.face_down(table.setup, stacks),
        pile=(),
        agenda=list(reversed(table.turn)),
        rival=Player(0, 0, 0, 0, ()),
    )


def wanted(tops: Mapping[int, Card | None]) -> tuple[int, ...]:
    """Return the places whose top cards the Dark Lord wants most, and equally (G4)."""
    dear = {place: _greed(card) for place, card in tops.items() if card is not None}
    best = max(dear.values(), default=None)
    return tuple(place for place, greed in dear.items() if greed == best)


def _greed(card: Card) -> tuple[int, int]:
    """Return the Dark Lord's order of cards: by points, then by price (G4)."""
    return card.points, card.whole_price
