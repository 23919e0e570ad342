"""The ship's voyage: along its way to the island, and home with what is fetched (CS7)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication

from tests.games.valeria.ui.at_an_action import put_at_an_action
from tests.ui.pixels import pixels_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.events import PoolEmptied
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import AtSpot
from valeria_desktop.games.valeria.ui.sets.islands_ship import Sails
from valeria_desktop.games.valeria.ui.stage.beats import beats
from valeria_desktop.games.valeria.ui.stage.deed_motions import CardComes, PriceToken
from valeria_desktop.ui.stage.motions import Token
from valeria_desktop.ui.stage.pace import Movement, Pace
from valeria_desktop.ui.stage.ticker import HandTicker, Ticker

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.stage.beats import Beat, Passage

SEAS = Setup(2, sets=frozenset({"crimson-seas"}))
GOOD, POOL = "sail good-1", "sail-exekratys-magic"


@pytest.fixture
def program(begin: Callable[[Ticker], Program]) -> Program:
    """Return a program whose stage moves only when told to."""
    made = begin(HandTicker())
    made.window.resize(1280, 720)
    return made


def at_sea(program: Program) -> TableScreen:
    """Lay the islands; the actor has Maps and Gold enough for each of them."""

    def change(state: State) -> None:
        player = state.players[state.active]
        player.gold, player.strength, player.magic = 9, 0, 0
        player.more = (("maps", 2),)
        state.pools = (("exekratys", Amounts(gold=3, magic=1)),)

    table = put_at_an_action(program, RULES, change, SEAS)
    table.leaves.show("islands")
    program.controller.pace = program.stage.pace = Pace.NORMAL
    QApplication.processEvents()
    return table


def sails(program: Program, option: str) -> TableScreen:
    table = at_sea(program)
    program.controller.choose(option)
    assert program.controller.is_moving
    return table


def beat_of(program: Program, option: str, monkeypatch: pytest.MonkeyPatch) -> Beat:
    """Return the beat of a visit."""
    played: list[Passage] = []
    at_sea(program)
    monkeypatch.setattr(program.stage, "play", played.append)
    program.controller.choose(option)
    return next(each for each in beats(played[0]) if any(map(_is_ship, each.motions)))


def is_away(table: TableScreen) -> bool:
    return table.centre.part.is_away


def _is_ship(motion: object) -> bool:
    return isinstance(motion, Sails)


@pytest.mark.clause("CS7")
@pytest.mark.usefixtures("unpainted")
def test_the_map_comes_to_the_ship_and_the_card_leaves_when_it_has_landed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat = beat_of(program, GOOD, monkeypatch)
    ship, home = (each for each in beat.motions if isinstance(each, Sails))
    (fare,) = (each for each in beat.motions if isinstance(each, Token))
    (card,) = (each for each in beat.motions if isinstance(each, CardComes))
    assert (fare.icon, fare.goal, fare.end) == ("maps", AtSpot("ship"), ship.at)
    assert {each.icon for each in beat.motions if isinstance(each, PriceToken)} == {"gold"}
    assert ship.goal == AtSpot("araby")
    assert card.at >= ship.at + 720
    assert (home.at, home.is_home) == (ship.end, True)
    assert home.end <= beat.length


@pytest.mark.clause("CS8")
@pytest.mark.usefixtures("unpainted")
def test_it_sails_to_the_pool_before_anything_is_taken(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat = beat_of(program, POOL, monkeypatch)
    ship, _ = (each for each in beat.motions if isinstance(each, Sails))
    taken = [each for each in beat.motions if isinstance(each, Token) and each.icon == "magic"]
    assert ship.goal == AtSpot("exekratys")
    assert [each.lands for each in taken] == [beat.lands]
    assert all(each.at >= ship.at + 720 for each in taken)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("option", [GOOD, POOL])
def test_the_ship_is_away_until_it_is_home_or_space_skips(program: Program, option: str) -> None:
    table = sails(program, option)
    assert not is_away(table)
    program.stage.advance(300)
    assert is_away(table)
    program.stage.skip()
    assert not program.controller.is_moving
    assert not is_away(table)


@pytest.mark.usefixtures("unpainted")
def test_fast_sails_in_half_the_time(program: Program) -> None:
    table = sails(program, POOL)
    program.stage.pace = Pace.FAST
    program.stage.advance(900)
    assert not is_away(table)


@pytest.mark.usefixtures("unpainted")
def test_without_a_fare_no_ship_sails(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gold that is taken out of the pool by a card's power comes at once."""
    played: list[Passage] = []
    at_sea(program)
    monkeypatch.setattr(program.stage, "play", played.append)
    program.controller.choose(POOL)
    lines = tuple(each for each in played[0].lines if isinstance(each.event, PoolEmptied))
    assert lines
    alone = type(played[0])(lines, played[0].before, played[0].after, played[0].scene_after)
    assert not any(_is_ship(each) for beat in beats(alone) for each in beat.motions)


def seen(program: Program, table: TableScreen, movement: Movement) -> list[bytes]:
    """Return the pictures of the sea, 220 ms apart."""
    program.stage.movement = movement
    found = []
    for number in range(9):
        program.stage.advance(220)
        whole = program.window.grab()
        if path := os.environ.get("VOYAGE_PICTURES"):
            whole.save(f"{path}/voyage-{movement}-{number}.png")
        boxes = [table.box_of(AtSpot(name)) for name in ("ship", "araby")]
        ship, landing = (box.toRect() for box in boxes if box is not None)
        sea = QRect(landing.topLeft(), QSize(ship.left() - landing.left(), ship.height()))
        found.append(pixels_of(whole.toImage().copy(sea)))
    return found


def test_the_ship_is_elsewhere_on_each_picture_of_its_way(program: Program) -> None:
    table = sails(program, GOOD)
    pictures = seen(program, table, Movement.FULL)
    assert len(set(pictures[:4])) == 4


def test_with_calm_motion_it_fades_in_where_it_lands(program: Program) -> None:
    """No picture shows it on its way: it is at the island, then at home."""
    table = sails(program, GOOD)
    pictures = seen(program, table, Movement.CALM)
    assert len(set(pictures[1:5])) == 1
    assert pictures[1] != pictures[-1]
