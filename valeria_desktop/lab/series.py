"""A series of games as a file that grows game by game: a line of JSON for each.

The first line says what the series is; each other line is a game with its number. A run that is cut
short leaves whole lines and at most one half; the next run drops that half and plays the games that
are missing.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path


class SeriesError(ValeriaError):
    """A file with a series that isn't the one asked for, or is damaged."""


class Series:
    """The file of a series; games are plain data under the names of their parts."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        """Open a series, or begin it; refuse a file with another one."""
        self._path = path
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_line(head), encoding="utf-8")
            return
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            path.write_bytes(kept)
        if kept.partition(b"\n")[0] != _line(head).rstrip().encode():
            raise SeriesError(f"{path} has another series; take it away, or choose another seed.")

    def lines(self) -> Iterator[tuple[str, Any]]:
        """Yield the games so far, each with where it stands."""
        with self._path.open(encoding="utf-8") as lines:
            next(lines)
            for number, line in enumerate(lines, 2):
                place = f"{self._path}, line {number}"
                try:
                    yield place, json.loads(line)
                except ValueError as error:
                    raise damaged(place) from error

    def missing(self, numbers: Iterable[int]) -> list[int]:
        """Return the numbers, of those given, whose games are still to be played."""
        done = {_number(place, data) for place, data in self.lines()}
        return [number for number in numbers if number not in done]

    def write(self, data: Mapping[str, Any]) -> None:
        """Append a game."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line(data))


def _number(place: str, data: Any) -> int:  # noqa: ANN401 - any data
    number = data.get("game") if isinstance(data, dict) else None
    if not isinstance(number, int):
        raise damaged(place)
    return number


def damaged(place: str) -> SeriesError:
    """Return the error of a line that isn't a game."""
    return SeriesError(f"{place} is damaged; take the file away.")


def _line(data: Mapping[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"
