"""The roll map against the engine's own harvests, and against positions worked out by hand."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.native.setups import any_setup, likely
from tests.option_sets import CATALOG
from tests.ui.tables import Table
from valeria_desktop.games.valeria.coach.rolls import (
    NOTHING,
    ROLLS,
    HarvestGains,
    RollMap,
    Turn,
    roll_map,
    roll_maps,
)
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Starter
from valeria_desktop.games.valeria.rules.modes import deal, lay_out
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.rules.turn.harvest import activated, collect
from valeria_desktop.games.valeria.rules.turn.use import Apply, Use

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.turn.steps import Step
    from valeria_desktop.games.valeria.rules.view import PlayerView


def positions(first: int, number: int) -> Iterator[State]:
    """Return some positions of games of any kind."""
    for seed in range(first, first + number):
        chance = random.Random(seed)
        game = Game(deal(lay_out(any_setup(chance), CATALOG, seed), chance.getrandbits(64)))
        while game.decision is not None:
            if chance.random() < 0.02:
                yield game._state.copy()
            game.choose(game.decision.options[likely(chance, game)])


def harvested(state: State, seat: int, player: PlayerView, *, own: bool) -> list[float]:
    """Let the engine harvest for a seat; what is left to its owner counts as it may bring."""
    before = amounts(state, seat)
    step = collect(state, seat, taking=False, left=own)
    sums = [after - old for after, old in zip(amounts(state, seat), before, strict=True)]
    left = [*waiting(step), *thefts(state, seat, own=own)]
    parts = [(*map(float, sums), 0.0, 0.0), *(effect.income(player) for effect in left)]
    return [sum(numbers) for numbers in zip(*parts, strict=True)]


def waiting(step: Step | None) -> list[Effect]:
    if isinstance(step, Use):
        return [due.effect for due in step.dues]
    return [step.effect] if isinstance(step, Apply) else []


def thefts(state: State, seat: int, *, own: bool) -> list[Effect]:
    powers = [card.on_turn if own else card.off_turn for card in activated(state, seat)]
    return [power for power in powers if power.takes_from_others]


def amounts(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    return [player.gold, player.strength, player.magic, player.points]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(3))
def test_each_roll_brings_what_the_engine_harvests(part: int) -> None:
    """In your turn and on others', in any game; what doubles bring to domains comes before."""
    for state in positions(100 * part, 25):
        view = Game(state.copy()).view(0)
        for found in roll_maps(view):
            player = view.players[found.seat]
            for number, roll in enumerate(ROLLS):
                for own, turn in ((True, found.on), (False, found.off)):
                    there = state.copy()
                    there.dice = roll
                    wanted = harvested(there, found.seat, player, own=own)
                    if roll[0] != roll[1] or not player.domains:
                        assert list(turn.by_roll[number]) == pytest.approx(wanted)


def with_cards(*names: str, players: int = 2, solo: Solo | None = None) -> RollMap:
    """Return the map of someone who owns just this."""
    setup = Setup(players=1, solo=solo) if solo else Setup(players=players)
    view = Table(setup).scene(0).view
    cards = [CATALOG.by_id[name] for name in names]
    player = evolve(
        view.players[0],
        starters=tuple(card for card in cards if isinstance(card, Starter)),
        citizens=tuple(card for card in cards if isinstance(card, Citizen)),
        domains=tuple(card for card in cards if isinstance(card, Domain)),
    )
    return roll_map(view, 0, player)


def at(turn: Turn, first: int, second: int) -> HarvestGains:
    return turn.by_roll[ROLLS.index((first, second))]


@pytest.mark.clause("T7")
def test_a_die_and_the_sum_wake_what_bears_their_number() -> None:
    """A Cleric (1) brings 3 Magic or 1, a Wizard (4) 1 Strength and 1 Magic or 1 Magic."""
    found = with_cards("cleric", "wizard")
    assert at(found.on, 1, 4) == HarvestGains(strength=1, magic=4)
    assert at(found.off, 4, 1) == HarvestGains(magic=2)
    assert at(found.on, 1, 1) == HarvestGains(magic=6)  # both dice
    assert at(found.on, 2, 2) == HarvestGains(strength=1, magic=1)  # the sum
    assert found.on.by_result[0] == HarvestGains(magic=3)
    assert found.off.by_result[3] == HarvestGains(magic=1)
    assert found.nothing == 15  # 16 rolls have neither die, and 2 with 2 makes 4


def test_what_an_owner_may_choose_counts_as_the_most_and_trades_with_their_price() -> None:
    found = with_cards("merchant", "alchemist")
    assert at(found.on, 2, 5) == HarvestGains(any=2)
    assert at(found.on, 3, 6) == HarvestGains(gold=-1, magic=3)
    assert at(found.off, 2, 3) == HarvestGains(gold=3, magic=-1)


def test_a_thief_takes_three_at_most() -> None:
    assert at(with_cards("thief").on, 3, 4) == HarvestGains(taken=3)


def test_some_powers_count_what_their_owner_has() -> None:
    """A Blacksmith brings 1 Gold for each Soldier: an Archer is one."""
    assert at(with_cards("blacksmith", "archer").on, 2, 6) == HarvestGains(gold=1)
    assert at(with_cards("blacksmith", "archer", "archer").on, 2, 6) == HarvestGains(gold=2)


def test_doubles_bring_points_to_who_built_for_them_at_anybodys_turn() -> None:
    found = with_cards("gargans-embrace")
    assert at(found.on, 3, 3) == at(found.off, 3, 3) == HarvestGains(points=1)
    assert at(found.on, 3, 4) == NOTHING
    assert found.on.mean.points == pytest.approx(1 / 6)


@pytest.mark.clause("V1", "D2")
@pytest.mark.parametrize(
    ("players", "solo", "others"),
    [(2, None, 1), (4, None, 3), (5, None, 3), (1, Solo.DARK_LORD, 1), (1, Solo.SIEGE, 0)],
)
def test_a_round_is_the_own_turn_and_those_of_others_who_do_not_rest(
    players: int, solo: Solo | None, others: int
) -> None:
    """With five one rests; the Dark Lord's turn has a second harvest."""
    found = with_cards("cleric", players=players, solo=solo)
    assert found.others == others
    rolls_of_one = 12  # 11 rolls with a 1, one of them twice
    assert found.round.magic == pytest.approx(rolls_of_one / 36 * (3 + others))
