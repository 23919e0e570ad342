"""Doors to the rooms of Valencia: what lies behind each is loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.game import RULES

if TYPE_CHECKING:
    from PySide6.QtCore import QObject, QRectF
    from PySide6.QtGui import QPainter, QPixmap

    from valeria_desktop.games.valencia.draft import Draft
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.games.valencia.ui.history import ValenciaHistory
    from valeria_desktop.games.valencia.ui.screens.new_game import NewGameScreen
    from valeria_desktop.games.valencia.ui.screens.tasks_told import TasksTold
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.look import Look


# --- pages


def make_draft() -> Draft:
    """Begin to set a game up."""
    from valeria_desktop.games.valencia.draft import Draft

    return Draft(RULES)


def make_setup_page(look: Look, draft: Draft) -> NewGameScreen:
    """Make the page on which a game is set up."""
    from valeria_desktop.games.valencia.ui.screens.new_game import NewGameScreen

    return NewGameScreen(look, draft)


def make_unveiling(look: Look) -> TasksTold:
    """Make the row of everybody's tasks above the score."""
    from valeria_desktop.games.valencia.ui.screens.tasks_told import TasksTold

    return TasksTold(look)


def make_history(words: QObject) -> ValenciaHistory:
    """Make the tables of the history that are this game's alone."""
    from valeria_desktop.games.valencia.ui.history import ValenciaHistory

    return ValenciaHistory(words)


def catalog() -> Catalog:
    """Give the shipped city, tasks and fountains."""
    from valeria_desktop.games.valencia.files.loader import shipped_catalog

    return shipped_catalog()


# --- pictures


def paint_chip(painter: QPainter, box: QRectF, thing: Thing, _look: Look) -> None:
    """Paint a task or a fountain as small as a letter."""
    from valeria_desktop.games.valencia.ui import picture

    picture.paint_chip(painter, box, thing)


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Draw a small picture of a table."""
    from valeria_desktop.games.valencia.ui import picture

    return picture.picture_of(look, game, seats)
