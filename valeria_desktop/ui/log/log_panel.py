"""The story on the table: its heading, pills that filter it, its rows, and a drawer for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QActionGroup, QColor, QFontMetrics, QIcon, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.choices import make_exclusive, take_choices
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.log.log_list import LogList
from valeria_desktop.ui.log.log_model import EVERYBODY, LogModel
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.paint.parchment import RING, ParchmentLook, paint_sheet
from valeria_desktop.ui.paint.shields import shield_icon
from valeria_desktop.ui.words.label import Label, explain_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import TellTurn
    from valeria_desktop.ui.paint.look import Look


_TEXT, _SIDE, _HEIGHT = 13.5, 9, 22
_ICON = 15
_EVERYONE = "person"


class Pill(DrawnButton):
    """A small rounded button: words or a sign, filled while it is on."""

    def __init__(self, look: Look, words: str = "") -> None:
        """Show words."""
        super().__init__(look, focus=Qt.FocusPolicy.TabFocus)
        self.setText(words)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(_TEXT))
        super()._look_changed()

    def sizeHint(self) -> QSize:
        px = self._look.px
        width = QFontMetrics(self.font()).horizontalAdvance(self.text())
        if not self.icon().isNull():
            width += px(_ICON) + (px(4) if self.text() else 0)
        return QSize(max(LEAST_TARGET, width + 2 * px(_SIDE)), max(LEAST_TARGET, px(_HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        tokens, px = self._look.palette, self._look.px
        around = max(1.0, (whole.height() - px(_HEIGHT)) / 2)  # the mouse finds more than is seen
        box = whole.adjusted(1, around, -1, -around)
        is_on = self.isChecked() or self.isDown()
        painter.setPen(QPen(QColor(tokens.ink if is_on else tokens.line), 1.2))
        over = is_on or self.underMouse()
        painter.setBrush(QColor(tokens.raised) if over else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        if self.hasFocus():
            ring = box.adjusted(1, 1, -1, -1)
            paint_focus_ring(painter, ring, ring.height() / 2)
        left = float(px(_SIDE))
        if not self.icon().isNull():
            side = px(_ICON)
            top = round((self.height() - side) / 2)
            self.icon().paint(painter, round(left), top, side, side)
            left += side + px(4)
        painter.setFont(self.font())
        painter.setPen(QColor(tokens.ink if is_on else tokens.quiet))
        room = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(
            room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text()
        )


_SIZE = QSize(360, 380)
_GAP = 8
_SIZES = 3
"""Heights of the story between which the table goes back and forth."""
_SHADOW = 4.5
"""Room for the shadow of the story's sheet, in units."""


class StorySheet:
    """Paints a sheet of parchment that fills a widget, from a kept picture."""

    def __init__(self, look: ParchmentLook) -> None:
        self._look = look
        self._kept = KeptPictures(look, each=_SIZES)

    def paint(self, widget: QWidget) -> None:
        """Paint the sheet below a widget's contents."""
        beyond = (RING - _SHADOW) * self._look.unit
        box = QRectF(widget.rect()).adjusted(-beyond, -beyond, beyond, beyond)
        self._kept.paint_whole(
            widget,
            (box.getRect(), self._look.unit),
            lambda painter: self._draw(painter, box),
        )

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, box, self._look, is_lit=False)


