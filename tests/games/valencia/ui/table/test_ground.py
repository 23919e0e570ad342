"""The ground of the table: every address has its box, and one thing has one address."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF

from tests.games.valencia.ui.bidding import bidding
from tests.games.valencia.ui.scenes import played
from tests.ui.programs import style_for_others
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.at import (
    Area,
    Asset,
    AtArea,
    AtBush,
    AtCard,
    AtCell,
    AtGood,
    AtPlayer,
    AtRound,
    AtSeat,
    AtStack,
    AtStep,
    AtTask,
    OfPlayer,
    at_cell,
)
from valeria_desktop.games.valencia.rules.model.guild import GUILDS, SEATS
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.parts.steps import STEPS
from valeria_desktop.games.valencia.ui.stage.motions import ToRead
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Folders.at(tmp_path), {RULES.id: FACES[RULES.id]})
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    made.window.resize(1280, 720)
    made.window.show()
    yield made
    made.close()
    style_for_others(qapp, look)


@pytest.fixture
def table(program: Program) -> TableScreen:
    """A table at which the first of three players bids."""
    program.play_on(bidding(3, 1))
    return as_a(TableScreen, program.window.table)


def on_mat(scene: Scene) -> list[At]:
    """Name all that lies on the mat."""
    city = scene.view.table.city
    cells = {at_cell(city, cell) for cell in range(len(city.cells))}
    found: list[At] = [*cells, *map(AtBush, city.bushes), *map(AtSeat, range(SEATS))]
    return [*found, *map(AtStep, STEPS)]


def on_board(scene: Scene) -> list[At]:
    """Name all that lies on your board, one by one."""
    own, seat = scene.view.own, scene.viewer
    found: list[At] = [OfPlayer(seat, asset) for asset in Asset if asset is not Asset.BID]
    found += [AtGood(seat, guild) for guild in GUILDS]
    found += [AtStack(seat, stack) for stack in range(len(own.stacks))]
    return [*found, *(AtTask(seat, task) for task in range(len(own.tasks)))]


def pointed_at(table: TableScreen, at: At) -> At | Thing | None:
    """Return what the zoom says is at the middle of a thing's box."""
    box = table.box_of(at)
    assert box is not None
    middle = box.center()
    if isinstance(at, AtBush):
        middle = QPointF(middle.x(), box.bottom() - 0.14 * box.height())  # the foot of its palm
    return under(table, middle.toPoint())


def under(table: TableScreen, point: QPoint) -> At | Thing | None:
    """Return what the zoom says is at a point of the table."""
    view = table.childAt(point)
    assert view is not None
    pointed, _ = table.zoom._sources.under(view, view.mapFrom(table, point))
    return pointed


# --- one thing has one address


def test_no_two_addresses_have_the_same_box(table: TableScreen) -> None:
    areas = [AtArea(area) for area in Area]
    things = [*on_mat(table.scene), *on_board(table.scene), *map(AtPlayer, range(3)), *areas]
    boxes = [table.box_of(at) for at in things]
    assert None not in boxes
    assert len({box.getRect() for box in boxes if box is not None}) == len(things) > 100


def test_what_the_zoom_points_at_is_the_address_whose_box_it_is(table: TableScreen) -> None:
    own, seat = table.scene.view.own, table.scene.viewer
    things: list[At] = [*on_mat(table.scene), AtPlayer(1), AtPlayer(2)]
    things += [AtStack(seat, stack) for stack in range(len(own.stacks))]
    things += [AtTask(seat, task) for task in range(len(own.tasks))]
    for at in things:
        assert pointed_at(table, at) == at


@pytest.mark.slow
def test_bids_and_used_cards_are_pointed_at_by_their_address(table: TableScreen) -> None:
    def is_wanted(scene: Scene) -> bool:
        seats = {bid.seat for bid in scene.view.bids}
        return len(seats) > 1 and bool(scene.view.players[scene.viewer].used)

    table.controller.shown.show(next(filter(is_wanted, played(Setup(3)))), ())
    used = OfPlayer(table.scene.viewer, Asset.USED)
    assert pointed_at(table, used) == used
    for bid in table.scene.view.bids:
        at = OfPlayer(bid.seat, Asset.BID)
        row = table.bids.box_of(at, table)
        assert row is not None
        assert under(table, row.center()) == at


# --- every option has a box


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_option_with_an_address_is_found_on_the_table(program: Program, players: int) -> None:
    """Which options have none the rules say."""
    program.play_on(bidding(players, 1))
    table = as_a(TableScreen, program.window.table)
    setup = Setup(players, city="random", advanced=frozenset(Advanced))
    seen: set[type[At]] = set()
    chance = Random(players)
    for scene in played(setup, seed=players):
        options = () if scene.decision is None else scene.decision.options
        ends = {at for option in options for at in option.ends}
        if not ends or (chance.random() > 0.15 and {type(at) for at in ends} <= seen):
            continue
        table.controller.shown.show(scene, ())
        for at in ends:
            box = table.box_of(at)
            assert box is not None, at
            assert table.rect().contains(box.toRect()), at
            seen.add(type(at))
    assert {AtCell, AtBush, AtSeat, AtStack} == seen


# --- what has no box, and leaves


def test_what_lies_on_a_sheet_or_nowhere_has_no_box(table: TableScreen) -> None:
    for at in (AtCard(0, 0), AtRound(3), AtStep(RoundPart.COUNCIL), AtStack(0, 99), AtPlayer(NINA)):
        assert table.box_of(at) is None
    assert table.ground.box_of(None) is None


def test_without_a_game_nothing_has_a_box(program: Program) -> None:
    program.play_on(bidding(3, 1))
    table = as_a(TableScreen, program.window.table)
    things = on_mat(table.scene)
    table.controller.shown.forget()
    assert {table.box_of(at) for at in things} == {None}


def test_cards_stand_to_be_read_on_the_board_or_the_plaque_of_whose_they_are(
    table: TableScreen,
) -> None:
    for at, around in ((AtStack(0, 0), AtPlayer(0)), (AtStack(1, 0), AtPlayer(1))):
        room, whole = table.box_of(ToRead(at)), table.box_of(around)
        assert room is not None
        assert whole is not None
        assert whole.contains(room)


@pytest.mark.slow
def test_a_thing_says_which_leaf_it_lies_on(table: TableScreen) -> None:
    ground = table.ground
    assert {ground.leaf_of(at) for at in on_mat(table.scene)} == {MAT}
    assert {ground.leaf_of(at) for at in on_board(table.scene)} == {OWN}
    beside = AtPlayer(1), AtStack(1, 0), OfPlayer(0, Asset.BID), AtArea(Area.QUESTION)
    assert {ground.leaf_of(at) for at in beside} == {None}


@pytest.mark.slow
def test_where_one_leaf_has_room_the_things_of_the_other_board_are_not_seen(
    program: Program, table: TableScreen
) -> None:
    program.change("scale", 2.0)
    assert table.standing.has_leaves
    table.standing.leaves.show(MAT)
    assert {table.box_of(at) for at in on_board(table.scene)} == {None}
    table.standing.leaves.show(OWN)
    assert table.box_of(AtStack(0, 0)) is not None


def test_choosing_an_address_is_like_a_click_on_the_thing(table: TableScreen) -> None:
    session = table.controller.session
    assert session is not None
    made = len(session.record.choices)
    for at in (AtPlayer(1), AtStep(RoundPart.A), None, table.scene.view.own.tasks[0]):
        table.ground.choose(at)
    assert len(session.record.choices) == made
    table.ground.choose(AtStack(0, 1))
    assert session.record.choices[made] == "reveal 2"
