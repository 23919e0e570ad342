"""The places on a table that a guide points at, and those it must not cover."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.ui.controls.focus import give_focus

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.table.frame import Frame
    from valeria_desktop.ui.table.room_table import RoomTable


_BARS, _PROMPT = 0.8, 0.6
"""The harm of covering the bars of leaves, and the question."""


class LessonPlaces:
    """Finds things by the names that a lesson's steps have for them (see its `names`)."""

    def __init__(self, table: RoomTable) -> None:
        """Find things on a table by their addresses."""
        self._table = table

    def at(self, name: str) -> At:
        """Return the address of a thing."""
        raise NotImplementedError

    @property
    def frame(self) -> Frame:
        """The boxes of the large things."""
        frame: Frame = self._table.standing.plan
        return frame

    @property
    def parts(self) -> list[tuple[QWidget, float]]:
        """The parts of the table, and the harm of covering each that isn't pointed at."""
        table = self._table
        parts = [(part.widget, part.harm) for part in table.parts if part.harm]
        return [*parts, (table.standing.leaves.bars, _BARS), (table.prompt, _PROMPT)]

    @property
    def purse(self) -> Sequence[QWidget]:
        """The widgets with the player's name and goods; the leaves' bars if no board is shown."""
        shown = self.on_board() if self._table.standing.plan.shows_board else ()
        return shown or [self._table.standing.leaves.bars]

    def on_board(self) -> Sequence[QWidget]:
        """Return the widgets with the player's name and goods on the player's board."""
        raise NotImplementedError

    def is_passing(self, name: str) -> bool:
        """Return whether a thing changes its content once a step is done."""
        raise NotImplementedError

    def things(self, names: Iterable[str]) -> list[At]:
        """Return those of the named things that the player can choose on the table."""
        ground, choosers = self._table.ground, self._table.choosers
        return [at for at in map(self.at, names) if ground.view_of(at) in choosers]

    def focus_on(self, names: Iterable[str], option_id: str) -> None:
        """Move the focus to the first named thing that is lit, or else to an option's button.

        The button comes first where the option leaves alone what is named, as "hire nobody" does.
        """
        ground, presenter = self._table.ground, self._table.prompt.presenter
        button = None if presenter is None else presenter.choices.get(option_id)
        if button is not None and button.isVisible():
            options = {} if presenter is None else {o.id: o for o in presenter.decision.options}
            if option_id in options and options[option_id].at is None:
                give_focus(button)
                return
        for at in map(ground.placed, self.things(names)):
            view = ground.view_of(at)
            piece = view.laid.piece_of(at)
            if view.isVisible() and piece is not None and piece.is_lit:
                view.focus_on(at)
                return
        if button is not None and button.isVisible():
            give_focus(button)

    def turn_to(self, name: str) -> None:
        """Show the leaf that a thing is on, where only one leaf fits."""
        leaf = self._table.ground.leaf_of(self.at(name))
        if leaf is not None:
            self._table.standing.leaves.show(leaf)

    def box(self, name: str) -> QRect:
        """Return the box of a thing on the table; an empty one if it isn't visible."""
        found = self._table.ground.box_of(self.at(name))
        return QRect() if found is None else found.toRect()
