"""Valencia's table beside Valeria's: whose commands are offered, and whose keys answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.ui.fitting import settle
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.at import AtCell
from valeria_desktop.games.valencia.rules.model.options import WAIT, Move
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.rules.win import win_of
from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.planning.task_cards import TaskCards
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.table.frame import OWN
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Folders.at(tmp_path), FACES)
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    with qtbot.waitActive(made.window):
        made.window.show()
    yield made
    made.close()


def waiting_is_possible() -> Session:
    """Play to the first question of the first seat that a privilege can put off."""
    seats = tuple(
        evolve(seat, bot="planner" if number else None)
        for number, seat in enumerate(default_seats(3))
    )
    session, bot = Session.begin(RULES, Setup(3), seats, 5), make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        if decision.seat == 0 and WAIT in decision.options:
            return session
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    raise AssertionError("nobody could wait")


@pytest.mark.slow
def test_numbers_and_points_are_offered_at_the_tables_of_both_games(program: Program) -> None:
    actions = program.window.actions_by_id
    names = ("numbers", "points")
    program.play_on(waiting_is_possible())
    assert [actions[name].isVisible() for name in names] == [True] * 2
    program.pages.turn_to("valeria")
    program.start(3)
    assert [actions[name].isVisible() for name in names] == [True] * 2


@pytest.mark.slow
def test_l_waits_wherever_the_focus_is(program: Program, qtbot: QtBot) -> None:
    session = waiting_is_possible()
    program.play_on(session)
    focus = program.window.focusWidget()
    qtbot.keyClick(focus, Qt.Key.Key_L)
    assert session.record.choices[-1] == WAIT.id


@pytest.mark.clause("VA8")
def test_what_was_shown_while_d_was_held_is_hidden_everywhere_when_it_is_let_go(
    program: Program,
) -> None:
    session = Session.begin(RULES, Setup(2), default_seats(2), 5)
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    table.board.peek.hold()
    table.show_scene(table.scene)  # something happens meanwhile
    assert dict(table.standing.leaves.bars.of[OWN].told.numbers)["coins"] == 5
    assert table.may_tell_secrets()
    table.board.peek.release()
    assert "coins" not in dict(table.standing.leaves.bars.of[OWN].told.numbers)
    assert not table.may_tell_secrets()


def settling(persons: int, *, is_short: bool = False) -> Session:
    """Play to the first seat's question where to settle, with a number of people at the screen.

    A purse that `is_short` can't pay every free space.
    """
    seats = tuple(
        evolve(seat, bot="planner" if number >= persons else None)
        for number, seat in enumerate(default_seats(3))
    )
    session, bot = Session.begin(RULES, Setup(3), seats, 5), make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        if decision.seat == 0 and decision.prompt == Prompt.PLACE:
            win = win_of(session.scene(0).view)
            assert win is not None
            if not is_short or len(win.places(sits=False)) < len(win.free):
                return session
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    raise AssertionError("nobody could settle")


@pytest.mark.clause("VA24")
def test_a_space_that_cannot_be_had_says_why_when_it_is_clicked_or_w_is_pressed(
    program: Program, qtbot: QtBot
) -> None:
    program.play_on(settling(1))
    table = as_a(TableScreen, program.window.table)
    bubble = table.refusals.bubble
    city = table.scene.view.table.city
    site = AtCell(city.sites[0])
    with qtbot.waitSignal(table.sounded, check_params_cb=lambda name: name == "refusal"):
        table.city.choose(site)
    assert bubble.isVisible()
    assert bubble.accessibleName() == "Not now. Nobody can live there."
    qtbot.keyClick(table.city, Qt.Key.Key_Escape)
    assert not bubble.isVisible()
    table.city.focus_on(site)
    qtbot.waitUntil(program.window.actions_by_id["why"].isEnabled)
    qtbot.keyClick(table.city, Qt.Key.Key_W)
    assert bubble.isVisible()
    table.city.focus_on(next(iter(table.city.answers.lit)))
    bubble.close_bubble()
    qtbot.keyClick(table.city, Qt.Key.Key_W)
    assert not bubble.isVisible()
    table.city.choose(site)
    table.council.setFocus()
    qtbot.keyClick(table.council, Qt.Key.Key_W)
    assert bubble.height() > 40
    assert bubble.accessibleName().endswith("Answer this first: where do you settle?")
    program.controller.choose("nothing")
    assert not bubble.isVisible()


@pytest.mark.clause("VA8")
def test_what_the_reasons_tell_goes_with_the_key_that_shows_secrets(program: Program) -> None:
    """They may say how many coins there are."""
    program.play_on(settling(2))
    table = as_a(TableScreen, program.window.table)
    table.board.peek.hold()
    table.city.choose(AtCell(table.scene.view.table.city.sites[0]))
    assert table.refusals.bubble.isVisible()
    table.board.peek.release()
    assert not table.refusals.bubble.isVisible()


def moving() -> Session:
    """Play to a question of the first seat which of several members moves."""
    seats = tuple(evolve(seat, bot="planner") for seat in default_seats(3))
    seats = (evolve(seats[0], bot=None), *seats[1:])
    session, bot = Session.begin(RULES, Setup(3), seats, 5), make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        starts = {option.start for option in decision.options if isinstance(option, Move)}
        if decision.seat == 0 and len(starts) > 2:
            return session
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    raise AssertionError("nobody could move")


@pytest.mark.slow
@pytest.mark.clause("VA26")
def test_the_other_ways_say_why_not_while_one_end_is_picked(program: Program) -> None:
    program.play_on(moving())
    table = as_a(TableScreen, program.window.table)
    table.city.choose(min(table.city.answers.starts, key=str))
    beyond = {way.goal for way in table.city.answers.ways} - table.city.answers.lit
    assert beyond
    table.city.choose(next(iter(beyond)))
    assert table.refusals.bubble.accessibleName() == (
        "Not now. It is too far from your first pick."
    )


@pytest.mark.clause("VA8")
def test_the_reasons_tell_no_secret_to_who_else_is_at_the_screen(program: Program) -> None:
    """A space that is too dear is refused without a word of how many coins there are."""
    session = settling(2, is_short=True)
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    win = win_of(table.scene.view)
    assert win is not None
    assert table.city.answers.lit == {place.at for place in win.free}
    dear = max(win.free, key=lambda place: place.price)
    assert dear.price > win.coins
    table.city.choose(dear.at)
    said = table.refusals.bubble.accessibleName()
    assert said == (
        f"Not now. You can't pay {dear.price} for it now. Hold D to see your coins, or point at "
        "another lit space."
    )
    other = next(
        cell
        for cell in table.scene.view.table.city.spaces
        if table.scene.view.table.city.space(cell).guild is not win.guild
        and table.scene.view.table.city.space(cell).price > win.coins
    )
    table.city.choose(AtCell(other))
    assert "coin" not in table.refusals.bubble.accessibleName()


def planning(session: Session, tasks: int) -> Session:
    """Play to the first plan of the first seat, which keeps a number of tasks."""
    bot = make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        view = session.scene(decision.seat).view
        if decision.seat == 0 and decision.prompt == Prompt.PLAN:
            return session
        keeps = [option.id for option in decision.options if option.id.startswith("keep")]
        is_mine = decision.seat == 0 and decision.prompt == Prompt.TASKS
        is_short = is_mine and len(view.own.tasks) < tasks and keeps
        session.choose(keeps[0] if is_short else bot.choose(view, decision).id)
    raise AssertionError


@pytest.mark.parametrize("tasks", [3, 4, 5])
def test_all_tasks_lie_above_the_sheet_of_plans_in_large_words(
    program: Program, qapp: QApplication, tasks: int
) -> None:
    program.change("scale", 1.5)
    program.window.resize(1024, 768)
    seats = tuple(
        evolve(seat, bot="planner" if number else None)
        for number, seat in enumerate(default_seats(3))
    )
    program.play_on(planning(Session.begin(RULES, Setup(3), seats, 5), tasks))
    settle(qapp)
    table = as_a(TableScreen, program.window.table)
    sheet = as_a(PlanSheet, table.prompt.sheet)
    (cards,) = table.prompt.findChildren(TaskCards)
    assert len(as_a(OwnSide, cards.scene).tasks) >= tasks
    assert cards.visibleRegion().boundingRect() == cards.rect(), "nothing scrolls away"
    foot = cards.mapTo(program.window, cards.rect().bottomLeft()).y()
    assert foot < sheet.geometry().top()
    program.change("scale", 1.0)
