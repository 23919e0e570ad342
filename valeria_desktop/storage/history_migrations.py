"""The tables of the history's file, and the steps from each version to the next.

Damaged rows are carried over unchanged: reading reports them, and no step loses them. So no column
has a constraint, except that keys are unique.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable


def _to_1(database: sqlite3.Connection) -> None:
    """Create the tables for Valeria, the only game at that time."""
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
    """Add the game's name, and keep Valeria's special columns as JSON."""
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
    # of two rows with the same key (only damage makes them) one is kept
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
    """Replace a table by its new one, with the named columns gathered as JSON in `special`."""
    rows = database.execute(f"SELECT rowid, {', '.join(names)} FROM {table}")  # noqa: S608 - ours
    for row, *values in rows:
        # bytes (only damage makes them) become a list, which no check accepts as a text
        special = json.dumps(dict(zip(names, values, strict=True)), default=list)
        database.execute(
            f"UPDATE new_{table} SET special = ? WHERE rowid = ?",  # noqa: S608 - names of ours
            (special, row),
        )
    database.execute(f"DROP TABLE {table}")
    database.execute(f"ALTER TABLE new_{table} RENAME TO {table}")


def _to_3(database: sqlite3.Connection) -> None:
    """Add a mark for games without help; no earlier game was one."""
    database.execute("ALTER TABLE games ADD COLUMN without_help INTEGER DEFAULT 0")


def _to_4(database: sqlite3.Connection) -> None:
    """Add a table of games that a player removed: their saves must not bring them back."""
    database.execute("CREATE TABLE removed (id TEXT PRIMARY KEY)")


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_to_1, _to_2, _to_3, _to_4)
"""The steps, indexed by the version they start from; new steps come last."""
