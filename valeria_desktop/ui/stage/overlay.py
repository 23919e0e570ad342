"""A transparent layer over the table, for moving things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.paint.parchment import ParchmentLook

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect, QRectF
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.beats import Canvas, Motion, PaintThing

    Moving = tuple[Motion, Sequence[QRectF], float]

_make_canvas: Callable[..., Canvas] = door("valeria_desktop.ui.stage.beats:Canvas")
_FADE = 80.0
"""The time in which things fade in with reduced movement, in ms."""


class Overlay(QWidget):
    """Paints moving things; only their old and new boxes are repainted."""

    def __init__(self, look: Look, surface: QWidget, paint_thing: PaintThing | None) -> None:
        """Cover a widget, and follow its size."""
        super().__init__(surface)
        self.surface = surface
        self.is_calm = False
        self._look, self._parchment = look, ParchmentLook(look, self)
        self._paint_thing = paint_thing
        self._moving: Sequence[Moving] = ()
        self._painted: dict[int, tuple[QRect, float]] = {}
        """For each motion its box at the last painting, and the part of its way."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        surface.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self.surface.rect())
        return super().eventFilter(watched, event)

    @property
    def moving(self) -> Sequence[Moving]:
        """The visible motions: each with its boxes and the part of its way."""
        return self._moving

    def show_motions(self, moving: Sequence[Moving]) -> None:
        """Show these motions, and no others."""
        self._moving = moving
        if self.isHidden() and moving:
            self.setGeometry(self.surface.rect())
            self.show()
            self.raise_()
        before, self._painted = self._painted, {}
        changed = QRegion()
        for motion, places, part in moving:
            box = motion.bounds(places, part).toAlignedRect()
            self._painted[id(motion)] = box, part
            old, at = before.pop(id(motion), (box, -1.0))
            if self.is_calm or old != box or not motion.is_still(at, part):
                changed += QRegion(box) + old
        for old, _ in before.values():
            changed += old
        self.update(changed)

    def clear(self) -> None:
        """Show no motion."""
        self._moving, self._painted = (), {}
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        canvas = _make_canvas(
            painter, self._look, self._parchment, self._paint_thing, self.devicePixelRatioF()
        )
        for motion, places, part in self._moving:
            if self.is_calm:
                motion.calm(canvas, places, min(1.0, part * motion.lasts / _FADE))
            else:
                motion.paint(canvas, places, part)
        painter.end()
