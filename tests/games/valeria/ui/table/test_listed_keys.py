"""The keys that are Valeria's own: each that is listed does what it says at its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.valeria.ui.board.test_board_pages import full
from tests.ui.listed_keys import at_question, begin_with, hold, press, put
from tests.ui.parts import table_of
from tests.ui.programs import style_for_others
from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: Look) -> Iterator[Program]:
    made = begin_with(qapp, qtbot, tmp_path, "valeria")
    yield made
    made.close()
    style_for_others(qapp, look)


def asked(program: Program, *prompts: Prompt, people: int = 1) -> Session:
    return put(program, at_question("valeria", *prompts, people=people))


def test_each_of_them_is_tried_here(program: Program) -> None:
    assert [keys for keys, _ in program.pages.face.words.keys()] == [  # noqa: SIM118 - no mapping
        ("R",),
        ("G", "S", "M"),
        ("T",),
        ("D, held",),
        ("Z, held",),
        ("K",),
        ("↓",),
        ("Space",),
        ("Shift+PgDown",),
    ]


def test_shift_and_page_down_turns_the_page_of_a_full_board(program: Program) -> None:
    board = full(program).board
    press(program, "Shift+PgDown")
    assert board.tableau.page == 1


def test_k_opens_the_page_of_the_player_whose_plaque_has_the_focus(program: Program) -> None:
    asked(program, Prompt.ACT)
    others = table_of(program).others
    others.setCurrentIndex(others.pieces.index_of(others.plaques[0].key))
    others.setFocus(Qt.FocusReason.TabFocusReason)
    press(program, "K")
    assert program.window.screen_shown is program.past.hall


def test_down_goes_from_a_plaque_to_a_house(program: Program) -> None:
    asked(program, Prompt.ACT)
    others = table_of(program).others
    others.focus_on(others.plaques[0].key)
    press(program, "Down")
    assert isinstance(others.current, OfCard)
    assert others.current.seat == others.plaques[0].seat


def test_r_rolls_the_dice(program: Program) -> None:
    session = asked(program, Prompt.ROLL)
    at = len(session.record.choices)
    press(program, "R")
    assert session.record.choices[at] == "roll"


@pytest.mark.parametrize("opens", [False, True])
@pytest.mark.parametrize(("key", "gain"), [("G", "gold"), ("S", "strength"), ("M", "magic")])
def test_g_s_and_m_gain_whether_or_not_a_list_is_open(
    program: Program, key: str, gain: str, *, opens: bool
) -> None:
    session = asked(program, Prompt.ACT)
    if opens:
        press(program, "2")
        assert getattr(table_of(program).prompt.presenter, "opened", "") == "recruit"
    at = len(session.record.choices)
    press(program, key)
    assert session.record.choices[at] == f"gain {gain}"


def test_t_puts_the_dukes_aside(program: Program) -> None:
    asked(program, Prompt.DUKE)
    sheet = table_of(program).prompt.sheet
    assert sheet is not None
    assert sheet.isVisible()
    press(program, "T")
    assert not sheet.isVisible()
    press(program, "Enter")
    assert sheet.isVisible()


def test_d_shows_the_own_duke_while_it_is_held(program: Program) -> None:
    asked(program, Prompt.ACT, people=2)
    peek = table_of(program).board.peek
    hold(program, Qt.Key.Key_D, is_down=True)
    assert peek.is_held
    hold(program, Qt.Key.Key_D, is_down=False)
    assert not peek.is_held


def test_z_looks_closely_at_what_has_the_focus_while_it_is_held(program: Program) -> None:
    asked(program, Prompt.ACT)
    table = table_of(program)
    table.centre.focus_on(AtPlace(0))
    hold(program, Qt.Key.Key_Z, is_down=True)
    assert table.zoom.panel.isVisible()
    hold(program, Qt.Key.Key_Z, is_down=False)
    assert not table.zoom.panel.isVisible()


def test_space_opens_the_stack_that_has_the_focus(program: Program, qtbot: QtBot) -> None:
    asked(program, Prompt.ACT)
    table = table_of(program)
    table.centre.focus_on(AtPlace(5))
    qtbot.waitUntil(lambda: table.skipping.clock() - table.skipping._rested_at > 1)
    press(program, "Space")
    assert table.zoom.sheet.isVisible()


# --- commands that the table answers


def test_h_asks_for_a_hint(program: Program, qtbot: QtBot) -> None:
    asked(program, Prompt.ACT)
    with qtbot.waitSignal(program.controller.advice_asked):
        press(program, "H")


@pytest.mark.slow
def test_o_shows_numbers_on_the_cards_and_takes_them_away(program: Program) -> None:
    asked(program, Prompt.ACT)
    numbers = table_of(program).numbers
    before = numbers.is_on
    press(program, "O")
    assert numbers.is_on is not before
    press(program, "O")
    assert numbers.is_on is before


def test_v_shows_where_points_come_from(program: Program) -> None:
    asked(program, Prompt.ACT)
    sheet = table_of(program).own_points.sheet
    press(program, "V")
    assert sheet.isVisible()
    press(program, "V")
    assert not sheet.isVisible()


def test_w_says_why_a_card_can_not_be_had(program: Program) -> None:
    session = asked(program, Prompt.ACT)
    table = table_of(program)
    scene = session.scene(0)
    place = next(at for at, quote in scene.quotes.items() if quote.reasons)
    table.centre.focus_on(AtPlace(place))
    press(program, "W")
    assert table.why.isVisible()


@pytest.mark.slow
def test_b_leafs_from_the_market_to_the_board_in_large_text(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1024, 768)
    program.change("scale", 1.5)
    asked(program, Prompt.ACT)
    table = table_of(program)
    qtbot.waitUntil(table.standing.leaves.bars.isVisible)
    before = table.centre.isVisible(), table.board.isVisible()
    press(program, "B")
    assert (table.board.isVisible(), table.centre.isVisible()) == before
    assert any(before)
