"""A quit never loses a game: it goes on from where it was; games can be saved as files."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.ui.one_game import FACES
from tests.ui.programs import begin_against_bots, play
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.storage.save import read_save
from valeria_desktop.ui.program.commands import COMMANDS
from valeria_desktop.ui.screens.past.games_list import GamesModel
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough


COPY = Qt.DropAction.CopyAction
NO_KEY = Qt.KeyboardModifier.NoModifier


def test_a_game_goes_on_after_a_quit(begin: Callable[[], Program]) -> None:
    program = begin()
    assert not program.window.home.button("continue").isVisible()
    choices = play(program)
    program.carry_out("quit")
    again = begin()
    assert again.window.home.button("continue").isVisible()
    again.carry_out("continue")
    assert again.window.screen_shown is again.window.table
    assert again.controller.session is not None
    assert again.controller.session.record.choices == choices


@pytest.mark.slow
def test_a_game_ends_once_however_late_its_last_save_is_written(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    ends: list[bool] = []
    program.controller.ended.connect(lambda: ends.append(True))
    play(program)
    while (scene := program.controller.scene) and (decision := scene.decision) is not None:
        program.controller.choose(decision.options[0].id)
    qtbot.waitUntil(lambda: program.keeping.is_idle)
    qtbot.wait(50)  # the saver tells the window a moment later
    assert ends == [True]
    assert program.window.screen_shown is program.window.end


def test_settings_and_the_last_set_up_are_remembered(begin: Callable[[], Program]) -> None:
    program = begin()
    program.change("theme", "light")
    program.draft.players = 4
    program.start(3)
    program.close()
    again = begin()
    assert not again.look.is_dark
    assert again.draft.players == 4
    assert again.pages.settings.box("theme").currentData() == "light"


def test_boxes_that_a_solo_game_leaves_out_are_still_chosen_after_a_restart(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    draft = as_a(Draft, program.draft)
    draft.choose_sets(frozenset({"agents", "relics"}))
    draft.players, draft.solo = 1, Solo.SIEGE
    program.start(3)
    assert not draft.sets_in_use
    program.close()
    again = as_a(Draft, begin().draft)
    assert again.sets == {"agents", "relics"}
    assert again.refusal() == ""
    again.players = 2
    assert again.setup.sets == {"agents", "relics"}


def test_a_bad_settings_file_is_told(begin: Callable[[], Program], tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("theme = ")
    program = begin()
    assert program.notice.text().startswith("settings.toml could not be read")


def test_the_newest_games_can_be_loaded(
    begin: Callable[[], Program], qtmodeltester: ModelTester
) -> None:
    program = begin()
    play(program, 2)
    play(program, 4)
    program.carry_out("load")
    assert program.window.screen_shown is program.pages.games
    model = program.pages.games.model
    qtmodeltester.check(model)
    assert model.rowCount() == 2
    assert model.index(0).data().startswith("A game of 2 · Rose 0, Oak 0 · Round 1 · ")
    program.pages.games.list.activated.emit(model.index(1))
    assert program.controller.session is not None
    assert len(program.controller.session.record.choices) == 2


def test_a_game_can_be_saved_as_a_file_and_opened(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    choices = list(play(program))
    path = tmp_path / "a copy.valeria"
    program.files.save_as(path)
    assert program.notice.text() == "Saved as a copy.valeria."
    program.start(6)
    program.load(path)
    assert program.controller.session is not None
    assert program.controller.session.record.choices == choices


def test_a_file_that_can_not_be_written_is_told(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    program.files.save_as(tmp_path)
    assert "can't be written" in program.notice.text()


def test_saving_again_writes_the_same_file(begin: Callable[[], Program], tmp_path: Path) -> None:
    program = begin()
    play(program, 1)
    path = tmp_path / "mine.valeria"
    program.files.save_as(path)
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    program.controller.choose(session.decision.options[0].id)
    program.carry_out("save")
    assert len(read_save(path, GAMES).choices) == 2
    assert read_save(path, GAMES).title == "mine"


def test_a_picture_of_the_game_is_kept_beside_it(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    begin_against_bots(program)
    program.carry_out("quit")
    (path,) = (tmp_path / "games").glob("*.png")
    assert QImage(str(path)).width() == 320


def test_the_picture_of_a_table_at_which_several_have_secrets_shows_what_everyone_sees(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    session, draw = program.controller.session, program.window.face.picture_of
    assert session is not None
    assert draw is not None
    seen = draw(program.look, session.game, session.seats)
    imagined = session.rules.imagine(session.game.view(0), Stream(3))
    assert draw(program.look, imagined, session.seats).toImage() == seen.toImage()
    program.go_home()
    (path,) = (tmp_path / "games").glob("*.png")
    assert path.name.endswith(".public.png")


def test_every_command_of_the_menus_can_be_carried_out(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program)
    for command in COMMANDS:
        if command.id not in {"quit", "load", "save", "save-as", "full"}:
            program.carry_out(command.id)
    program.carry_out("full")
    assert program.window.isFullScreen()
    program.carry_out("full")
    assert not program.window.isFullScreen()


def test_an_empty_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(GamesModel(FACES))


def test_a_game_can_be_deleted_from_the_list_after_a_question(
    begin: Callable[[], Program], tmp_path: Path, qtbot: QtBot
) -> None:
    program = begin()
    play(program, 2)
    play(program, 4)
    program.carry_out("load")
    games = program.pages.games
    games.list.setCurrentIndex(games.model.index(1))
    games.remove.click()
    assert program.question.accessibleName() == "Delete this game? It can't be brought back."
    leave = program.question.buttons[-1]
    qtbot.waitUntil(lambda: program.window.focusWidget() is leave)  # once it has come: Enter leaves
    assert games.model.rowCount() == 2
    program.question.buttons[0].click()
    assert games.model.rowCount() == 1
    assert len(list((tmp_path / "games").glob("*.valeria"))) == 1


@pytest.mark.slow
def test_the_game_on_the_table_is_not_deleted(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program, 2)
    program.carry_out("load")
    program.pages.games.remove.click()
    program.question.buttons[0].click()
    assert program.notice.text() == "This game is open and can't be deleted."
    assert program.pages.games.model.rowCount() == 1


def test_what_a_killed_program_left_is_swept_at_the_start(
    begin: Callable[[], Program], tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "games").mkdir()
    left = [tmp_path / "games" / ".a.valeria-abcdefgh", tmp_path / ".settings.toml-abcdefgh"]
    for path in left:
        path.write_text("")
        os.utime(path, (0, 0))
    begin()
    qtbot.waitUntil(lambda: not any(path.exists() for path in left))
