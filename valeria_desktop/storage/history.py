"""The history: all finished games in one SQLite file, each with its choices."""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
import zlib
from itertools import count
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.content.checks import is_time
from valeria_desktop.content.files import NO_RIGHT, is_special, remedy
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.storage.history_migrations import MIGRATIONS
from valeria_desktop.storage.ledger import GAME_COLUMNS, SEAT_COLUMNS, Ledger, read_ledger
from valeria_desktop.storage.save import SavedGame
from valeria_desktop.storage.save_file import LARGEST

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from valeria_desktop.kernel.memory import Special
    from valeria_desktop.kernel.rules import Games

_log = logging.getLogger(__name__)
NAME = "history.sqlite"
_PATIENCE = 5.0  # seconds to wait while another program writes

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_PRIMARY = 0xFF  # the bits of an SQLite error code with its kind
_TROUBLES = {
    sqlite3.SQLITE_FULL: say("the disk is full"),
    sqlite3.SQLITE_CANTOPEN: NO_RIGHT,
    sqlite3.SQLITE_READONLY: NO_RIGHT,
    sqlite3.SQLITE_PERM: NO_RIGHT,
}


class HistoryError(ValeriaError):
    """A history that can't be read or written."""


class DamagedError(HistoryError):
    """A damaged history, now renamed, so that a new one can begin."""


@frozen
class SeatResult:
    """The result of one seat in a finished game."""

    name: str
    bot: str
    """The bot's name; empty for a person."""
    points: int
    won: bool
    special: Special
    """Values of the seat that only this game keeps."""


@frozen
class HistoryEntry:
    """A finished game."""

    created: str
    ended: str
    game: str
    """The id of the game's rules, as in saves."""
    seed: int
    rounds: int
    choices: int
    ending: str
    outcome: str
    """In a game for one player: won, lost or drawn."""
    rewound: bool
    special: Special
    """Values of the whole game that only this game keeps."""
    seats: tuple[SeatResult, ...]
    save: str
    """The text of the save."""
    without_help: bool = False
    """No player got advice during the game."""

    @property
    def id(self) -> str:
        """The key of the game; a rewound game has a key of its own.

        So the result of a rewound game never replaces a result that counts.
        """
        return _id_of(self.created, self.seed, rewound=self.rewound)


def keys_of(created: str, seed: int) -> tuple[str, str]:
    """Return the keys that a game has in the history: as it was played, and rewound."""
    return _id_of(created, seed, rewound=False), _id_of(created, seed, rewound=True)


def _id_of(created: str, seed: int, *, rewound: bool) -> str:
    return f"{created} {seed}{' rewound' if rewound else ''}"


