"""Puts the parts of your board where they belong, and opens the quarter where it is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt

from valeria_desktop.games.valencia.ui.own.fans import wished_width
from valeria_desktop.games.valencia.ui.own.inside import inside_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.own.board import OwnBoard
    from valeria_desktop.games.valencia.ui.own.inside import Inside
    from valeria_desktop.ui.kit.room import RoomLook

_QUARTER = 388
_MANY = 6  # tasks: more can't be read over deck and quarter alone


class Order:
    """Where everything on a board stands just now."""

    def __init__(self, board: OwnBoard, look: RoomLook) -> None:
        self._board = board
        self._look = look
        self._is_quarter_open = False
        self._inside: Inside | None = None

    @property
    def titles(self) -> tuple[QRect, ...]:
        """Where stacks and deck are named."""
        return () if self._inside is None else self._inside.titles

    def fit(self) -> bool:
        """Divide the board anew for what lies there; tell whether anything stands elsewhere."""
        look, board = self._look, self._board
        sizes = tuple(stack.size for stack in board.side.stacks) if board.side is not None else ()
        inside = inside_of(look, board.size(), wished_width(sizes, look.unit))
        is_other, self._inside = inside != self._inside, inside
        self._board.head.setGeometry(inside.head)
        for track, box in zip(self._board.tracks.values(), inside.tracks, strict=True):
            track.stack(is_stacked=inside.is_stacked)
            track.setGeometry(box)
        self._board.hidden_coins.setGeometry(inside.tracks[0])
        self._board.goods.setGeometry(inside.goods)
        self._board.stacks.setGeometry(inside.stacks)
        self._board.piles.setGeometry(inside.piles)
        self._place_peek(inside)
        self._place_quarter(inside)
        self._board.panel.setGeometry(self._cover(inside))
        self._board.panel.raise_()
        return is_other

    def _place_peek(self, inside: Inside) -> None:
        head = inside.head
        self._board.peek.shorten(head.width() * 0.36)
        size = self._board.peek.sizeHint()
        high = min(size.height(), head.height())
        top = head.top() if not inside.is_bar else head.center().y() - high // 2
        self._board.peek.setGeometry(head.right() - size.width(), top, size.width(), high)
        self._board.head.use(size.width() + 2)
        self._board.peek.raise_()

    def _place_quarter(self, inside: Inside) -> None:
        """Stand the quarter in its box; where there are chips only, over the stacks if asked."""
        self._is_quarter_open = self._is_quarter_open and inside.is_chips
        box, unit = inside.quarter, self._look.unit
        half = min(box.height() // 2, self._look.px(56))
        for place, chip in enumerate(self._board.chips):
            chip.setVisible(inside.is_chips)
            chip.setChecked(self._is_quarter_open)
            chip.setGeometry(box.left(), box.top() + place * (half + 2), box.width(), half)
        if inside.is_chips:
            area = inside.stacks.united(inside.piles)
            width = min(area.width(), round(_QUARTER * max(1.0, unit)))
            box = QRect(area.right() - width, area.top(), width, area.height())
        self._board.quarter.setGeometry(box)
        self._board.quarter.use(has_sky=inside.has_sky or inside.is_chips)
        self._board.quarter.setVisible(
            self._board.side is not None and (self._is_quarter_open or not inside.is_chips)
        )
        if self._is_quarter_open:
            self._board.quarter.raise_()

    def _cover(self, inside: Inside) -> QRect:
        """Return the box that the tasks cover: deck and quarter, and few stacks."""
        side = self._board.side
        is_many = side is not None and len(side.tasks) > _MANY
        if inside.is_bar or inside.is_chips:
            return inside.stacks.united(inside.quarter)
        top = inside.quarter.top()
        left = (inside.stacks if is_many else inside.piles).left()
        return QRect(left, top, inside.quarter.right() - left + 1, inside.quarter.height())

    def close_quarter(self) -> bool:
        """Close the quarter if it is open; tell whether it was."""
        was_open = self._is_quarter_open
        if was_open:
            self.turn_quarter()
            self._board.chips[0].setFocus(Qt.FocusReason.PopupFocusReason)
        return was_open

    def turn_quarter(self) -> None:
        """Open the quarter over the stacks, or close it again."""
        self._is_quarter_open = not self._is_quarter_open
        self.fit()
        if self._is_quarter_open:
            self._board.quarter.tasks.setFocus(Qt.FocusReason.PopupFocusReason)
