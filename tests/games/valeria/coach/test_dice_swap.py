"""The dice swapped: which dice fall, who sees what, and how sure the answer is."""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice
from math import sqrt
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.coach.records import whole_game
from valeria_desktop.bots.registry import RandomBot
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.games.valeria.coach import dice_swap as room
from valeria_desktop.games.valeria.coach.dice_swap import Swapped, swapped
from valeria_desktop.games.valeria.coach.luck_ledger import ledger_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.games.valeria.rules.alternatives import with_dice
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.record import Record

THREE = Setup(players=3)


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play not so often, and at random: the dice are what matters."""
    monkeypatch.setattr(room, "ANSWERS", (2, 4))
    monkeypatch.setattr(room, "_bot", lambda _, seed: RandomBot(seed))


def answers(record: Record, pair: tuple[int, int] | None = None, seed: int = 1) -> list[Swapped]:
    going = answers_of_past(record, "swap", pair, Stream(seed))
    return [each for each in going if each is not None]


def test_the_kth_rolls_of_two_are_exchanged_and_what_is_left_over_stays() -> None:
    rollers = {1: 2, 2: 0, 3: 1, 4: 2, 5: 0, 6: 1, 7: 2}
    script = {turn: (turn % 6 + 1, 1) for turn in rollers}
    found = swapped(rollers, script, (0, 2))
    assert found[1] == script[2]
    assert found[2] == script[1]
    assert found[4] == script[5]
    assert found[5] == script[4]
    assert (found[3], found[6], found[7]) == (script[3], script[6], script[7])
    assert swapped(rollers, found, (0, 2)) == script


def test_the_dice_fall_as_they_fell_and_as_they_are_swapped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = whole_game(6, Setup(players=2))
    fell = [rolled.dice for rolled in ledger_of(record).rolls]
    turned = [dice for two in zip(fell[1::2], fell[::2], strict=False) for dice in two]
    turned += fell[len(turned) :]
    seen: list[tuple[int, tuple[int, int]]] = []

    def noted(game: Game, dice: tuple[int, int], stream: Stream) -> Game:
        seen.append((game.turn, dice))
        made = with_dice(game, dice, stream)
        rolled = made.copy()
        rolled.choose("roll")
        assert rolled.view(0).dice == dice
        return made

    monkeypatch.setattr(f"{room.__name__}.with_dice", noted)
    answers(record)
    games: list[list[tuple[int, int]]] = []
    for turn, dice in seen:
        if turn == 1:
            games.append([])
        games[-1].append(dice)
    assert len(games) == 8
    for number, game in enumerate(games):
        script = turned if number % 2 else fell
        assert game == script[: len(game)]


def test_there_are_better_and_better_answers_for_every_two() -> None:
    record = whole_game(6, THREE)
    found = answers(record)
    pairs = [(0, 1), (0, 2), (1, 2)]
    assert [(each.pair, each.games) for each in found] == [
        *((pair, 2) for pair in pairs),
        *((pair, 4) for pair in pairs),
    ]
    for each in found:
        for shares in (each.fell, each.swapped):
            assert [share.seat for share in shares] == [0, 1, 2]
            assert sum(share.wins for share in shares) == pytest.approx(1)
        for fell, other, change in zip(each.fell, each.swapped, each.change, strict=True):
            assert change.wins == pytest.approx(other.wins - fell.wins)


def test_two_can_be_asked_about_alone() -> None:
    record = whole_game(6, THREE)
    found = answers(record, (2, 0))
    assert [(each.pair, each.games) for each in found] == [((0, 2), 2), ((0, 2), 4)]
    assert found == [each for each in answers(record) if each.pair == (0, 2)]


def test_the_error_is_that_of_a_mean() -> None:
    compared = room._compared((0, 1), [(1.0, 0.0), (0.0, 1.0)] * 2, [(1.0, 0.0)] * 4)
    for share in compared.fell:
        assert share.wins == 0.5
        assert share.error == pytest.approx(sqrt(1 / 3 / 4))
    assert [(each.wins, each.error) for each in compared.swapped] == [(1, 0), (0, 0)]
    assert [each.wins for each in compared.change] == [0.5, -0.5]


def test_the_same_chance_gives_the_same_answer() -> None:
    record = whole_game(6, Setup(players=2))
    assert answers(record) == answers(record)
    assert any(answers(record) != answers(record, seed=seed) for seed in (2, 3, 4))


def test_it_can_be_left_in_the_middle_of_a_game() -> None:
    going = answers_of_past(whole_game(6, THREE), "swap", None, Stream(1))
    assert [*islice(going, 3)] == [None] * 3
    assert isinstance(going, Generator)
    going.close()
    assert [*going] == []


@pytest.mark.parametrize("setup", [Setup(players=1, solo=solo) for solo in Solo])
def test_who_plays_alone_has_nobody_to_swap_with(setup: Setup) -> None:
    assert answers(whole_game(3, setup, 30)) == []


def test_before_the_first_roll_there_is_nothing_to_swap() -> None:
    assert answers(whole_game(3, Setup(players=2), 1)) == []


def test_the_answer_travels() -> None:
    setup = Setup(players=2)
    record = whole_game(6, setup)
    found = answers(record)
    assert unpack(pack(found, RULES), RULES, setup, record.seed) == found


@pytest.mark.slow
@pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")
def test_the_core_plays_as_the_engine_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(room, "ANSWERS", (2,))
    record = whole_game(6, Setup(players=2))
    by_core = answers(record)
    record.rules = evolve(RULES, quick=None)
    assert answers(record) == by_core
