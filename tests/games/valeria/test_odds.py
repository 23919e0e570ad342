"""How often a card wakes, and what it brings in a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.odds import Odds, odds_of
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.rules.view import PlayerView

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.table import Table as Laid
from tests.ui.tables import Table


def laid(players: int = 2, solo: Solo | None = None) -> Laid:
    setup = Setup(players=1, solo=solo) if solo else Setup(players=players)
    table: Laid = Table(setup).scene(0).view.table
    return table


def owner(*names: str) -> PlayerView:
    cards = [CATALOG.by_id[name] for name in names]
    starters = tuple(card for card in cards if isinstance(card, Starter))
    citizens = tuple(card for card in cards if isinstance(card, Citizen))
    return PlayerView(0, 0, 0, 0, starters, citizens, (), (), None, ())


def odds(name: str, table: Laid | None = None, whose: PlayerView | None = None) -> Odds:
    found = odds_of(CATALOG.by_id[name], table, whose)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "waking", "twice"),
    [("rogue", 6, 0), ("peasant", 15, 1), ("butcher", 3, 0), ("cleric", 11, 1), ("paladin", 7, 0)],
)
def test_the_rolls_that_wake_a_card_are_counted(name: str, waking: int, twice: int) -> None:
    found = odds(name)
    assert (found.waking, found.twice) == (waking, twice)


def test_the_rolls_of_a_sum_lie_on_a_slope() -> None:
    rolls = odds("rogue").rolls
    assert [(a + 1, b + 1) for a in range(6) for b in range(6) if rolls[a][b]] == [
        (1, 6),
        (2, 5),
        (3, 4),
        (4, 3),
        (5, 2),
        (6, 1),
    ]


def test_what_a_card_brings_a_round_is_its_own_turn_and_that_of_each_other() -> None:
    two = odds("rogue", laid(2), owner())
    assert two.is_plain
    assert two.each_round == pytest.approx({"gold": 0.5, "strength": 0.5})
    four = odds("rogue", laid(4), owner())
    assert four.each_round == pytest.approx({"gold": 2 / 6 + 3 / 6, "strength": 2 / 6 + 3 / 6})


@pytest.mark.clause("V1")
def test_at_a_table_of_five_one_turn_is_rested() -> None:
    """The player right of the active one harvests nothing."""
    five = odds("rogue", laid(5), owner())
    assert five.each_round["gold"] == pytest.approx(2 / 6 + 3 / 6)


def test_alone_with_the_dark_lord_there_is_a_second_harvest() -> None:
    found = odds("rogue", laid(solo=Solo.DARK_LORD), owner())
    assert found.each_round["gold"] == pytest.approx(2 / 6 + 1 / 6)


def test_in_the_siege_nobody_else_has_a_turn() -> None:
    found = odds("rogue", laid(solo=Solo.SIEGE), owner())
    assert found.others == ()
    assert found.each_round["gold"] == pytest.approx(2 / 6)


def test_a_card_that_counts_counts_itself() -> None:
    alone = odds("butcher", laid(), owner())
    (mine,) = alone.mine
    assert mine == pytest.approx({"gold": 2 * 3 / 36})
    beside = odds("butcher", laid(), owner("peasant", "merchant"))
    peasants = sum(isinstance(CATALOG.by_id[name], Citizen) for name in ("peasant", "merchant"))
    (mine,) = beside.mine
    assert mine == pytest.approx({"gold": 2 * (1 + peasants) * 3 / 36})


def test_what_is_owned_already_is_not_counted_twice() -> None:
    assert odds("butcher", laid(), owner("butcher")) == odds("butcher", laid(), owner())


def test_a_choice_has_a_way_each() -> None:
    found = odds("merchant", laid(), owner())
    share = 13 / 36
    assert not found.is_plain
    gold, magic = found.mine
    assert gold == pytest.approx({"gold": 2 * share})
    assert magic == pytest.approx({"magic": 2 * share})


def test_what_is_paid_is_less_than_nothing() -> None:
    found = odds("champion", laid(), owner())
    share = 5 / 36
    (paid,) = found.others
    assert not found.is_plain
    assert paid == pytest.approx({"gold": -share, "strength": 4 * share})


def test_what_depends_on_others_is_left_out() -> None:
    found = odds("thief", laid(), owner())
    assert found.mine == ()
    assert len(found.others) == 2


def test_the_herald_wakes_on_doubles_and_when_nothing_else_does() -> None:
    alone = odds("herald", laid(), owner("herald"))
    assert alone.waking == 36
    assert alone.twice == 6
    with_others = odds("herald", laid(), owner("herald", "cleric"))
    assert with_others.waking == 36 - 10
    assert [with_others.rolls[at][at] for at in range(6)] == [1, 2, 2, 2, 2, 2]


def test_without_a_table_only_the_rolls_are_known() -> None:
    found = odds("rogue")
    assert (found.mine, found.others) == ((), ())


@pytest.mark.parametrize("name", ["goblin", "halfpenny-hill"])
def test_no_dice_wake_what_is_no_citizen(name: str) -> None:
    assert odds_of(CATALOG.by_id[name]) is None
