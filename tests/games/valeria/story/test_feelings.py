"""What the players feel about an event, by what everyone may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    CardTaken,
    Rolled,
    Slain,
    Took,
    TurnedDown,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.icons import Icons, MonsterType
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.feelings import Feeling, feelings_about

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.events import Event

CATALOG = shipped_catalog()
BOSS = next(card for card in CATALOG.monsters if card.type is MonsterType.BOSS)
MINION = next(card for card in CATALOG.monsters if card.type is MonsterType.MINION)
DOMAIN = next(card for card in CATALOG.domains if card.icons != Icons())
PLEASED, HIT = Feeling.PLEASED, Feeling.HIT


@pytest.fixture(scope="module")
def poor() -> tuple[PlayerView, ...]:
    """Return three players who have nothing."""
    players = Table(Setup(players=3)).scene(0).view.players
    return tuple(
        evolve(player, gold=0, strength=0, magic=0, citizens=(), domains=()) for player in players
    )


def felt(event: Event, players: tuple[PlayerView, ...]) -> list[tuple[int, Feeling]]:
    return [*feelings_about(event, players)]


def test_doubles_please_whoever_rolls_them(poor: tuple[PlayerView, ...]) -> None:
    assert felt(Rolled(seat=1, dice=(4, 4)), poor) == [(1, PLEASED)]
    assert felt(Rolled(seat=1, dice=(4, 3)), poor) == []


def test_a_theft_pleases_one_and_hits_the_other(poor: tuple[PlayerView, ...]) -> None:
    both = [(2, PLEASED), (0, HIT)]
    took = Took(seat=2, victim=0, amounts=Amounts(gold=2), cause=DOMAIN)
    assert felt(took, poor) == both
    assert felt(evolve(took, amounts=Amounts()), poor) == []
    assert felt(CardTaken(seat=2, victim=0, card=MINION, cause=DOMAIN), poor) == both


@pytest.mark.parametrize("event", [Banished, TurnedDown])
def test_a_card_that_another_banishes_or_turns_down_hits_its_owner(
    event: type[Banished | TurnedDown], poor: tuple[PlayerView, ...]
) -> None:
    assert felt(event(seat=2, card=MINION, cause=DOMAIN, owner=0), poor) == [(0, HIT)]
    assert felt(event(seat=0, card=MINION, cause=DOMAIN, owner=0), poor) == []


def test_a_card_of_the_market_that_is_banished_hits_nobody(poor: tuple[PlayerView, ...]) -> None:
    assert felt(Banished(seat=2, card=MINION, cause=DOMAIN, place=3), poor) == []


def test_a_boss_pleases_whoever_slays_it_and_nobody_else_who_was_too_weak(
    poor: tuple[PlayerView, ...],
) -> None:
    assert felt(Slain(seat=0, card=BOSS, place=0), poor) == [(0, PLEASED)]
    assert felt(Slain(seat=0, card=MINION, place=0), poor) == []


def test_a_boss_that_was_in_reach_is_missed(poor: tuple[PlayerView, ...]) -> None:
    strong = evolve(poor[1], strength=BOSS.strength, magic=BOSS.magic)
    helped = evolve(poor[1], strength=1, magic=BOSS.magic + BOSS.strength - 1)
    only_magic = evolve(poor[1], magic=BOSS.magic + BOSS.strength)
    for player, feels in ((strong, True), (helped, True), (only_magic, False)):
        found = felt(Slain(seat=0, card=BOSS, place=0), (poor[0], player, poor[2]))
        assert found == [(0, PLEASED), *([(1, HIT)] if feels else [])]


def test_a_domain_is_missed_by_whoever_had_gold_and_roles_for_it(
    poor: tuple[PlayerView, ...],
) -> None:
    rich = evolve(poor[2], gold=DOMAIN.cost)
    ready = evolve(rich, domains=(evolve(DOMAIN, icons=Icons(9, 9, 9, 9)),))
    built = Built(seat=0, card=DOMAIN, place=0)
    assert felt(built, (poor[0], poor[1], rich)) == []
    assert felt(built, (poor[0], poor[1], ready)) == [(2, HIT)]
    assert felt(evolve(built, seat=2), (poor[0], poor[1], ready)) == []
