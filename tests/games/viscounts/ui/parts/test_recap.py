"""The recap of Viscounts: the others' deeds, your share, your losses; when it stands and goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from tests.games.viscounts.ui.played import play_to
from tests.ui.fitting import settle
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.story.recap import recap
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.parts.recap import recap_lines
from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")


def at_play(players: int = 3, least: int = 80) -> Session:
    first, *others = default_seats(players)
    seats = (first, *(evolve(other, bot="random") for other in others))
    setup = Setup(players=players)
    session = Session.begin(RULES, setup, seats, 7)
    play_to(session, Prompt.PLAY, least=least, seed=7)
    return session


def test_each_turn_of_the_others_is_a_row_with_its_player_and_its_line() -> None:
    session = at_play()
    scene, lines = session.scene(0), session.chronicle.lines
    rows = recap_lines(lines, scene)
    told = recap(lines, scene.names, 0)
    others = rows[: len(told.others)]
    assert [row.seat for row in others] == [scene.seats[1], scene.seats[2]]
    assert [row.line for row in others] == [turn.line for turn in told.others]
    for row, turn in zip(others, told.others, strict=True):
        assert row.sentence.startswith(f"{row.head}: ")
        assert all(tell(deed, scene.names) in row.sentence for deed in turn.deeds)


def test_your_share_and_cards_that_left_come_last() -> None:
    for least in range(40, 200, 20):
        session = at_play(least=least)
        scene, lines = session.scene(0), session.chronicle.lines
        told = recap(lines, scene.names, 0)
        heads = [row.head for row in recap_lines(lines, scene)][len(told.others) :]
        wished = ["You, on others' turns"] * (told.own is not None)
        assert heads == wished + ["Left the realm"] * bool(told.left)
        if len(heads) == 2:
            return
    raise AssertionError("no game in which both are told")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    del look
    made = Program(qapp, Folders.at(tmp_path), {RULES.id: FACE})
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    made.window.resize(1280, 720)
    with qtbot.waitActive(made.window):
        made.window.show()
    yield made
    made.close()


@pytest.fixture
def table(program: Program, qtbot: QtBot) -> TableScreen:
    """A game of three at the question which card to play, after others' turns."""
    found = as_a(TableScreen, program.window.table)
    program.window.show_screen(found)
    program.controller.start(at_play())
    qtbot.waitUntil(lambda: found.prompt.presenter is not None)
    return found


def test_the_recap_stands_below_the_question_and_goes_with_the_answer(
    table: TableScreen, qtbot: QtBot
) -> None:
    sheet = table.recap
    assert sheet.isVisible()
    assert not sheet.geometry().intersects(table.prompt.geometry())
    assert table.plan.column.contains(sheet.geometry())
    decision = table.controller.scene.decision
    table.controller.choose(decision.options[0].id)
    qtbot.waitUntil(lambda: sheet.isHidden() or table.controller.is_open)
    assert sheet.isHidden()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 768), 1.5)])
def test_the_heading_ends_before_the_storys_button(
    qapp: QApplication, program: Program, table: TableScreen, size: tuple[int, int], scale: float
) -> None:
    program.change("scale", scale)
    program.window.resize(*size)
    table.controller.leave()
    table.controller.start(at_play(players=2))
    settle(qapp)
    sheet, key = table.recap, table.story_key
    assert sheet.isVisible()
    head = sheet.head_room().toRect().translated(sheet.pos())
    assert key.isHidden() or not head.intersects(key.geometry())
    assert head.width() >= table.look.px(90)


def test_the_storys_button_is_no_glass_over_the_recap(table: TableScreen) -> None:
    """Light letters on parchment can't be read: the button brings its own ground."""
    key = table.story_key
    image = QImage(key.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    key.render(image, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    inside = key.rect().adjusted(6, 6, -6, -6)
    seen = {image.pixelColor(x, 8).name() for x in range(inside.left(), inside.right())}
    assert "#ff00ff" not in seen


@pytest.mark.parametrize("players", [1, 2])
def test_the_cards_of_a_lone_rival_stay_in_sight_below_the_recap(
    table: TableScreen, players: int
) -> None:
    table.controller.leave()
    table.controller.start(at_play(players=players))
    (rival,) = table.rivals.plaques
    places = table.rivals.places_of(rival.seat)
    assert places is not None
    line = table.rivals.placed(places.line, table)
    assert line.height() > 100
    assert table.recap.isVisible()
    assert not table.recap.geometry().intersects(line)


def test_escape_puts_the_recap_away_and_it_does_not_come_again(
    table: TableScreen, qtbot: QtBot
) -> None:
    table.recap.rows.setFocus()
    qtbot.keyClick(table.recap.rows, Qt.Key.Key_Escape)
    assert table.recap.isHidden()
    table.recap.ask(table.controller.scene)
    assert table.recap.isHidden()


def test_the_story_and_a_hint_have_the_place_of_the_recap(table: TableScreen) -> None:
    table.story_key.click()
    assert table.log.isVisible()
    assert table.recap.isHidden()
