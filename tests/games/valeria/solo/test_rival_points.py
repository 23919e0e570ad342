"""The Dark Lord's points while a game goes on, as far as all can count them (D7, G7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import Scenario, against_dark_lord, siege
from valeria_desktop.games.valeria.solo.score import foes_of_rival, rival_points

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View

PLAIN = "node-master-of-swords"


def view_of(table: Scenario) -> View:
    return table.game.view(0)


def foes(table: Scenario) -> list[str]:
    return [foe.id for foe in foes_of_rival(view_of(table))]


def survivors(*monsters: str, duke: str = PLAIN, variants: tuple[str, ...] = ()) -> Scenario:
    """Lay these cards on the first monster stack, and no other monster anywhere."""
    table = against_dark_lord(variants=variants).exhausts(
        *(f"monster-{column}" for column in range(2, 6))
    )
    return table.stack("monster-1", *monsters).lord_has(duke)


@pytest.mark.clause("D7")
def test_the_monsters_that_live_are_his_whole_stacks_of_them() -> None:
    """The Goblin King for 4, the Goblin for 1."""
    table = survivors("goblin-king", "goblin")
    assert foes(table) == ["goblin-king", "goblin"]
    assert rival_points(view_of(table)) == 5


@pytest.mark.clause("D7")
def test_with_his_domains_and_without_his_duke_and_his_citizens() -> None:
    """Shattered Hand for 3; at the end his Duke brings 6 more."""
    table = survivors("goblin-king", "goblin", duke="reese-the-firebrand")
    table.lord_has("archer", "knight", "archer", "shattered-hand")
    assert rival_points(view_of(table)) == 8
    score = table.game.result().rival
    assert score is not None
    assert score.total == 14


def test_a_monster_event_that_lives_is_his_wherever_it_lies() -> None:
    table = survivors("goblin", variants=("events",)).stack("citizen-3", "giant-leech")
    assert foes(table) == ["goblin", "giant-leech"]
    assert rival_points(view_of(table)) == 1 + 4


def test_what_a_player_has_slain_is_his_no_longer() -> None:
    table = survivors("goblin-king").owns(0, "goblin")
    assert foes(table) == ["goblin-king"]
    assert rival_points(view_of(table)) == 4


@pytest.mark.clause("G7")
def test_in_a_siege_they_are_those_that_he_took() -> None:
    """What lies on the piles is nobody's; each citizen is 1 point."""
    table = siege().piles("troll", "goblin-king", "mimic").lord_has("goblin")
    assert foes(table) == ["goblin"]
    assert rival_points(view_of(table)) == 1
    table.lord_has("archer", "knight", "shattered-hand")
    assert rival_points(view_of(table)) == 1 + 2 + 3


def test_without_a_dark_lord_nobody_has_them() -> None:
    assert foes(Scenario()) == []
