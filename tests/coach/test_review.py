"""Looking back on games, of any kind: what is found does not depend on how it is asked for."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.bots.toys import WORTH_TOYS
from tests.kernel.toys import TOYS
from valeria_desktop.coach import review
from valeria_desktop.coach.grades import Grade, grade_by, grade_of
from valeria_desktop.coach.questions import UnknownQuestionError, answers_of_past
from valeria_desktop.coach.review import Graded, ReviewBatch, ReviewStart
from valeria_desktop.coach.trust import Measure, is_far
from valeria_desktop.games.valeria import RULES, Setup, Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.record import Record
from valeria_desktop.session.wire import pack, unpack

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Rules

NODES = 30
GAMES = {
    "valeria": (RULES, Setup(players=2), 24),
    "three": (RULES, Setup(players=3), 16),
    "dark lord": (RULES, Setup(players=1, solo=Solo.DARK_LORD), 20),
    "siege": (RULES, Setup(players=1, solo=Solo.SIEGE), 14),
    **{name: (rules, rules.setup(players=2), 24) for name, rules in WORTH_TOYS.items()},
}
any_game = pytest.mark.parametrize("name", GAMES)


def played(rules: Rules[Any], setup: Any, choices: int, seed: int = 3) -> Record:  # noqa: ANN401 - any game's
    record, chance = Record(rules, setup, seed), Random(seed)
    game = record.start()
    while game.decision is not None and len(record.choices) < choices:
        record.choose(game, chance.choice(game.decision.options))
    return record


def reviewed(record: Record, since: int = 0, seed: int = 5) -> list[ReviewBatch]:
    going = answers_of_past(record, "review", ReviewStart(since, NODES), Stream(seed))
    return [part for part in going if part is not None]


@cache
def review_of(name: str) -> list[ReviewBatch]:
    """Review a game, once for all that look at what is found."""
    return reviewed(played(*GAMES[name]))


def graded(parts: list[ReviewBatch]) -> list[Graded]:
    return [each for part in parts for each in part.graded]


@any_game
def test_every_real_choice_is_graded_once_and_no_other(name: str) -> None:
    record = played(*GAMES[name])
    expected = []
    game = record.start()
    for number, choice in enumerate(record.choices):
        decision = game.decision
        if len(decision.options) > 1 and not decision.question.first_will_do:
            expected.append((number, decision.seat, choice, game.round))
        game.choose(choice)
    found = graded(review_of(name))
    assert [(each.choices, each.seat, each.chosen.id, each.round) for each in found] == expected
    for each in found:
        assert 0 <= each.cost <= 1
        assert (each.best.id == each.chosen.id) == (each.cost == 0)
        if each.margin.measure is Measure.CHANCE:
            assert each.grade is grade_of(each.cost)
        else:  # a nearly decided game
            assert each.grade is grade_by(each.margin)
            assert is_far(each.chance)


@any_game
def test_the_same_is_found_again_and_with_other_chance_not_quite(name: str) -> None:
    record = played(*GAMES[name])
    assert told(reviewed(record)) == told(review_of(name))
    if name == "valeria":
        assert told(review_of(name)) != told(reviewed(record, seed=6))


def told(parts: list[ReviewBatch]) -> list[object]:
    """Write down what was found; options are compared by their ids."""
    return [
        (
            part.done,
            part.total,
            [(each.choices, each.chosen.id, each.best.id, each.cost) for each in part.graded],
            part.standings,
            [(each.choices, str(each.what), each.swings) for each in part.fortunes],
        )
        for part in parts
    ]


@any_game
def test_it_is_gone_on_with_from_the_middle_as_if_in_one_go(name: str) -> None:
    record = played(*GAMES[name])
    whole = review_of(name)
    for broken_off in (1, 7, len(record.choices) - 1, len(record.choices)):
        rest = [*whole[broken_off:]]  # a part for each choice, and one for the end
        assert told(reviewed(record, broken_off)) == told(rest)


def test_each_part_is_new_and_says_how_far_it_is() -> None:
    record = played(*GAMES["valeria"])
    parts = review_of("valeria")
    assert [part.done for part in parts] == [*range(1, len(record.choices) + 1)]
    assert {part.total for part in parts} == {len(record.choices)}
    numbers = [each.choices for each in graded(parts)]
    assert numbers == sorted(set(numbers))


def test_it_can_be_left_in_the_middle() -> None:
    record = played(*GAMES["valeria"])
    going = answers_of_past(record, "review", ReviewStart(nodes=NODES), Stream(5))
    begun = [*islice(going, 30)]
    assert any(begun)
    assert isinstance(going, Generator)
    going.close()
    assert [*going] == []


@any_game
def test_chances_are_told_as_each_turn_begins_and_add_up_to_one(name: str) -> None:
    rules, setup, choices = GAMES[name]
    record = played(rules, setup, choices)
    turns: list[tuple[int, int]] = []
    game = record.start()
    for number, choice in enumerate(record.choices):
        if not turns or turns[-1][1] != game.turn:
            turns.append((number, game.turn))
        game.choose(choice)
    found = [each for part in review_of(name) for each in part.standings]
    ended = [(len(record.choices), game.turn)] if game.is_over else []
    assert [(each.choices, each.turn) for each in found] == turns + ended
    for each in found:
        assert all(0 <= share <= 1 for share in each.shares)
        if setup.players > 1:
            assert sum(each.shares) == pytest.approx(1)


@pytest.mark.parametrize("name", ["valeria", "three", "dark lord"])
def test_chances_before_the_first_turn_are_those_of_its_beginning(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has learned what two Dukes are worth, of which a player keeps one."""
    asked: list[int] = []

    def noted(_rules: Rules[Any], game: Game[Any], _stream: Stream) -> tuple[float, ...]:
        asked.append(game.turn)
        return tuple(1 / len(game.seats) for _ in game.seats)

    monkeypatch.setattr(review, "shares", noted)
    found = [each for part in reviewed(played(*GAMES[name])) for each in part.standings]
    assert [each.turn for each in found[:2]] == [0, 1]
    assert found[0].choices == 0
    assert asked[:3] == [1, 1, 2]


