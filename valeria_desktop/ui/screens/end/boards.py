"""The boards of all sides at dusk, framed in their colours, and the winner's face with a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.busts import paint_bust
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.parchment import paint_speech
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.place.board_wood import paint_plaque_wood, wood_of
from valeria_desktop.ui.screens.end.addresses import AtBoard, AtWinner
from valeria_desktop.ui.screens.end.ledger_paint import paint_ring

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.reveal import Reveal

_EDGE, _GAP, _BETWEEN = 10.0, 8.0, 120.0
"""The distance of boards from the room's edge and from each other, in units; two boards leave
room for a face between them."""
_RIM = 7.0
_FACE, _SMALL_FACE = QSize(96, 84), QSize(74, 65)
_SPEECH, _SAID, _BUST = 190.0, 15.5, 38.0
"""The width of a last word, the size of its letters, and the face of a speaker who didn't win."""
_FOOT = 22.0
"""The room below the boards for the ribbon's upper edge, in units."""
_BELOW, _BELOW_MANY = 4.0, 13.0
"""The room below boards: among many one stands behind the ribbon, whose trophies stay in sight."""
_ASIDE, _WIDER, _WIDEST, _HIGHEST_FACE = 84.0, 12.0, 0.24, 0.42
"""Before the board of a winner among many: the least width of face and words, the steps in which
words get wider, their most as a share of the room's width, and the face's most of the height."""
_VEIL, _SHARE = "#100d12", 0.2
"""The veil over the boards of those who didn't win."""
_MARGIN = 34.0
"""How much wider than its words a sheet is, in units."""
_WRAP = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


@frozen
class BoardFace:
    """A side's board."""

    column: int
    is_winner: bool


@frozen
class WinnerFace:
    """The winner's face, and the last word of any side."""

    column: int
    speaker: int
    said: str
    speech: QRectF
    """The box of the words; empty without any."""


