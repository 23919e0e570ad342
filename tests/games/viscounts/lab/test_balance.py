"""The balance that docs/viscounts.md shows: what is counted, not what comes of it."""

from __future__ import annotations

import pytest

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.lab import balance
from valeria_desktop.games.viscounts.lab.balance import (
    SeveralCounts,
    main,
    play_part,
    rows_of,
    rows_of_things,
)
from valeria_desktop.games.viscounts.rules.setup import Setup


@pytest.fixture(autouse=True)
def quick_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "_PART", 1)
    monkeypatch.setattr(balance, "_BOT", "random")


def test_each_game_is_won_once_and_points_have_sources() -> None:
    found = play_part(3, 1, 0)
    assert found.games == 1
    assert sum(found.shares.values()) == 12
    assert len(found.points) == 3
    assert len(found.rounds) == 1
    assert {"papers", "castle"} <= set(found.sources)
    assert sum(found.ends.values()) == 1


def test_every_player_has_a_card_and_a_hero_whose_leads_add_up_to_nothing() -> None:
    found = play_part(4, 1, 0)
    catalog = RULES.deal(Setup(), 1).table.catalog
    for things in (catalog.player_cards, catalog.heroes):
        leads = [lead for thing in things for lead in found.leads.get(thing.id, [])]
        assert len(leads) == 4
        assert sum(leads) == pytest.approx(0)


def test_found_is_added_up() -> None:
    both = SeveralCounts()
    for lead in (1.0, -2.0):
        more = SeveralCounts(games=1, rounds=[15], points=[60, 70])
        more.sources["papers"] = 3
        more.leads["H01"] = [lead]
        both.add(more)
    assert (both.games, both.rounds, both.sources["papers"]) == (2, [15, 15], 6)
    assert both.leads == {"H01": [1.0, -2.0]}


def test_rows_say_shares_lengths_ends_and_sources() -> None:
    found = SeveralCounts(games=4, rounds=[14, 15, 15, 16], points=[60] * 8)
    found.shares.update({0: 30, 1: 18})
    found.sources.update({"papers": 30, "castle": 10})
    found.ends.update({"poverty": 1, "poverty+prosperity": 1, "prosperity": 2})
    assert [*rows_of(found, 2)] == [
        "2 players, 4 games, 60.0 points a player",
        "  rounds: 15.0 (14 to 16)",
        "  won from the start player on: 62.5, 37.5 % (even 50.0, ± 49.0)",
        "  points from papers 75 %, castle 25 %",
        "  poverty revealed in 50 %",
        "  prosperity revealed in 75 %",
    ]


def test_a_thing_that_was_tried_twice_has_a_row() -> None:
    catalog = RULES.deal(Setup(), 1).table.catalog
    found = SeveralCounts(leads={"player-3": [2.0, 2.0], "player-1": [9.0]})
    assert [*rows_of_things(found, catalog.player_cards)] == [
        "| player card 3 | reconstructed | 2 | +2.0 ± 0.0 |"
    ]


def test_it_prints_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1", "--players", "2"]) == 0
    assert "2 players, 1 games, " in capsys.readouterr().out
