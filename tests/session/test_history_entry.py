"""A finished game is summed up: who won, with which Duke, and how the dice fell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.luck import expected, luck, rolls
from valeria_desktop.games.valeria.rules.events import DieChanged, Rolled
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import RANDOM, Edition, Level, Setup, Solo, Variant
from valeria_desktop.kernel.memory import Memory
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.history_entry import entry_of
from valeria_desktop.storage.history import History
from valeria_desktop.storage.resume import replay
from valeria_desktop.storage.save import from_text

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.games.valeria.rules.game import Game

ENDED = "2026-11-21T13:00:00+00:00"
CREATED = "2026-11-21T12:00:00+00:00"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_is_summed_up_as_it_ended(players: int) -> None:
    session = Table(Setup(players=players)).plays_out().session
    entry = entry_of(session, CREATED, ENDED)
    result = session.result()
    assert [seat.points for seat in entry.seats] == [score.total for score in result.scores]
    winners = tuple(number for number, seat in enumerate(entry.seats) if seat.won)
    assert winners == result.winners
    dukes = [session.view(seat).players[seat].duke for seat in range(players)]
    assert [seat.special["duke"] for seat in entry.seats] == [duke.name for duke in dukes if duke]
    assert entry.choices == len(session.record.choices)
    assert (entry.game, entry.special["preset"]) == ("valeria", "first-game")
    saved = from_text(entry.save, "a", GAMES)
    assert replay(saved, GAMES, "a").choices == session.record.choices


@pytest.mark.parametrize("solo", list(Solo))
def test_a_lone_game_is_won_or_not(solo: Solo) -> None:
    session = Table(Setup(players=1, solo=solo)).plays_out().session
    entry = entry_of(session, CREATED, ENDED)
    outcome = session.result().outcome
    assert outcome is not None
    assert entry.outcome == outcome.value
    assert entry.seats[0].won is (outcome.value == "won")
    assert (entry.special["solo"], entry.special["level"]) == (solo.value, "standard")


def test_without_dukes_none_is_named() -> None:
    setup = Setup(players=2, variants=frozenset({Variant.NO_DUKE}))
    entry = entry_of(Table(setup).plays_out().session, CREATED, ENDED)
    assert [seat.special["duke"] for seat in entry.seats] == ["", ""]


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=2, edition=Edition.FIRST, preset=RANDOM),
        Setup(players=3, variants=frozenset({Variant.MIXED, Variant.NO_DUKE})),
        Setup(players=1, solo=Solo.DARK_LORD, level=Level.HARDEST),
        Setup(players=1, solo=Solo.SIEGE),
    ],
    ids=["random", "variants", "dark-lord", "siege"],
)
def test_what_is_remembered_is_what_the_history_takes(setup: Setup, tmp_path: Path) -> None:
    history = History(tmp_path, GAMES)
    entry = entry_of(Table(setup).plays_out().session, CREATED, ENDED)
    history.enter(entry)
    ledger = history.ledger()
    assert ledger.damaged == ()
    assert ledger.games[0].special == entry.special
    assert [seat.special for seat in ledger.games[0].seats] == [
        seat.special for seat in entry.seats
    ]


def test_a_rewound_game_is_entered_as_such() -> None:
    table = Table()
    table.plays(20).session.rewind(10)
    assert entry_of(table.plays_out().session, CREATED, ENDED).rewound


def test_a_game_that_remembers_nothing_is_summed_up_as_well() -> None:
    session = Table().plays_out().session
    session.record.rules = evolve(session.rules, memory=Memory())
    entry = entry_of(session, CREATED, ENDED)
    assert (entry.special, [seat.special for seat in entry.seats]) == ({}, [{}, {}])
    assert [seat.points for seat in entry.seats] == [each.total for each in session.result().scores]


@pytest.mark.clause("T5", "T6")
def test_at_first_every_roll_activates_the_starters_alike() -> None:
    """Peasant and Knight count on their numbers, on either die or on the sum."""
    game: Game = Table().plays_to(Prompt.ROLL).session.game
    by_hand = sum(
        len(game.would_activate(0, (first, second)))
        for first in range(1, 7)
        for second in range(1, 7)
    )
    assert expected(game, 0) == pytest.approx(by_hand / 36)
    assert expected(game, 0) == expected(game, 1)


def test_luck_is_what_was_rolled_less_what_was_expected() -> None:
    session = Table().plays(40).session
    sums = [0.0, 0.0]
    for game, dice in rolls(session):
        for seat in range(2):
            sums[seat] += len(game.would_activate(seat, dice)) - expected(game, seat)
    assert luck(session) == pytest.approx(sums)
    assert any(abs(one) > 0 for one in sums)


def test_people_and_bots_are_entered_as_they_sat() -> None:
    seats = default_seats(2, bots="greedy")
    entry = entry_of(Table(seats=seats).plays_out().session, CREATED, ENDED)
    assert [(seat.name, seat.bot) for seat in entry.seats] == [
        (seats[0].name, ""),
        (seats[1].name, "greedy"),
    ]


def test_luck_looks_at_the_dice_as_they_fell() -> None:
    session = Table(seed=20).plays_out().session
    events = [line.event for line in session.chronicle.lines]
    assert any(isinstance(event, DieChanged) for event in events)
    told = [event.dice for event in events if isinstance(event, Rolled)]
    assert [dice for _, dice in rolls(session)] == told


def test_before_the_first_roll_nobody_is_lucky() -> None:
    assert luck(Table().session) == (0.0, 0.0)
