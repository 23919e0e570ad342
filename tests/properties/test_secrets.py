"""No seat learns what it must not know: from its view, from events, or from what it imagines."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.option_sets import CATALOG, COMBINATIONS, SOLO_COMBINATIONS, Combination, OptionSet
from tests.properties.players import Temper, play_on
from tests.properties.secrets import check_views, leaks, names_given_away, secrets_of
from tests.properties.worlds import check_worlds, other_world
from tests.scenario import Scenario, card
from valeria_desktop.games.valeria.rules.events import DukeKept, TurnedUp
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View

ALL_SECRETS = frozenset({Variant.MIXED, Variant.EVENTS})


ALL_COMBINATIONS = COMBINATIONS + SOLO_COMBINATIONS


@pytest.mark.clause("D1", "G1", "S9", "S12", "V2", "V4")
@pytest.mark.parametrize("combination", ALL_COMBINATIONS, ids=lambda each: each.name)
def test_worlds_that_differ_in_secrets_look_the_same(combination: Combination) -> None:
    """In a whole game, from a seat that another game looks from next."""
    number = ALL_COMBINATIONS.index(combination)
    chance = Random(number)
    preset = ("random", "custom", "monster-blood", "first-game")[number % 4]
    game = new_game(OptionSet(combination, preset).setup(chance), CATALOG, number)
    check_worlds(game, number % combination.players, chance, Temper.EAGER, decisions=3000)
    assert game.is_over


def _game() -> Game:
    game = new_game(Setup(players=4, variants=ALL_SECRETS), CATALOG, 1 << 40)
    play_on(game, Random(2), Temper.EAGER, 80)
    return game


def test_another_world_differs_in_all_that_is_hidden() -> None:
    game = _game()
    state = game._state
    worlds = [other_world(game, 1, Random(number))._state for number in range(20)]
    assert len({world.seed for world in worlds}) == 20
    for seat in (0, 2, 3):
        assert len({world.players[seat].duke for world in worlds}) > 3
    assert {world.players[1].dealt for world in worlds} == {state.players[1].dealt}
    assert len({world.pile for world in worlds}) > 3
    hiding = [place for place in range(20) if state.face_down[place]]
    differing = [place for place in hiding if len({world.stacks[place] for world in worlds}) > 1]
    assert min(differing) < 15  # mixed citizens; of the numbers 5 and 6 there is one kind each
    domains = [place for place in hiding if place >= 15]
    assert domains == [place for place in differing if place >= 15]


def _spoiled(view: View, game: Game, what: str) -> View:
    """Return a view that shows one thing too many."""
    state = game._state
    if what == "duke":
        players = list(view.players)
        players[0] = evolve(players[0], duke=state.players[0].duke)
        return evolve(view, players=tuple(players))
    if what == "pile":
        return evolve(view, pile=state.pile)
    if what == "seed":
        return evolve(view, turn=state.seed)
    return evolve(view, stacks=tuple(state.stacks))


@pytest.mark.parametrize("what", ["duke", "pile", "stacks", "seed"])
def test_the_search_for_leaks_finds_each_kind(what: str) -> None:
    game = _game()
    view = game.view(1)
    assert leaks(game, 1, view) == []
    assert leaks(game, 1, _spoiled(view, game, what))


def test_the_search_for_leaks_reads_events_ids_and_words() -> None:
    game = _game()
    duke = game._state.players[0].duke
    assert duke is not None
    kept = DukeKept(0, duke)
    assert kept.audience == 0
    assert leaks(game, 0, [kept]) == []
    assert leaks(game, 1, [kept]) == [duke.id]
    assert leaks(game, 1, f"keep {duke.id}") == [duke.id]
    assert names_given_away(game, 1, [f"A kept {duke.name}"]) == [duke.name]
    hidden = game._state.stacks[19][0]
    assert leaks(game, 1, (TurnedUp(hidden, 19),)) == [hidden.id]


def test_all_that_nobody_sees_is_secret() -> None:
    game = new_game(Setup(players=3, variants=ALL_SECRETS), CATALOG, 7)
    secrets = [secret.kind for secret in secrets_of(game, 2)]
    assert secrets.count("duke") == 10 - 2
    assert secrets.count("domain") == 24 - 5
    assert secrets.count("event") == 6
    assert secrets.count("citizen") == 18 - 10


def _after_a_return() -> Scenario:
    """Return a citizen back to a place where a Monster Event lies, by building the Nest (T25)."""
    table = Scenario(players=3, variants=["events"])
    table.owns(0, "cleric", "peasant", "peasant").stack("citizen-1", "mimic")
    table.stack("domain-1", "emerald-stronghold", "nest-of-the-weaver-witch", face_down=1)
    table.stack("citizen-3", "mercenary").pile("exhausted", "exhausted", "sorcerer", "bat-swarm")
    table.holds(0, gold=10).acts(0)
    table.chooses("build domain-1", "nest-of-the-weaver-witch: return-cleric")
    return table


@pytest.mark.clause("T25", "V4", "S12")
def test_a_monster_event_put_back_on_the_pile_is_known_and_those_below_are_not() -> None:
    table = _after_a_return()
    assert table.cards_at("citizen-1") == ["cleric"]
    pile = (card("exhausted"), card("exhausted"), None, None, card("mimic"))
    assert [table.game.view(seat).pile for seat in range(3)] == [pile] * 3
    check_views(table.game)
    imagined = imagine(table.game.view(2), Stream(3))
    assert imagined.view(2) == table.game.view(2)
    for seat in range(3):
        check_worlds(table.game.copy(), seat, Random(seat), Temper.EAGER, decisions=60)


@pytest.mark.clause("T30", "V4", "S12")
def test_after_a_known_monster_event_the_next_is_unknown_again() -> None:
    table = _after_a_return()
    table.chooses("recruit citizen-3")
    assert table.cards_at("citizen-3") == ["mimic"]
    pile = (card("exhausted"), card("exhausted"), None, None)
    assert [table.game.view(seat).pile for seat in range(3)] == [pile] * 3
    check_views(table.game)
    for seat in range(3):
        check_worlds(table.game.copy(), seat, Random(seat), Temper.EAGER, decisions=60)


@pytest.mark.clause("T26")
def test_a_monster_taken_at_random_tells_worlds_apart_and_so_is_a_barrier() -> None:
    """Which one it is follows from the seed, which nobody knows."""
    table = Scenario(players=2).owns(1, "goblin", "troll", "owlbear").owns(0, "thief", "thief")
    table.stack("domain-1", "purloiners-perch").holds(0, gold=10, magic=1).acts(0)
    table.chooses("build domain-1")
    worlds = [other_world(table.game, 0, Random(number)) for number in range(20)]
    assert {world.choose("pay 10-gold").barrier for world in worlds} == {Barrier.REVEAL}
    taken = {world.view(0).players[0].monsters for world in worlds}
    assert taken == {(card("goblin"),), (card("troll"),), (card("owlbear"),)}
