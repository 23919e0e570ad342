"""Effects of player cards that only the set-up has (WK12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field
from attrs.validators import ge

from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, effect
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.rules.model.options import ENOUGH, CastOff
from valeria_desktop.games.viscounts.rules.model.player import in_order
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import position_of, spots_in
from valeria_desktop.games.viscounts.rules.steps import Question, step
from valeria_desktop.games.viscounts.rules.turn.build import AskFreeSquare, free_spots, squares_left
from valeria_desktop.games.viscounts.rules.turn.piles import cast_off
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, count, say

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State


@effect("start_building")
class StartBuilding(Effect):
    """Build within reach of the owner's viscount, or else anywhere in its segment."""

    type: BuildingType

    def works(self, state: State, seat: int) -> bool:
        near = spots_in(position_of(state.side(seat).space))
        return bool(squares_left(state, seat, self.type) and free_spots(state, near))

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.agenda.append(AskFreeSquare(seat, self.type, is_start=True, cause=cause))

    def words(self) -> Phrase:
        return say("build {building} beside your viscount", building=self.type.words())


@effect("start_destroy")
class StartDestroy(Effect):
    """Destroy cards among the hero and the starters, for their silver."""

    number: int = field(validator=ge(1))

    def works(self, state: State, seat: int) -> bool:
        return True

    def apply(self, state: State, seat: int, cause: Item) -> None:
        state.agenda.append(AskDestroyFirst(seat, self.number, cause))

    def words(self) -> Phrase:
        return count(
            self.number,
            "destroy one of your nine cards",
            "destroy up to {number} of your nine cards",
        )


@step("destroy_first")
class AskDestroyFirst(Question):
    """Choose a card that is destroyed before the game begins; all see which cards there are."""

    seat: int
    left: int
    cause: Item

    prompt = Prompt.DESTROY_FIRST
    asks = say("which card do you destroy for its silver?")

    def options(self, state: State) -> list[Option]:
        cards = in_order(state.players[self.seat].deck)
        return [*(CastOff(card, self.seat, destroys=True) for card in cards), ENOUGH]

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, CastOff):
            return
        player = state.players[self.seat]
        player.deck = tuple(card for card in player.deck if card is not option.card)
        if self.left > 1:
            state.agenda.append(AskDestroyFirst(self.seat, self.left - 1, self.cause))
        cast_off(state, self.seat, option.card, self.cause, destroys=True)
