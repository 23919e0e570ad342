"""The parts of a program, for what a game's own are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.ui.lesson.guide import LessonGuide
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.ui.parts.centre import CentreView
    from valeria_desktop.ui.program.program import Program


def table_of(program: Program) -> TableScreen:
    """The table of Valeria."""
    return as_a(TableScreen, program.window.table)


def stack_box(centre: CentreView, place: int, within: QWidget | None = None) -> QRect:
    """Return the box of a stack's card in the window, or in a part of it."""
    box = centre.box_of(AtPlace(place), within or centre.window())
    assert box is not None
    return box


def guide_of(program: Program) -> LessonGuide:
    """What leads through its lesson."""
    return as_a(LessonGuide, program.teaching.guide)


def draft_of(program: Program) -> Draft:
    """How Valeria is set up."""
    return as_a(Draft, program.draft)


def new_game_of(program: Program) -> NewGameScreen:
    """The page on which Valeria is set up."""
    return as_a(NewGameScreen, program.pages.new_game)
