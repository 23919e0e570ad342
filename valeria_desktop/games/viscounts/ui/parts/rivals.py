"""The other players below each other: a strip for each, from the viewer's left hand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, field, frozen
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.rules.at import AtPlayer, Owned
from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, RIBBONS
from valeria_desktop.games.viscounts.rules.model.zones import LINE
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.others import paint_habits, paint_scheme
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_icons
from valeria_desktop.games.viscounts.ui.cards.small_cards import SIZE, paint_small_card
from valeria_desktop.games.viscounts.ui.cards.upright import SHAPE, paint_card
from valeria_desktop.games.viscounts.ui.paint.conscience import paint_small_track
from valeria_desktop.games.viscounts.ui.paint.figures import paint_pawn
from valeria_desktop.games.viscounts.ui.paint.purse import EmptyFace
from valeria_desktop.games.viscounts.ui.paint.squares import paint_small_squares
from valeria_desktop.games.viscounts.ui.parts import rival_words
from valeria_desktop.games.viscounts.ui.parts.own_side import shown_seat
from valeria_desktop.games.viscounts.ui.parts.strip_spots import spot_on
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.paint.brush import Brush, paint_marks, square
from valeria_desktop.ui.paint.busts import LEAST_BUST
from valeria_desktop.ui.paint.ruler import fit_words
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.piece import Piece
from valeria_desktop.ui.place.faced_plaques import FacedPart, FacedPlaques, paint_leaning
from valeria_desktop.ui.place.faces import REACH, FacesAtTable
from valeria_desktop.ui.place.guests import bust_of, portrait_in
from valeria_desktop.ui.place.plaque import (
    LEFT,
    Bearing,
    PlaqueOwner,
    paint_plaque_board,
    paint_plaque_focus,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.rules.view import PlayerView, SideView
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.place.faces import ShownFace

_Rows = tuple[tuple[str, ...], ...]
"""The things in each row of a strip."""
_GAP, _MOST = 8.0, 300.0
_CARD_SHAPE = 0.69
_WHOLE_FROM, _LEAST_WHOLE = 110.0, 62.0
_SCHEME_HIGH, _HABITS = 150.0, 50.0
"""The height of a scheme and the least width of Odo's habits, in units of text."""
_FULL, _FULL_WIDE = 66.0, 350.0
"""The least height and width of a strip with squares and line on it, in units of text."""
_RIBBON = 0.86
"""The share of a ribbon's box that it fills: one below another would show another letter."""
_LONE = 190.0
"""The height from which the line lies below everything else, in units of text."""
_ROWS_WIDE = 205.0
"""The least width of the rows beside squares and line, in units of text."""
_TWO_ROWS = 36.0
"""The least height for two rows of things, in units of text."""
_LEAST_WORKERS = 15.0
"""The least height of the supply of workers, in units of text."""
_ROW = 19.0
"""The least height of a narrow strip's row, in units of text."""
_SLIP = 26.0
"""The room between a lone rival's rows and the line, for a slip with words, in units of text."""
_WIDE: _Rows = ("name", "purse"), ("track", "cards"), ("papers", "ribbons")
_LOW: _Rows = ("name", "purse"), ("track", "papers")
_NARROW: tuple[_Rows, ...] = (
    (("name", "purse"), ("track", "cards"), ("papers", "icons")),
    (("name", "purse"), ("track", "cards"), ("papers",), ("icons",)),
    (("name",), ("purse",), ("track", "cards"), ("papers",), ("icons",)),
    (("name",), ("purse",), ("track",), ("cards",), ("papers",), ("icons",)),
)
"""The rows of a narrow strip with room for three to six of them."""
_PAPERS = 165.0
"""The greatest width of papers beside ribbons, in units of text."""
_WORKERS = 30.0
"""The most height of the supply of workers, in units of text: it stays below the shield."""
_WORKERS_BELOW = 24.0
"""The height of the supply of workers below a bust, with its gap, in units of text."""
_WORKERS_WIDE, _NAME_LEAST = 40.0, 56.0
"""The width of the supply of workers behind a name, and the least width of that name, in units of
text."""
_NAME, _HALF, _SHARES = 0.34, 0.5, {"track": 0.6, "papers": 0.66}
"""The share of a row's first thing: a name's, another's in a narrow strip, and in a wide one."""


