"""Families of numbers exchanged between two positions: exact where that can be worked out."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.games.valeria.coach.test_rolls import positions
from valeria_desktop.bots.net import Glance
from valeria_desktop.games.valeria.bots.feature_words import NAMES, Family, members_of
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.learned_worth import course_of, net_of
from valeria_desktop.games.valeria.coach.differences import AT, ValueExchange
from valeria_desktop.games.valeria.rules.game import Game

NONE = [0.0] * len(NAMES)


def numbers(**features: float) -> list[float]:
    """Write a position of which only these numbers aren't nothing; an underscore is a blank."""
    found = [*NONE]
    for name, value in features.items():
        found[AT[name.replace("_", " ")]] = value
    return found


def by_weights(position: list[float]) -> float:
    """Value Gold by a tenth, points by a fifth, and Strength against one."""
    gold, points, strength = (position[AT[f"my {name}"]] for name in ("gold", "points", "strength"))
    return 0.1 * gold + 0.2 * points - 0.05 * strength


def test_where_numbers_only_add_up_each_family_is_worth_what_it_adds() -> None:
    mine = numbers(my_gold=3, my_points=2, my_strength=1)
    other = numbers(my_gold=1, my_points=3, my_strength=1)
    exchange = ValueExchange(by_weights, mine, other)
    families = exchange.families()
    assert families[Family.PURSE] == pytest.approx(0.2)
    assert families[Family.POINTS] == pytest.approx(-0.2)
    assert sum(map(abs, families.values())) == pytest.approx(0.4)
    features = exchange.features()
    assert features == pytest.approx({"my gold": 0.2, "my points": -0.2})


def test_what_only_counts_together_is_shared() -> None:
    """Gold times points: from 1 times 1 to 3 times 2 it is 5 more, of which 3 by Gold."""

    def product(position: list[float]) -> float:
        return position[AT["my gold"]] * position[AT["my points"]]

    mine, other = numbers(my_gold=3, my_points=2), numbers(my_gold=1, my_points=1)
    families = ValueExchange(product, mine, other).families()
    assert families[Family.PURSE] == pytest.approx(((3 - 1) + (6 - 2)) / 2)
    assert families[Family.POINTS] == pytest.approx(((2 - 1) + (6 - 3)) / 2)
    assert families[Family.PURSE] + families[Family.POINTS] == pytest.approx(6 - 1)


def test_the_other_way_round_it_is_the_opposite() -> None:
    mine, other = numbers(my_gold=3, my_points=2), numbers(my_gold=1, my_points=3)
    there, back = (
        ValueExchange(by_weights, *both).families() for both in ((mine, other), (other, mine))
    )
    assert there == pytest.approx({family: -points for family, points in back.items()})


def test_positions_that_are_alike_have_nothing_to_exchange() -> None:
    exchange = ValueExchange(by_weights, NONE, NONE)
    assert not any(exchange.families().values())
    assert not exchange.features()


def test_in_real_positions_all_families_come_to_about_the_whole() -> None:
    """A choice later there is little that only counts together."""
    for game in map(Game, islice(positions(700, 10), 40)):
        decision = game.decision
        if decision is None:
            continue
        view = game.view(decision.seat)
        net = net_of(course_of(view.table.setup))
        assert net is not None
        eye, value = Eye.of(view), Glance(net).value
        after = [game.copy() for _ in decision.options[:2]]
        for each, option in zip(after, decision.options, strict=False):
            each.choose(option)
        looks = [eye.look(each) for each in after if not each.is_over]
        if len(looks) < 2:
            continue
        whole = value([*looks[0]]) - value([*looks[1]])
        families = ValueExchange(value, *looks).families()
        assert sum(families.values()) == pytest.approx(whole, abs=0.02 + abs(whole) / 3)


def test_how_far_rivals_are_ahead_is_a_matter_of_points() -> None:
    """Your points are in it; what rivals have doesn't change by them."""
    assert {"mean lead of rivals", "rivals ahead"} <= {*members_of(Family.POINTS)}
