"""Rewards that leave a choice, and free citizens: T17 and T21."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.events import AnsweredItself

CITIZENS = [f"citizen-{number}" for number in range(1, 11)]


def slain(
    monster: str, strength: int, magic: int = 0, *, without: tuple[str, ...] = (), owned: int = 0
) -> Scenario:
    """Slay a monster for its price; some citizen stacks are exhausted."""
    table = Scenario(preset="monster-blood").holds(0, strength=strength, magic=magic)
    for place in without:
        table.stack(place, "exhausted")
    table.owns(0, *[monster] * owned).stack("monster-2", monster).acts(0)
    table.chooses("slay monster-2")
    return table


@pytest.mark.clause("T17", "T10")
@pytest.mark.parametrize(
    ("monster", "strength", "magic", "number"),
    [("goblin-mage", 3, 0, 1), ("dire-bear", 5, 0, 2), ("basilisk", 6, 3, 3)],
)
@pytest.mark.parametrize("kind", ["gold", "magic"])
def test_gold_or_magic_is_chosen(
    monster: str, strength: int, magic: int, number: int, kind: str
) -> None:
    """Exactly one of them, and one must be chosen."""
    table = slain(monster, strength, magic)
    assert table.options == [f"{monster}: {number}-gold", f"{monster}: {number}-magic"]
    assert table.refuses("done").startswith("'done' can't be chosen now;")
    table.chooses(f"{monster}: {number}-{kind}")
    assert table.resources(0) == ((number, 0, 0) if kind == "gold" else (0, 0, number))
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T21")
def test_the_bane_spider_gives_three_gold_or_a_knight() -> None:
    """The Knight for free, though its owner has the starter."""
    table = slain("bane-spider", 6)
    assert table.options == ["bane-spider: 3-gold", "bane-spider: free-citizen"]
    assert table.words == ["3 Gold (Bane Spider)", "A free Knight (Bane Spider)"]
    table.chooses("bane-spider: free-citizen")
    assert (table.citizens(0), table.resources(0)) == (["knight"], (0, 0, 0))
    assert len(table.cards_at("citizen-6")) == 4


@pytest.mark.clause("T21")
def test_the_bane_spiders_gold_may_be_chosen_with_a_knight_there() -> None:
    table = slain("bane-spider", 6)
    table.chooses("bane-spider: 3-gold")
    assert (table.citizens(0), table.resources(0)) == ([], (3, 0, 0))


@pytest.mark.clause("T21")
def test_the_bane_spider_gives_three_gold_without_a_knight() -> None:
    """An option that can't be had can't be chosen; the other answers itself."""
    table = slain("bane-spider", 6, without=("citizen-6",))
    assert (table.citizens(0), table.resources(0)) == ([], (3, 0, 0))
    answered = [e.option.id for e in table.events if isinstance(e, AnsweredItself)]
    assert answered == ["pay 6-strength", "bane-spider: 3-gold"]


@pytest.mark.clause("T21")
def test_a_knight_below_another_card_cannot_be_had() -> None:
    """Only tops; there is no other Knight than the card's name says."""
    table = Scenario().holds(0, strength=6).stack("citizen-6", "knight", "archer")
    table.stack("monster-3", "bane-spider").acts(0)
    table.chooses("slay monster-3")
    assert table.resources(0) == (3, 0, 0)


@pytest.mark.clause("T21")
def test_a_knight_may_lie_on_any_stack() -> None:
    """Wherever its name is on top."""
    table = Scenario().holds(0, strength=6).stack("citizen-6", "exhausted")
    table.stack("citizen-1", "cleric", "knight").stack("monster-3", "bane-spider").acts(0)
    table.chooses("slay monster-3", "bane-spider: free-citizen")
    assert (table.citizens(0), table.cards_at("citizen-1")) == (["knight"], ["cleric"])


@pytest.mark.clause("T24")
@pytest.mark.parametrize(("owned", "gold"), [(0, 2), (2, 6)])
def test_the_spider_queen_gives_gold_for_the_forest(owned: int, gold: int) -> None:
    """2 for each, herself included."""
    table = slain("spider-queen", 10, 3, owned=owned)
    assert len(table.options) == 2
    table.chooses(table.options[0])
    assert (table.resources(0), table.points(0), table.citizens(0)) == ((gold, 0, 0), 0, [])


@pytest.mark.clause("T21")
def test_the_spider_queen_or_gives_any_citizen_and_a_point() -> None:
    """The Archer for 4 too."""
    table = slain("spider-queen", 10, 3)
    table.chooses(table.options[1])
    assert table.options == [f"spider-queen: {place}" for place in CITIZENS]
    table.chooses("spider-queen: citizen-4")
    assert (table.resources(0), table.points(0), table.citizens(0)) == ((0, 0, 0), 1, ["archer"])


@pytest.mark.clause("T21")
def test_the_spider_queen_gives_the_point_with_no_citizen_left() -> None:
    """That part is lost, the rest stays, and it may still be chosen."""
    table = slain("spider-queen", 10, 3, without=tuple(CITIZENS))
    assert len(table.options) == 2
    table.chooses(table.options[1])
    assert (table.points(0), table.citizens(0)) == (1, [])
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T21")
def test_the_spider_queens_last_citizen_takes_itself() -> None:
    """If one qualifies it must be taken."""
    table = slain("spider-queen", 10, 3, without=tuple(CITIZENS[1:]))
    table.chooses(table.options[1])
    assert (table.points(0), table.citizens(0)) == (1, ["cleric"])


@pytest.mark.clause("T21")
def test_the_orc_warrior_gives_a_citizen_of_base_cost_three_or_less() -> None:
    """All but the Archer."""
    table = slain("orc-warrior", 9)
    assert table.options == [f"orc-warrior: {p}" for p in CITIZENS if p != "citizen-4"]
    table.chooses("orc-warrior: citizen-2")
    assert (table.citizens(0), table.resources(0)) == (["blacksmith"], (0, 0, 0))


@pytest.mark.clause("T21")
def test_the_orc_warrior_gives_nothing_where_nothing_qualifies() -> None:
    """It is slain all the same."""
    table = slain("orc-warrior", 9, without=tuple(p for p in CITIZENS if p != "citizen-4"))
    assert (table.monsters(0), table.citizens(0)) == (["orc-warrior"], [])
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T21")
def test_the_wraith_gives_a_citizen_of_base_cost_two_or_less() -> None:
    """Peasant, Knight, Rogue, Warlord and Priestess for 2, the Miner for 1."""
    table = slain("wraith", 4, 3)
    qualified = ("citizen-5", "citizen-6", "citizen-7", "citizen-8", "citizen-9", "citizen-10")
    assert table.options == [f"wraith: {place}" for place in qualified]
    table.chooses("wraith: citizen-10")
    assert table.citizens(0) == ["miner"]


@pytest.mark.clause("T21")
def test_the_wraiths_limit_looks_at_the_base_cost() -> None:
    """A third Knight would cost 5, but its base cost is 2."""
    table = Scenario().holds(0, strength=4, magic=3).owns(0, "knight", "knight")
    table.stack("monster-2", "wraith").acts(0)
    table.chooses("slay monster-2", "wraith: citizen-6")
    assert table.citizens(0) == ["knight"] * 3


@pytest.mark.clause("T21")
def test_the_wraith_gives_nothing_where_nothing_qualifies() -> None:
    table = slain("wraith", 4, 3, without=tuple(CITIZENS[4:]))
    assert (table.monsters(0), table.citizens(0)) == (["wraith"], [])
    assert table.decision.prompt is Prompt.ACT
