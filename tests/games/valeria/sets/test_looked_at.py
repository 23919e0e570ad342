"""The coach, the story and the looking back in games with a set: all they are asked is answered."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.boxes import RULES, with_carnival
from tests.games.valeria.sets.carnival.stalls import STALLS
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.questions import answers, answers_of_past
from valeria_desktop.games.valeria.coach.sources import sources_of
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.view import View

SETUPS = {
    "two": with_carnival(Setup(preset="all-carnival")),
    "three": with_carnival(Setup(players=3, preset="all-carnival")),
    "alone": with_carnival(Setup(players=1, solo=Solo.DARK_LORD)),
}


@cache
def played(name: str) -> Record:
    """Return a whole game in which half of the answers are greedy, half are anything."""
    record, chance = Record(RULES, SETUPS[name], 7), Random(3)
    bot, game = make_bot(RULES, "greedy", 4), record.start()
    while (decision := game.decision) is not None:
        option = chance.choice(decision.options)
        if chance.random() < 0.5:
            option = bot.choose(game.view(decision.seat), decision)
        record.choose(game, option)
    return record


def last(name: str, topic: str) -> object:
    return [*answers_of_past(played(name), topic, None, Stream(1))][-1]


@pytest.mark.parametrize("name", SETUPS)
def test_all_points_have_their_source(name: str) -> None:
    found = sources_of(played(name))
    for score in played(name).replay().result().scores:
        mine = [each for each in found if each.seat == score.seat]
        sums, lines = Counter[str](), Counter[str]()
        for each in mine:
            sums[each.category] += each.points
        for line in score.lines:
            lines[line.category] += line.points
        assert +sums == +lines


@pytest.mark.parametrize("topic", ["ledger", "purchases", "sources"])
@pytest.mark.parametrize("name", SETUPS)
def test_what_is_asked_of_a_past_game_is_answered(name: str, topic: str) -> None:
    assert last(name, topic) is not None


@pytest.mark.parametrize("name", SETUPS)
def test_numbers_and_chances_are_told_at_each_kind_of_question(name: str) -> None:
    record, met = played(name), Counter[str]()
    game: Game = record.start()
    for choice in record.choices:
        decision = game.decision
        assert decision is not None
        if not met[decision.prompt]:
            view = game.view(decision.seat)
            assert first("rolls", None, view)
            for place in (0, 5, *STALLS.places[:3]):
                if view.top(place) is not None:
                    assert first("card", place, view)
        met[decision.prompt] += 1
        game.choose(choice)
    assert len(met) >= 4


def first(topic: str, about: object, view: View) -> object:
    """Return the first answer that isn't a pause."""
    return next(filter(None, answers(RULES, topic, about, view, Stream(1))))
