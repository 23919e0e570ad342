"""A sale is asked good by good, or answered as a whole (VA25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valencia.ui.started import started
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.options import NOTHING
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.prompts.sale import ALL_GOODS, SalePresenter, on_sale
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.usefixtures("unpainted"), pytest.mark.clause("VA25")]
_SEEDS = 20


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = started(qapp, qtbot, tmp_path)
    yield made
    made.close()


def selling(goods: int, persons: int = 1) -> Session:
    """Play to a sale of the first seat with this many goods or more, if it is 1 exactly one."""
    seats = tuple(
        evolve(seat, bot="planner" if number >= persons else None)
        for number, seat in enumerate(default_seats(2))
    )
    for seed in range(_SEEDS):
        session = Session.begin(RULES, Setup(2), seats, seed)
        bot = make_bot(RULES, "planner", 1)
        while (decision := session.decision) is not None:
            scene: Scene = session.scene(decision.seat)
            many = len(on_sale(scene))
            if not decision.seat and many and (many == 1 if goods == 1 else many >= goods):
                return session
            session.choose(bot.choose(scene.view, decision).id)
    raise AssertionError("no such sale")


def asked(program: Program, session: Session) -> SalePresenter:
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    return as_a(SalePresenter, table.prompt.presenter)


def test_one_press_sells_everything(program: Program, qtbot: QtBot) -> None:
    session = selling(2)
    made, before = len(session.record.choices), session.scene(0).view.own
    goods = on_sale(session.scene(0))
    coins = sum(guild.price for guild in goods)
    button = asked(program, session).choices[ALL_GOODS]
    assert button.accessibleName() == f"Sell all for {coins} coins."
    button.click()
    qtbot.waitUntil(lambda: not on_sale(session.scene(0)))
    answers = session.record.choices[made : made + len(goods)]
    assert answers == [f"sell {guild.value}" for guild in goods]
    assert session.scene(0).view.own.coins >= before.coins + coins


def test_after_a_sale_is_taken_back_the_rest_is_asked_anew(program: Program) -> None:
    session = selling(2)
    scene = session.scene(0)
    script = as_a(TableScreen, program.window.table).sales
    first = script.wish_all(scene)
    session.choose(first)
    assert script.next_option(session.scene(0)) is not None
    assert script.next_option(session.scene(0)) is not None  # asked twice for one question
    session.undo()
    script.next_option(session.scene(0))
    session.choose(NOTHING.id)
    assert script.next_option(session.scene(0)) is None


def test_a_single_good_has_no_such_answer(program: Program) -> None:
    asking = asked(program, selling(1))
    assert ALL_GOODS not in asking.choices
    assert NOTHING.id in asking.choices


@pytest.mark.clause("VA8")
def test_in_company_it_tells_no_sum_before_you_look(program: Program) -> None:
    asking = asked(program, selling(2, persons=2))
    button = asking.choices[ALL_GOODS]
    assert not button.isVisible()
    assert "coins" not in button.text() + button.accessibleName()
    assert asking.look_button is not None
    asking.look_button.setChecked(True)
    assert "coins" in button.text()
    asking.look_button.setChecked(False)
    assert "coins" not in button.text() + button.accessibleName()
