"""A game of Valencia being set up: what was chosen, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.spoiling import CITIES, TASKS, put
from valeria_desktop.content.own_files import Shelf
from valeria_desktop.games.valencia.draft import Draft
from valeria_desktop.games.valencia.files.loader import read_own, shipped_catalog
from valeria_desktop.games.valencia.game import RULES, rules_of
from valeria_desktop.games.valencia.rules.arrange import faults, first_city
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, RANDOM, Advanced, Setup
from valeria_desktop.games.valencia.rules.setup_check import NOT_THERE
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.storage.own_files import use_own_files

if TYPE_CHECKING:
    from pathlib import Path

players = pytest.mark.parametrize("players", RULES.seats)


def draft(seed: int = 7) -> Draft:
    return Draft(RULES, shelf=Shelf(read_own, NOT_THERE), seed=seed)


@pytest.fixture
def own(tmp_path: Path) -> Draft:
    """A draft where the first city has been drawn anew."""
    (tmp_path / RULES.id).mkdir()
    put(tmp_path / RULES.id, CITIES, '"O0 O1 ##"', '"O1 O0 ##"')
    shelf = Shelf(read_own, NOT_THERE)
    rules = rules_of(shipped_catalog, shelf)
    use_own_files({rules.id: rules}, tmp_path)
    return Draft(rules, shelf=shelf, seed=7)


def test_a_draft_begins_with_two_in_the_city_of_the_first_game() -> None:
    begun = draft()
    assert begun.setup == Setup()
    assert not begun.refusal()
    assert [seat.bot is None for seat in begun.sitting] == [True, False]


def test_kinds_of_advanced_cards_are_turned_on_and_off() -> None:
    made = draft()
    made.turn(Advanced.JOKER, on=True)
    made.turn(Advanced.TWIN, on=True)
    made.turn(Advanced.TWIN, on=True)
    assert made.setup.advanced == {Advanced.JOKER, Advanced.TWIN}
    made.turn(Advanced.JOKER, on=False)
    made.turn(Advanced.JOKER, on=False)
    assert made.setup.advanced == {Advanced.TWIN}


@players
def test_both_cities_are_those_that_are_played_in(players: int) -> None:
    made = draft()
    made.players = players
    plan = shipped_catalog().plan_for(players)
    first, drawn = made.laid(FIRST_GAME), made.laid(RANDOM)
    assert first is not None
    assert drawn is not None
    assert first.cells == first_city(plan).cells
    assert not list(faults(drawn))
    for city, laid in ((FIRST_GAME, first), (RANDOM, drawn)):
        made.city = city
        assert made.deal().scene(0).view.table.city is laid


def test_another_seed_draws_another_city_but_the_first_games_stays() -> None:
    one, other = draft(1), draft(2)
    pairs = {city: [made.laid(city) for made in (one, other)] for city in (FIRST_GAME, RANDOM)}
    alike = {
        city: first.cells == second.cells
        for city, (first, second) in pairs.items()
        if first is not None and second is not None
    }
    assert alike == {FIRST_GAME: True, RANDOM: False}


@pytest.mark.clause("VA11")
def test_people_choose_in_secret_before_bots_and_the_chosen_set_up_says_nothing_of_it() -> None:
    made = draft()
    made.players = 4
    made.invite(2, None)
    assert [seat.is_person for seat in made.sitting] == [True, False, True, False]
    session = made.deal()
    assert session.record.setup.early == (0, 2)
    assert session.decision is not None
    assert session.decision.seat in {0, 2}
    assert made.setup == Setup(players=4)


def test_where_only_people_or_only_bots_play_none_of_them_is_early() -> None:
    made = draft()
    made.invite(1, None)
    assert made.dealt == made.setup
    for index in range(2):
        made.invite(index, "planner")
    assert made.dealt == made.setup


def test_no_city_is_laid_of_what_cannot_be_played() -> None:
    made = draft(1 << 64)
    assert made.refusal()
    assert made.laid(FIRST_GAME) is None


# --- files of one's own


def test_own_files_are_played_with_unless_they_are_not_wanted(own: Draft) -> None:
    assert own.setup.own == own.own.name != ""
    laid = own.laid(FIRST_GAME)
    assert laid is not None
    assert laid.space(0).price == 1
    own.uses_own = False
    assert own.setup == Setup()
    laid = own.laid(FIRST_GAME)
    assert laid is not None
    assert laid.space(0).price == 0


def test_own_files_that_were_changed_are_played_with_as_they_are(
    own: Draft, tmp_path: Path
) -> None:
    before = own.setup
    put(tmp_path / RULES.id, TASKS, "points = 8", "points = 7")
    own.remember(before, default_seats(2))
    assert own.setup.own not in {"", before.own}
    assert not own.refusal()


def test_a_game_of_ours_is_set_up_as_it_was(own: Draft) -> None:
    own.remember(Setup(), default_seats(2))
    assert not own.setup.own


def test_a_table_without_own_files_refuses_a_set_up_with_them() -> None:
    with pytest.raises(SetupError):
        rules_of(shipped_catalog).deal(Setup(own="1234"), 1)


# --- what was played before


def test_a_set_up_is_taken_over() -> None:
    made = draft()
    before = Setup(4, RANDOM, frozenset({Advanced.WANDERER}))
    assert not made.remember(before, default_seats(4, bots="planner"))
    assert made.setup == before
    assert [seat.bot for seat in made.sitting] == [None, "planner", "planner", "planner"]


def test_what_is_not_there_any_more_is_told() -> None:
    made = draft()
    wrong = made.remember(Setup(city="venice"), default_seats(2, bots="doge"))
    assert list(wrong) == ["city can't be 'venice'", "bot can't be 'doge'"]
    assert made.city == FIRST_GAME
