"""Doors to the rooms of Valeria: what lies behind each is loaded when it is first opened.

All of it takes longer to load than the rest of the program; the home screen needs none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valeria.game import RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import QObject, QRectF
    from PySide6.QtGui import QAction, QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.draft import Draft
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.ui.finale.finale import ValeriaFinale
    from valeria_desktop.games.valeria.ui.history import ValeriaHistory
    from valeria_desktop.games.valeria.ui.lesson.guide import HeraldGuide
    from valeria_desktop.games.valeria.ui.screens.dukes import DukesRow
    from valeria_desktop.games.valeria.ui.screens.learn import LearnScreen
    from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
    from valeria_desktop.games.valeria.ui.screens.review.cards import CardsPart
    from valeria_desktop.games.valeria.ui.screens.review.luck import LuckPart
    from valeria_desktop.games.valeria.ui.screens.review.points import PointsPart
    from valeria_desktop.games.valeria.ui.table.moments import ValeriaMoments
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session
    from valeria_desktop.session.story import Entry
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.preferences import Preferences
    from valeria_desktop.ui.stage.beats import Beat, Passage


# --- the table


def make_table(look: Look, controller: Controller, actions: Mapping[str, QAction]) -> TableScreen:
    """Lay the table."""
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen

    return TableScreen(look, controller, actions)


def make_moments(look: Look, parent: QWidget) -> ValeriaMoments:
    """Lay the table of a replay."""
    from valeria_desktop.games.valeria.ui.table.moments import ValeriaMoments

    return ValeriaMoments(look, parent)


def make_guide(
    look: Look, table: Any, controller: Controller, preferences: Preferences
) -> HeraldGuide:
    """Call the guide of the lesson."""
    from valeria_desktop.games.valeria.ui.lesson.guide import HeraldGuide

    return HeraldGuide(look, table, controller, preferences)


def beats(passage: Passage) -> list[Beat]:
    """Tell a passage in beats."""
    from valeria_desktop.games.valeria.ui.stage import telling

    return telling.beats(passage)


def paint_card(painter: QPainter, box: QRectF, thing: Thing, look: Look) -> None:
    """Paint a card in the middle of a box, as large as there is room."""
    from valeria_desktop.games.valeria.ui.cards import loose

    loose.paint_card(painter, box, thing, look)


def paint_chip(painter: QPainter, box: QRectF, thing: Thing, look: Look) -> None:
    """Paint a card as small as a letter."""
    from valeria_desktop.games.valeria.ui.cards import chip

    chip.paint_chip(painter, box, thing, look)


def picture_of(look: Look, game: Game, seats: tuple[Seat, ...]) -> QPixmap:
    """Draw a small picture of a table."""
    from valeria_desktop.games.valeria.ui import picture

    return picture.picture_of(look, game, seats)


# --- what is said


def tell_turn(lines: Sequence[Line], names: tuple[str, ...]) -> Sequence[Entry]:
    """Sum a turn up for the story."""
    from valeria_desktop.games.valeria.story import tell

    return tell.tell_turn(lines, names)


def farewell(session: Session) -> tuple[int, Phrase] | None:
    """Give what is said when a game has ended, and by whom."""
    from valeria_desktop.games.valeria.story import remarks

    said = remarks.farewell(session.seats, session.result(), session.record.seed)
    return None if said is None else (said[0], remarks.quoted_words(said[1]))


def make_history(name_preset: Callable[[str], str], words: QObject) -> ValeriaHistory:
    """Make the tables of the history that are this game's alone."""
    from valeria_desktop.games.valeria.ui.history import ValeriaHistory

    return ValeriaHistory(name_preset, words)


def catalog() -> Catalog:
    """Give the shipped cards."""
    from valeria_desktop.games.valeria.files.loader import shipped_catalog

    return shipped_catalog()


# --- pages


def make_draft() -> Draft:
    """Begin to set a game up."""
    from valeria_desktop.games.valeria.draft import Draft

    return Draft(RULES)


def make_setup_page(look: Look, draft: Draft) -> NewGameScreen:
    """Make the page on which a game is set up."""
    from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen

    return NewGameScreen(look, draft)


def make_learn_page(look: Look) -> LearnScreen:
    """Make the page of the rules and cards."""
    from valeria_desktop.games.valeria.ui.screens.learn import LearnScreen

    return LearnScreen(look, catalog())


def make_unveiling(look: Look) -> DukesRow:
    """Make the row of Dukes above the score."""
    from valeria_desktop.games.valeria.ui.screens.dukes import DukesRow

    return DukesRow(look)


def make_finale(look: Look) -> ValeriaFinale:
    """Make what the end is staged on."""
    from valeria_desktop.games.valeria.ui.finale.finale import ValeriaFinale

    return ValeriaFinale(look)


# --- what is told of a game that is over


def make_luck(look: Look) -> LuckPart:
    """Make the tab of luck."""
    from valeria_desktop.games.valeria.ui.screens.review.luck import LuckPart

    return LuckPart(look)


def make_cards(look: Look) -> CardsPart:
    """Make the tab of cards."""
    from valeria_desktop.games.valeria.ui.screens.review.cards import CardsPart

    return CardsPart(look)


def make_points(look: Look) -> PointsPart:
    """Make the tab of points."""
    from valeria_desktop.games.valeria.ui.screens.review.points import PointsPart

    return PointsPart(look)


# --- opened while nobody waits, one after the other


def _rules() -> None:
    import valeria_desktop.games.valeria.draft
    import valeria_desktop.games.valeria.verbs  # noqa: F401


def _cards() -> None:
    import valeria_desktop.games.valeria.ui.cards.paint  # noqa: F401


def _boards() -> None:
    import valeria_desktop.games.valeria.ui.boards.board
    import valeria_desktop.games.valeria.ui.parts.rivals  # noqa: F401


def _prompts() -> None:
    import valeria_desktop.games.valeria.ui.prompts.registry  # noqa: F401


def _stage() -> None:
    import valeria_desktop.games.valeria.ui.stage.telling
    import valeria_desktop.games.valeria.ui.zoom.zoom  # noqa: F401


def _table() -> None:
    import valeria_desktop.games.valeria.ui.table.screen  # noqa: F401


def _lesson() -> None:
    import valeria_desktop.games.valeria.ui.lesson.guide  # noqa: F401


ROOMS = (_rules, catalog, _cards, _boards, _prompts, _stage, _table, _lesson)
