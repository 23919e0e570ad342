"""Cards that left the game (C11, X8): a public zone that counts all that lies in it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valeria.rules.invented_banish import (
    HARSH,
    BanishTop,
    ToTableau,
    builds,
)
from tests.games.valeria.rules.invented_pile import FAIR, check_whole, shuffled, shuffled_game
from tests.properties.invariants import cards_of, check_quickly
from tests.properties.players import Temper, pick
from tests.scenario import CATALOG, PLACE, Scenario, card
from valeria_desktop.bots.registry import levels_of, make_bot
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.files.snapshot import SNAPSHOTS, digest, dump
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native.states import state_as_numbers
from valeria_desktop.games.valeria.native.tables import CatalogNumbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.effects.audience import Each
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.events import TurnedUp
from valeria_desktop.games.valeria.rules.game import imagine, new_game
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT, SLAY
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.moments import ACTIONS_END
from valeria_desktop.games.valeria.rules.powers import Now, When
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    Setup,
    Variant,
)
from valeria_desktop.games.valeria.rules.turn.banish import banish
from valeria_desktop.kernel.chance import Stream


def banished(table: Scenario) -> list[str]:
    return [found.id for found in table.state.banished]


# From the centre


def test_a_card_of_the_centre_leaves_the_game_before_all() -> None:
    table = builds(Now(BanishTop(RECRUIT)))
    before = table.cards_at("citizen-3")
    table.chooses("build domain-1", "hall: banish-citizen-3")
    assert banished(table) == [before[-1]]
    assert table.cards_at("citizen-3") == before[:-1]
    name = card(before[-1]).name
    assert f"A banished {name} (Hall)" in table.log()
    for seat in (0, 1):
        assert table.game.view(seat).banished == (card(before[-1]),)
    assert table.game.public_view(1).banished == (card(before[-1]),)


def test_the_last_card_of_a_stack_leaves_an_exhausted_place_after_the_action() -> None:
    table = builds(Now(BanishTop(RECRUIT))).stack("citizen-3", "monk")
    table.acts(0).chooses("build domain-1", "hall: banish-citizen-3")
    assert table.cards_at("citizen-3") == ["exhausted"]


def test_the_domain_below_is_turned_up() -> None:
    table = builds(Now(BanishTop(BUILD)))
    below = table.state.stacks[PLACE["domain-2"]][-2]
    table.chooses("build domain-1", "hall: banish-domain-2")
    assert table.state.stacks[PLACE["domain-2"]][-1] is below
    assert table.state.face_down[PLACE["domain-2"]] == 1
    assert str(TurnedUp(below, PLACE["domain-2"]).words(())) in table.log()


def test_its_tokens_go_to_the_supply() -> None:
    table = builds(Now(BanishTop(SLAY)))
    table.state.put_tokens(0, 0, Amounts(strength=2), EXHAUSTED)
    table.chooses("build domain-1", "hall: banish-monster-1")
    assert table.state.tokens == ()


@pytest.mark.clause("V6")
def test_a_banished_monster_event_is_replaced_from_below() -> None:
    table = shuffled(2, FAIR, EXHAUSTED).stack("citizen-1", "mimic")
    banish(table.state, 0, PLACE["citizen-1"], EXHAUSTED)
    table.holds(0)
    assert table.cards_at("citizen-1") == ["exhausted"]
    assert table.state.pile == (FAIR,)
    assert banished(table) == ["mimic"]


def test_outside_an_action_a_place_is_filled_when_the_power_is_done() -> None:
    """Each player banishes one; then the two emptied places are filled, then the turn goes on."""
    table = builds(When(ACTIONS_END, Each(BanishTop(RECRUIT))), players=2)
    table.state.players[0].domains = (table.state.stacks[PLACE["domain-1"]][0],)
    table.stack("citizen-1", "cleric").stack("citizen-3", "monk").stack("domain-1", "exhausted")
    table.acts(0).chooses("gain gold", "gain gold", "hall: banish-citizen-1")
    assert table.cards_at("citizen-1") == []
    assert table.decision.seat == 1
    table.chooses("hall: banish-citizen-3")
    assert table.cards_at("citizen-1") == table.cards_at("citizen-3") == ["exhausted"]
    assert table.decision.prompt is Prompt.ROLL


# From a tableau


def test_who_loses_a_card_counts_without_it() -> None:
    table = builds(Now(ToTableau("citizens", banishes=True))).owns(1, "miner", "miner", "monk")
    table.acts(0).chooses("build domain-1", "hall: banish-miner-of-2")
    assert table.citizens(1) == ["miner", "monk"]
    assert banished(table) == ["miner"]
    miner = CATALOG.by_id["miner"]
    assert table.state.players[1].copies(miner) == 1  # type: ignore[arg-type]  # a citizen
    assert "A banished Miner of B (Hall)" in table.log()


def test_a_slain_monster_leaves_its_points() -> None:
    table = builds(Now(ToTableau("monsters", banishes=True))).owns(1, "goblin-king")
    before = table.score(1).of("monsters")
    table.acts(0).chooses("build domain-1")
    assert (before > 0, table.score(1).of("monsters")) == (True, 0)


# Worlds, saves, undo


def test_a_banished_card_is_never_dealt_again() -> None:
    """All other Monks of three are owned or lie open: what is face down can only be Clerics."""
    table = Scenario(variants=["mixed"]).owns(0, *["monk"] * 3)
    table.state.banished = (card("monk"),) * 3
    table.stack("citizen-1", "cleric", "cleric", "cleric", face_down=2)
    domain = table.state.stacks[PLACE["domain-1"]][-1]
    table.state.take_top(PLACE["domain-1"])
    table.state.turn_up(PLACE["domain-1"])
    table.state.banished = (*table.state.banished, domain)
    for number in range(60):
        world = imagine(table.game.view(1), Stream(number))._state
        assert [found.id for found in world.stacks[PLACE["citizen-1"]]] == ["cleric"] * 3
        assert all(domain not in stack for stack in world.stacks)
        assert world.banished == table.state.banished


def test_a_save_keeps_the_zone_and_names_a_card_too_many() -> None:
    table = Scenario()
    assert "banished" not in dump(table.game)
    banish(table.state, 0, PLACE["citizen-3"], EXHAUSTED)
    data = dump(table.game)
    again = SNAPSHOTS.restore(data, CATALOG)
    assert digest(again) == digest(table.game)
    assert [found.id for found in again._state.banished] == data["banished"]
    with pytest.raises(SnapshotError, match="cards: there must be"):
        SNAPSHOTS.restore(data | {"banished": []}, CATALOG)


def test_a_copy_does_not_share_the_zone() -> None:
    table = builds(Now(BanishTop(RECRUIT)))
    before = table.game.copy()
    table.chooses("build domain-1", "hall: banish-citizen-3")
    assert before._state.banished == ()
    assert before.likeness() != table.game.likeness()


def test_the_core_in_c_refuses_it_by_name() -> None:
    state = Scenario().state
    banish(state, 0, 5, EXHAUSTED)
    with pytest.raises(NotCoveredError, match="no banished or face-down cards"):
        state_as_numbers(state, CatalogNumbers(state.table.catalog))


@pytest.mark.parametrize("seed", range(8))
def test_games_lose_no_card_to_either_zone(seed: int) -> None:
    """Each domain that is built banishes a card or turns one down, and games end."""
    chance = Random(seed)
    variants = frozenset(BASE_VARIANTS) if seed % 2 else frozenset()
    game = new_game(Setup(2 + seed % 4, variants=variants), HARSH, seed)
    dealt = cards_of(game._state)
    number = 0
    while game.decision is not None:
        if number % 15 == 0:
            check_quickly(game)
            check_whole(game, dealt, number)
        game.choose(pick(chance, game.decision, Temper.EAGER))
        number += 1
    check_whole(game, dealt, 0)
    state = game._state
    assert state.banished
    assert any(player.citizens_down or player.domains_down for player in state.players)


def test_a_power_that_finds_nothing_banishes_nothing() -> None:
    table = builds(Now(ToTableau("monsters", banishes=True)), Now(Gain(Amounts(points=1))))
    table.chooses("build domain-1")
    assert (banished(table), table.points(0)) == ([], 1)


@pytest.mark.parametrize("is_shuffled", [False, True])
def test_bots_play_on_to_the_end_and_levels_think_in_python(*, is_shuffled: bool) -> None:
    setup = Setup(2, variants=frozenset({Variant.EVENTS}))
    game = shuffled_game(setup, 1) if is_shuffled else new_game(setup, HARSH, 1)
    bot = make_bot(RULES, "greedy", 1)
    asked = 0
    while game.decision is not None:
        view = game.view(game.decision.seat)
        if asked == 70:
            for level in levels_of(RULES)[:2]:
                chosen = make_bot(RULES, level, 1).choose(view, game.decision)
                assert chosen in game.decision.options
        game.choose(bot.choose(view, game.decision).id)
        asked += 1
    assert game.result().winners
    assert asked > 70
