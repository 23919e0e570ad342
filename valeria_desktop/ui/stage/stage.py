"""The stage over the table: plays beats one after the other, and can be told to be done."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.kit.pace import Pace
from valeria_desktop.ui.stage.beats import no_beats

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.stage.beats import Beat, Beats, Flight, Ground, PaintThing

_LENGTHS = {Pace.SLOW: 600, Pace.NORMAL: 260, Pace.FAST: 130}
_TUMBLES = {Pace.SLOW: 1000, Pace.NORMAL: 650, Pace.FAST: 250}
_ICON = 30
_STAGGER = 0.35  # how far the last of several flights starts behind the first


class Stage(QObject):
    """A queue of beats; it is idle when all have been played."""

    became_idle = Signal()

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = Pace.NORMAL
        self._look = look
        self._ground: Ground | None = None
        self._overlay: Overlay | None = None
        self._beats: Beats = no_beats
        self._queue: deque[Beat] = deque()
        self._is_playing = False
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.Linear)
        self._animation.valueChanged.connect(self._moved)
        self._animation.finished.connect(self._next)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._next)

    def stand_over(self, table: QWidget, ground: Ground, face: Face) -> None:
        """Cover a table with the stage; its game says what flies there, and how it looks."""
        self.skip()
        self._ground, self._beats = ground, face.beats
        self._overlay = Overlay(self._look, table, face.paint_thing)

    @property
    def pace(self) -> Pace:
        """How fast things fly."""
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._pace = pace
        if pace is Pace.OFF:
            self.skip()

    @property
    def is_idle(self) -> bool:
        """Whether everything has been played."""
        return not self._is_playing and not self._queue

    def play(self, before: Any, after: Any, lines: tuple[Line, ...]) -> None:
        """Play what led from one scene to the next, after what is being played."""
        if self.pace is Pace.OFF or self._ground is None or self._overlay is None:
            return
        if not self._overlay.surface.isVisible():
            return
        self._queue.extend(self._beats(lines))
        if not self._is_playing and self._queue:
            self._next()

    def skip(self) -> None:
        """Be done with everything at once."""
        was_playing = not self.is_idle
        self._queue.clear()
        self._animation.stop()
        self._wait.stop()
        self._is_playing = False
        if self._overlay is not None:
            self._overlay.clear()
        if was_playing:
            self.became_idle.emit()

    def _next(self) -> None:
        if self._overlay is not None:
            self._overlay.clear()
        while self._queue:
            if self._begin(self._queue.popleft()):
                self._is_playing = True
                return
        was_playing, self._is_playing = self._is_playing, False
        if was_playing:
            self.became_idle.emit()

    def _begin(self, beat: Beat) -> bool:
        """Begin a beat; tell whether there is anything to be seen of it."""
        if self._ground is None or self._overlay is None:
            return False
        if beat.tumbles:
            length = _TUMBLES[self.pace]
            self._ground.tumble(length)
            self._wait.start(length)
            return True
        ways = [
            (flight, start, end)
            for flight in beat.flights
            if (start := self._ground.rect_of(flight.start)) is not None
            and (end := self._ground.rect_of(flight.end)) is not None
        ]
        if not ways:
            return False
        self._overlay.fly(ways)
        self._animation.setDuration(_LENGTHS[self.pace] + (80 if len(ways) > 1 else 0))
        self._animation.start()
        return True

    def _moved(self, value: float) -> None:
        if self._overlay is not None:
            self._overlay.move_on(value)


class Overlay(QWidget):
    """A window of glass over the table, on which things fly."""

    def __init__(self, look: Look, surface: QWidget, paint_thing: PaintThing | None) -> None:
        """Cover a widget, now and when its size changes."""
        super().__init__(surface)
        self._paint_thing = paint_thing
        self.surface = surface
        self._look = look
        self._ways: list[tuple[Flight, QRectF, QRectF]] = []
        self._value = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        surface.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self.surface.rect())
        return super().eventFilter(watched, event)

    def fly(self, ways: list[tuple[Flight, QRectF, QRectF]]) -> None:
        """Begin flights."""
        self._ways = ways
        self._value = 0.0
        self.setGeometry(self.surface.rect())
        self.show()
        self.raise_()

    def move_on(self, value: float) -> None:
        """Show how far the flights have come, from 0 to 1."""
        self._value = value
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._ways = []
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (flight, start, end) in enumerate(self._ways):
            self._paint_flight(painter, flight, start, end, self._part(number))
        painter.end()

    def _part(self, number: int) -> float:
        """Give how far a flight has come: the later ones start a little later."""
        late = _STAGGER * number / max(1, len(self._ways) - 1) if len(self._ways) > 1 else 0.0
        part = min(1.0, max(0.0, (self._value - late) / (1.0 - late)))
        return QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(part)

    def _paint_flight(
        self, painter: QPainter, flight: Flight, start: QRectF, end: QRectF, part: float
    ) -> None:
        if flight.start == flight.end:
            self._paint_glow(painter, start, part)
            return
        if flight.thing is not None and self._paint_thing is not None:
            box = QRectF(
                start.left() + (end.left() - start.left()) * part,
                start.top() + (end.top() - start.top()) * part,
                start.width() + (end.width() - start.width()) * part,
                start.height() + (end.height() - start.height()) * part,
            )
            self._paint_thing(painter, box, flight.thing, self._look)
            return
        middle = start.center() + (end.center() - start.center()) * part
        self._paint_resource(painter, flight, middle)

    def _paint_resource(self, painter: QPainter, flight: Flight, middle: QPointF) -> None:
        side = self._look.px(_ICON)
        icon = self._look.icon(flight.icon, side, self.devicePixelRatioF())
        painter.drawPixmap(middle - QPointF(side / 2, side / 2), icon)
        if flight.number > 1:
            painter.setFont(self._look.bold(16))
            box = QRectF(middle.x() + side * 0.3, middle.y(), side, side * 0.7)
            painter.setPen(QColor(self._look.palette.table))
            for shift in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                painter.drawText(box.translated(*shift), f"×{flight.number}")
            painter.setPen(QColor(self._look.palette.ink))
            painter.drawText(box, f"×{flight.number}")

    def _paint_glow(self, painter: QPainter, box: QRectF, part: float) -> None:
        colour = QColor(self._look.palette.lit)
        colour.setAlphaF(1.0 - part)
        grown = 10 * part
        painter.setPen(QPen(colour, 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-grown, -grown, grown, grown), 9, 9)
