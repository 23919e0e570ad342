"""The question of an auction names your stacks as they lie on your board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication, QWidget

from tests.games.valencia.ui.bidding import bidding
from tests.games.valencia.ui.started import started
from valeria_desktop.coach.tutor import TutorLesson
from valeria_desktop.games.valencia.rules.model.options import Reveal
from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement
from valeria_desktop.games.valencia.ui.planning.intents import Intents
from valeria_desktop.games.valencia.ui.prompts.bid import BidPresenter
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.ui.coach.tutor import TutorWarning
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = started(qapp, qtbot, tmp_path)
    yield made
    made.close()


def plan_turned_round(session: Session) -> None:
    """Note a plan whose stacks lie the other way round than the rules count them."""
    scene = session.scene(0)
    stacks = scene.view.own.stacks[::-1]
    cards = tuple(card for stack in stacks for card in stack)
    left = iter(range(len(cards)))
    trays = tuple(tuple(next(left) for _ in stack) for stack in stacks)
    intents = Intents()
    intents.take_up(session.notes)
    intents.keep(scene, Arrangement(cards, (), trays, (None,) * len(trays)))


def asked(program: Program, persons: int) -> tuple[TableScreen, list[Reveal]]:
    """Ask for a bid after such a plan; return the stacks in the order of their keys."""
    session = bidding(3, persons)
    plan_turned_round(session)
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    asking = as_a(BidPresenter, table.prompt.presenter)
    ids = {button: option for option, button in asking.choices.items()}
    keys = sorted((chr(key), ids[button]) for key, button in asking.keys.items() if button in ids)
    options = {each.id: each for each in asking.decision.options if isinstance(each, Reveal)}
    return table, [options[option] for _, option in keys if option in options]


def standing(table: TableScreen) -> list[int]:
    """Return the stacks in the order of their buttons, from the left and down."""
    asking = as_a(BidPresenter, table.prompt.presenter)
    reveals = [each for each in asking.decision.options if isinstance(each, Reveal)]
    layout = as_a(QWidget, asking.choices[reveals[0].id].parentWidget()).layout()
    assert layout is not None
    layout.activate()

    def place(option: Reveal) -> tuple[int, int]:
        at = asking.choices[option.id].pos()
        return at.y(), at.x()

    return [each.stack for each in sorted(reveals, key=place)]


def test_alone_keys_and_names_go_by_the_plan_as_on_the_board(program: Program) -> None:
    table, offered = asked(program, 1)
    side = table.board.side
    assert side is not None
    assert len(offered) >= 3
    on_board = [stack.number for stack in side.stacks]
    assert [each.stack for each in offered] == on_board
    assert on_board != sorted(on_board)
    asking = as_a(BidPresenter, table.prompt.presenter)
    for place, option in enumerate(offered, 1):
        assert asking.choices[option.id].accessibleName().startswith(f"Reveal stack {place}:")


def test_a_hint_calls_a_stack_as_the_board_does(program: Program) -> None:
    table, offered = asked(program, 1)
    for place, option in enumerate(offered):
        assert table.thing_of(option, ()).title == f"Reveal stack {place + 1}"
        assert table.board.as_laid(option) == evolve(option, stack=place)


def test_the_tutor_calls_stacks_as_the_board_does_while_it_weighs_and_when_it_warns(
    program: Program,
) -> None:
    """The plan lies the other way round, so the first stack of the rules is the last here."""
    table, offered = asked(program, 1)
    best, *_, chosen = offered
    lesson = TutorLesson(chosen.id, best.id, 0.12, (), (), 64, is_final=True)
    tutor = program.controller.tutor
    tutor.took.emit(chosen.id)
    assert f"Reveal stack {len(offered)} (" in table.prompt.accessibleDescription()
    tutor.warned.emit(TutorWarning(lesson, bool, bool))
    buttons = program.question.buttons
    assert [button.text() for button in buttons] == [
        "Reveal stack 1",
        f"Reveal stack {len(offered)}",
    ]
    names = [button.accessibleName() for button in buttons]
    assert names[0].startswith("Reveal stack 1 (")
    assert names[1].startswith(f"Reveal stack {len(offered)} (")


@pytest.mark.clause("VA12")
def test_in_company_they_stand_as_everyone_may_count_them(program: Program) -> None:
    table, offered = asked(program, 3)
    in_rules = sorted(each.stack for each in offered)
    assert [each.stack for each in offered] == in_rules
    assert standing(table) == in_rules
    assert [table.board.as_laid(option) for option in offered] == offered
    side = table.board.side
    assert side is not None
    assert [stack.number for stack in side.stacks] == in_rules
    assert all(stack.is_numbered and not stack.cards for stack in side.stacks)


@pytest.mark.clause("VA12")
def test_in_company_they_stand_as_planned_while_their_owner_looks(program: Program) -> None:
    table, offered = asked(program, 3)
    asking = as_a(BidPresenter, table.prompt.presenter)
    keys = dict(asking.keys)
    asking.uncover()
    stacks = asking.scene.view.own.stacks
    assert [stacks[number] for number in standing(table)] == [*stacks[::-1]]
    assert stacks[::-1] != stacks
    assert asking.keys == keys
    for option in offered:
        name = asking.choices[option.id].accessibleName()
        assert name.startswith(f"Reveal stack {option.stack + 1}:")
    asking.cover()
    assert standing(table) == [each.stack for each in offered]


@pytest.mark.parametrize(("stacks", "scale"), [(5, 1.0), (6, 1.0), (7, 1.0), (5, 1.5)])
def test_before_others_no_stack_and_no_answer_scrolls(
    program: Program, stacks: int, scale: float
) -> None:
    program.window.resize(1280, 720)
    program.change("scale", scale)
    program.play_on(bidding(3, 2, stacks))
    table = as_a(TableScreen, program.window.table)
    if table.prompt.curtain is not None and table.prompt.curtain.isVisible():
        table.prompt.curtain.open()
    QApplication.processEvents()
    asking = as_a(BidPresenter, table.prompt.presenter)
    assert asking.look_button is not None
    for button in (*asking.choices.values(), asking.look_button):
        assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_seven_stacks_stand_whole_with_large_text(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    program.change("scale", 1.5)
    program.play_on(bidding(3, 1, 7))
    QApplication.processEvents()
    asking = as_a(BidPresenter, as_a(TableScreen, program.window.table).prompt.presenter)
    assert len(asking.choices) == 8  # seven stacks and passing
    for button in asking.choices.values():
        assert button.visibleRegion().boundingRect() == button.rect()
        assert button.height() >= 32
