"""The bar over Valencia's table: road of the round, and which round it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.ui.table.road import RoundRoad
from valeria_desktop.games.valencia.ui.table.rounds import Rounds
from valeria_desktop.ui.kit.room import Squeeze
from valeria_desktop.ui.place.bar_plan import Giving
from valeria_desktop.ui.table import top_bar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look

_GIVING = Giving(
    ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 2, 0), (1, 2, 1), (2, 2, 1), (2, 2, 2)),
    {Squeeze.D: 3, Squeeze.E: 3},
)
"""What gives way: the road's words, the round's notches, tools into a menu."""


class TopBar(top_bar.TopBar):
    """Where the round stands."""

    def __init__(self, look: Look, tools: Sequence[QAction] = ()) -> None:
        self.road = RoundRoad(look)
        self.rounds = Rounds(look)
        super().__init__(look, tools, (self.road, self.rounds), _GIVING)

    def show_scene(self, scene: Scene) -> None:
        """Show where the game stands."""
        self.road.show_scene(scene)
        self.rounds.show_scene(scene)
        self.show_rivals(len(scene.seats) - 1)
