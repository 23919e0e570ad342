"""The sheet between chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.text import Heading, Text
from valeria_desktop.ui.lesson.teacher import paint_medal
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.voice.voice import paint_voice_bust

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.lesson.teacher import Teacher
    from valeria_desktop.ui.paint.look import Look


_WIDTH = 660
_PAD, _ROW, _FOOT, _BETWEEN = 16, 37, 38, 8
_PORTRAIT, _MEDAL = 168, 100


@frozen
class ChapterRow:
    """A chapter that the player may choose."""

    words: str
    task: str
    """The task that earns the chapter's medal."""
    sign: str
    is_won: bool
    told: str
    """The row's words for a screen reader."""
    chosen: Callable[[], None]


@frozen
class ChapterWay:
    """A button that goes on from the sheet."""

    words: str
    icon: str
    gone: Callable[[], None]


@frozen
class ChapterPage:
    """The content of the sheet."""

    heading: str
    words: str
    ways: tuple[ChapterWay, ...]
    """The buttons at the foot; Enter presses the first."""
    rows: tuple[ChapterRow, ...] = ()
    medal: str = ""
    """The sign of a medal that the player has just won."""


class _Picture(QWidget):
    """The teacher beside the words, or a medal."""

    def __init__(self, ink: ParchmentLook, teacher: Teacher, medal: str = "") -> None:
        super().__init__()
        self._ink, self._teacher, self._medal = ink, teacher, medal
        wide = ink.px(_MEDAL if medal else _PORTRAIT)
        self.setFixedSize(QSize(wide, wide if medal else wide * 4 // 3))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._medal:
            paint_medal(painter, box, self._ink, self._medal, is_won=True)
        else:
            paint_voice_bust(painter, box, self._ink.unit, self._teacher.voice)
        painter.end()


class ChapterSheet(Asking):
    """Shows a page in the middle of the table."""

    def __init__(self, look: Look, table: QWidget, teacher: Teacher) -> None:
        """Make a hidden sheet on a table."""
        super().__init__(table)
        self._teacher = teacher
        self._ink = ParchmentLook(look, self)
        self._page: ChapterPage | None = None
        self.ways: list[Button] = []
        self.rows: list[Button] = []
        self._inside: QWidget | None = None
        self._pictures: list[QWidget] = []
        self._words: QWidget = QWidget()
        self._ink.changed.connect(self._show_again)
        self.hide()

    def show_page(self, page: ChapterPage) -> None:
        """Show a page, with the focus on its first button."""
        self._page = page
        self._build(page)
        self.setAccessibleName(f"{page.heading}. {page.words}")
        self.stand()
        self.show()
        self.raise_()
        self.first_focus.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def first_focus(self) -> QWidget:
        return self.ways[0]

    def _show_again(self) -> None:
        """Show the page again in other sizes, with the same button focused."""
        if self._page is None or not self.isVisible():
            return
        focus, stops = self.window().focusWidget(), self._stops
        self._build(self._page)
        self.stand()
        if focus in stops:
            self._stops[stops.index(focus)].setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Hide the sheet, and forget its page."""
        self._page = None
        self.hide()

    # --- parts

    @property
    def _stops(self) -> list[Button]:
        """The buttons, from above to below."""
        return [*self.rows, *reversed(self.ways)]

    def _build(self, page: ChapterPage) -> None:
        if self._inside is not None:
            self._inside.hide()
            self._inside.setParent(None)
            self._inside.deleteLater()
        px = self._ink.px
        self._inside = inside = QWidget(self)
        across = QHBoxLayout(inside)
        across.setContentsMargins(*(px(_PAD),) * 4)
        across.setSpacing(px(_PAD))
        self._pictures = [_Picture(self._ink, self._teacher)]
        across.addWidget(self._pictures[0], 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(px(5))
        across.addLayout(column, 1)
        column.addWidget(Heading(self._ink, page.heading, 25))
        self._words = Text(self._ink, page.words, 16.5)
        column.addWidget(self._words)
        if page.medal:
            self._pictures.append(_Picture(self._ink, self._teacher, page.medal))
            column.addWidget(self._pictures[1], 1, Qt.AlignmentFlag.AlignCenter)
        self.rows = [self._row(number, row) for number, row in enumerate(page.rows, 1)]
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)
        column.addLayout(self._foot(page.ways))
        inside.show()

    def _row(self, number: int, row: ChapterRow) -> Button:
        button = Button(self._ink, f"{number}   {row.words}: {row.task}")
        button.set_picture(
            lambda painter, box: paint_medal(painter, box, self._ink, row.sign, is_won=row.is_won)
        )
        button.set_height(_ROW)
        button.setAccessibleName(row.told)
        button.clicked.connect(row.chosen)
        button.arrows = self._arrow
        return button

    def _foot(self, ways: Sequence[ChapterWay]) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(self._ink.px(_BETWEEN))
        self.ways = []
        for way in ways:
            kind = ButtonKind.NORMAL if self.ways else ButtonKind.PRIMARY
            button = Button(self._ink, way.words, icon=way.icon, kind=kind)
            button.set_height(_FOOT)
            button.clicked.connect(way.gone)
            button.arrows = self._arrow
            self.ways.append(button)
        for button in reversed(self.ways):
            foot.addWidget(button)
            if button is self.ways[-1]:
                foot.addStretch(1)
        return foot

    def _arrow(self, button: Button, key: Qt.Key) -> bool:
        """Move the focus by an arrow key; return whether the key was one."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
        step = steps.get(key)
        if step is None:
            return False
        stops = self._stops
        stops[(stops.index(button) + step) % len(stops)].setFocus()
        return True

    # --- size and place

    def stand(self) -> None:
        """Stand in the middle of the table; where room is short, hide pictures, then the words."""
        page, table = self._page, self.parentWidget()
        if page is None or table is None:
            return
        room, size = table.rect().adjusted(10, 8, -10, -8), QSize()
        for has_words, parts in ((True, 2), (True, 1), (True, 0), (False, 0)):
            self._words.setVisible(has_words)
            for number, picture in enumerate(reversed(self._pictures)):  # a medal goes last
                picture.setVisible(number < parts)
            size = self._size(room.width())
            if size.height() <= room.height() and size.width() <= room.width():
                break
        box = QRect(QPoint(), size.boundedTo(room.size()))
        box.moveCenter(room.center())
        self.setGeometry(box)
        if self._inside is not None:
            self._inside.setGeometry(self.rect())

    def _size(self, most: int) -> QSize:
        if self._inside is None or (layout := self._inside.layout()) is None:
            return QSize()
        self._inside.ensurePolished()
        layout.activate()  # count what was just hidden or shown
        least = layout.totalMinimumSize().width()
        width = max(least, min(self._ink.px(_WIDTH), most))
        for row in self.rows:
            width = max(width, min(most, self._beside() + row.sizeHint().width()))
        width = max(width, self._beside() + self._foot_width())  # the portrait yields to buttons
        least = layout.totalMinimumSize().height()
        return QSize(width, max(layout.totalHeightForWidth(width), least))

    def _foot_width(self) -> int:
        """Return the width of the foot's buttons beside each other, each in one line, in pixels."""
        gaps = self._ink.px(_BETWEEN) * len(self.ways)  # one gap more, for the stretch
        return gaps + sum(way.sizeHint().width() for way in self.ways)

    def _beside(self) -> int:
        """Return the width of portrait and margins beside a row, in pixels."""
        px = self._ink.px
        picture = self._pictures[0]
        return 2 * px(_PAD) + (0 if picture.isHidden() else picture.width() + px(_PAD))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sheet(painter, QRectF(self.rect()).adjusted(-4, -4, 4, 4), self._ink, is_lit=False)
        painter.end()
