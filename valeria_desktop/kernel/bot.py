"""What a bot is: it gets a view and the open decision, and answers with an option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option


class Bot(Protocol):
    """A player that computes."""

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - each game has its own view
        """Answer a decision, knowing no more than the view of the seat that is asked."""
