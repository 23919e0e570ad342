"""The winner steps forward: a picture, and on parchment the verdict, its reasons and all scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.finale.boxes import SheetKind, pictures_in
from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.finale.timeline import LAYING, LAYS, RISES, RISING
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import GOLD, INK, LORD
from valeria_desktop.ui.paint.pictures import dyed, picture
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.paint.title_lines import title_height, write_title
from valeria_desktop.ui.screens.end.count import order_of
from valeria_desktop.ui.words.figures import whole

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.finale.acts import Finalist, Play
    from valeria_desktop.ui.finale.boxes import FinaleSheets
    from valeria_desktop.ui.finale.props import Props
    from valeria_desktop.ui.finale.timeline import FinaleMoment
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.paint.room_look import RoomLook

CLOTH = ("#5a1f2c", "#451622", "#7a3040")
"""The dyes of the banner: its face, its shade, and its stripes."""
_SHIELD = QRectF(90 / 240, 99 / 320, 60 / 240, 73 / 320)
"""The box of the empty shield, as shares of the picture."""
_GREY = "#8b8578"
_TIE = "tie"
_EDGE, _INSET = 18.0, 26.0
_TITLE, _TEXT, _ROW = 46.0, 20.0, 34.0
_TOO_FAR = 0.25
"""The share of the rise's overshoot that is kept: the pictures must not leave the room."""
_LEAST = 0.45
_HIGHEST = 0.47
_BUTTON = 56.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


@frozen
class VerdictSheet:
    """The verdict's sheet: its box, and the size of its words."""

    sheet: QRectF
    words: QRectF
    standings: QRectF
    share: float
    """The factor of the words' size, at most 1."""

    @classmethod
    def of(cls, play: Play, room: QRectF, look: ParchmentLook) -> VerdictSheet:
        """Return a sheet that is as high as its words need."""
        edge, inset = look.unit * _EDGE, look.unit * _INSET
        wide = room.width() - 2 * edge
        standings = min(wide * 0.34, look.px(330))
        words = wide - standings - 3 * inset
        sides = len(play.sides)
        most = room.height() * _HIGHEST - 2 * inset
        share = 1.0
        while True:
            told = _height(play, look, words, share)
            needed = max(told + look.px(_BUTTON), sides * look.px(_ROW) * share)
            if needed <= most or share <= _LEAST:
                break
            share -= 0.05
        high = min(needed, most) + 2 * inset
        sheet = QRectF(edge, room.bottom() - edge - high, wide, high)
        inside = sheet.adjusted(inset, inset, -inset, -inset)
        return cls(
            sheet,
            QRectF(inside.left(), inside.top(), words, inside.height()),
            QRectF(inside.right() - standings, inside.top(), standings, inside.height()),
            share,
        )

    def below(self, moment: FinaleMoment) -> int:
        """Return how far below its place the sheet still is, in pixels."""
        return round((1.0 - moment.moved(LAYS, LAYING)) * self.sheet.height() * 1.3)


def _fonts(look: ParchmentLook, share: float) -> tuple[QFont, QFont]:
    title, text = look.title_font(_TITLE), look.font(_TEXT)
    title.setPixelSize(max(13, round(title.pixelSize() * share)))
    text.setPixelSize(max(13, round(text.pixelSize() * share)))
    return title, text


def _height(play: Play, look: ParchmentLook, width: float, share: float) -> float:
    title, text = _fonts(look, share)
    room = QRectF(0, 0, width, 10_000)
    high = title_height(title, play.verdict.title, width)
    for sentence in play.verdict.sentences:
        high += QFontMetricsF(text).boundingRect(room, _WRAP, sentence).height()
        high += look.px(5) * share
    return high


