"""Crimson Seas: the islands, the action Sail, and what is brought from there."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.files.facts import FACTS
from tests.games.valeria.sets.seas import kept, open_at, sails, table, tokens
from tests.games.valeria.sets.shipped import part_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.games.valeria.sets.crimson_seas import goods, nobles, tomes
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import ItemKind
from valeria_desktop.games.valeria.story.recap import OthersTurn, others_turn
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.state import CARD_REVEALED
from valeria_desktop.session.chronicle import Line

if TYPE_CHECKING:
    from tests.scenario import Scenario

SEAS = frozenset({"crimson-seas"})
FOLDER = FACTS / "sets" / "crimson-seas"


def rows_of(file: str) -> list[dict[str, str]]:
    with (FOLDER / f"{file}.csv").open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


# --- set-up


@pytest.mark.clause("CS2")
def test_goods_and_tomes_are_those_of_the_facts() -> None:
    cards = part_of("crimson-seas").by_id
    assert [(row["kind"], int(row["copies"])) for row in rows_of("goods")] == [
        (card.id, card.copies) for card in cards.values() if card.kind == "good"
    ]
    for row in rows_of("tomes"):
        tome = cards[f"{row['kind']}-tome"]
        assert isinstance(tome, tomes.Tome)
        assert (tome.pays, tome.copies, tome.points) == (row["kind"], 7, 1)
        assert [int(row["copies"]), int(row["victory_points"])] == [7, 1]


@pytest.mark.clause("CS8", "CS22")
def test_prices_and_points_are_those_of_the_facts() -> None:
    prices = [(row["island"], row["price"]) for row in rows_of("island_prices")]
    assert [f"{gold} gold" for gold in goods.SLOTS[::-1]] == [p for i, p in prices if i == "Araby"]
    assert [f"{gold} gold" for gold in tomes.SLOTS[::-1]] == [
        price for island, price in prices if island == "Nae Aerie"
    ]
    assert ("Amarynth", f"{nobles.PRICE} of one resource") in prices
    assert [int(row["victory_points"]) for row in rows_of("goods_scoring")] == [*goods.POINTS[1:]]


@pytest.mark.clause("CS1", "CS2", "CS3")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("edition", Edition)
def test_islands_are_laid_whenever_the_set_is_in_use(players: int, edition: Edition) -> None:
    solo = Solo.DARK_LORD if players == 1 else None
    view = RULES.deal(Setup(players=players, edition=edition, solo=solo, sets=SEAS), 3).view(0)
    for row, number in ((goods.ROW, 24), (tomes.ROW, 21), (nobles.ROW, 16)):
        assert [len(view.stacks[place]) for place in row.places] == [1, 1, 1, number - 3]
        assert set(view.stacks[row.places[-1]]) == {None}
        assert None not in [view.top(place) for place in row.open_places]
    assert view.pools == (("exekratys", Amounts(2, 2, 2)),)
    for player in view.players:
        assert player.more == (("maps", 2),)
        assert [card.id for card in player.starters if not card.numbers] == ["coxswain"]
    assert len(view.players[0].starters) == 3


@pytest.mark.clause("CS1")
def test_without_the_set_nothing_of_it_is_there() -> None:
    view = RULES.deal(Setup(), 3).view(0)
    assert len(view.stacks) == 20
    assert (view.pools, view.players[0].more, view.players[0].laid) == ((), (), ())
    assert "gain map" not in [option.id for option in view.decision.options] if view.decision else 1


# --- the two actions


@pytest.mark.clause("CS7")
def test_an_action_gains_a_map() -> None:
    made = table(maps=0).acts(0)
    assert sails(made) == []
    made.chooses("gain map")
    assert tokens(made) == {"maps": 1}


@pytest.mark.clause("CS7", "CS8")
def test_sailing_costs_a_map_and_one_to_three_goods_the_sum_of_their_slots() -> None:
    made = table(12, 0, 0).acts(0)
    assert sails(made)[:3] == ["sail good-1", "sail good-2", "sail good-3"]
    words = dict(zip(made.options, made.words, strict=True))
    assert words["sail good-2"] == "Sail for Jewels: 4 Gold and 1 Map, Araby, slot 2"
    assert words["sail good-1"] == "Sail for Spices: 2 Gold and 1 Map, Araby, slot 3"
    assert words["sail-good-1-good-2-good-3"] == (
        "Sail for Spices, Jewels and Fabrics: 12 Gold and 1 Map"
    )
    made.chooses("sail-good-1-good-2-good-3")
    assert made.resources(0) == (0, 0, 0)
    assert (kept(made, "goods"), tokens(made)) == (["spices", "jewels", "fabrics"], {"maps": 1})


@pytest.mark.clause("CS8", "T16")
def test_magic_helps_beside_one_gold_of_the_whole_sum() -> None:
    made = table(1, 0, 5).acts(0)
    made.chooses("sail-good-1-good-2")
    assert made.resources(0) == (0, 0, 0)
    assert kept(made, "goods") == ["spices", "jewels"]
    without = table(0, 9, 9).acts(0)
    assert not [option for option in sails(without) if "good" in option or "tome" in option]
    assert without.reasons(0, "good-1") == ["at least 1 Gold must be real, not Magic"]


@pytest.mark.clause("CS9")
def test_what_is_left_slides_to_the_cheaper_slots_and_new_ones_enter_from_the_top() -> None:
    made = table(2, 0, 0)
    supply = made.cards_at("good-supply")
    made.acts(0).chooses("sail good-1")
    assert open_at(made, "good") == ["jewels", "fabrics", supply[-1]]
    assert made.cards_at("good-supply") == supply[:-1]
    both = table(8, 0, 0)
    supply = both.cards_at("good-supply")
    both.acts(0).chooses("sail-good-1-good-3")
    assert open_at(both, "good") == ["jewels", supply[-1], supply[-2]]


@pytest.mark.clause("CS9")
def test_a_refill_is_a_barrier_for_undo_and_a_visit_to_the_pool_is_none() -> None:
    made = table(2, 0, 0).acts(0)
    made.state.barrier = 0
    made.chooses("sail good-1")
    assert made.state.barrier & CARD_REVEALED
    made = table().acts(0)
    made.state.barrier = 0
    made.chooses("sail-exekratys-gold")
    assert not made.state.barrier


@pytest.mark.clause("CS8")
def test_the_pool_gives_everything_of_one_kind() -> None:
    made = table().acts(0)
    made.chooses("sail-exekratys-strength")
    assert (made.resources(0), tokens(made)) == ((0, 2, 0), {"maps": 1})
    assert made.state.in_pool("exekratys") == Amounts(gold=2, magic=2)
    assert "sail-exekratys-strength" not in made.options


@pytest.mark.clause("CS8", "X7")
def test_a_noble_costs_9_of_one_resource_and_magic_helps_not() -> None:
    made = table(9, 8, 8).acts(0)
    words = dict(zip(made.options, made.words, strict=True))
    assert words["sail noble-2"] == "Sail for Phanther: 1 Map and 9 Gold, Strength or Magic"
    made.chooses("sail noble-2")
    assert (kept(made, "nobles"), made.resources(0)) == (["phanther"], (0, 8, 8))
    assert not [option for option in sails(made) if "noble" in option]


@pytest.mark.clause("CS8")
def test_each_noble_owned_makes_the_next_dearer_by_1() -> None:
    made = table(0, 20, 20).owns(0, "dray", "izmael-the-provider").acts(0)
    made.chooses("sail noble-2")
    assert made.options == ["pay 11-strength-1-maps", "pay 11-magic-1-maps"]
    made.chooses("pay 11-magic-1-maps")
    assert made.resources(0) == (0, 20, 9)
    assert made.reasons(0, "noble-2")[-1:] == []
    assert made.quote(0, "noble-1").asked.any_kind == 12


@pytest.mark.clause("CS9")
def test_a_nobles_slot_is_filled_and_the_others_stay() -> None:
    made = table(9, 0, 0)
    supply = made.cards_at("noble-supply")
    made.acts(0).chooses("sail noble-1")
    assert open_at(made, "noble") == [supply[-1], "phanther", "augur-kawleen"]


@pytest.mark.clause("CS7")
def test_why_not_names_what_is_short() -> None:
    made = table(1, 0, 0, maps=0).acts(0)
    assert made.reasons(0, "good-2") == ["3 Gold short", "1 Map short"]
    assert made.reasons(0, "noble-1") == ["1 Map short", "8 of one resource short"]
    for option in ("sail-exekratys-gold", "sail-good-1-good-2"):
        assert "short" in made.refuses(option)


# --- told


NAMES = ("Rose", "Oak")


def lines_of(made: Scenario, *choices: str) -> list[Line]:
    """Return the log of some choices."""
    before = len(made.events)
    for choice in choices:
        made.chooses(choice)
    return [Line(1, 1, event) for event in made.events[before:]]


def told(made: Scenario, *choices: str) -> list[str]:
    """Return the sentences of the story about some choices."""
    return [str(entry.sentence(NAMES)) for entry in tell_turn(lines_of(made, *choices), NAMES)]


def summed(made: Scenario, *choices: str) -> OthersTurn:
    """Return what others are told of the first player's turn with some choices."""
    lines = [Line(1, 0, TurnBegan(seat=0, turn=1, round=1)), *lines_of(made, *choices)]
    turn = others_turn(gather(lines, len(NAMES)), 0, NAMES)
    assert turn is not None
    return turn


