"""Places on the table of Viscounts: the round board, the column beside it, your board.

The mat is a round board that needs the height, so the rivals stand at its right, below question
and claims. Boxes are in units of a window of 1280×720; `Squeeze` says what gives way.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QRect

from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.place.room import RoomBoxes
from valeria_desktop.ui.table import layout
from valeria_desktop.ui.table.frame import MAT, OWN, Frame, InUnits

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
    from valeria_desktop.kernel.scene import Scene as AnyScene
    from valeria_desktop.ui.table.frame import Leaf

_EDGE, _GAP, _BAR_TOP, _BAR = 10.0, 8.0, 5.0, 33.0
_BOARD = 762.0, 492.0
_COLUMN = 478.0
_COLUMN_LEAST = 420.0
_COLUMN_MOST = 620.0
_COLUMN_OF_A_LEAF = 394.0
_OWN, _OWN_MOST, _OWN_IN_ROWS = 175.0, 250.0, 300.0
_LEAF_BAR = 60.0
_PROMPT, _PROMPT_LARGE = 132.0, 150.0
_CLAIMS = 38.0
_RIVAL_NAMED, _RIVAL_LEAST, _RIVAL_MOST = 36.0, 52.0, 300.0
_RIVALS_APART = 8.0


@frozen(kw_only=True)
class TablePlan(Frame):
    """All boxes of a table, in pixels of the window; a hidden part has an empty box."""

    ring: QRect
    """The round board; empty while your board is the shown leaf."""
    least_strip: int
    """The height of the rivals' strip at which their names can still be read."""
    least_rival: float
    """The height of one of them then."""
    claims: QRect | None
    """The bonus cards and the leader's banner; None where they have no room."""
    own: QRect
    """Your board; empty while the round board is the shown leaf."""


def plan_of(size: QSize, text: float, rivals: int, leaf: Leaf = MAT) -> TablePlan:
    """Share a window between the parts of the table; `rivals` are the plaques beside the board."""
    return _Shares(size, text, rivals, leaf).plan()


