"""A task card: its picture, demand, points and progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from valeria_desktop.games.valencia.rules.catalog_words import task_words
from valeria_desktop.games.valencia.rules.tasks import COUNTED
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames, paint_shadow
from valeria_desktop.games.valencia.ui.cards.influence_card import PAPER, PAPER_EDGE, WINE
from valeria_desktop.games.valencia.ui.paint.emblems import task_emblem
from valeria_desktop.ui.paint.brush import CENTRE, square
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.look import LEAST_LETTERS, text_font, title_font
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.ruler import fitted, shortened
from valeria_desktop.ui.pieces.lit_face import paint_veil
from valeria_desktop.ui.pieces.piece import PLAIN, PieceMood
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.standing import TaskStanding
    from valeria_desktop.ui.paint.brush import Brush

_FIELD, _DONE = "#3b5a66", "#3c7547"
_NEVER_LOST = "#5f3f93"
"""The violet of prestige, for a task that can't cost points; wine is for tasks that can."""
_SMALL, _LETTERS = 120, 7
"""Units of height, and of width the least letters; a lower or slimmer upright card has only its
picture, its points and its tick."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_BESIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_LEAST_PICTURE = 20.0  # pixels: a lower picture shows nothing
_LINE = 15  # least height of a line of words, in text units


@frozen
class TaskFace:
    """The contents of a task card."""

    task: Task
    players: int
    standing: TaskStanding | None = None

    @property
    def points(self) -> str:
        """The points that a task brings or costs; "+" with the points so far for a counted task."""
        if not self.is_counted:
            return str(self.task.points)
        return "+" if self.standing is None else f"+{self.standing.number}"

    @property
    def is_counted(self) -> bool:
        """Whether the task brings a counted number of points: it can't be missed (VA35)."""
        return self.task.kind in COUNTED

    @property
    def is_done(self) -> bool:
        """Whether the task would be fulfilled if the game ended now."""
        standing = self.standing
        return standing is not None and not self.is_counted and standing.number >= standing.wanted

    @property
    def progress(self) -> str:
        """The progress as "2/3"; "" for a counted or a fulfilled task."""
        standing = self.standing
        if standing is None or self.is_counted or self.is_done:
            return ""
        return f"{standing.number}/{standing.wanted}"


def paint_task(
    brush: Brush, box: QRectF, face: TaskFace, mood: PieceMood = PLAIN, *, text: float | None = None
) -> None:
    """Paint a task card, upright or lying as its box is; `text` is the pixels of a text unit."""
    place = box.translated(0, -mood.raised * brush.unit)
    radius = 4 * brush.unit
    if not mood.is_flat:
        paint_shadow(brush, box, radius)
    size = text or brush.unit
    brush.piece_of(
        (paint_task, face.task.id, face.players, face.points, face.is_done, face.progress, size),
        place,
        lambda piece, room: _paint_face(piece, room, face, size),
    )
    if mood.is_dim:
        paint_veil(brush, place, radius)
    paint_frames(brush, place, mood, radius)


def _paint_face(brush: Brush, box: QRectF, face: TaskFace, text: float) -> None:
    _paint_paper(brush, box)
    is_little = box.height() < _SMALL * brush.unit or box.width() < _LETTERS * LEAST_LETTERS
    if is_little and box.width() < box.height() * 1.4:
        _paint_small(brush, box, face)
    elif box.width() > box.height():
        _paint_lying(brush, box, face, text)
    else:
        _paint_upright(brush, box, face, text)


def _paint_paper(brush: Brush, box: QRectF) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(box.adjusted(unit, unit, -unit, -unit), 4 * unit, 4 * unit)
    painter.setPen(QPen(QColor(PAPER_EDGE), max(1.0, unit)))
    within = 3.6 * unit
    painter.drawRoundedRect(box.adjusted(within, within, -within, -within), 2 * unit, 2 * unit)


def _paint_small(brush: Brush, box: QRectF, face: TaskFace) -> None:
    side = min(box.width() * 0.84, box.height() * 0.62)
    middle = QPointF(box.center().x(), box.top() + box.height() * 0.38)
    brush.emblem(task_emblem(face.task), square(middle, side))
    radius = min(box.width(), box.height()) * 0.24
    foot = QPointF(box.center().x(), box.bottom() - radius * 1.15)
    _paint_points(brush, foot, radius, face)


def _paint_upright(brush: Brush, box: QRectF, face: TaskFace, text: float) -> None:
    """Paint the name, the picture in a field, the demand, and at the foot points and progress."""
    painter = brush.painter
    inside = box.adjusted(*(side * 8 * brush.unit for side in (1, 1, -1, -1)))
    name, head = tell(face.task.words()), 22 * text
    line = QRectF(inside.left(), inside.top() - 2 * text, inside.width(), head)
    painter.setFont(fitted(title_font(17 * text), name, line.width(), head * 1.2))
    painter.setPen(QColor(CARD_INK))
    painter.drawText(line, CENTRE, shortened(painter.font(), name, line.width()))
    foot = 32 * text
    words = QRectF(inside)
    words.setTop(line.bottom() + 2 * brush.unit)
    words.setBottom(inside.bottom() - foot)
    demand = tell(task_words(face.task, face.players))
    high = _height_of_picture(words, demand)
    if high:
        _paint_field(brush, QRectF(words.left(), words.top(), words.width(), high), face)
        words.setTop(words.top() + high + 4 * brush.unit)
    _write(brush, words, demand, (15 * text, _WRAPPED))
    _paint_foot(brush, inside, face, foot)


