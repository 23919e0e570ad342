"""The core's chance is the kernel's, bit for bit."""

from __future__ import annotations

import random
from itertools import product

import pytest

from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.kernel.chance import draw

MOST = 2**64 - 1
EDGES = (0, 1, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**63 - 1, 2**63, MOST - 1, MOST)
LIMITS = (1, 2, 3, 7, 36, 100, 255, 256, 2**16, 2**31, 2**32 - 1)
pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


def test_the_same_number_is_drawn() -> None:
    for seed, purpose, n in product(EDGES, (1, 9, 10, 102), (0, 1, 2, 2**32, MOST)):
        assert needed().draw(seed, purpose, n) == draw(seed, purpose, n)


def test_a_number_below_a_limit_is_the_same() -> None:
    """It is the upper half of 128 bits, which the core has no number for."""
    for number, limit in product(EDGES, LIMITS):
        assert needed().below(number, limit) == (number * limit) >> 64


def test_a_number_below_a_limit_is_the_same_where_halves_carry() -> None:
    chance = random.Random(1)
    for _ in range(20_000):
        limit = chance.choice([*LIMITS, chance.getrandbits(32)])
        border = -((-chance.randrange(limit + 1) << 64) // (limit or 1))
        for number in (border - 1, border, border + 1, chance.getrandbits(64)):
            if 0 <= number <= MOST:
                assert needed().below(number, limit) == (number * limit) >> 64
