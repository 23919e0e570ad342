"""Numbers at the table: quiet until O, then on cards, meters and rolls; gone with the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest

from tests.ui.asked import Asked
from tests.ui.parts import stack_box, table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.scene import places_of
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.coach.rolls_map import plan_of
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")
PEASANT = 9
_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def program(begin: Callable[[], Program]) -> Program:
    made = begin()
    made.window.show_screen(made.window.table)
    made.window.resize(1280, 720)
    return made


@pytest.fixture
def asked(program: Program, monkeypatch: pytest.MonkeyPatch) -> Asked:
    made = Asked(program)
    for name in ("consult", "hasten", "drop"):
        monkeypatch.setattr(program.thinker, name, getattr(made, name))
    return made


def start(program: Program, players: int = 2) -> None:
    seats = default_seats(players, bots="greedy")
    table = Table(Setup(players=players), seats=seats).plays(60)
    while table.decision.prompt is not Prompt.ACT or table.decision.seat != 0:
        table.step()
    program.controller.start(table.session)


@pytest.fixture
def table(program: Program, asked: Asked) -> TableScreen:
    del asked  # it is there before anything is asked
    start(program)
    return table_of(program)


def scene_of(table: TableScreen) -> Scene:
    scene: Scene | None = table.scene
    assert scene is not None
    return scene


def said_of(table: TableScreen, place: int) -> str:
    return str(table.centre.pieces.index_of(AtPlace(place)).data(_ACCESSIBLE))


def test_nothing_is_asked_until_somebody_wants_to_know(table: TableScreen, asked: Asked) -> None:
    assert not asked.open
    assert not table.centre.slips
    assert table.rolls_panel.isHidden()


@pytest.mark.slow
def test_with_its_key_numbers_stand_on_all_cards(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    before = said_of(table, PEASANT)
    program.carry_out("numbers")
    scene = scene_of(table)
    places = places_of(scene.view)
    cards = [AtPlace(place) for place in places if scene.view.top(place) is not None]
    assert sorted(asked.topics) == sorted(["rolls", "ending", *["card"] * len(cards)])
    asked.answer()
    assert set(table.centre.slips) == set(cards)
    assert said_of(table, PEASANT).startswith(before)
    assert "resources a round" in said_of(table, PEASANT)


@pytest.mark.slow
def test_the_same_key_takes_them_away(program: Program, table: TableScreen, asked: Asked) -> None:
    before = said_of(table, PEASANT)
    program.carry_out("numbers")
    asked.answer()
    program.carry_out("numbers")
    assert not table.centre.slips
    assert said_of(table, PEASANT) == before
    assert table.rolls_panel.isHidden()
    assert not table.log.isHidden()


def test_where_help_is_off_there_are_no_numbers(
    program: Program, table: TableScreen, asked: Asked, qtbot: QtBot
) -> None:
    program.controller.has_hints = False
    with qtbot.waitSignal(program.controller.told) as told:
        program.carry_out("numbers")
    assert told.args == ["Help is switched off in the settings."]
    assert not asked.open
    assert not table.numbers.is_on


@pytest.mark.slow
def test_whoever_switches_help_off_sees_no_numbers_any_more(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    before = said_of(table, PEASANT)
    program.carry_out("numbers")
    asked.answer()
    program.change("has_hints", False)  # noqa: FBT003 - the setting's value
    assert not table.numbers.is_on
    assert not table.centre.slips
    assert said_of(table, PEASANT) == before
    assert table.rolls_panel.isHidden()


@pytest.mark.slow
def test_with_a_choice_numbers_go_and_come_again_with_the_next_question(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    program.carry_out("numbers")
    asked.answer()
    decision = scene_of(table).decision
    assert decision is not None
    program.controller.choose(next(each.id for each in decision.options if "gold" in each.id))
    program.controller.be_done()
    assert not table.centre.slips
    assert "resources a round" not in said_of(table, PEASANT)
    if program.controller.is_open:
        assert "rolls" in asked.topics


# --- what is pointed at


@pytest.mark.slow
def test_what_is_pointed_at_is_asked_first_of_all_and_told_in_the_zoom(
    table: TableScreen, asked: Asked
) -> None:
    table.zoom.point_at(AtPlace(PEASANT), stack_box(table.centre, PEASANT, table))
    assert asked.urgency == {f"card {PEASANT}": 0}
    table.zoom.hold()
    said = table.zoom.panel.words.said
    assert said is not None
    assert "resources a round" not in said.sentence
    asked.answer()
    said = table.zoom.panel.words.said
    assert said is not None
    assert "With it: " in said.sentence
    assert "resources a round" in said.sentence


def test_a_card_of_a_board_is_not_asked_about(table: TableScreen, asked: Asked) -> None:
    card = scene_of(table).view.players[0].starters[0]
    table.zoom.point_at(OfCard(card.id, 0), QRect(0, 0, 10, 10))
    assert not asked.open


# --- the end


@pytest.mark.slow
def test_the_meters_say_how_long_still_when_they_are_looked_at(
    table: TableScreen, asked: Asked
) -> None:
    meters = table.top.meters
    at = QPointF(5, 5)
    meters.enterEvent(QEnterEvent(at, at, at))
    assert asked.topics == ["ending"]
    asked.answer()
    assert "more round" in meters.accessibleName()
    assert "Likely end: " in meters.accessibleName()


@pytest.mark.slow
@pytest.mark.usefixtures("painted")
def test_numbers_on_the_meters_are_another_picture(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    meters = table.top.meters
    before = meters.grab().toImage()
    program.carry_out("numbers")
    asked.answer("ending")
    assert meters.grab().toImage() != before
    program.carry_out("numbers")
    assert meters.grab().toImage() == before


# --- the rolls


def test_the_roll_map_takes_the_place_of_the_story(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    program.carry_out("numbers")
    assert table.rolls_panel.isVisible()
    assert table.log.isHidden()
    assert table.rolls_panel.geometry() == table.plan.story(table.prompt.height())
    assert table.rolls_panel.sentence() == ""
    asked.answer("rolls")
    sentence = table.rolls_panel.sentence()
    for name in scene_of(table).names:
        assert f"{name}: A round brings " in sentence


@pytest.mark.usefixtures("painted")
def test_the_roll_map_turns_to_others_turns_and_other_seats_by_its_keys(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    program.carry_out("numbers")
    asked.answer("rolls")
    panel = table.rolls_panel
    assert panel.accessibleDescription().startswith("On own turns.")
    pictures = [panel.grab().toImage()]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(panel, key)
        pictures.append(panel.grab().toImage())
    assert "On others' turns." in panel.sentence()
    assert panel.accessibleDescription().startswith(scene_of(table).names[1])
    assert pictures[0] != pictures[1] != pictures[2]
    QTest.keyClick(panel, Qt.Key.Key_Left)
    QTest.keyClick(panel, Qt.Key.Key_Up)
    assert "On own turns." in panel.sentence()


def test_a_cell_and_a_bar_say_what_they_bring(
    program: Program, table: TableScreen, asked: Asked, qtbot: QtBot
) -> None:
    program.carry_out("numbers")
    asked.answer("rolls")
    panel, names = table.rolls_panel, scene_of(table).names
    plan = plan_of(panel.size(), len(names), table.look.px)
    told = {}
    for key, box in {"cell": plan.cell(3, 4), "bar": plan.strips[1].bar(7)}.items():
        qtbot.mouseMove(panel, box.center().toPoint())
        told[key] = panel.accessibleDescription()
    assert told["cell"].startswith("3 and 4: ")
    assert told["bar"].startswith(f"{names[1]}, 7: ")
    qtbot.mouseMove(panel, QPoint(2, 2))
    assert panel.accessibleDescription() == panel.sentence()


def test_a_press_turns_the_map_or_chooses_a_seat(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    program.carry_out("numbers")
    asked.answer("rolls")
    panel, names = table.rolls_panel, scene_of(table).names
    plan = plan_of(panel.size(), len(names), table.look.px)
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(panel, left, pos=plan.head.topRight().toPoint() + QPoint(-8, 12))
    assert panel.sentence().startswith("On others' turns.")
    QTest.mouseClick(panel, left, pos=plan.strips[1].sign.center().toPoint())
    assert panel.accessibleDescription().startswith(names[1])


@pytest.mark.parametrize("size", [QSize(334, 229), QSize(300, 140), QSize(500, 420)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_of_the_roll_map_has_its_room(size: QSize, seats: int) -> None:
    plan = plan_of(size, seats, round)
    whole = QRect(QPoint(), size).toRectF()
    boxes = [plan.head, plan.map, plan.axis, *(strip.bars for strip in plan.strips)]
    boxes += [plan.cell(6, 6), plan.face_a(6), plan.face_b(6), *(s.sign for s in plan.strips)]
    for box in boxes + ([plan.foot] if plan.foot is not None else []):
        assert whole.contains(box), box
    assert (plan.foot is None) == (size.height() < 150)
    for above, below in zip(plan.strips, plan.strips[1:], strict=False):
        assert above.bars.bottom() <= below.bars.top()
    assert plan.map.right() < plan.strips[0].bars.left()


def test_tab_goes_to_the_roll_map_while_it_is_shown(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    del asked
    assert table.rolls_panel in table.areas()
    program.carry_out("numbers")
    table.rolls_panel.setFocus()
    assert table.window().focusWidget() is table.rolls_panel


@pytest.mark.slow
def test_another_game_begins_quietly(program: Program, table: TableScreen, asked: Asked) -> None:
    program.carry_out("numbers")
    asked.answer()
    start(program, 3)
    assert not table_of(program).centre.slips


@pytest.mark.slow
def test_a_table_that_is_gone_hears_nothing(
    program: Program, table: TableScreen, asked: Asked
) -> None:
    program.carry_out("numbers")
    asked.answer("ending")
    table.stand_up()
    asked.answer("card")
    assert not table.centre.slips
