"""What a player has planned, answered link by link: the rules ask in chains of small questions.

A wish says how a chain shall end. As long as the questions fit it, it answers them; else it is
dropped, and the player is asked.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject, Signal

from valeria_desktop.games.valencia.rules.deal import TASKS_DEALT
from valeria_desktop.games.valencia.rules.model.cards import in_order
from valeria_desktop.games.valencia.rules.model.options import ADD, CLOSE, DONE, ENOUGH
from valeria_desktop.games.valencia.rules.model.player import Stage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement

if TYPE_CHECKING:
    from collections.abc import Collection

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import Own
    from valeria_desktop.games.valencia.ui.planning.arrangement import Stacks
    from valeria_desktop.kernel.seats import Seat


class _Place(Enum):
    """How far a chain has been answered."""

    START = "start"
    HALF = "half"
    END = "end"
    """Only the word that it is done is left."""


@frozen
class _Chain:
    """Which chain of questions: whose, and when."""

    seats: tuple[Seat, ...]
    seat: int
    turn: int
    prompt: str


class PlanScript(QObject):
    """Remembers what is being planned from one question to the next."""

    sheet_turned = Signal()
    """The sheet on which it is planned came to the middle of the window, or was put aside."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Wish for nothing."""
        super().__init__(parent)
        self._chain: _Chain | None = None
        self._stacks: Stacks | None = None
        self._tasks: frozenset[str] | None = None
        self._is_going_back = self._is_in_sight = False
        self.arrangement = Arrangement()
        """How the hand is divided so far; it stays while more cards are drawn."""
        self.keeps_drawing = False
        """The keys were on the button that draws, and come back to it with the next card."""

    # --- what is wished

    def wish_stacks(self, scene: Scene, stacks: Stacks) -> None:
        """Wish for a hand divided like this."""
        self._enter(scene)
        self._stacks = tuple(map(in_order, stacks))
        self._is_in_sight = True

    def wish_tasks(self, scene: Scene, kept: Collection[str]) -> None:
        """Wish for keeping these tasks, and leaving all others."""
        self._enter(scene)
        self._tasks = frozenset(kept)
        self._is_in_sight = True

    def answer_alone(self, scene: Scene) -> None:
        """Let the next answer stand for itself: the player who gives it goes on looking."""
        self._enter(scene)
        self._stacks = self._tasks = None
        self._is_in_sight = True

    def start_again(self, scene: Scene) -> None:
        """Take everything back to where the chain began to be answered."""
        self.answer_alone(scene)
        self._is_going_back = True

    def drop(self) -> None:
        """Wish for nothing more, and remember nothing."""
        self._chain = self._stacks = self._tasks = None
        self._is_going_back = self._is_in_sight = self.keeps_drawing = False
        self.arrangement = Arrangement()

    def _enter(self, scene: Scene) -> None:
        chain = _chain_of(scene)
        if chain != self._chain:
            self.drop()
            self._chain = chain

    # --- answering

    def next_option(self, scene: Scene) -> str | None:
        """Return the next answer on the way to the wish; None if the player is to be asked."""
        self._enter(scene)
        found = self._next(scene.view.own)
        offered = scene.decision.options if scene.decision is not None else ()
        if found is None or all(option.id != found for option in offered):
            self._stacks = self._tasks = None
            return None
        return found

    def _next(self, own: Own) -> str | None:
        if self._stacks is not None:
            return _next_of_plan(own, self._stacks)
        return None if self._tasks is None else _next_of_tasks(own, self._tasks)

    def goes_back(self, scene: Scene) -> bool:
        """Tell whether the last answer is to be taken back before the player is asked again.

        Nobody can plan from the middle of a chain; no card that was drawn is ever taken back.
        """
        self._enter(scene)
        place = _place_in(scene)
        if place is _Place.START:
            self._is_going_back = False
        return place is _Place.HALF or self._is_going_back

    def take_sight(self, scene: Scene) -> bool:
        """Tell whether the asked player has just answered and still looks; only once."""
        self._enter(scene)
        in_sight, self._is_in_sight = self._is_in_sight, self._is_going_back
        return in_sight


def _place_in(scene: Scene) -> _Place:
    """Tell how far a chain has been answered."""
    own: Own = scene.view.own
    if scene.decision is None:
        return _Place.START
    if [option.id for option in scene.decision.options] == [DONE.id]:
        return _Place.END
    if scene.decision.prompt == Prompt.TASKS:
        is_whole = len(own.offered) == TASKS_DEALT
    else:
        is_whole = not own.stacks and len(own.opened) == 1 and not own.deck
        is_whole = is_whole or own.stage is Stage.DRAW
    return _Place.START if is_whole else _Place.HALF


def _chain_of(scene: Scene) -> _Chain | None:
    decision = scene.decision
    if decision is None or decision.prompt not in {Prompt.PLAN, Prompt.TASKS}:
        return None
    return _Chain(scene.seats, decision.seat, scene.turn, decision.prompt)


def _next_of_plan(own: Own, wished: Stacks) -> str | None:
    """Return the next link: stacks begin with the highest card left, and go on downwards."""
    if own.stage is Stage.DRAW:
        fits = Counter(own.hand) == Counter(card for stack in wished for card in stack)
        return ENOUGH.id if fits else None
    if own.stage is Stage.CLOSE:
        return DONE.id if Counter(own.stacks) == Counter(wished) else None
    left = Counter(wished)
    left.subtract(own.stacks)
    if min(left.values(), default=0) < 0:
        return None
    begun = len(own.opened)
    for stack in left.elements():
        if stack[:begun] == own.opened:
            return CLOSE.id if len(stack) == begun else _add(stack[begun])
    return None


def _add(card: Card) -> str:
    return f"{ADD} {card.value}"


def _next_of_tasks(own: Own, kept: frozenset[str]) -> str | None:
    if not {task.id for task in own.tasks} <= kept:
        return None
    if not own.offered:
        return DONE.id
    task = own.offered[0].id
    return f"keep {task}" if task in kept else f"leave {task}"
