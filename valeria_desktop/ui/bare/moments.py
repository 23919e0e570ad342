"""A bare table as it was, for a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.ui.bare.standing import StandingView
from valeria_desktop.ui.kit.controls import panel
from valeria_desktop.ui.replay.moments import Moments

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.kit.look import Look


class BareMoments(Moments):
    """Everyone's points at each moment."""

    def __init__(self, look: Look, surface: QWidget) -> None:
        super().__init__(surface)
        self.standing = StandingView(look)
        self.centre = panel()
        QVBoxLayout(self.centre).addWidget(self.standing)

    def show_scene(self, scene: Scene, viewer: int) -> None:
        self.standing.show_scene(scene)
