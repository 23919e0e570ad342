"""Any game is played on the bare table: asked, answered, taken back, saved, and looked at again."""

from __future__ import annotations

from itertools import count
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, Qt

from tests.kernel.toys import TOYS
from tests.ui.one_game import FACES
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.shelf import games_in
from valeria_desktop.ui.bare_table import BareMoments, BareTable, bare_face
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.session.session import Session

pytestmark = pytest.mark.usefixtures("unpainted")

BARE = {game: bare_face(rules) for game, rules in (*TOYS.items(), ("valeria", RULES))}
PLAYERS = {"bid": 3, "reaction": 3, "stairs": 3, "valeria": 2}


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """A program in which every game has a bare table."""
    made = Program(qapp, Folders.at(tmp_path), BARE, "tests.kernel.toys:TOYS")
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    made.window.show()
    made.go_home()
    yield made
    made.close()


def start(program: Program, game: str, people: int = 9) -> Session:
    program.pages.turn_to(game)
    draft = program.draft
    draft.players = PLAYERS[game]
    draft.seats = [
        evolve(seat, bot=None if number < people else "random")
        for number, seat in enumerate(draft.seats)
    ]
    program.start(5)
    session = program.controller.session
    assert session is not None
    table = program.window.table
    table.prompt.breath.clock = map(
        float, count(int(monotonic()) + 1)
    ).__next__  # a second each time anybody looks
    return session


def table_of(program: Program) -> BareTable:
    return as_a(BareTable, program.window.table)


def kind(program: Program) -> type[object]:
    """The kind of table that is laid."""
    return type(program.window.table)


def open_curtain(program: Program) -> None:
    curtain = table_of(program).prompt.curtain
    if curtain is not None and curtain.isVisible():
        curtain.open()


def answer(program: Program, qtbot: QtBot, number: int = 0) -> None:
    """Answer as a person does: by a button of the list."""
    open_curtain(program)
    presenter = table_of(program).prompt.presenter
    assert presenter is not None
    buttons = [*presenter.choices.values()]
    buttons[number % len(buttons)].click()
    QCoreApplication.processEvents()


def plays_out(program: Program, qtbot: QtBot, session: Session) -> None:
    for number in range(600):
        if session.decision is None:
            return
        qtbot.waitUntil(lambda: program.controller.is_open or session.decision is None)
        if program.controller.is_open:
            answer(program, qtbot, number)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("game", BARE)
def test_a_whole_game_is_played_by_the_buttons_of_its_questions(
    program: Program, qtbot: QtBot, game: str
) -> None:
    session = start(program, game)
    plays_out(program, qtbot, session)
    assert program.window.screen_shown is program.window.end
    result = session.result()
    points = [standing.points for standing in table_of(program).standing.rows.rows]
    assert points == [score.public.total for score in result.scores]


@pytest.mark.slow
@pytest.mark.parametrize("game", TOYS)
def test_bots_answer_from_their_own_process(program: Program, qtbot: QtBot, game: str) -> None:
    session = start(program, game, people=1)
    plays_out(program, qtbot, session)
    assert len(session.record.choices) > 10
    assert program.thinker.is_running


def secret(decision: Decision) -> bool:
    return decision.question.privacy is Privacy.CURTAIN


def test_a_question_behind_a_curtain_shows_nothing_before_it_is_opened(
    program: Program, qtbot: QtBot
) -> None:
    session = start(program, "bid")
    decision = session.decision
    assert decision is not None
    assert secret(decision)
    curtain = table_of(program).prompt.curtain
    assert curtain is not None
    assert curtain.isVisible()
    assert session.names[decision.seat] in curtain.accessibleName()


def test_a_key_answers_and_undo_takes_it_back(program: Program, qtbot: QtBot) -> None:
    session = start(program, "reaction")
    made = 0
    while session.undo_refusal is not None:
        decision = session.decision
        assert decision is not None
        made = len(session.record.choices)
        qtbot.keyClick(table_of(program), Qt.Key.Key_1)
        assert session.record.choices[made] == decision.options[0].id
    program.carry_out("undo")
    assert len(session.record.choices) <= made


