"""A small network in plain Python: from what a position is to a chance of winning.

A decision looks at hundreds of positions that differ in little, so the first layer, in which nine
tenths of the work are, is worked out once and then changed by what differs.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import TYPE_CHECKING

from attrs import Factory, define, field, frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 8.0
"""Usual distances from the mean, beyond which values aren't told apart."""
Row = tuple[float, ...]


@frozen(eq=False)
class Layer:
    """Weighted sums: for each of them its bias and a weight for each input."""

    biases: Row
    rows: tuple[Row, ...]
    """The weights of each sum."""

    def sums(self, inputs: Sequence[float]) -> list[float]:
        """Work all sums out."""
        return [
            bias + sum(map(mul, row, inputs))
            for bias, row in zip(self.biases, self.rows, strict=True)
        ]


@frozen(eq=False)
class Net:
    """Layers of sums, of which what is below nothing counts as nothing."""

    mean: Row
    scale: Row
    layers: tuple[Layer, ...]
    columns: tuple[Row, ...] = field(
        init=False,
        default=Factory(lambda net: tuple(zip(*net.layers[0].rows, strict=True)), takes_self=True),
    )
    """The weights of the first layer by input."""

    def scaled(self, at: int, value: float) -> float:
        """Return an input as its distance from the mean."""
        return max(-MOST, min(MOST, (value - self.mean[at]) * self.scale[at]))

    def chance(self, sums: list[float]) -> float:
        """Go on from the sums of the first layer to the chance of winning."""
        for layer in self.layers[1:]:
            sums = layer.sums([value if value > 0 else 0.0 for value in sums])
        return 1 / (1 + exp(-sums[0]))


@define(eq=False)
class Glance:
    """Values positions that differ little from the first one it was shown."""

    net: Net
    _first: list[float] = field(factory=list, init=False)
    _scaled: list[float] = field(factory=list, init=False)
    _sums: list[float] = field(factory=list, init=False)

    def value(self, inputs: list[float]) -> float:
        """Return the chance of winning."""
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
