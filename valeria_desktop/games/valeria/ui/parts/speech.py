"""A character's remark at a big moment: a plate beside their plaque for a few seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat
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

LASTS = 2500.0
"""How long a plate stays, in ms at normal pace."""
_TEXT = 15.5
_EDGE, _HIGH = 15.0, 11.0
"""Padding at the plate's ends, and above and below its words, in units."""
_TIP, _INSIDE = 9.0, 6.0
"""Half of the width of a tip, and its reach into the parchment, in units."""
_FROM_BUST, _FROM_PLANK = 8.0, 9.0
"""Distance of a plate from the bust beside it, and from the plank above it, in units."""
_FROM_LIPS = 7.0
"""Distance of the tip from the middle of the mouth, in units."""
_NARROWEST, _WIDEST = 200.0, 330.0
_LEAST_HEIGHT = 58.0


class SpeechPlate(QWidget):
    """Words on parchment with a tip towards the speaker; the mouse passes through."""

    def __init__(self, table: TableScreen) -> None:
        """Make a hidden plate."""
        super().__init__(table)
        self._look = ParchmentLook(table.look, self)
        self.words = ""
        self._sheet = QRectF()
        self._tip: QPointF | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def wished(self, width: float) -> QSize:
        """Return the parchment's size for its words, at most `width` pixels wide."""
        unit = self._look.unit
        around, high = 2 * _EDGE * unit, 2 * _HIGH * unit
        metrics = QFontMetricsF(self._look.font(_TEXT))
        room = QRectF(0, 0, max(1.0, width - around), 10_000)
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.words)
        tall = max(_LEAST_HEIGHT * unit, box.height() + high)
        return QSize(round(box.width() + around + 2), round(tall))

    def say(self, words: str) -> None:
        """Set the words; the caller sets the plate's place."""
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def stand(self, stand: PlateStand) -> None:
        """Lay the parchment into its box, with a tip towards the mouth."""
        whole = stand.box
        if stand.tip is not None:
            whole = whole.united(QRect(stand.tip, QSize(1, 1)).adjusted(-2, -2, 2, 2))
        self._sheet = QRectF(stand.box.translated(-whole.topLeft()))
        self._tip = None if stand.tip is None else QPointF(stand.tip - whole.topLeft())
        self.setGeometry(whole)
        self.update()

    @property
    def sheet(self) -> QRect:
        """The box of the parchment without its tip, in the table."""
        return self._sheet.toRect().translated(self.pos())

    def _points(self) -> tuple[QPointF, QPointF, QPointF] | None:
        """Return the corners of the tip, which begins inside the sheet's nearest edge."""
        if self._tip is None:
            return None
        sheet, tip, unit = self._sheet, self._tip, self._look.unit
        half, inside = _TIP * unit, _INSIDE * unit
        aside, inner = QPointF(0, half), sheet.adjusted(inside, inside, -inside, -inside)
        if tip.y() < sheet.top():
            aside = QPointF(half, 0)
            inner.adjust(half, 0, -half, 0)
        else:
            inner.adjust(0, half, 0, -half)
        foot = QPointF(
            min(max(tip.x(), inner.left()), inner.right()),
            min(max(tip.y(), inner.top()), inner.bottom()),
        )
        return foot - aside, tip, foot + aside

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet, edge = self._sheet, _EDGE * self._look.unit
        paint_speech(painter, sheet, self._look, self._points())
        painter.setFont(self._look.font(_TEXT))
        painter.setPen(QColor(INK))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(sheet.adjusted(edge, 0, -edge, 0), flags, self.words)
        painter.end()


@frozen
class PlateStand:
    """The box of a plate's parchment, and whether it may stay beside an open question."""

    box: QRect
    is_aside: bool
    """Whether the plate covers no option of any question."""
    tip: QPoint | None = None
    """Where its tip ends, at the speaker's mouth; None without a tip."""


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
        self.plate.stand(self._stand)
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
        """Return the plate's stand: at the mouth, over a kingdom, below a plank, over a board.

        The numbers of the active player stay free, so their words stand below the plank.
        """
        table, unit = self._table, self._table.plan.unit
        scene = table.scene
        if scene is not None and seat == scene.viewer:
            own = table.plan.own.board
            return self._over(QPoint(round(own.left() + 60 * unit), own.top()))
        box = table.others.box_of(OfSeat(seat), table)
        if box is None or box.isEmpty():
            return None
        is_acting = scene is not None and scene.active == seat
        places = [] if is_acting else [self._at_mouth(seat, box)]
        if not is_acting or not self._is_free(table.controller):
            places.append(self._on_kingdom(seat, box))
        found = next((place for place in places if place is not None), None)
        return self._below(seat, box) if found is None else found

    def _at_mouth(self, seat: int, box: QRect) -> PlateStand | None:
        """Return a stand on the speaker's own plank; None if the words don't fit there."""
        others, unit = self._table.others, self._table.plan.unit
        bust, mouth = others.bust_of(seat, self._table), others.mouth_of(seat, self._table)
        if bust is None or mouth is None:
            return None
        left = bust.right() + _FROM_BUST * unit
        if box.right() - left < _NARROWEST * self._table.look.scale:
            return None
        return self._aside(left, box.right() - left, box, mouth + QPoint(self._from_lips, 0))

    def _on_kingdom(self, seat: int, box: QRect) -> PlateStand | None:
        """Return a stand on a rival's small kingdom, which shows no number; None without one."""
        kingdom = self._table.others.kingdom_of(seat, self._table)
        return None if kingdom is None else self._aside(kingdom.left(), kingdom.width(), box, None)

    @property
    def _from_lips(self) -> int:
        return round(_FROM_LIPS * self._table.plan.unit)

    def _size(self, room: float) -> QSize:
        return self.plate.wished(min(room, _WIDEST * self._table.look.scale))

    def _aside(self, left: float, room: float, box: QRect, tip: QPoint | None) -> PlateStand | None:
        """Return a stand in the height of a plank; None if the words would reach the market."""
        size = self._size(room)
        high = max(size.height(), box.height() - 2)  # no half of a name is left to be read
        found = QRect(round(left), 0, size.width(), high)
        found.moveTop(max(0, box.center().y() - high // 2))
        hides = found.intersects(self._table.centre.geometry())
        if hides or size.width() > room + 2:
            return None
        return PlateStand(found, is_aside=True, tip=tip)

    def _below(self, seat: int, box: QRect) -> PlateStand:
        """Return a stand over the mat, below a plank, with its tip up at the mouth."""
        mouth = self._table.others.mouth_of(seat, self._table)
        down = round(_FROM_PLANK * self._table.plan.unit)
        tip = None if mouth is None else mouth + QPoint(0, self._from_lips)
        return self._over(QPoint(box.left(), box.bottom() + down), is_below=True, tip=tip)

    def _over(
        self, corner: QPoint, *, is_below: bool = False, tip: QPoint | None = None
    ) -> PlateStand:
        """Return a stand over the mat, which is allowed only while no question is open."""
        table = self._table
        size = self.plate.wished(_WIDEST * table.look.scale)
        found = QRect(corner, size)
        if not is_below:
            found.moveBottom(corner.y())
        found.moveRight(min(found.right(), table.plan.mat.right()))
        reaches = tip is not None and found.left() <= tip.x() <= found.right()
        return PlateStand(found, is_aside=False, tip=tip if reaches else None)

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
