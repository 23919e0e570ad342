"""A game's own part in the stage of its end: signs, pictures, and the turning of its secrets."""

from __future__ import annotations

from math import cos, pi
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from valeria_desktop.ui.finale.acts import ActKind
from valeria_desktop.ui.finale.boxes import SheetKind
from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.finale.timeline import LENGTHS, TURNING, TURNS
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.words.figures import gained, whole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.score import ScoreLine
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.finale.boxes import FinaleBoxes, FinaleSheets
    from valeria_desktop.ui.finale.timeline import FinaleMoment
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.screens.end.count import SourceGain

    PaintChip = Callable[[QPainter, QRectF, Thing, Look], None]


_ENTERS = 300.0
_LEAVES = 320.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FULL = 1.0


class SecretShown:
    """Paints the secret of an act; a game paints the card itself."""

    def __init__(
        self,
        painter: QPainter,
        looks: tuple[Look, ParchmentLook],
        places: FinaleBoxes,
        sheets: FinaleSheets,
    ) -> None:
        """Paint into the boxes of a room."""
        self._sheets = sheets
        self._painter = painter
        self._look, self._parchment = looks
        self._places = places

    # --- each game's own part

    def paint_secret(self, box: QRectF, side: Finalist, gain: SourceGain, *, is_up: bool) -> None:
        """Paint a side's secret into a box, face up or face down."""
        raise NotImplementedError

    def words_of(self, line: ScoreLine, side: Finalist) -> str:
        """Return the words for the cause of some of a secret's points."""
        del side
        return tell(line.cause)

    # --- motion

    def paint(self, moment: FinaleMoment) -> None:
        """Paint the card on its way, and its points once it lies face up."""
        row = moment.act.row
        if moment.act.kind is not ActKind.SECRET or row is None:
            return
        gain = row.gains[0]
        side = moment.play.sides[gain.column]
        leaves = moment.moved(LENGTHS[ActKind.SECRET] - _LEAVES, _LEAVES, QEasingCurve.Type.InCubic)
        self._paint_turning(moment, side, gain, leaves)
        turned = TURNS + TURNING
        shown = moment.seen(turned) if moment.is_calm else moment.moved(turned - 100, 240)
        if shown > 0 and leaves < 1:
            self._painter.setOpacity(shown * (1.0 - leaves))
            self._paint_words(side, gain)
            self._painter.setOpacity(1.0)

    def _paint_turning(
        self, moment: FinaleMoment, side: Finalist, gain: SourceGain, leaves: float
    ) -> None:
        painter, card = self._painter, self._places.card
        enters = moment.moved(0, _ENTERS)
        turned = moment.moved(TURNS, TURNING, QEasingCurve.Type.InOutCubic)
        is_up = turned >= 0.5  # noqa: PLR2004 - half round
        wide = max(0.02, abs(cos(pi * turned)))
        shift = QPointF((1.0 - enters) * card.width() * 1.6, 0)
        centre = card.center() + shift
        painter.save()
        if moment.is_calm:
            painter.setOpacity(moment.seen(TURNS if is_up else 0.0) * (1.0 - leaves))
        else:
            painter.setOpacity(1.0 - leaves)
        painter.translate(centre)
        shrunk = _FULL - 0.5 * leaves
        painter.scale(wide * shrunk, shrunk)
        painter.translate(-card.center())
        self.paint_secret(card, side, gain, is_up=is_up)
        painter.restore()

    def paint_edge(self, card: QRectF, side: Finalist) -> None:
        """Paint a card's ground: a shadow, and an edge in its owner's colour."""
        painter, edge = self._painter, card.adjusted(-5, -5, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INK))
        painter.drawRoundedRect(edge.adjusted(-2, -2, 2, 2).translated(3, 5), 10, 10)
        painter.drawRoundedRect(edge.adjusted(-2, -2, 2, 2), 10, 10)
        painter.setBrush(colour_of(self._look, side))
        painter.drawRoundedRect(edge, 9, 9)

    # --- the points

    def _paint_words(self, side: Finalist, gain: SourceGain) -> None:
        painter, look, room = self._painter, self._parchment, self._places.words
        lines = [
            (whole(line.points), self.words_of(line, side)) for line in gain.lines if line.points
        ]
        head = min(look.px(54), room.height() * 0.36)
        each = min(look.px(28), (room.height() - head - look.px(26)) / max(1, len(lines)))
        high = head + each * len(lines) + look.px(26)
        sheet = QRectF(room.left(), room.top(), room.width(), high)
        self._sheets.paint(painter, SheetKind.SECRET, sheet)
        inside = sheet.adjusted(look.px(20), look.px(12), -look.px(20), 0)
        self._paint_head(QRectF(inside.topLeft(), inside.bottomRight()), head, side, gain.points)
        top = inside.top() + head
        painter.setPen(QColor(INK))
        font = look.font(18)
        wide = QFontMetricsF(look.bold(19)).horizontalAdvance("00") + look.px(4)
        for points, words in lines:
            number = QRectF(inside.left(), top, wide, each)
            painter.setFont(fitted(look.bold(19), points, wide, each))
            painter.drawText(number, _RIGHT, points)
            rest = QRectF(number.right() + look.px(10), top, inside.right() - number.right(), each)
            painter.setFont(fitted(font, words, rest.width() - look.px(10), each))
            painter.drawText(rest, _LEFT, words)
            top += each

    def _paint_head(self, box: QRectF, height: float, side: Finalist, points: int) -> None:
        painter, look = self._painter, self._parchment
        high = height * 0.8
        shield = QRectF(box.left(), box.top(), high * 0.86, high)
        paint_seat_sign(Brush(painter, look, 1.0), colour_of(look, side), sign_of(side), shield)
        painter.setPen(QColor(INK))
        words = gained(points)
        font = fitted(look.title_font(36), words, box.width() * 0.3, height)
        painter.setFont(font)
        total = QRectF(box.left(), box.top(), box.width(), high)
        painter.drawText(total, _RIGHT, words)
        left = shield.right() + look.px(10)
        room = box.right() - QFontMetricsF(font).horizontalAdvance(words) - look.px(10) - left
        painter.setFont(fitted(look.title_font(24), side.name, room, height))
        painter.drawText(QRectF(left, box.top(), room, high), _LEFT, side.name)


@frozen
class Props:
    """The names of a game's drawings and signs."""

    sign_of: Callable[[str], str]
    """Returns the sign of a source of points."""
    backdrop: str
    banner: str
    """The winner's banner: 240 to 320, of a cloth that can be dyed, with an empty shield."""
    paint_chip: PaintChip
    secret_shown: type[SecretShown]
    tie_sign: str
    """The sign of the tie-break; empty if words name it."""
    lost: str = ""
    """The picture of a single player's opponent."""
    shape: float = 1.0
    """The width of a secret's card, as a share of its height."""