@frozen(eq=False)
class RivalStrip:
    """All data of a rival's strip at one moment."""

    seat: int
    sitting: Seat
    scene: Scene

    @property
    def key(self) -> AtPlayer:
        """The address of the player."""
        return AtPlayer(self.seat)

    @property
    def side(self) -> SideView:
        """The player's data."""
        side: SideView = self.scene.view.side(self.seat)
        return side

    @property
    def player(self) -> PlayerView | None:
        """The data of a player with cards; None for the neutral player."""
        players = self.scene.view.players
        return players[self.seat] if self.seat < len(players) else None

    @property
    def portrait(self) -> str:
        """The drawing of the character in the seat, or ""."""
        return portrait_in(self.sitting)


@define
class StripBoxes:
    """The boxes of the things on a strip; an empty one has no room."""

    face: QRectF = field(factory=QRectF)
    shield: QRectF = field(factory=QRectF)
    name: QRectF = field(factory=QRectF)
    purse: QRectF = field(factory=QRectF)
    track: QRectF = field(factory=QRectF)
    cards: QRectF = field(factory=QRectF)
    papers: QRectF = field(factory=QRectF)
    ribbons: QRectF = field(factory=QRectF)
    icons: QRectF = field(factory=QRectF)
    workers: QRectF = field(factory=QRectF)
    squares: QRectF = field(factory=QRectF)
    line: QRectF = field(factory=QRectF)


def strip_boxes(strip: RivalStrip, box: QRectF, unit: float, text: float) -> StripBoxes:
    """Share a strip between its things: first go squares, then the line, then the track."""
    places = StripBoxes()
    inner = box.adjusted(7 * unit, 6 * unit, -9 * unit, -8 * unit)
    high = inner.height()
    head = min(high, 62 * text)
    left = inner.left()
    if strip.portrait and high >= LEAST_BUST:
        below = _WORKERS_BELOW * text if high >= _FULL * text else 0.0
        side = min(high - below, 84 * text)
        places.face = QRectF(left, inner.top() - 3 * unit, side, side + 3 * unit)
        if below:
            places.workers = places.face.translated(0, side + 5 * unit)
            places.workers.setHeight(below - 2 * unit)
        places.shield = QRectF(0, 0, 22 * text, 25 * text)
        places.shield.moveBottomRight(places.face.bottomRight() + QPointF(4, 1) * unit)
        left += max(side + 10 * unit, side * (1 + REACH) + 3 * unit)
    else:
        side = min(head * 0.62, 40 * text)
        places.shield = QRectF(left, inner.top(), side * 0.86, side)
        below = min(high - side - 2, _WORKERS * text)
        places.workers = QRectF(left, inner.top() + side + 2, side * 1.1, below)
        left += side * 0.86 + 9 * unit
    rest = QRectF(left, inner.top(), inner.right() - left, high)
    _share(places, rest, text, unit, has_cards=strip.player is not None)
    if places.workers.isEmpty():
        _lay_workers(places, text)
    return places


def _lay_workers(places: StripBoxes, text: float) -> None:
    """Lay the supply of workers at the end of the name's row, where the name leaves room."""
    wide = _WORKERS_WIDE * text
    if places.name.width() >= wide + _NAME_LEAST * text:
        places.name.setRight(places.name.right() - wide)
        high = min(places.name.height(), _WORKERS * text)
        places.workers = QRectF(places.name.right(), 0, wide, high)
        places.workers.moveCenter(QPointF(places.workers.center().x(), places.name.center().y()))


def _lay_line_below_wide(places: StripBoxes, rest: QRectF, text: float, gap: float) -> QRectF:
    """Lay the line below the rows, and the squares beside them; return the rows' column."""
    upper = QRectF(rest)
    upper.setHeight(min(rest.height() * 0.42, 116 * text))
    high = rest.bottom() - upper.bottom() - gap
    wide = min(high * _CARD_SHAPE * LINE + 2 * gap, rest.width())
    places.line = QRectF(rest.left(), rest.bottom() - high, wide, high)
    side = min(upper.height(), upper.width() * 0.28)
    places.squares = QRectF(upper.right() - side, upper.top(), side, side)
    upper.setRight(places.squares.left() - gap)
    upper.setHeight(max(upper.height() - _SLIP * text, len(_WIDE) * _ROW * text))
    return upper


def _lay_both_below(places: StripBoxes, rest: QRectF, text: float, gap: float) -> QRectF:
    """Lay the line and the squares below the rows; return the rows' column."""
    upper = QRectF(rest)
    upper.setHeight(116 * text)
    low = rest.adjusted(0, upper.height() + gap, 0, 0)
    side = min(low.height(), low.width() * 0.34)
    wide = min(low.height() * SIZE[0] / SIZE[1] * LINE + 2 * gap, low.width() - side - gap)
    places.line = QRectF(low.left(), low.top(), wide, low.height())
    places.squares = QRectF(low.right() - side, low.top(), side, low.height())
    return upper


