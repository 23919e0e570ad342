"""The painter of a rival's plaque, in a given layout and state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.frames import CHIPS
from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.cards.tiny import paint_chip_outline, paint_kept_tiny
from valeria_desktop.games.valeria.ui.paint.coming import Coming, paint_coming, without
from valeria_desktop.games.valeria.ui.paint.kingdom import Town, paint_framed_town
from valeria_desktop.games.valeria.ui.paint.kingdom_pictures import paint_more, paint_picture
from valeria_desktop.games.valeria.ui.paint.lord import EMBER, paint_lord
from valeria_desktop.games.valeria.ui.parts.plaque_layout import (
    LINE_TEXT,
    PlaqueForm,
    amount_text,
)
from valeria_desktop.games.valeria.ui.parts.rival_plaque import HOURS
from valeria_desktop.games.valeria.ui.parts.sides import (
    DOWN,
    UNSIGNED,
    amount_of,
    marks_of,
    paint_shield,
    side_colour,
)
from valeria_desktop.ui.paint.brush import CENTRE, paint_outlined, square
from valeria_desktop.ui.paint.busts import Bust, paint_bust
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.materials import BRASS_EDGE, GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import width_of_words
from valeria_desktop.ui.paint.shields import BOT
from valeria_desktop.ui.place.board_wood import paint_veil
from valeria_desktop.ui.place.faces import leant
from valeria_desktop.ui.place.plaque import (
    LEFT,
    Bearing,
    PlaqueOwner,
    elided,
    paint_plaque_board,
    paint_plaque_focus,
    paint_plaque_words,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import CombPlace, Plaque
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.ruler import Ruler
    from valeria_desktop.ui.place.faces import ShownFace


@frozen
class WakingBearing(Bearing):
    """The state of a plaque: hovered, focused or told, and its cards that a roll wakes."""

    woken: tuple[tuple[int, WakeChip], ...] = ()
    """The woken numbers, each with the chip that wakes it."""
    coming: Coming | None = None
    """The newcomer in the small kingdom, which isn't on the picture yet."""
    gone: float = 0.0
    """How far the plaque has made room for a card on its way."""

    def chip_of(self, numbers: Iterable[int]) -> WakeChip | None:
        """Return the chip that wakes a card with some numbers, or None."""
        woken = dict(self.woken)
        return next((woken[number] for number in numbers if number in woken), None)


PLAIN_BEARING = WakingBearing()

_VEIL, _VEIL_SHARE = "#100d12", 0.22
_EMPTY_SHARE = 0.62
_LEAST_MARK = 6.5  # radius of a sign at a bust's corner, in units
_CORNER = 5


def paint_plaque(
    brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler, bearing: WakingBearing
) -> None:
    """Paint a plaque into its layout."""
    paint_plaque_board(brush, places.board, _owner_of(brush, plaque), bearing)
    if places.face.isEmpty():
        _paint_shield(brush, plaque, places)
    _paint_head(brush, plaque, places, ruler)
    for kind, box in places.amounts.items():
        _paint_amount(brush, box, kind, str(amount_of(plaque.side, kind)), ruler)
    _paint_people(brush, plaque, places, ruler, bearing)
    for box, tooth in zip(places.comb, plaque.comb, strict=False):
        _paint_kept_tooth(brush, box, tooth, ruler, bearing.chip_of(tooth.numbers))
    if places.village is not None:
        _paint_kingdom(brush, plaque, places.village, bearing)
    else:
        for box, group in zip(places.pictures, (*plaque.domains, *plaque.trophies), strict=False):
            paint_picture(brush, box, group)
    paint_more(brush, places, ruler, _ink(brush, plaque))
    if plaque.balance is not None and not places.scale.isEmpty():
        paint_lord(brush, plaque, places, ruler)
    _paint_score(brush, plaque, places, ruler)
    if plaque.side.rests:
        paint_veil(brush, places.board, _VEIL, _VEIL_SHARE)
    if bearing.has_focus:
        paint_plaque_focus(brush, places.board)


def town_of(plaque: Plaque, look: Look) -> Town:
    """Return all that stands in a rival's kingdom."""
    flag = side_colour(look, plaque.side).name()
    return Town(plaque.people, plaque.domains, plaque.trophies, plaque.side.public_points, flag)


def paint_coming_on(brush: Brush, plaque: Plaque, village: Village, coming: Coming) -> None:
    """Paint a newcomer over a kingdom in small."""
    paint_coming(brush, village, town_of(plaque, brush.look), coming, plaque.hour / HOURS)


def _paint_kingdom(brush: Brush, plaque: Plaque, village: Village, bearing: WakingBearing) -> None:
    """Paint a kingdom in small, in a frame of ink, from a kept picture."""
    town = without(town_of(plaque, brush.look), village, bearing.coming)
    box, edge, corner = village.land | village.wall, brush.unit, _CORNER * brush.unit
    frame, around = QPainterPath(), box.adjusted(-edge, -edge, edge, edge)
    frame.addRoundedRect(box, corner, corner)

    def draw(piece: Brush, whole: QRectF) -> None:
        piece.painter.translate(whole.topLeft() - around.topLeft())
        paint_framed_town(piece, frame, village, town, plaque.hour / HOURS)

    brush.piece_of((paint_framed_town, town, plaque.hour, bearing.gone), around, draw)


