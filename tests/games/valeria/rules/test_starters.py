"""The starters Peasant, Knight and Herald, and the consolation of the first edition (T12, T13)."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, card
from valeria_desktop.games.valeria.rules.model.cards import Starter

HERALD = ["herald: 1-gold", "herald: 1-strength", "herald: 1-magic"]
CONSOLATION = ["consolation: 1-gold", "consolation: 1-strength", "consolation: 1-magic"]


def poor(players: int = 2, edition: str = "2e", preset: str = "first-game") -> Scenario:
    """Lay a table where everyone has starters only, and nothing else."""
    table = Scenario(players, edition, preset=preset)
    for seat in range(players):
        table.holds(seat)
    return table


def takes_all(table: Scenario, kind: str) -> list[int]:
    """Answer every Herald or consolation with one kind of resource; gives back who was asked."""
    asked = []
    while table.decision.prompt == "use":
        asked.append(table.decision.seat)
        table.chooses(next(option for option in table.options if option.endswith(f"1-{kind}")))
    return asked


@pytest.mark.clause("T6", "T7")
@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(
    ("dice", "gold", "strength"),
    [
        ((5, 1), 1, 1),  # die A, and the sum 6
        ((4, 1), 1, 0),  # the sum
        ((5, 4), 1, 0),
        ((2, 6), 0, 1),
        ((5, 6), 1, 1),
        ((4, 2), 0, 1),
    ],
)
def test_the_starter_peasant_gives_gold_and_the_starter_knight_strength(
    dice: tuple[int, int], gold: int, strength: int, edition: str
) -> None:
    """The Peasant on 5, the Knight on 6: the same on and off turn."""
    table = poor(3, edition)

    table.rolls(1, *dice)

    assert [table.resources(seat) for seat in range(3)] == [(gold, strength, 0)] * 3
    assert table.decision.prompt == "act"


@pytest.mark.clause("T7", "T13")
@pytest.mark.parametrize(
    ("dice", "resources"),
    [((5, 5), (2, 0, 0)), ((6, 6), (0, 2, 0)), ((3, 3), (0, 1, 0))],
)
def test_doubles_activate_a_starter_once_for_each_die_or_sum(
    dice: tuple[int, int], resources: tuple[int, int, int]
) -> None:
    """In the first edition doubles give nothing more."""
    table = poor(edition="1e")

    table.rolls(0, *dice)

    assert [table.resources(seat) for seat in (0, 1)] == [resources] * 2
    assert table.decision.prompt == "act"


@pytest.mark.clause("T7")
def test_a_starter_activates_beside_citizens_of_its_name() -> None:
    """Each copy activates on its own; two Peasants and the starter give 3 Gold."""
    table = poor().owns(0, "peasant", "peasant")

    table.rolls(0, 5, 4)

    assert table.resources(0) == (3, 0, 0)


@pytest.mark.clause("T12")
def test_the_herald_gives_any_resource_if_nothing_else_activates() -> None:
    """1 + 2, nobody has a card for 1, 2 or 3; each player picks."""
    table = poor()

    table.rolls(0, 1, 2)

    assert (table.decision.seat, table.options) == (0, HERALD)
    table.chooses("herald: 1-magic")
    assert (table.decision.seat, table.options) == (1, HERALD)
    table.chooses("herald: 1-strength")
    assert table.decision.prompt == "act"
    assert [table.resources(seat) for seat in (0, 1)] == [(0, 0, 1), (0, 1, 0)]


@pytest.mark.clause("T12")
@pytest.mark.parametrize(
    ("dice", "starters"),
    [((5, 5), (2, 0, 0)), ((6, 6), (0, 2, 0)), ((3, 3), (0, 1, 0))],
)
def test_the_herald_activates_once_on_doubles_beside_other_cards(
    dice: tuple[int, int], starters: tuple[int, int, int]
) -> None:
    """Starter Peasant and Knight are cards with a number."""
    table = poor()

    table.rolls(0, *dice)

    assert takes_all(table, "magic") == [0, 1]
    assert [table.resources(seat) for seat in (0, 1)] == [(*starters[:2], 1)] * 2


@pytest.mark.clause("T12")
@pytest.mark.parametrize("dice", [(1, 1), (2, 2), (4, 4)])
def test_the_herald_activates_twice_on_doubles_with_nothing_else(dice: tuple[int, int]) -> None:
    """A roll of 1 and 1 too; each time another resource may be taken."""
    table = poor()

    table.rolls(0, *dice)
    table.chooses("herald: 1-gold", "herald: 1-magic")

    assert table.resources(0) == (1, 0, 1)
    assert takes_all(table, "gold") == [1, 1]
    assert table.resources(1) == (2, 0, 0)


@pytest.mark.clause("T12", "T10")
def test_the_herald_must_be_used() -> None:
    """There is no option of taking nothing."""
    table = poor()

    table.rolls(0, 1, 2)

    assert "done" not in table.options


@pytest.mark.clause("T12")
def test_each_players_herald_looks_at_their_own_cards_only() -> None:
    """The Cleric of player 1 activates on 1, so only the others' Heralds do."""
    table = poor(3).owns(1, "cleric")

    table.rolls(0, 1, 2)

    assert takes_all(table, "gold") == [0, 2]
    assert table.resources(1) == (0, 0, 1)