def _lay_both_beside(places: StripBoxes, rest: QRectF, text: float, unit: float) -> None:
    """Lay the squares and the line at the right of the rows."""
    gap, side = 6 * unit, min(rest.height(), rest.width() * 0.155)
    shape = _CARD_SHAPE if rest.height() > _WHOLE_FROM * unit else SIZE[0] / SIZE[1]
    line = min(rest.height() * shape * LINE + 2 * gap, rest.width() - side - _ROWS_WIDE * text)
    places.line = QRectF(rest.right() - line, rest.top(), line, rest.height())
    places.squares = QRectF(places.line.left() - gap - side, rest.top(), side, rest.height())


def _share(places: StripBoxes, rest: QRectF, text: float, unit: float, *, has_cards: bool) -> None:
    """Lay rows at the left, squares and the line at the right; a lone rival's line lies below.

    A narrow strip has the player's icons in place of both; a low one only two rows.
    """
    is_high, is_wide = rest.height() >= _FULL * text, rest.width() >= _FULL_WIDE * text
    column = QRectF(rest)
    if rest.height() >= _LONE * text:
        lay = _lay_line_below_wide if is_wide else _lay_both_below
        column = lay(places, rest, text, 6 * unit)
    elif is_high and is_wide:
        _lay_both_beside(places, rest, text, unit)
        column.setRight(places.squares.left() - 6 * unit)
    rows = _WIDE if is_high else _LOW if rest.height() >= _TWO_ROWS * text else _LOW[:1]
    if is_high and not is_wide:
        rows = _NARROW[min(len(_NARROW), int(column.height() / (_ROW * text)) - 2) - 1]
        rows = rows if has_cards else tuple(filter(None, map(_without_cards, rows)))
    _lay_rows(places, column, rows, text, is_wide=is_wide)


def _lay_rows(
    places: StripBoxes, column: QRectF, rows: _Rows, text: float, *, is_wide: bool
) -> None:
    high = column.height() / len(rows)
    for at, row in enumerate(rows):
        box = QRectF(column.left(), column.top() + at * high, column.width(), high)
        share = _NAME if row[0] == "name" else _SHARES[row[0]] if is_wide else _HALF
        if "ribbons" in row:
            share = min(share, _PAPERS * text / column.width())
        for thing, part in zip(row, _split(box, share) if len(row) > 1 else (box,), strict=True):
            setattr(places, thing, part)


def _without_cards(row: tuple[str, ...]) -> tuple[str, ...]:
    """Return a row of the neutral player: ribbons in place of icons, which come from cards."""
    things = (thing for thing in row if thing != "cards")
    return tuple("ribbons" if thing == "icons" else thing for thing in things)


def _split(row: QRectF, share: float) -> tuple[QRectF, QRectF]:
    left, right = QRectF(row), QRectF(row)
    left.setWidth(row.width() * share - 3)
    right.setLeft(row.left() + row.width() * share + 3)
    return left, right


