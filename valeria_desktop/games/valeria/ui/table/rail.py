"""The road of the turn: where it stands, in arrows, and how many actions are left."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.cards.glossary import explain_phase
from valeria_desktop.games.valeria.ui.cards.hover import say_beside
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.look import text_font
from valeria_desktop.ui.kit.materials import GOLD, INK, materials_of
from valeria_desktop.ui.kit.measured import Once
from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look

_HEIGHT = 33
_POINT = 9  # how far an arrow goes into the next one
_SIGN, _EDGE, _TIGHT, _GAP = 17, 9, 5, 5
_PIP, _PIPS_APART = 11, 3
_ICONS = {phase: phase.value for phase in Phase} | {Phase.DEAL: "back"}
_STATES = 12
"""A turn has so many at most: each phase, and the actions for each that is left."""
LEVELS = 3
"""All words, only that of the phase now, none."""


class PhaseRail(QWidget):
    """The phases of a turn as arrows in a row; the one under way is of gold."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=_STATES)
        self._scene: Scene | None = None
        self._level = 0
        self._measured: Once[tuple[int, ...]] = Once()
        look.changed.connect(self.update)

    def show_scene(self, scene: Scene) -> None:
        """Show where the turn stands."""
        self._scene = scene
        self.setAccessibleName(self._sentence(scene))
        explain_beside(self, self._sentence(scene))
        self.update()

    def _sentence(self, scene: Scene) -> str:
        if scene.phase is None:
            return self.tr("No turn is under way.")
        if scene.phase is Phase.ACTIONS:
            return self.tr("Phase: {phase}, actions left: {number}.").format(
                phase=tell(scene.phase.words()), number=scene.actions_left
            )
        return self.tr("Phase: {phase}.").format(phase=tell(scene.phase.words()))

    # --- sizes

    def widths(self) -> tuple[int, ...]:
        """Give how wide the road is, with all words and with fewer and fewer, in any phase."""
        scene = self._scene
        known = (scene.phases, scene.actions) if scene is not None else ()
        return self._measured.of((known, self._look.scale), self._measure)

    def _measure(self) -> tuple[int, ...]:
        phases = self._scene.phases if self._scene is not None else ()
        return tuple(
            max((sum(self._wished(level, now)) for now in phases), default=0) + self._point
            for level in range(LEVELS)
        )

    def dress(self, level: int) -> None:
        """Show all words, the one of the phase now, or none."""
        if level != self._level:
            self._level = level
            self.update()

    @property
    def _point(self) -> int:
        return self._look.px(_POINT)

    def _wished(self, level: int, now: Phase | None) -> list[int]:
        """Give how wide each arrow is in a phase, up to where the next begins."""
        scene, px = self._scene, self._look.px
        widths = []
        for phase in scene.phases if scene else ():
            width = self._point + px(_SIGN + 2 * self._edge(level)) - px(4)
            if _has_word(phase, now, level):
                width += px(_GAP) + _width_of(tell(phase.words()), px(15))
            if phase is Phase.ACTIONS:
                width += self._pips_width()
            widths.append(width)
        return widths

    @staticmethod
    def _edge(level: int) -> int:
        return _TIGHT if level == LEVELS - 1 else _EDGE

    def _pips_width(self) -> int:
        """Give the room of the pips: beside each other, or two rows where there are no words."""
        actions = self._scene.actions if self._scene else 0
        return self._look.px(_GAP) + actions * self._look.px(_PIP + _PIPS_APART)

    def sizeHint(self) -> QSize:
        return QSize(self.widths()[0], self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.widths()[-1], self._look.px(_HEIGHT))

    def _boxes(self) -> list[QRect]:
        left, boxes = 0, []
        now = self._scene.phase if self._scene is not None else None
        for width in self._wished(self._level, now):
            boxes.append(QRect(left, 0, width, self.height()))
            left += width
        return boxes

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._scene:
            for phase, box in zip(self._scene.phases, self._boxes(), strict=True):
                if box.contains(event.pos()):
                    say_beside(event, self, (explain_phase(phase), self.accessibleName()), box)
                    return True
        return super().event(event)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self._scene
        if scene is not None:
            known = (scene.phases, scene.phase, scene.actions, scene.actions_left, self._level)
            self._kept.paint_whole(self, known, lambda painter: self._paint(painter, scene))

    def _paint(self, painter: QPainter, scene: Scene) -> None:
        painter.setFont(self._look.bold(15))
        boxes = self._boxes()
        for index, (phase, box) in enumerate(zip(scene.phases, boxes, strict=True)):
            room = QRectF(box).adjusted(1, 1, self._point - 2, -3)
            arrow = _arrow(room, self._point, is_first=index == 0)
            is_now = phase is scene.phase
            self._paint_arrow(painter, arrow, is_now=is_now)
            self._paint_phase(painter, room, phase, is_now=is_now)

    def _paint_arrow(self, painter: QPainter, arrow: QPolygonF, *, is_now: bool) -> None:
        made = materials_of(self._look)
        shade = QColor("#000000")
        shade.setAlphaF(made.shadow_share)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPolygon(arrow.translated(0.5, 2))
        pen = QPen(QColor(CARD_INK), 1.6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(QColor(GOLD if is_now else made.bar))
        painter.drawPolygon(arrow)

    def _paint_phase(self, painter: QPainter, box: QRectF, phase: Phase, *, is_now: bool) -> None:
        look, px = self._look, self._look.px
        colour = INK if is_now else look.palette.quiet
        side = px(_SIGN)
        icon = look.icon(_ICONS[phase], side, self.devicePixelRatioF(), colour)
        left = box.left() + self._point + px(self._edge(self._level)) - px(4)
        painter.drawPixmap(round(left), round(box.center().y() - side / 2), icon)
        left += side + px(_GAP)
        if _has_word(phase, phase if is_now else None, self._level):
            word = tell(phase.words())
            painter.setPen(QColor(colour))
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(box.adjusted(left - box.left(), -1, 0, 0), middle, word)
            left += painter.fontMetrics().horizontalAdvance(word) + px(_GAP)
        if phase is Phase.ACTIONS:
            self._paint_pips(painter, QPointF(left, box.center().y()), colour, is_now=is_now)

    def _paint_pips(self, painter: QPainter, at: QPointF, colour: str, *, is_now: bool) -> None:
        """A filled pip is an action still to be taken, a ring one that is done."""
        side, apart = self._look.px(_PIP), self._look.px(_PIPS_APART)
        actions, left = (self._scene.actions, self._scene.actions_left) if self._scene else (0, 0)
        painter.setPen(QPen(QColor(colour), 1.6))
        for index in range(actions):
            is_left = is_now and index >= actions - left
            painter.setBrush(QColor(colour) if is_left else Qt.BrushStyle.NoBrush)
            x = at.x() + index * (side + apart)
            painter.drawEllipse(QRectF(x + 1, at.y() - side / 2 + 1, side - 2, side - 2))


@lru_cache(maxsize=64)  # all levels are measured for each phase, whenever the turn goes on
def _width_of(words: str, pixels: int) -> int:
    return QFontMetrics(text_font(pixels, QFont.Weight.Bold)).horizontalAdvance(words)


def _has_word(phase: Phase, now: Phase | None, level: int) -> bool:
    return level == 0 or (level == 1 and phase is now)


def _arrow(box: QRectF, point: float, *, is_first: bool) -> QPolygonF:
    """Give an arrow; the first has a straight end."""
    middle, right = box.center().y(), box.right() - point
    notch = box.left() if is_first else box.left() + point
    return QPolygonF(
        [
            box.topLeft(),
            QPointF(right, box.top()),
            QPointF(box.right(), middle),
            QPointF(right, box.bottom()),
            box.bottomLeft(),
            QPointF(notch, middle),
        ]
    )
