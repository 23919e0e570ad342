"""The tasks of a player who plans, open beside the city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QRectF, Qt

from valeria_desktop.games.valencia.ui.board.own_side import own_side_of
from valeria_desktop.games.valencia.ui.board.secrets import ALL
from valeria_desktop.games.valencia.ui.parts.tasks import OpenTasksPart
from valeria_desktop.games.valencia.ui.planning.plan_deck import has_room
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.pieces.piece import LaidPart, PartRoom

_ROW, _APART, _EDGE = 66, 4, 4
"""Height of a task, of the gap to the next, and of the edge, in pixels at 100 %."""
_MOST = 226
"""The greatest height of all tasks above a sheet of plans in large words, at 100 %."""
_ONE_COLUMN = 4
"""The greatest number of tasks that lie in one column."""


class PlannedTasksPart(OpenTasksPart):
    """Lays readable tasks on parchment, below each other."""

    def laid(self, scene: OwnSide, room: PartRoom) -> LaidPart:
        laid, boxes = super().laid(scene, room), _boxes(len(scene.tasks), room)
        pieces = zip(filter(None, laid.pieces), boxes, strict=True)
        return evolve(laid, pieces=tuple(evolve(piece, box=box) for piece, box in pieces))

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        """Paint nothing: the tasks lie on the sheet of the question."""


def _rows(number: int) -> int:
    return number if number <= _ONE_COLUMN else -(-number // 2)


def _boxes(number: int, room: PartRoom) -> list[QRectF]:
    edge, gap, rows = _EDGE * room.text, _APART * room.text, _rows(number)
    columns = 1 if number <= _ONE_COLUMN else 2
    wide = (room.size.width() - 2 * edge - gap * (columns - 1)) / columns
    high = (room.size.height() - 2 * edge - gap * (rows - 1)) / max(1, rows)
    return [
        QRectF(
            edge + place % columns * (wide + gap), edge + place // columns * (high + gap),
            wide, high,
        )
        for place in range(number)
    ]  # fmt: skip


class TaskCards(Spread["OwnSide"]):
    """Shows all tasks of the asked player."""

    def __init__(self, look: ParchmentLook, scene: Scene) -> None:
        """Show the tasks of the scene's viewer, who is alone before the screen."""
        super().__init__(look, PlannedTasksPart())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side = own_side_of(scene, opened=ALL)
        high = _ROW if len(side.tasks) <= _ONE_COLUMN else _ROW * 1.3
        rows = _rows(len(side.tasks))
        whole = rows * high + max(0, rows - 1) * _APART + 2 * _EDGE
        self.setFixedHeight(look.px(whole if has_room(look) else min(whole, _MOST)))
        self.show_scene(side)
