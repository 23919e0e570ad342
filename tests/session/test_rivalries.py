"""Who was whose rival, the sums of evenings, and the level that should be fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.storage.entries import entry, lone, seat
from valeria_desktop.games import GAMES
from valeria_desktop.session.rivalries import (
    RivalKey,
    RivalKind,
    Tally,
    Won,
    evenings_with,
    fair_level,
    first_wins,
    hero_of,
    is_won,
    keys_in,
    rival_of,
    tally_of,
)
from valeria_desktop.storage.history import History

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.storage.history import HistoryEntry
    from valeria_desktop.storage.ledger import KeptGame

TAMSIN = RivalKey(RivalKind.CHARACTER, "tamsin", "valeria")
ADA = RivalKey(RivalKind.PERSON, "Ada")


def kept(tmp_path: Path, *entries: HistoryEntry) -> tuple[KeptGame, ...]:
    history = History(tmp_path, GAMES)
    for each in entries:
        history.enter(each)
    return history.ledger().games


def evening(
    number: int, mine: int, hers: int, level: str = "knight", **more: object
) -> HistoryEntry:
    """Ada plays against Tamsin."""
    return entry(
        number,
        seat("Ada", mine, won=mine > hers),
        seat("Tamsin", hers, won=hers > mine, bot=f"{level}+tamsin"),
        **more,
    )


def test_the_only_person_owns_the_painting(tmp_path: Path) -> None:
    (game,) = kept(tmp_path, evening(1, 30, 40))
    assert hero_of(game).name == "Ada"
    assert not is_won(game)
    assert rival_of(game) == TAMSIN


def test_of_several_persons_the_best_one_owns_it(tmp_path: Path) -> None:
    two = seat("Ada", 30), seat("Ben", 44, won=True), seat("Pim", 20, bot="squire+pim")
    (game,) = kept(tmp_path, entry(1, *two))
    assert hero_of(game).name == "Ben"
    assert is_won(game)
    assert rival_of(game) == ADA


def test_a_watched_game_is_won_by_nobody_here(tmp_path: Path) -> None:
    bots = seat("Pim", 9, bot="squire+pim"), seat("Oak", 50, won=True, bot="greedy")
    (game,) = kept(tmp_path, entry(1, *bots))
    assert hero_of(game).name == "Oak"
    assert not is_won(game)
    assert evenings_with(RivalKey(RivalKind.CHARACTER, "pim", "valeria"), (game,)) == ()


def test_rivals_come_before_players_and_by_how_often(tmp_path: Path) -> None:
    games = kept(tmp_path, evening(1, 3, 4), evening(2, 5, 4), lone(3, 60, "won"))
    lord = RivalKey(RivalKind.LONE, game="valeria")
    assert keys_in(games) == (TAMSIN, lord, ADA)


def test_evenings_are_summed_up_without_rewound_games(tmp_path: Path) -> None:
    games = kept(
        tmp_path,
        evening(1, 30, 40),
        evening(2, 50, 40),
        evening(3, 51, 40),
        evening(4, 99, 1, rewound=True),
        evening(5, 20, 20),
        lone(6, 88, "won"),
    )
    evenings = evenings_with(TAMSIN, games)
    assert [each.won for each in evenings] == [Won.LOST, Won.WON, Won.WON, Won.NEITHER]
    expected = Tally(evenings=4, won=2, lost=1, row=2, lost_row=1, best=51, their_best=40)
    assert tally_of(evenings) == expected
    assert [each.won for each in evenings_with(ADA, games)] == [
        Won.LOST, Won.WON, Won.WON, Won.NEITHER, Won.WON,
    ]  # fmt: skip


def test_at_a_table_of_three_an_evening_of_the_third_is_neithers(tmp_path: Path) -> None:
    three = seat("Ada", 30), seat("Tamsin", 31, bot="knight+tamsin"), seat("Ben", 50, won=True)
    games = kept(tmp_path, entry(1, *three))
    ben = RivalKey(RivalKind.PERSON, "Ben")
    assert hero_of(games[0]).name == "Ben"
    assert [each.won for each in evenings_with(TAMSIN, games)] == [Won.WON]
    assert [each.won for each in evenings_with(ben, games)] == [Won.WON]
    assert [each.won for each in evenings_with(ADA, games)] == [Won.LOST]


@pytest.mark.parametrize(
    ("results", "offered"),
    [
        ("++++--", "baron"),
        ("+++---", "knight"),
        ("----++", "squire"),
        ("---", "squire"),
        ("++++++------", "squire"),
        ("--", None),
    ],
)
def test_two_thirds_of_the_latest_six_ask_for_another_level(
    results: str, offered: str | None, tmp_path: Path
) -> None:
    points = {"+": (50, 40), "-": (40, 50)}
    entries = [evening(day, *points[result]) for day, result in enumerate(results, start=1)]
    fair = fair_level(evenings_with(TAMSIN, kept(tmp_path, *entries)))
    assert (fair.offered if fair else None) == offered


def test_only_the_present_level_tells_what_is_fair(tmp_path: Path) -> None:
    entries = [evening(day, 50, 40, "squire") for day in range(1, 7)]
    entries += [evening(day, 40, 50, "knight") for day in range(7, 9)]
    assert fair_level(evenings_with(TAMSIN, kept(tmp_path, *entries))) is None


def test_the_highest_level_is_the_last_to_be_offered(tmp_path: Path) -> None:
    entries = [evening(day, 50, 40, "queen") for day in range(1, 5)]
    fair = fair_level(evenings_with(TAMSIN, kept(tmp_path, *entries)))
    assert fair is not None
    assert (fair.level, fair.offered, fair.won) == ("queen", "queen", 4)


def test_the_first_win_against_each_level_is_remembered(tmp_path: Path) -> None:
    won = [evening(1, 40, 50, "baron"), evening(2, 50, 40, "baron"), evening(3, 51, 40, "baron")]
    games = kept(tmp_path, *won, evening(4, 50, 40, "squire", rewound=True))
    assert first_wins(games) == {won[1].id: "baron"}