class _Shares(InUnits):
    """Calculates a plan in units."""

    def __init__(self, size: QSize, text: float, rivals: int, leaf: Leaf) -> None:
        super().__init__(size, text)
        self.rivals = rivals
        self.leaf = leaf if self.squeeze >= Squeeze.D else None
        self.bar = _BAR * (1 + 0.8 * (self.large - 1))
        self.top = _BAR_TOP + self.bar + 6
        if self.leaf is None:
            self._share()
        else:
            self._share_leaf()

    def _share(self) -> None:
        """Give spare height to the round board first, as far as width allows, then to yours."""
        room = self.width - 2 * _EDGE - _GAP
        widest = room - min(_COLUMN_LEAST, room - _BOARD[0])
        ratio = _BOARD[1] / _BOARD[0]
        spare = self.height - self.top - 4 - _OWN - 6
        high = min(spare, widest * ratio)
        self.board = max(_BOARD[0] if spare >= _BOARD[1] else 0, high / ratio), high
        left = self.height - self.top - high - 10
        self.own = left if left >= _OWN_IN_ROWS else min(left, _OWN_MOST)
        self.board = self.board[0], self.height - self.top - self.own - 10
        self.column = min(room - self.board[0], _COLUMN_MOST)
        self.board = room - self.column, self.board[1]

    def _share_leaf(self) -> None:
        """Give the shown leaf all the room that the column leaves, above the others' bars."""
        self.own = _LEAF_BAR
        self.column = _COLUMN_OF_A_LEAF
        self.board = (
            self.width - 2 * _EDGE - _GAP - self.column,
            self.height - self.top - _LEAF_BAR - 10,
        )

    # --- boxes

    def plan(self) -> TablePlan:
        upper = self.rect(_EDGE, self.top, *self.board)
        foot = self.rect(_EDGE - 2, self.height - 4 - self.own, self._foot_width, self.own)
        is_own = self.leaf is not None and self.leaf.is_board
        mat, board = (foot, upper) if is_own else (upper, foot)
        column = self._column()
        prompt = QRect(column)
        prompt.setHeight(min(column.height(), round(self._prompt() * self.unit)))
        claims, strip = self._below(column, prompt)
        nothing = QRect()
        return TablePlan(
            unit=self.unit,
            squeeze=self.squeeze,
            large=self.large,
            leaf=self.leaf,
            sky=self.rect(0, 0, self.width, self.top - 1),
            bar=self.rect(_EDGE, _BAR_TOP, self.width - 2 * _EDGE, self.bar),
            strip=strip,
            rivals=() if strip is None else self._rivals(strip),
            mat=mat,
            upper=upper,
            column=column,
            prompt=prompt,
            board=board,
            zoom=self._zoom(upper, column),
            ring=nothing if is_own else mat,
            least_strip=0 if strip is None else ceil(self._strips(self._least_rival)),
            least_rival=self._least_rival * self.large * self.unit,
            claims=claims,
            own=board if self.leaf is None or is_own else nothing,
        )

    @property
    def _foot_width(self) -> float:
        if self.leaf is None:
            return self.width - 2 * _EDGE + 4
        return self.board[0]  # beside the column, which needs the whole height

    def _column(self) -> QRect:
        top, left = self.top + 5, self.width - _EDGE - self.column
        foot = self.height - 4 if self.leaf is not None else self.height - self.own - 10
        return self.rect(left, top, self.column, foot - top)

    def _prompt(self) -> float:
        if self.squeeze >= Squeeze.C:
            return _PROMPT_LARGE * self.large
        return _PROMPT * self.large

    def _below(self, column: QRect, prompt: QRect) -> tuple[QRect | None, QRect | None]:
        """Share the room below the question between claims and rivals: those come first."""
        gap = round(_GAP * self.unit)
        rest = column.adjusted(0, prompt.height() + gap, 0, 0)
        claims = round(_CLAIMS * self.large * self.unit)
        least = self._strips(_RIVAL_LEAST)
        if rest.height() < least:
            return None, None
        if rest.height() - claims - gap < least:
            return None, rest
        box = QRect(rest.left(), rest.top(), rest.width(), claims)
        return box, rest.adjusted(0, claims + gap, 0, 0)

    @property
    def _least_rival(self) -> float:
        """The height of a rival's strip under a long question; in large text only names stay."""
        return _RIVAL_LEAST if self.leaf is None else _RIVAL_NAMED

    def _strips(self, each: float) -> float:
        """Return the height of all strips, in pixels, from the height of each in units of text."""
        rows = max(1, self.rivals)
        return (each * self.large * rows + _RIVALS_APART * (rows - 1)) * self.unit

    def _rivals(self, strip: QRect) -> tuple[QRect, ...]:
        """Return each rival's box, from the viewer's left hand on, one below the other."""
        if not self.rivals:
            return ()
        gap = _RIVALS_APART * self.unit
        most = _RIVAL_MOST * self.large * self.unit
        high = min((strip.height() - gap * (self.rivals - 1)) / self.rivals, most)
        tops = [strip.top() + round(number * (high + gap)) for number in range(self.rivals)]
        return tuple(QRect(strip.left(), top, strip.width(), int(high)) for top in tops)

    def _zoom(self, upper: QRect, column: QRect) -> QRect:
        foot = round((self.height - 14) * self.unit)
        left = upper.left() + round(4 * self.unit)
        return QRect(left, upper.top(), column.left() - left, foot - upper.top())


