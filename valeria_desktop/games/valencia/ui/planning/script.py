"""Answers a player's plan link by link: the rules ask in chains of small questions.

A wish is the wished end of a chain. The script answers while the questions fit the wish; else it
drops the wish, and the player is asked.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.deal import TASKS_DEALT
from valeria_desktop.games.valencia.rules.model.cards import in_order
from valeria_desktop.games.valencia.rules.model.options import ADD, CLOSE, DONE, DRAW, ENOUGH
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement
from valeria_desktop.games.valencia.ui.planning.intents import Intents
from valeria_desktop.ui.prompts.chain import ChainScript, Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from PySide6.QtCore import QObject

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import OwnSecrets
    from valeria_desktop.games.valencia.ui.planning.arrangement import Stacks
    from valeria_desktop.kernel.seats import Seat


@frozen
class _Chain:
    """The identity of a chain of questions: players, asked seat, turn and prompt."""

    seats: tuple[Seat, ...]
    seat: int
    turn: int
    prompt: str


class PlanScript(ChainScript):
    """Remembers a player's plan from one question to the next."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make a script without a wish."""
        super().__init__(parent)
        self._stacks: Stacks | None = None
        self._tasks: frozenset[str] | None = None
        self._hand: int | None = None
        self._before: list[Arrangement] = []
        self.arrangement = Arrangement()
        """The current division of the hand; it stays while the player draws more cards."""
        self.intents = Intents()
        """The plans that were laid down, with their order and their marks."""
        self.may_tell: Callable[[], bool] = lambda: True
        """Returns whether a player's secrets may be said aloud now."""
        self.drawn = ""
        """The sentence about the cards that were drawn last in this plan."""
        self.keeps_drawing = False
        """Whether the focus was on the button that draws: it goes back there with the next card."""

    def wish_stacks(self, scene: Scene, stacks: Stacks) -> None:
        """Wish for this division of the hand."""
        self.wish(scene)
        self._stacks = tuple(map(in_order, stacks))

    def wish_hand(self, scene: Scene, number: int) -> None:
        """Wish to draw card by card until the hand has a number of cards."""
        self.wish(scene)
        self.forget_wish()
        self._hand = number

    def wish_tasks(self, scene: Scene, kept: Collection[str]) -> None:
        """Wish to keep these tasks, and to leave all others."""
        self.wish(scene)
        self._tasks = frozenset(kept)

    def forget_wish(self) -> None:
        self._stacks = self._tasks = self._hand = None

    def drop(self) -> None:
        super().drop()
        self.keeps_drawing = False
        self.drawn = ""
        self.arrangement = Arrangement()
        self._before.clear()

    # --- steps of arranging

    def change(self, plan: Arrangement) -> None:
        """Take another division of the same hand, and keep the one before."""
        if plan != self.arrangement:
            self._before.append(self.arrangement)
            self.arrangement = plan

    @property
    def may_step_back(self) -> bool:
        """Whether the player has changed the division of the hand."""
        return bool(self._before)

    def before(self) -> Arrangement | None:
        """Go back to the division before the last change; cards drawn since lie in the hand."""
        if not self._before:
            return None
        self.arrangement = self._before.pop().of_hand(self.arrangement.cards)
        return self.arrangement

    def chain_of(self, scene: Scene) -> _Chain | None:
        decision = scene.decision
        if decision is None or decision.prompt not in {Prompt.PLAN, Prompt.TASKS}:
            return None
        return _Chain(scene.seats, decision.seat, scene.turn, decision.prompt)

    def progress_in(self, scene: Scene) -> Progress:
        own: OwnSecrets = scene.view.own
        if scene.decision is None:
            return Progress.START
        if [option.id for option in scene.decision.options] == [DONE.id]:
            return Progress.END
        if scene.decision.prompt == Prompt.TASKS:
            is_whole = len(own.offered) == TASKS_DEALT
        else:
            is_whole = not own.stacks and len(own.opened) == 1 and not own.deck
            is_whole = is_whole or own.stage is PlanningStage.DRAW
        return Progress.START if is_whole else Progress.HALF

    def next_link(self, scene: Scene) -> str | None:
        own: OwnSecrets = scene.view.own
        if self._hand is not None:
            is_short = own.stage is PlanningStage.DRAW and len(own.hand) < self._hand
            return DRAW.id if is_short else None
        if self._stacks is not None:
            return next_of_plan(own, self._stacks)
        return None if self._tasks is None else _next_of_tasks(own, self._tasks)


def next_of_plan(own: OwnSecrets, wished: Stacks) -> str | None:
    """Return the next link; each stack is built from its highest card downwards."""
    if own.stage is PlanningStage.DRAW:
        fits = Counter(own.hand) == Counter(card for stack in wished for card in stack)
        return ENOUGH.id if fits else None
    if own.stage is PlanningStage.CLOSE:
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


def _next_of_tasks(own: OwnSecrets, kept: frozenset[str]) -> str | None:
    if not {task.id for task in own.tasks} <= kept:
        return None
    if not own.offered:
        return DONE.id
    task = own.offered[0].id
    return f"keep {task}" if task in kept else f"leave {task}"
