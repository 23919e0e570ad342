"""Both sides' scores, line by line (D7, F1, F2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import Scenario, against_dark_lord
from valeria_desktop.kernel.score import Outcome

if TYPE_CHECKING:
    from valeria_desktop.kernel.score import Score

PLAIN = "node-master-of-swords"


def lines(score: Score) -> list[tuple[str, int, str, list[str]]]:
    return [
        (line.category, line.points, str(line.cause), [card.id for card in line.cards])
        for line in score.lines
    ]


def rival(table: Scenario) -> Score:
    score = table.game.result().rival
    assert score is not None
    return score


def centre(*monsters: str, duke: str = PLAIN, variants: tuple[str, ...] = ()) -> Scenario:
    """Lay these cards on the first monster stack, and no other monster anywhere."""
    table = against_dark_lord(variants=variants).exhausts(
        *(f"monster-{column}" for column in range(2, 6))
    )
    return table.stack("monster-1", *monsters).lord_has(duke)


@pytest.mark.clause("D7")
def test_the_dark_lord_scores_line_by_line() -> None:
    """Surviving monsters, captured domains, and his Duke for both and captured citizens."""
    table = centre("goblin-king", "goblin", duke="reese-the-firebrand")
    table.lord_has("archer", "knight", "archer", "shattered-hand")

    assert lines(rival(table)) == [
        ("monsters", 4, "Goblin King", ["goblin-king"]),
        ("monsters", 1, "Goblin", ["goblin"]),
        ("domains", 3, "Shattered Hand", ["shattered-hand"]),
        (
            "duke",
            3,
            "Reese the Firebrand: Citizens, 3 × 1",
            ["archer", "knight", "archer"],
        ),
        (
            "duke",
            2,
            "Reese the Firebrand: Monsters, 2 × 1",
            ["goblin-king", "goblin"],
        ),
        ("duke", 1, "Reese the Firebrand: Domains, 1 × 1", ["shattered-hand"]),
    ]
    assert rival(table).total == 14
    assert (rival(table).of("monsters"), rival(table).of("domains")) == (5, 3)


@pytest.mark.clause("D7", "F2")
@pytest.mark.parametrize(
    ("duke", "points"),
    [
        ("cornelius-the-dreamer", 3 * 2),
        ("elsyn-saint-of-shadows", 2 * 2 + 2 * 2),
        ("elisium-the-allsmith", 2 + 3 + 2 + 2),
        ("hrothgar-the-conqueror", 2 * 3 + 1),
        ("isabella-the-righteous", 3 + 2 * 2),
        ("lekzandr-the-protector", 2 + 2 * 2),
        ("node-master-of-swords", 3 + 2 * 2),
        ("reese-the-firebrand", 5 + 3 + 2),
        ("simon-the-unclean", 2 + 3),
        ("waryn-lord-of-rogues", 2 + 2 * 2),
    ],
)
def test_every_duke_scores_for_him_without_resources(duke: str, points: int) -> None:
    """2 Workers, 3 Soldiers, 2 Shadow and 2 Holy roles; 5 citizens, 2 domains.

    Shattered Hand shows a Worker and a Holy, Foxgrove Palisade a Soldier and a Shadow. Of the
    three surviving monsters one is a Titan.
    """
    table = centre("goblin-king", "goblin-mage", "goblin", duke=duke)
    table.lord_has("peasant", "archer", "archer", "rogue", "cleric")
    table.lord_has("shattered-hand", "foxgrove-palisade")

    assert rival(table).of("duke") == points
    assert not any("resources" in str(line.cause) for line in rival(table).lines)


@pytest.mark.clause("D7")
def test_at_the_start_he_scores_all_monsters_of_the_centre() -> None:
    """9 + 13 + 11 + 15 + 18 in the five areas of the first game; Hrothgar adds 2 each.

    And 1 for each of three Titans: Goblin Mage, Flaming Skeleton, Giant.
    """
    table = against_dark_lord().lord_has("hrothgar-the-conqueror")

    score = rival(table)

    assert [score.of(part) for part in ("monsters", "domains", "duke")] == [66, 0, 53]
    assert [line.points for line in score.lines if line.category == "duke"] == [50, 3]
    assert sum(line.category == "monsters" for line in score.lines) == 25


@pytest.mark.clause("D7")
def test_slain_monsters_are_no_longer_his() -> None:
    """The Goblin is the player's."""
    table = centre("goblin-king", "goblin", "goblin").owns(0, PLAIN).holds(0, strength=1).acts(0)
    assert rival(table).total == 4 + 1 + 1

    table.chooses("slay monster-1")

    assert rival(table).total == 4 + 1
    assert table.score(0).of("monsters") == 1


