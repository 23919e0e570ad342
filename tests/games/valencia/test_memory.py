"""What the history remembers of a game of Valencia, and what it makes of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia import statistics
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.memory import MEMORY, SOURCES
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.games.valencia.statistics import TaskRecord
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.session.session import Session
from valeria_desktop.storage.history import History
from valeria_desktop.storage.ledger import KeptGame, KeptSeat

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.kernel.memory import Special

PLAIN = Setup()
RICH = Setup(3, RANDOM, frozenset({Advanced.JOKER, Advanced.NEST_EGG}))
setups = pytest.mark.parametrize("setup", [PLAIN, RICH], ids=["plain", "rich"])


@cache
def played(setup: Setup) -> Session:
    seats = default_seats(setup.players, bots="planner")
    session = Session(Record(RULES, setup, 5), seats)
    bots = [make_bot(RULES, "planner", seat) for seat in range(setup.players)]
    while session.decision is not None:
        seat = session.decision.seat
        scene = session.scene(seat)
        session.choose(bots[seat].choose(scene.view, scene.decision).id)
    return session


@cache
def remembered(setup: Setup) -> tuple[Special, tuple[Special, ...]]:
    return MEMORY.sum_up(played(setup))


@pytest.mark.slow
@setups
def test_points_are_remembered_by_source(setup: Setup) -> None:
    _, seats = remembered(setup)
    for score, kept in zip(played(setup).result().scores, seats, strict=True):
        assert sum(kept[source] for source in SOURCES) == score.total
        assert all(kept[source] == score.of(source) for source in SOURCES)


@setups
def test_tasks_are_remembered_by_whether_they_brought_points(setup: Setup) -> None:
    _, seats = remembered(setup)
    for score, kept in zip(played(setup).result().scores, seats, strict=True):
        lines = [line for line in score.lines if line.category == "tasks"]
        brought = {str(line.cards[0].number) for line in lines if line.points > 0}
        assert set(kept["fulfilled tasks"].split()) == brought
        assert kept["fulfilled"] == len(brought)
        assert len(kept["missed tasks"].split()) == len(lines) - len(brought)
        assert kept["kept"] == len(lines) >= 1


@setups
def test_auctions_are_counted_as_they_are_told(setup: Setup) -> None:
    """At most six of them in each of five rounds can be won; Nina's are nobody's."""
    session, (_, seats) = played(setup), remembered(setup)
    names = session.names
    told = [line.words(names) for line in session.lines_at(len(session.record.choices))]
    for name, kept in zip(names, seats, strict=True):
        assert kept["auctions"] == sum(words.startswith(f"Ranking: {name} ") for words in told)
    assert 0 < sum(kept["auctions"] for kept in seats) <= 35


@setups
def test_the_set_up_and_coins_are_remembered(setup: Setup) -> None:
    of_game, seats = remembered(setup)
    assert of_game == {
        "city": setup.city,
        "advanced": " ".join(sorted(setup.advanced)),
        "own": 0,
    }
    for seat, kept in enumerate(seats):
        assert kept["coins"] == played(setup).view(seat).own.coins


# --- what a file may hold


@setups
def test_what_is_remembered_can_be_read_again(setup: Setup, tmp_path: Path) -> None:
    history = History(tmp_path, {RULES.id: RULES})
    history.enter(entry_of(played(setup), "2026-11-21T20:00:00+00:00", "2026-11-21T21:00:00+00:00"))
    (kept,) = history.ledger().games
    assert not history.ledger().damaged
    assert (kept.special, tuple(seat.special for seat in kept.seats)) == remembered(setup)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("city", "venice"),
        ("city", 1),
        ("advanced", "king"),
        ("advanced", ["joker"]),
        ("own", 2),
        ("own", True),
    ],
)
def test_what_a_game_cannot_have_been_is_refused(name: str, value: object) -> None:
    assert not MEMORY.of_game[name](value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *((source, wrong) for source in SOURCES for wrong in ("3", 0.5, None, True, 10**30)),
        *((name, -1) for name in ("kept", "fulfilled", "auctions", "coins")),
        *((name, "36") for name in ("fulfilled tasks", "missed tasks")),
        *((name, "0") for name in ("fulfilled tasks", "missed tasks")),
        *((name, "7 7") for name in ("fulfilled tasks", "missed tasks")),
        *((name, "07") for name in ("fulfilled tasks", "missed tasks")),
        *((name, "seven") for name in ("fulfilled tasks", "missed tasks")),
        *((name, 7) for name in ("fulfilled tasks", "missed tasks")),
    ],
)
def test_what_a_seat_cannot_have_come_to_is_refused(name: str, value: object) -> None:
    assert not MEMORY.of_seat[name](value)


def test_a_loss_by_tasks_can_be_remembered() -> None:
    assert MEMORY.of_seat["tasks"](-12)


# --- what the history makes of it


def kept_seat(
    number: int, fulfilled: str = "", missed: str = "", *, won: int = 0, bot: str = ""
) -> KeptSeat:
    special = {
        **dict.fromkeys((*SOURCES, "kept", "fulfilled", "auctions", "coins"), 0),
        "fulfilled tasks": fulfilled,
        "missed tasks": missed,
    }
    return KeptSeat("a", number, f"P{number}", bot, 10 * number, won, special=special)


def kept_game(*seats: KeptSeat, own: int = 0, city: str = RANDOM, advanced: str = "") -> KeptGame:
    return KeptGame(
        id="a", created="2026-11-21T20:00:00+00:00", ended="2026-11-21T21:00:00+00:00",
        game=RULES.id, players=len(seats), seed="1", rounds=5, choices=9, ending="rounds",
        outcome="", rewound=0, without_help=0, seats=seats,
        special={"city": city, "advanced": advanced, "own": own},
    )  # fmt: skip


def test_tasks_are_counted_whoever_kept_them() -> None:
    one = kept_game(
        kept_seat(0, "3 7", "12"),
        kept_seat(1, "9", ""),
    )
    other = kept_game(
        kept_seat(0, "", "7"),
        kept_seat(1, "9", "1"),
    )
    assert statistics.by_task([one, other]) == [
        TaskRecord(9, 2, 2),
        TaskRecord(3, 1, 1),
        TaskRecord(7, 2, 1),
        TaskRecord(1, 1, 0),
        TaskRecord(12, 1, 0),
    ]
    assert statistics.by_task([one, other])[2].share == 0.5


def test_rewound_games_do_not_count() -> None:
    rewound = evolve(kept_game(kept_seat(0), kept_seat(1)), rewound=1)
    assert statistics.by_task([rewound]) == []
    assert statistics.by_setup([rewound]) == []


def test_set_ups_are_tallied_by_city_and_advanced_cards() -> None:
    games = [
        kept_game(kept_seat(0, won=1), kept_seat(1, bot="planner")),
        kept_game(kept_seat(0), kept_seat(1, won=1, bot="planner")),
        kept_game(kept_seat(0, won=1), kept_seat(1, won=1), advanced="joker twin"),
        kept_game(kept_seat(0), kept_seat(1), own=1),
    ]
    rows = statistics.by_setup(games)
    assert [(row.name, row.kind, row.games, row.wins) for row in rows] == [
        (RANDOM, "", 2, 1),
        (statistics.OWN, "", 1, 0),
        (RANDOM, "joker twin", 1, 1),
    ]
