"""The score line by line, and who wins (F1, F4)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario

CATEGORIES = ("monsters", "domains", "board", "duke", "majorities")


def level(players: int = 2) -> Scenario:
    """Lay a table where nobody has anything that scores."""
    table = Scenario(players)
    for seat in range(players):
        table.holds(seat)
    return table


@pytest.mark.clause("F1")
def test_the_score_is_monsters_domains_board_and_duke() -> None:
    """1 + 6 + 4, 2 + 5, 3, and for Simon 4 Workers, 1 Soldier and 5 / 2."""
    table = level().owns(0, "simon-the-unclean", "goblin", "troll", "orc-chieftain")
    table.owns(0, "halfpenny-hill", "emerald-stronghold").has_points(0, 3)
    table.holds(0, gold=1, strength=2, magic=2)

    score = table.score(0)

    assert [score.of(category) for category in CATEGORIES] == [13, 7, 3, 7, 0]
    assert score.total == 30


@pytest.mark.clause("F1")
def test_each_monster_and_each_domain_has_a_line_that_names_it() -> None:
    table = level().owns(0, "simon-the-unclean", "goblin", "goblin", "red-dragon")
    table.owns(0, "palace-of-the-dawn").has_points(0, 2)

    lines = [
        (line.category, str(line.cause), line.points, [card.id for card in line.cards])
        for line in table.score(0).lines
    ]

    assert lines[:5] == [
        ("monsters", "Goblin", 1, ["goblin"]),
        ("monsters", "Goblin", 1, ["goblin"]),
        ("monsters", "Red Dragon", 7, ["red-dragon"]),
        ("domains", "Palace of the Dawn", 4, ["palace-of-the-dawn"]),
        ("board", "Points gained", 2, []),
    ]


@pytest.mark.clause("F1")
def test_the_lines_add_up_to_the_total_for_everybody() -> None:
    table = Scenario(3, variants=["no-duke"]).owns(0, "goblin").owns(1, "monk", "monk")
    table.owns(2, "golden-obelisk-of-nae").has_points(2, 3)

    for score in table.game.result().scores:
        assert sum(score.of(category) for category in CATEGORIES) == score.total
        assert sum(line.points for line in score.lines) == score.total
    assert [score.total for score in table.game.result().scores] == [9, 12, 17]


@pytest.mark.clause("F1", "T26", "T33")
def test_points_count_for_whoever_holds_the_card_at_the_end() -> None:
    """The Troll's 6 points go over with the card; nothing is gained for it."""
    table = level().owns(1, "troll").stack("domain-1", "purloiners-perch")
    table.owns(0, "simon-the-unclean", "rogue", "rogue").holds(0, gold=10).acts(0)
    before = table.score(1).of("monsters")

    table.chooses("build domain-1")

    assert (before, table.score(1).of("monsters")) == (6, 0)
    assert (table.score(0).of("monsters"), table.points(0)) == (6, 0)


@pytest.mark.clause("F1", "T33")
def test_slaying_banks_no_points_of_the_card() -> None:
    """The Goblin's point is counted at the end, not on the board."""
    table = level().holds(0, strength=1).acts(0)
    table.chooses("slay monster-1")

    assert (table.points(0), table.score(0).of("monsters")) == (0, 1)


@pytest.mark.clause("F4")
def test_the_highest_score_wins() -> None:
    """A tie-break is not looked at."""
    table = level().has_points(0, 4).has_points(1, 5).owns(1, "peasant", "peasant")
    table.owns(0, "cornelius-the-dreamer").owns(1, "hrothgar-the-conqueror")

    result = table.game.result()

    assert (result.winners, result.by_tie_break) == ((1,), False)


@pytest.mark.clause("F4")
@pytest.mark.parametrize(
    ("cards", "winners", "by_tie_break"),
    [
        ((), (0, 1), False),
        (("peasant",), (0,), True),
        (("peasant", "knight", "rogue"), (0,), True),
    ],
)
def test_a_tie_goes_to_the_fewest_cards_in_the_tableau(
    cards: tuple[str, ...], winners: tuple[int, ...], *, by_tie_break: bool
) -> None:
    """Still tied, the victory is shared."""
    table = level().has_points(0, 5).has_points(1, 5).owns(1, *cards)
    table.owns(0, "cornelius-the-dreamer").owns(1, "hrothgar-the-conqueror")

    result = table.game.result()

    assert [score.total for score in result.scores] == [5, 5]
    assert (result.winners, result.by_tie_break) == (winners, by_tie_break)


@pytest.mark.clause("F4")
def test_starters_citizens_and_domains_are_the_tableau() -> None:
    """Three starters in the second edition, two in the first."""
    second = level().owns(0, "cleric", "cleric", "halfpenny-hill", "goblin", "goblin")
    first = Scenario(edition="1e").owns(0, "cleric")

    assert second.score(0).tie_break == 6
    assert (first.score(0).tie_break, first.score(1).tie_break) == (3, 2)


@pytest.mark.clause("F4")
def test_the_victory_stack_breaks_no_tie() -> None:
    """2 points from two Goblins are as good as 2 on the board."""
    table = level().owns(0, "goblin", "goblin").has_points(1, 2)
    table.owns(0, "cornelius-the-dreamer").owns(1, "simon-the-unclean")

    result = table.game.result()

    assert (result.winners, result.by_tie_break) == ((0, 1), False)


@pytest.mark.clause("F4")
def test_a_domain_breaks_a_tie_as_a_citizen_does() -> None:
    """A Harbour of 2 points against 2 on the board."""
    table = level().owns(0, "darktide-harbour", "hrothgar-the-conqueror").has_points(1, 2)
    table.owns(1, "cornelius-the-dreamer")

    result = table.game.result()

    assert [score.total for score in result.scores] == [2, 2]
    assert (result.winners, result.by_tie_break) == ((1,), True)


@pytest.mark.clause("F4")
def test_only_those_tied_for_most_are_compared() -> None:
    """The third has the smallest tableau, but fewer points; the second shares with none."""
    table = level(4)
    for seat, points in enumerate((7, 7, 3, 7)):
        table.has_points(seat, points).owns(seat, "hrothgar-the-conqueror")
    table.owns(0, "monk", "monk").owns(1, "monk").owns(3, "monk", "monk", "monk")

    result = table.game.result()

    assert (result.winners, result.by_tie_break) == ((1,), True)


@pytest.mark.clause("F4")
def test_a_tie_among_three_may_leave_two_to_share() -> None:
    table = level(3)
    for seat in range(3):
        table.has_points(seat, 7).owns(seat, "hrothgar-the-conqueror")
    table.owns(1, "monk")

    result = table.game.result()

    assert (result.winners, result.by_tie_break) == ((0, 2), True)


@pytest.mark.clause("F1", "F4", "T32")
def test_the_final_result_is_the_one_after_the_last_action() -> None:
    """Player 1 ends the last round with a resource, worth a point to Simon."""
    table = level().owns(0, "cornelius-the-dreamer").owns(1, "simon-the-unclean")
    table.holds(1, gold=1)
    for place in ("citizen-1", "citizen-2", "citizen-3", "citizen-4"):
        table.stack(place, "exhausted")
    table.acts(1)

    table.chooses("gain gold", "gain gold")

    assert table.game.is_over
    assert [score.total for score in table.game.result().scores] == [0, 1]
    assert table.game.result().winners == (1,)
