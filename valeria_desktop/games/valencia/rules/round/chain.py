"""A secret choice by a chain of small questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.options import DONE
from valeria_desktop.games.valencia.rules.steps import SeatQuestion
from valeria_desktop.kernel.decision import Decision, Privacy

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.state import State


class Chain(SeatQuestion):
    """A question to all players that is asked again and again until each of them is done.

    Rivals see one question and not its progress. The last question is asked although "done" is its
    only option: until then the player can take the chain back, and then passes the screen on.
    """

    __slots__ = ()

    privacy = Privacy.CURTAIN
    hides_number = True
    begins_action = True
    is_simultaneous = True

    def run(self, state: State) -> Decision | None:
        """Ask the player, or choose the only option at once unless it is "done"."""
        options = self.options(state)
        if len(options) == 1 and options[0] is not DONE:
            self.answer(state, options[0])
            return None
        state.agenda.append(self)
        return Decision(self.seat, tuple(options), self)
