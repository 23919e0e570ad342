"""The council: who sits where, what can be chosen, and in how much room."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, QSizeF, Qt

from tests.games.valencia.scenario import SEAT, Scenario
from tests.games.valencia.ui.scenes import after, played, seen
from valeria_desktop.games.valencia.rules.at import AtSeat
from valeria_desktop.games.valencia.rules.model.guild import (
    CHURCH,
    MERCHANTS,
    NOBILITY,
    SEATS,
)
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.scene import Scene
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.paint.council import council_plan_of
from valeria_desktop.games.valencia.ui.parts.council import CouncilPart, seats_of
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

LEFT = Qt.MouseButton.LeftButton
Council = Spread[Scene]


def at_nobility() -> Scenario:
    """Step A is won by seat 0, who is asked whether they take the seat."""
    table = Scenario(players=3).sits(1, "nobility", "wine").sits(2, "church")
    table.stacks(0, "6 5").stacks(1, "4")
    return table.at(RoundPart.A).reveals(0, "6 5").reveals(1, "4")


@pytest.fixture
def council(qtbot: QtBot, look: Look) -> Council:
    made: Council = Spread(RoomLook(look), CouncilPart())
    qtbot.addWidget(made)
    made.resize(319, 323)
    return made


def words(council: Council, place: int) -> str:
    found = council.pieces.index_of(AtSeat(place)).data(Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(found, str)
    return found


def box(council: Council, place: int) -> QRect:
    found = council.box_of(AtSeat(place), council.viewport())
    assert found is not None
    return found


# --- what is said


def test_every_seat_is_said_with_who_holds_it(council: Council) -> None:
    council.show_scene(seen(at_nobility()))
    assert words(council, NOBILITY) == (
        "Nobility: held by Oak, this step is about it, can be chosen."
    )
    assert words(council, CHURCH) == "Church: held by Heron, this step is about it."
    assert words(council, SEAT["wine"]) == "Wine: held by Oak."
    assert words(council, MERCHANTS) == "Merchants: nobody's."
    assert council.accessibleName() == "The council. On it: 3 privileges."


@pytest.mark.clause("VA45")
def test_who_assists_is_said_and_told_apart(council: Council) -> None:
    table = Scenario(players=3, advanced=[Advanced.ASSISTANCE]).sits(0, "wine")
    council.show_scene(seen(table.assists(1, "wine").assists(2, "wine").at(RoundPart.COUNCIL)))
    assert words(council, SEAT["wine"]) == "Wine: held by Rose, beside it Oak, Heron."


NOW = {
    RoundPart.A: {NOBILITY, CHURCH},
    RoundPart.C: set(),
    RoundPart.E: {MERCHANTS},
    RoundPart.G: set(),
    RoundPart.H: {CHURCH},
    RoundPart.I: {NOBILITY},
}


@pytest.mark.parametrize(("part", "places"), NOW.items(), ids=[part.letter for part in NOW])
def test_the_seats_that_a_step_is_about_are_marked(part: RoundPart, places: set[int]) -> None:
    table = Scenario(players=2).sits(0, "church", "nobility").stacks(0, "6").lives(0, "a1")
    assert {seat.place for seat in seats_of(seen(table.at(part))) if seat.is_now} == places


@pytest.mark.parametrize("part", [RoundPart.B, RoundPart.D, RoundPart.F])
def test_in_a_guilds_auction_its_seat_is_marked(part: RoundPart) -> None:
    table = Scenario(players=2).stacks(0, "6").at(part, "cloth")
    assert [seat.name for seat in seats_of(seen(table)) if seat.is_now] == ["Cloth"]


def lit_and_dim(council: Council, scene: Scene) -> tuple[list[object], list[object]]:
    council.show_scene(scene)
    seats = [piece for piece in council.laid.pieces if piece is not None]
    return [each.at for each in seats if each.is_lit], [each.at for each in seats if each.is_dim]


def test_while_a_seat_can_be_chosen_the_others_are_dim(council: Council) -> None:
    others = [AtSeat(place) for place in range(SEATS) if place != NOBILITY]
    assert lit_and_dim(council, seen(at_nobility(), 0)) == ([AtSeat(NOBILITY)], others)
    assert lit_and_dim(council, seen(at_nobility(), 1)) == ([], [])
    bidding = seen(Scenario(players=3).stacks(0, "6", "5").at(RoundPart.A))
    assert lit_and_dim(council, bidding) == ([], [])


@pytest.mark.parametrize("players", [2, 5])
def test_in_any_game_every_cell_has_a_sentence(council: Council, players: int) -> None:
    setup = Setup(players=players, advanced=frozenset(Advanced))
    for scene in played(setup):
        lit, _dim = lit_and_dim(council, scene)
        options = scene.decision.options if scene.decision else ()
        wanted = sorted(option.at.place for option in options if isinstance(option.at, AtSeat))
        assert lit == [AtSeat(place) for place in wanted]
        assert all(words(council, place).endswith(".") for place in range(SEATS))


def test_only_what_differs_is_told(council: Council, qtbot: QtBot) -> None:
    table = at_nobility()
    council.show_scene(seen(table))
    changed: list[object] = []
    council.pieces.dataChanged.connect(
        lambda at, _: changed.append(council.at(council.visualRect(at).center()))
    )
    council.show_scene(seen(table))
    assert changed == []
    council.hint(AtSeat(CHURCH))
    assert changed == [AtSeat(CHURCH)]


# --- choosing


def test_a_click_on_a_lit_seat_chooses_it(council: Council, qtbot: QtBot) -> None:
    council.show_scene(seen(at_nobility()))
    with qtbot.waitSignal(council.chosen) as chosen:
        qtbot.mouseClick(council.viewport(), LEFT, pos=box(council, NOBILITY).center())
    assert chosen.args == [AtSeat(NOBILITY)]


def test_a_click_on_another_is_refused_while_one_is_asked(council: Council, qtbot: QtBot) -> None:
    table = at_nobility()
    council.show_scene(seen(table))
    with (
        qtbot.waitSignal(council.refused) as refused,
        qtbot.assertNotEmitted(council.chosen),
    ):
        qtbot.mouseClick(council.viewport(), LEFT, pos=box(council, MERCHANTS).center())
    assert refused.args == [AtSeat(MERCHANTS)]
    council.show_scene(seen(table, 1))
    with qtbot.assertNotEmitted(council.refused):
        qtbot.mouseClick(council.viewport(), LEFT, pos=box(council, MERCHANTS).center())


def test_arrows_go_through_the_seats_and_return_chooses(council: Council, qtbot: QtBot) -> None:
    council.show_scene(seen(at_nobility()))
    for key, place in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Left, 2)):
        qtbot.keyClick(council, key)
        assert council.current == AtSeat(place)
    qtbot.keyClick(council, Qt.Key.Key_Up)
    with qtbot.waitSignal(council.chosen) as chosen:
        qtbot.keyClick(council, Qt.Key.Key_Return)
    assert chosen.args == [AtSeat(NOBILITY)]


def test_letters_and_space_belong_to_the_table(council: Council, qtbot: QtBot) -> None:
    council.show_scene(seen(at_nobility()))
    with qtbot.assertNotEmitted(council.chosen), qtbot.assertNotEmitted(council.refused):
        qtbot.keyClicks(council, "w1 ")
    assert council.current == AtSeat(NOBILITY)


# --- room


@pytest.mark.parametrize(
    ("size", "columns"),
    [((319, 323), 2), ((160, 240), 2), ((319, 130), 4), ((545, 58), 8), ((480, 46), 8)],
)
@pytest.mark.parametrize("unit", [0.5, 1.0, 3.0])
def test_with_less_room_there_are_fewer_rows(
    size: tuple[int, int], columns: int, unit: float
) -> None:
    room = QSizeF(*size) * unit
    plan = council_plan_of(room, unit, unit)
    assert plan.columns == columns
    assert sum(plan.widths) == round(room.width())
    assert sum(plan.heights) == round(room.height())
    for one, other in pairwise(plan.seats):
        assert not one.intersects(other)
    assert all(seat.bottom() < room.height() and seat.width() > 0 for seat in plan.seats)
    assert not any(seat.intersects(plan.tally) for seat in plan.seats)


def test_a_seat_is_found_where_it_is_painted_in_any_room(council: Council) -> None:
    council.show_scene(seen(at_nobility()))
    for size in (QSize(319, 323), QSize(319, 130), QSize(545, 58), QSize(957, 969)):
        council.resize(size)
        for place in range(SEATS):
            assert council.at(box(council, place).center()) == AtSeat(place)
        assert council.at(council.viewport().rect().bottomRight()) is None


def test_before_a_game_there_are_no_seats(council: Council) -> None:
    assert council.box_of(AtSeat(NOBILITY), council) is None
    council.show_scene(seen(at_nobility()))
    council.forget()
    assert council.box_of(AtSeat(NOBILITY), council) is None
    assert council.pieces.rowCount() == 0


# --- what is painted


def pictures(council: Council, scenes: list[Scene]) -> list[QImage]:
    found = []
    for scene in scenes:
        council.show_scene(scene)
        found.append(council.grab().toImage())
    return found


def test_lit_now_hinted_and_dim_seats_look_different(council: Council) -> None:
    table = at_nobility()
    asked, other = pictures(council, [seen(table), seen(table, 1)])
    assert asked != other
    council.show_scene(seen(table))
    council.hint(AtSeat(NOBILITY))
    assert council.grab().toImage() != asked


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_change_of_look_paints_anew(
    council: Council, look: Look, theme: str, scale: float
) -> None:
    scene = after(120, Setup(players=4))
    (before,) = pictures(council, [scene])
    look.use(theme=theme, scale=scale)
    (now,) = pictures(council, [scene])
    look.use(theme="dark", scale=1.0)
    assert (now == before) == (theme == "dark" and scale == 1.0)
