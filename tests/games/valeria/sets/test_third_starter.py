"""A starter of a set in place of the Herald (C4, CS3, CS6, MA1, MA2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import BOX, RULES, WITH, with_carnival
from tests.scenario import Scenario
from valeria_desktop.games.valeria.bots.sides import tableau_of
from valeria_desktop.games.valeria.coach.rolls import woken_by
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.odds import _times
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo
from valeria_desktop.games.valeria.rules.turn.harvest import activated
from valeria_desktop.games.valeria.rules.turn.occasion import occasion_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game

CARDS = BOX().cards_of(WITH)
BARKER = next(starter for starter in CARDS.starters if starter.id == "barker")
ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def table(edition: str = "2e") -> Scenario:
    return Scenario(edition=edition, sets=WITH, catalog=CARDS)


@pytest.mark.parametrize("edition", Edition)
def test_it_lies_in_place_of_the_herald_and_in_the_first_edition_as_a_third_one(
    edition: Edition,
) -> None:
    names = ["starter-peasant", "starter-knight", "barker"]
    game: Game = RULES.deal(with_carnival(Setup(3, edition)), 1)
    for player in game.view(0).players:
        assert [starter.id for starter in player.starters] == names
    plain: Game = RULES.deal(Setup(3, edition), 1)
    herald = ["herald"] if edition is Edition.SECOND else []
    assert [card.id for card in plain.view(0).table.starters] == [*names[:2], *herald]


def test_against_the_dark_lord_it_lies_there_too() -> None:
    game: Game = RULES.deal(with_carnival(Setup(1, solo=Solo.DARK_LORD)), 1)
    assert [card.id for card in game.view(0).table.starters][-1] == "barker"


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(
    ("dice", "times"), [((2, 2), 1), ((3, 3), 1), ((1, 2), 1), ((4, 1), 0), ((5, 5), 1)]
)
def test_it_wakes_once_at_doubles_or_if_nothing_else_does(
    edition: str, dice: tuple[int, int], times: int
) -> None:
    """Also where both are so; nobody is consoled then (T13 no longer holds)."""
    made = table(edition)
    assert not made.state.table.has_consolation
    assert activated(made.state, 1, dice).count(BARKER) == times


def test_rules_coach_and_odds_count_alike() -> None:
    made = table().owns(0, "archer")
    player = made.game.view(0).players[0]
    for dice in ROLLS:
        times = activated(made.state, 0, dice).count(BARKER)
        assert woken_by(player, dice).count(BARKER) == times
        assert _times(BARKER, dice, player) == times


def test_bots_reckon_with_it_once() -> None:
    """Only rolls of doubles that wake nothing else tell the two apart."""
    made = table()
    player = made.state.players[0]
    doubles = [dice for dice in ROLLS if dice[0] == dice[1]]
    both = sum(set(activated(made.state, 0, dice)) == {BARKER} for dice in doubles)
    assert both
    once = tableau_of(player, has_consolation=False)
    player.starters = (*player.starters[:-1], evolve(BARKER, once=False))
    twice = tableau_of(player, has_consolation=False)
    assert twice.on[0] - once.on[0] == pytest.approx(both / 36)


def test_why_it_woke_is_said() -> None:
    made = table()
    made.state.dice = (2, 2)
    assert str(occasion_of(made.game.view(0), BARKER)) == "woke on doubles"
    made.state.dice = (1, 2)
    assert str(occasion_of(made.game.view(0), BARKER)) == "woke as nothing else did"


def test_the_core_in_c_refuses_a_starter_that_wakes_once() -> None:
    made = Scenario()
    laid = evolve(made.state.table, starters=(*made.state.table.starters, BARKER))
    with pytest.raises(NotCoveredError, match="no starter that wakes once"):
        table_as_numbers(laid)
