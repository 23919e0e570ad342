"""A bot that answers at random: the yardstick for speed and for every better bot."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option


class RandomBot:
    """Every option is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - any game's
        """Pick any option."""
        return decision.options[int(self._random.random() * len(decision.options))]
