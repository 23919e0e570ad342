"""What each field of the history may hold, to the last number and letter."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import pytest

from valeria_desktop.storage.ledger import Damaged, Ledger, read_ledger

GAME: dict[str, Any] = {
    "id": "1",
    "created": "2026-11-21T12:00:00+00:00",
    "ended": "2026-11-21T13:00:00+00:00",
    "players": 1,
    "edition": "2e",
    "preset": "first-game",
    "variants": "",
    "solo": "",
    "level": "",
    "seed": "7",
    "rounds": 9,
    "choices": 99,
    "ending": "monsters",
    "outcome": "",
    "rewound": 0,
}
SEAT: dict[str, Any] = {
    "game": "1",
    "seat": 0,
    "name": "Ada",
    "bot": "",
    "points": 40,
    "won": 1,
    "duke": "",
    "luck": 0.5,
}
MILLION = 1_000_000
LONG, TOO_LONG = "x" * 500, "x" * 501
NO_TEXTS = (7, None, b"x", "\ud800", TOO_LONG)
NO_TIMES = ("never", "", 2026, None)
EVERY: dict[str, tuple[tuple[object, ...], tuple[object, ...]]] = {
    "created": (("2026-11-21",), NO_TIMES),
    "ended": (("2026-11-21",), NO_TIMES),
    "edition": (("1e", "2e"), ("", "3e", 1)),
    "preset": (("", LONG), NO_TEXTS),
    "variants": (("", LONG), NO_TEXTS),
    "solo": (("", "dark-lord", "siege"), ("chess", None)),
    "level": (("", "standard", "harder", "hardest"), ("easy", None)),
    "seed": (("0", "9" * 500), ("", "-1", "9" * 501, 7)),
    "rounds": ((0, MILLION), (-1, MILLION + 1, 1.0, "1")),
    "choices": ((0, MILLION), (-1, MILLION + 1, 1.0, "1")),
    "ending": (("", LONG), NO_TEXTS),
    "outcome": (("", "won", "lost", "drawn"), ("fled", None)),
    "rewound": ((0, 1), (-1, 2, True)),
    "name": (("", LONG), NO_TEXTS),
    "bot": (("", LONG), NO_TEXTS),
    "points": ((-MILLION, MILLION), (-MILLION - 1, MILLION + 1, 1.0)),
    "won": ((0, 1), (-1, 2, True)),
    "duke": (("", LONG), NO_TEXTS),
    "luck": ((-1e6, 1e6, 0), (-MILLION - 1, MILLION + 1, inf, -inf, nan, "1")),
}


@pytest.mark.parametrize("name", EVERY)
def test_a_field_holds_what_it_may_and_nothing_beyond(name: str) -> None:
    good, bad = EVERY[name]
    for value in good:
        assert read(name, value).damaged == (), value
    for value in bad:
        ledger = read(name, value)
        assert ledger.games == ()
        assert ledger.damaged == (Damaged("" if name == "ended" else "2026-11-21", name),), value


@pytest.mark.parametrize("players", [1, 5])
def test_a_game_has_as_many_seats_as_players(players: int) -> None:
    game = GAME | {"players": players}
    seats = [tuple((SEAT | {"seat": seat}).values()) for seat in range(players)]
    assert len(read_ledger([tuple(game.values())], seats).games[0].seats) == players
    assert read_ledger([tuple(game.values())], seats[1:]).damaged[0].field == "seats"


@pytest.mark.parametrize("players", [0, 6])
def test_nobody_and_six_are_no_players(players: int) -> None:
    seats = [tuple((SEAT | {"seat": seat}).values()) for seat in range(players)]
    (damaged,) = read_ledger([tuple((GAME | {"players": players}).values())], seats).damaged
    assert damaged.field in {"players", "seat"}


@pytest.mark.parametrize(
    ("rewound", "solo", "counts"), [(0, "", True), (1, "", False), (0, "siege", False)]
)
def test_what_was_not_rewound_counts_among_games_of_several(
    rewound: int, solo: str, *, counts: bool
) -> None:
    game = GAME | {"rewound": rewound, "solo": solo}
    (kept,) = read_ledger([tuple(game.values())], [tuple(SEAT.values())]).games
    assert kept.counts is counts


def read(name: str, value: object) -> Ledger:
    game = GAME | ({name: value} if name in GAME else {})
    seat = SEAT | ({name: value} if name in SEAT else {})
    return read_ledger([tuple(game.values())], [tuple(seat.values())])