def _height_of_picture(room: QRectF, demand: str) -> float:
    """Return the height of a picture over a demand: in a low room words come first."""
    metrics = QFontMetricsF(text_font(LEAST_LETTERS))
    needed = metrics.boundingRect(room, int(_WRAPPED), demand).height()
    high = min(room.height() * 0.52, room.height() - needed)
    return high if high >= _LEAST_PICTURE else 0.0


def _paint_field(brush: Brush, field: QRectF, face: TaskFace) -> None:
    """Paint the picture on a field in two tones."""
    painter = brush.painter
    painter.save()
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    painter.setBrush(QColor(_FIELD))
    painter.drawRoundedRect(field, 3 * brush.unit, 3 * brush.unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_FIELD).lighter(122))
    side = min(field.width(), field.height()) * 0.92
    painter.drawEllipse(field.center(), side / 2, side / 2)
    painter.restore()
    brush.emblem(task_emblem(face.task), square(field.center(), side))


def _paint_foot(brush: Brush, inside: QRectF, face: TaskFace, foot: float) -> None:
    radius = foot * 0.45
    middle = QPointF(inside.center().x(), inside.bottom() - radius)
    if face.progress:
        middle.setX(inside.left() + radius)
        rest = QRectF(middle.x() + radius * 1.3, middle.y() - radius, inside.width(), 2 * radius)
        rest.setRight(inside.right())
        _write_progress(brush, rest, face, radius)
    _paint_points(brush, middle, radius, face)


def _write_progress(brush: Brush, rest: QRectF, face: TaskFace, radius: float) -> None:
    brush.painter.setFont(text_font(radius * 1.15, QFont.Weight.Bold))
    brush.painter.setPen(QColor(CARD_INK))
    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    brush.painter.drawText(rest, side, face.progress)


def seal_of(face: TaskFace) -> str:
    """Return the colour of a task's seal: wine while the player can still lose its points."""
    if face.is_counted:
        return _NEVER_LOST
    return _DONE if face.is_done else WINE


def _paint_points(brush: Brush, middle: QPointF, radius: float, face: TaskFace) -> None:
    """Paint a seal with the points: green with a tick for a fulfilled task."""
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), max(1.0, radius * 0.12)))
    painter.setBrush(legible(brush.look, seal_of(face), CARD_TEXT))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor(PAPER_EDGE), max(0.8, radius * 0.08)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius * 0.78, radius * 0.78)
    font = text_font(radius * 1.15, QFont.Weight.Bold)
    painter.setFont(fitted(font, face.points, radius * 1.5, radius * 2))
    painter.setPen(QColor(CARD_TEXT))
    painter.drawText(square(middle, radius * 2), CENTRE, face.points)
    if face.is_done:
        corner = middle + QPointF(radius * 0.9, -radius * 0.75)
        painter.setPen(QPen(QColor(CARD_INK), max(0.8, radius * 0.1)))
        painter.setBrush(QColor(CARD_TEXT))
        painter.drawEllipse(corner, radius * 0.55, radius * 0.55)
        brush.icon("check", square(corner, radius * 0.86), CARD_INK)


def _paint_lying(brush: Brush, box: QRectF, face: TaskFace, text: float) -> None:
    """Paint the picture with its seal at the left; name, demand and progress at the right."""
    painter, unit = brush.painter, brush.unit
    inside = box.adjusted(*(side * 6 * unit for side in (1, 1, -1, -1)))
    side = min(inside.height(), inside.width() * 0.32)
    field = QRectF(inside.left(), inside.top(), side, inside.height())
    _paint_field(brush, field, face)
    radius = min(side * 0.26, 13 * text)
    aside = 1.4 if face.is_done else 0.7  # the tick needs room at the seal's right
    seal = field.bottomRight() - QPointF(radius * aside, radius * 0.8)
    _paint_points(brush, seal, radius, face)
    rest = QRectF(inside)
    rest.setLeft(field.right() + 8 * unit)
    line = QRectF(rest.left(), rest.top() - unit, rest.width(), 19 * text)
    wide = _write_end(brush, line, face, text)
    line.setRight(line.right() - wide)
    name = tell(face.task.words())
    painter.setFont(fitted(title_font(15 * text), name, line.width(), 22 * text))
    painter.setPen(QColor(CARD_INK))
    painter.drawText(line, _LEFT, name)
    rest.setTop(line.bottom())
    if rest.height() >= _LINE * text:
        _write(brush, rest, tell(task_words(face.task, face.players)), (13.5 * text, _BESIDE))


def _write_end(brush: Brush, line: QRectF, face: TaskFace, text: float) -> float:
    """Write the progress at the end of the name's line; return its width with a gap, in pixels."""
    if not face.progress:
        return 0.0
    font = text_font(14 * text, QFont.Weight.Bold)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_INK))
    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    brush.painter.drawText(line, side, face.progress)
    return QFontMetricsF(font).horizontalAdvance(face.progress) + 5 * text


def _write(brush: Brush, room: QRectF, words: str, how: tuple[float, Qt.AlignmentFlag]) -> None:
    """Write words into a box, in smaller letters until they fit."""
    size, flags = how
    font = text_font(size)
    while font.pixelSize() > LEAST_LETTERS:
        taken = QFontMetricsF(font).boundingRect(room, int(flags), words)
        if taken.height() <= room.height() and taken.width() <= room.width():
            break
        font.setPixelSize(font.pixelSize() - 1)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(CARD_INK))
    brush.painter.drawText(room, int(flags), _cut_off(font, words, room))


def _cut_off(font: QFont, words: str, room: QRectF) -> str:
    """Return as many words as a room holds in lines."""
    metrics, shown = QFontMetricsF(font), words
    while metrics.boundingRect(room, int(_WRAPPED), shown).height() > room.height():
        fewer, _, last = shown.removesuffix("…").rpartition(" ")
        if not last or not fewer:
            break
        shown = f"{fewer}…"
    return shown