@pytest.mark.clause("CS8")
def test_the_story_tells_a_visit_with_its_map() -> None:
    assert told(table(9, 0, 0).acts(0), "sail noble-1")[0] == (
        "Rose: sailed for Dray: 9 Gold and 1 Map"
    )
    assert told(table(6, 0, 0).acts(0), "sail-good-1-good-2")[:2] == [
        "Rose: sailed for Spices: 6 Gold and 1 Map",
        "Rose: sailed for Jewels",
    ]
    assert told(table().acts(0), "sail-exekratys-gold") == [
        "Rose: took 2 Gold out of the pool of Exekratys for 1 Map"
    ]


@pytest.mark.clause("CS5")
def test_the_story_tells_what_a_six_costs() -> None:
    made = table(1, 1, 0)
    made.rolls(0, 6, 2)
    assert told(made, made.options[0])[0] == "Rose: laid 1 Gold into the pool of Exekratys"


@pytest.mark.clause("CS5")
def test_a_six_is_a_loss_of_the_roll_and_no_action() -> None:
    made = table(1, 1, 0)
    made.rolls(0, 6, 2)
    turn = summed(made, made.options[0])
    assert (dict(turn.harvest)["gold"], turn.deeds) == (-1, ())


@pytest.mark.clause("CS8")
def test_what_came_out_of_the_pool_is_told_in_sums_of_the_turn() -> None:
    (deed,) = summed(table().acts(0), "sail-exekratys-gold").deeds
    assert deed.gained == Amounts(gold=2)


