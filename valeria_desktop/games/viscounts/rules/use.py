"""Using effects, and collecting those that are due at a moment (WK22).

Effects of one owner that are due together are used one after another, in the order that the owner
likes. Those of several owners come clockwise from the active player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item
from valeria_desktop.games.viscounts.rules.model.options import Next
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.neutral import neutral_use
from valeria_desktop.games.viscounts.rules.steps import Question, Step, step
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.kinds import Moment
    from valeria_desktop.games.viscounts.rules.model.state import State


def use(state: State, seat: int, effect: Effect | None, cause: Item) -> None:
    """Use an effect for its owner; what has to come after it must be on the agenda already."""
    if effect is None:
        return
    if seat < len(state.players):
        effect.apply(state, seat, cause)
    else:
        neutral_use(effect, state, seat, cause)


@step("use")
class Use(Step):
    """Use an effect when the ones before it are done."""

    seat: int
    effect: Effect
    cause: Item

    def run(self, state: State) -> None:
        use(state, self.seat, self.effect, self.cause)


@frozen(cache_hash=True)
class Due:
    """An effect that is due, and the thing that says it."""

    effect: Effect
    cause: Item


@step("order")
class ChooseOrder(Question):
    """Use all of these effects, in the order that their owner likes."""

    seat: int
    dues: tuple[Due, ...]

    prompt = Prompt.ORDER
    asks = say("what comes first?")

    def options(self, state: State) -> list[Option]:
        first = {due.cause: due for due in reversed(self.dues)}  # of each thing in its own order
        return [Next(each.cause, each.effect, self.seat) for each in reversed(first.values())]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Next)
        for at, due in enumerate(self.dues):
            if due.cause is option.cause:
                use_all(state, self.seat, self.dues[:at] + self.dues[at + 1 :])
                use(state, self.seat, due.effect, due.cause)
                return


def use_all(state: State, seat: int, dues: Sequence[Due]) -> None:
    """Put on the agenda effects of one owner that are due together."""
    if len(dues) == 1:
        state.agenda.append(Use(seat, dues[0].effect, dues[0].cause))
    elif dues:
        state.agenda.append(ChooseOrder(seat, tuple(dues)))


def due_at(state: State, seat: int, moment: Moment) -> list[Due]:
    """Return the due effects of a player's cards, squares and bonus cards at a moment."""
    return [*due_on_cards(state, seat, moment), *due_on_squares(state, seat, moment)]


def due_on_cards(state: State, seat: int, moment: Moment) -> list[Due]:
    """Return the due effects of the cards on a player's board, from left to right."""
    found: list[Due] = []
    if seat < len(state.players):
        for card in state.players[seat].line:
            if card is not None and card.ongoing:
                for power in card.ongoing:
                    effect = power.triggered(moment)
                    if effect is not None:
                        found.append(Due(effect, card))
    return found


def due_on_squares(state: State, seat: int, moment: Moment) -> list[Due]:
    """Return the due effects of a player's free squares, from left to right."""
    freed = state.side(seat).freed
    found: list[Due] = []
    if freed:
        for square, power in state.table.powers(seat, freed):
            effect = power.triggered(moment)
            if effect is not None:
                found.append(Due(effect, square))
    return found


def triggered(state: State, seat: int, moment: Moment) -> None:
    """Put on the agenda what is due for a player at a moment."""
    dues = due_at(state, seat, moment)
    if dues:
        use_all(state, seat, dues)
