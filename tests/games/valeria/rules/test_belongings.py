"""A zone and a track of players are declared, and all the rest follows (HOUSE 4.3, C14, C17)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.games.valeria.rules.invented_belongings import (
    AT_COURT,
    BARON,
    COUNT,
    MAPS,
    NOBLES,
    PEDLAR,
    maps,
)
from tests.scenario import CATALOG, Scenario
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.files.loader import _make_converter
from valeria_desktop.games.valeria.files.snapshot import dump, restore
from valeria_desktop.games.valeria.native.games import game_in_core
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, amount_words
from valeria_desktop.games.valeria.rules.model.belongings import cards_in, enter_track, enter_zone
from valeria_desktop.games.valeria.rules.model.price import Price, can_pay, exact, ways
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game


def court(*cards: str, **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Lay a table with a court; these cards lie open on its first places."""
    table = Scenario(catalog=AT_COURT, **setup)
    for number, card in enumerate(cards, 1):
        table.stack(f"court-{number}", card)
    return table.acts(0, (1, 2))


def as_written(game: Game) -> object:
    """Return a save's snapshot as it is read back from its file."""
    return json.loads(json.dumps(dump(game)))


def test_a_noble_is_kept_in_its_zone_and_brings_maps() -> None:
    table = court("court/baron").holds(0, gold=5)
    table.chooses("build court-1")
    player = table.state.players[0]
    assert cards_in(player.laid, "courtiers") == (BARON,)
    assert player.domains == ()
    assert player.more == (("map", 3),), "one at the beginning, two of the Baron"
    assert "A gained 2 maps (Baron)" in table.log()


def test_copies_are_independent_and_views_show_both() -> None:
    table = court("court/baron").holds(0, gold=5)
    copy = table.game.copy()
    table.chooses("build court-1")
    assert copy._state.players[0].laid == ()
    assert copy._state.players[0].more == (("map", 1),)
    for seat in (0, 1):
        view = table.game.view(seat)
        assert view.players[0].laid == (("courtiers", (BARON,)),)
        assert view.players[0].more == (("map", 3),)
        world = imagine(view, Stream(1))
        assert world._state.players[0].laid == (("courtiers", (BARON,)),)
        assert world.view(seat) == view


def test_a_save_has_both_and_is_checked() -> None:
    table = court("court/baron", "court/count", "court/earl").holds(0, gold=5)
    rest = ["court/duchess", *["court/pedlar"] * 4]
    table.stack("court-supply", *rest, face_down=len(rest))
    table.chooses("build court-1")
    data: Any = as_written(table.game)
    assert data["players"][0]["more"] == [["map", 3]]
    assert data["players"][0]["laid"] == [["courtiers", ["court/baron"]]]
    again = restore(data, AT_COURT)
    assert as_written(again) == data
    data["players"][0]["more"] = [["map", -3]]
    with pytest.raises(SnapshotError, match=r"players\[0\]\.more must be numbers above 0"):
        restore(data, AT_COURT)


def test_a_save_without_sets_has_neither() -> None:
    data: Any = as_written(Scenario().game)
    assert not {"more", "laid"} & data["players"][0].keys()


def test_maps_are_gained_paid_lost_and_taken() -> None:
    table = court()
    state, cause = table.state, table.card("goblin")
    state.gain(0, maps(3), cause)
    state.pay(0, maps(1), cause)
    assert state.players[0].more == (("map", 3),)
    state.lose(0, maps(2), cause)
    state.take(1, 0, maps(5), cause)
    assert [player.more for player in state.players] == [(), (("map", 2),)]


def test_an_exchange_asks_for_maps_and_for_nothing_instead() -> None:
    """Magic stands in for no map."""
    table = court().holds(0, gold=9, magic=9)
    player = table.state.players[0]
    assert can_pay(exact(maps(1)), player)
    assert not can_pay(exact(maps(2)), player)
    assert ways(exact(maps(2)), player) == ()
    mixed = Price(gold=2, more=(("map", 1),))
    assert [way.amounts.key for way in ways(mixed, player)] == [
        "2-gold-1-map",
        "1-gold-1-magic-1-map",
    ]


@pytest.mark.clause("T10")
def test_a_citizen_trades_maps_in_its_harvest() -> None:
    table = court().owns(0, "court/pedlar")
    table.rolls(0, 2, 3)
    (trade, *_) = [option for option in table.options if option.startswith("court/pedlar")]
    before = table.points(0)
    table.chooses(trade)
    assert table.points(0) == before + 2
    assert table.state.players[0].more == ()


def test_amounts_are_said_added_and_multiplied() -> None:
    both = Amounts(gold=1) + maps(2)
    assert str(both.words()) == "1 Gold and 2 maps"
    assert (both * 2).more == (("map", 4),)
    assert both.key == "1-gold-2-map"
    assert bool(maps(1))
    assert maps(0) == NOTHING
    assert str(amount_words("map", 1)) == "1 map"


def test_card_files_name_a_track_as_they_name_gold() -> None:
    read = _make_converter().structure
    assert read({"gold": 1, "map": 2}, Amounts) == Amounts(gold=1) + maps(2)
    wrongs: list[dict[str, object]] = [{"map": -1}, {"map": "2"}, {"more": []}, {"map": 0}]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="must"):
            read(wrong, Amounts)


def test_the_core_refuses_what_players_own_by_name() -> None:
    catalog = evolve(CATALOG, tracks=(MAPS,), zones=(NOBLES,))
    with pytest.raises(NotCoveredError, match="map, courtiers"):
        game_in_core(Scenario(catalog=catalog).state)


def test_each_declaration_is_entered_once() -> None:
    with pytest.raises(ValueError, match="track 'map'"):
        enter_track(MAPS)
    with pytest.raises(ValueError, match="'gold' is one of the base game"):
        enter_track(evolve(MAPS, tag="gold"))
    with pytest.raises(ValueError, match="zone 'courtiers'"):
        enter_zone(NOBLES)
    assert COUNT.kept == "courtiers"
    assert PEDLAR.kept == "citizens"
