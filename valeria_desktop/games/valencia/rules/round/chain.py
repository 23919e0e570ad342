"""A secret chosen by a chain of small questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.options import DONE
from valeria_desktop.games.valencia.rules.steps import SeatQuestion
from valeria_desktop.kernel.decision import Decision, Privacy

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.state import State


class Chain(SeatQuestion):
    """Nobody else sees how far it has come: it is one question until it is closed.

    The last one is asked even though there is one answer to give: until then the chain can be
    taken back, and the player who closes it gives the table away.
    """

    __slots__ = ()

    privacy = Privacy.CURTAIN
    hides_number = True
    begins_action = True

    def run(self, state: State) -> Decision | None:
        """Ask, also where only one answer is left: to be done."""
        options = self.options(state)
        if len(options) == 1 and options[0] is not DONE:
            self.answer(state, options[0])
            return None
        state.agenda.append(self)
        return Decision(self.seat, tuple(options), self)
