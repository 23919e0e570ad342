"""The windows of home: one for each game, the one played last stands open and lives."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QRect,
    QRectF,
    Qt,
    QTime,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.controls.button_faces import ButtonKind, Mien
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.screens.home.clock import DayPart, part_at
from valeria_desktop.ui.screens.home.living import LivingDrawing
from valeria_desktop.ui.screens.home.sign import SignFace
from valeria_desktop.ui.screens.home.wall import (
    ARCH,
    JAMB,
    SILL,
    arch_of,
    paint_beam,
    paint_frame,
    paint_sill,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent

    from valeria_desktop.ui.paint.look import Look

_BEAT = 160
"""The time between two pictures of a motion, in ms."""
_OPENS = 280
"""The time in which a window opens as another one closes, in ms."""
_CLOCK = 60_000
_VEIL = "#14131a"
_DIM = {True: "#2c3242", False: "#8c8fa0"}
"""What is behind a window of a game without a drawing, and behind all that are shut at a start."""
_VEIL_SHARE = 0.30
_OPEN, _SHUT, _BELOW = (400.0, 449.0), (216.0, 366.0), (216.0, 176.0)
"""Width and height of an open window, of the others, and of those in a row below it, in units."""
_APART, _ROW = 22.0, 8.0
"""The distances between windows in units, and between two rows of them in pixels of text."""
_LEAST = 0.55
"""The least size of a window, as a share of the drawn one; where there is less room, is none."""
_WORDS, _NAME = 100.0, 40.0
"""The height of the words under the sill, and of a name alone, in pixels of text."""
OFFER, _OFFER_WORDS = 36, 15.5
"""The height of the sign that says what a press does, and of its words, in pixels of text."""


class ShownGame(NamedTuple):
    """A game as its window shows it: its id, its name in two parts, and the name of its drawing."""

    id: str
    title: str
    about: str
    scene: str


class GameWindow(DrawnButton):
    """A window onto the land of a game: pressing it sets up a new game there."""

    def __init__(self, look: Look, game: ShownGame, parent: QWidget) -> None:
        """Show a game through a window that is shut."""
        super().__init__(look, parent)
        self.game = game
        self.openness = 0.0
        self.unit = 1.0
        self.is_below = False
        """Whether it is a low one in the row below the open one; it bears its name alone."""
        self.time = 0.0
        self.part = DayPart.DUSK
        self.is_whole = False
        """Whether all is painted; at a start only what stands still behind an open window."""
        self.drawing = LivingDrawing(game.scene) if game.scene and has_picture(game.scene) else None
        self._kept = KeptPictures(look)
        self.setText(self.tr("New game"))
        words = self.tr("New game: {title}. {about}")
        self.setAccessibleName(words.format(title=game.title, about=game.about))

    @property
    def _is_lit(self) -> bool:
        return self.hasFocus() or self.underMouse()

    @property
    def pane(self) -> QRectF:
        """The opening in the wall, in the widget's pixels."""
        side = ARCH * self.unit
        words = self._look.px(_NAME if self.is_below else _WORDS)
        return QRectF(self.rect()).adjusted(side, side, -side, -words - SILL * self.unit)

    def complete(self) -> None:
        """Paint all from now on."""
        if not self.is_whole:
            self.is_whole = True
            self.update()

    def beat(self, time: float) -> None:
        """Repaint what has moved by a time, and nothing else."""
        before, self.time = self.time, time
        if self.drawing is None or not self.is_whole:
            return
        pane = self.pane
        for box in self.drawing.dirty(_seen(self.drawing, pane), self.part, before, time):
            if (seen := box.intersected(pane)).isValid():
                self.update(seen.toAlignedRect())

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        states = self._is_lit, self.hasFocus(), self.isDown(), self.is_whole
        depends = (self.openness, self.unit, self.is_below, self.part, *states)
        pane = self.pane
        self._kept.paint_whole(self, depends, lambda painter: self._paint_still(painter, pane))
        if self.drawing is not None and self.openness and self.is_whole:
            painter = QPainter(self)
            painter.setClipRegion(event.region())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inside = 4.6 * self.unit
            outline = arch_of(pane.adjusted(inside, inside, -inside, 0))
            self.drawing.paint(painter, _seen(self.drawing, pane), self.part, self.time, outline)
            painter.end()

    def _paint_still(self, painter: QPainter, pane: QRectF) -> None:
        is_dark = self._look.is_dark
        painter.save()
        painter.setClipPath(arch_of(pane))
        if self.drawing is None or not (self.is_whole or self.openness):
            painter.fillRect(pane, QColor(_DIM[self._look.is_dark]))
        else:
            land = self.drawing.still(self.part, _seen(self.drawing, pane)[0], _size(painter, pane))
            painter.drawPixmap(pane, land, QRectF(land.rect()))
            if not self.openness:  # it stands still while others live
                seen = _seen(self.drawing, pane)
                self.drawing.paint(painter, seen, self.part, self.time, arch_of(pane))
        veil = QColor(_VEIL)
        lit = 0.5 if self.underMouse() else 1.0
        veil.setAlphaF(_VEIL_SHARE * lit * (1 - self.openness))
        painter.fillRect(pane, veil)
        painter.restore()
        paint_frame(painter, pane, self.unit, is_dark=is_dark, openness=self.openness)
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        look, whole = self._look, QRectF(self.rect())
        px, top = look.px, self.pane.bottom() + SILL * self.unit
        ink, quiet = QColor(look.palette.ink), QColor(look.palette.quiet)
        middle = Qt.AlignmentFlag.AlignCenter
        painter.setFont(look.title_font(24 + 4 * self.openness))
        painter.setPen(ink)
        line = QRectF(whole.left(), top + px(6), whole.width(), px(32))
        painter.drawText(line, middle, self.game.title)
        if self.is_below:
            if self.hasFocus():
                self.draw_focus(painter, line.adjusted(2, 0, -2, 0), 6)
            return
        painter.setFont(look.font(14.5))
        painter.setPen(quiet)
        line = QRectF(whole.left(), line.bottom(), whole.width(), px(20))
        about = painter.fontMetrics().elidedText(
            self.game.about, Qt.TextElideMode.ElideRight, round(line.width())
        )
        painter.drawText(line, middle, about)
        self._paint_offer(
            painter, QRectF(whole.left(), line.bottom() + px(4), whole.width(), px(OFFER))
        )

    def _paint_offer(self, painter: QPainter, line: QRectF) -> None:
        """Paint a small sign with the effect of a press."""
        look, face = self._look, SignFace(self._look)
        colours = face.colours(
            Mien(ButtonKind.NORMAL, is_enabled=True, is_pointed=self._is_lit, is_checked=False)
        )
        font = look.bold(_OFFER_WORDS)
        words = QFontMetricsF(font).horizontalAdvance(self.text())
        wide = min(words + look.px(64), line.width() - 4)
        box = QRectF(line.center().x() - wide / 2, line.top(), wide, line.height())
        inside = face.paint_box(painter, box, colours, is_down=self.isDown())
        if self.hasFocus():
            face.paint_focus(painter, box)
        painter.setFont(font)
        painter.setPen(colours.text)
        painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, self.text())


