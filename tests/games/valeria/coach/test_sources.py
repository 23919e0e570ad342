"""Where points come from: the sums are the score's, and each has the choice that brought it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.counts import many
from tests.games.valeria.coach.records import any_games, from_here, next_dice, whole_game
from tests.scenario import Scenario
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.games.valeria.coach.origins import cards_of
from valeria_desktop.games.valeria.coach.sources import PointSource, by_card, sources_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from valeria_desktop.kernel.record import Record

PARTS = 4


def of(found: tuple[PointSource, ...], seat: int = 0) -> list[tuple[str, int, str, int | None]]:
    return [
        (each.category, each.points, str(each.words), each.choice)
        for each in found
        if each.seat == seat
    ]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_they_come_to_everybodys_score_line_by_line(part: int) -> None:
    """In any game: of several and alone, with Dukes and without, in both editions."""
    number = many(40, 30, whole=100)
    for record in any_games(part * number, number):
        found = sources_of(record)
        for score in record.replay().result().scores:
            mine = [each for each in found if each.seat == score.seat]
            assert sum(each.points for each in mine) == score.total
            sums, lines = Counter[str](), Counter[str]()
            for each in mine:
                sums[each.category] += each.points
            for line in score.lines:
                lines[line.category] += line.points
            assert +sums == +lines


def test_each_card_came_with_the_choice_that_is_named() -> None:
    """Before it there was a copy less than after it."""
    for record in any_games(900, 12):
        numbers = numbers_of(record)
        for each in sources_of(record):
            if each.card is not None and each.bought is not None:
                before, after = (
                    numbers[each.bought + later][each.seat][each.card] for later in (0, 1)
                )
                assert after > before


def numbers_of(record: Record) -> list[list[Counter[object]]]:
    """Count the cards of everyone before each choice, and at the end."""
    game = record.start()
    found = []
    for choice in [*record.choices, None]:
        found.append([Counter[object](cards_of(game.holdings(seat))) for seat in game.seats])
        if choice is not None:
            game.choose(choice)
    return found


def test_a_slain_monster_and_a_citizen_the_duke_counts() -> None:
    table = Scenario(players=2).owns(0, "simon-the-unclean", "archer").stack("monster-1", "goblin")
    table.stack("citizen-6", "knight", "knight").holds(0, gold=2, strength=1).acts(0)
    record = from_here(table, "slay monster-1", "recruit citizen-6")
    found = sources_of(record, 0)
    assert of(found) == [
        ("monsters", 1, "Goblin", 0),
        ("duke", 1, "Archer, by Simon the Unclean", None),
        ("duke", 1, "Knight, by Simon the Unclean", 1),
    ]


def test_the_points_of_a_card_are_summed_whatever_brought_them() -> None:
    """Gargan's Embrace has 2 points, and brings one at each doubles."""
    table = Scenario(players=2).may_build(0, "gargans-embrace").acts(0)
    next_dice(table, (2, 2), (4, 4))
    found = sources_of(from_here(table, "build domain-1", "gain gold", "roll"))
    groups = [group for group in by_card(found) if group[0].seat == 0]
    embrace = next(group for group in groups if group[0].card and len(group) > 1)
    card = embrace[0].card
    assert isinstance(card, Domain)
    assert sum(each.points for each in embrace) == card.points + 1
    assert [each.category for each in embrace] == ["domains", "board"]
    assert sum(len(group) for group in by_card(found)) == len(found)


def test_resources_left_are_no_single_choice() -> None:
    table = Scenario(players=2).owns(0, "simon-the-unclean").holds(0, gold=4, magic=1).acts(0)
    found = sources_of(from_here(table, "gain magic"), 0)
    assert of(found) == [("duke", 3, "Simon the Unclean: 1 for every 2 of 6 resources left", None)]


def test_points_that_a_power_brings_name_the_harvest_and_when_the_card_was_bought() -> None:
    """Gargan's Embrace gives a point to its owner at anybody's doubles."""
    table = Scenario(players=2).may_build(0, "gargans-embrace").acts(0)
    next_dice(table, (2, 2), (4, 4))
    choices = ["build domain-1", "gain gold", "roll"]
    found = sources_of(from_here(table, *choices))
    assert ("board", 1, "Gargan's Embrace, by its power", 2) in of(found)
    (power,) = [each for each in found if each.category == "board"]
    assert (power.seat, power.bought, power.choice) == (0, 0, 2)


def test_points_that_were_there_before_have_no_choice() -> None:
    table = Scenario(players=2).has_points(0, 5).owns(0, "goblin").holds(0).acts(0)
    found = sources_of(from_here(table))
    assert of(found) == [
        ("monsters", 1, "Goblin", None),
        ("board", 5, "there from the beginning", None),
    ]


def test_the_most_of_something_came_with_its_last_card() -> None:
    table = Scenario(players=2, variants=["no-duke"]).stack("citizen-6", "knight", "knight")
    table.owns(0, "knight").holds(0, gold=9).acts(0)
    found = of(sources_of(from_here(table, "recruit citizen-6", "gain gold")))
    assert ("majorities", 7, "most citizens", 0) in found
    assert ("majorities", 3, "most domains", None) in found


def test_while_the_game_goes_on_nothing_tells_of_the_others_dukes() -> None:
    table = Scenario(players=2).owns(0, "simon-the-unclean", "archer", "goblin")
    table.owns(1, "reese-the-firebrand", "archer", "goblin").acts(0)
    record = from_here(table)
    assert {each.category for each in sources_of(record)} == {"monsters"}
    for looking in (0, 1):
        dukes = {each.seat for each in sources_of(record, looking) if each.category == "duke"}
        assert dukes == {looking}


def test_it_can_be_asked_by_name_and_the_answer_travels() -> None:
    setup = Setup(players=3, variants=frozenset({Variant.MIXED}))
    record = whole_game(4, setup)
    *_, last = answers_of_past(record, "sources", None, Stream(1))
    assert last == sources_of(record)
    assert unpack(pack(last, RULES), RULES, setup, record.seed) == last