class WinnerShown:
    """Paints the last act."""

    def __init__(
        self,
        painter: QPainter,
        looks: tuple[RoomLook, ParchmentLook],
        room: QRectF,
        stage: tuple[FinaleSheets, Props],
    ) -> None:
        """Paint in a room, with a game's pictures."""
        self._sheets, self._props = stage
        self._painter = painter
        self._look, self._parchment = looks
        self._room = room

    def paint(self, moment: FinaleMoment) -> None:
        """Paint the winners as they rise, and the verdict's sheet below them."""
        if moment.act.kind is not ActKind.WINNER:
            return
        told = VerdictSheet.of(moment.play, self._room, self._parchment)
        above = QRectF(self._room.topLeft(), QPointF(self._room.right(), told.sheet.top()))
        curve = QEasingCurve.Type.OutBack
        risen = moment.moved(RISES, RISING, curve)
        self._painter.setOpacity(moment.seen(RISES))
        verdict = moment.play.verdict
        boxes = pictures_in(above, self._look, max(1, len(verdict.winners)))
        for index, box in enumerate(boxes):
            left = 1.0 - risen if risen < 1 else (1.0 - risen) * _TOO_FAR
            shift = round(left * (self._room.bottom() - box.top()))
            self._paint_picture(moment.play, index, box.translated(0, shift))
        self._painter.setOpacity(moment.seen(LAYS))
        self._painter.save()
        self._painter.translate(0, told.below(moment))
        self._paint_told(moment.play, told)
        self._painter.restore()
        self._painter.setOpacity(1.0)

    # --- the picture

    def _paint_picture(self, play: Play, index: int, box: QRectF) -> None:
        painter, unit, verdict = self._painter, self._look.unit, play.verdict
        won = play.sides[verdict.winners[index]] if verdict.winners else None
        won = play.sides[-1] if verdict.is_lost else won
        colour = colour_of(self._look, won) if won else QColor(_GREY)
        frame = box.adjusted(-7 * unit, -7 * unit, 7 * unit, 7 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        shadow = QColor(0, 0, 0)
        shadow.setAlphaF(0.45)
        painter.setBrush(shadow)
        painter.drawRoundedRect(frame.translated(5 * unit, 8 * unit), 6 * unit, 6 * unit)
        painter.setPen(QPen(QColor(INK), 2.2 * unit))
        painter.setBrush(colour)
        painter.drawRoundedRect(frame, 6 * unit, 6 * unit)
        ratio = painter.device().devicePixelRatio()
        size = round(box.width()), round(box.height())
        at = QPointF(round(box.left()), round(box.top()))
        if verdict.is_lost:
            painter.drawPixmap(at, picture(self._props.lost, *size, ratio))
        else:
            dyes = tuple(zip(CLOTH, _tones(colour), strict=True))
            painter.drawPixmap(at, dyed(self._props.banner, *size, ratio, dyes))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(at, box.size()))
        brush = Brush(painter, self._look, 1.0)
        if verdict.is_lost:
            _paint_opponents_shield(brush, box, play.sides[-1])
        else:
            _paint_shield(brush, box, colour, sign_of(won) if won else _TIE)

    # --- the sheet

    def _paint_told(self, play: Play, told: VerdictSheet) -> None:
        painter, look = self._painter, self._parchment
        self._sheets.paint(painter, SheetKind.VERDICT, told.sheet)
        title, text = _fonts(look, told.share)
        painter.setPen(QColor(INK))
        painter.setFont(title)
        box = QRectF(told.words)
        used = title_height(title, play.verdict.title, box.width())
        write_title(painter, box, play.verdict.title)
        painter.setFont(text)
        for sentence in play.verdict.sentences:
            box.setTop(box.top() + used + look.px(5) * told.share)
            painter.drawText(box, _WRAP, sentence)
            used = QFontMetricsF(text).boundingRect(box, _WRAP, sentence).height()
        self._paint_standings(play, told)

    def _paint_standings(self, play: Play, told: VerdictSheet) -> None:
        painter, look = self._painter, self._parchment
        totals = [score.total for score in play.scores]
        high = look.px(_ROW) * told.share
        line = QPen(QColor(look.materials.parchment_line), max(1.0, look.unit))
        for rank, column in enumerate(_ranked(play, totals)):
            side = play.sides[column]
            row = QRectF(told.standings.left(), told.standings.top() + rank * high, 0, high)
            row.setRight(told.standings.right())
            won = column in play.verdict.winners or (play.verdict.is_lost and side.seat is None)
            if won:
                painter.setPen(QPen(QColor(INK), 1.2 * look.unit))
                painter.setBrush(QColor(GOLD))
                painter.drawRoundedRect(row.adjusted(0, 1, 0, -1), 5 * look.unit, 5 * look.unit)
            else:
                painter.setPen(line)
                painter.drawLine(row.bottomLeft(), row.bottomRight())
            inside = row.adjusted(look.unit * 8, 0, -look.unit * 10, 0)
            shield = QRectF(inside.left(), row.top() + high * 0.1, high * 0.7, high * 0.8)
            paint_seat_sign(Brush(painter, look, 1.0), colour_of(look, side), sign_of(side), shield)
            painter.setPen(QColor(INK))
            painter.setFont(fitted(look.bold(20), "000", high * 2, high))
            painter.drawText(inside, _RIGHT, whole(totals[column]))
            name = QRectF(inside)
            name.setLeft(shield.right() + look.unit * 10)
            name.setRight(inside.right() - high * 1.5)
            painter.setFont(fitted(look.title_font(19), side.name, name.width(), high))
            painter.drawText(name, _LEFT, side.name)


def _paint_opponents_shield(brush: Brush, box: QRectF, side: Finalist) -> None:
    """Paint the shield of a rival that the rules play, over the lower edge of its picture."""
    high = box.height() * 0.2
    shield = QRectF(0, 0, high * 0.86, high)
    shield.moveCenter(QPointF(box.center().x(), box.bottom()))
    colour = QColor(LORD) if side.bearer is None else colour_of(brush.look, side)
    paint_seat_sign(brush, colour, sign_of(side), shield)


def _paint_shield(brush: Brush, box: QRectF, colour: QColor, sign: str) -> None:
    """Paint a winner's shield into the empty one of the banner."""
    shield = QRectF(
        box.left() + box.width() * _SHIELD.left(),
        box.top() + box.height() * _SHIELD.top(),
        box.width() * _SHIELD.width(),
        box.height() * _SHIELD.height(),
    )
    paint_seat_sign(brush, colour, sign, shield)


def _tones(colour: QColor) -> tuple[str, str, str]:
    """Return the dyes of a cloth in a colour: dark enough for laurels of gold and green."""
    return colour.darker(165).name(), colour.darker(215).name(), colour.darker(120).name()


def _ranked(play: Play, totals: list[int]) -> list[int]:
    """Return the columns of all sides, winners first."""
    order = order_of(totals)
    winners = play.verdict.winners
    return [*winners, *(column for column in order if column not in winners)]