@pytest.mark.clause("T12")
@pytest.mark.parametrize(
    ("dice", "citizen"),
    [
        ((3, 1), "mercenary"),  # no Strength to trade
        ((3, 1), "alchemist"),  # no Magic to trade
        ((1, 2), "monk"),  # no Gold to trade
    ],
)
def test_a_card_that_could_not_be_used_still_counts_as_activated(
    dice: tuple[int, int], citizen: str
) -> None:
    """So neither the Herald nor the consolation comes for player 1."""
    for edition in ("1e", "2e"):
        table = poor(edition=edition).owns(1, citizen)

        table.rolls(0, *dice)

        assert takes_all(table, "gold") == [0]
        assert table.resources(1) == (0, 0, 0)


@pytest.mark.clause("T12")
def test_a_card_that_would_not_be_used_still_counts_as_activated() -> None:
    """Player 1 leaves the trade of the Monk."""
    table = poor().owns(1, "monk").holds(1, gold=1)
    table.rolls(0, 1, 2)
    table.chooses("herald: 1-gold")

    assert table.options == ["monk: trade-1-gold", "done"]
    table.chooses("done")

    assert table.decision.prompt == "act"
    assert table.resources(1) == (1, 0, 0)


@pytest.mark.clause("T12")
def test_a_power_that_gave_nothing_still_counts_as_activated() -> None:
    """A Thief, as the opponent has neither Gold nor Magic."""
    table = poor(preset="mastery-over-magic").owns(0, "thief")

    table.rolls(0, 3, 4)

    assert takes_all(table, "gold") == [1]
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T13")
@pytest.mark.parametrize("dice", [(1, 2), (1, 1), (4, 4)])
def test_in_the_first_edition_one_resource_consoles_for_nothing(dice: tuple[int, int]) -> None:
    """Once, doubles or not."""
    table = poor(edition="1e")

    table.rolls(0, *dice)

    assert (table.decision.seat, table.options) == (0, CONSOLATION)
    assert takes_all(table, "strength") == [0, 1]
    assert [table.resources(seat) for seat in (0, 1)] == [(0, 1, 0)] * 2


@pytest.mark.clause("T13")
def test_in_the_first_edition_an_activated_card_leaves_no_consolation() -> None:
    """3 and 3 activate the starter Knight by their sum."""
    table = poor(edition="1e")

    table.rolls(0, 3, 3)

    assert table.decision.prompt == "act"
    assert table.resources(0) == (0, 1, 0)


@pytest.mark.clause("T5", "T12")
def test_the_herald_looks_at_the_changed_dice_only() -> None:
    """2 and 1 were no doubles, 1 and 1 are: twice, not once."""
    table = poor().owns(0, "palace-of-the-dawn")

    table.rolls(0, 2, 1)
    table.chooses("change a with palace-of-the-dawn")

    assert takes_all(table, "magic") == [0, 0, 1, 1]


@pytest.mark.clause("T5", "T12")
def test_doubles_changed_away_are_none_to_the_herald() -> None:
    """2 and 2 became 1 and 2: once, not twice."""
    table = poor().owns(0, "palace-of-the-dawn")

    table.rolls(0, 2, 2)
    table.chooses("change a with palace-of-the-dawn")

    assert takes_all(table, "magic") == [0, 1]


@pytest.mark.clause("T18")
def test_a_starter_counts_among_the_copies_in_a_price() -> None:
    """The first Peasant and the first Knight cost 2 + 1; the Herald has no namesake."""
    table = poor().holds(0, gold=9)

    assert table.quote(0, "citizen-5").price.gold == 3
    assert table.quote(0, "citizen-6").price.gold == 3
    assert table.quote(0, "citizen-7").price.gold == 2


@pytest.mark.clause("T11", "T25")
@pytest.mark.parametrize("starter", ["starter-peasant", "starter-knight", "herald"])
def test_a_starter_is_no_citizen(starter: str) -> None:
    """It has neither roles nor a price, and no stack to go back to."""
    table = poor()

    assert isinstance(card(starter), Starter)
    assert card(starter) in table.state.players[0].starters
    assert card(starter) not in table.state.table.homes


@pytest.mark.clause("T25")
def test_starters_cannot_be_returned() -> None:
    """Nest of the Weaver Witch offers the citizens only."""
    table = poor().stack("domain-1", "nest-of-the-weaver-witch").holds(0, gold=6)
    table.owns(0, "merchant", "blacksmith").acts(0)

    table.chooses("build domain-1")

    assert table.options == [
        "nest-of-the-weaver-witch: return-merchant",
        "nest-of-the-weaver-witch: return-blacksmith",
        "done",
    ]


@pytest.mark.clause("T11")
def test_the_starter_knight_counts_for_the_warlord_but_is_no_soldier() -> None:
    """Off turn 1 Strength for the one Knight, on turn for the Warlord itself only."""
    table = poor().owns(0, "warlord").owns(1, "warlord")

    table.rolls(0, 4, 4)
    takes_all(table, "gold")

    assert [table.resources(seat) for seat in (0, 1)] == [(1, 1, 0), (1, 1, 0)]
