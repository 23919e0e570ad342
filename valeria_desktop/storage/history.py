"""The history: all finished games in one SQLite file, each with the choices it was played by."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import zlib
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.engine.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from valeria_desktop.engine.setup import Setup

_log = logging.getLogger(__name__)
NAME = "history.sqlite"
_PATIENCE = 5.0  # seconds that another program may be writing

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE games (
        id TEXT PRIMARY KEY, created TEXT NOT NULL, ended TEXT NOT NULL,
        players INTEGER NOT NULL, edition TEXT NOT NULL, preset TEXT NOT NULL,
        variants TEXT NOT NULL, solo TEXT NOT NULL, level TEXT NOT NULL, seed TEXT NOT NULL,
        rounds INTEGER NOT NULL, choices INTEGER NOT NULL, ending TEXT NOT NULL,
        outcome TEXT NOT NULL, rewound INTEGER NOT NULL, save BLOB NOT NULL
    );
    CREATE TABLE seats (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
        name TEXT NOT NULL, bot TEXT NOT NULL, points INTEGER NOT NULL, won INTEGER NOT NULL,
        duke TEXT NOT NULL, luck REAL NOT NULL,
        PRIMARY KEY (game, seat)
    );
    """,
)
"""The scripts that lead from each version of the tables to the next; new ones come at the end."""


class HistoryError(ValeriaError):
    """A history that can't be read or written."""


@frozen
class SeatResult:
    """How a game ended for a seat."""

    name: str
    bot: str
    """Empty for a person."""
    points: int
    won: bool
    duke: str
    luck: float


@frozen
class Entry:
    """A finished game."""

    created: str
    ended: str
    setup: Setup
    seed: int
    rounds: int
    choices: int
    ending: str
    outcome: str
    """In a game for one player: won, lost or drawn."""
    rewound: bool
    seats: tuple[SeatResult, ...]
    save: str
    """The text of the save."""

    @property
    def id(self) -> str:
        """Name the game; the same game never stands in the history twice."""
        return f"{self.created} {self.seed}"


class History:
    """The finished games of a folder; every call opens the file for itself, from any thread."""

    def __init__(self, folder: Path) -> None:
        """Look into a folder; nothing is made there until a game is entered."""
        self.path = folder / NAME

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with contextlib.closing(sqlite3.connect(self.path, timeout=_PATIENCE)) as database:
                database.execute("PRAGMA foreign_keys = ON")
                self._migrate(database)
                with database:
                    yield database
        except (sqlite3.OperationalError, OSError) as error:
            raise HistoryError(
                f"{self.path} can't be used: {error}; finished games are not kept."
            ) from error
        except sqlite3.DatabaseError as error:
            raise HistoryError(self._put_aside()) from error

    def _migrate(self, database: sqlite3.Connection) -> None:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise HistoryError(
                f"{self.path} belongs to a newer version of the program; finished games are "
                "not kept until you use that one."
            )
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            with database:
                database.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")

    def _put_aside(self) -> str:
        damaged = self.path.with_suffix(".damaged")
        _log.warning("%s is damaged.", self.path, exc_info=True)
        with contextlib.suppress(OSError):
            self.path.replace(damaged)
        return (
            f"{self.path.name} was damaged and is kept as {damaged.name}; a new history begins "
            "with the next game."
        )

    # --- writing

    def enter(self, entry: Entry) -> None:
        """Write a finished game down; one that is there already is written anew."""
        setup = entry.setup
        game = (
            entry.id, entry.created, entry.ended, setup.players, setup.edition.value,
            setup.preset, " ".join(sorted(setup.variants)), setup.solo.value if setup.solo else "",
            setup.level.value if setup.solo else "", str(entry.seed), entry.rounds, entry.choices,
            entry.ending, entry.outcome, entry.rewound, zlib.compress(entry.save.encode()),
        )  # fmt: skip
        with self._open() as database:
            database.execute("DELETE FROM games WHERE id = ?", (entry.id,))
            database.execute(f"INSERT INTO games VALUES ({_gaps(game)})", game)  # noqa: S608 - gaps
            for number, seat in enumerate(entry.seats):
                row = (entry.id, number, seat.name, seat.bot, seat.points, seat.won, seat.duke,
                       seat.luck)  # fmt: skip
                database.execute(f"INSERT INTO seats VALUES ({_gaps(row)})", row)  # noqa: S608

    # --- reading

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask for rows; none are there before the first game."""
        if not self.path.exists():
            return []
        with self._open() as database:
            return database.execute(query, values).fetchall()

    def save_of(self, game: str) -> str:
        """Give the text of a finished game's save."""
        rows = self.rows("SELECT save FROM games WHERE id = ?", game)
        if not rows:
            raise HistoryError("This game is no longer in the history.")
        return zlib.decompress(rows[0][0]).decode()


def _gaps(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
