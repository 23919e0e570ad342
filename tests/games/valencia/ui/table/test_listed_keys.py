"""The keys that are Valencia's own: each that is listed does what it says at its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from tests.ui.listed_keys import at_question, begin_with, focus, hold, press, put
from tests.ui.programs import style_for_others
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.ui.planning.plan_deck import HAND_SIZE
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.planning.tasks_sheet import TasksSheet
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.games.valencia.ui.winning.presenter import WinPresenter
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]
MANY = 12
"""Answers, most of them in the city, that are chosen there alone."""


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: Look) -> Iterator[Program]:
    made = begin_with(qapp, qtbot, tmp_path, "valencia")
    yield made
    made.close()
    style_for_others(qapp, look)


def asked(program: Program, *prompts: Prompt, people: int = 1, least: int = 1) -> Session:
    return put(program, at_question("valencia", *prompts, people=people, least=least))


def table_of(program: Program) -> TableScreen:
    return as_a(TableScreen, program.window.table)


def planning(program: Program) -> PlanSheet:
    asked(program, Prompt.PLAN)
    return as_a(PlanSheet, table_of(program).prompt.sheet)


def test_each_of_them_is_tried_here(program: Program) -> None:
    assert [keys for keys, _ in program.pages.face.words.keys()] == [  # noqa: SIM118 - no mapping
        ("+", "F", "N"),
        ("Backspace",),
        ("S", "A", "C"),
        ("1", "2", "3"),
        ("Enter",),
        ("M",),
        ("Ctrl+Z",),
        ("B",),
        ("T",),
        ("C",),
        ("P",),
        ("N",),
        ("1", "2", "3"),
        ("L",),
        ("J",),
        ("D, held",),
        ("Z, held",),
        ("K",),
        ("Page Down", "Page Up"),
    ]


# --- the sheets


@pytest.mark.slow
def test_plus_draws_a_card(program: Program) -> None:
    session = asked(program, Prompt.PLAN, least=2)
    at = len(session.record.choices)
    press(program, "+")
    assert session.record.choices[at] == "draw"


def test_n_begins_a_stack_and_backspace_takes_the_card_back(program: Program) -> None:
    sheet = planning(program)
    hand = sheet.cards.plan.hand
    press(program, "N")
    assert [len(tray) for tray in sheet.cards.plan.trays] == [1]
    sheet.cards.setCurrentIndex(sheet.cards.pieces.index_of(sheet.cards.card_at(hand[0])))
    press(program, "Backspace")
    assert sheet.cards.plan.hand == hand


def test_s_a_and_c_arrange_all_cards(program: Program) -> None:
    sheet = planning(program)
    hand = sheet.cards.plan.hand
    press(program, "S")
    assert sheet.cards.plan.trays == tuple((card,) for card in hand)
    press(program, "C")
    assert sheet.cards.plan.hand == hand
    press(program, "A")
    assert [sorted(tray) for tray in sheet.cards.plan.trays] == [sorted(hand)]


@pytest.mark.parametrize("key", ["", "Enter"])
def test_with_a_hint_its_number_or_enter_lays_its_stacks_out(
    program: Program, qtbot: QtBot, key: str
) -> None:
    sheet, panel = planning(program), table_of(program).hint_panel
    program.carry_out("hint")
    qtbot.waitUntil(lambda: len(panel.list.rows) > 1)
    row = next(row for row in panel.list.rows if row.thing.deed)
    assert row.deed_words == f"{row.number}: Lay these stacks out"
    panel.list.pointed.emit(row.option_id)
    sheet.made.setFocus()
    press(program, key or str(row.number))
    assert sheet.cards.plan.is_made


@pytest.mark.slow
def test_b_lets_a_finished_plan_be_changed_again(program: Program) -> None:
    session = asked(program, Prompt.PLAN)
    session.choose("enough")
    while (decision := session.decision) is not None and len(decision.options) > 1:
        session.choose("close")
    program.play_on(session)
    assert as_a(PlanSheet, table_of(program).prompt.sheet).is_laid
    press(program, "B")
    assert not as_a(PlanSheet, table_of(program).prompt.sheet).is_laid


def test_f_draws_to_six_cards(program: Program, qtbot: QtBot) -> None:
    sheet = planning(program)
    assert len(sheet.cards.plan.cards) < HAND_SIZE
    press(program, "F")

    def in_hand() -> int:
        shown = table_of(program).prompt.sheet
        return len(shown.cards.plan.cards) if isinstance(shown, PlanSheet) else 0

    qtbot.waitUntil(lambda: in_hand() == HAND_SIZE)


def marked(sheet: PlanSheet) -> list[str]:
    return [mark.letter for mark in sheet.cards.plan.marks if mark is not None]


def test_m_marks_a_stack_and_control_z_takes_that_back(program: Program) -> None:
    sheet = planning(program)
    press(program, "S")
    press(program, "M")
    press(program, "F")
    assert marked(sheet) == ["F"]
    press(program, "Ctrl+Z")
    assert marked(sheet) == []
    press(program, "Ctrl+Z")
    assert not sheet.cards.plan.trays


@pytest.mark.parametrize(("prompt", "kind"), [(Prompt.PLAN, PlanSheet), (Prompt.TASKS, TasksSheet)])
def test_t_puts_a_sheet_aside(program: Program, prompt: Prompt, kind: type[object]) -> None:
    asked(program, prompt)
    sheet = table_of(program).prompt.sheet
    assert isinstance(sheet, kind)
    assert sheet is not None
    assert sheet.isVisible()
    press(program, "T")
    assert not sheet.isVisible()
    press(program, "Enter")
    assert sheet.isVisible()


# --- questions at the table


def test_j_shows_the_story_in_an_auction_and_the_bids_again(program: Program) -> None:
    asked(program, Prompt.BID)
    table = table_of(program)
    assert table.bids.isVisible()
    press(program, "J")
    assert table.log.isVisible()
    assert not table.bids.isVisible()
    press(program, "J")
    assert table.bids.isVisible()
    assert not table.log.isVisible()


@pytest.mark.slow
def test_c_goes_to_the_city_where_all_answers_lie_there(program: Program) -> None:
    asked(program, Prompt.PLACE, Prompt.PALM, Prompt.MOVE_PALM, least=MANY)
    press(program, "C")
    assert focus(program) is table_of(program).city


def test_p_passes(program: Program) -> None:
    session = asked(program, Prompt.BID)
    at = len(session.record.choices)
    press(program, "P")
    assert session.record.choices[at] == "pass"


def test_n_takes_nothing_of_a_win(program: Program) -> None:
    session = asked(program, Prompt.GOOD, Prompt.SIT)
    at = len(session.record.choices)
    press(program, "N")
    assert session.record.choices[at] == "nothing"


def test_digits_decline_what_a_win_brings_and_take_it_again(program: Program) -> None:
    asked(program, Prompt.GOOD, Prompt.SIT)
    chips = as_a(WinPresenter, table_of(program).prompt.presenter).chips
    for number, chip in enumerate(chips, start=1):
        press(program, str(number))
        assert not chip.is_on
        press(program, str(number))
        assert chip.is_on


@pytest.mark.slow
def test_l_waits_for_a_privilege(program: Program) -> None:
    session = waiting(program)
    at = len(session.record.choices)
    press(program, "L")
    assert session.record.choices[at] == "wait"


def waiting(program: Program) -> Session:
    """Ask for a bid where waiting is offered."""
    for least in range(2, 8):
        session = at_question("valencia", Prompt.BID, least=least)
        if session.decision is not None and any(o.id == "wait" for o in session.decision.options):
            return put(program, session)
    raise AssertionError("nobody may wait")


# --- what is looked at


def test_d_shows_the_own_tasks_while_it_is_held(program: Program) -> None:
    asked(program, Prompt.GOOD, Prompt.SIT, people=2)
    board = table_of(program).board
    seen = [board.is_open]
    for is_down in (True, False):
        hold(program, Qt.Key.Key_D, is_down=is_down)
        seen.append(board.is_open)
    assert seen == [False, True, False]


def test_z_looks_closely_at_what_has_the_focus_while_it_is_held(program: Program) -> None:
    asked(program, Prompt.GOOD, Prompt.SIT)
    table = table_of(program)
    QCursor.setPos(table.mapToGlobal(QPoint()))  # else it may rest on the panel, which then stays
    QApplication.processEvents()
    table.city.setFocus(Qt.FocusReason.TabFocusReason)
    hold(program, Qt.Key.Key_Z, is_down=True)
    assert table.zoom.panel.isVisible()
    hold(program, Qt.Key.Key_Z, is_down=False)
    assert not table.zoom.panel.isVisible()


def test_page_down_shows_the_rounds_to_come_and_page_up_puts_them_away(program: Program) -> None:
    asked(program, Prompt.GOOD, Prompt.SIT)
    table = table_of(program)
    table.steps.setFocus()
    press(program, "Page Down")
    assert table.rounds.isVisible()
    press(program, "Page Up")
    assert not table.rounds.isVisible()


def test_k_opens_the_page_of_the_player_whose_plaque_has_the_focus(program: Program) -> None:
    asked(program, Prompt.GOOD, Prompt.SIT)
    rivals = table_of(program).rivals
    rivals.setCurrentIndex(rivals.pieces.index_of(rivals.plaques[0].key))
    rivals.setFocus(Qt.FocusReason.TabFocusReason)
    press(program, "K")
    assert program.window.screen_shown is program.past.hall


# --- commands that the table answers


def test_h_asks_for_a_hint(program: Program, qtbot: QtBot) -> None:
    asked(program, Prompt.GOOD, Prompt.SIT)
    with qtbot.waitSignal(program.controller.advice_asked):
        press(program, "H")


@pytest.mark.slow
def test_w_says_why_nothing_can_be_done_at_a_place(program: Program) -> None:
    asked(program, Prompt.GOOD, Prompt.SIT)
    table = table_of(program)
    table.city.setFocus(Qt.FocusReason.TabFocusReason)
    press(program, "W")
    assert table.refusals.bubble.isVisible()


@pytest.mark.slow
def test_b_leafs_from_the_city_to_the_board_in_large_text(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1024, 768)
    program.change("scale", 1.5)
    asked(program, Prompt.GOOD, Prompt.SIT)
    table = table_of(program)
    qtbot.waitUntil(table.standing.leaves.bars.isVisible)
    before = table.city.isVisible(), table.board.isVisible()
    press(program, "B")
    assert (table.board.isVisible(), table.city.isVisible()) == before
    assert any(before)
