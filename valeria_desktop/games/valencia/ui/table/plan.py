"""Places on Valencia's table: the steps of the round, the city, the council."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, fields, frozen
from PySide6.QtCore import QPoint, QRect, QRectF

from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.table import layout
from valeria_desktop.ui.table.frame import MAT, OWN, Frame, Seating, frame_of, snapped

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.scene import Scene as AnyScene
    from valeria_desktop.ui.table.frame import Leaf


_EDGE, _GAP = 9, 9
_STEPS, _STEPS_MOST = 50, 64
_WALL = 0.42
"""Width of the wall around the city, in cells."""
_PLANK = 908, 62
"""Width and height of a single rival's plank, in units."""
_COUNCIL_LEAST, _COUNCIL_MOST = 216, 400
_COUNCIL_GROWS = 1.4
"""Greatest growth of the council with the text; beyond it, words shrink."""
_ROW, _ROWS, _ROW_WIDE = 62, 99, 300
"""The council's height in an auction: as one row of seats, and as two where it is narrower."""
_TABLE_LEAST = 150
"""The least height of the round table."""
_STEPS_BESIDE, _BESIDE_LEAST = 88, 420
"""Height of the steps in two rows over the council, and the least width of both, in units."""
_PLANNING = 0.37
"""The planning sheet's share of the window where your board is another leaf."""
_LEAST_SHARE = 0.6
"""The city's least share of its height above a sheet of plans; lower, cells are unreadable."""
_CELL, _CELL_MOST = 53, 88
_WIDE = 54 / 53


@frozen(kw_only=True)
class TablePlan(Frame):
    """All boxes of a table, in pixels of the window; a hidden part has an empty box."""

    steps: QRect
    city: QRect
    council: QRect
    auction: QRect | None
    """The round table below the council; None between auctions, and where it has no room."""


class CityOnMat:
    """Lets the city's rows grow with the window."""

    def __init__(self, rows: int) -> None:
        self._rows = rows

    def growth(self, large: float) -> float:
        return self._rows * (_CELL_MOST * large - _CELL)

    @staticmethod
    def highest(width: float) -> None:
        """Set no greatest height: the city grows as far as there is room."""
        del width


def plan_of(
    size: QSize, text: float, players: int, grid: tuple[int, int], leaf: Leaf = MAT
) -> TablePlan:
    """Share a window between the parts of the table; `grid` has the city's columns and rows."""
    rivals = max(0, players - 1)
    seating = Seating(rivals, CityOnMat(grid[1]), _PLANK if rivals == 1 else None)
    frame = frame_of(size, text, seating, leaf)
    steps, city, council = _on_mat(frame, grid)
    return TablePlan(
        **{each.name: getattr(frame, each.name) for each in fields(Frame)},
        steps=steps,
        city=city,
        council=council,
        auction=None,
    )


def with_auction(plan: TablePlan) -> TablePlan:
    """Share the council's place between a row of seats and the round table below it."""
    box, unit = plan.council, plan.unit
    high = round((_ROW if box.width() >= _ROW_WIDE * unit else _ROWS) * unit)
    gap = round(_GAP * unit / 2)
    below = box.height() - high - gap
    if box.isEmpty() or below < _TABLE_LEAST * unit:
        return plan
    row = QRect(box.left(), box.top(), box.width(), high)
    table = QRect(box.left(), row.bottom() + 1 + gap, box.width(), below)
    return evolve(plan, council=row, auction=table)


def with_planning(plan: TablePlan, size: QSize) -> TablePlan:
    """Keep city and council above the planning sheet where your board is another leaf."""
    if plan.leaf is not MAT:
        return plan
    low = _foot_of(QRect(QPoint(), size)).top() - round(_GAP * plan.unit / 2)
    city, council = (_ending(box, low) for box in (plan.city, plan.council))
    return evolve(plan, city=city, council=council)


def _ending(box: QRect, low: int) -> QRect:
    return QRect(box.left(), box.top(), box.width(), min(box.bottom(), low) + 1 - box.top())


def _on_mat(frame: Frame, grid: tuple[int, int]) -> tuple[QRect, QRect, QRect]:
    """Lay the city beside steps and council where that makes it larger, else below the steps."""
    if not frame.shows_mat:
        nothing = QRect()
        return nothing, nothing, nothing
    edge = _EDGE * frame.unit
    inner = QRectF(frame.mat).adjusted(edge, edge * 0.7, -edge, -edge)
    steps, city, council = _beside(frame, inner, grid) or _below(frame, inner, grid)
    return snapped(steps), snapped(city), snapped(council)


def _beside(
    frame: Frame, inner: QRectF, grid: tuple[int, int]
) -> tuple[QRectF, QRectF, QRectF] | None:
    """Return boxes with a city as high as the mat; None where too little width is left beside it.

    The small city of two players is as high as wide: the height is what it lacks.
    """
    unit, gap = frame.unit, _GAP * frame.unit
    columns, rows = grid
    width = (columns + 2 * _WALL) * inner.height() / (rows + 2 * _WALL) * _WIDE
    left = inner.width() - gap - width
    if left < _BESIDE_LEAST * min(frame.large, _COUNCIL_GROWS) * unit:
        return None
    high = _STEPS_BESIDE * unit * (1 + 0.4 * (min(frame.large, _COUNCIL_GROWS) - 1))
    city = QRectF(inner.left(), inner.top(), width, inner.height())
    steps = QRectF(city.right() + gap, inner.top(), left, high)
    top = steps.bottom() + gap
    return steps, city, QRectF(steps.left(), top, left, inner.bottom() - top)


