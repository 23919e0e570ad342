"""The weights file of a net, which also records how the net was trained.

The file names the features of the training, so that a net never gets other inputs.
"""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any, cast

from attrs import frozen

from valeria_desktop.bots.net import Layer, Net
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from importlib.resources.abc import Traversable

FORMAT = 1
_DIGITS = 7
"""The significant decimal digits of a number of 32 bits."""


class WeightsError(ValeriaError):
    """Weights that can't be used."""


@frozen(eq=False)
class Weights:
    """A net, its features, and the facts of its training."""

    net: Net
    features: tuple[str, ...]
    made: Mapping[str, Any]
    """The recipe, the seed, the number of games and the measured strength."""


def write_weights(weights: Weights) -> str:
    """Return weights as JSON text, with one line for each sum."""
    net = weights.net
    data = {
        "format": FORMAT,
        "made": weights.made,
        "features": weights.features,
        "mean": _short(net.mean),
        "scale": _short(net.scale),
        "layers": [
            {"biases": _short(layer.biases), "rows": [_short(row) for row in layer.rows]}
            for layer in net.layers
        ],
    }
    return json.dumps(data, separators=(",", ":")).replace("],[", "],\n[") + "\n"


def _short(row: Sequence[float]) -> list[float]:
    return [float(f"{number:.{_DIGITS}g}") for number in row]


def read_weights(file: Traversable, features: Sequence[str]) -> Weights:
    """Return the weights of a file; refuse those trained with other features."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise WeightsError(f"The weights in {file.name} can't be read: {error}.") from error
    return read_weights_text(text, features, file.name)


def read_weights_text(text: str, features: Sequence[str], name: str) -> Weights:
    """Return weights from a text; `name` is the file's name for a refusal."""
    try:
        return _weights(json.loads(text), features, name)
    except (KeyError, TypeError, ValueError) as error:
        sentence = f"The weights in {name} are damaged; learn them again with valeria-lab train."
        raise WeightsError(sentence) from error


def _weights(data: dict[str, Any], features: Sequence[str], name: str) -> Weights:
    if data["format"] != FORMAT:
        raise WeightsError(f"The weights in {name} are of another version; learn them again.")
    if data["features"] != list(features):
        raise WeightsError(
            f"The weights in {name} were learned with other features; learn them again with "
            "valeria-lab train."
        )
    layers = tuple(
        Layer(_row(layer["biases"]), tuple(_row(row) for row in layer["rows"]))
        for layer in data["layers"]
    )
    if not layers:
        raise ValueError
    net = Net(_row(data["mean"]), _row(data["scale"]), layers)
    _check_shape(net, len(features))
    return Weights(net, tuple(features), cast("Mapping[str, Any]", data["made"]))


def _row(numbers: Sequence[float]) -> tuple[float, ...]:
    row = tuple(float(number) for number in numbers)
    if not all(map(isfinite, row)):
        raise ValueError
    return row


def _check_shape(net: Net, inputs: int) -> None:
    """Refuse layers that don't fit together: each needs an input for each sum before it."""
    if not len(net.mean) == len(net.scale) == inputs:
        raise ValueError
    for layer in net.layers:
        if len(layer.rows) != len(layer.biases) or any(len(row) != inputs for row in layer.rows):
            raise ValueError
        inputs = len(layer.biases)
    if inputs != 1:
        raise ValueError
