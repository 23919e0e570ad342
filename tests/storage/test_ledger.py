"""What each field of the history may hold, to the last number and letter."""

from __future__ import annotations

import json
from math import inf, nan
from typing import Any

import pytest

from valeria_desktop.games import GAMES
from valeria_desktop.storage.ledger import Damaged, Ledger, read_ledger

GAME: dict[str, Any] = {
    "id": "1",
    "created": "2026-11-21T12:00:00+00:00",
    "ended": "2026-11-21T13:00:00+00:00",
    "game": "valeria",
    "players": 1,
    "seed": "7",
    "rounds": 9,
    "choices": 99,
    "ending": "monsters",
    "outcome": "",
    "rewound": 0,
    "without_help": 0,
}
OF_GAME: dict[str, Any] = {
    "solo": "",
    "level": "",
    "edition": "2e",
    "preset": "first-game",
    "variants": "",
}
SEAT: dict[str, Any] = {
    "entry": "1",
    "seat": 0,
    "name": "Ada",
    "bot": "",
    "points": 40,
    "won": 1,
}
OF_SEAT: dict[str, Any] = {"duke": "", "luck": 0.5}
MILLION = 1_000_000
LONG, TOO_LONG = "x" * 500, "x" * 501
NO_TEXTS = (7, None, b"x", "\ud800", TOO_LONG)
NO_TIMES = ("never", "", 2026, None)
EVERY: dict[str, tuple[tuple[object, ...], tuple[object, ...]]] = {
    "created": (("2026-11-21",), NO_TIMES),
    "game": (("valeria",), NO_TEXTS),
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
    "without_help": ((0, 1), (-1, 2, True, "1", None)),
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
    seats = [SEAT | {"seat": seat} for seat in range(players)]
    assert len(rows(game, seats).games[0].seats) == players
    assert rows(game, seats[1:]).damaged[0].field == "seats"


@pytest.mark.parametrize("players", [0, 6])
def test_a_game_has_no_more_players_than_its_rules_allow(players: int) -> None:
    seats = [SEAT | {"seat": seat} for seat in range(players)]
    (damaged,) = rows(GAME | {"players": players}, seats).damaged
    assert damaged.field == "players"


@pytest.mark.parametrize(
    ("rewound", "players", "counts"), [(0, 2, True), (1, 2, False), (0, 1, False)]
)
def test_what_was_not_rewound_counts_among_games_of_several(
    rewound: int, players: int, *, counts: bool
) -> None:
    seats = [SEAT | {"seat": seat} for seat in range(players)]
    (kept,) = rows(GAME | {"rewound": rewound, "players": players}, seats).games
    assert kept.counts is counts


NO_JSON = ("", "{", "[]", "1", None, b"{}", 7, "{" * 100_000, "[" * 100_000)


@pytest.mark.parametrize("special", NO_JSON)
def test_what_is_special_is_an_object_of_json(special: object) -> None:
    (damaged,) = rows(GAME, [SEAT], of_game=special).damaged
    assert damaged.field == "special"
    (damaged,) = rows(GAME, [SEAT], of_seat=special).damaged
    assert damaged.field == "special"


@pytest.mark.parametrize("name", [*OF_GAME, *OF_SEAT])
def test_what_a_game_remembers_is_all_there(name: str) -> None:
    of_game = {key: value for key, value in OF_GAME.items() if key != name}
    of_seat = {key: value for key, value in OF_SEAT.items() if key != name}
    (damaged,) = rows(
        GAME, [SEAT], of_game=json.dumps(of_game), of_seat=json.dumps(of_seat)
    ).damaged
    assert damaged.field == name


def test_what_a_game_does_not_remember_is_damage() -> None:
    (damaged,) = rows(GAME, [SEAT], of_game=json.dumps(OF_GAME | {"x": 1})).damaged
    assert damaged.field == "special"


def test_a_game_that_is_not_here_may_remember_anything_plain() -> None:
    game = GAME | {"game": "chess", "players": 6}
    seats = [SEAT | {"seat": seat} for seat in range(6)]
    (kept,) = rows(game, seats, of_game='{"agents": 3}', of_seat='{"tasks": "x"}').games
    assert (kept.special, kept.seats[5].special) == ({"agents": 3}, {"tasks": "x"})
    for special in ('{"agents": [3]}', '{"agents": 1e999}', '{"\\ud800": 1}', '{"a": null}'):
        assert rows(game, seats, of_game=special).damaged[0].field == "special"


def read(name: str, value: object) -> Ledger:
    game, of_game, seat, of_seat = (
        values | ({name: value} if name in values else {})
        for values in (GAME, OF_GAME, SEAT, OF_SEAT)
    )
    return rows(
        game,
        [seat],
        of_game=json.dumps(of_game, default=list),
        of_seat=json.dumps(of_seat, default=list),
    )


def rows(
    game: dict[str, Any],
    seats: list[dict[str, Any]],
    *,
    of_game: object = json.dumps(OF_GAME),
    of_seat: object = json.dumps(OF_SEAT),
) -> Ledger:
    return read_ledger(
        [(*game.values(), of_game)], [(*seat.values(), of_seat) for seat in seats], GAMES
    )
