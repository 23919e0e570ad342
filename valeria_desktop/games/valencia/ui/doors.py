"""Doors to the rooms of Valencia: what lies behind each is loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.game import RULES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QObject, QRectF
    from PySide6.QtGui import QAction, QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.draft import Draft
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.games.valencia.ui.finale.finale import ValenciaFinale
    from valeria_desktop.games.valencia.ui.history import ValenciaHistory
    from valeria_desktop.games.valencia.ui.screens.new_game import NewGameScreen
    from valeria_desktop.games.valencia.ui.screens.tasks_told import TasksTold
    from valeria_desktop.games.valencia.ui.table.moments import ValenciaMoments
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import Entry
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.screens.learn.page import LearnPage
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.guiding import Guide
    from valeria_desktop.ui.shell.preferences import Preferences
    from valeria_desktop.ui.stage.beats import Beat, Passage


# --- the table


def make_table(look: Look, controller: Controller, actions: Mapping[str, QAction]) -> TableScreen:
    """Lay the table."""
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen

    return TableScreen(look, controller, actions)


def make_moments(look: Look, parent: QWidget) -> ValenciaMoments:
    """Lay the table of a replay."""
    from valeria_desktop.games.valencia.ui.table.moments import ValenciaMoments

    return ValenciaMoments(look, parent)


def make_guide(
    look: Look, table: TableScreen, controller: Controller, preferences: Preferences
) -> Guide:
    """Call the guide of the lesson."""
    from valeria_desktop.games.valencia.ui.lesson import guide

    return guide.make_guide(look, table, controller, preferences)


def beats(passage: Passage) -> list[Beat]:
    """Tell a passage in beats."""
    from valeria_desktop.games.valencia.ui.stage import telling

    return telling.beats(passage)


# --- what is said


def tell_turn(lines: Sequence[Line], names: tuple[str, ...]) -> Sequence[Entry]:
    """Sum a part of a round up for the story."""
    from valeria_desktop.games.valencia import story

    return story.tell_turn(lines, names)


def catalog() -> Catalog:
    """Give what the game is made of, with our own city."""
    from valeria_desktop.games.valencia.files.loader import shipped_catalog

    return shipped_catalog()


# --- pages


def make_draft() -> Draft:
    """Begin to set a game up."""
    from valeria_desktop.games.valencia.draft import Draft

    return Draft(RULES)


def make_setup_page(look: Look, draft: Draft) -> NewGameScreen:
    """Make the page on which a game is set up."""
    from valeria_desktop.games.valencia.ui.screens.new_game import NewGameScreen

    return NewGameScreen(look, draft)


def make_learn_page(look: Look) -> LearnPage:
    """Make the page on which everything can be looked up."""
    from valeria_desktop.games.valencia.ui.screens.learn import make_learn_page

    return make_learn_page(look)


def make_unveiling(look: Look) -> TasksTold:
    """Make the row of everybody's tasks above the score."""
    from valeria_desktop.games.valencia.ui.screens.tasks_told import TasksTold

    return TasksTold(look)


def make_finale(look: Look) -> ValenciaFinale:
    """Make what the end is staged on."""
    from valeria_desktop.games.valencia.ui.finale.finale import ValenciaFinale

    return ValenciaFinale(look)


def make_history(words: QObject) -> ValenciaHistory:
    """Make the tables of the history that are this game's alone."""
    from valeria_desktop.games.valencia.ui.history import ValenciaHistory

    return ValenciaHistory(words)


# --- pictures


def paint_chip(painter: QPainter, box: QRectF, thing: Thing, _look: Look) -> None:
    """Paint a task or a fountain as small as a letter."""
    from valeria_desktop.games.valencia.ui import picture

    picture.paint_chip(painter, box, thing)


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Draw a small picture of a table."""
    from valeria_desktop.games.valencia.ui import picture

    return picture.picture_of(look, game, seats)


# --- opened while nobody waits, one after the other


def _rules() -> None:
    import valeria_desktop.games.valencia.draft
    import valeria_desktop.games.valencia.verbs  # noqa: F401


def _parts() -> None:
    import valeria_desktop.games.valencia.ui.city.view
    import valeria_desktop.games.valencia.ui.own.board  # noqa: F401


def _prompts() -> None:
    import valeria_desktop.games.valencia.ui.planning.registry
    import valeria_desktop.games.valencia.ui.prompts.registry  # noqa: F401


def _table() -> None:
    import valeria_desktop.games.valencia.ui.stage.telling
    import valeria_desktop.games.valencia.ui.table.screen  # noqa: F401


ROOMS = (_rules, _parts, _prompts, _table)
