"""The variant without Dukes (V3)."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Variant

# 5 Workers, 4 Soldiers, 2 Shadows and 3 Holy on seven citizens and three domains.
CITIZENS = ("cleric", "merchant", "merchant", "archer", "archer", "archer", "rogue")
DOMAINS = ("halfpenny-hill", "foxgrove-palisade", "cathedral-of-st-aquila")
MONSTERS = ("goblin", "goblin-mage", "goblin-king")


def no_duke(players: int = 2, edition: str = "2e") -> Scenario:
    table = Scenario(players, edition, ["no-duke"])
    for seat in range(players):
        table.holds(seat)
    return table


def majorities(table: Scenario, seat: int) -> dict[str, int]:
    return {
        str(line.cause): line.points
        for line in table.score(seat).lines
        if line.category == "majorities"
    }


@pytest.mark.clause("V3", "S9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_dukes_the_first_question_is_the_roll(players: int) -> None:
    """Nobody is dealt or asked for a Duke."""
    game = new_game(Setup(players, variants=frozenset({Variant.NO_DUKE})), CATALOG, 1)

    assert game.decision is not None
    assert game.decision.prompt is Prompt.ROLL
    players_seen = game.view(0).players
    assert [(player.duke, player.dealt) for player in players_seen] == [(None, ())] * players


@pytest.mark.clause("V3")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_everybody_scores_icons_and_resources(edition: str) -> None:
    """5 Workers, 4 Soldiers, 2 for 2 Shadows, 2 for 3 Holy, and 11 / 3."""
    table = no_duke(edition=edition).owns(0, *CITIZENS, *DOMAINS)
    table.holds(0, gold=5, strength=3, magic=3)

    points = [line.points for line in table.score(0).lines if line.category == "duke"]

    assert points == [5, 4, 4, 6, 3]


@pytest.mark.clause("V3")
@pytest.mark.parametrize(("left", "points"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_resources_left_give_a_point(left: int, points: int) -> None:
    """Of any kinds together, rounded down."""
    table = no_duke().holds(0, gold=1, strength=1, magic=left - 2)

    assert table.score(0).of("duke") == points


@pytest.mark.clause("V3")
def test_the_most_citizens_monsters_and_domains_give_7_each() -> None:
    table = no_duke().owns(0, *CITIZENS, *DOMAINS, *MONSTERS).owns(1, "monk", "goblin")

    assert majorities(table, 0) == {"most citizens": 7, "most monsters": 7, "most domains": 7}
    assert majorities(table, 1) == {}


@pytest.mark.clause("V3")
def test_different_players_may_have_the_most_of_different_things() -> None:
    table = no_duke(3).owns(0, "monk", "monk").owns(1, "goblin").owns(2, "halfpenny-hill")

    assert [majorities(table, seat) for seat in range(3)] == [
        {"most citizens": 7},
        {"most monsters": 7},
        {"most domains": 7},
    ]


@pytest.mark.clause("V3")
def test_those_who_tie_for_most_gain_3_each() -> None:
    """A player with fewer gains nothing."""
    table = no_duke(4).owns(0, "monk", "monk", "goblin").owns(1, "cleric", "rogue", "goblin")
    table.owns(2, "monk", "halfpenny-hill").owns(3, "troll", "blood-crow-army")

    assert [majorities(table, seat) for seat in range(4)] == [
        {"most citizens": 3, "most monsters": 3},
        {"most citizens": 3, "most monsters": 3},
        {"most domains": 3},
        {"most monsters": 3, "most domains": 3},
    ]


@pytest.mark.clause("V3")
def test_all_players_may_tie_for_most() -> None:
    """With nothing at all everyone ties in all three."""
    table = no_duke(5)

    assert [table.score(seat).of("majorities") for seat in range(5)] == [9] * 5


@pytest.mark.clause("V3")
def test_starters_are_no_citizens_for_the_majority() -> None:
    """One recruited Knight is more than any number of starters."""
    table = no_duke().owns(0, "knight")

    assert majorities(table, 0)["most citizens"] == 7
    assert "most citizens" not in majorities(table, 1)


@pytest.mark.clause("V3")
def test_the_number_of_cards_counts_and_not_their_worth() -> None:
    """Two Goblins are more than the Red Dragon, two cheap domains more than a dear one."""
    table = no_duke().owns(0, "goblin", "goblin", "blood-crow-army", "the-orb-of-urdr")
    table.owns(1, "red-dragon", "emerald-stronghold")

    assert majorities(table, 0) == {"most citizens": 3, "most monsters": 7, "most domains": 7}
    assert majorities(table, 1) == {"most citizens": 3}


@pytest.mark.clause("V3", "V4")
def test_a_slain_monster_event_counts_for_the_most_monsters() -> None:
    """The two variants together."""
    table = Scenario(variants=["no-duke", "events"]).owns(0, "mimic", "goblin").owns(1, "goblin")

    assert majorities(table, 0)["most monsters"] == 7


@pytest.mark.clause("V3", "F1")
def test_monsters_domains_and_board_count_as_ever() -> None:
    """4 + 2 + 3 points, Worker roles 3, three majorities: one alone, two alone too."""
    table = no_duke().owns(0, "goblin-king", "halfpenny-hill").has_points(0, 3).owns(1, "monk")

    score = table.score(0)

    assert [score.of(name) for name in ("monsters", "domains", "board", "duke")] == [4, 2, 3, 3]
    assert score.of("majorities") == 14
    assert score.total == 26


@pytest.mark.clause("V3")
def test_the_lines_say_that_there_is_no_duke() -> None:
    table = no_duke().owns(0, "monk").holds(0, gold=4)

    lines = [str(line.cause) for line in table.score(0).lines if line.category == "duke"]

    assert lines == [
        "No Duke: Worker roles, 0 × 1",
        "No Duke: Soldier roles, 0 × 1",
        "No Duke: Shadow roles, 0 × 2",
        "No Duke: Holy roles, 1 × 2",
        "No Duke: 1 for every 3 of 4 resources left",
    ]


@pytest.mark.clause("V3", "F4")
def test_a_tie_is_broken_by_the_tableau_as_ever() -> None:
    """Goblin 1 + 7 + 3 against Peasant 1 + 7 + 3; the Peasant is a card more."""
    table = no_duke().owns(0, "goblin").owns(1, "peasant")

    result = table.game.result()

    assert [score.total for score in result.scores] == [11, 11]
    assert (result.winners, result.by_tie_break) == ((0,), True)
