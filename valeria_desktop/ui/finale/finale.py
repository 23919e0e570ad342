"""The stage of a game's end: points are counted, secrets turn up, a winner steps forward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.finale.boxes import FinaleSheets, places_in
from valeria_desktop.ui.finale.flakes import LASTS, paint_paper, paint_sparks
from valeria_desktop.ui.finale.lanes import Lanes, colour_of
from valeria_desktop.ui.finale.last_word import LastWordShown
from valeria_desktop.ui.finale.timeline import RISES, Timeline
from valeria_desktop.ui.finale.winner import VerdictSheet, WinnerShown
from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.materials import LORD
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.pictures import picture
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.screens.end.end_parts import Finale
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.stage.ticker import Ticker

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QHideEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
    )

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.finale.playwright import Playwright
    from valeria_desktop.ui.finale.props import Props
    from valeria_desktop.ui.finale.timeline import FinaleMoment
    from valeria_desktop.ui.paint.look import Look

_SKIPS = {Qt.Key.Key_Space, Qt.Key.Key_F, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
_SHAPE = 16 / 9
_SOUNDS = {ActKind.ROW: "tick-1", ActKind.SECRET: "duke", ActKind.TIE: "tick-2"}
_DARK = 0.42
"""The opacity of the dark over the land where no player at the table wins."""
_LEAVES = 380.0
_DEAD_TIME = 300.0
"""The time after the end in which the button does nothing, in ms: a late skip must not leave."""


class StagedFinale(Finale):
    """Stages a play with a game's own signs and pictures."""

    playwright: type[Playwright]
    props: Props

    def __init__(self, look: Look, ticker: Ticker | None = None) -> None:
        """Make an empty stage."""
        super().__init__()
        self._playwright = self.playwright()
        self._look = RoomLook(look, self)
        self._parchment = ParchmentLook(self._look, self)
        self._sheets = FinaleSheets(self._parchment)
        self._line: Timeline | None = None
        self._time = 0.0
        self._rested = _DEAD_TIME
        self._won = False
        self._cued = 0
        self._pace, self._movement = Pace.NORMAL, Movement.FULL
        self._ticker = ticker or Ticker(self)
        self._ticker.ticked.connect(self.advance)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.button = Button(self._parchment, key=self.tr("Space"), kind=ButtonKind.PRIMARY)
        self.button.setParent(self)
        self.button.clicked.connect(self._go_on)
        self.setFocusProxy(self.button)
        self._look.changed.connect(self._lay_out)

    # --- the play

    @property
    def is_over(self) -> bool:
        """Whether the play has ended."""
        return self._line is None or self._time >= self._line.length

    def use_motion(self, pace: Pace, movement: Movement) -> None:
        """Set how fast the play goes, and how much moves."""
        self._pace, self._movement = pace, movement
        if self._is_at_once:
            self.skip()

    @property
    def _is_at_once(self) -> bool:
        return self._pace is Pace.OFF or self._movement is Movement.NONE

    def begin(self, session: Session, *, won: bool) -> None:
        """Stage the end of a game; `won` says whether a person has won."""
        play = self._playwright.play_of(session, has_remarks=self.has_remarks)
        self._line = Timeline.of(play)
        self._time, self._cued, self._won = 0.0, 0, won
        self._lay_out()
        if self._is_at_once:
            self.skip()
        else:
            self.advance(0.0)
            self._ticker.start()

    def advance(self, milliseconds: float) -> None:
        """Let a time pass, in ms."""
        line = self._line
        if line is None:
            return
        was_over = self.is_over
        self._rested += milliseconds
        self._time += milliseconds * self._pace.speed
        cues = line.cues
        while self._cued < len(cues) and cues[self._cued][0] <= self._time:
            act = line.play.acts[cues[self._cued][1]]
            self._cued += 1
            self._sound(act.kind)
            self._say(act.said)
        if self.is_over and not was_over:
            self._rest()
        elif not self.is_over and self._time >= line.starts[-1]:
            self._lay_out()  # the button lies on the verdict's sheet, which moves in
        falls = LASTS if self._movement is Movement.FULL else 0.0
        if self._time >= line.length + falls and self._rested >= _DEAD_TIME:
            self._ticker.stop()
        self.update()

    def skip(self) -> None:
        """Show the end at once, and tell the rest in one text."""
        self._finish(is_silent=False)

    def _finish(self, *, is_silent: bool) -> None:
        line = self._line
        if line is None or self.is_over:
            return
        rest = line.play.acts[self._cued :]
        self._cued = len(line.play.acts)
        self._time = line.length
        self._rest()
        self.update()
        if rest and not is_silent:
            self._sound(ActKind.WINNER)
            self._say(" ".join(act.said for act in rest))

    def _rest(self) -> None:
        """Show the finished picture, and the button to the score."""
        self._rested = 0.0
        if self._is_at_once:
            self._rested = _DEAD_TIME
            self._ticker.stop()
        self._lay_out()

    def forget(self) -> None:
        """Drop the play."""
        self._ticker.stop()
        self._line = None

    def _sound(self, kind: ActKind) -> None:
        name = ("win" if self._won else "loss") if kind is ActKind.WINNER else _SOUNDS.get(kind, "")
        if name:
            self.sounded.emit(name)

    def _say(self, words: str) -> None:
        self.setAccessibleName(words)
        self.said.emit(words)

    def _go_on(self) -> None:
        if not self.is_over:
            self.skip()
        elif self._rested >= _DEAD_TIME:
            self._ticker.stop()
            self.left.emit()

    # --- the button's place

    def _lay_out(self) -> None:
        self._look.fit(self.size())
        words = self.tr("To the score") if self.is_over else self.tr("Skip")
        self.button.setText(words)
        self.button.setAccessibleName(words)
        self.button.adjustSize()
        size, px = self.button.sizeHint(), self._look.px
        corner = QPoint(
            self.width() - size.width() - px(22), self.height() - size.height() - px(16)
        )
        if self._line is not None and self._moment(self._line).act.kind is ActKind.WINNER:
            told = VerdictSheet.of(self._line.play, QRectF(self.rect()), self._parchment)
            below = told.below(self._moment(self._line)) - size.height()
            corner = (told.words.bottomLeft() + QPointF(0, below)).toPoint()
        self.button.setGeometry(QRect(corner, size))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._ticker.stop()
            self._finish(is_silent=True)

    # --- keys and clicks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.is_over and event.key() in _SKIPS:
            self.skip()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.is_over:
            self.skip()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = self.width(), self.height(), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, _backdrop(self.props.backdrop, *room))
        if self._line is not None:
            self._paint(painter, self._moment(self._line))
        painter.end()

    def _moment(self, line: Timeline) -> FinaleMoment:
        is_calm = self._movement is not Movement.FULL
        return line.at(min(self._time, line.length - 1), is_calm=is_calm)

    def _paint(self, painter: QPainter, moment: FinaleMoment) -> None:
        room = QRectF(self.rect())
        sides, shape = len(moment.play.sides), self.props.shape
        places = places_in(room.size(), self._look, sides, shape)
        looks, stage = (self._look, self._parchment), (self._sheets, self.props)
        self._paint_dark(painter, moment)
        self._paint_count(painter, moment, Lanes(painter, self._parchment, places, stage))
        self.props.secret_shown(painter, looks, places, self._sheets).paint(moment)
        self._paint_air(painter, moment)
        WinnerShown(painter, looks, room, stage).paint(moment)
        LastWordShown(painter, self._parchment, room).paint(moment)

    def _paint_count(self, painter: QPainter, moment: FinaleMoment, lanes: Lanes) -> None:
        """Paint the count's sheet, which comes from the left and leaves to the left."""
        gone = 0.0
        if moment.act.kind is ActKind.WINNER:
            gone = moment.moved(0, _LEAVES) if not moment.is_calm else 1.0
        elif moment.act.kind is ActKind.OPENING:
            gone = 1.0 - moment.moved(150, 500)
            painter.setOpacity(moment.seen(150))
        if gone < 1:
            painter.save()
            painter.translate(round(-gone * self.width() * 0.6), 0)
            lanes.paint(moment)
            painter.restore()
        painter.setOpacity(1.0)

    def _paint_dark(self, painter: QPainter, moment: FinaleMoment) -> None:
        if moment.play.verdict.is_lost and moment.act.kind is ActKind.WINNER:
            dark = QColor(LORD)
            dark.setAlphaF(_DARK * moment.moved(0, RISES * 2))
            painter.fillRect(self.rect(), dark)

    def _paint_air(self, painter: QPainter, moment: FinaleMoment) -> None:
        line, verdict = self._line, moment.play.verdict
        if line is None or self._movement is not Movement.FULL or self._is_at_once:
            return
        time = self._time - line.starts[-1] - RISES
        if time <= 0:
            return
        room, unit = QRectF(self.rect()), self._look.unit
        if verdict.is_lost:
            paint_sparks(painter, room, unit, time)
        elif verdict.winners:
            colours = [colour_of(self._look, moment.play.sides[seat]) for seat in verdict.winners]
            paint_paper(painter, room, unit, (time, colours))


@kept
def _backdrop(name: str, width: int, height: int, ratio: float) -> QPixmap:
    """Return a picture that is large enough to cover a room."""
    whole = QSize(max(width, round(height * _SHAPE)), 0)
    whole.setHeight(round(whole.width() / _SHAPE))
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor("#1d2130"))
    scene = picture(name, whole.width(), whole.height(), ratio)
    painter = QPainter(pixmap)
    painter.drawPixmap(width - whole.width(), height - whole.height(), scene)
    painter.end()
    return pixmap
