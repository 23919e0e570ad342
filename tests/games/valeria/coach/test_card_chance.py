"""When a card can be had: against every roll, played by the engine, and worked out by hand."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.valeria.coach.test_rolls import positions, waiting
from tests.scenario import CATALOG, PLACE, Scenario
from valeria_desktop.games.valeria.coach import card_chance as room
from valeria_desktop.games.valeria.coach.card_chance import CardChance, soon
from valeria_desktop.games.valeria.coach.purse import Purse, Want
from valeria_desktop.games.valeria.coach.rolls import ROLLS
from valeria_desktop.games.valeria.rules.effects.gains import GainAny
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.price import Price, funds
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.harvest import collect
from valeria_desktop.kernel.chance import Stream


def asked(table: Scenario, place: str) -> CardChance:
    found = soon(table.game.view(0), PLACE[place], Stream(7))
    assert found is not None
    return found


def harvest(table: Scenario, roll: tuple[int, int], *, own: bool) -> tuple[int, int, int]:
    """Let the engine harvest for seat 0; give its Gold, its Magic, and what it may choose."""
    state = table.state.copy()
    state.dice = roll
    gold, magic = state.players[0].gold, state.players[0].magic
    free = sum(
        effect.number
        for effect in waiting(collect(state, 0, taking=False, left=own))
        if isinstance(effect, GainAny)
    )
    return state.players[0].gold - gold, state.players[0].magic - magic, free


def can_pay(price: int, gold: int, magic: int, free: int) -> bool:
    """Try every way to choose."""
    return any(funds(gold + more, magic + free - more) >= price for more in range(free + 1))


def share(table: Scenario, price: int, between: int, *turns: str) -> float:
    """Try every roll of some harvests, and what may be gained between."""
    player = table.state.players[0]
    met = 0
    for rolls in product(ROLLS, repeat=len(turns)):
        gold, magic, free = player.gold, player.magic, between
        for roll, turn in zip(rolls, turns, strict=True):
            more = harvest(table, roll, own=turn == "mine")
            gold, magic, free = gold + more[0], magic + more[1], free + more[2]
        met += can_pay(price, gold, magic, free)
    return float(met / len(ROLLS) ** len(turns))


@pytest.mark.parametrize(
    ("gold", "magic", "domain", "cards"),
    [
        (0, 0, "emerald-stronghold", ()),
        (1, 0, "pratchetts-plateau", ("miner",)),
        (0, 3, "emerald-stronghold", ("wizard", "miner")),
        (3, 1, "foxgrove-palisade", ("archer", "peasant")),
    ],
)
def test_every_roll_of_the_next_two_harvests_is_counted(
    gold: int, magic: int, domain: str, cards: tuple[str, ...]
) -> None:
    """Two play, and both actions are still to come: 2 now, and the first of the next turn."""
    table = Scenario(players=2).may_build(0, domain).owns(0, *cards)
    table.holds(0, gold=gold, magic=magic).acts(0)
    price = table.quote(0, "domain-1").price.gold
    found = asked(table, "domain-1")
    assert found.is_exact
    assert found.turns[0] == pytest.approx(share(table, price, 3, "theirs", "mine"))
    assert 0 < found.turns[0] < found.turns[1] <= 1
    assert found.now is can_pay(price, gold, magic, 1)


def test_before_the_own_roll_the_next_turn_is_the_one_that_begins() -> None:
    table = Scenario(players=2).may_build(0, "foxgrove-palisade").holds(0, gold=6)
    found = asked(table, "domain-1")
    assert found.now is None
    assert found.turns[0] == pytest.approx(share(table, 9, 1, "mine"))
    assert 0 < found.turns[0] < 1


def test_a_monster_wants_strength_and_its_magic() -> None:
    """Kobolds ask for 5 Strength and 1 Magic, which Strength can't pay."""
    table = Scenario(players=2).stack("monster-1", "kobolds").holds(0, strength=20).acts(0)
    assert asked(table, "monster-1").now is True  # the first action gains the Magic
    table.holds(0, strength=3, magic=2)
    assert asked(table, "monster-1").now is True  # 3 Strength, 1 Magic for it, 1 for itself, 1 more
    table.holds(0, strength=2, magic=2)
    assert asked(table, "monster-1").now is False
    table.holds(0, magic=20)
    assert asked(table, "monster-1").now is True  # one Strength has to be real
    assert asked(table, "monster-1").turns == (1, 1)


def test_where_roles_are_missing_saving_does_not_help() -> None:
    table = Scenario(players=2).stack("domain-1", "gargans-embrace").holds(0, gold=50).acts(0)
    assert soon(table.game.view(0), PLACE["domain-1"], Stream(7)) is None


def test_an_empty_place_and_a_siege_have_no_answer() -> None:
    table = Scenario(players=2).exhausts("citizen-4").acts(0)
    assert soon(table.game.view(0), PLACE["citizen-4"], Stream(7)) is None
    siege = Scenario(players=1, solo=Solo.SIEGE).piles("archer", "wizard", "cleric")
    assert soon(siege.game.view(0), PLACE["pile-1"], Stream(7)) is None


def test_trades_make_it_a_matter_of_imagined_futures() -> None:
    """An Alchemist (3) turns 1 Gold into 3 Magic: nearer to what costs Gold, if one is left."""
    table = Scenario(players=2).may_build(0, "emerald-stronghold").owns(0, *["alchemist"] * 3)
    table.holds(0, gold=2).acts(0)
    found = asked(table, "domain-1")
    assert not found.is_exact
    assert asked(table, "domain-1") == found
    assert 0 < found.turns[0] < found.turns[1] <= 1


@pytest.mark.clause("T16")
def test_a_trade_is_made_if_it_leads_nearer() -> None:
    """One has to be real: of 2 Gold the last one is kept, of 3 it is worth 3 Magic."""
    view = Scenario(players=2).holds(0, gold=1).game.view(0)
    alchemist = CATALOG.by_id["alchemist"]
    assert isinstance(alchemist, Citizen)
    for price, lacks in ((2, 1), (3, 1), (4, 1), (5, 2)):
        purse = Purse(Want((Price(price),)), view.players[0])
        purse.use([alchemist.on_turn])
        assert not purse.is_enough(lacks - 1)
        assert purse.is_enough(lacks)


def test_futures_come_to_what_all_rolls_come_to(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Scenario(players=3).may_build(0, "emerald-stronghold").owns(0, "miner")
    table.holds(0, gold=1).acts(0)
    found = asked(table, "domain-1")
    assert found.is_exact
    monkeypatch.setattr(room, "_by_dice", lambda *_: None)
    about = asked(table, "domain-1")
    assert not about.is_exact
    assert about.turns == pytest.approx(found.turns, abs=0.04)


def test_worlds_that_differ_in_secrets_answer_alike() -> None:
    for number, state in enumerate(positions(700, 12)):
        view = Game(state.copy()).view(0)
        state.seed += 1
        other = Game(state).view(0)
        place = number % 20
        assert soon(view, place, Stream(1), 50) == soon(other, place, Stream(1), 50)