class BoardsPart(Part["EndStory"]):
    """Shows all boards side by side."""

    drawn = QSize(1280, 180)
    beyond = 5.0
    keeps = False

    def __init__(self, parchment: ParchmentLook, reveal: Reveal) -> None:
        """Show what is revealed."""
        self._parchment, self._reveal = parchment, reveal
        self._story: EndStory | None = None

    def laid(self, scene: EndStory, room: PartRoom) -> LaidPart:
        self._story = scene
        aside = _aside(scene, room)
        boxes = _board_boxes(scene, room, aside)
        boards = [_board(scene, column, box) for column, box in enumerate(boxes)]
        return LaidPart(
            pieces=(*boards, _winner(scene, room, boxes, aside)),
            name=QCoreApplication.translate("End", "Boards"),
            heading=QCoreApplication.translate("End", "Boards"),
            walk=Walk.LINE,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        del piece
        return None

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        shown, painter = self._reveal.boards, brush.painter
        if self._story is None or shown <= 0:
            return
        painter.setOpacity(shown)
        if isinstance(piece.face, BoardFace):
            fall = 0.0 if self._reveal.is_calm else (shown - 1) * 26 * brush.unit
            self._paint_board(brush, box.translated(0, fall), self._story, piece.face)
        elif isinstance(piece.face, WinnerFace):
            painter.setOpacity(self._reveal.ribbon)
            self._paint_winner(brush, box, self._story, piece.face)
        if mood.is_focused:
            paint_ring(brush, box)
        painter.setOpacity(1.0)

    # --- a board

    def _paint_board(self, brush: Brush, box: QRectF, story: EndStory, face: BoardFace) -> None:
        side, record = story.sides[face.column], story.session.record
        known = record.rules.id, record.seed, len(record.choices), face
        around = 4 * brush.unit
        brush.piece_of(
            (BoardsPart, known),
            box.adjusted(-around, -around, around, around),
            lambda piece, whole: _paint_wood(
                piece, whole.adjusted(around, around, -around, -around), story, face
            ),
        )
        _paint_name(brush, box, side.name, face, story)

    # --- the winner's face

    def _paint_winner(self, brush: Brush, box: QRectF, story: EndStory, face: WinnerFace) -> None:
        side = story.sides[face.column]
        _paint_bust(brush, box, story, face.column, colour_of(brush.look, side))
        if not face.said:
            return
        unit = brush.unit
        paint_speech(brush.painter, face.speech, self._parchment, _tip_of(face, box, unit))
        if face.speaker != face.column:
            other = colour_of(brush.look, story.sides[face.speaker])
            _paint_bust(brush, bust_box(face, unit), story, face.speaker, other)
        painter, look = brush.painter, self._parchment
        painter.setPen(QColor(INK))
        painter.setFont(look.font(_SAID))
        painter.drawText(words_room(face, unit), _WRAP, face.said)


def _tip_of(face: WinnerFace, box: QRectF, unit: float) -> tuple[QPointF, QPointF, QPointF] | None:
    """Return the tip of the winner's speech at the mouth in a box; None for another speaker."""
    if face.speaker != face.column:
        return None
    speech = face.speech
    if speech.top() > box.bottom():  # the tip points up
        edge, middle = speech.top() + 7 * unit, box.center().x()
        half = QPointF(8 * unit, 0)
        at = QPointF(middle, box.bottom() - 6 * unit)
        return QPointF(middle, edge) - half, at, QPointF(middle, edge) + half
    if speech.left() > box.right():
        edge, middle = speech.left() + 7 * unit, speech.center().y()
        half = QPointF(0, 7 * unit)
        at = QPointF(box.right() - 2 * unit, box.center().y())
        return QPointF(edge, middle) - half, at, QPointF(edge, middle) + half
    if speech.center().x() < box.center().x():
        near, low = speech.right() - 30 * unit, speech.bottom() - 7 * unit
        at = QPointF(box.left() + 3 * unit, box.top() + box.height() * 0.16)
        return QPointF(near, low), at, QPointF(near + 16 * unit, low)
    near, low = speech.left() + 30 * unit, speech.bottom() - 7 * unit
    at = QPointF(box.right() - 3 * unit, box.top() + box.height() * 0.16)
    return QPointF(near, low), at, QPointF(near - 16 * unit, low)


def bust_box(face: WinnerFace, unit: float) -> QRectF:
    """Return the box of the face of a speaker who didn't win, in the speech."""
    box = square(face.speech.center(), _BUST * unit)
    box.moveLeft(face.speech.left() + 6 * unit)
    return box


def words_room(face: WinnerFace, unit: float) -> QRectF:
    """Return the room of the last word in its speech."""
    room = face.speech.adjusted(12 * unit, 9 * unit, -12 * unit, -9 * unit)
    if face.speaker != face.column:
        room.setLeft(bust_box(face, unit).right() + 6 * unit)
    return room


# --- places


@frozen
class _Aside:
    """The room before the board of a winner among many: the face, below or beside it the words."""

    wide: float
    face: QRectF
    speech: QRectF

    def moved(self, left: float) -> _Aside:
        """Return it in the middle of the room that begins at a left end."""
        face, speech = QRectF(self.face), QRectF(self.speech)
        if speech.left() > face.right():
            return _Aside(self.wide, face.translated(left, 0), speech.translated(left, 0))
        for box in (face, speech):
            box.moveCenter(QPointF(left + self.wide / 2, box.center().y()))
        return _Aside(self.wide, face, speech)


def _aside(story: EndStory, room: PartRoom) -> _Aside | None:
    """Return the room for face and words, as narrow as both fit; None between two boards."""
    if len(story.sides) <= 2 or not story.winners:  # noqa: PLR2004 - they have room between them
        return None
    unit, top, low = room.unit, 8 * room.unit, room.size.height() - _FOOT * room.unit
    high = min(_SMALL_FACE.height() * unit, (low - top) * _HIGHEST_FACE)
    face = QRectF(0, top, high * _SMALL_FACE.width() / _SMALL_FACE.height(), high)
    speaker, said = story.last_word or (story.first, "")
    if not said:
        return _Aside(_ASIDE * unit, face, QRectF())
    beside = 0.0 if speaker == story.first else (_BUST + 6) * unit
    gap = 8 * unit
    speech = _narrow(said, room, beside, low - face.bottom() - gap)
    if face.bottom() + gap + speech.height() <= low:
        speech.moveTop(face.bottom() + gap)
        return _Aside(max(_ASIDE * unit, speech.width()), face, speech)
    speech = _narrow(said, room, beside, low - top)
    speech.moveTopLeft(face.topRight() + QPointF(2 * gap, 0))
    return _Aside(speech.right(), face, speech)


def _narrow(said: str, room: PartRoom, beside: float, high: float) -> QRectF:
    """Return the narrowest sheet of words that is no higher than a height, if one of them is."""
    unit = room.unit
    wide, most = _ASIDE * unit, _WIDEST * room.size.width()
    while True:
        speech = _speech(said, room, wide - beside - _MARGIN * unit, beside)
        if (speech.width() <= wide + unit and speech.height() <= high) or wide >= most:
            return speech
        wide += _WIDER * unit


def _board_boxes(story: EndStory, room: PartRoom, aside: _Aside | None) -> list[QRectF]:
    unit, number = room.unit, len(story.sides)
    is_pair = number == 2  # noqa: PLR2004 - left and right
    edge, gap = _EDGE * unit, (_BETWEEN if is_pair else _GAP) * unit
    more = aside.wide + _GAP * unit if aside is not None else 0.0
    wide = (room.size.width() - 2 * edge - (number - 1) * gap - more) / number
    high = room.size.height() - (8 + (_BELOW if is_pair else _BELOW_MANY)) * unit
    return [
        QRectF(
            edge + at * (wide + gap) + (more if at >= story.first else 0.0), 8 * unit, wide, high
        )
        for at in range(number)
    ]


def _board(story: EndStory, column: int, box: QRectF) -> Piece:
    side = story.sides[column]
    words = QCoreApplication.translate("End", "{player}: {points} points.")
    words = words.format(player=side.name, points=story.totals[column])
    more = story.art.board_words(story.session, column)
    told = f"{words} {more}".strip()
    return Piece(
        AtBoard(column),
        box,
        side.name,
        told,
        BoardFace(column, column in story.winners),
        explained=_to_hall(),
        told=f"{told} {_to_hall()}",
        opens=True,
    )


def _to_hall() -> str:
    return QCoreApplication.translate("End", "Click or Enter: their page in the Hall of Kingdoms.")


def _winner(
    story: EndStory, room: PartRoom, boxes: list[QRectF], aside: _Aside | None
) -> Piece | None:
    """Return the winner's face with a last word: between two boards, or before the winner's."""
    column = story.first
    if not story.winners:
        return None
    speaker, said = story.last_word or (column, "")
    if aside is not None:
        left = boxes[column].left() - _GAP * room.unit - aside.wide
        box, speech = (moved := aside.moved(left)).face, moved.speech
    else:
        box = _between(room)
        speech = _said_by(speaker, said, room, (column, box, boxes))
    words = [story.title + "."]
    if said:
        told = QCoreApplication.translate("End", "{player}: {words}")
        words.append(told.format(player=story.sides[speaker].name, words=said))
    extent = box.united(speech) if said else box
    face = WinnerFace(column, speaker, said, speech)
    name, told = story.sides[column].name, " ".join(words)
    return Piece(AtWinner(), box, name, told, face, explained=_to_hall(), extent=extent, opens=True)


def _between(room: PartRoom) -> QRectF:
    """Return the box of the winner's face between two boards."""
    unit = room.unit
    box = QRectF(0, 0, _FACE.width() * unit, _FACE.height() * unit)
    box.moveCenter(QPointF(room.size.width() / 2, 0))
    box.moveBottom(room.size.height() - _FOOT * unit)
    return box


def _said_by(
    speaker: int, said: str, room: PartRoom, places: tuple[int, QRectF, list[QRectF]]
) -> QRectF:
    """Return the sheet of a last word at one of two boards; an empty one without any."""
    column, box, boxes = places
    if not said:
        return QRectF()
    if speaker != column:
        return _on_own_board(said, room, boxes, speaker)
    return _above_face(said, room, box, column)


def _above_face(said: str, room: PartRoom, box: QRectF, column: int) -> QRectF:
    """Return the sheet of the winner's words: above the face, on the winner's own board."""
    unit = room.unit
    speech = _speech(said, room, _SPEECH * unit * max(1.0, room.text / unit), 0.0)
    speech.moveTop(max(6 * unit, box.top() + 8 * unit - speech.height()))
    if column:
        speech.moveLeft(box.right() - 10 * unit)
    else:
        speech.moveRight(box.left() + 10 * unit)
    return speech


def _on_own_board(said: str, room: PartRoom, boxes: list[QRectF], speaker: int) -> QRectF:
    """Return the sheet of the other side's words: in the sky of its board, clear of its name."""
    unit, board = room.unit, boxes[speaker]
    bust, inset = (_BUST + 6) * unit, 12 * unit
    most = _SPEECH * unit * max(1.0, room.text / unit)
    speech = _speech(said, room, most - bust, bust)
    speech.moveTop(board.top() + inset)
    speech.moveLeft(board.left() + inset if speaker else board.right() - inset - speech.width())
    return speech


def _speech(said: str, room: PartRoom, most: float, beside: float) -> QRectF:
    """Return a sheet as large as the words need."""
    unit = room.unit
    metrics = QFontMetricsF(room.look.font(_SAID))
    words = metrics.boundingRect(QRectF(0, 0, max(60 * unit, most), 10_000), _WRAP, said)
    high = max(words.height() + 24 * unit, beside + 6 * unit)
    return QRectF(0, 0, words.width() + beside + _MARGIN * unit, high)


# --- painters


def _paint_wood(brush: Brush, box: QRectF, story: EndStory, face: BoardFace) -> None:
    """Paint a board of wood with its rim, and the picture on it."""
    painter, unit, side = brush.painter, brush.unit, story.sides[face.column]
    wood = wood_of(brush.look, is_active=face.is_winner, is_lord=side.seat is side.bearer is None)
    paint_plaque_wood(brush, box, wood, colour_of(brush.look, side).name(), side.name)
    rim = _RIM * unit
    inside, frame = box.adjusted(rim, rim, -rim, -rim), QPainterPath()
    frame.addRoundedRect(inside, 6 * unit, 6 * unit)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    story.art.paint_board(brush, inside, story.session, face.column)
    if not face.is_winner and story.winners:
        veil = QColor(_VEIL)
        veil.setAlphaF(_SHARE)
        painter.fillRect(inside, veil)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.drawPath(frame)


def _paint_name(brush: Brush, box: QRectF, name: str, face: BoardFace, story: EndStory) -> None:
    """Paint a plate with the owner's shield and name into the upper outer corner."""
    painter, unit, look = brush.painter, brush.unit, brush.look
    text = max(unit, look.scale)
    high = 23 * text
    font = fitted(look.title_font(16), name, box.width() * 0.55, high)
    wide = QFontMetricsF(font).horizontalAdvance(name) + high + 12 * unit
    is_right = len(story.sides) == 2 and face.column == 1  # noqa: PLR2004
    plate = QRectF(0, box.top() + 11 * unit, wide, high)
    inset = 12 * unit
    plate.moveLeft(box.right() - inset - wide if is_right else box.left() + inset)
    painter.setPen(QPen(QColor(GOLD if face.is_winner else CARD_INK), 1.4 * unit))
    ground = QColor("#1d1620")
    ground.setAlphaF(0.86)
    painter.setBrush(ground)
    painter.drawRoundedRect(plate, 5 * unit, 5 * unit)
    side = story.sides[face.column]
    shield = QRectF(plate.left() + 4 * unit, plate.top() + 2.5 * unit, 0, 0)
    shield.setHeight(high - 5 * unit)
    shield.setWidth(shield.height() * 0.88)
    paint_seat_sign(brush, colour_of(look, side), sign_of(side), shield)
    room = plate.adjusted(shield.width() + 9 * unit, 0, -4 * unit, 0)
    painter.setFont(font)
    painter.setPen(QColor(CARD_TEXT))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)


def _paint_bust(brush: Brush, box: QRectF, story: EndStory, column: int, colour: QColor) -> None:
    """Paint a face with a rim in its owner's colour."""
    painter, unit, side = brush.painter, brush.unit, story.sides[column]
    face = story.art.face_of(side, has_won=column in story.winners)
    if face is not None:
        paint_bust(painter, box, evolve(face, rim=colour.name()))
        return
    frame = QPainterPath()
    frame.addRoundedRect(box, 6 * unit, 6 * unit)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    story.art.paint_shield(brush, box, side)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_INK), 6 * unit))
    painter.drawPath(frame)
    painter.setPen(QPen(colour, 3 * unit))
    painter.drawPath(frame)
