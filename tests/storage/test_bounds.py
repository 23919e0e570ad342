"""Every number of a save has its bounds, so that none breaks the engine later."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.storage.played import CATALOG, SETUPS, play
from tests.storage.spoiling import at, paths_of, put
from valeria_desktop.content.checks import MOST, Counted, Order, Seed, bounded
from valeria_desktop.content.codec import strict_converter
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.files.snapshot import restore
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.storage.migrations import SaveError
from valeria_desktop.storage.save import from_text, to_saved, to_text

TEXTS = {
    name: to_text(to_saved(play(setup).unsaved("2026-11-21T12:00:00+00:00")))
    for name, setup in SETUPS.items()
}
FAR_OUT = (1 << 30, -(1 << 30), 1 << 70, 10**4000)
LARGE = {"seed"}  # which may be any of 64 bits


@pytest.mark.parametrize("name", TEXTS)
def test_a_number_out_of_bounds_is_refused_wherever_it_stands(name: str) -> None:
    data: dict[str, Any] = json.loads(TEXTS[name])
    snapshot = data["snapshot"]
    numbers = [path for path in paths_of(snapshot) if type(at(snapshot, path)) is int]
    assert len(numbers) > 20
    for path in numbers:
        for number in FAR_OUT:
            if path[-1] not in LARGE or number > 1 << 64:
                with pytest.raises(ValeriaError):
                    restore(put(snapshot, path, number), CATALOG)


def test_a_header_has_its_bounds() -> None:
    data: dict[str, Any] = json.loads(TEXTS["two"])
    header = {name: value for name, value in data.items() if name not in {"base", "snapshot"}}
    numbers = [path for path in paths_of(header) if type(at(header, path)) is int]
    assert len(numbers) > 7
    for path in numbers:
        number = 1 << 70
        with pytest.raises(SaveError, match=r"game\.valeria "):
            from_text(json.dumps(put(data, path, number)), "game.valeria", GAMES)


def test_what_is_too_much_is_named() -> None:
    snapshot = json.loads(TEXTS["two"])["snapshot"]
    with pytest.raises(SnapshotError, match=rf"players\[1\]\.gold: must be at most {MOST}\."):
        restore(put(snapshot, ("players", 1, "gold"), 1 << 30), CATALOG)


@pytest.mark.parametrize(
    ("kind", "most"),
    [(int, 9_999), (Counted, 1_000_000), (Seed, (1 << 64) - 1), (Order, 1_000_000_000_000_000)],
)
def test_the_most_of_each_kind_of_number_is_read_and_one_more_is_not(kind: Any, most: int) -> None:  # noqa: ANN401 - a kind of number
    """Saves that others have rely on them, so they never become less."""
    converter = bounded(strict_converter())
    assert converter.structure(most, kind) == most
    assert converter.structure(-most, kind) == -most
    for beyond in (most + 1, -most - 1):
        with pytest.raises(ValueError, match=rf"must be at most {most}$"):
            converter.structure(beyond, kind)


@pytest.mark.parametrize("resource", ["gold", "strength", "magic", "points"])
def test_the_most_that_is_read_can_be_played_with(resource: str) -> None:
    snapshot = json.loads(TEXTS["two"])["snapshot"]
    for seat in range(2):
        snapshot = put(snapshot, ("players", seat, resource), MOST)
    game = restore(snapshot, CATALOG)
    for _ in range(100):
        if game.decision is not None:
            assert len(game.decision.options) <= 2 * MOST
            game.choose(game.decision.options[-1])
    assert len(game.result().scores) == 2
