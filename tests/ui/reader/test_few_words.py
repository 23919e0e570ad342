"""Questions and pieces are heard in few words, in German as in English."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible

from tests.counts import spread
from tests.ui.listed_keys import begin_with, each_kind_of_question, put
from tests.ui.reader.guards import PIECE, QUESTION
from valeria_desktop.games.valencia.ui.table.screen import TableScreen as ValenciaTable
from valeria_desktop.games.valeria.ui.table.screen import TableScreen as ValeriaTable
from valeria_desktop.games.viscounts.ui.table.screen import TableScreen as ViscountsTable
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted", "look")]
GAMES = ("valeria", "valencia", "viscounts")
REFUSAL = 25
DASHES = {"en": " — ", "de": " – "}


@pytest.fixture
def program(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, game: str, language: str
) -> Iterator[Program]:
    made = begin_with(qapp, qtbot, tmp_path, game)
    made.change("language", language)
    yield made
    made.change("language", "en")
    made.close()


def words_in(sentence: str) -> int:
    return len(sentence.split())


def question_of(program: Program, session: Session, language: str) -> str:
    """Put a game on the table while a reader listens, and return what is asked, without who."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QAccessible, "isActive", lambda: True)
        put(program, session)
    name, dash, question = program.window.table.prompt.question.partition(DASHES[language])
    assert (name, dash) == (session.seats[0].name, DASHES[language])
    return question


def pieces_on(program: Program) -> Iterator[str]:
    for view in program.window.table.findChildren(Spread):
        yield from (view.part.words_of(piece) for piece in view.laid.listed)


def refusals_on(program: Program, known: set[tuple[str, ...]]) -> Iterator[str]:
    """Yield what bubbles tell, of a game with no other way out than "Well" once for each reasons.

    A hundred pieces are refused for the same few reasons, and a bubble takes 15 ms.
    """
    table = program.window.table
    assert isinstance(table, ValeriaTable | ValenciaTable | ViscountsTable)
    for view in table.findChildren(Spread):
        for piece in view.laid.listed:
            if isinstance(table, ValeriaTable):
                if not piece.is_lit and table.refusals.say_why(piece.at):
                    yield table.why.accessibleName()
                continue
            reasons = tuple(table.refusals.reasons_of(table.scene, piece.at))
            if piece.is_lit or reasons in known or not table.refusals.say_why(piece.at):
                continue
            known.add(reasons)
            yield table.refusals.bubble.accessibleName()


@pytest.mark.parametrize(("game", "language"), spread(product(GAMES, DASHES), len(GAMES)))
def test_questions_pieces_and_refusals_are_told_in_few_words(
    program: Program, game: str, language: str
) -> None:
    """One walk through a game's questions finds all three: laying its table costs the most."""
    asked, pieces, refusals = set[str](), set[str](), set[str]()
    known = set[tuple[str, ...]]()
    for session in each_kind_of_question(game):
        asked.add(question_of(program, session, language))
        pieces.update(pieces_on(program))
        refusals.update(refusals_on(program, known))
    for told, most in ((asked, QUESTION), (pieces, PIECE), (refusals, REFUSAL)):
        assert len(told) > len(GAMES)
        assert [each for each in told if words_in(each) > most] == []
