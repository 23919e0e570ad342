"""Between two turns of a watched game: the turn that is over in its four beats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.prompts.told import told_at_end
from valeria_desktop.ui.prompts.interval import Interval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.ui.prompts.beats import Beat


class TurnSeen(Interval):
    """Tells roll, harvest and both actions."""

    def beats(self) -> Sequence[Beat]:
        return told_at_end(self.turn, len(self.scene.seats), self.look)
