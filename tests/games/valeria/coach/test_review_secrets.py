"""In worlds that differ in what a seat can't know, its choices are graded alike."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.counts import many
from tests.games.valeria.native.setups import any_setup, likely
from tests.properties.worlds import other_world
from valeria_desktop.bots.look import is_plain
from valeria_desktop.coach.questions import answers_of_past
from valeria_desktop.coach.review import ReviewStart
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.rules import Rules

NODES = 60


def choices(first: int, number: int) -> Iterator[tuple[Game, str, random.Random]]:
    """Yield real choices of games of any kind: the game, the choice and its record."""
    for seed in range(first, first + number):
        chance = random.Random(seed)
        record = Record(RULES, any_setup(chance), chance.getrandbits(60))
        game = record.start()
        while (decision := game.decision) is not None:
            option = decision.options[likely(chance, game)]
            if not is_plain(decision) and chance.random() < 0.03:
                yield game.copy(), option.id, chance
            game.choose(option)


@pytest.mark.thorough
@pytest.mark.parametrize("by", ["the quick ranking", "the search in Python"])
def test_a_choice_is_graded_alike_in_worlds_that_look_alike(by: str) -> None:
    rules = RULES if by == "the quick ranking" else evolve(RULES, quick=None)
    graded = 0
    for game, chosen, chance in islice(choices(300, 7), many(4, 4, whole=1_000)):
        decision = game.decision
        assert decision is not None
        worlds = [game, *(other_world(game, decision.seat, chance) for _ in range(2))]
        found = {told(rules, world, chosen) for world in worlds}
        assert len(found) == 1
        graded += 1
    assert graded >= many(4, 4, whole=13)


def told(rules: Rules[Any], world: Game, chosen: str) -> tuple[str, str, float, float]:
    """Grade one choice of a game that begins here."""
    begun = world.copy()
    here = evolve(rules, restore=lambda _: begun.copy())
    record = Record(here, world.setup, 1, [chosen], {})
    parts = answers_of_past(record, "review", ReviewStart(nodes=NODES), Stream(4))
    (graded,) = [each for part in parts if part is not None for each in part.graded]
    return graded.chosen.id, graded.best.id, graded.cost, graded.chance
