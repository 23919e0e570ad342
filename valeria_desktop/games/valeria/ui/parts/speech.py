"""What someone says at a big moment: a plate beside their plaque, for a moment."""

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
"""Milliseconds at a normal pace."""
_TEXT = 15.5
_EDGE, _HIGH, _TIP = 15.0, 11.0, 11.0
"""From the plate's ends to its words, sideways and upwards; and how far its tip reaches."""
_OVER = 7.0
"""How far a plate over a plaque lies on the portrait that its tip points to."""
_NARROWEST, _WIDEST = 200.0, 330.0
_LEAST_HEIGHT = 58.0


class SpeechPlate(QWidget):
    """Words on parchment with a tip towards who says them; the mouse goes through."""

    def __init__(self, table: TableScreen) -> None:
        """Stay hidden until someone speaks."""
        super().__init__(table)
        self._look = ParchmentLook(table.look, self)
        self.words = ""
        self._points_left = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def wished(self, width: float) -> QSize:
        """Return its size for the words, at most so wide."""
        unit = self._look.unit
        around, high = 2 * _EDGE * unit, 2 * _HIGH * unit
        metrics = QFontMetricsF(self._look.font(_TEXT))
        room = QRectF(0, 0, max(1.0, width - around - _TIP * unit), 10_000)
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.words)
        tall = max(_LEAST_HEIGHT * unit, box.height() + high)
        return QSize(round(box.width() + around + _TIP * unit + 2), round(tall))

    def say(self, words: str) -> None:
        """Take other words; where it stands is someone else's."""
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def point(self, *, left: bool) -> None:
        """Point to the left, or up."""
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
    """Where a plate stands, and whether a question may be asked below it."""

    box: QRect
    is_aside: bool
    """It covers nothing that a question may be about."""


class CharacterSpeech:
    """Has characters speak as their moments are shown, and has the story tell of it."""

    def __init__(self, table: TableScreen) -> None:
        """Listen to a table."""
        self._table = table
        self._remarks = Remarks()
        self._told = 0
        """Lines shown so far; remarks on them are past."""
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
        """Listen no more: the table goes."""
        self.hush()
        for signal, slot in self._heard:
            signal.disconnect(slot)

    # --- who says what

    def begin(self) -> None:
        """Follow the game that is on the table now."""
        self.hush()
        session = self._table.controller.session
        if session is None:
            return
        self._remarks = Remarks(session.seats, session.record.seed)
        self._told = len(session.chronicle.lines) if session.record.choices else 0
        self._is_hurried = False

    def hear(self, lines: Sequence[Line]) -> None:
        """Hear what is shown by now; the newest remark is spoken, if anybody can follow."""
        said = self._remarks.hear(lines)
        new = [remark for remark in said if remark.at >= self._told]
        self._told = len(lines)
        if new:
            self._speak(new[-1])

    def tell(self, lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
        """Tell a turn for the story, with what was said in it."""
        entries = tell_turn(lines, names)
        if not self._table.controller.has_remarks:
            return entries
        return self._remarks.told(entries, lines)

    # --- how it is shown

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
        """Tell whether nobody is asked, nor told that a turn is over."""
        return not controller.is_open and not controller.turn_end.is_on

    def _place(self, seat: int) -> PlateStand | None:
        """Beside a plaque if there is room, else over its end; else below it, or over a board."""
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
        start = head.left()
        wide = box.right() - start
        if not head.isEmpty() and wide >= least and self._fits(box, wide):
            self.plate.point(left=True)
            over = (_TIP + _OVER) * unit  # no half of the name looks out
            return self._beside(start - over, wide + over, box)
        return self._over(QPointF(box.left(), box.bottom()), below=True)

    def _fits(self, box: QRect, wide: float) -> bool:
        return self.plate.wished(wide).height() <= box.height() + 6 * self._table.plan.unit

    def _beside(self, left: float, room: float, box: QRect) -> PlateStand:
        size = self.plate.wished(min(room, _WIDEST * self._table.look.scale))
        found = QRect(round(left), 0, size.width(), size.height())
        found.moveTop(max(0, box.center().y() - size.height() // 2))
        return PlateStand(found, is_aside=True)

    def _over(self, corner: QPointF, *, below: bool) -> PlateStand:
        """Stand over the mat: only where nobody is asked."""
        table = self._table
        self.plate.point(left=False)
        size = self.plate.wished(_WIDEST * table.look.scale)
        found = QRect(round(corner.x()), round(corner.y()), size.width(), size.height())
        if not below:
            found.moveBottom(round(corner.y()))
        found.moveRight(min(found.right(), table.plan.mat.right()))
        return PlateStand(found, is_aside=False)

    # --- when it goes

    def hush(self) -> None:
        """Say nothing more."""
        self._timer.stop()
        self.plate.hide()

    def ask(self, scene: Scene) -> None:
        """Make room for a question that is about what lies below, or is for others to see."""
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
        """Tell the story anew, with what was said or without."""
        table = self._table
        if not table.controller.has_remarks:
            self.hush()
        table.log.use(self.tell)
        if table.scene is not None:
            table.log.show_lines(table.controller.shown.lines, table.scene.seats)


def _is_about_players(scene: Scene) -> bool:
    """Tell whether something can be chosen that lies in front of players."""
    options = scene.decision.options if scene.decision is not None else ()
    return any(isinstance(option.at, OfSeat | OfCard) for option in options)
