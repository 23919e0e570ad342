"""The luck of the dice in resources, worked out by hand and against brute force."""

from __future__ import annotations

from itertools import product
from math import sqrt
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.coach.records import any_games, from_here, next_dice, whole_game
from tests.scenario import Scenario
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.games.valeria.coach.luck_ledger import (
    LuckLedger,
    RollHarvest,
    ledger_of,
    on_ledger,
)
from valeria_desktop.games.valeria.coach.rolls import roll_map
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import SoFar
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from tests.scenario import Scenario as Table
    from valeria_desktop.kernel.record import Record

ALL = list(product(range(1, 7), repeat=2))


def before_a_roll(*rolls: tuple[int, int]) -> Table:
    """Player 1 rolls next, then player 0; both have a Peasant (5), a Knight (6) and a Herald."""
    return next_dice(Scenario(players=2).owns(0, "cleric").holds(0).acts(0), *rolls)


def to_the_roll(table: Table, rolls: int = 1) -> Record:
    record = from_here(table)
    game = record.replay()
    while rolls:
        assert game.decision is not None
        is_act = game.decision.prompt is Prompt.ACT
        record.choose(game, "gain gold" if is_act else game.decision.options[0])
        rolls -= record.choices[-1] == "roll"
    return record


def starters_bring(first: int, second: int, *, cleric: int = 0) -> int:
    """Peasant at 5, Knight at 6, Cleric at 1; the Herald 1 of anything at doubles or nothing."""
    results = (first, second, first + second)
    woken = results.count(5) + results.count(6) + cleric * results.count(1)
    is_nothing = not (results.count(5) + results.count(6) + (results.count(1) if cleric else 0))
    return woken + (first == second) + is_nothing


def test_what_was_rolled_stands_beside_the_mean_of_all_36() -> None:
    """On another's turn a Cleric brings 1 Magic, in your turn 3."""
    (first, second) = ledger_of(to_the_roll(before_a_roll((1, 1), (1, 2)), 2)).rolls
    for rolled, cleric in ((first, 1), (second, 3)):
        brings = [starters_bring(*dice, cleric=cleric) for dice in ALL]
        mean = sum(brings) / 36
        square = sum((each - mean) ** 2 for each in brings) / 36
        harvest = rolled.harvests[0]
        assert harvest.got == starters_bring(*rolled.dice, cleric=cleric)
        assert harvest.mean == pytest.approx(mean)
        assert harvest.variance == pytest.approx(square)
    assert (first.seat, first.dice, second.seat, second.dice) == (1, (1, 1), 0, (1, 2))
    plain = [starters_bring(*dice) for dice in ALL]
    assert first.harvests[1].got == 2  # nothing wakes by its number, and it is doubles
    assert first.harvests[1].mean == pytest.approx(sum(plain) / 36)


@pytest.mark.slow
def test_the_curves_add_up_and_spread() -> None:
    for record in any_games(700, 8):
        found = ledger_of(record)
        for curve in found.curves:
            luck = square = 0.0
            for at, rolled in enumerate(found.rolls):
                harvest = rolled.harvests[curve.seat]
                luck += harvest.got - harvest.mean
                square += harvest.variance
                assert curve.luck[at] == pytest.approx(luck)
                assert curve.spread[at] == pytest.approx(sqrt(square))
            assert list(curve.spread) == sorted(curve.spread)


def test_each_roll_is_there_with_its_place_in_the_record() -> None:
    for record in any_games(720, 6):
        found = {each.choices: each for each in ledger_of(record).rolls}
        at = [number for number, choice in enumerate(record.choices) if choice == "roll"]
        assert [*found] == at
        game = record.start()
        for number, choice in enumerate(record.choices):
            before = game.active, game.turn, game.round
            game.choose(choice)
            if number in at:
                rolled = found[number]
                assert (rolled.seat, rolled.turn, rolled.round) == before
                assert rolled.dice == game.view(0).dice


def test_who_rests_is_neither_lucky_nor_not() -> None:
    record = whole_game(2, Setup(players=5), 200)
    for rolled in ledger_of(record).rolls:
        resting = (rolled.seat - 1) % 5
        for seat, harvest in enumerate(rolled.harvests):
            assert (harvest == RollHarvest(0, 0, 0)) == (seat == resting)


def test_against_the_dark_lord_a_roll_is_harvested_twice() -> None:
    record = whole_game(2, Setup(players=1, solo=Solo.DARK_LORD), 40)
    rolled = ledger_of(record).rolls[0]
    game = record.up_to(rolled.choices).replay()
    view = game.view(0)
    found = roll_map(view, 0, view.players[0])
    mean = found.on.mean.resources + found.off.mean.resources
    assert rolled.harvests[0].mean == pytest.approx(mean)


def test_dice_are_counted_beside_what_was_to_be_expected() -> None:
    found = ledger_of(to_the_roll(before_a_roll((1, 1), (1, 2)), 2))
    assert [(each.result, each.times) for each in found.dice if each.times] == [(1, 3), (2, 1)]
    assert [(each.result, each.times) for each in found.sums if each.times] == [(2, 1), (3, 1)]
    assert [each.result for each in found.sums] == [*range(2, 13)]
    assert all(each.expected == pytest.approx(4 / 6) for each in found.dice)
    assert found.sums[5].expected == pytest.approx(2 * 6 / 36)
    assert sum(each.expected for each in found.sums) == pytest.approx(2)


def test_a_game_without_a_roll_has_no_luck() -> None:
    found = ledger_of(from_here(Scenario(players=2).acts(0)))
    assert (found.rolls, [curve.luck for curve in found.curves]) == ((), [(), ()])


def test_it_can_be_asked_by_name_and_the_answer_travels() -> None:
    setup = Setup(players=2)
    record = whole_game(4, setup, 60)
    *_, last = answers_of_past(record, "ledger", None, Stream(1))
    assert last == ledger_of(record)
    assert unpack(pack(last, RULES), RULES, setup, record.seed) == last


def test_the_ledger_grows_with_the_game_and_ends_whole() -> None:
    record = whole_game(4, Setup(players=2))
    *parts, last = on_ledger(record, None, Stream(1))
    assert isinstance(last, LuckLedger)
    assert parts
    for part in parts:
        assert isinstance(part, SoFar)
        assert part.answer.rolls == last.rolls[: len(part.answer.rolls)]
        assert part.done < part.total == len(record.choices)
    assert last == ledger_of(record)
