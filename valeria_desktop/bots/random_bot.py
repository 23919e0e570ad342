"""A bot that answers at random: the yardstick for speed and for every better bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option


class RandomBot:
    """Every option is as likely as any other.

    Its chance is the kernel's own: a core in another language can make the same choices.
    """

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - any game's
        """Pick any option."""
        return decision.options[self._stream.below(len(decision.options))]
