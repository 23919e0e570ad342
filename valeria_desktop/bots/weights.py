"""The weights file of a net, which also records how the net was trained.

The file names the features of the training, so that a net never gets other inputs. Features stand
in blocks: a net that was trained before a block was added stays valid, and ignores that block.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import isfinite
from typing import TYPE_CHECKING, Any, cast

from attrs import frozen

from valeria_desktop.bots.net import Layer, Net
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.resources.abc import Traversable

    from valeria_desktop.bots.net import Row

FORMAT = 1
_DIGITS = 7
"""The significant decimal digits of a number of 32 bits."""


Blocks = Mapping[str, tuple[str, ...]]
"""The names of features, by the name of their block; in the order in which a value reads them."""


def names_in(blocks: Blocks) -> tuple[str, ...]:
    """Return the names of all features."""
    return tuple(name for block in blocks.values() for name in block)


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


def read_weights(file: Traversable, blocks: Blocks) -> Weights:
    """Return the weights of a file; refuse those trained with other features."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise WeightsError(f"The weights in {file.name} can't be read: {error}.") from error
    return read_weights_text(text, blocks, file.name)


def read_weights_text(text: str, blocks: Blocks, name: str) -> Weights:
    """Return weights from a text; `name` is the file's name for a refusal."""
    try:
        return _weights(json.loads(text), blocks, name)
    except (KeyError, TypeError, ValueError) as error:
        sentence = f"The weights in {name} are damaged; learn them again with valeria-lab train."
        raise WeightsError(sentence) from error


def _weights(data: dict[str, Any], blocks: Blocks, name: str) -> Weights:
    if data["format"] != FORMAT:
        raise WeightsError(f"The weights in {name} are of another version; learn them again.")
    places = _places(data["features"], blocks)
    if places is None:
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
    _check_shape(net, len(data["features"]))
    made = cast("Mapping[str, Any]", data["made"])
    return Weights(_widened(net, places), names_in(blocks), made)


def _places(features: list[str], blocks: Blocks) -> list[int | None] | None:
    """Return the place in a file of each feature; None for features of a block it doesn't have.

    A file has whole blocks in their order, and at least one; for any other file, return None.
    """
    places, at = list[int | None](), 0
    for names in blocks.values():
        end = at + len(names)
        if features[at:end] == list(names):
            places += range(at, end)
            at = end
        else:
            places += [None] * len(names)
    return places if at == len(features) > 0 else None


def _widened(net: Net, places: list[int | None]) -> Net:
    """Return the net with an input for each feature; those that it doesn't know add nothing."""
    if None not in places:
        return net

    def wide(row: Row) -> Row:
        return tuple(0.0 if at is None else row[at] for at in places)

    first, *others = net.layers
    layer = Layer(first.biases, tuple(map(wide, first.rows)))
    return Net(wide(net.mean), wide(net.scale), (layer, *others))


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