def _below(frame: Frame, inner: QRectF, grid: tuple[int, int]) -> tuple[QRectF, QRectF, QRectF]:
    """Return boxes with the steps in a row, and below them city and council in the middle."""
    unit, gap = frame.unit, _GAP * frame.unit
    steps = QRectF(inner)
    steps.setHeight(min(_STEPS * unit * (1 + 0.4 * (frame.large - 1)), _STEPS_MOST * unit))
    below = inner.adjusted(0, steps.height() + gap, 0, 0)
    columns, rows = grid
    cell = below.height() / (rows + 2 * _WALL)
    most = below.width() - gap - _COUNCIL_LEAST * min(frame.large, _COUNCIL_GROWS) * unit
    width = min(most, (columns + 2 * _WALL) * cell * _WIDE)
    council = min(_COUNCIL_MOST * unit, below.width() - gap - width)
    left = below.left() + (below.width() - width - gap - council) / 2
    city = QRectF(left, below.top(), width, below.height())
    beside = QRectF(city.right() + gap, below.top(), council, below.height())
    return steps, city, beside


def _foot_of(room: QRect) -> QRect:
    """Return the part of a room that planning takes where your board is another leaf."""
    high = round(_PLANNING * room.height())
    return QRect(room.left(), room.bottom() + 1 - high, room.width(), high)


_USUAL = 2, (6, 6), False, False


class TablePlacer(layout.TableLayout["TableScreen", TablePlan]):
    """Lays each part of Valencia's table into its box."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table, {MAT: table.city, OWN: table.board})

    def asks(self) -> tuple[int, tuple[int, int], bool, bool]:
        scene: Scene | None = self._table.scene
        if scene is None:
            return _USUAL
        city = scene.view.table.city
        has_auction = self._table.auction.stand is not None
        decision = scene.decision
        plans = scene.is_asked and decision is not None and decision.prompt == Prompt.PLAN
        return len(scene.seats), (city.width, city.height), has_auction, plans

    def plan_of(
        self, size: QSize, text: float, asks: tuple[int, tuple[int, int], bool, bool], leaf: Leaf
    ) -> TablePlan:
        players, grid, has_auction, plans = asks
        plan = plan_of(size, text, players, grid, leaf)
        if plans:
            return with_planning(plan, size)
        return with_auction(plan) if has_auction else plan

    def stand(self) -> None:
        super().stand()
        sheet = self._table.prompt.sheet
        if isinstance(sheet, PlanSheet):
            sheet.stand()
            self.stand_prompt()

    def stand_hint(self) -> None:
        """Place the hint's sheet; beside the planning sheet only in its column."""
        super().stand_hint()
        panel, top = self._table.hint_panel, self._top_of_plans()
        if top is not None:
            box = panel.geometry()
            low = min(self.plan.column.bottom(), top - self.plan.parted)
            box.setBottom(min(box.bottom(), low))
            panel.setGeometry(box)

    def place_of_plan(self) -> QRect:
        """Return the place of the planning sheet: your board, but for its coins and goods.

        In large text, where it needs the whole width, they are covered, too.
        """
        plan, board = self.plan, self._table.board
        if plan.leaf is not None:
            return plan.board.united(plan.column).intersected(_foot_of(self._table.rect()))
        box = QRect(plan.board)
        if plan.squeeze < Squeeze.C:
            box.setLeft(box.left() + board.goods.geometry().right() + round(_GAP * plan.unit))
        return box

    def show_scene(self, scene: AnyScene) -> None:
        super().show_scene(scene)
        self.stand_prompt()  # the bids may change without a change of plan
        self.stand_beside()

    def stand_prompt(self) -> None:
        """Lay the question into its column, above an auction's first ranks or a sheet of plans."""
        plan, bids = self.plan, self._table.bids
        column, prompt = QRect(plan.column), self.prompt_box
        if bids.has_auction:
            column.setHeight(column.height() - max(bids.least_height, plan.line) - plan.parted)
        if (top := self._top_of_plans()) is not None:
            column.setBottom(min(column.bottom(), top - plan.parted))
        self._stand_above(top)
        prompt.setHeight(min(prompt.height(), column.height()))
        self._table.prompt.stand_in(prompt, column)

    def _top_of_plans(self) -> int | None:
        """Return where the sheet of plans begins; large words make it higher. None without one."""
        sheet = self._table.prompt.sheet
        if not isinstance(sheet, PlanSheet) or not sheet.isVisible():
            return None
        return self._table.mapFromGlobal(sheet.mapToGlobal(QPoint())).y()

    def _stand_above(self, top: int | None) -> None:
        """Keep city and council above a sheet of plans, as long as they stay readable."""
        table, plan = self._table, self.plan
        for part, box in ((table.city, plan.city), (table.council, plan.council)):
            if box.isEmpty():
                continue
            above = box if top is None else _ending(box, top - round(_GAP * plan.unit / 2))
            part.setGeometry(above if above.height() > _LEAST_SHARE * box.height() else box)

    def stand_beside(self) -> None:
        """Lay the bids below the question during an auction, else the story.

        A player can have the story in place of the bids: those lie on the round table, too.
        """
        table, box = self._table, self.plan.story(self._table.prompt.height())
        is_hinted = table.hint_panel.covers_column
        has_bids = table.bids.has_auction and not table.story_key.is_wished
        table.story_key.stand(self.plan)
        table.bids.setVisible(box is not None and has_bids and not is_hinted)
        table.log.setVisible(box is not None and not has_bids and not is_hinted)
        for part in (table.bids, table.log):
            if box is not None:
                part.setGeometry(box)
        self.stand_hint()
