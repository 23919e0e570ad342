"""From events to occasions: big moments are found, and secrets never are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.tables import Table
from valeria_desktop.games.valeria.bots.guests import Occasion
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    CardTaken,
    CitizenGained,
    DukeKept,
    DukesDealt,
    Gained,
    LastRound,
    Rolled,
    Slain,
    Took,
    TurnBegan,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Monster
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.big_moments import GREAT, BigMoments

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

CARDS = list(shipped_catalog().all_cards())
MONSTERS = [card for card in CARDS if isinstance(card, Monster)]
BOSS = next(card for card in MONSTERS if card.type is MonsterType.BOSS)
BEAST = next(card for card in MONSTERS if card.type is not MonsterType.BOSS)
CITIZEN, OTHER = [card for card in CARDS if isinstance(card, Citizen)][:2]
DOMAINS = [card for card in CARDS if isinstance(card, Domain)]
GREAT_ONE = next(card for card in DOMAINS if card.points >= GREAT)
SMALL_ONE = next(card for card in DOMAINS if card.points < GREAT)


def heard(*events: Event, seats: int = 3) -> list[tuple[int, Occasion]]:
    """Return the occasions that the last of some events makes."""
    moments = BigMoments(seats)
    found: list[tuple[int, Occasion]] = []
    for event in events:
        found = moments.hear(event)
    return found


def gained(seat: int, points: int) -> Gained:
    return Gained(seat, Amounts(points=points), CITIZEN)


@pytest.mark.parametrize(
    ("event", "lived"),
    [
        (Slain(1, BOSS, 0), [(1, Occasion.SLEW_BOSS)]),
        (Slain(1, BEAST, 0), []),
        (Built(2, GREAT_ONE, 15), [(2, Occasion.BUILT_GREAT)]),
        (Built(2, SMALL_ONE, 15), []),
        (Rolled(0, (4, 4)), [(0, Occasion.DOUBLES)]),
        (Rolled(0, (4, 5)), []),
        (
            Took(0, 2, Amounts(gold=1), CITIZEN),
            [(0, Occasion.TOOK), (2, Occasion.WAS_TAKEN_FROM)],
        ),
        (Took(0, 2, Amounts(), CITIZEN), []),
        (CardTaken(1, 0, BEAST, CITIZEN), [(1, Occasion.TOOK), (0, Occasion.WAS_TAKEN_FROM)]),
        (LastRound(("domains",)), [(seat, Occasion.LAST_ROUND) for seat in range(3)]),
        (TurnBegan(0, 1, 1), [(seat, Occasion.BEGINS) for seat in range(3)]),
        (TurnBegan(1, 2, 1), []),
    ],
)
def test_a_big_moment_is_found(event: Event, lived: list[tuple[int, Occasion]]) -> None:
    assert heard(event) == lived


def test_points_of_a_banished_card_are_no_longer_counted() -> None:
    moments = BigMoments(3)
    moments.hear(Slain(1, BOSS, 0))
    assert moments.points == [0, BOSS.points, 0]
    moments.hear(Banished(0, BOSS, CITIZEN, owner=1))
    moments.hear(Banished(0, BEAST, CITIZEN, place=3))
    assert moments.points == [0, 0, 0]


def test_the_third_copy_counts_whoever_else_has_some() -> None:
    def recruited(seat: int, card: Citizen) -> CitizenGained:
        return CitizenGained(seat, card, 5, BEAST)

    some = recruited(0, CITIZEN), recruited(1, CITIZEN), recruited(0, OTHER), recruited(0, CITIZEN)
    assert heard(*some) == []
    assert heard(*some, recruited(0, CITIZEN)) == [(0, Occasion.THIRD_COPY)]
    assert heard(*some, *(recruited(0, CITIZEN),) * 2) == []


def test_the_last_round_begins_once_though_it_may_be_undone() -> None:
    assert heard(LastRound(("domains",)), LastRound(("monsters",))) == []


def test_who_falls_behind_is_told_so_once_until_they_catch_up() -> None:
    begun, turn = TurnBegan(0, 1, 1), TurnBegan(1, 20, 5)
    far = begun, gained(0, 12), turn
    assert heard(*far) == [(1, Occasion.FELL_BEHIND)]
    assert heard(*far, turn) == []
    assert heard(*far, gained(1, 9), turn, gained(0, 9), turn) == [(1, Occasion.FELL_BEHIND)]


def test_nobody_is_behind_in_the_first_rounds_or_by_little() -> None:
    begun = TurnBegan(0, 1, 1)
    assert heard(begun, gained(0, 12), TurnBegan(1, 5, 3)) == []
    assert heard(begun, gained(0, 11), TurnBegan(1, 20, 5)) == []


def test_nobody_is_behind_where_the_beginning_is_not_known() -> None:
    assert heard(gained(0, 40), TurnBegan(1, 20, 5)) == []


def test_dukes_make_no_moment() -> None:
    dukes = tuple(shipped_catalog().dukes[:2])
    assert heard(DukesDealt(0, dukes)) == []
    assert heard(DukeKept(0, dukes[0])) == []


@pytest.mark.parametrize("players", [2, 5])
def test_points_are_those_that_everybody_can_count(players: int) -> None:
    table = Table(Setup(players=players)).plays(150)
    moments = BigMoments(len(table.session.seats))
    for line in table.session.chronicle.lines:
        moments.hear(line.event)
    assert tuple(moments.points) == tuple(table.scene(0).public_points)
