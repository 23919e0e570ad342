"""Weights are read as they were written, and what doesn't fit is refused by one sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from valeria_desktop.bots.net import Layer, Net
from valeria_desktop.bots.weights import Weights, WeightsError, read_weights, write_weights

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FEATURES = ("gold", "points")
NET = Net((0.25, 1.5), (1.0, 0.125), (Layer((0.5, 1.0), ((1.0, 2.0), (3.0, 4.0))),
          Layer((0.0,), ((1.0, -1.0),))))  # fmt: skip
WEIGHTS = Weights(NET, FEATURES, {"seed": 1, "games": 400})


def test_weights_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(write_weights(WEIGHTS), encoding="utf-8")
    read = read_weights(file, FEATURES)
    assert read.made == WEIGHTS.made
    assert (read.net.mean, read.net.scale) == (NET.mean, NET.scale)
    assert [(layer.biases, layer.rows) for layer in read.net.layers] == [
        (layer.biases, layer.rows) for layer in NET.layers
    ]


def test_weights_learned_with_other_features_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(write_weights(WEIGHTS), encoding="utf-8")
    with pytest.raises(WeightsError, match=r"two\.json were learned with other features; learn"):
        read_weights(file, ("gold", "magic"))


def test_weights_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"The weights in three\.json can't be read"):
        read_weights(tmp_path / "three.json", FEATURES)


def test_weights_of_another_version_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(write_weights(WEIGHTS).replace('"format":1', '"format":9'), encoding="utf-8")
    with pytest.raises(WeightsError, match="of another version"):
        read_weights(file, FEATURES)


SPOILT: dict[str, Callable[[dict[str, Any]], object]] = {
    "no layers": lambda data: data.update(layers=[]),
    "a layer is missing": lambda data: data["layers"].pop(),
    "a row is too short": lambda data: data["layers"][0]["rows"][0].pop(),
    "a bias too many": lambda data: data["layers"][0]["biases"].append(1.0),
    "a mean is missing": lambda data: data["mean"].pop(),
    "a number is a word": lambda data: data["scale"].__setitem__(0, "much"),
    "a number is endless": lambda data: data["scale"].__setitem__(0, float("inf")),
    "nothing is said of its making": lambda data: data.pop("made"),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_damaged_weights_are_refused(
    spoil: Callable[[dict[str, Any]], object], tmp_path: Path
) -> None:
    data = json.loads(write_weights(WEIGHTS))
    spoil(data)
    file = tmp_path / "two.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(WeightsError, match=r"The weights in two\.json are damaged"):
        read_weights(file, FEATURES)


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '"weights"'])
def test_what_is_no_weights_at_all_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(WeightsError, match="are damaged"):
        read_weights(file, FEATURES)
