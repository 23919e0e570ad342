"""Whatever is wished is answered link by link, and what doesn't fit is dropped."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.rules.test_planning import planned
from tests.games.valencia.scenario import cards
from tests.games.valencia.ui.board.scenes import scene_of
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.cards import in_order
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.games.valencia.ui.planning.script import PlanScript

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene

Stacks = tuple[tuple["Card", ...], ...]


def _dealt(seed: int) -> Game:
    setup = Setup(players=3, advanced=frozenset(Advanced))
    game: Game = RULES.deal(setup, seed)
    return game


def _scene(game: Game) -> Scene:
    assert game.decision is not None
    return scene_of(game, game.decision.seat)


def _follow(script: PlanScript, game: Game) -> int:
    """Answer as the script does, as long as it does."""
    links = 0
    while game.decision is not None:
        option = script.next_option(_scene(game))
        if option is None:
            break
        game.choose(game.decision.option(option))
        links += 1
    return links


def _divided(cards: tuple[Card, ...], chance: Random) -> Stacks:
    """Divide a hand anyhow, its cards in any order."""
    shuffled = list(cards)
    chance.shuffle(shuffled)
    stacks: list[list[Card]] = []
    for card in shuffled:
        place = chance.randint(0, min(len(stacks), 4))
        if place == len(stacks):
            stacks.append([])
        stacks[place].append(card)
    return tuple(map(tuple, stacks))


def _to_planning(game: Game, script: PlanScript) -> None:
    while game.decision is not None and game.decision.prompt is Prompt.TASKS:
        scene = _scene(game)
        kept = [task.id for task in scene.view.own.offered][:2]
        script.wish_tasks(scene, kept)
        assert _follow(script, game) == 6
        assert [task.id for task in game.view(scene.viewer).own.tasks] == kept


@pytest.mark.parametrize("seed", range(25))
def test_every_arrangement_of_any_hand_is_reached_exactly(seed: int) -> None:
    chance, script = Random(seed), PlanScript()
    game = _dealt(seed)
    _to_planning(game, script)
    for _ in range(3):
        assert game.decision is not None
        assert game.decision.prompt is Prompt.PLAN
        for _ in range(chance.randint(0, 23)):
            if _scene(game).view.own.stage is PlanningStage.DRAW:
                game.choose(game.decision.option("draw"))
        scene = _scene(game)
        own = scene.view.own
        wished = _divided((*own.hand, *own.opened, *sum(own.stacks, ())), chance)
        script.wish_stacks(scene, wished)
        _follow(script, game)
        own = game.view(scene.viewer).own
        assert own.stage is PlanningStage.NONE
        assert sorted(own.stacks) == sorted(map(in_order, wished))
        if game.decision.seat == scene.viewer:
            break


def test_nothing_is_answered_that_nobody_wished_for() -> None:
    game, script = _dealt(1), PlanScript()
    assert script.next_option(_scene(game)) is None


def test_a_wish_that_no_longer_fits_is_dropped() -> None:
    table = planned("6 5 4 3", "1", "1")
    script = PlanScript()
    table.chooses(0, "draw")
    script.wish_stacks(_scene(table.game), (cards("6"), cards("5")))
    table.chooses(0, "draw")
    assert script.next_option(_scene(table.game)) is None
    table.chooses(0, "enough")
    assert script.next_option(_scene(table.game)) is None


def test_a_wish_is_for_one_seat_and_one_round() -> None:
    table = planned("6 5", "6 5", "1")
    script = PlanScript()
    table.chooses(0, "draw")
    script.wish_stacks(_scene(table.game), (cards("6"), cards("5")))
    table.divides(0, "6", "5")
    assert table.asked == 1
    table.chooses(1, "draw")
    assert script.next_option(_scene(table.game)) is None


def test_only_tasks_that_were_dealt_can_be_kept() -> None:
    game, script = _dealt(2), PlanScript()
    scene = _scene(game)
    offered = [task.id for task in scene.view.own.offered]
    script.wish_tasks(scene, [])
    assert _follow(script, game) == 4  # the last one has to be kept, and answers itself
    assert [task.id for task in game.view(scene.viewer).own.tasks] == offered[4:]


# What is taken back


def test_from_the_end_it_goes_back_to_the_start_and_no_further() -> None:
    table = planned("6 5 4 3", "1", "1")
    script = PlanScript()
    table.chooses(0, "draw").chooses(0, "draw")
    moments = [table.game.copy()]
    scene = _scene(table.game)
    script.wish_stacks(scene, tuple((card,) for card in scene.view.own.hand))
    game = table.game
    while (option := script.next_option(_scene(game))) not in {None, "done"}:
        assert game.decision is not None
        assert option is not None
        game.choose(game.decision.option(option))
        moments.append(game.copy())
    assert not script.goes_back(_scene(game))
    script.start_again(_scene(game))
    back = [script.goes_back(_scene(moment)) for moment in reversed(moments)]
    assert back == [True] * (len(moments) - 1) + [False]
    assert script.next_option(_scene(moments[0])) is None


def test_nobody_is_asked_from_the_middle_of_a_chain() -> None:
    table = planned("6 5 4", "1", "1")
    script = PlanScript()
    table.chooses(0, "draw").chooses(0, "draw")  # the deck is empty: here it starts
    assert not script.goes_back(_scene(table.game))
    table.chooses(0, "close")
    assert script.goes_back(_scene(table.game))


# Who looks


def test_whoever_has_answered_looks_on_once() -> None:
    table = planned("6 5 4", "1", "1")
    script = PlanScript()
    assert not script.take_sight(_scene(table.game))
    script.answer_alone(_scene(table.game))
    table.chooses(0, "draw")
    assert script.take_sight(_scene(table.game))
    assert not script.take_sight(_scene(table.game))


def test_the_next_player_does_not_look_through_the_eyes_of_the_last() -> None:
    table = planned("6 5", "1 2", "1")
    script = PlanScript()
    script.answer_alone(_scene(table.game))
    table.chooses(0, "draw").divides(0, "6 5")
    assert table.asked == 1
    assert not script.take_sight(_scene(table.game))
