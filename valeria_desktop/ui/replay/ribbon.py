"""The ribbon of turns: a stamp for each, by mouse, keys and screen reader; it glides to a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEasingCurve, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter

from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.replay.ribbon_layout import HEIGHT, ribbon_boxes
from valeria_desktop.ui.replay.ribbon_paint import (
    Pip,
    PipsFace,
    StampFace,
    StampPainter,
    paint_cloth,
    paint_pips,
    paint_rollers,
    paint_rounds,
)
from valeria_desktop.ui.replay.turn_art import TurnArt
from valeria_desktop.ui.replay.turns import AtPip, AtPips, AtTurn, RibbonScene
from valeria_desktop.ui.voice.arrivals import Arrival, Arrivals

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QWheelEvent

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.replay.ribbon_layout import RibbonBoxes

GLIDES = 160
"""How long the ribbon glides to another turn, in ms."""
_NOTCH = 120
"""The turn of a wheel's notch, in eighths of a degree."""


class RibbonPart(Part[RibbonScene]):
    """Lays and paints the turns; while the ribbon glides each is painted beside its place."""

    drawn = QSize(1280, HEIGHT)
    least = QSize(640, HEIGHT)
    beyond = 110.0  # a stamp that glides is painted beside its place
    keeps = False
    keeps_ground = False
    takes_enter = False  # Enter plays on

    def __init__(self) -> None:
        """Show plain pictures until a game brings its own."""
        self.painter = StampPainter(TurnArt())
        self.shifts: Mapping[At, float] = {}
        """How far each stamp is still from its place, in pixels."""
        self.way_left: Callable[[], float] = lambda: 0.0
        self.pointed: int | None = None
        """The moment whose pip the mouse is nearest to."""

    def laid(self, scene: RibbonScene, room: PartRoom) -> LaidPart:
        boxes = ribbon_boxes(scene, room)
        pieces = tuple(_stamp(scene, boxes, number) for number in range(len(scene.turns)))
        pips: dict[At, QRectF] = dict(zip(map(AtPip, scene.moments), boxes.pips, strict=False))
        return LaidPart(
            pieces=pieces,
            columns=max(1, len(pieces)),
            unlisted=(_row_of_pips(scene, boxes),) if pips else (),
            spots=pips,
            name=QCoreApplication.translate("Replay", "Turns"),
            heading=QCoreApplication.translate("Replay", "Turns"),
            ground=(boxes, scene.present),
            walk=Walk.GRID,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        """Return the card on a stamp."""
        return piece.face.turn.deed.thing if isinstance(piece.face, StampFace) else None

    # --- painting

    def shift_of(self, at: At | None) -> float:
        """Return how far a stamp or a pip is painted beside its place now, in pixels."""
        left = self.way_left()
        return self.shifts.get(at, 0.0) * left if left and at is not None else 0.0

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        del box
        boxes: RibbonBoxes = laid.ground[0]
        paint_cloth(brush, boxes)
        turns = range(len(boxes.stamps))
        paint_rounds(brush, boxes, tuple(self.shift_of(AtTurn(number)) for number in turns))

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        if isinstance(piece.face, PipsFace):
            paint_pips(brush, box, piece.face, self.pointed if mood.is_hovered else None)
        else:
            self.painter.paint(brush, box, piece.face, mood)

    def is_raised(self, piece: Piece, mood: PieceMood) -> bool:
        del mood
        return isinstance(piece.face, StampFace) and piece.face.is_here

    def held(self, piece: Piece, mood: PieceMood, unit: float) -> QRectF:
        del mood, unit
        return piece.box.translated(self.shift_of(piece.at), 0)


def _stamp(scene: RibbonScene, boxes: RibbonBoxes, number: int) -> Piece:
    turn, box = scene.turns[number], boxes.stamps[number]
    present = scene.present
    above = boxes.above[number].translated(-box.topLeft())
    return Piece(
        at=AtTurn(number),
        box=box,
        name=turn.words,
        words=turn.words,
        face=StampFace(turn, number == present, number > present, above),
        explained=turn.words,
        opens=True,
    )


def _row_of_pips(scene: RibbonScene, boxes: RibbonBoxes) -> Piece:
    """Return the moments of the present turn as one piece: each is too small for a hand."""
    corner = boxes.row.topLeft()
    pips = tuple(
        Pip(moment, box.translated(-corner), moment in scene.begins)
        for moment, box in zip(scene.moments, boxes.pips, strict=True)
    )
    face = PipsFace(pips, scene.moment)
    return Piece(at=AtPips(), box=boxes.row, name="", words="", face=face, opens=True)


class TurnRibbon(Spread[RibbonScene]):
    """Shows all turns of a replay; the present one is large."""

    part: RibbonPart
    moment_asked = Signal(int)
    """The number of a moment to show."""
    stepped = Signal(bool)
    """The wheel was turned a notch: ahead, or back."""

    def __init__(self, look: Look, arrivals: Arrivals) -> None:
        super().__init__(look, RibbonPart())
        self.take_key: Callable[[QKeyEvent], bool] = lambda _event: False
        """Carries out a key of the replay; returns whether it has this key."""
        self._glide = Arrival(
            arrivals, GLIDES, QEasingCurve.Type.OutCubic, self.viewport().update, self
        )
        self.part.way_left = lambda: self._glide.way_left
        self._turned = 0
        self.opened.connect(self._go)

    def use(self, art: TurnArt) -> None:
        """Show a game's own pictures from now on."""
        self.part.painter = StampPainter(art)

    def show_scene(self, scene: RibbonScene) -> None:
        """Show a moment; the ribbon glides to another turn of the same game."""
        before, known = self._scene, self._places()
        super().show_scene(scene)
        self.setCurrentIndex(self.pieces.index_of(AtTurn(scene.present)))
        if before is None or before.turns is not scene.turns:
            self._glide.finish()
            self.part.shifts = {}
        elif before.present != scene.present:
            now = self._places()
            shifts = {at: known[at] - now[at] for at in now if at in known}
            with_stamp = shifts.get(AtTurn(scene.present), 0.0)
            self.part.shifts = shifts | {AtPips(): with_stamp}
            self._glide.begin()
        self.viewport().update()

    def _places(self) -> dict[At, float]:
        """Return where the middle of each stamp is painted now."""
        return {
            piece.at: piece.box.center().x() + self.part.shift_of(piece.at)
            for piece in self.laid.listed
        }

    def finish(self) -> None:
        """Be at the present turn at once."""
        self._glide.finish()

    def _go(self, at: At) -> None:
        if isinstance(at, AtTurn) and self._scene is not None:
            self.moment_asked.emit(self._scene.turns[at.number].first)

    # --- the row of pips is a slider: the mouse takes the nearest one

    def _pip_at(self, x: float) -> int | None:
        """Return the moment of the pip nearest to a place in the view, in pixels."""
        row = self.laid.piece_of(AtPips())
        return None if row is None else row.face.nearest(x - row.box.left())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self._pressed == AtPips():
            self._ask(self._pip_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        nearest = self._pip_at(event.position().x())
        if nearest != self.part.pointed:
            self.part.pointed = nearest
            self._update(AtPips())
        if event.buttons() & Qt.MouseButton.LeftButton and self._pressed == AtPips():
            self._ask(nearest)

    def _ask(self, moment: int | None) -> None:
        if self._scene is not None and moment is not None and moment != self._scene.moment:
            self.moment_asked.emit(moment)

    # --- painting, wheel and keys

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._scene is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_rollers(Brush(painter, self.look, self.unit), self.laid.ground[0])
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step a turn for each notch of the wheel."""
        turned = event.angleDelta()
        self._turned += turned.y() or turned.x()
        while abs(self._turned) >= _NOTCH:
            is_ahead = self._turned < 0
            self._turned += _NOTCH if is_ahead else -_NOTCH
            self.stepped.emit(is_ahead)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.take_key(event):
            return
        if event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            event.ignore()
        else:
            super().keyPressEvent(event)
