"""Questions and pieces are heard in few words, in German as in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible

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

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted", "look")]
GAMES = ("valeria", "valencia", "viscounts")
REFUSAL = 25
DASHES = {"en": " — ", "de": " – "}


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(params=DASHES)
def language(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


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


def test_a_question_is_asked_in_few_words(
    program: Program, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    asked = []
    for session in each_kind_of_question(game):
        put(program, session)
        name, dash, question = program.window.table.prompt.question.partition(DASHES[language])
        assert (name, dash) == (session.seats[0].name, DASHES[language])
        asked.append(question)
    assert [each for each in asked if words_in(each) > QUESTION] == []


def test_a_piece_is_told_in_few_words(program: Program, game: str) -> None:
    told = set()
    for session in each_kind_of_question(game):
        put(program, session)
        for view in program.window.table.findChildren(Spread):
            told |= {view.part.words_of(piece) for piece in view.laid.listed}
    assert len(told) > len(GAMES)
    assert [each for each in told if words_in(each) > PIECE] == []


def test_a_refusal_is_told_in_few_words(program: Program, game: str) -> None:
    told = set()
    for session in each_kind_of_question(game):
        put(program, session)
        table = program.window.table
        assert isinstance(table, ValeriaTable | ValenciaTable | ViscountsTable)
        for view in table.findChildren(Spread):
            for piece in view.laid.listed:
                if not piece.is_lit and table.refusals.say_why(piece.at):
                    bubble = table.why if isinstance(table, ValeriaTable) else table.refusals.bubble
                    told.add(bubble.accessibleName())
    assert len(told) > len(GAMES)
    assert [each for each in told if words_in(each) > REFUSAL] == []
