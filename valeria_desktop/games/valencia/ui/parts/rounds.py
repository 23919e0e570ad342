"""The coming rounds: the guilds and the fountain of each, on a sheet below the steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import (
    QCoreApplication,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout

from valeria_desktop.games.valencia.rules.at import AtRound
from valeria_desktop.games.valencia.rules.catalog_words import ability_words
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.ui.cards.frames import paint_focus
from valeria_desktop.games.valencia.ui.paint.emblems import fountain_emblem
from valeria_desktop.games.valencia.ui.parts.steps import paint_worth, round_of
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.ruler import Ruler, width_of_words
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.steps_view import StepsView
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood


@frozen
class ComingRound:
    """The board and the fountain of a coming round (VA3)."""

    number: int
    guilds: tuple[tuple[str, str], ...]
    """The guilds of steps B, D and F: picture and name of each."""
    fountain: str
    name: str
    worth: int
    ability: str

    @property
    def title(self) -> str:
        """The round's title."""
        return QCoreApplication.translate("Steps", "Round {number}").format(number=self.number)


class RoundsPart(Part["Scene"]):
    """Lays and paints a line for each coming round."""

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        coming = coming_rounds(scene)
        high = round(room.size.height()) / max(1, len(coming))
        heading = rounds_heading()
        return LaidPart(
            pieces=tuple(
                Piece(
                    AtRound(each.number),
                    QRectF(0, place * high, room.size.width(), high),
                    each.title,
                    round_words(each),
                    each,
                )
                for place, each in enumerate(coming)
            ),
            name=heading,
            heading=heading,
            walk=Walk.LINE,
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        paint_round(brush, box, piece.face, focus=mood.is_focused)


def rounds_heading() -> str:
    """Return the heading of the coming rounds."""
    return QCoreApplication.translate("Steps", "Coming rounds")


def coming_rounds(scene: Scene) -> list[ComingRound]:
    """Return all rounds after the current one."""
    return [_round_of(scene, number) for number in range(round_of(scene.view) + 1, ROUNDS + 1)]


def _round_of(scene: Scene, number: int) -> ComingRound:
    table = scene.view.table
    fountain = table.fountains[number - 1]
    guilds = [table.guild(number, part) for part in GUILD_PARTS]
    return ComingRound(
        number=number,
        guilds=tuple((guild.sign, tell(guild.words())) for guild in guilds),
        fountain=fountain_emblem(fountain),
        name=tell(fountain.words()),
        worth=fountain.value,
        ability=tell(ability_words(fountain)),
    )


def round_words(coming: ComingRound) -> str:
    """Return a coming round in a sentence."""
    names = [name for _, name in coming.guilds]
    words = QCoreApplication.translate(
        "Steps",
        "Round {number}: step B {first}, step D {second}, step F {third}; "
        "{fountain}, worth {worth}, {ability}.",
    )
    return words.format(
        number=coming.number,
        first=names[0],
        second=names[1],
        third=names[2],
        fountain=coming.name,
        worth=coming.worth,
        ability=coming.ability,
    )


# --- painting


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_round(brush: Brush, box: QRectF, coming: ComingRound, *, focus: bool) -> None:
    """Paint a coming round: its guilds by their steps, its fountain, and the fountain's ability."""
    ruler = Ruler.of(brush)
    painter, unit, text = brush.painter, ruler.unit, ruler.text
    painter.setPen(QPen(QColor(materials_of(brush.look).parchment_line), 1))
    painter.drawLine(box.bottomLeft(), box.bottomRight())
    font = ruler.title(16, box.height() / unit)
    left = _write(
        brush, QRectF(box.left() + 4 * unit, box.top(), 0, box.height()), coming.title, font
    )
    left = max(left + 10 * text, box.left() + 72 * text)
    side = min(28 * text, box.height() - 8 * unit)
    for letter, (picture, _) in zip("BDF", coming.guilds, strict=True):
        room = QRectF(left, box.top(), 0, box.height())
        left = _write(brush, room, letter, ruler.title(14, box.height() / unit)) + 2 * unit
        brush.emblem(picture, QRectF(left, box.center().y() - side / 2, side, side))
        left += side + 9 * text
    fountain = QRectF(left, box.center().y() - side * 0.6, side * 1.2, side * 1.2)
    brush.emblem(coming.fountain, fountain)
    badge = QPointF(fountain.right() - side * 0.08, fountain.bottom() - side * 0.24)
    paint_worth(brush, square(badge, side * 0.62), coming.worth)
    words = QRectF(fountain.right() + 10 * text, box.top() + 2 * unit, 0, box.height() - 4 * unit)
    words.setRight(box.right() - 2 * unit)
    _paint_fountain_words(brush, words, coming, ruler)
    if focus:
        paint_focus(brush, box.adjusted(*(side * 5 * unit for side in (1, 1, -1, -1))), 2 * unit)


def _paint_fountain_words(brush: Brush, box: QRectF, coming: ComingRound, ruler: Ruler) -> None:
    half, most = box.height() / 2, box.height() / 2 / ruler.unit
    line = QRectF(box.left(), box.top(), box.width(), half)
    for words, font in (
        (coming.name, ruler.bold(14.5, most)),
        (coming.ability, ruler.plain(14, most)),
    ):
        brush.painter.setFont(font)
        brush.painter.setPen(QColor(brush.look.palette.ink))
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, line.width())
        brush.painter.drawText(line, _LEFT, shown)
        line.translate(0, half)


