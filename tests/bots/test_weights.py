"""Weights are read as they were written, and what doesn't fit is refused by one sentence."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from valeria_desktop.bots.net import Glance, Layer, Net
from valeria_desktop.bots.weights import (
    Weights,
    WeightsError,
    names_in,
    read_weights,
    read_weights_text,
    write_weights,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FEATURES = ("gold", "points")
BLOCKS = {"table": FEATURES}
NET = Net((0.25, 1.5), (1.0, 0.125), (Layer((0.5, 1.0), ((1.0, 2.0), (3.0, 4.0))),
          Layer((0.0,), ((1.0, -1.0),))))  # fmt: skip
WEIGHTS = Weights(NET, FEATURES, {"seed": 1, "games": 400})


def test_weights_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(write_weights(WEIGHTS), encoding="utf-8")
    read = read_weights(file, BLOCKS)
    assert read.made == WEIGHTS.made
    assert (read.net.mean, read.net.scale) == (NET.mean, NET.scale)
    assert [(layer.biases, layer.rows) for layer in read.net.layers] == [
        (layer.biases, layer.rows) for layer in NET.layers
    ]


def test_weights_learned_with_other_features_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(write_weights(WEIGHTS), encoding="utf-8")
    with pytest.raises(WeightsError, match=r"two\.json were learned with other features; learn"):
        read_weights(file, {"table": ("gold", "magic")})


def test_weights_that_are_not_there_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"The weights in three\.json can't be read"):
        read_weights(tmp_path / "three.json", BLOCKS)


def test_weights_of_another_version_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(write_weights(WEIGHTS).replace('"format":1', '"format":9'), encoding="utf-8")
    with pytest.raises(WeightsError, match="of another version"):
        read_weights(file, BLOCKS)


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
        read_weights(file, BLOCKS)


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '"weights"'])
def test_what_is_no_weights_at_all_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(WeightsError, match="are damaged"):
        read_weights(file, BLOCKS)


MORE = {"before": ("weather",), "table": FEATURES, "later": ("cards", "seats")}


def test_a_file_without_a_block_says_nothing_there(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(write_weights(WEIGHTS), encoding="utf-8")
    read = read_weights(file, MORE)
    assert read.features == names_in(MORE) == ("weather", *FEATURES, "cards", "seats")
    chance = Random(1)
    for _ in range(50):
        seen = [chance.uniform(-20, 20) for _ in FEATURES]
        others = [chance.uniform(-20, 20) for _ in range(3)]
        glance = Glance(read.net)
        for weather, *more in (others, [0.0, 0.0, 0.0], [1e9, -1e9, 3.0]):
            assert glance.value([weather, *seen, *more]) == Glance(NET).value(seen)


def test_a_wider_net_is_written_and_read_as_any_other(tmp_path: Path) -> None:
    wider = read_weights_text(write_weights(WEIGHTS), MORE, "two.json")
    again = read_weights_text(write_weights(wider), MORE, "two.json")
    assert again.net.layers[0].rows == wider.net.layers[0].rows
    with pytest.raises(WeightsError, match="learned with other features"):
        read_weights_text(write_weights(wider), BLOCKS, "two.json")


@pytest.mark.parametrize(
    "features",
    [["gold"], ["points", "gold"], ["gold", "points", "cards"], ["gold", "weather", "points"], []],
    ids=["half a block", "another order", "part of a block more", "a block within another", "none"],
)
def test_blocks_are_whole_and_in_their_order(features: list[str]) -> None:
    data = json.loads(write_weights(WEIGHTS)) | {"features": features}
    with pytest.raises(WeightsError, match="learned with other features"):
        read_weights_text(json.dumps(data), MORE, "two.json")
