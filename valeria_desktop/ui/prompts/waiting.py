"""What the table waits for when nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.kit.button import Button, Kind

if TYPE_CHECKING:
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.kit.look import Look


class Waiting(QWidget):
    """Says who thinks or whose turn it is, and lets one hurry."""

    hurried = Signal()
    corner: Button | None = None

    def __init__(self, look: Look, scene: Scene) -> None:
        """Say what a scene waits for."""
        super().__init__()
        self.scene = scene
        self.seat = scene.asked
        QVBoxLayout(self).setContentsMargins(0, 0, 0, 0)
        self.footer = QWidget()
        row = QHBoxLayout(self.footer)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        if scene.asked is not None:
            button = Button(look, self.tr("Hurry"), icon="faster", key="F", kind=Kind.QUIET)
            button.setAccessibleName(
                self.tr("Skip what is shown, and have a thinking bot answer at once.")
            )
            button.clicked.connect(self.hurried)
            row.addWidget(button)

    def content(self) -> QWidget:
        """Give the widget itself."""
        return self

    def title(self) -> str:
        """Say what the table waits for."""
        scene = self.scene
        if scene.asked is None and not scene.is_over:
            return self.tr("{name}'s turn").format(name=scene.seats[scene.active].name)
        if scene.asked is None:
            return self.tr("The game is over.")
        seat = scene.seats[scene.asked]
        if seat.is_person:
            return self.tr("{name} is next.").format(name=seat.name)
        return self.tr("{name} is thinking…").format(name=seat.name)

    def advice(self) -> str:
        """Say whose turn it is."""
        scene = self.scene
        if scene.asked is None or not scene.turn:
            return ""
        active = scene.seats[scene.active].name
        return self.tr("It is {name}'s turn, round {round}.").format(name=active, round=scene.round)
