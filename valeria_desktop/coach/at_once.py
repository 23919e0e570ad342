"""The positions right after two choices: what only later choices of the turn bring isn't there.

A reason for a choice holds here, before its seat chooses again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from attrs import frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.game import Game

if TYPE_CHECKING:
    from valeria_desktop.kernel.coaching import Prospect
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.view import View

G = TypeVar("G", bound=Game[Any])
Belongs = Callable[["Decision", "Decision"], bool]
"""Returns whether the second question belongs to a choice at the first one."""
_WORLDS = 5
"""The number of imagined worlds in which a number must be the same: a random card may differ."""


def before_the_next_action(asked: Decision, later: Decision) -> bool:
    """Return whether a question belongs to a choice, as undo has it."""
    return not later.question.begins_action and later.prompt != asked.prompt


@frozen
class AtOnce(Generic[G]):
    """Carries choices out in imagined worlds, with the questions that belong to them."""

    imagine: Callable[[Any, Stream], G]
    view: Any
    belongs: Belongs

    def pairs(self, mine: Prospect, other: Prospect, stream: Stream) -> list[tuple[G, G]]:
        """Return the games right after both choices, in a few worlds.

        There are none where one choice waits for an answer that no plan has, as after a card that
        is turned up: beyond that question the other one may have drawn cards already.
        """
        found = []
        for number in [stream.number() for _ in range(_WORLDS)]:
            (here, waits), (there, waits_too) = (
                self._after(each, number) for each in (mine, other)
            )
            if waits != waits_too:
                return []
            found.append((here, there))
        return found

    def _after(self, prospect: Prospect, world: int) -> tuple[G, str]:
        """Return the game after a choice, and the kind of a question that it waits at."""
        view: View = self.view
        game = self.imagine(view, Stream(world))
        asked, turn = game.decision, game.turn
        if asked is None or all(option.id != prospect.option.id for option in asked.options):
            first: G = prospect.games[0]
            return first, ""
        game.choose(prospect.option.id)
        meant = [*prospect.then]
        while (decision := game.decision) is not None and decision.seat == view.seat:
            if game.turn != turn or not self.belongs(asked, decision):
                break
            option = _answer(decision, meant)
            if option is None:
                return game, decision.prompt
            game.choose(option.id)
        return game, ""


def _answer(decision: Decision, meant: list[Option]) -> Option | None:
    """Return the only good answer, or the one that is planned next; None without one."""
    if is_plain(decision):
        return decision.options[0]
    ids = [option.id for option in decision.options]
    return meant.pop(0) if meant and meant[0].id in ids else None