def _owner_of(brush: Brush, plaque: Plaque) -> PlaqueOwner:
    side = plaque.side
    colour = side_colour(brush.look, side).name()
    return PlaqueOwner(side.seat, colour, is_active=side.is_active, is_lord=side.is_rival)


def paint_plaque_face(
    brush: Brush, plaque: Plaque, places: PlaqueLayout, shown: ShownFace
) -> QRectF:
    """Paint a guest's bust with the shield at its corner; return the box of both.

    It lies over the plaque's kept picture, because it moves and shows moods.
    """
    if places.face.isEmpty():
        return QRectF()
    box = leant(places.face, shown.lean)
    aside = box.bottomRight() - places.face.bottomRight()
    rim = EMBER if plaque.side.is_rival else side_colour(brush.look, plaque.side).name()
    paint_bust(brush.painter, box, Bust(plaque.portrait, shown.expression, rim))
    if places.shield.isEmpty():
        return box
    if plaque.side.rests:
        paint_veil(brush, box, _VEIL, _VEIL_SHARE)
    shield = places.shield.translated(aside)
    paint_shield(brush, plaque.side, shield)
    radius = max(shield.width() * 0.3, _LEAST_MARK * brush.unit)
    _paint_marks(brush, plaque, box, radius, has_all=places.head.isEmpty())
    return box | shield


def _paint_shield(brush: Brush, plaque: Plaque, places: PlaqueLayout) -> None:
    box = places.shield
    paint_shield(brush, plaque.side, box)
    _paint_marks(brush, plaque, box, box.width() * 0.24, has_all=places.head.isEmpty())


def _paint_marks(
    brush: Brush, plaque: Plaque, box: QRectF, radius: float, *, has_all: bool
) -> None:
    """Paint the signs at the corners of a shield or a bust: all of them, or only the clock."""
    side, at_left = plaque.side, bool(plaque.portrait)
    if side.is_asked and not side.is_active:
        low = QPointF(radius * 0.6, -radius)
        corner = box.bottomLeft() if at_left else box.bottomRight() - QPointF(2 * low.x(), 0)
        _paint_mark(brush, corner + low, radius, "clock")
    if has_all:  # signs without room in the head
        low = QPointF(radius * 0.7, radius * 0.8)
        if side.starts:
            right = box.topRight() - QPointF(low.x(), -low.y())
            _paint_mark(brush, right, radius, "first")
        if side.rests:
            _paint_mark(brush, box.topLeft() + low, radius, "rest")
        if side.down:
            _paint_mark(brush, QPointF(box.left() + low.x(), box.center().y()), radius, DOWN)


def _paint_mark(brush: Brush, middle: QPointF, radius: float, icon: str) -> None:
    """Paint a sign in a disc at the edge of a shield."""
    brush.painter.setPen(Qt.PenStyle.NoPen)
    brush.painter.setBrush(QColor(INK))
    brush.painter.drawEllipse(middle, radius, radius)
    brush.icon(icon, square(middle, radius * 1.4), GOLD if icon == "clock" else CARD_TEXT)


def _ink(brush: Brush, plaque: Plaque) -> str:
    return CARD_TEXT if plaque.side.is_rival else brush.look.palette.ink


def _paint_head(brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler) -> None:
    """Paint the name, and the signs and words behind it that fit."""
    line, side = places.head, plaque.side
    if line.isEmpty():
        return
    icons = [icon for icon, _ in marks_of(side) if icon not in UNSIGNED]
    size = ruler.size(16, line.height() / ruler.unit)
    most = line.height() / ruler.unit
    is_badge = places.form is PlaqueForm.BADGE
    font = ruler.title(18, amount_text(most) if is_badge else min(LINE_TEXT, most))
    signs = len(icons) * (size + 6 * ruler.unit)
    if width_of_words(font, side.name) + signs > line.width() and BOT in icons:
        icons.remove(BOT)  # this sign matters least
        signs -= size + 6 * ruler.unit
    name = elided(font, side.name, line.width() - signs)
    paint_plaque_words(brush, line, name, font, _ink(brush, plaque))
    left = line.left() + width_of_words(font, name) + 8 * ruler.unit
    quiet = brush.look.palette.quiet
    for icon in icons:
        box = QRectF(left, line.center().y() - size / 2, size, size)
        brush.icon(icon, box, quiet if icon == BOT else _ink(brush, plaque))
        left = box.right() + 5 * ruler.unit
        if icon == BOT:
            room = QRectF(left, line.top(), line.right() - left, line.height())
            left = _paint_words(brush, room, plaque.bot, ruler)


