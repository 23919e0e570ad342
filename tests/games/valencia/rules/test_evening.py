"""How a round ends, and the game: VA10, VA15, VA28, VA30."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valencia.catalogue import deal
from tests.games.valencia.scenario import NAMES, Scenario, cards
from valeria_desktop.games.valencia.rules.events import PartBegan
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt

PARTS = [part.value for part in RoundPart]


@pytest.mark.clause("VA28")
def test_unused_stacks_leave_the_game() -> None:
    """After the fountain, into the used piles, where all see them."""
    table = Scenario(players=3).stacks(0, "6 1", "2").stacks(1, "5").at(RoundPart.I)
    assert table.stacks_of(0) == ["6 1", "2"]
    table.in_round(5).at(RoundPart.COUNCIL)
    assert [table.stacks_of(seat) for seat in range(3)] == [[], [], []]
    assert [table.used_by(seat) for seat in range(3)] == ["6 2 1", "5", ""]
    assert table.seen(2, 0).used == cards("6 2 1")
    assert len(table.deck_of(0).split()) == 21


@pytest.mark.clause("VA30")
def test_each_own_member_on_the_council_is_a_prestige() -> None:
    table = Scenario(players=4).sits(0, "nobility", "wine", "cloth").sits(1, "church", "oranges")
    table.sits(2, "merchants").holds(1, prestige=7).at(RoundPart.COUNCIL)
    assert [table.prestige(seat) for seat in range(4)] == [3, 9, 1, 0]
    assert table.told()[1:4] == [
        "Ana gained 3 prestige",
        "Ben gained 2 prestige",
        "Cleo gained 1 prestige",
    ]


@pytest.mark.clause("VA30")
def test_whoever_has_most_members_there_gains_a_privilege() -> None:
    table = Scenario(players=3).sits(0, "nobility").sits(1, "church", "wine").at(RoundPart.COUNCIL)
    assert [table.privileges(seat) for seat in range(3)] == [0, 1, 0]
    assert table.says("Ben gained a privilege")


@pytest.mark.clause("VA4", "VA30")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_tied_for_most_gain_a_privilege_each(players: int) -> None:
    """Privileges aren't limited."""
    places = ["nobility", "church", "wine", "cloth", "oranges"]
    table = Scenario(players=players).holds(0, privileges=3)
    for seat in range(players):
        table.sits(seat, places[seat])
    table.at(RoundPart.COUNCIL)
    assert [table.privileges(seat) for seat in range(players)] == [4] + [1] * (players - 1)


@pytest.mark.clause("VA30")
def test_two_of_three_tied_for_most_gain_a_privilege() -> None:
    table = Scenario(players=3).sits(0, "nobility", "wine").sits(1, "church")
    table.sits(2, "merchants", "cloth").at(RoundPart.COUNCIL)
    assert [table.privileges(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.clause("VA30")
def test_an_empty_council_gives_nothing() -> None:
    """Nobody has most members where nobody has one."""
    table = Scenario(players=3).at(RoundPart.COUNCIL)
    assert [table.privileges(seat) for seat in range(3)] == [0, 0, 0]
    assert [table.prestige(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("VA30")
def test_members_stay_on_the_council_for_the_next_round() -> None:
    table = Scenario(players=3).sits(0, "nobility").sits(1, "wine").goes_on_from(RoundPart.COUNCIL)
    assert (table.council("nobility"), table.council("wine")) == (0, 1)
    assert (table.state.round, table.prompt) == (2, Prompt.PLAN)


@pytest.mark.clause("VA10", "VA15")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_has_five_rounds_of_planning_nine_steps_and_the_council(players: int) -> None:
    """Guilds stand at B, D and F as the round's board has them."""
    game = deal(players, seed=7)
    chance, events = Random(7), [*game.opening.events]
    while game.decision is not None:
        events += game.choose(chance.choice(game.decision.options)).events
    began = [event for event in events if isinstance(event, PartBegan)]
    assert [(e.round, e.part.value) for e in began] == [(r, p) for r in range(1, 6) for p in PARTS]
    assert [event.turn for event in began] == list(range(1, 56))
    for event in began:
        board = game.table.boards[event.round - 1].guilds
        expected = dict(zip((RoundPart.B, RoundPart.D, RoundPart.F), board, strict=True)).get(
            event.part
        )
        assert event.guild is expected
    assert str(events[-1].words(NAMES)) == "The game is over"
    assert game.ending == ("rounds",)


@pytest.mark.clause("VA15")
def test_parts_are_named() -> None:
    table = Scenario(players=3).goes_on_from(RoundPart.PLANNING)
    for seat in range(3):
        table.draws(seat, 1).chooses(seat, "done")
    while table.state.round == 1:
        table.chooses(table.asked, table.options[-1])
    began = [event for event in table.events if isinstance(event, PartBegan) and event.round == 1]
    assert [str(event.words(NAMES)) for event in began] == [
        "Round 1: Planning",
        "Round 1, step A: Nobility and church",
        "Round 1, step B: Oranges",
        "Round 1, step C: Merchants",
        "Round 1, step D: Tiger Nuts",
        "Round 1, step E: Merchants",
        "Round 1, step F: Wine",
        "Round 1, step G: Move",
        "Round 1, step H: Palm",
        "Round 1, step I: Fountain",
        "Round 1: Council",
    ]


@pytest.mark.clause("VA30", "VA35")
def test_after_the_fifth_council_the_game_is_over() -> None:
    """It gives prestige and privileges like the others."""
    table = Scenario(players=3).sits(1, "nobility").in_round(5).goes_on_from(RoundPart.COUNCIL)
    assert table.game.is_over
    assert table.game.ending == ("rounds",)
    assert (table.prestige(1), table.privileges(1)) == (1, 1)
    assert table.told()[-1] == "The game is over"


@pytest.mark.clause("VA10")
def test_after_the_fourth_council_it_goes_on() -> None:
    table = Scenario(players=3).in_round(4).goes_on_from(RoundPart.COUNCIL)
    assert table.state.round == 5
    assert table.prompt is Prompt.PLAN


@pytest.mark.clause("VA55")
def test_each_guild_stands_once_in_each_column() -> None:
    """Of the boards that these tests play with."""
    boards = Scenario().table.boards
    for column in range(3):
        assert {board.guilds[column] for board in boards} == set(GUILDS)
    assert all(len(set(board.guilds)) == 3 for board in boards)