def _seen(drawing: LivingDrawing, pane: QRectF) -> tuple[QRectF, QRectF]:
    """Return the part of a drawing that is seen, and the pane that it fills."""
    return drawing.seen(pane.width() / pane.height()), pane


def _size(painter: QPainter, pane: QRectF) -> tuple[int, int]:
    """Return the size of a pane in device pixels."""
    ratio = painter.device().devicePixelRatio()
    return round(pane.width() * ratio), round(pane.height() * ratio)


class Windows(QWidget):
    """All windows over one sill; the pointer or the focus opens one, and the others close."""

    chosen = Signal(str)
    """The id of the game whose window was pressed."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Show no window yet."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look)
        self.windows: list[GameWindow] = []
        self._open: GameWindow | None = None
        self._upper: GameWindow | None = None
        """The window that stands above the others where there are rows."""
        self._has_rows = False
        """Whether one window stands above the others, which are low and open where they stand."""
        self._sills: list[QRectF] = []
        self.left = 0
        """Where the menu ends, in pixels."""
        self.moves = True
        """Whether what lives moves; it stands still where movement is calm."""
        self._began = monotonic()
        self._beats = QTimer(self, interval=_BEAT)
        self._beats.timeout.connect(self._beat)
        self._clock = QTimer(self, interval=_CLOCK)
        self._clock.timeout.connect(self._tell_hour)
        self._opening = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_OPENS)
        self._opening.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._opening.valueChanged.connect(self._open_further)
        self._from: dict[GameWindow, float] = {}
        self.hour: Callable[[], int] = lambda: QTime.currentTime().hour()
        look.changed.connect(self._arrange)

    def show_games(self, games: Sequence[ShownGame], last: str) -> None:
        """Make a window for each game, and open that of the game played last."""
        if [window.game for window in self.windows] != [*games]:
            for old in self.windows:
                old.deleteLater()
            self.windows = [self._made(game) for game in games]
        first = self.windows[0] if self.windows else None
        self._open = next((each for each in self.windows if each.game.id == last), first)
        self._upper = self._open
        for window in self.windows:
            window.openness = float(window is self._open)
        self._tell_hour()
        self._arrange()

    def _made(self, game: ShownGame) -> GameWindow:
        window = GameWindow(self._look, game, self)
        window.clicked.connect(partial(self.chosen.emit, game.id))
        window.installEventFilter(self)
        window.show()
        return window

    # --- places

    def _arrange(self) -> None:
        """Give each window its place: beside each other, else one above the others."""
        rows, unit = self._rows()
        self._has_rows = len(rows) > 1
        for window in self.windows:
            window.setVisible(any(window in row for row in rows))
        foot = self._foot(unit)
        self._sills = []
        for row in rows:
            self._arrange_row(row, unit, foot)
            foot += (SILL + _BELOW[1] + ARCH) * unit + self._look.px(_WORDS + _ROW)
        self.update()

    def _arrange_row(self, row: Sequence[GameWindow], unit: float, foot: float) -> None:
        sizes = [self._size_of(window) for window in row]
        widths = [(wide + 2 * ARCH) * unit for wide, _ in sizes]
        spare = self._free - sum(widths) - _APART * unit * (len(widths) - 1)
        left = first = self.left + spare / 2
        for window, wide, (_, tall) in zip(row, widths, sizes, strict=True):
            high = (tall + ARCH) * unit
            window.unit, window.is_below = unit, self._is_below(window)
            words = self._look.px(_NAME if window.is_below else _WORDS)
            bottom = foot + SILL * unit + words
            window.setGeometry(
                QRect(round(left), round(foot - high), round(wide), round(bottom - foot + high))
            )
            left += wide + _APART * unit
        edge = JAMB * unit
        long = left - _APART * unit - first
        self._sills.append(QRectF(first - edge, foot, long + 2 * edge, SILL * unit))

    @property
    def _free(self) -> int:
        """The width beside the menu, in pixels."""
        return self.width() - self.left

    def _is_below(self, window: GameWindow) -> bool:
        return self._has_rows and window is not self._upper

    def _size_of(self, window: GameWindow) -> tuple[float, float]:
        if self._has_rows:
            return _OPEN if window is self._upper else _BELOW
        share = window.openness
        wide, high = (
            shut + (wished - shut) * share for shut, wished in zip(_SHUT, _OPEN, strict=True)
        )
        return wide, high

    def _rows(self) -> tuple[list[list[GameWindow]], float]:
        """Return the rows of windows that there is room for, and the size of a drawing's pixel."""
        alone = [window for window in self.windows if window is self._upper]
        others = [window for window in self.windows if window is not self._upper]
        below = [others] if alone and others else []
        for rows in ([self.windows], [alone, *below], [alone]):
            if rows[0] and (unit := self._unit(rows)):
                return rows, unit
        return [], 0.0

    def _unit(self, rows: Sequence[Sequence[GameWindow]]) -> float:
        """Return the size of a pixel of the drawing; 0 where windows would be too small."""
        if self.height() <= 0:
            return 0.0
        wide = _OPEN[0] + 2 * ARCH + (len(rows[0]) - 1) * (_SHUT[0] + 2 * ARCH + _APART)
        high, words = _OPEN[1] + ARCH + SILL, _WORDS + 30
        for row in rows[1:]:
            wide = max(wide, len(row) * (_BELOW[0] + 2 * ARCH + _APART) - _APART)
            high, words = high + _BELOW[1] + ARCH + SILL, words + _NAME + _ROW
        free = self.height() - self._look.px(words)
        unit = min(self._free / (wide + 24), free / high)
        return unit if unit >= _LEAST else 0.0

    def _foot(self, unit: float) -> float:
        """Return the height of the upper sill's upper edge."""
        high, below = (_OPEN[1] + ARCH) * unit, SILL * unit + self._look.px(_WORDS)
        if self._has_rows:
            below += (_BELOW[1] + ARCH + SILL) * unit + self._look.px(_ROW + _NAME)
        return (self.height() - below - high) * 0.42 + high

    @property
    def open_window(self) -> GameWindow | None:
        """The window that stands open, or opens."""
        return self._open

    def open(self, window: GameWindow) -> None:
        """Open a window, and let the others close; one below another stays under the pointer."""
        if window is self._open:
            return
        self._open = window
        if not self._has_rows:
            self._upper = window
        self._from = {each: each.openness for each in self.windows}
        self._opening.stop()
        if self.moves and self.isVisible():
            self._opening.start()
        else:
            self._open_further(1.0)

    def _open_further(self, share: float) -> None:
        for window in self.windows:
            start, end = self._from.get(window, 0.0), float(window is self._open)
            window.openness = end if share >= 1 else round(start + (end - start) * share, 3)
        self._arrange()

    # --- life

    def let_move(self, *, moves: bool) -> None:
        """Let everything live, or stand still."""
        self.moves = moves
        self._live()

    @property
    def is_living(self) -> bool:
        """Whether anything moves now."""
        return self._beats.isActive()

    def _live(self) -> None:
        """Beat only while a person can see it: shown, in front, and not calm."""
        window = self.window()
        is_seen = self.isVisible() and window.isActiveWindow()
        if is_seen and self.moves:
            self._beats.start()
        else:
            self._beats.stop()
        if self.isVisible():
            self._clock.start()
        else:
            self._clock.stop()

    def _beat(self) -> None:
        if self._open is not None and self._open.isVisible():
            self._open.beat(monotonic() - self._began)

    def _complete(self) -> None:
        for window in self.windows:
            window.complete()

    def _tell_hour(self) -> None:
        part = part_at(self.hour())
        for window in self.windows:
            if window.part is not part:
                window.part = part
                window.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._tell_hour()
        self._live()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.window().removeEventFilter(self)
        self._live()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(watched, GameWindow) and kind in {QEvent.Type.Enter, QEvent.Type.FocusIn}:
            self.open(watched)
        elif kind in {QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate}:
            self._live()
        return False

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = [window for window in self.windows if window.isVisible()]
        if not shown:
            return
        QTimer.singleShot(0, self, self._complete)  # home is seen first
        depends = [(each.geometry().getRect(), each.openness) for each in self.windows]
        self._kept.paint_whole(
            self, depends, lambda painter: self._paint_ground(painter, shown[0].unit)
        )

    def _paint_ground(self, painter: QPainter, unit: float) -> None:
        is_dark = self._look.is_dark
        if self._open is not None:
            pane = self._open.pane.translated(self._open.pos())
            paint_beam(painter, pane, is_dark=is_dark)
        for sill in self._sills:
            paint_sill(painter, sill, unit, is_dark=is_dark)