@pytest.mark.clause("CS7", "CS8")
def test_all_cards_of_a_visit_are_one_action() -> None:
    made = table(6, 0, 0).acts(0)
    items = gather(lines_of(made, "sail-good-1-good-2"), len(NAMES))
    assert [item.is_allowed for item in items if item.telling is ItemKind.DEED] == [False, True]


# --- in all games


@pytest.mark.clause("CS21", "X24", "D6")
def test_against_the_dark_lord_the_game_ends_at_once() -> None:
    made = table(12, 0, 0, players=1, solo=Solo.DARK_LORD)
    made.stack("good-supply").acts(0)
    made.chooses("sail good-1")
    assert made.state.ending == ("islands",)


@pytest.mark.clause("X22", "CS5")
@pytest.mark.parametrize("edition", Edition)
def test_five_players_have_the_islands_and_only_the_active_one_pays_for_sixes(
    edition: Edition,
) -> None:
    made = table(2, 0, 0, players=5, edition=edition)
    for seat in range(1, 5):
        made.holds(seat, 3, 3, 3)
    made.rolls(0, 6, 6)
    assert made.state.in_pool("exekratys") == Amounts(gold=4, strength=2, magic=2)


def test_a_payment_for_several_cards_can_be_taken_back() -> None:
    made = table(9, 0, 3).acts(0)
    made.chooses("sail-good-1-good-2")
    question = made.decision.question
    assert isinstance(question, PayFor)
    assert question.may_turn_back
    places = made.places["good-1"], (made.places["good-2"],)
    assert (question.place, question.also) == places
    assert made.resources(0) == (9, 0, 3)
