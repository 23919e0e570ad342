"""Giving cards back against the Dark Lord: exhausted places come to life again (T25, D4 to D7)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, against_dark_lord

NEST = "nest-of-the-weaver-witch"
WATCHER = "watcher-on-the-water"


def pile(table: Scenario) -> list[str]:
    return [card.id for card in table.state.pile]


@pytest.mark.clause("T25", "D6")
@pytest.mark.parametrize(("answer", "is_over"), [(f"{NEST}: return-cleric", False), ("done", True)])
def test_nest_may_undo_a_fifth_exhausted_stack(answer: str, *, is_over: bool) -> None:
    """Its own domain stack would be the fifth; looked at when the action is over."""
    table = against_dark_lord().exhausts("citizen-1", "citizen-2", "citizen-3", "monster-4")
    table.may_build(0, NEST, below=None).owns(0, "cleric").acts(0)

    table.chooses("build domain-1", answer)

    assert table.game.is_over is is_over
    assert table.cards_at("domain-1") == ["exhausted"]
    assert table.cards_at("citizen-1") == (["exhausted"] if is_over else ["cleric"])
    assert (table.points(0), len(pile(table))) == ((0, 1) if is_over else (3, 2))


@pytest.mark.clause("T25", "D6")
@pytest.mark.parametrize(
    ("answer", "is_over"), [(f"{WATCHER}: return-goblin", False), ("done", True)]
)
def test_watcher_may_undo_a_fifth_exhausted_stack(answer: str, *, is_over: bool) -> None:
    table = against_dark_lord().exhausts("monster-1", "citizen-2", "citizen-3", "monster-4")
    table.may_build(0, WATCHER, below=None).owns(0, "goblin").acts(0)

    table.chooses("build domain-1", answer)

    assert table.game.is_over is is_over
    assert table.cards_at("monster-1") == (["exhausted"] if is_over else ["goblin"])
    assert table.points(0) == (0 if is_over else 3)


@pytest.mark.clause("T25", "D5")
def test_a_returned_citizen_defends_its_column_again() -> None:
    """Else the domain would be taken."""
    table = against_dark_lord().exhausts("citizen-1", "citizen-6").may_build(0, NEST)
    table.stack("domain-1", "halfpenny-hill", NEST, face_down=1).owns(0, "cleric").acts(0, (1, 1))

    table.chooses("build domain-1", f"{NEST}: return-cleric", "gain gold")

    assert table.captured() == ["cleric", "halfpenny-hill"]
    assert table.game.ending == ()
    assert [table.cards_at(f"citizen-{number}") for number in (1, 6)] == [["exhausted"]] * 2


@pytest.mark.clause("T25", "D4")
def test_a_returned_monster_attacks_again() -> None:
    """Its stack isn't exhausted any more."""
    table = against_dark_lord().exhausts("monster-1").may_build(0, WATCHER).owns(0, "goblin-king")
    table.acts(0, (1, 1))

    table.chooses("build domain-1", f"{WATCHER}: return-goblin-king", "gain gold")

    assert table.options == ["leave citizen-1", "leave citizen-6"]
    assert pile(table) == ["exhausted"] * 3


@pytest.mark.clause("T25", "D7")
def test_a_returned_monster_scores_for_the_dark_lord() -> None:
    """It lies in the centre again."""
    table = against_dark_lord().may_build(0, WATCHER).owns(0, "orc-chieftain").acts(0)
    before = table.game.result()

    table.chooses("build domain-1", f"{WATCHER}: return-orc-chieftain")

    after = table.game.result()
    assert before.rival is not None
    assert after.rival is not None
    assert after.rival.of("monsters") == before.rival.of("monsters") + 6
    assert table.score(0).of("monsters") == 0


@pytest.mark.clause("T25", "V6")
def test_a_returned_monster_lies_over_a_monster_event_no_more() -> None:
    """The event goes back on the pile, and a capture brings it out again."""
    table = against_dark_lord(variants=["events"]).stack("monster-1", "sorcerer")
    table.pile("exhausted", "exhausted").stack("citizen-1", "cleric")
    table.may_build(0, WATCHER).owns(0, "goblin").acts(0, (1, 1))

    table.chooses("build domain-1", f"{WATCHER}: return-goblin")
    assert pile(table) == ["exhausted", "exhausted", "sorcerer"]
    table.chooses("gain gold", "leave citizen-1")

    assert table.cards_at("citizen-1") == ["sorcerer"]
    assert table.cards_at("monster-1") == ["goblin"]


@pytest.mark.clause("T25", "D5")
def test_a_captured_citizen_stays_captured() -> None:
    """Nest returns the player's own citizens only."""
    table = against_dark_lord().lord_has("cleric").may_build(0, NEST).acts(0)

    table.chooses("build domain-1")

    assert table.options == [f"{NEST}: return-peasant", "done"]
