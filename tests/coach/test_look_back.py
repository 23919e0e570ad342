"""Why one option of a past choice was better: told by the View of that moment, causes only."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.bots.toys import WORTH_TOYS
from valeria_desktop.coach.look_back import PastPair
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.games.valeria import RULES, Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Coaching, Prospect, Reason, ReasonKind
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

LESS, MORE = 0.02, 0.06
HEAVY = Reason(ReasonKind.BRINGS, say("it brings a gem"), MORE, cause="gem")
LIGHT = Reason(ReasonKind.DENIES, say("it keeps a gem from others"), LESS, cause="deny")
COUNT = Reason(ReasonKind.RISKS, say("in 3 of 10 games"), 0.5, cause="count", is_count=True)


class Explained:
    """Rules whose coach notes what is asked, and answers with the same reasons."""

    def __init__(self, *reasons: Reason) -> None:
        self.views: list[View] = []
        self.asked: list[tuple[str, str]] = []
        self._reasons = reasons
        self.rules: Rules[Any] = evolve(
            WORTH_TOYS["bid"], coaching=Coaching(reasons=self._explain_from)
        )

    def _explain_from(self, view: View) -> Callable[..., tuple[Reason, ...]]:
        self.views.append(view)

        def explain(mine: Prospect, other: Prospect, _: Stream) -> tuple[Reason, ...]:
            self.asked.append((mine.option.id, other.option.id))
            return self._reasons

        return explain


def played(rules: Rules[Any], setup: object, choices: int) -> Record:
    record, chance = Record(rules, setup, 3), Random(3)
    game = record.start()
    for _ in range(choices):
        record.choose(game, chance.choice(game.decision.options))
    return record


def first_choice(record: Record, least: int) -> tuple[int, Any]:
    """Return the first choice with a number of options: its place in the game, and the game."""
    game = record.start()
    for number, choice in enumerate(record.choices):
        if len(game.decision.options) >= least:
            return number, game
        game.choose(choice)
    raise AssertionError("No such choice.")


def told(record: Record, pair: PastPair) -> list[tuple[Reason, ...] | None]:
    return [*answers_of_past(record, "past reasons", pair, Stream(5))]


def test_causes_are_told_the_weightiest_first_and_counts_of_games_are_left_out() -> None:
    toy = Explained(LIGHT, COUNT, HEAVY)
    record = played(toy.rules, toy.rules.setup(players=2), 12)
    number, game = first_choice(record, 3)
    better, other = (each.id for each in game.decision.options[1:3])
    assert told(record, PastPair(number, better, other)) == [None, (HEAVY, LIGHT)]


def test_the_better_option_is_asked_about_against_the_other_by_the_view_of_that_moment() -> None:
    toy = Explained(HEAVY)
    record = played(toy.rules, toy.rules.setup(players=2), 12)
    number, game = first_choice(record, 3)
    seat, (first, second, *_) = game.decision.seat, game.decision.options
    told(record, PastPair(number, second.id, first.id))
    assert toy.asked == [(second.id, first.id)]
    (view,) = toy.views
    assert view == game.view(seat)
    assert view != record.replay().view(seat)


def test_the_record_is_left_as_it_was() -> None:
    toy = Explained(HEAVY)
    record = played(toy.rules, toy.rules.setup(players=2), 12)
    before = [*record.choices]
    number, game = first_choice(record, 2)
    first, second, *_ = game.decision.options
    told(record, PastPair(number, first.id, second.id))
    assert record.choices == before


def test_a_game_without_reasons_of_its_own_has_none_to_tell() -> None:
    rules = WORTH_TOYS["bid"]
    record = played(rules, rules.setup(players=2), 12)
    number, game = first_choice(record, 2)
    first, second, *_ = game.decision.options
    assert told(record, PastPair(number, first.id, second.id)) == [None, ()]


def test_after_the_last_choice_there_is_nothing_to_explain() -> None:
    rules = WORTH_TOYS["bid"]
    record, chance = Record(rules, rules.setup(players=2), 3), Random(3)
    game = record.start()
    while game.decision is not None:
        record.choose(game, chance.choice(game.decision.options))
    assert told(record, PastPair(len(record.choices), "any", "other")) == []


@pytest.fixture
def at_a_purchase() -> tuple[Record, PastPair]:
    """Return a game of Valeria, and a choice between a citizen and 1 Gold."""
    record, chance = Record(RULES, Setup(players=2), 3), Random(3)
    game = record.start()
    while True:
        ids = [each.id for each in game.decision.options]
        recruits = [each for each in ids if each.startswith("recruit")]
        if recruits and "gain gold" in ids:
            break
        record.choose(game, chance.choice(game.decision.options))
    pair = PastPair(len(record.choices), recruits[0], "gain gold")
    record.choose(game, "gain gold")
    return record, pair


def test_a_citizen_against_gold_is_told_by_what_it_wakes(
    at_a_purchase: tuple[Record, PastPair],
) -> None:
    """That a cathedral comes nearer counts under half a game of 100."""
    record, pair = at_a_purchase
    words = ["Wakes on 11 of 36 rolls: about 1.1 resources more a round."]
    nothing, found = told(record, pair)
    assert nothing is None
    assert found is not None
    assert [str(each.words) for each in found] == words
    assert [each.cause for each in found] == ["wakes"]
