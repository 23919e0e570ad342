"""`valeria-lab bench --storage`: measures saving and loading, relative to the disk's own work.

The figures are medians, and multiples of two times without this program: to write the same bytes
with fsync, and to read the same text with `json.loads`.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypedDict

from attrs import frozen

from valeria_desktop.bots.registry import make_bot, usual_bot
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.lab.terminal import table
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import Unsaved, from_text, to_saved, to_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.rules import Games, Rules, Setup

_SEED = 1
_MILLI = 1000
_CREATED = "2026-11-21T12:00:00+00:00"
_NUMBERS = ("one", "two", "three", "four", "five")


class StorageFigures(TypedDict):
    """Median times in milliseconds, and their multiples of the plain work."""

    kilobytes: float
    choices: int
    choices_of_whole_game: int
    plain_write_ms: float
    save_ms: float
    save_per_plain_write: float
    json_loads_ms: float
    load_ms: float
    load_per_json_loads: float
    load_whole_game_ms: float
    autosave_blocks_ms: float
    autosave_per_plain_write: float
    autosave_ms: float


@frozen
class _Game:
    """A game's state in the middle, and the text of its save at the end."""

    page: Unsaved
    whole: str


def _game(rules: Rules[Any], setup: Setup) -> _Game:
    """Play a game between usual bots and return it."""
    record = Record(rules, setup, _SEED)
    game = record.start()
    bot = make_bot(rules, usual_bot(rules), _SEED)
    while (decision := game.decision) is not None:
        record.choose(game, bot.choose(game.view(decision.seat), decision))
    half = record.up_to(len(record.choices) // 2)
    return _Game(_page(half), to_text(to_saved(_page(record))))


def _page(record: Record) -> Unsaved:
    game = record.replay()
    players = record.setup.players
    return Unsaved(record, default_seats(players), game, 1, _CREATED)


def measure_storage(rules: Rules[Any], setup: Setup, repeats: int) -> StorageFigures:
    """Return the figures of a game, measured in the temporary folder, ideally on a real disk."""
    games = {rules.id: rules}
    game = _game(rules, setup)
    text = to_text(to_saved(game.page))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plain = _median(lambda: _plain_write(folder / "plain", text), repeats)
        save = _median(lambda: _save(folder / "save.valeria", game.page), repeats)
        blocks, whole = _autosave(folder, game.page, games, repeats)
    loads = _median(lambda: json.loads(text), repeats)
    load = _median(lambda: _load(text, games), repeats)
    return StorageFigures(
        kilobytes=len(text.encode()) / 1000,
        choices=len(game.page.record.choices),
        choices_of_whole_game=len(from_text(game.whole, "whole", games).choices),
        plain_write_ms=plain,
        save_ms=save,
        save_per_plain_write=save / plain,
        json_loads_ms=loads,
        load_ms=load,
        load_per_json_loads=load / loads,
        load_whole_game_ms=_median(lambda: _load(game.whole, games), repeats),
        autosave_blocks_ms=blocks,
        autosave_ms=whole,
        autosave_per_plain_write=whole / plain,
    )


def _median(work: Callable[[], object], repeats: int) -> float:
    return median(_milliseconds(work) for _ in range(repeats))


def _milliseconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * _MILLI


def _plain_write(path: Path, text: str) -> None:
    with path.open("wb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())


def _save(path: Path, page: Unsaved) -> None:
    write_text(path, to_text(to_saved(page)))


def _load(text: str, games: Games) -> None:
    saved = from_text(text, "game", games)
    replay(saved, games, "game").replay()


def _autosave(folder: Path, page: Unsaved, games: Games, repeats: int) -> tuple[float, float]:
    """Return the time that the window waits and the time until all is on disk, in ms."""
    saver = Autosaver(folder, games, print)
    path = saver.new_path()
    blocks, whole = [], []
    for _ in range(repeats):
        start = perf_counter()
        copy = Unsaved(
            page.record.up_to(len(page.record.choices)),
            page.seats,
            page.game.copy(),
            page.round,
            page.created,
        )
        saver.take(path)
        saver.keep(path, copy)
        blocks.append((perf_counter() - start) * _MILLI)
        saver.flush()
        whole.append((perf_counter() - start) * _MILLI)
    saver.close()
    return median(blocks), median(whole)


_ROWS = (
    ("size of a save in the middle of a game, kB", "{kilobytes:.1f}"),
    ("choices in the middle and in the whole game", "{choices} and {choices_of_whole_game}"),
    ("writing the same bytes plainly with fsync, ms", "{plain_write_ms:.2f}"),
    ("save, ms", "{save_ms:.2f}"),
    ("  times the plain write", "{save_per_plain_write:.1f}"),
    ("autosave holds the window up, ms", "{autosave_blocks_ms:.3f}"),
    ("autosave until all is on disk, ms", "{autosave_ms:.2f}"),
    ("  times the plain write", "{autosave_per_plain_write:.1f}"),
    ("json.loads of the same text, ms", "{json_loads_ms:.2f}"),
    ("load, ms", "{load_ms:.2f}"),
    ("  times json.loads", "{load_per_json_loads:.1f}"),
    ("load of the whole game, ms", "{load_whole_game_ms:.2f}"),
)


def storage_words(rules: Rules[Any], setup: Setup, figures: StorageFigures) -> str:
    """Return the figures as a table of text."""
    who = f"{_NUMBERS[setup.players - 1]} {usual_bot(rules)} bots"
    rows = [(name, template.format_map(figures)) for name, template in _ROWS]
    return f"A game of {who}, seed {_SEED}; medians\n\n{table(rows)}"
