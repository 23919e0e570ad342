"""A character's remark at a big moment: a plate beside their plaque for a few seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat, Owned
from valeria_desktop.games.valeria.story.remarks import Remarks, quoted_words
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_speech
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.story.remarks import Remark
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import StoryEntry
    from valeria_desktop.ui.play.controller import Controller

LASTS = 3000.0
"""How long a plate stays, in ms at normal pace."""
_TEXT = 15.5
_EDGE, _HIGH, _TIP = 15.0, 11.0, 11.0
"""Padding at the plate's ends, padding above and below, and length of the tip, in units."""
_OVER = 7.0
"""Overlap of a plate with the portrait that its tip points to, in units."""
_NARROWEST, _WIDEST = 200.0, 330.0
_LEAST_HEIGHT = 58.0


class SpeechPlate(QWidget):
    """Words on parchment with a tip towards the speaker; the mouse passes through."""

    def __init__(self, table: TableScreen) -> None:
        """Make a hidden plate."""
        super().__init__(table)
        self._look = ParchmentLook(table.look, self)
        self.words = ""
        self._points_left = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def wished(self, width: float) -> QSize:
        """Return the plate's size for its words, with a width of at most `width` pixels."""
        unit = self._look.unit
        around, high = 2 * _EDGE * unit, 2 * _HIGH * unit
        metrics = QFontMetricsF(self._look.font(_TEXT))
        room = QRectF(0, 0, max(1.0, width - around - _TIP * unit), 10_000)
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.words)
        tall = max(_LEAST_HEIGHT * unit, box.height() + high)
        return QSize(round(box.width() + around + _TIP * unit + 2), round(tall))

    def say(self, words: str) -> None:
        """Set the words; the caller sets the plate's place."""
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def point(self, *, left: bool) -> None:
        """Point the tip to the left, or hide it."""
        self._points_left = left
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._look.unit
        box, tip = QRectF(self.rect()), _TIP * unit
        sheet = box.adjusted(tip, 0, 0, 0)
        edge, middle, half = sheet.left() + 6 * unit, box.center().y(), 7 * unit
        points = (
            QPointF(edge, middle - half),
            QPointF(box.left() + 2, middle),
            QPointF(edge, middle + half),
        )
        paint_speech(painter, sheet, self._look, points if self._points_left else None)
        painter.setFont(self._look.font(_TEXT))
        painter.setPen(QColor(INK))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(sheet.adjusted(_EDGE * unit, 0, -_EDGE * unit, 0), flags, self.words)
        painter.end()


@frozen
class PlateStand:
    """A plate's box, and whether it may stay beside an open question."""

    box: QRect
    is_aside: bool
    """Whether the plate covers no option of any question."""