class TablePlacer(layout.TableLayout["TableScreen", TablePlan]):
    """Lays each part of the table of Viscounts into its box."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table, {MAT: table.ring, OWN: table.own})

    def asks(self) -> tuple[int]:
        """Return the number of plaques: with the neutral player of a solo game."""
        scene: Scene | None = self._table.scene
        return (1 if scene is None else max(1, len(scene.seats) - 1),)

    def plan_of(self, size: QSize, text: float, asks: tuple[int], leaf: Leaf) -> TablePlan:
        return plan_of(size, text, asks[0], leaf)

    def laid_in(self, plan: TablePlan) -> RoomBoxes:
        """Return boxes without a cloth: the realm and your board paint their own wood."""
        board = plan.bars if plan.leaf is not None and not plan.leaf.is_board else QRect()
        return RoomBoxes(plan.sky, QRect(), board)

    def stand_prompt(self) -> None:
        """Place the prompt, which scrolls before it covers the names of rivals."""
        plan = self.plan
        column = plan.column.adjusted(0, 0, 0, -plan.least_strip - ceil(_GAP * plan.unit))
        self._table.prompt.stand_in(self.prompt_box, column)

    def stand_rivals(self) -> None:
        strip, above = self.plan.strip, layout.room_for_busts(self.plan)
        part = self._table.rivals.part
        part.usual = 0 if strip is None else strip.height() + above
        part.lowest = self.plan.least_rival
        super().stand_rivals()

    def _stand_strips(self, top: int) -> None:
        """Place the rivals below an open question that is longer than its box."""
        plan, rivals = self.plan, self._table.rivals
        if plan.strip is None:
            return
        box = QRect(plan.strip)
        if self._table.prompt.presenter is not None:
            box.setTop(max(box.top(), min(top, box.bottom() + 1 - plan.least_strip)))
        rivals.setGeometry(box.adjusted(0, -rivals.part.above, 0, 0))

    def show_scene(self, scene: AnyScene) -> None:
        """Show the leaf with the answers: a question about hand or squares turns to your board."""
        options = scene.decision.options if scene.is_asked and scene.decision else ()
        on = {self._table.ground.leaf_of(option.at) for option in options} - {None}
        if on == {OWN}:
            self.leaves.shown = OWN
        super().show_scene(scene)
        self.stand_beside()

    def _stand_claims(self, below: int) -> QRect | None:
        """Place the claims below the question where the rivals can make room, or show none.

        While a turn is told the rivals stay where they are: things fly to them.
        """
        plan, view = self.plan, self._table.claims
        if plan.claims is None:
            return None
        box = QRect(plan.claims)
        box.moveTop(max(box.top(), below))
        end = plan.column.bottom() + 1 - plan.least_strip - ceil(_GAP * plan.unit)
        if self._table.prompt.presenter is None and plan.strip is not None:
            end = plan.strip.top()
        view.setVisible(box.bottom() < end)
        view.setGeometry(box)
        return box if box.bottom() < end else None

    def _above_cards(self, box: QRect) -> QRect:
        """Return the room above the cards of a lone rival, which stay in sight if it is enough."""
        rivals = self._table.rivals
        lone = rivals.plaques[0] if len(rivals.plaques) == 1 else None
        places = None if lone is None else rivals.places_of(lone.seat)
        if places is None or places.line.top() <= max(places.name.bottom(), places.face.bottom()):
            return box
        line = rivals.placed(places.line, self._table)
        above = box.adjusted(0, 0, 0, min(0, line.top() - box.bottom() - ceil(self.plan.unit)))
        return box if above.height() < self._table.recap.least_height else above

    def stand_beside(self) -> None:
        """Lay the story over claims and rivals while the player wishes to read it."""
        table, plan, gap = self._table, self.plan, ceil(_GAP * self.plan.unit)
        below = plan.column.top() + table.prompt.height() + gap
        claims = self._stand_claims(below)
        self._stand_strips(below if claims is None else claims.bottom() + 1 + gap)
        top = below if claims is None else claims.top()
        box = QRect(plan.column.left(), top, plan.column.width(), plan.column.bottom() + 1 - top)
        is_told = table.story_key.is_wished and box.height() >= plan.line
        table.log.setVisible(is_told and not table.hint_panel.covers_column)
        table.log.setGeometry(box)
        if is_told or table.hint_panel.covers_column:
            table.recap.put_away()
        table.recap.stand(self._above_cards(box))
        table.story_key.stand_in(None if is_told else claims)
        self._keep_heading_free()
        self.stand_hint()

    def _keep_heading_free(self) -> None:
        """Let the recap's heading end before the story's button."""
        recap, key = self._table.recap, self._table.story_key
        over = recap.geometry().intersected(key.geometry())
        recap.keep_free(over.width() if key.isVisibleTo(self._table) else 0)
