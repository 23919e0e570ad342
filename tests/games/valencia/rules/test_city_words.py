"""The names of places: no two of a city share one, and none is a coordinate."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.counts import spread
from tests.games.valencia.catalogue import deal
from tests.games.valencia.cities import WIDTHS, all_cities
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.lesson.lesson import CHAPTERS
from valeria_desktop.games.valencia.rules.arrange import first_city
from valeria_desktop.games.valencia.rules.model.catalog import CityPlan, Quarter, QuarterSide
from valeria_desktop.games.valencia.rules.model.city_words import goal_words, way_words
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.city import City

NAMES = ("Rose", "Oak", "Heron", "Wolf", "Ivy")
SOME = 48
"""The cities of each width that `make test` names, out of 384 with other sides and places."""
COORDINATE = re.compile(r"\b[a-j][1-6]\b")
SAME = CityPlan(
    players=(2,),
    width=6,
    height=6,
    quarters=tuple(
        Quarter(letter, (QuarterSide(f"{letter}-front", rows), QuarterSide(f"{letter}-back", rows)))
        for letter, rows in dict.fromkeys("abcd", ("O1 O1 O1", "O1 O1 O1", "O1 O1 ..")).items()
    ),
    first=("a-front", "b-front", "c-front", "d-front"),
)
"""A city of one's own, as dull as can be: each space is like all others."""


def first(players: int) -> City:
    return first_city(shipped_catalog().plan_for(players))


def named(city: City, cell: str) -> str:
    return city.words[city.names[cell]]


@pytest.mark.parametrize("width", WIDTHS)
def test_no_two_places_of_a_city_share_a_name(width: int) -> None:
    for city in spread(all_cities(width), SOME):
        places = (*city.spaces, *city.sites)
        assert len({city.words[cell] for cell in places}) == len(places)
        assert len(set(city.bush_words.values())) == len(city.bushes)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_two_spaces_share_a_name_beside_their_prices_either(width: int) -> None:
    for city in spread(all_cities(width), SOME):
        assert set(city.spots) == set(city.spaces)
        assert len({tell(each) for each in city.spots.values()}) == len(city.spaces)


def test_places_of_a_city_where_all_are_alike_are_counted() -> None:
    city = first_city(SAME)
    assert len({city.words[cell] for cell in city.spaces}) == len(city.spaces) == 32
    assert len(set(city.bush_words.values())) == len(city.bushes)
    assert named(city, "b1") == "orange space for 1 coin in row 1, number 2 from the left"


def test_a_name_says_as_little_as_tells_a_place_from_all_others() -> None:
    city = first(3)
    assert named(city, "a1") == "porcelain space for 1 coin at the top left"
    assert named(city, "d1") == "porcelain space for 5 coins at the top left in row 1"
    assert named(city, "a3") == "site at the top left in row 3"
    assert named(city, "d3") == named(city, "e4") == "central fountain"


def test_a_goal_in_the_same_part_of_the_city_is_named_without_it() -> None:
    city = first(3)
    start, near = city.names["b1"], city.names["a1"]
    assert goal_words(city, start, near) == "porcelain space for 1 coin"
    for start in city.spaces:
        for goal in city.steps[start]:
            assert city.words[goal].startswith(goal_words(city, start, goal))


def test_a_way_is_told_as_it_is_seen() -> None:
    city = first(3)
    ways = {
        city.bush_name(goal): way_words(city, start, goal)
        for start in city.bushes
        if city.bush_name(start) == "b1-c2"
        for goal in city.beside_bush[start]
    }
    assert ways == {"a1-b2": "to the left", "c1-d2": "to the right", "b2-c3": "down"}


@pytest.mark.parametrize("players", [2, 5])
def test_nothing_that_is_said_in_a_game_names_a_coordinate(players: int) -> None:
    game, chance = deal(players, 9), Random(9)
    while game.decision is not None:
        decision = game.decision
        for option in decision.options:
            assert not COORDINATE.search(option.words())
        told = game.choose(chance.choice(decision.options)).events
        for event in told:
            assert not COORDINATE.search(event.words(NAMES))


def test_the_lesson_names_no_coordinate() -> None:
    for chapter in CHAPTERS:
        for step in chapter.steps:
            for words in (step.sentence, *dict(step.answers).values()):
                assert not COORDINATE.search(words)
