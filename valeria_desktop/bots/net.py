"""A small neural network in plain Python: from the features of a position to a chance of winning.

A decision values hundreds of positions that differ in a few features. The first layer takes nine
tenths of the time, so it is computed once, and then only updated by the differences.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import TYPE_CHECKING

from attrs import Factory, define, field, frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 8.0
"""The largest scaled input, in units of the net's scale; larger distances count the same."""
Row = tuple[float, ...]


@frozen(eq=False)
class Layer:
    """Weighted sums: a bias for each sum, and a weight for each of its inputs."""

    biases: Row
    rows: tuple[Row, ...]
    """The weights of each sum, by input."""

    def sums(self, inputs: Sequence[float]) -> list[float]:
        """Return all sums."""
        return [
            bias + sum(map(mul, row, inputs))
            for bias, row in zip(self.biases, self.rows, strict=True)
        ]


@frozen(eq=False)
class Net:
    """Layers of sums; a sum below 0 counts as 0 for the next layer."""

    mean: Row
    scale: Row
    layers: tuple[Layer, ...]
    columns: tuple[Row, ...] = field(
        init=False,
        default=Factory(lambda net: tuple(zip(*net.layers[0].rows, strict=True)), takes_self=True),
    )
    """The weights of the first layer by input, then by sum."""

    def scaled(self, at: int, value: float) -> float:
        """Return an input's scaled distance from its mean, from -MOST to MOST."""
        return max(-MOST, min(MOST, (value - self.mean[at]) * self.scale[at]))

    def chance(self, sums: list[float]) -> float:
        """Return the chance of winning from the sums of the first layer."""
        for layer in self.layers[1:]:
            sums = layer.sums([value if value > 0 else 0.0 for value in sums])
        return 1 / (1 + exp(-sums[0]))


@define(eq=False)
class Glance:
    """Values positions that differ in a few features from its first position."""

    net: Net
    _first: list[float] = field(factory=list, init=False)
    _scaled: list[float] = field(factory=list, init=False)
    _sums: list[float] = field(factory=list, init=False)

    def value(self, inputs: list[float]) -> float:
        """Return the chance of winning of a position with these features."""
        if not self._first:
            self._first = inputs
            self._scaled = [self.net.scaled(at, value) for at, value in enumerate(inputs)]
            self._sums = self.net.layers[0].sums(self._scaled)
            return self.net.chance(self._sums)
        sums, scaled, columns = self._sums, self._scaled, self.net.columns
        for at, (value, first) in enumerate(zip(inputs, self._first, strict=True)):
            if value != first and (by := self.net.scaled(at, value) - scaled[at]):
                sums = [
                    there + by * weight for there, weight in zip(sums, columns[at], strict=True)
                ]
        return self.net.chance(sums)