class Drawer(QWidget):
    """A sheet with the rows of the story, over the widgets beside its panel."""

    closed = QtSignal()

    def __init__(self, look: ParchmentLook, rows: LogList, corner: QPoint, window: QWidget) -> None:
        """Open to the left of a corner of the window, as large as there is room."""
        super().__init__(window)
        self._look, self._sheet = look, StorySheet(look)
        self.rows = rows
        px = look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(12), px(14), px(14))
        column.addWidget(rows)
        width = min(px(_SIZE.width()), corner.x() - 2 * px(_GAP))
        height = min(px(_SIZE.height()), corner.y() - px(_GAP))
        self.setGeometry(corner.x() - width - px(_GAP), corner.y() - height, width, height)
        self.show()
        self.raise_()
        rows.follow()
        rows.setFocus(Qt.FocusReason.PopupFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._sheet.paint(self)

    def close_by_escape(self) -> bool:
        self.closed.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_by_escape()
        else:
            super().keyPressEvent(event)


_SIDE_MARGIN, _EDGE = 15, 6
_PILL_AROUND = 5
"""The room round a pill in which the mouse finds it, too, in pixels at 100 %."""
"""The story's margins within its sheet, beside the rows and over and under them, in units."""
_HEAD, _SMALL_HEAD, _ROW, _LINE = 34, 24, 24, 19
_ANY = 16777215
"""Qt's number for no limit of a height, in pixels."""


class LogPanel(QFrame):
    """The story under a heading: this turn's rows or all, everyone's or one player's."""

    moment_asked = QtSignal(int)
    """The number of the line whose moment someone wants to look at."""

    def __init__(
        self, look: Look, tell_turn: TellTurn | None = None, parent: QWidget | None = None
    ) -> None:
        """Show an empty story."""
        super().__init__(parent)
        self._look = look = ParchmentLook(look, self)
        self._sheet = StorySheet(look)
        self.model = LogModel(tell_turn)
        self._seen: dict[int, int] = {}
        self.list = self._new_list()
        self._heading = Label()
        self.now, self.all, self.whose = (Pill(look) for _ in range(3))
        self.more = Pill(look)
        self._new = 0
        self._head = QWidget()
        self._drawer: Drawer | None = None
        self._name_parts()
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()
        self._show_whole(whole=True)

    def _new_list(self) -> LogList:
        made = LogList(self._look)
        made.setModel(self.model)
        made.setAccessibleName(self.tr("Story of the game"))
        made.moment_asked.connect(self.moment_asked)
        return made

    def _name_parts(self) -> None:
        self.now.setText(self.tr("this turn", "a part of the story"))
        self.all.setText(self.tr("all", "the whole story"))
        both = QButtonGroup(self)
        take_choices(both, lambda number: self._show_whole(whole=number == 1))
        for number, pill in enumerate((self.now, self.all)):
            make_exclusive(pill)
            both.addButton(pill, number)
        self.now.setAccessibleName(self.tr("Story of this turn, and new lines"))
        self.all.setAccessibleName(self.tr("The whole story"))
        self.whose.setAccessibleName(self.tr("Whose lines the story shows"))
        self.more.setAccessibleName(self.tr("Open the story"))
        self.whose.clicked.connect(self._ask_whose)
        self.more.clicked.connect(self._turn_drawer)

    def _lay_out(self) -> None:
        top = QHBoxLayout(self._head)
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(5)
        top.addWidget(self._heading)
        top.addStretch(1)
        for pill in (self.whose, self.now, self.all):
            top.addWidget(pill)
        self._row = QHBoxLayout()
        self._row.setSpacing(4)
        self._row.addWidget(self.list, 1)
        self._row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(3)
        self._column.addWidget(self._head)
        self._column.addLayout(self._row, 1)

    def _restyle(self) -> None:
        self.more.setIcon(self._look.qicon("up", self._look.palette.quiet))
        self._heading.setPalette(self._look.qt_palette())
        self._show_whose()
        self._fit()
        self.update()

    # --- a low panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """In a low panel, leave only the newest rows, and the pill that opens the drawer."""
        px = self._look.px
        is_short = self.height() < px(_HEAD + 2 * _ROW)
        has_head = not is_short or self.height() >= px(_SMALL_HEAD + _ROW)
        self._head.setVisible(has_head)
        self._heading.setFont(self._look.title_font(14 if is_short else 17))
        margin = px(2) if is_short else px(5)
        side, edge = px(9), 0
        if not is_short:
            side, edge = (round(size * self._look.unit) for size in (_SIDE_MARGIN, _EDGE))
        top = margin if is_short else margin + edge - _PILL_AROUND
        self._column.setContentsMargins(side, top, side, margin + edge + 3)
        self._column.setSpacing(0)
        for pill in (self.now, self.all):
            pill.setVisible(not is_short)
        self.more.setVisible(is_short)
        self._show_whose()
        policy = Qt.ScrollBarPolicy
        bars = policy.ScrollBarAlwaysOff if is_short else policy.ScrollBarAsNeeded
        self.list.setVerticalScrollBarPolicy(bars)
        room = self.height() - 2 * margin - 3 - (px(_SMALL_HEAD) if has_head else 0)
        lines = max(1, room // px(_LINE))  # no half of a line below the last whole one
        self.list.setMaximumHeight(lines * px(_LINE) + 3 if is_short else _ANY)
        if not is_short:
            self._close_drawer()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._sheet.paint(self)

    def _turn_drawer(self) -> None:
        """Open the drawer with the story beside a low panel, or close it."""
        if self._drawer is not None:
            self._close_drawer()
            return
        corner = self.mapTo(self.window(), self.rect().bottomLeft())
        self._drawer = Drawer(self._look, self._new_list(), corner, self.window())
        self._drawer.closed.connect(self._close_drawer)
        self.more.setAccessibleName(self.tr("Close the story"))

    def _close_drawer(self) -> None:
        if self._drawer is not None:
            had_focus = self._drawer.rows.hasFocus()
            self._drawer.hide()
            self._drawer.deleteLater()
            self._drawer = None
            if had_focus and self.more.isVisible():
                self.more.setFocus(Qt.FocusReason.PopupFocusReason)
            self.more.setAccessibleName(self.tr("Open the story"))

    # --- the story

    def use(self, tell_turn: TellTurn | None) -> None:
        """Tell another game's story, in that game's own way."""
        self.model.use(tell_turn)

    def start(self, seats: tuple[Seat, ...], lines: int = 0) -> None:
        """Begin the story of a game, with a number of lines that all players know already."""
        self._seen = dict.fromkeys(range(len(seats)), lines)
        self._seats = seats
        self._look_at(EVERYBODY)
        self._close_drawer()

    def show_lines(self, lines: Sequence[Line], seats: tuple[Seat, ...]) -> None:
        """Show the lines, and scroll to the newest row unless someone reads older rows."""
        self.model.show_lines(lines, seats)
        self.list.follow()

    def mark_since(self, scene: Scene) -> None:
        """Mark the rows since this viewer was asked last; the next call counts from here."""
        first = self._seen.get(scene.viewer, 0)
        self.model.mark_from(first)
        self._seen[scene.viewer] = self.model.line_count
        self._new = max(0, self.model.line_count - first)
        self._show_heading()
        start = self.model.row_of_line(first)
        if start >= 0:  # the new rows that fit, from the first one on
            self.list.show_from(start)

    def _show_heading(self) -> None:
        self._heading.setText(self.tr("Story"))
        told = self.tr("%n new", "what is marked in the story", self._new) if self._new else ""
        self._heading.setAccessibleDescription(told)
        words = self.tr("New lines since your last decision are marked.")
        explain_beside(self._heading, f"{told}. {words}" if told else words)

    def _show_whole(self, *, whole: bool) -> None:
        self.now.setChecked(not whole)
        self.all.setChecked(whole)
        self.model.show_whole(whole=whole)
        self._show_whose()
        self._show_heading()
        self.list.follow()

    # --- whose lines

    _seats: tuple[Seat, ...] = ()
    _looked_at = EVERYBODY

    def _ask_whose(self) -> None:
        menu = QMenu(self)
        one = QActionGroup(menu)
        for seat, (name, icon) in self._choices().items():
            on_wood = self._look.table.menu_icon(_EVERYONE) if seat == EVERYBODY else icon
            action = menu.addAction(on_wood, name)
            action.setCheckable(True)
            action.setChecked(seat == self._looked_at)
            action.triggered.connect(lambda _on=True, seat=seat: self._look_at(seat))
            one.addAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.whose.mapToGlobal(self.whose.rect().bottomLeft()))

    def _choices(self) -> dict[int, tuple[str, QIcon]]:
        return {seat: self._choice(seat) for seat in (EVERYBODY, *range(len(self._seats)))}

    def _choice(self, number: int) -> tuple[str, QIcon]:
        if number == EVERYBODY:
            return self.tr("Everyone"), self._look.qicon(_EVERYONE)
        seat = self._seats[number]
        return seat.name, shield_icon(self._look, seat)

    def _look_at(self, seat: int) -> None:
        self._looked_at = seat
        self.model.show_seat(seat)
        self._show_whose()

    def _show_whose(self) -> None:
        name, icon = self._choice(self._looked_at)
        self.whose.setIcon(icon)
        self.whose.setAccessibleDescription(name)
        explain_beside(self.whose, self.tr("Whose lines are shown: {name}").format(name=name))
        has_room = not self.more.isVisibleTo(self)
        self.whose.setVisible(self.model.is_whole and has_room and len(self._seats) > 1)
        self._heading.setVisible(self._has_room_for(self._heading, *self._pills()))
        if not self._has_room_for(*self._pills()):
            self.whose.hide()

    def _pills(self) -> list[QWidget]:
        return [pill for pill in (self.whose, self.now, self.all) if pill.isVisibleTo(self)]

    def _has_room_for(self, *parts: QWidget) -> bool:
        gap = self._look.px(6)
        return sum(part.sizeHint().width() + gap for part in parts) <= self.width() - 4 * gap