def test_when_a_game_is_over_the_winner_has_all() -> None:
    rules, setup, _ = GAMES["siege"]
    record = played(rules, setup, 10_000)
    *_, last = [each for part in reviewed(record, len(record.choices)) for each in part.standings]
    result = record.replay().result()
    assert last.shares == (result.share_of(0),)
    assert last.points == (result.scores[0].total,)


def test_while_it_goes_on_points_are_those_that_all_can_count() -> None:
    record = played(*GAMES["three"])
    for each in (each for part in review_of("three") for each in part.standings):
        scores = record.up_to(each.choices).replay().result().scores
        assert each.points == tuple(score.public.total for score in scores)


def test_each_roll_has_a_swing_for_everybody() -> None:
    record = played(*GAMES["three"])
    rolls = [number for number, choice in enumerate(record.choices) if choice == "roll"]
    found = [each for part in review_of("three") for each in part.fortunes]
    by_dice = [each for each in found if "rolled" in each.what]
    assert [each.choices for each in by_dice] == rolls
    for each in by_dice:
        assert len(each.swings) == 3
        assert all(-1 < swing < 1 for swing in each.swings)
        assert each.what.startswith(f"player {each.seat + 1} rolled ")


@any_game
def test_answers_travel_to_another_process(name: str) -> None:
    rules, setup, _ = GAMES[name]
    parts = review_of(name)
    there = [unpack(pack(part, rules), rules, setup, 3) for part in parts]
    assert told(there) == told(parts)


def test_a_game_without_a_worth_is_not_graded() -> None:
    rules = TOYS["bid"]
    record = played(rules, rules.setup(players=2), 5)
    with pytest.raises(UnknownQuestionError, match="nobody can be asked 'review'"):
        reviewed(record)


def test_grades_begin_where_they_are_said_to() -> None:
    found = [grade_of(cost) for cost in (0, 0.0099, 0.01, 0.0299, 0.03, 0.07, 0.15, 1)]
    assert found == [
        Grade.BEST,
        Grade.BEST,
        Grade.GOOD,
        Grade.GOOD,
        Grade.SLIP,
        Grade.MISTAKE,
        Grade.BLUNDER,
        Grade.BLUNDER,
    ]
