"""The tables of the history's file, and the steps that lead from each version to the next.

What is damaged is carried over as it is: it is told of when the history is read, and lost by none
of these steps. So no column forbids anything but a second row of the same key.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable


def _to_1(database: sqlite3.Connection) -> None:
    """Begin with the tables of the one game there was."""
    database.execute(
        """
        CREATE TABLE games (
            id TEXT PRIMARY KEY, created TEXT NOT NULL, ended TEXT NOT NULL,
            players INTEGER NOT NULL, edition TEXT NOT NULL, preset TEXT NOT NULL,
            variants TEXT NOT NULL, solo TEXT NOT NULL, level TEXT NOT NULL, seed TEXT NOT NULL,
            rounds INTEGER NOT NULL, choices INTEGER NOT NULL, ending TEXT NOT NULL,
            outcome TEXT NOT NULL, rewound INTEGER NOT NULL, save BLOB NOT NULL
        )
        """
    )
    database.execute(
        """
        CREATE TABLE seats (
            game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            name TEXT NOT NULL, bot TEXT NOT NULL, points INTEGER NOT NULL, won INTEGER NOT NULL,
            duke TEXT NOT NULL, luck REAL NOT NULL,
            PRIMARY KEY (game, seat)
        )
        """
    )


def _to_2(database: sqlite3.Connection) -> None:
    """Name the game, and keep what only Valeria has as JSON: until then there was no other."""
    database.execute(
        """
        CREATE TABLE new_games (
            id TEXT PRIMARY KEY, created TEXT, ended TEXT, game TEXT, players INTEGER, seed TEXT,
            rounds INTEGER, choices INTEGER, ending TEXT, outcome TEXT, rewound INTEGER,
            special TEXT, save BLOB
        )
        """
    )
    database.execute(
        """
        CREATE TABLE new_seats (
            entry TEXT REFERENCES games (id) ON DELETE CASCADE, seat INTEGER, name TEXT, bot TEXT,
            points INTEGER, won INTEGER, special TEXT,
            PRIMARY KEY (entry, seat)
        )
        """
    )
    # of two rows with one key, which only damage makes, one is kept
    database.execute(
        """
        INSERT OR IGNORE INTO new_games (
            rowid, id, created, ended, game, players, seed, rounds, choices, ending, outcome,
            rewound, save
        )
        SELECT
            rowid, id, created, ended, 'valeria', players, seed, rounds, choices, ending, outcome,
            rewound, save
        FROM games
        """
    )
    database.execute(
        """
        INSERT OR IGNORE INTO new_seats (rowid, entry, seat, name, bot, points, won)
        SELECT rowid, game, seat, name, bot, points, won FROM seats
        """
    )
    _replace(database, "games", ("solo", "level", "edition", "preset", "variants"))
    _replace(database, "seats", ("duke", "luck"))


def _replace(database: sqlite3.Connection, table: str, names: tuple[str, ...]) -> None:
    """Gather columns of a table in the JSON of the new one, which takes its place."""
    rows = database.execute(f"SELECT rowid, {', '.join(names)} FROM {table}")  # noqa: S608 - ours
    for row, *values in rows:
        # bytes, where only damage puts them, become a list, which nothing takes for a text
        special = json.dumps(dict(zip(names, values, strict=True)), default=list)
        database.execute(
            f"UPDATE new_{table} SET special = ? WHERE rowid = ?",  # noqa: S608 - names of ours
            (special, row),
        )
    database.execute(f"DROP TABLE {table}")
    database.execute(f"ALTER TABLE new_{table} RENAME TO {table}")


def _to_3(database: sqlite3.Connection) -> None:
    """Mark the games that were played without help: until then there were none."""
    database.execute("ALTER TABLE games ADD COLUMN without_help INTEGER DEFAULT 0")


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_to_1, _to_2, _to_3)
"""By the version that each leads on from; new ones come last."""
