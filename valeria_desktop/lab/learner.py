"""Fits a net to the results of games; only this part of learning needs numpy."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from attrs import define, field

from valeria_desktop.bots.net import MOST, Layer, Net

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

_BATCH = 512
_DECAY = 1e-6
_MEAN, _SQUARE, _TINY = 0.9, 0.999, 1e-8  # Adam's two decay rates, and its epsilon
_LAST = 0.02  # the share of the pace left at the end of a fit
_LEAD, _MOST_LEAD = 10, 3  # points in a unit of lead, and the largest lead in units
_WORTH = np.array([1, 0.3], np.float32)  # weights of the errors in chance and lead
_LEAST_SPREAD = 0.3  # of an input that wakes


@define(eq=False)
class Learner:
    """A net in training: its layers of weights, and the usual mean and scale of its inputs."""

    weights: list[Numbers]
    biases: list[Numbers]
    mean: Numbers
    scale: Numbers
    _kept: NDArray[np.bool_] | None = field(default=None, init=False)
    _steps: int = field(default=0, init=False)
    _means: list[Numbers] = field(factory=list, init=False)
    _squares: list[Numbers] = field(factory=list, init=False)

    @classmethod
    def new(cls, inputs: int, hidden: tuple[int, ...], seed: int) -> Learner:
        """Return a learner with small random weights, whose chances are all near one half."""
        chance = np.random.default_rng(seed)
        sizes = [inputs, *hidden, 1]
        weights = [
            (chance.standard_normal((ins, outs)) * np.sqrt(2 / ins)).astype(np.float32)
            for ins, outs in pairwise(sizes)
        ]
        weights[-1] *= 0.1
        biases = [np.zeros(outs, np.float32) for outs in sizes[1:]]
        return cls(weights, biases, np.zeros(inputs, np.float32), np.ones(inputs, np.float32))

    @classmethod
    def of(cls, net: Net) -> Learner:
        """Return a learner that continues from a net."""
        return cls(
            [np.array(layer.rows, np.float32).T.copy() for layer in net.layers],
            [np.array(layer.biases, np.float32) for layer in net.layers],
            np.array(net.mean, np.float32),
            np.array(net.scale, np.float32),
        )

    def net(self) -> Net:
        """Return the present net."""
        layers = tuple(
            Layer(_row(biases), tuple(_row(row) for row in weights.T))
            for weights, biases in zip(self.weights, self.biases, strict=True)
        )
        return Net(_row(self.mean), _row(self.scale), layers)

    def measure(self, seen: Numbers) -> None:
        """Set the inputs' mean and scale from samples; a constant input gets scale 0."""
        spread = seen.std(0)
        self.mean = seen.mean(0)
        self.scale = np.where(spread > 1e-6, 1 / np.maximum(spread, 1e-6), 0).astype(np.float32)  # noqa: PLR2004 - as good as 0

    def wake(self, seen: Numbers, learned: Sequence[bool]) -> None:
        """Let inputs of scale 0 be learned, if they differ in samples; they add nothing at first.

        A rare input gets no larger scale than a usual one: a few samples would decide too much.
        """
        spread = seen.std(0)
        fresh = (self.scale == 0) & (spread > 1e-6) & np.array(learned)  # noqa: PLR2004 - as good as 0
        self.mean = np.where(fresh, seen.mean(0), self.mean)
        self.scale = np.where(fresh, 1 / np.maximum(spread, _LEAST_SPREAD), self.scale)
        self.weights[0][fresh] = 0

    def promised(self, seen: Numbers) -> Numbers:
        """Return the chances of winning that the net predicts, from 0 to 1."""
        chances: Numbers = _chance(self._forward(self._scaled(seen))[-1][:, 0])
        return chances

    def fit(  # noqa: PLR0913 - a recipe has as many numbers
        self,
        seen: Numbers,
        followed: Numbers,
        *,
        epochs: int,
        pace: float,
        seed: int,
        only: Sequence[bool] | None = None,
    ) -> None:
        """Fit the net to targets in random batches, with a falling learning rate (`pace`).

        Where inputs are named, only their weights are learned, and from the chance alone.

        The first column of targets is the chance. A second column is the final lead in points: it
        says more than the winner alone, and also trains the hidden layers.
        """
        chance = np.random.default_rng(seed)
        self._steps, self._means, self._squares = 0, [], []
        wanted, worth = followed[:, :1], np.ones(1, np.float32)
        self._kept = None if only is None else ~np.array(only)
        if followed.shape[1] > 1 and only is None:
            self._add_lead(chance)
            leads = np.clip(followed[:, 1] / _LEAD, -_MOST_LEAD, _MOST_LEAD)
            wanted, worth = np.stack([followed[:, 0], leads], 1), _WORTH
        for some, done in _batches(len(seen), epochs, chance):
            slower = pace * min(1, 2 * (1 - done) + _LAST)
            self._step(seen[some], wanted[some], worth, slower)
        self.weights[-1], self.biases[-1] = self.weights[-1][:, :1], self.biases[-1][:1]

    def _add_lead(self, chance: np.random.Generator) -> None:
        """Add an output for the lead beside the chance, for this fit only."""
        hidden = len(self.weights[-1])
        column = 0.1 * chance.standard_normal((hidden, 1)) * np.sqrt(2 / hidden)
        self.weights[-1] = np.concatenate([self.weights[-1], column.astype(np.float32)], 1)
        self.biases[-1] = np.concatenate([self.biases[-1], np.zeros(1, np.float32)])

    def _scaled(self, seen: Numbers) -> Numbers:
        scaled: Numbers = np.clip((seen - self.mean) * self.scale, -MOST, MOST)
        return scaled

    def _forward(self, scaled: Numbers) -> list[Numbers]:
        layers = [scaled]
        for weights, biases in zip(self.weights, self.biases, strict=True):
            sums = layers[-1] @ weights + biases
            layers.append(sums if weights is self.weights[-1] else np.maximum(sums, 0))
        return layers

    def _step(self, seen: Numbers, wanted: Numbers, worth: Numbers, pace: float) -> None:
        layers = self._forward(self._scaled(seen))
        said = layers[-1].copy()
        said[:, 0] = _chance(said[:, 0])
        error = (worth * (said - wanted) / len(seen)).astype(np.float32)
        slopes: list[Numbers] = []
        for at in range(len(self.weights) - 1, -1, -1):
            slopes[:0] = [layers[at].T @ error + _DECAY * self.weights[at], error.sum(0)]
            error = (error @ self.weights[at].T) * (layers[at] > 0)
        if self._kept is not None:
            slopes[0][self._kept] = 0
            slopes[1:] = [np.zeros_like(slope) for slope in slopes[1:]]
        self._move(slopes, pace)

    def _move(self, slopes: list[Numbers], pace: float) -> None:
        """Move all weights down their slopes by a step of Adam."""
        parts = [part for pair in zip(self.weights, self.biases, strict=True) for part in pair]
        if not self._means:
            self._means = [np.zeros_like(part) for part in parts]
            self._squares = [np.zeros_like(part) for part in parts]
        self._steps += 1
        first, second = 1 - _MEAN**self._steps, 1 - _SQUARE**self._steps
        for at, slope in enumerate(slopes):
            mean, square = self._means[at], self._squares[at]
            mean[...] += (1 - _MEAN) * (slope - mean)
            square[...] += (1 - _SQUARE) * (slope * slope - square)
            parts[at][...] -= pace * (mean / first) / (np.sqrt(square / second) + _TINY)

    def calibrate(self, seen: Numbers, happened: Numbers) -> None:
        """Scale and shift the net's output, so that the predicted chances fit the results."""
        said = self._forward(self._scaled(seen))[-1][:, 0].astype(np.float64)
        turn, shift = 0.0, 0.0
        for _ in range(25):  # Newton's method; it converges after five
            chance = _chance(turn * said + shift)
            error, weight = chance - happened, chance * (1 - chance)
            slope = np.array([(error * said).sum(), error.sum()])
            cross = (weight * said).sum()
            bend = np.array([[(weight * said * said).sum(), cross], [cross, weight.sum()]])
            turn, shift = np.array([turn, shift]) - np.linalg.solve(bend, slope)
        self.weights[-1] = (self.weights[-1] * turn).astype(np.float32)
        self.biases[-1] = (self.biases[-1] * turn + shift).astype(np.float32)


def _batches(
    samples: int, epochs: int, chance: np.random.Generator
) -> Iterator[tuple[NDArray[np.int64], float]]:
    """Return the samples of each random batch, and the share of batches before it."""
    batches = samples // _BATCH
    for epoch in range(epochs):
        order = chance.permutation(samples)
        for number in range(batches):
            done = (epoch * batches + number) / (epochs * batches)
            yield order[number * _BATCH : (number + 1) * _BATCH], done


def _chance(sums: Any) -> Any:  # noqa: ANN401 - numbers of any size
    return 1 / (1 + np.exp(-sums))


def _row(numbers: Numbers) -> tuple[float, ...]:
    return tuple(float(number) for number in numbers)
