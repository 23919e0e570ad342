"""Nets that were never learned: any weights do to compare."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from valeria_desktop.bots.net import Layer, Net
from valeria_desktop.games.valeria.bots.feature_words import NAMES

if TYPE_CHECKING:
    import random


def any_net(chance: random.Random, hidden: tuple[int, ...]) -> Net:
    """Return a net of any weights."""

    def row(number: int) -> tuple[float, ...]:
        return tuple(chance.gauss(0, 0.3) for _ in range(number))

    sizes = (len(NAMES), *hidden, 1)
    layers = tuple(
        Layer(row(outs), tuple(row(ins) for _ in range(outs)))
        for ins, outs in itertools.pairwise(sizes)
    )
    return Net(row(len(NAMES)), tuple(abs(scale) for scale in row(len(NAMES))), layers)