@pytest.mark.clause("D7", "V4")
def test_monster_events_in_the_centre_survive_too() -> None:
    """Wherever they lie (reading); those still in the pile never came."""
    table = centre("goblin", variants=("events",)).stack("citizen-1", "mimic")
    table.stack("monster-2", "giant-leech").pile("exhausted", "sorcerer")

    assert {(category, points, text) for category, points, text, _ in lines(rival(table))} == {
        ("monsters", 1, "Goblin"),
        ("monsters", 4, "Giant Leech"),
        ("monsters", 2, "Mimic"),
        ("duke", 0, "Node, Master of Swords: Soldier roles, 0 × 1"),
        ("duke", 0, "Node, Master of Swords: Shadow roles, 0 × 2"),
    }


@pytest.mark.clause("D7")
def test_domains_left_in_the_centre_and_citizens_count_for_nobody() -> None:
    """Only captured ones do."""
    table = centre("goblin", duke="elisium-the-allsmith")

    assert rival(table).total == 1
    assert table.cards_at("domain-1")
    assert table.cards_at("citizen-1")


@pytest.mark.clause("D7")
def test_captured_citizens_have_no_points_of_their_own() -> None:
    """Unlike in the siege."""
    table = centre("goblin", duke="hrothgar-the-conqueror")
    before = rival(table).total

    table.lord_has("cleric", "archer", "rogue")

    assert rival(table).total == before == 1 + 2


@pytest.mark.clause("D7", "F1", "F3")
def test_the_player_scores_as_in_every_game() -> None:
    """Monsters, domains, the board, and a Duke with resources."""
    table = centre("goblin").owns(0, "simon-the-unclean", "troll", "mimic", "halfpenny-hill")
    table.owns(0, "archer", "peasant", "rogue").holds(0, 3, 2, 2).has_points(0, 4)

    assert lines(table.score(0)) == [
        ("monsters", 6, "Troll", ["troll"]),
        ("monsters", 2, "Mimic", ["mimic"]),
        ("domains", 2, "Halfpenny Hill", ["halfpenny-hill"]),
        ("board", 4, "Points gained", []),
        (
            "duke",
            4,
            "Simon the Unclean: Worker roles, 4 × 1",
            ["peasant", "halfpenny-hill"],
        ),
        ("duke", 1, "Simon the Unclean: Soldier roles, 1 × 1", ["archer"]),
        ("duke", 3, "Simon the Unclean: 1 for every 2 of 7 resources left", []),
    ]
    assert table.score(0).total == 22


@pytest.mark.clause("D7")
@pytest.mark.parametrize(
    ("points", "outcome"), [(7, Outcome.LOST), (8, Outcome.LOST), (9, Outcome.WON)]
)
def test_a_tie_is_lost(points: int, outcome: Outcome) -> None:
    """The Dark Lord has 5 for two monsters and 3 for the Orb and a domain's Shadow icon."""
    table = centre("goblin-king", "goblin").lord_has("the-orb-of-urdr").owns(0, PLAIN)

    result = table.has_points(0, points).game.result()

    assert rival(table).total == 5 + 1 + 2
    assert result.scores[0].total == points
    assert result.outcome is outcome
    assert result.winners == ((0,) if outcome is Outcome.WON else ())
    assert result.by_tie_break is False


@pytest.mark.clause("D7", "F4")
def test_a_small_tableau_breaks_no_tie() -> None:
    """The player has three starters, the Dark Lord twenty cards."""
    table = centre("goblin").owns(0, PLAIN).lord_has(*["cleric"] * 20).has_points(0, 1)

    result = table.game.result()

    assert (result.scores[0].total, rival(table).total) == (1, 1)
    assert result.outcome is Outcome.LOST