def test_a_game_is_saved_and_gone_on_with(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    session = start(program, "bid")
    for number in range(4):
        answer(program, qtbot, number)
    choices = list(session.record.choices)
    program.keeping.is_saved()
    start(program, "reaction")
    (listed,) = [
        each for each in games_in(tmp_path / "games", games_of(BARE)) if each.saved.game == "bid"
    ]
    program.load(listed.path)
    again = program.controller.session
    assert again is not None
    assert again.rules is TOYS["bid"]
    assert again.record.choices == choices


def test_a_game_is_looked_at_again(program: Program, qtbot: QtBot) -> None:
    session = start(program, "reaction")
    for number in range(6):
        answer(program, qtbot, number)
    program.carry_out("replay")
    replaying = program.past.replaying
    shown = as_a(BareMoments, replaying.moments)
    replaying.deck.go_to(4)
    points = [row.points for row in shown.standing.rows.rows]
    assert points == list(session.scene_at(4, 0).public_points)
    assert replaying.sheet.bust.voice is None
    assert not replaying.parts.board_button.isVisible()
    assert replaying.ribbon.scene is not None
    assert {turn.round for turn in replaying.ribbon.scene.turns} == {
        moment.round for moment in session.waypoints()
    }


def test_what_a_row_says_is_said_to_those_who_can_not_see_it(program: Program) -> None:
    session = start(program, "reaction")
    rows = table_of(program).standing.rows
    texts = [rows.data(rows.index(number), Qt.ItemDataRole.AccessibleTextRole) for number in (0, 1)]
    active = session.scene(0).active
    name = session.names[active]
    points = session.scene(0).public_points[active]
    assert f"{name}, points: {points}, playing now" in texts


def test_hints_come_from_the_best_bot_there_is(program: Program, qtbot: QtBot) -> None:
    start(program, "reaction")
    open_curtain(program)
    panel = table_of(program).hint_panel
    program.carry_out("hint")
    qtbot.waitUntil(lambda: bool(panel.list.rows))
    assert panel.isVisible()
    assert panel.list.rows[0].chance_words == ""


def test_a_table_that_was_cleared_away_hears_nothing_any_more(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    faces = {**BARE, **FACES}
    program = Program(qapp, Folders.at(tmp_path), faces)
    qtbot.addWidget(program.window)
    program.change("pace", Pace.OFF.value)
    program.window.show()
    start(program, "valeria")
    old = program.window.table
    assert kind(program) is TableScreen
    start(program, "reaction")
    assert kind(program) is BareTable
    start(program, "valeria")
    assert kind(program) is TableScreen
    assert program.window.table is not old
    program.carry_out("lesson")
    assert program.teaching.is_on
    program.close()


def answer_first(program: Program) -> None:
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    program.controller.choose(session.decision.options[0].id)


def test_what_still_flies_of_one_game_is_not_asked_at_the_table_of_another(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    program = Program(qapp, Folders.at(tmp_path), {**BARE, **FACES})
    qtbot.addWidget(program.window)
    program.window.show()
    program.change("pace", Pace.OFF.value)
    start(program, "valeria")
    program.change("pace", Pace.SLOW.value)
    flying = program.stage
    while flying.is_idle:
        qtbot.waitUntil(lambda: program.controller.is_open or not flying.is_idle)
        if flying.is_idle:
            answer_first(program)
    asked: list[object] = []
    program.controller.asked.connect(asked.append)
    session = start(program, "reaction")
    assert kind(program) is BareTable
    assert asked == [session.scene(program.controller.scene.viewer)]
    program.close()


def test_learning_lays_the_table_of_the_game_that_has_a_lesson(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    faces = {"reaction": BARE["reaction"], **FACES}
    program = Program(qapp, Folders.at(tmp_path), faces)
    qtbot.addWidget(program.window)
    program.window.show()
    assert kind(program) is BareTable
    program.carry_out("lesson")
    assert kind(program) is TableScreen
    assert program.teaching.is_on
    program.close()