def _write(brush: Brush, room: QRectF, words: str, font: QFont) -> float:
    """Write words at the left of a room; return their right edge, in pixels."""
    wide = width_of_words(font, words)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(brush.look.palette.ink))
    brush.painter.drawText(QRectF(room.left(), room.top(), wide + 2, room.height()), _LEFT, words)
    return room.left() + wide


# --- the sheet


_PATIENCE = 250
_ROW, _HEAD, _WIDE, _APART = 46, 26, 640, 2
_CLOSING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_PageUp}


class _RoundsList(Spread["Scene"]):
    """The lines of the rounds; the sheet takes the keys that close it."""

    left = Signal()
    """Says that the focus has left the lines."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSING:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class NextRounds(Sheet):
    """Shows the coming rounds while the mouse is on the chip, or until a key closes the sheet."""

    def __init__(self, look: RoomLook, steps: StepsView, parent: QWidget) -> None:
        """Make a hidden sheet, until the player wants to see the coming rounds."""
        super().__init__(look)
        self.setParent(parent)
        self._room_look = look
        self._steps = steps
        self._around = parent
        self.lines = _RoundsList(self.look, RoundsPart())
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.lines)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._wait.timeout.connect(self._open)
        self.hide()
        self.lines.left.connect(self.close_rounds)
        steps.rounds_asked.connect(self.toggle)
        steps.rounds_pointed.connect(self._point)
        look.changed.connect(self._place)
        self._place()

    def show_scene(self, scene: Scene) -> None:
        """Show the coming rounds of a scene; hide the sheet if there are none."""
        self.lines.show_scene(scene)
        if not self.rounds:
            self.close_rounds()
        self._place()

    @property
    def rounds(self) -> int:
        """Number of coming rounds."""
        return len(self.lines.laid.pieces)

    def close_by_escape(self) -> bool:
        self.close_rounds()
        return True

    def toggle(self) -> None:
        """Open the sheet and move the focus there, or close it."""
        if self.isVisible() and self.lines.hasFocus():
            self.close_rounds()
        elif self.rounds:
            self._open()
            self.lines.setCurrentIndex(self.lines.pieces.index(0, 0))
            self.lines.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_rounds(self) -> None:
        """Hide the sheet; move the focus back to the steps."""
        self._wait.stop()
        had_focus = self.lines.hasFocus()
        self.hide()
        self._steps.chip.set_open(is_open=False)
        if had_focus:
            self._steps.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _point(self, is_pointed: bool) -> None:  # noqa: FBT001 - a slot takes what its signal gives
        if is_pointed:
            self._wait.start()
        elif not self.lines.hasFocus():
            self.close_rounds()

    def _open(self) -> None:
        self._place()
        self.show()
        self.raise_()
        self._steps.chip.set_open(is_open=True)

    def _place(self) -> None:
        """Place the sheet below the steps, at their right end, as large as the rounds need."""
        look, edge = self._room_look, self.edge()
        head = look.px(_HEAD)
        self._column.setContentsMargins(edge, edge + head, edge, edge)
        high = look.px(_ROW) * max(1, self.rounds)
        self.lines.setFixedHeight(high)
        room = self._around.rect()
        size = QSize(
            min(room.width(), look.px(_WIDE)),
            high + head + 2 * edge,
        )
        corner = self._steps.mapTo(self._around, self._steps.rect().bottomRight())
        left = max(room.left(), corner.x() + 1 - size.width())
        top = corner.y() + 1 + round(look.box(_APART))
        self.setGeometry(QRect(QPoint(left, top), size))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setFont(self._room_look.title_font(17))
        painter.setPen(QColor(self.look.palette.ink))
        edge, head = self.edge(), self._room_look.px(_HEAD)
        room = QRect(edge, edge, self.width() - 2 * edge, head)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft, rounds_heading())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSING:
            self.close_rounds()
        else:
            super().keyPressEvent(event)
