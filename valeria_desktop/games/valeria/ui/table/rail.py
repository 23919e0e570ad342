"""The phase rail: where the turn stands, and how many actions are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.rules.turn.phases import Phase
from valeria_desktop.games.valeria.ui.cards.glossary import explain_phase
from valeria_desktop.games.valeria.ui.cards.hover import say_beside
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look

_HEIGHT = 34
_GAP = 4
_ICONS = {phase: phase.value for phase in Phase} | {Phase.DEAL: "back"}


class PhaseRail(QWidget):
    """The phases of a turn in a row; the one under way is filled, those done are ticked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look)
        self._scene: Scene | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)

    def show_scene(self, scene: Scene) -> None:
        """Show where the turn stands."""
        before = self._scene
        self._scene = scene
        self.setAccessibleName(self._sentence(scene))
        explain_beside(self, self._sentence(scene))
        if before is None or (before.phases, before.phase) != (scene.phases, scene.phase):
            self.updateGeometry()
        self.update()

    def _sentence(self, scene: Scene) -> str:
        if scene.phase is None:
            return self.tr("No turn is under way.")
        if scene.phase is Phase.ACTIONS:
            return self.tr("Phase: {phase}, actions left: {number}.").format(
                phase=tell(scene.phase.words()), number=scene.actions_left
            )
        return self.tr("Phase: {phase}.").format(phase=tell(scene.phase.words()))

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def _widths(self) -> list[int]:
        """Give how wide each phase is: where there is no room, only the one now has its word."""
        whole = self._wished(is_short=False)
        has_room = sum(whole) + _GAP * len(whole) <= self.width()
        return whole if has_room else self._wished(is_short=True)

    def _wished(self, *, is_short: bool) -> list[int]:
        scene, px = self._scene, self._look.px
        metrics = self.fontMetrics()
        return [
            px(38 if self._has_word(phase, is_short=is_short) else 36)
            + (px(30) if phase is Phase.ACTIONS else 0)
            + (
                metrics.horizontalAdvance(tell(phase.words()))
                if self._has_word(phase, is_short=is_short)
                else 0
            )
            for phase in (scene.phases if scene else ())
        ]

    def _has_word(self, phase: Phase, *, is_short: bool) -> bool:
        return not is_short or (self._scene is not None and phase is self._scene.phase)

    def _size(self, *, is_short: bool) -> QSize:
        self.setFont(self._look.bold(14))
        widths = self._wished(is_short=is_short)
        return QSize(sum(widths) + _GAP * len(widths), self._look.px(_HEIGHT))

    def sizeHint(self) -> QSize:
        return self._size(is_short=False)

    def minimumSizeHint(self) -> QSize:
        return self._size(is_short=True)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._scene:
            left = 0
            for phase, width in zip(self._scene.phases, self._widths(), strict=True):
                box = QRect(left, 0, width, self.height())
                if box.contains(event.pos()):
                    say_beside(event, self, (explain_phase(phase), self.accessibleName()), box)
                    return True
                left += width + _GAP
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self._scene
        if scene is not None:
            known = (scene.phases, scene.phase, scene.actions, scene.actions_left)
            self._kept.paint_whole(self, known, lambda painter: self._paint(painter, scene))

    def _paint(self, painter: QPainter, scene: Scene) -> None:
        painter.setFont(self.font())
        left = 0
        now = scene.phases.index(scene.phase) if scene.phase else -1
        for index, (phase, width) in enumerate(zip(scene.phases, self._widths(), strict=True)):
            box = QRectF(left, 1, width, self.height() - 2)
            self._paint_phase(painter, box, phase, is_now=index == now)
            left += width + _GAP

    def _paint_phase(self, painter: QPainter, box: QRectF, phase: Phase, *, is_now: bool) -> None:
        look, tokens = self._look, self._look.palette
        painter.setPen(QPen(QColor(tokens.lit if is_now else tokens.line), 1.5))
        painter.setBrush(QColor(tokens.lit if is_now else tokens.panel))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        colour = tokens.on_lit if is_now else tokens.quiet
        side = look.px(18)
        icon = look.icon(_ICONS[phase], side, self.devicePixelRatioF(), colour)
        painter.drawPixmap(round(box.left() + look.px(9)), round(box.center().y() - side / 2), icon)
        painter.setPen(QColor(colour))
        text = box.adjusted(look.px(31), 0, -look.px(6), 0)
        if text.width() >= painter.fontMetrics().horizontalAdvance(tell(phase.words())):
            left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(text, left, tell(phase.words()))
        if phase is Phase.ACTIONS:
            self._paint_pips(painter, box, colour, is_now=is_now)

    def _paint_pips(self, painter: QPainter, box: QRectF, colour: str, *, is_now: bool) -> None:
        """A filled pip is an action still to be taken, a ring one that is done."""
        side = self._look.px(9)
        actions, left = (self._scene.actions, self._scene.actions_left) if self._scene else (0, 0)
        painter.setPen(QPen(QColor(colour), 1.5))
        for index in range(actions):
            is_left = is_now and index >= actions - left
            painter.setBrush(QColor(colour) if is_left else Qt.BrushStyle.NoBrush)
            x = box.right() - self._look.px(30) + index * (side + 3)
            painter.drawEllipse(QRectF(x, box.center().y() - side / 2, side, side))
