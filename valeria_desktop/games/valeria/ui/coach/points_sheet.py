"""The sources of your points so far: a sheet over the market, opened from the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.games.valeria.ui.screens.review.point_strips import StripsScene, strips_of
from valeria_desktop.games.valeria.ui.screens.review.points import StripsView
from valeria_desktop.games.valeria.ui.words import ValeriaScoreWords
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Heading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.coach.sources import PointSource
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.paint.look import Look


class PointsSheet(Sheet):
    """A heading with the sum, and its sources as strips."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Make a hidden sheet."""
        super().__init__(look)
        self.setParent(parent)
        self._words = ValeriaScoreWords()
        self._head = Heading(self.look, "", 18)
        self.strips = StripsView(self.look)
        self.strips.installEventFilter(self)
        column = QVBoxLayout(self)
        edge = self.edge()
        column.setContentsMargins(edge, edge, edge, edge)
        column.addWidget(self._head)
        column.addWidget(self.strips, 1)
        self.hide()

    @property
    def heading(self) -> str:
        """The words over the strips."""
        return self._head.text()

    def _name(self, heading: str) -> None:
        self._head.setText(heading)
        self.setAccessibleName(heading)

    def show_sources(self, sources: Sequence[PointSource], scene: Scene, seat: int) -> None:
        """Show the sources of a seat's points."""
        mine = strips_of(sources, seat, self._words.source, scene.names)
        points = sum(strip.points for strip in mine)
        self._name(self.tr("Your points so far: {points}").format(points=points))
        self.strips.show_scene(StripsScene(((scene.seats[seat], mine),), has_heads=False))

    def wait(self) -> None:
        """Show a heading that the points are being worked out."""
        self._name(self.tr("Being worked out…"))
        self.strips.forget()

    def close_by_escape(self) -> bool:
        self.closed.emit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class OwnPoints(QObject):
    """Opens the sheet of points, and closes it at the next choice."""

    def __init__(self, table: TableScreen) -> None:
        """Start with a closed sheet."""
        super().__init__(table)
        self._table = table
        self._coach = table.controller.coach
        self.sheet = PointsSheet(table.look, table)
        self._heard = (
            (self._coach.told, self._hear),
            (self._coach.forgot, self.close),
            (table.board.head.pressed, self.turn),
        )
        for signal, slot in self._heard:
            signal.connect(slot)
        self.sheet.closed.connect(self.close)

    def stand_up(self) -> None:
        """Disconnect from the table, which closes."""
        for signal, slot in self._heard:
            signal.disconnect(slot)

    @property
    def _wish(self) -> Wish:
        """The question to the coach; it includes your Duke only if nobody else is looking on."""
        scene: Scene = self._table.scene
        looking = scene.viewer if self._table.may_tell_secrets() else None
        return Wish("sources", looking, is_past=True)

    def turn(self) -> None:
        """Open the sheet, or close it."""
        if not self.sheet.isHidden() or self._table.scene is None:
            self.close()
            return
        self.sheet.wait()
        self.sheet.setGeometry(self._table.plan.mat)
        self.sheet.show()
        self.sheet.raise_()
        self.sheet.strips.setFocus()
        if self._coach.ask(self._wish, Urgency.POINTED_AT) is not None:
            self._hear(self._wish)

    def _hear(self, wish: Wish) -> None:
        scene: Scene | None = self._table.scene
        if self.sheet.isHidden() or scene is None or wish.topic != "sources":
            return
        known: Sequence[PointSource] = self._coach.known(wish)
        self.sheet.show_sources(known, scene, scene.viewer)

    def close(self) -> None:
        """Close the sheet, and return the keyboard to the open question."""
        if self.sheet.isHidden():
            return
        had_focus = self.sheet.isAncestorOf(self._table.window().focusWidget())
        self.sheet.hide()
        if had_focus:
            self._table.prompt.take_focus()
