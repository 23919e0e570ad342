"""Crimson Seas: Tomes as money, Goods and Nobles of a player, the score and the end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.sets.seas import gives, kept, open_at, table, tokens
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.lateness import is_late
from valeria_desktop.games.valeria.bots.values import ROUNDS, horizon_of
from valeria_desktop.games.valeria.files.snapshot import dump
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.effects.combined import Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.giving import GiveFor
from valeria_desktop.games.valeria.rules.effects.pools import Feed, FeedPool
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, AnyKind
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.purse import money_of, purse_of
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.rules.turn.phases import meters_of
from valeria_desktop.games.valeria.sets.crimson_seas.tomes import turn_up
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from tests.scenario import Scenario
    from valeria_desktop.games.valeria.rules.turn.phases import EndMeter

SEAS = frozenset({"crimson-seas"})
POINT = Gain(Amounts(points=1))


# --- Tomes


@pytest.mark.clause("CS12")
def test_on_your_own_turn_tomes_pay_before_tokens() -> None:
    made = gives(table(3, 0, 1), 0, "gold-tome", "gold-tome", "magic-tome").acts(0)
    made.chooses("sail good-2")
    assert made.options == [
        "pay 2-gold-2-gold-tomes-1-maps",
        "pay 1-gold-2-gold-tomes-1-magic-tomes-1-maps",
        "pay 1-magic-2-gold-tomes-1-magic-tomes-1-maps",
    ]
    made.chooses(made.options[0])
    assert made.resources(0) == (1, 0, 1)
    assert tokens(made) == {"magic-tomes": 1, "maps": 1}
    assert kept(made, "tomes") == ["gold-tome", "gold-tome", "magic-tome"]


@pytest.mark.clause("CS12", "T16")
def test_a_tome_is_real_money_and_a_tome_of_magic_helps() -> None:
    alone = table(0, 0, 4).acts(0)
    assert "sail good-1" not in alone.options
    made = gives(table(0, 0, 0), 0, "gold-tome", "magic-tome").acts(0)
    made.chooses("sail good-1")
    assert made.resources(0) == (0, 0, 0)
    assert (kept(made, "goods"), tokens(made)) == (["spices"], {"maps": 1})


@pytest.mark.clause("CS12", "T17", "T18")
def test_tomes_slay_and_recruit() -> None:
    made = gives(table(0, 0, 0), 0, "strength-tome", *["gold-tome"] * 3)
    made.stack("monster-1", "goblin").stack("citizen-1", "cleric").acts(0)
    assert {"slay monster-1", "recruit citizen-1"} <= set(made.options)
    made.chooses("slay monster-1")
    assert (made.monsters(0), tokens(made)["gold-tomes"]) == (["goblin"], 3)
    assert "strength-tomes" not in tokens(made)


@pytest.mark.clause("CS8", "CS12")
def test_a_noble_is_paid_with_tokens_and_tomes_of_one_kind() -> None:
    made = gives(table(0, 0, 8), 0, "magic-tome", "gold-tome").acts(0)
    made.chooses("sail noble-1")
    assert (made.resources(0), tokens(made)) == ((0, 0, 0), {"gold-tomes": 1, "maps": 1})


@pytest.mark.clause("CS8")
def test_a_tome_that_is_bought_does_not_help_to_pay_for_itself() -> None:
    made = table(2, 0, 0).acts(0)
    assert "sail tome-1" not in made.options
    made = table(3, 0, 0).acts(0)
    made.chooses("sail tome-1")
    assert tokens(made) == {"gold-tomes": 1, "maps": 1}


@pytest.mark.clause("CS12", "T10")
def test_off_turn_both_are_offered() -> None:
    made = gives(table(1, 0, 0), 0, "gold-tome").acts(1)
    trade = Trade(Amounts(gold=1), POINT)
    keys = [way.key for way in trade.ways(made.state, 0, ACTION)]
    assert keys == ["trade-1-gold-tomes", "trade-1-gold"]
    made.state.active = 0
    assert [way.key for way in trade.ways(made.state, 0, ACTION)] == ["trade-1-gold-tomes"]


@pytest.mark.clause("CS12", "X7")
def test_off_turn_every_mix_of_a_larger_price_is_offered() -> None:
    made = gives(table(2, 1, 0), 0, "gold-tome", "gold-tome", "strength-tome").acts(1)
    ways = [way.words() for way in Trade(AnyKind(3), POINT).ways(made.state, 0, ACTION)]
    assert [str(words) for words in ways] == [
        "Trade 1 Gold and 2 Gold Tomes for 1 point",
        "Trade 2 Gold and 1 Gold Tome for 1 point",
    ]


@pytest.mark.clause("CS12", "T4")
def test_a_die_power_is_paid_with_a_tome() -> None:
    made = gives(table(0, 0, 0), 0, "gold-tome", "gold-tome").owns(0, "foxgrove-palisade")
    made.rolls(0, 1, 2)
    made.chooses("change a with foxgrove-palisade")
    assert made.state.dice == (6, 2)
    assert "gold-tomes" not in tokens(made)


@pytest.mark.clause("CS12")
def test_a_tome_can_not_be_given_put_down_lost_or_taken() -> None:
    made = gives(table(0, 0, 0), 0, "gold-tome").acts(0)
    state, one = made.state, Amounts(gold=1)
    assert GiveFor(one, POINT).ways(state, 0, ACTION) == []
    assert FeedPool("exekratys").ways(state, 0, ACTION) == []
    Feed(one).apply(state, 0, ACTION)
    state.lose(0, one, ACTION)
    state.take(1, 0, one, ACTION)
    assert tokens(made)["gold-tomes"] == 1
    assert made.resources(1) == (0, 0, 0)


@pytest.mark.clause("CS11")
def test_used_tomes_are_turned_up_when_all_else_of_the_turn_is_done() -> None:
    made = gives(table(0, 0, 0), 0, "gold-tome", "gold-tome").acts(0)
    made.chooses("sail good-1")
    assert "gold-tomes" not in tokens(made)
    made.chooses("gain gold")
    assert made.state.active == 1
    assert tokens(made)["gold-tomes"] == 2


@pytest.mark.clause("CS11")
def test_tomes_of_others_stay_down_at_the_end_of_your_turn() -> None:
    made = gives(table(), 1, "magic-tome")
    made.state.players[1].more = ()
    made.acts(0).chooses("gain gold")
    made.chooses("gain gold")
    assert (made.state.active, tokens(made, 1)) == (1, {})


@pytest.mark.clause("CS11", "D2")
def test_against_the_dark_lord_they_are_turned_up_after_the_second_harvest() -> None:
    table_of = RULES.deal(Setup(players=1, solo=Solo.DARK_LORD, sets=SEAS), 1).view(0).table
    tags = [type(step).__name__ for step in table_of.turn]
    assert tags[-2:] == ["TurnUpAtTheEnd", "NextTurn"]
    assert tags.index("Sixes") == tags.index("ChangeDice") + 1


@pytest.mark.clause("CS12")
def test_money_of_a_player_without_tomes_is_the_player() -> None:
    made = table(5, 4, 3)
    player = made.state.players[0]
    assert money_of(made.state, 0) is player
    gives(made, 0, "magic-tome")
    whole = purse_of(player)
    assert (whole.gold, whole.strength, whole.magic) == (5, 4, 4)


def test_only_what_was_used_is_turned_up() -> None:
    made = gives(table(), 0, "gold-tome", "gold-tome", "magic-tome")
    player = made.state.players[0]
    player.more = Amounts.of("gold-tomes", 1).more
    made.state.events = []
    turn_up(made.state, 0)
    assert dict(player.more) == {"gold-tomes": 2, "magic-tomes": 1}
    assert [event.words(("A", "B")) for event in made.state.events] == [
        "A gained 1 Gold Tome (Gold Tome)",
        "A gained 1 Magic Tome (Magic Tome)",
    ]


# --- Nobles


@pytest.mark.clause("CS13", "T19")
def test_the_role_of_a_noble_counts_for_building() -> None:
    made = table(40, 0, 0).owns(0, "cleric", "augur-kawleen")
    shown = made.state.players[0].citizen_tally().icons
    assert shown == (0, 0, 1, 1)
    gives(made, 0, "izmael-the-provider")
    assert made.state.players[0].citizen_tally().icons == (1, 0, 1, 1)


@pytest.mark.clause("CS13")
def test_a_noble_is_no_citizen() -> None:
    made = gives(table(), 0, "dray")
    player = made.state.players[0]
    assert (player.citizens, kept(made, "nobles")) == ((), ["dray"])


@pytest.mark.clause("CS14", "F4")
def test_nobles_break_ties_and_tokens_do_not() -> None:
    made = table()
    before = made.score(0).tie_break
    gives(made, 0, "spices", "jewels", "gold-tome")
    assert made.score(0).tie_break == before
    gives(made, 0, "dray", "phanther")
    assert made.score(0).tie_break == before + 2


# --- the score


@pytest.mark.clause("CS22")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 4), (3, 7), (4, 12), (5, 18), (6, 25)])
def test_goods_of_one_kind_score_by_their_number(number: int, points: int) -> None:
    made = gives(table(), 0, *["spices"] * number, "artifacts")
    lines = [line for line in made.score(0).lines if line.category == "goods"]
    assert [(line.points, len(line.cards)) for line in lines] == [(points, number), (2, 1)]
    assert str(lines[0].cause) == f"{number}× Spices"
    assert all(line.is_public for line in lines)


@pytest.mark.clause("CS22")
def test_a_tome_scores_1_up_or_down() -> None:
    made = gives(table(), 0, "gold-tome", "magic-tome")
    made.state.players[0].more = ()
    assert made.score(0).of("tomes") == 2


@pytest.mark.clause("CS22")
@pytest.mark.parametrize(
    ("noble", "cards", "held", "points"),
    [
        ("augur-kawleen", ["thief"], (), 2 * 2),  # itself too
        ("beasthunter-benrick", ["owlbear", "owlbear"], (), 3 * 2),
        ("doom-chunnan", ["goblin"], (), 2),
        ("dray", [], (3, 9, 4), 4),
        ("huntmaster-heller", ["goblin", "owlbear"], (), 2),
        ("izmael-the-provider", ["peasant", "miner"], (), 1 + 2),
        ("jilko-the-just", ["cleric", "cleric"], (), 2),
        ("julian-the-honorable", ["shattered-hand"], (), 2),
        ("kiko-the-monster-slayer", ["goblin-king"], (), 5),
        ("mikal-the-moneylender", [], (8, 0, 0), 2),
        ("phanther", [], (0, 7, 0), 2),
        ("saint-rebeka-of-rollingwood", ["cleric"], (), 2 * 2),
        ("sir-robert-clark-iii", ["spices", "jewels"], (), 2),
        ("solan-karanga", ["knight"], (), 2),
        ("sorceress-bouman", [], (0, 0, 6), 2),
        ("troll-hunter-grable", ["giant"], (), 4),
    ],
)
def test_a_noble_scores_by_its_table(
    noble: str, cards: list[str], held: tuple[int, ...], points: int
) -> None:
    made = table(*held)
    gives(made, 0, noble)
    for card in cards:
        made.owns(0, card)
    (line,) = [line for line in made.score(0).lines if line.category == "nobles"]
    assert (line.points, line.cards) == (points, (made.card(noble),))


@pytest.mark.clause("CS22", "X9")
def test_cards_that_lie_face_down_are_turned_up_for_nobles() -> None:
    made = gives(table().owns(0, "cleric", "cleric"), 0, "jilko-the-just")
    player = made.state.players[0]
    player.turn_down(player.citizens[0])
    assert made.score(0).of("nobles") == 2


@pytest.mark.clause("CS22", "F2")
def test_dukes_count_the_roles_of_nobles() -> None:
    made = table()
    duke = next(d for d in made.state.table.catalog.dukes if d.icons.shadow)
    made.state.players[0].duke = duke
    before = made.score(0).of("duke")
    gives(made, 0, "augur-kawleen")
    assert made.score(0).of("duke") - before == duke.icons.shadow


# --- the end


@pytest.mark.clause("CS21", "T31", "T32")
@pytest.mark.parametrize("kind", ["good", "tome", "noble"])
def test_a_row_that_can_not_be_refilled_ends_the_game_after_the_round(kind: str) -> None:
    made = table(12, 0, 0)
    made.stack(f"{kind}-supply").acts(0)
    made.chooses(f"sail {kind}-1")
    if made.options[0].startswith("pay"):
        made.chooses(made.options[0])
    left = open_at(made, kind)
    assert len(left) == 2
    made.chooses("gain gold")
    assert not made.state.ending
    made.rolls(1, 1, 2)
    while made.state.active == 1 and not made.state.ending:
        made.chooses(made.options[-1] if "gain gold" not in made.options else "gain gold")
    assert made.state.ending == ("islands",)


@pytest.mark.clause("CS21")
def test_three_open_ones_without_a_supply_end_nothing() -> None:
    made = table()
    made.stack("good-supply")
    assert not made.state.table.conditions[0].holds(made.state)
    made.stack("good-2")
    assert made.state.table.conditions[0].holds(made.state)


@pytest.mark.clause("CS9", "CS21")
def test_a_slot_that_is_about_to_be_refilled_ends_nothing() -> None:
    made = table()
    made.stack("good-2")
    assert not made.state.table.conditions[0].holds(made.state)


def gone(made: Scenario) -> EndMeter:
    return next(each for each in meters_of(made.game.view(0)) if each.condition == "islands")


@pytest.mark.clause("CS21")
def test_a_meter_counts_the_cards_of_the_emptiest_island() -> None:
    """Of 16 Nobles the fifteenth that is gone leaves a gap; of 24 Goods the twenty-third."""
    made = table()
    assert (gone(made).reached, gone(made).whole, gone(made).share) == (0, 14, 0.0)
    assert gone(made).sign == "nobles"
    made.stack("noble-supply", *["dray"] * 6)
    assert (gone(made).reached, gone(made).whole) == (7, 14)
    made.stack("good-supply")
    assert (gone(made).reached, gone(made).whole) == (21, 22)
    assert gone(made).sign == "good"
    assert str(gone(made).words()) == "Cards gone from the emptiest island, Araby: 21 of 22"
    made.stack("good-3")
    assert gone(made).is_full


@pytest.mark.clause("CS21")
def test_bots_see_the_end_come_on_the_islands() -> None:
    made = table()
    view = made.game.view(0)
    assert horizon_of(view, NO_DUKE).rounds_left == ROUNDS
    assert not is_late(view)
    before = Eye.of(view)._clock(made.game).left
    made.stack("tome-supply")
    view = made.game.view(0)
    assert horizon_of(view, NO_DUKE).rounds_left == pytest.approx(ROUNDS / 19)
    assert is_late(view)
    assert before == 1
    assert Eye.of(view)._clock(made.game).left == pytest.approx(1 / 19)


# --- secrets and saves


@pytest.mark.clause("CS2")
def test_the_order_of_a_supply_is_hidden_and_imagined() -> None:
    game = RULES.deal(Setup(sets=SEAS), 5)
    view = game.view(0)
    supply = game._state.table.layout.names["good-supply"]
    worlds = {tuple(imagine_state(view, Stream(n)).stacks[supply]) for n in range(6)}
    assert len(worlds) > 1
    assert all(len(world) == 21 for world in worlds)


@pytest.mark.clause("CS12")
def test_a_save_has_the_islands_and_what_players_keep() -> None:
    made = gives(table(3, 0, 0), 0, "gold-tome", "dray", "spices").acts(0)
    data: Any = json.loads(json.dumps(dump(made.game)))
    assert data["players"][0]["laid"] == [
        ["tomes", ["gold-tome"]],
        ["nobles", ["dray"]],
        ["goods", ["spices"]],
    ]
    assert data["players"][0]["more"] == [["gold-tomes", 1], ["maps", 2]]
    assert data["pools"] == [["exekratys", {"gold": 2, "strength": 2, "magic": 2}]]
