"""What the Dark Lord takes in the siege (G4)."""

from __future__ import annotations

import pytest

from tests.scenario import siege
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

FIRST = (1, 2)
"""Dice with which the Dark Lord acts first."""


@pytest.mark.clause("G4")
@pytest.mark.parametrize(
    ("piles", "taken"),
    [
        (("goblin-king", "emerald-stronghold", "goblin"), "emerald-stronghold"),  # 4, 5, 1
        (("goblin", "archer", "cutthroats-truce"), "cutthroats-truce"),  # 1 and 5 Gold against 1
        (("troll goblin", "knight", "troll archer"), "goblin"),  # only tops count
        (("orc-warrior", "giant", "forgotten-sorrows"), ""),  # 9, 8 and 9 for 3 points each
        (("orc-warrior", "giant", "pratchetts-plateau"), "orc-warrior"),  # 9, 8 and 8
        (("the-violet-thorn", "giant", "dire-bear"), "giant"),  # 7, 8 and 5
        (("spider-queen", "emerald-stronghold", "goblin"), "spider-queen"),  # 10 + 3 against 12
        (("champion", "cleric", "archer"), "archer"),  # 2, 3, 4
        (("butcher", "cleric", "knight"), "cleric"),
        (("orc-chieftain", "troll", "knight"), "orc-chieftain"),  # 14 against 12
        (("archer", "goblin", "archer"), "goblin"),  # any point beats any price
    ],
)
def test_he_takes_the_most_points_then_the_highest_price(
    piles: tuple[str, str, str], taken: str
) -> None:
    """Without points the citizen with the highest price; nobody is asked without a tie."""
    table = siege().piles(*piles).both_act(*FIRST)
    assert table.captured() == ([taken] if taken else [])
    assert (table.decision.prompt is Prompt.LORD_TAKES) is not bool(taken)


@pytest.mark.clause("G4")
@pytest.mark.parametrize(
    ("piles", "tied"),
    [
        (("giant", "goblin", "pratchetts-plateau"), (1, 3)),  # a monster and a domain: 3 for 8
        (("orc-warrior", "giant", "forgotten-sorrows"), (1, 3)),
        (("troll", "troll", "troll"), (1, 2, 3)),
        (("knight", "champion", "butcher"), (1, 2)),  # citizens for 2, 2 and 1
        (("cleric", "knight", "mercenary"), (1, 3)),
        (("peasant", "knight", "rogue"), (1, 2, 3)),
    ],
)
def test_a_tie_is_the_players_choice(piles: tuple[str, str, str], tied: tuple[int, ...]) -> None:
    table = siege().piles(*piles).both_act(*FIRST)
    assert table.decision.prompt is Prompt.LORD_TAKES
    assert table.options == [f"leave pile-{number}" for number in tied]
    last = tied[-1]
    table.chooses(f"leave pile-{last}")
    assert table.captured() == [piles[last - 1]]
    assert table.cards_at(f"pile-{last}") == []
    assert "gain gold" in table.options  # he took his card, and it is the player's action


@pytest.mark.clause("G4")
def test_two_equal_cards_are_two_choices() -> None:
    """What lies below differs."""
    table = siege().piles("troll goblin", "knight", "giant goblin").both_act(*FIRST)
    table.chooses("leave pile-3")
    assert table.cards_at("pile-3") == ["giant"]
    assert table.cards_at("pile-1") == ["troll", "goblin"]


@pytest.mark.clause("G4")
def test_the_price_is_the_printed_one() -> None:
    """Copies and powers of the player change it for the player only."""
    table = siege().piles("knight", "cleric", "goblin-king").owns(0, *["knight"] * 5)
    table.piles("knight", "cleric", "butcher").both_act(*FIRST)
    assert table.captured() == ["cleric"]
    table = siege().owns(0, "pratchetts-plateau", "emerald-stronghold")
    table.piles("giant", "cathedral-of-st-aquila", "knight").both_act(*FIRST)
    assert table.options == ["leave pile-1", "leave pile-2"]


@pytest.mark.clause("G3", "G4")
def test_he_takes_what_the_players_action_uncovered() -> None:
    """Acting second, he sees the Troll below the Goblin that was slain."""
    table = siege().piles("troll goblin", "giant", "knight").holds(0, strength=1).both_act(6, 1)
    table.chooses("slay pile-1")
    assert table.captured() == ["troll"]
    assert table.monsters(0) == ["goblin"]


@pytest.mark.clause("G4", "G5")
def test_he_takes_what_hiding_uncovered_or_laid_on_top() -> None:
    table = siege().piles("troll", "orc-chieftain goblin", "knight").both_act(6, 1)
    table.chooses("hide pile-1 under pile-2")  # the Goblin moves onto the Troll
    assert table.captured() == ["orc-chieftain"]
    table = siege().piles("troll", "goblin", "knight").both_act(6, 1)
    table.chooses("hide pile-2 under pile-1")
    assert table.captured() == ["troll"]
    assert [table.cards_at(f"pile-{number}") for number in (1, 2, 3)] == [
        [],
        ["goblin"],
        ["knight"],
    ]


@pytest.mark.clause("G4")
def test_citizens_he_takes_are_slain() -> None:
    """They are his, and no free citizen comes from them."""
    table = siege().piles("rogue", "archer", "rogues-landing").owns(0, "rogue", "peasant")
    table.holds(0, gold=7).lord_has("peasant").both_act(6, 1)
    table.chooses("build pile-3")  # no Worker lies on the piles
    assert table.citizens(0) == ["rogue", "peasant"]
    assert table.captured() == ["peasant", "archer"]


@pytest.mark.clause("G4")
def test_he_gets_no_reward_and_pays_nothing() -> None:
    """Neither for a domain nor for a monster."""
    table = siege().piles("cutthroats-truce", "knight", "skeleton-king").both_act(*FIRST)
    rival = table.game.rival()
    assert rival is not None
    assert table.captured() == ["skeleton-king"]
    assert (rival.gold, rival.strength, rival.magic, rival.points) == (0, 0, 0, 0)
    assert table.resources(0) == (0, 0, 0)
    assert "The Dark Lord took Skeleton King" in table.log()


@pytest.mark.clause("G4")
def test_he_takes_from_what_is_left_when_piles_are_empty() -> None:
    """An empty pile offers nothing, and with three of them he goes without."""
    table = siege().piles("", "knight", "").both_act(*FIRST)
    assert table.captured() == ["knight"]
    table = siege().piles("", "", "").both_act(*FIRST)
    assert table.captured() == []
    assert table.options == ["gain gold", "gain strength", "gain magic"]
