"""The stacks that hints advise in planning: laid link by link in imagined games of planners."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from tests.coach.sentences import recorded
from valeria_desktop.games.valencia.bots.numbers import numbers_of
from valeria_desktop.games.valencia.bots.planner import PlannerBot
from valeria_desktop.games.valencia.coach.division import division_after, division_words
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.cards import in_order, sum_of
from valeria_desktop.games.valencia.rules.model.options import DONE, ENOUGH
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, GUILD_PARTS, part_words
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import RANDOM, Setup
from valeria_desktop.games.valencia.ui.planning.script import next_of_plan
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.coach.division import Division, Stack
    from valeria_desktop.games.valencia.rules.view import View

MOMENTS = 40
SETUPS = (Setup(players=2), Setup(players=3, city=RANDOM), Setup(players=5))
pytestmark = pytest.mark.thorough


def moments() -> Iterator[View]:
    """Yield the views of recorded games in which a player could stop drawing."""
    for number in range(99):
        record = recorded(RULES, SETUPS[number % len(SETUPS)], 7_100 + number)
        game, asked = record.start(), 0
        for choice in record.choices:
            decision = game.decision
            ids = {option.id for option in decision.options}
            if decision.prompt == Prompt.PLAN and ENOUGH.id in ids:
                asked += 1
                if asked % 5 == 0:
                    yield game.view(decision.seat)
            game.choose(choice)


def divided() -> list[tuple[View, Division]]:
    found = ((view, division_after(view, ENOUGH)) for view in moments())
    return list(islice(((view, it) for view, it in found if it is not None), MOMENTS))


def stacks_laid(view: View, division: Division) -> tuple[Stack, ...]:
    """Return the stacks that lie in an imagined game once the sheet has laid a division."""
    game = RULES.imagine(view, Stream(77))
    wished, option = tuple(map(in_order, division.stacks)), ENOUGH.id
    while option != DONE.id:
        game.choose(option)
        option = next_of_plan(game.view(view.seat).own, wished) or ""
    stacks: tuple[Stack, ...] = game._state.players[view.seat].stacks
    return stacks


def auction_of(view: View, letter: str) -> str:
    part = next(part for part in AUCTIONS if part.letter == letter)
    guild = view.table.guild(view.round, part) if part in GUILD_PARTS else None
    return str(part_words(part, guild))


def stacks_of_planner(view: View) -> tuple[Stack, ...]:
    """Return the stacks that a planner with the levels' numbers makes of the same hand."""
    game = RULES.imagine(view, Stream(77))
    bot = PlannerBot(1, numbers_of(len(view.players)))
    game.choose(ENOUGH.id)
    while len(player := game._state.players[view.seat].hand):
        decision = game.decision
        assert decision is not None
        assert decision.seat == view.seat, player
        game.choose(bot.choose(game.view(view.seat), decision).id)
    return tuple(game._state.players[view.seat].stacks)


@pytest.mark.clause("VA12")
def test_all_that_forty_hints_say_of_stacks_is_what_the_engine_lays() -> None:
    told = divided()
    assert len(told) == MOMENTS
    for view, division in told:
        words = str(division_words(view, division))
        stacks = stacks_laid(view, division)
        numbers = [int(each) for each in re.findall(r"\d+", words)]
        assert numbers == sorted(map(sum_of, stacks), reverse=True), words
        hand = Counter(view.own.hand)
        assert Counter(card for stack in stacks for card in stack) == hand, words
        meant = re.findall(r"\d+ for ([^()]+) \(([A-I])\)", words)
        assert len(meant) == sum(part is not None for part in division.parts)
        assert len({letter for _, letter in meant}) == len(meant), words
        assert all(name == auction_of(view, letter) for name, letter in meant), words
        assert Counter(stacks) == Counter(stacks_of_planner(view)), words
