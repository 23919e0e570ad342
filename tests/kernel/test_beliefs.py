"""Beliefs about hidden things: how they are drawn, counted and shared."""

from __future__ import annotations

from collections import Counter

import pytest

from valeria_desktop.kernel.beliefs import MOST_CASES, WHOLE, Belief, weighed
from valeria_desktop.kernel.chance import Stream

TWO = Belief(((3, 1, 1), (3, 1, 1)))


def test_cases_come_up_by_the_product_of_their_weights() -> None:
    stream = Stream(1)
    found = Counter(TWO.drawn(stream) for _ in range(6_500))
    weights = dict(TWO.cases())
    assert weights == {(0, 1): 3, (0, 2): 3, (1, 0): 3, (1, 2): 1, (2, 0): 3, (2, 1): 1}
    assert found.keys() == weights.keys()
    total = sum(weights.values())
    assert all(abs(found[case] / 6_500 - each / total) < 0.02 for case, each in weights.items())


def test_no_thing_has_two_owners_and_each_owner_draws_one_number() -> None:
    belief = Belief(tuple(weighed([1 + owner, 9, 2, 5]) for owner in range(3)))
    stream, counted = Stream(2), Stream(2)
    for _ in range(200):
        drawn = belief.drawn(stream)
        assert len({*drawn}) == 3
        for _ in drawn:
            counted.number()
        assert stream.at == counted.at


def test_without_owners_nothing_is_drawn() -> None:
    stream = Stream(3)
    assert Belief(()).drawn(stream) == ()
    assert stream.at == Stream(3).at


def test_an_even_part_never_dies() -> None:
    weights = weighed([1_000_000, 0, 0, 0, 0, 0, 0, 0])
    assert sum(weights) <= WHOLE
    assert min(weights) / sum(weights) == pytest.approx(1 / 32 / 8, rel=0.01)
    assert min(weighed([0] * 499 + [5])) == 1


@pytest.mark.parametrize("owners", [1, 2, 3, 4])
def test_shares_are_those_of_all_cases(owners: int) -> None:
    """They are exact for two owners, and near for more."""
    stream = Stream(4)
    likely = [[1 + stream.below(1_000) for _ in range(8)] for _ in range(owners)]
    belief = Belief(tuple(weighed(each) for each in likely))
    cases = list(belief.cases())
    total = sum(weight for _, weight in cases)
    for owner, shares in enumerate(belief.shares()):
        for thing, share in enumerate(shares):
            wanted = sum(weight for case, weight in cases if case[owner] == thing) / total
            assert share / sum(shares) == pytest.approx(wanted, abs=1e-9 if owners < 3 else 0.03)


def test_too_many_cases_are_sampled_always_alike() -> None:
    belief = Belief((weighed([5, *[1] * 8]),) * 4)  # 9 * 8 * 7 * 6 = 3,024 cases
    assert not belief.is_exact
    cases = list(belief.cases())
    assert len(cases) == MOST_CASES
    assert cases == list(belief.cases())
    assert all(weight >= 1 and len({*case}) == 4 for case, weight in cases)