class RivalsPart(FacedPart["Scene", RivalStrip, StripBoxes]):
    """Lays and paints the strips of all players whose board doesn't lie below the realm."""

    drawn = QSize(478, 300)
    least = QSize(200, 52)
    usual = 0
    """The height of all strips where no question is over them, in pixels."""
    lowest = 0.0
    """The height of a strip that gives way to a question, in pixels."""

    def layout_of(self, plaque: RivalStrip, box: QRectF) -> StripBoxes:
        return strip_boxes(plaque, box, self._look.unit, self._look.scale)

    def cells(self, room: PartRoom) -> tuple[list[QRectF], int]:
        """Return the strips' boxes, one below the other: the upper ones give way to a question."""
        many, gap = max(1, len(self.plaques)), _GAP * room.unit
        usual = max(self.usual, room.size.height())
        high = min((usual - gap * (many - 1)) / many, _MOST * room.text)
        missing = many * (high + gap) - gap - room.size.height()
        boxes, top = list[QRectF](), 0.0
        for _ in range(many):
            here = high - max(0.0, min(missing, high - self.lowest))
            missing -= high - here
            boxes.append(QRectF(0, round(top), room.size.width(), int(here)))
            top += here + gap
        return boxes, 0

    def piece_of(self, plaque: RivalStrip, cell: QRectF, gap: int) -> Piece:
        del gap
        return Piece(
            at=plaque.key,
            box=cell,
            name=plaque.sitting.name,
            words=rival_words.sentence_of(plaque.scene, plaque.seat),
            explained=rival_words.more_of(plaque.scene, plaque.seat),
            face=(plaque, plaque.seat == self.told),
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        strip, is_told = piece.face
        colour = brush.look.player(strip.sitting.colour).name()
        owner = PlaqueOwner(strip.seat, colour, strip.seat == strip.scene.active)
        board = box.adjusted(0, 0, -2 * brush.unit, -3 * brush.unit)
        told = is_told or strip.scene.asked == strip.seat != strip.scene.active
        paint_plaque_board(brush, board, owner, Bearing(mood.is_hovered, False, told))
        _StripPainter(brush, strip, self.layout_of(strip, box)).paint()
        if mood.is_focused:
            paint_plaque_focus(brush, board)

    def paint_face(
        self, brush: Brush, plaque: RivalStrip, places: StripBoxes, shown: ShownFace
    ) -> None:
        bust = bust_of(brush.look, plaque.sitting, shown.expression)
        if bust is not None and not places.face.isEmpty():
            paint_leaning(brush, places, shown, bust, plaque.sitting.sign.value)


class _StripPainter:
    def __init__(self, brush: Brush, strip: RivalStrip, places: StripBoxes) -> None:
        self._brush, self._strip, self._places = brush, strip, places
        self._text = brush.of_unit(brush.look.scale)

    def paint(self) -> None:
        """Paint all things of a strip but the bust, which moves."""
        brush, strip, places = self._brush, self._strip, self._places
        colour = brush.look.player(strip.sitting.colour)
        if places.face.isEmpty():
            paint_seat_sign(brush, colour, strip.sitting.sign.value, places.shield)
        self._write_name()
        self._marks(places.purse, _purse_marks(strip))
        if not places.track.isEmpty():
            high = min(places.track.height() - 4, 24 * brush.look.scale)
            track = QRectF(places.track)
            track.setHeight(high)
            track.moveCenter(places.track.center())
            paint_small_track(brush, track, strip.side)
        self._marks(places.cards, _card_marks(strip))
        self._marks(places.papers, _paper_marks(strip.side))
        self._marks(places.icons, _icon_marks(strip))
        self._paint_ribbons()
        self._paint_workers()
        if not places.squares.isEmpty():
            squares = strip.scene.view.table.squares(strip.seat)
            paint_small_squares(brush, places.squares, squares, strip.side.freed, strip.sitting)
        self._paint_line()

    def _write_name(self) -> None:
        painter, ink = self._brush.painter, self._brush.look.palette.ink
        name, font = self._strip.sitting.name, self._text.title(18)
        fit_words(painter, self._places.name, name, font, ink, air=1.3)

    def _marks(self, room: QRectF, line: Marks) -> None:
        if not room.isEmpty() and line:
            ink = QColor(self._brush.look.palette.ink).name()
            size = min(16 * self._brush.look.scale, room.height() * 0.8)
            paint_marks(self._brush, room, line, size, ink)

    def _paint_ribbons(self) -> None:
        room = self._places.ribbons
        books = [book.ribbon for book in self._strip.side.manuscripts if book.ribbon is not None]
        if room.isEmpty() or not books:
            return
        side = min(room.height() * 0.86, 24 * self._brush.look.scale)
        step = side * _RIBBON
        if len(books) * step > room.width():
            kinds = [ribbon for ribbon in RIBBONS if ribbon in books]
            pairs = ((signs.sign_of_ribbon(kind), books.count(kind)) for kind in kinds)
            self._marks(room, _counted(pairs))
            return
        for at, ribbon in enumerate(sorted(books, key=RIBBONS.index)):
            middle = QPointF(room.left() + side / 2 + at * step, room.center().y())
            self._brush.icon(signs.sign_of_ribbon(ribbon), square(middle, side))

    def _paint_workers(self) -> None:
        room, brush = self._places.workers, self._brush
        if room.height() < _LEAST_WORKERS * brush.look.scale:
            return
        high = min(room.height() * 0.9, 24 * brush.look.scale)
        foot = QPointF(room.left() + high * 0.42, room.center().y() + high * 0.46)
        paint_pawn(brush, foot, high, self._strip.sitting)
        brush.painter.setFont(self._text.font(15))
        brush.painter.setPen(QColor(brush.look.palette.ink))
        words = room.adjusted(high * 0.86, 0, 20 * brush.unit, 0)
        brush.painter.drawText(words, LEFT, str(self._strip.side.workers))

    def _paint_line(self) -> None:
        room, player, brush = self._places.line, self._strip.player, self._brush
        if room.isEmpty():
            return
        gap = 5 * brush.unit
        wide = (room.width() - gap * (LINE - 1)) / LINE
        if player is None:
            self._paint_schemes(room, wide, gap)
            return
        spaces = self._strip.scene.view.table.catalog.spaces
        is_whole = wide >= _LEAST_WHOLE * brush.look.scale
        (across, down), paint = (SHAPE, paint_card) if is_whole else (SIZE, paint_small_card)
        high = min(room.height(), wide * down / across)
        wide, step = min(wide, high * across / down), wide + gap
        top = room.top() if is_whole else room.center().y() - high / 2
        for at, card in enumerate(player.line):
            place = QRectF(room.left() + at * step, top, wide, high)
            if card is None:
                EmptyFace(marks_of_icons(spaces[at])).paint(brush, place)
            else:
                paint(brush.of_unit(wide / across), place, card)

    def _paint_schemes(self, room: QRectF, wide: float, gap: float) -> None:
        """Paint the neutral player's schemes, which show what its turn did, and its habits."""
        view, of_scheme = self._strip.scene.view, self._brush.of_unit(room.height() / _SCHEME_HIGH)
        board, squares = view.table.board, self._places.squares
        if view.rival is None or board is None:
            return
        for at, (scheme, icons) in enumerate(zip(view.rival.line, board.spaces, strict=True)):
            box = QRectF(room.left() + at * (wide + gap), room.top(), wide, room.height())
            if scheme is None:
                EmptyFace(marks_of_icons(icons)).paint(self._brush, box)
            else:
                paint_scheme(of_scheme, box, scheme)
        left = room.right() + gap
        beside = QRectF(left, room.top(), min(wide, squares.right() - left), room.height())
        if beside.width() >= _HABITS * self._brush.look.scale and squares.bottom() < room.top():
            paint_habits(of_scheme, beside, board)


def _counted(pairs: Iterable[tuple[str, int]]) -> Marks:
    """Return signs, each before its number."""
    return tuple(mark for icon, amount in pairs for mark in (Mark(icon), number(amount)))


def _purse_marks(strip: RivalStrip) -> Marks:
    """Return silver and resources; those that are one pool (WK126) as one sum."""
    side = strip.side
    if strip.player is None and strip.scene.view.table.has_one_pool:
        pool = side.ink + side.stone + side.gold
        return _counted(((signs.SILVER, side.silver), (signs.AMOUNTS["any"], pool)))
    names = ("silver", "ink", "stone", "gold")
    return _counted((signs.AMOUNTS[name], getattr(side, name)) for name in names)


def _paper_marks(side: SideView) -> Marks:
    debts = ("debt", side.debts), ("paid-debt", side.paid)
    return _counted((*debts, ("deed", side.deeds), ("approved-deed", side.approved)))


def _icon_marks(strip: RivalStrip) -> Marks:
    if strip.player is None:
        return ()
    icons = zip(ICONS, strip.scene.icons[strip.seat], strict=True)
    return _counted((signs.sign_of_icon(icon), amount) for icon, amount in icons)


def _card_marks(strip: RivalStrip) -> Marks:
    player = strip.player
    if player is None:
        return ()
    cards = (signs.HAND, player.hand), (signs.SHUFFLE, player.deck_size)
    return _counted((*cards, (signs.DISCARD, len(player.discard))))


class RivalsView(FacedPlaques["Scene", RivalStrip, StripBoxes]):
    """Shows the strips of the other players."""

    part: RivalsPart

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, RivalsPart(look, FacesAtTable()), parent)

    def show_scene(self, scene: Scene) -> None:
        self.part.plaques = strips_of(scene)
        super().show_scene(scene)

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return where a thing lies on its owner's strip, or the strip; None without one."""
        if not isinstance(at, Owned):
            return None
        strip, places = self.plaque_of(at.seat), self.places_of(at.seat)
        if strip is None or places is None:
            return None
        spot = QRectF() if isinstance(at, AtPlayer) else spot_on(strip, places, at)
        return self.plank_of(at.seat, within) if spot.isEmpty() else self.placed(spot, within)


def strips_of(scene: Scene) -> tuple[RivalStrip, ...]:
    """Return the strips of all players but the one whose board is shown, clockwise."""
    seats, shown = all_seats(scene), shown_seat(scene)
    order = scene.view.table.clockwise[shown][1:]
    return tuple(RivalStrip(seat, seats[seat], scene) for seat in order)
