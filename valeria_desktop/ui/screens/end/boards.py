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
_FOOT, _OVER = 22.0, 0.5
"""The room below the boards for the ribbon's upper edge, in units, and how much wider than their
board long words are, as a share of its width."""
_VEIL, _SHARE = "#100d12", 0.2
"""The veil over the boards of those who didn't win."""
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
        boxes = _board_boxes(scene, room)
        boards = [_board(scene, column, box) for column, box in enumerate(boxes)]
        return LaidPart(
            pieces=(*boards, _winner(scene, room, boxes)),
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
    if speech.center().x() < box.center().x():
        near, low = speech.right() - 30 * unit, speech.bottom() - 7 * unit
        at = QPointF(box.left() + 3 * unit, box.top() + box.height() * 0.16)
        return QPointF(near, low), at, QPointF(near + 16 * unit, low)
    if speech.bottom() < box.center().y():
        near, low = speech.left() + 30 * unit, speech.bottom() - 7 * unit
        at = QPointF(box.right() - 3 * unit, box.top() + box.height() * 0.16)
        return QPointF(near, low), at, QPointF(near - 16 * unit, low)
    edge, middle = speech.left() + 7 * unit, speech.center().y()
    at = QPointF(min(box.right() - 2 * unit, edge - 14 * unit), middle + 3 * unit)
    half = QPointF(0, 7 * unit)
    return QPointF(edge, middle) - half, at, QPointF(edge, middle) + half


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


def _board_boxes(story: EndStory, room: PartRoom) -> list[QRectF]:
    unit, number = room.unit, len(story.sides)
    edge, gap = _EDGE * unit, (_BETWEEN if number == 2 else _GAP) * unit  # noqa: PLR2004
    wide = (room.size.width() - 2 * edge - (number - 1) * gap) / number
    high = room.size.height() - 8 * unit - 4 * unit
    return [QRectF(edge + at * (wide + gap), 8 * unit, wide, high) for at in range(number)]


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


def _winner(story: EndStory, room: PartRoom, boxes: list[QRectF]) -> Piece | None:
    """Return the winner's face with a last word: between two boards, or on the winner's own."""
    column = story.first
    if not story.winners:
        return None
    box = _face_box(room, boxes, column)
    speaker, said = story.last_word or (column, "")
    speech = QRectF()
    if said and speaker != column:
        speech = _on_own_board(said, room, boxes, speaker)
    elif said:
        speech = (
            _above_face(said, room, box, column)
            if _are_two(boxes)
            else _beside_face(said, room, boxes[column], box)
        )
    words = [story.title + "."]
    if said:
        told = QCoreApplication.translate("End", "{player}: {words}")
        words.append(told.format(player=story.sides[speaker].name, words=said))
    extent = box.united(speech) if said else box
    face = WinnerFace(column, speaker, said, speech)
    name, told = story.sides[column].name, " ".join(words)
    return Piece(AtWinner(), box, name, told, face, explained=_to_hall(), extent=extent, opens=True)


def _are_two(boxes: list[QRectF]) -> bool:
    """Return whether there is room between two boards."""
    return len(boxes) == 2  # noqa: PLR2004 - as said


def _face_box(room: PartRoom, boxes: list[QRectF], column: int) -> QRectF:
    """Return the box of the winner's face: between two boards, or at a board's corner."""
    unit = room.unit
    if _are_two(boxes):
        box = QRectF(0, 0, _FACE.width() * unit, _FACE.height() * unit)
        box.moveCenter(QPointF(room.size.width() / 2, 0))
        box.moveBottom(room.size.height() - _FOOT * unit)
        return box
    box = QRectF(0, 0, _SMALL_FACE.width() * unit, _SMALL_FACE.height() * unit)
    box.moveTopLeft(boxes[column].topLeft() + QPointF(-4 * unit, _below_name(room)))
    box.moveLeft(max(4 * unit, box.left()))
    box.moveBottom(min(box.bottom(), room.size.height() - _FOOT * unit))
    return box


def _below_name(room: PartRoom) -> float:
    """Return the height of a board above its picture: the plate with the owner's name."""
    return 38 * max(room.unit, room.text)


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


def _beside_face(said: str, room: PartRoom, board: QRectF, box: QRectF) -> QRectF:
    """Return the sheet of the winner's words: right of the face, as far as there is room."""
    unit, own = room.unit, board.width() - box.width() - 14 * room.unit
    top, low = box.top() - 4 * unit, room.size.height() - _FOOT * unit
    speech = _as_low(said, room, (own, board.width()), 0.0, low - top)
    speech.moveTopLeft(QPointF(box.right() + 6 * unit, top))
    speech.moveRight(min(speech.right(), room.size.width() - 4 * unit))
    speech.moveBottom(min(speech.bottom(), low))
    return speech


def _on_own_board(said: str, room: PartRoom, boxes: list[QRectF], speaker: int) -> QRectF:
    """Return the sheet of another side's words: in the sky of its board, clear of its name."""
    unit, board = room.unit, boxes[speaker]
    bust, inset = (_BUST + 6) * unit, 12 * unit
    if not _are_two(boxes):
        top, low = board.top() + _below_name(room), room.size.height() - _FOOT * unit
        own = board.width() - 2 * inset - bust - 34 * unit
        speech = _as_low(said, room, (own, board.width()), bust, low - top)
        speech.moveTopLeft(QPointF(board.left() + inset, top))
        speech.moveBottom(min(speech.bottom(), low))
        speech.moveRight(min(speech.right(), room.size.width() - 4 * unit))
        return speech
    most = _SPEECH * unit * max(1.0, room.text / unit)
    speech = _speech(said, room, most - bust, bust)
    speech.moveTop(board.top() + inset)
    speech.moveLeft(board.left() + inset if speaker else board.right() - inset - speech.width())
    return speech


def _as_low(
    said: str, room: PartRoom, widths: tuple[float, float], beside: float, high: float
) -> QRectF:
    """Return a sheet of words on a board, wider where it would reach the name or the ribbon."""
    own, board = widths
    speech = _speech(said, room, own, beside)
    if speech.height() > high:
        return _speech(said, room, own + board * _OVER, beside)
    return speech


def _speech(said: str, room: PartRoom, most: float, beside: float) -> QRectF:
    """Return a sheet as large as the words need."""
    unit = room.unit
    metrics = QFontMetricsF(room.look.font(_SAID))
    words = metrics.boundingRect(QRectF(0, 0, max(90 * unit, most), 10_000), _WRAP, said)
    high = max(words.height() + 24 * unit, beside + 6 * unit)
    return QRectF(0, 0, words.width() + beside + 34 * unit, high)


# --- painters


def _paint_wood(brush: Brush, box: QRectF, story: EndStory, face: BoardFace) -> None:
    """Paint a board of wood with its rim, and the picture on it."""
    painter, unit, side = brush.painter, brush.unit, story.sides[face.column]
    wood = wood_of(brush.look, is_active=face.is_winner, is_lord=side.seat is None)
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
