"""How Valeria looks: what the common rooms of the window ask of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.games.valeria.ui.cards.chip import paint_chip
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile
from valeria_desktop.games.valeria.ui.finale.finale import ValeriaFinale
from valeria_desktop.games.valeria.ui.lesson.guide import LessonGuide
from valeria_desktop.games.valeria.ui.picture import picture_of
from valeria_desktop.games.valeria.ui.screens.dukes import DukesRow
from valeria_desktop.games.valeria.ui.screens.learn import LearnScreen
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.games.valeria.ui.screens.score_words import ValeriaScoreWords
from valeria_desktop.games.valeria.ui.stage.telling import beats
from valeria_desktop.games.valeria.ui.table.moments import ValeriaMoments
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.games.valeria.ui.trial import TRIAL
from valeria_desktop.games.valeria.ui.words import ValeriaWords
from valeria_desktop.ui.face import Face
from valeria_desktop.ui.kit.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.kit.look import Look

_SHAPE = 1.5
"""The width of a card by its height."""


def paint_card(painter: QPainter, box: QRectF, thing: Thing, look: Look) -> None:
    """Paint a card in the middle of a box, as large as there is room."""
    height = min(box.height(), box.width() / _SHAPE)
    card = QRectF(0, 0, height * _SHAPE, height)
    card.moveCenter(box.center())
    paint_tile(painter, card, face_of(as_a(Card, thing)), look)


FACE = Face(
    rules=RULES,
    words=ValeriaWords(),
    make_draft=partial(Draft, RULES),
    make_setup_page=NewGameScreen,
    make_table=TableScreen,
    make_moments=ValeriaMoments,
    paint_chip=paint_chip,
    score_words=ValeriaScoreWords(),
    make_unveiling=DukesRow,
    make_finale=ValeriaFinale,
    make_learn_page=lambda look: LearnScreen(look, shipped_catalog()),
    make_guide=LessonGuide,
    trial=TRIAL,
    tell_turn=tell_turn,
    beats=beats,
    paint_thing=paint_card,
    picture_of=picture_of,
)
