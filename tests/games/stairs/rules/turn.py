"""The turn of Stairs: its steps, the one question, its answers, and what is told of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from tests.games.stairs.rules.model.state import State
from valeria_desktop.kernel import steps
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.events import Event, GameEnded, TurnBegan
from valeria_desktop.kernel.options import SaidOption
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.registry import Registry
from valeria_desktop.kernel.said import SaidOfSeats
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option


@frozen
class Laid(SaidOfSeats, Event):
    """A player laid a card that is no step up."""

    seat: int
    card: int
    template = "{player} lays the {card}"


@frozen
class Climbed(Laid):
    """A player laid a card that is a step up."""

    template = "{player} lays the {card}, a step up: 1 point"


@frozen
class Drew(SaidOfSeats, Event):
    """A player drew a card, which only they may know."""

    seat: int
    card: int
    template = "{player} draws the {card}"

    @property
    def audience(self) -> int:
        return self.seat


@frozen
class LayCard(SaidOption):
    """Lay a card of your hand on the stairs."""

    card: int
    key = "lay {card}"
    template = "Lay the {card}"


class Step(steps.Step[State]):
    """A step of Stairs, still to do."""

    __slots__ = ()


STEPS = Registry[Step]("step")
"""The steps by their tags in saves."""


@STEPS.frozen("begin")
class Begin(Step):
    """The next turn begins, or the game ends."""

    def run(self, state: State) -> None:
        if not state.deck:
            state.ending = ("deck",)
            state.tell(GameEnded())
            return
        state.turn += 1
        state.tell(TurnBegan(state.active, state.turn, state.round))
        state.agenda += [Begin(), Lay()]


@STEPS.frozen("lay")
class Lay(steps.Question[State], Step):
    """The active player lays a card. Everyone knows how many cards there are to choose from."""

    prompt = "lay"
    privacy = Privacy.PEEK
    begins_action = True

    def options(self, state: State) -> list[Option]:
        return [LayCard(card) for card in state.players[state.active].hand]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, LayCard)
        seat, card, drawn = state.active, option.card, state.deck[-1]
        player = state.players[seat]
        is_up = bool(state.stairs) and card > state.stairs[-1]
        player.points += is_up
        state.stairs += (card,)
        state.tell(Climbed(seat, card) if is_up else Laid(seat, card))
        state.deck = state.deck[:-1]
        player.hand = tuple(sorted({*player.hand, drawn} - {card}))
        state.barrier |= CARD_REVEALED
        state.tell(Drew(seat, drawn))

    def words(self) -> Phrase:
        return say("which card do you lay?")
