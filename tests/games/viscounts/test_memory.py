"""The history remembers facts of a game of Viscounts, and counts achievements from them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from valeria_desktop.games.viscounts import statistics
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.memory import MEMORY, SOURCES
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.statistics import RivalRecord
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.session.session import Session
from valeria_desktop.storage.history import History

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.kernel.memory import Special
    from valeria_desktop.storage.ledger import KeptGame

ALONE = Setup(players=1, rival=Rival.NOBLE, futures=1)
TWO = Setup()
setups = pytest.mark.parametrize("setup", [ALONE, TWO], ids=["alone", "two"])
BEGUN, ENDED = "2026-11-21T20:00:00+00:00", "2026-11-21T21:00:00+00:00"


@cache
def played(setup: Setup) -> Session:
    session = Session(Record(RULES, setup, 5), default_seats(setup.players, bots="steward"))
    chance = Random(5)
    while session.decision is not None:
        session.choose(chance.choice(session.decision.options).id)
    return session


@cache
def remembered(setup: Setup) -> tuple[Special, tuple[Special, ...]]:
    return MEMORY.sum_up(played(setup))


@setups
def test_points_are_remembered_by_source(setup: Setup) -> None:
    _, seats = remembered(setup)
    for score, kept in zip(played(setup).result().scores, seats, strict=True):
        assert sum(kept[source] for source in SOURCES) == score.total
        assert all(kept[source] == score.of(source) for source in SOURCES)


@setups
def test_the_set_up_and_the_end_are_remembered(setup: Setup) -> None:
    of_game, _ = remembered(setup)
    revealed = played(setup).view(0).ending
    assert of_game == {
        "side": 2,
        "rival": "noble" if setup is ALONE else "",
        "futures": 1 if setup is ALONE else 0,
        "ending": "both" if len(revealed) > 1 else revealed[0],
        "own": 0,
    }


@setups
def test_deeds_are_counted_as_they_are_told(setup: Setup) -> None:
    session, (_, seats) = played(setup), remembered(setup)
    told = [line.words(session.names) for line in session.lines_at(len(session.record.choices))]
    for name, kept in zip(session.names, seats, strict=True):
        assert kept["collisions"] == sum(f"{name}'s markers collided" in words for words in told)
        assert kept["links"] == sum(words.startswith(f"{name} closed ") for words in told)
        assert kept["shuffles"] == sum(words.startswith(f"{name} shuffled") for words in told)
        assert kept["shuffles"] > 0


@setups
def test_what_is_remembered_can_be_read_again(setup: Setup, tmp_path: Path) -> None:
    history = History(tmp_path, {RULES.id: RULES})
    history.enter(entry_of(played(setup), BEGUN, ENDED))
    (kept,) = history.ledger().games
    assert not history.ledger().damaged
    assert (kept.special, tuple(seat.special for seat in kept.seats)) == remembered(setup)


@pytest.mark.parametrize(
    ("name", "value"),
    [("side", 3), ("side", 0), ("rival", "king"), ("rival", 1), ("futures", 4), ("ending", "war"),
     ("own", 2)],
)  # fmt: skip
def test_what_a_game_cannot_have_been_is_refused(name: str, value: object) -> None:
    assert not MEMORY.of_game[name](value)


def kept(setup: Setup, tmp_path: Path) -> KeptGame:
    history = History(tmp_path, {RULES.id: RULES})
    history.enter(entry_of(played(setup), BEGUN, ENDED))
    (game,) = history.ledger().games
    return game


def test_games_are_told_apart_by_players_and_side(tmp_path: Path) -> None:
    two = kept(TWO, tmp_path)
    one_side = evolve(two, special=two.special | {"side": 1})
    rows = statistics.by_setup([one_side, two, two])
    assert [(row.name, row.kind, row.games) for row in rows] == [("2", "2", 2), ("2", "1", 1)]


def test_games_alone_are_told_apart_by_board_and_difficulty(tmp_path: Path) -> None:
    alone = kept(ALONE, tmp_path)
    (seat,) = alone.seats
    best = evolve(alone, seats=(evolve(seat, points=seat.points + 5, won=1),))
    harder = evolve(alone, special=alone.special | {"futures": 2})
    rows = statistics.by_rival([harder, alone, best, evolve(alone, rewound=1)])
    assert rows == [
        RivalRecord("noble", 1, 2, 1 + seat.won, seat.points + 5),
        RivalRecord("noble", 2, 1, seat.won, seat.points),
    ]