def _paint_words(brush: Brush, room: QRectF, words: str, ruler: Ruler) -> float:
    """Write quiet words if all of them fit, and return their right end."""
    font = ruler.plain(15, 18)
    wide = width_of_words(font, words)
    if wide > room.width():
        return room.left()
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(brush.look.palette.quiet))
    brush.painter.drawText(room, LEFT, words)
    return room.left() + wide + 6 * ruler.unit


def _paint_amount(brush: Brush, box: QRectF, kind: str, words: str, ruler: Ruler) -> None:
    most = amount_text(box.height() / ruler.unit)
    size = ruler.size(15, most)
    sign = QRectF(box.left(), box.center().y() - size / 2, size, size)
    brush.icon(kind, sign)
    room = QRectF(sign.right() + 3 * ruler.unit, box.top(), box.width(), box.height())
    paint_plaque_words(brush, room, words, ruler.bold(15, most), brush.look.palette.ink)


def _paint_score(brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler) -> None:
    box = places.score
    if box.isEmpty():
        return
    brush.icon("points-price", box)
    words = str(plaque.side.public_points)
    share = 0.54 if len(words) < 3 else 0.44  # noqa: PLR2004 - digits
    font = ruler.bold(17, box.height() / ruler.unit * share)
    paint_outlined(brush, box, words, font)
    brush.note("trophy", box)


def _paint_people(
    brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler, bearing: WakingBearing
) -> None:
    for box, group in zip(places.people, plaque.tiles, strict=False):
        chip = bearing.chip_of(group.numbers)
        mood = CardMood(ribbon=plaque.ribbon, count=group.count, woken=chip)
        paint_kept_tiny(brush, box, face_of(group.card), mood, ruler.text)


def _paint_kept_tooth(
    brush: Brush, box: QRectF, tooth: CombPlace, ruler: Ruler, chip: WakeChip | None
) -> None:
    """Paint a place of the comb from a kept picture: few differ when a plaque changes."""
    aside, above = 6 * ruler.unit, 9 * ruler.unit

    def draw(piece: Brush, room: QRectF) -> None:
        _paint_tooth(piece, room.adjusted(aside, above, -aside, -aside), tooth, ruler, chip)

    reach = box.adjusted(-aside, -above, aside, aside)
    brush.piece_of((_paint_tooth, tooth, chip, ruler.unit, ruler.text), reach, draw)
    if tooth.count:
        brush.note("numbers", box)


def _paint_tooth(
    brush: Brush, box: QRectF, tooth: CombPlace, ruler: Ruler, chip: WakeChip | None
) -> None:
    """Paint a place of the comb in the colour of its role or of its waking chip; dim if empty."""
    painter, tokens = brush.painter, brush.look.palette
    corner = 4 * ruler.unit
    painter.setFont(ruler.bold(14, 15.5))
    if not tooth.count:
        quiet = QColor(tokens.ink)
        quiet.setAlphaF(_EMPTY_SHARE)
        painter.setPen(QPen(quiet, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        painter.setFont(ruler.plain(13.5, 15))
        painter.drawText(box, CENTRE, tooth.label)
        return
    painter.setPen(QPen(QColor(CARD_INK), 1.6 * ruler.unit))
    ink = CARD_INK if chip else CARD_TEXT
    field = QColor(CHIPS[chip]) if chip else QColor(tooth.field).lighter(118)
    painter.setBrush(legible(brush.look, field, ink))
    paint_chip_outline(brush, box, chip, corner)
    painter.setPen(QColor(ink))
    words = str(tooth.count) if tooth.count > 1 else ""
    tag = _tag_on(box, words, ruler)
    free = box.right() - tag.left() if words else 0.0
    spare = box.width() - width_of_words(painter.font(), tooth.label) - 4 * ruler.unit
    painter.drawText(box.adjusted(0, 0, -max(0.0, min(free, spare)), 0), CENTRE, tooth.label)
    if words:
        _paint_tag(brush, tag, words, ruler)


def _tag_on(tooth: QRectF, words: str, ruler: Ruler) -> QRectF:
    """Return the box of the tag at the corner of a place of the comb."""
    font = ruler.bold(13, 14)
    wide, high = width_of_words(font, words) + 4 * ruler.unit, font.pixelSize() * 0.96
    return QRectF(tooth.right() - wide + 3 * ruler.unit, tooth.top() - high * 0.38, wide, high)


def _paint_tag(brush: Brush, tag: QRectF, words: str, ruler: Ruler) -> None:
    """Paint a tag with the number of cards that a number wakes."""
    painter, font = brush.painter, ruler.bold(13, 14)
    painter.setPen(QPen(QColor(CARD_INK), 1.3 * ruler.unit))
    painter.setBrush(QColor(BRASS_EDGE))
    painter.drawRoundedRect(tag, 2.5 * ruler.unit, 2.5 * ruler.unit)
    painter.setFont(font)
    painter.setPen(QColor(CARD_INK))
    painter.drawText(tag, CENTRE, words)