class CharacterSpeech:
    """Shows characters' remarks as their moments are shown, and adds them to the story."""

    def __init__(self, table: TableScreen) -> None:
        """Connect to a table."""
        self._table = table
        self._remarks = Remarks()
        self._told = 0
        """The number of lines shown so far; remarks on them are past."""
        self._is_hurried = False
        self._stand: PlateStand | None = None
        self.plate = SpeechPlate(table)
        self._timer = QTimer(table, singleShot=True)
        self._timer.timeout.connect(self.plate.hide)
        self._heard = (
            (table.controller.hurried, self._hurry),
            (table.controller.decided, self._go_on),
            (table.controller.remarks_changed, self._changed),
        )
        for signal, slot in self._heard:
            signal.connect(slot)

    def stand_up(self) -> None:
        """Disconnect from the table, which closes."""
        self.hush()
        for signal, slot in self._heard:
            signal.disconnect(slot)

    # --- remarks

    def begin(self) -> None:
        """Follow the game that is now on the table."""
        self.hush()
        session = self._table.controller.session
        if session is None:
            return
        self._remarks = Remarks(session.seats, session.record.seed)
        self._told = len(session.chronicle.lines) if session.record.choices else 0
        self._is_hurried = False

    def hear(self, lines: Sequence[Line]) -> None:
        """Hear the lines shown so far, and show the newest remark if the player can follow it."""
        said = self._remarks.hear(lines)
        new = [remark for remark in said if remark.at >= self._told]
        self._told = len(lines)
        if new:
            self._speak(new[-1])

    def tell(self, lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
        """Return a turn for the story, with its remarks."""
        entries = tell_turn(lines, names)
        if not self._table.controller.has_remarks:
            return entries
        return self._remarks.told(entries, lines)

    # --- the plate

    def _speak(self, remark: Remark) -> None:
        table, controller = self._table, self._table.controller
        if not controller.has_remarks or controller.pace is Pace.OFF or self._is_hurried:
            return
        if not table.isVisible() or table.scene is None:
            return
        self.plate.say(tell(quoted_words(remark.words)))
        self._stand = self._place(remark.seat)
        if self._stand is None or not (self._stand.is_aside or self._is_free(controller)):
            return
        self.plate.setGeometry(self._stand.box)
        self.plate.show()
        self.plate.raise_()
        self._timer.start(round(LASTS / controller.pace.speed))
        name = table.scene.names[remark.seat]
        table.said.emit(f"{name}: {self.plate.words}")

    @staticmethod
    def _is_free(controller: Controller) -> bool:
        """Return whether no question and no report of a turn's end is open."""
        return not controller.is_open and not controller.turn_end.is_on

    def _place(self, seat: int) -> PlateStand | None:
        """Return the plate's stand: beside a plaque, over its end, below it, or over a board."""
        table, unit = self._table, self._table.plan.unit
        if table.scene is not None and seat == table.scene.viewer:
            own = table.plan.own.board
            return self._over(QPointF(own.left() + 60 * unit, own.top()), below=False)
        box = table.others.box_of(OfSeat(seat), table)
        if box is None or box.isEmpty():
            return None
        head = table.others.box_of(OfSeat(seat, Owned.HEAD), table) or QRect()
        right = table.width() - 10 * unit - box.right()
        least = _NARROWEST * table.look.scale
        if right >= least and table.others.is_alone:
            beside = self._beside(box.right() + 4 * unit, right, box)
            if not beside.box.intersects(table.plan.column):
                self.plate.point(left=True)
                return beside
        kingdom = table.others.kingdom_of(seat, table)
        if kingdom is not None:  # it shows no number
            self.plate.point(left=False)
            over_kingdom = self._beside(kingdom.left(), kingdom.width(), box)
            if not over_kingdom.box.intersects(table.centre.geometry()):
                return over_kingdom
        start = head.left()
        wide = box.right() - start
        if not head.isEmpty() and wide >= least and self._fits(box, wide):
            self.plate.point(left=True)
            over = (_TIP + _OVER) * unit  # the plate covers the whole name
            return self._beside(start - over, wide + over, box)
        return self._over(QPointF(box.left(), box.bottom()), below=True)

    def _fits(self, box: QRect, wide: float) -> bool:
        return self._size(wide).height() <= box.height() + 6 * self._table.plan.unit

    def _size(self, room: float) -> QSize:
        return self.plate.wished(min(room, _WIDEST * self._table.look.scale))

    def _beside(self, left: float, room: float, box: QRect) -> PlateStand:
        size = self._size(room)
        found = QRect(round(left), 0, size.width(), size.height())
        found.moveTop(max(0, box.center().y() - size.height() // 2))
        return PlateStand(found, is_aside=True)

    def _over(self, corner: QPointF, *, below: bool) -> PlateStand:
        """Return a stand over the mat, which is allowed only while no question is open."""
        table = self._table
        self.plate.point(left=False)
        size = self.plate.wished(_WIDEST * table.look.scale)
        found = QRect(round(corner.x()), round(corner.y()), size.width(), size.height())
        if not below:
            found.moveBottom(round(corner.y()))
        found.moveRight(min(found.right(), table.plan.mat.right()))
        return PlateStand(found, is_aside=False)

    # --- the end of a remark

    def hush(self) -> None:
        """Hide the plate."""
        self._timer.stop()
        self.plate.hide()

    def ask(self, scene: Scene) -> None:
        """Hide the plate if it covers options, or if several people share the screen."""
        if self._stand is None or self.plate.isHidden():
            return
        people = sum(seat.is_person for seat in scene.seats)
        if not self._stand.is_aside or people > 1 or _is_about_players(scene):
            self.hush()

    def _hurry(self) -> None:
        self._is_hurried = True
        self.hush()

    def _go_on(self) -> None:
        self._is_hurried = False

    def _changed(self) -> None:
        """Tell the story again, with remarks or without."""
        table = self._table
        if not table.controller.has_remarks:
            self.hush()
        table.log.use(self.tell)
        if table.scene is not None:
            table.log.show_lines(table.controller.shown.lines, table.scene.seats)


def _is_about_players(scene: Scene) -> bool:
    """Return whether an option of the question lies in front of a player."""
    options = scene.decision.options if scene.decision is not None else ()
    return any(isinstance(option.at, OfSeat | OfCard) for option in options)