class History:
    """The finished games of a folder; each call opens the file anew, so any thread may call."""

    def __init__(self, folder: Path, games: Games) -> None:
        """Use the history of a folder; only `enter` creates the file."""
        self.path = folder / NAME
        self._games = games

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if is_special(self.path):
                raise self._unusable(say("it is no ordinary file"))
            with contextlib.closing(sqlite3.connect(self.path, timeout=_PATIENCE)) as database:
                # bytes that are no text spoil only their own row
                database.text_factory = _halves
                self._migrate(database)  # before foreign keys hold, as it replaces tables
                database.execute("PRAGMA foreign_keys = ON")
                with database:
                    yield database
        except sqlite3.Error as error:
            if _kind_of(error) in _DAMAGE:
                raise self._put_aside() from error
            raise self._unusable(error) from error
        except UnicodeDecodeError as error:  # SQLite's error message itself may be broken text
            raise self._put_aside() from error
        except (OSError, MemoryError) as error:
            raise self._unusable(error) from error

    def _unusable(self, problem: Exception | Phrase) -> HistoryError:
        words: object = problem
        if isinstance(problem, OSError):
            words = remedy(problem)
        elif isinstance(problem, sqlite3.Error):
            words = _TROUBLES.get(_kind_of(problem), problem)
        return HistoryError(say("{file} can't be used: {problem}.", file=self.path, problem=words))

    def _migrate(self, database: sqlite3.Connection) -> None:
        if self._version(database) == len(MIGRATIONS):
            return
        with database:
            database.execute("BEGIN IMMEDIATE")
            # read again within the lock, as another program may have been quicker
            for number in range(self._version(database), len(MIGRATIONS)):
                MIGRATIONS[number](database)
                database.execute(f"PRAGMA user_version = {number + 1}")

    def _version(self, database: sqlite3.Connection) -> int:
        version: int = database.execute("PRAGMA user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise HistoryError(
                say(
                    "{file} belongs to a newer version of the program; finished games are not kept "
                    "until you use that one.",
                    file=self.path,
                )
            )
        return version

    def _put_aside(self) -> HistoryError:
        _log.warning("%s is damaged.", self.path, exc_info=True)
        try:
            damaged = self._free_name()
            self.path.replace(damaged)
        except OSError as error:
            return self._unusable(error)
        return DamagedError(
            say(
                "{file} was damaged and is kept as {kept}; a new history begins.",
                file=NAME,
                kept=damaged.name,
            )
        )

    def _free_name(self) -> Path:
        names = (f"history.damaged{f'-{number}' if number > 1 else ''}" for number in count(1))
        paths = (self.path.with_name(name) for name in names)
        return next(path for path in paths if not path.exists())

    # --- writing

    def enter(self, entry: HistoryEntry) -> None:
        """Write a finished game into the history; an existing entry is replaced but keeps its time.

        If the history was damaged, the game goes into a new one before the error is raised.
        """
        try:
            self._enter(entry)
        except DamagedError:
            self._enter(entry)
            raise

    def _enter(self, entry: HistoryEntry) -> None:
        with self._open() as database:
            database.execute("BEGIN IMMEDIATE")
            before = database.execute("SELECT ended FROM games WHERE id = ?", (entry.id,))
            (ended,) = before.fetchone() or (entry.ended,)
            ended = ended if is_time(ended) else entry.ended
            database.execute("DELETE FROM games WHERE id = ?", (entry.id,))
            database.execute("DELETE FROM removed WHERE id = ?", (entry.id,))
            _insert(database, "games", _row(entry, ended))
            for number, seat in enumerate(entry.seats):
                _insert(database, "seats", _seat_row(entry, number, seat))

    def remove(self, game: str) -> None:
        """Remove a game for good, by its key; its save doesn't bring it back."""
        with self._open() as database:
            database.execute("DELETE FROM games WHERE id = ?", (game,))
            database.execute("INSERT OR IGNORE INTO removed (id) VALUES (?)", (game,))

    # --- reading

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of an SQL query; none before the first game."""
        try:
            self.path.stat()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise self._unusable(error) from error
        with self._open() as database:
            return database.execute(query, values).fetchall()

    def ledger(self) -> Ledger:
        """Return all finished games, and a list of the damaged ones."""
        games = f"SELECT {', '.join(GAME_COLUMNS)} FROM games"  # noqa: S608 - names of ours
        seats = f"SELECT {', '.join(SEAT_COLUMNS)} FROM seats ORDER BY seat"  # noqa: S608 - ours
        return read_ledger(self.rows(games), self.rows(seats), self._games)

    def has(self, saved: SavedGame) -> bool:
        """Return whether a finished game is in the history, or was removed from it."""
        game = _id_of(saved.created, saved.seed, rewound=saved.rewound)
        query = "SELECT 1 FROM games WHERE id = ? UNION SELECT 1 FROM removed WHERE id = ?"
        return bool(self.rows(query, game, game))

    def points_of(self, game: str) -> tuple[int, ...]:
        """Return each seat's points at the end of a game, from its key in the history."""
        rows = self.rows("SELECT points FROM seats WHERE entry = ? ORDER BY seat", game)
        return tuple(points for (points,) in rows)

    def save_of(self, game: str) -> str:
        """Return the text of a finished game's save."""
        rows = self.rows("SELECT save FROM games WHERE id = ?", game)
        if not rows:
            raise HistoryError(say("This game is no longer in the history."))
        try:
            # bounded: a file of unknown origin may unpack to any size
            return zlib.decompressobj().decompress(rows[0][0], LARGEST).decode()
        except (zlib.error, UnicodeDecodeError, TypeError) as error:
            raise HistoryError(
                say("The choices of this game are damaged in the history.")
            ) from error


def _kind_of(error: sqlite3.Error) -> int:
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & _PRIMARY


def _halves(data: bytes) -> str:
    return data.decode(errors="surrogateescape")


def _insert(database: sqlite3.Connection, table: str, row: dict[str, object]) -> None:
    names, gaps = ", ".join(row), ", ".join(f":{name}" for name in row)
    database.execute(f"INSERT INTO {table} ({names}) VALUES ({gaps})", row)  # noqa: S608 - ours


def _row(entry: HistoryEntry, ended: str) -> dict[str, object]:
    return {
        "id": entry.id,
        "created": entry.created,
        "ended": ended,
        "game": entry.game,
        "players": len(entry.seats),
        "seed": str(entry.seed),
        "rounds": entry.rounds,
        "choices": entry.choices,
        "ending": entry.ending,
        "outcome": entry.outcome,
        "rewound": entry.rewound,
        "without_help": entry.without_help,
        "special": json.dumps(entry.special),
        "save": zlib.compress(entry.save.encode()),
    }


def _seat_row(entry: HistoryEntry, number: int, seat: SeatResult) -> dict[str, object]:
    return {
        "entry": entry.id,
        "seat": number,
        "name": seat.name,
        "bot": seat.bot,
        "points": seat.points,
        "won": seat.won,
        "special": json.dumps(seat.special),
    }
