"""A market of five open cards beside the market is one row of data (HOUSE 4.2, C6, C13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from tests.games.valeria.rules.invented_market import (
    AT_HARBOUR,
    BERTHS,
    CARDS,
    HARBOUR,
    LIGHTHOUSE,
    NUMBER,
    RULES,
    SAILOR,
    SERPENT,
    SUPPLY,
)
from tests.scenario import Scenario
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.native.games import game_in_core
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.at import place_name, place_words
from valeria_desktop.games.valeria.rules.effects.acting import MaySlay
from valeria_desktop.games.valeria.rules.effects.centre import (
    FreeCitizen,
    ReturnCitizen,
    ReturnMonster,
)
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.layout import enter
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.rows import MARKET
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.rules.turn.phases import meters_of
from valeria_desktop.games.valeria.rules.turn.turn import exhausted_places
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.kernel.state import CARD_REVEALED
from valeria_desktop.session.session import Session

WORLDS = 20
CHOICES = {"random": 400, "greedy": 400, "baron": 60}


def harbour(*berths: str, **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Lay a table with a harbour; these cards lie open on its first berths."""
    table = Scenario(catalog=AT_HARBOUR, **setup)
    for number, berth in enumerate(berths, 1):
        table.stack(f"berth-{number}", berth)
    return table.acts(0)


def test_five_cards_lie_open_and_the_others_face_down() -> None:
    table = harbour()
    state = table.state
    assert [len(state.stacks[place]) for place in HARBOUR.places] == [1] * 5 + [NUMBER - 5]
    assert [state.face_down[place] for place in HARBOUR.places] == [0] * 5 + [NUMBER - 5]
    there = Counter(card for place in HARBOUR.places for card in state.stacks[place])
    assert there == {card: card.copies for card in CARDS}
    assert table.game.view(0).stacks[SUPPLY] == (None,) * (NUMBER - 5)


def test_the_market_of_a_seed_is_dealt_as_without_the_harbour() -> None:
    plain, more = Scenario(seed=9).state, harbour(seed=9).state
    assert [[card.id for card in stack] for stack in more.stacks[: MARKET.size]] == [
        [card.id for card in stack] for stack in plain.stacks
    ]
    assert [player.dealt for player in more.players] == [player.dealt for player in plain.players]


def test_places_are_named_and_said() -> None:
    assert [place_name(place) for place in HARBOUR.places] == [
        *("berth-1", "berth-2", "berth-3", "berth-4", "berth-5", "berth-supply")
    ]
    assert str(place_words(BERTHS[1])) == "berth 2"


@pytest.mark.clause("T15")
@pytest.mark.parametrize(
    ("card", "option", "zone"),
    [
        ("harbour/sailor", "recruit berth-1", "citizens"),
        ("harbour/serpent", "slay berth-1", "monsters"),
        ("harbour/lighthouse", "build berth-1", "domains"),
    ],
)
def test_any_card_on_top_can_be_had(card: str, option: str, zone: str) -> None:
    table = harbour(card).owns(0, "knight").holds(0, gold=9, strength=9)
    left = len(table.cards_at("berth-supply"))
    next_card = table.cards_at("berth-supply")[-1]
    outcome = table.chooses(option)
    assert [found.id for found in getattr(table.state.players[0], zone)][-1] == card
    assert outcome.barrier & CARD_REVEALED
    assert table.cards_at("berth-1") == [next_card]
    assert len(table.cards_at("berth-supply")) == left - 1
    assert f"{table.card(next_card).name} was dealt on berth 1" in table.log()


def test_what_cannot_be_had_is_refused_with_its_reasons() -> None:
    table = harbour("harbour/lighthouse").holds(0, gold=1)
    assert table.reasons(0, "berth-1") == ["needs 1 more Soldier", "3 Gold short"]
    assert "needs 1 more Soldier" in table.refuses("build berth-1")
    assert table.reasons(0, "berth-supply") == ["The card lies face down"]


def test_on_a_stack_of_the_market_any_card_can_be_had_too() -> None:
    """A citizen on a monster's place, a monster on a domain's: offers follow the top card."""
    table = harbour().holds(0, gold=9, strength=9)
    table.stack("monster-1", "goblin", "harbour/sailor").stack("domain-5", "harbour/serpent")
    table.holds(0, gold=9, strength=9)
    assert {"recruit monster-1", "slay domain-5"} <= {*table.options}


@pytest.mark.clause("T21", "T23")
def test_effects_reach_the_harbour() -> None:
    table = harbour("harbour/sailor", "harbour/serpent").holds(0, strength=9)
    free = FreeCitizen(max_cost=2).ways(table.state, 0, table.card("goblin"))
    assert "berth-1" in [way.key for way in free]
    slain = MaySlay().ways(table.state, 0, table.card("goblin"))
    assert "slay-berth-2" in [way.key for way in slain]


@pytest.mark.clause("T25")
def test_a_card_without_a_home_is_not_returned() -> None:
    table = harbour().owns(0, "harbour/sailor", "harbour/serpent", "knight")
    cause, gain = table.card("goblin"), Gain(Amounts(gold=1))
    citizens = ReturnCitizen(gain).ways(table.state, 0, cause)
    assert [way.key for way in citizens] == ["return-knight"]
    assert ReturnMonster(gain).ways(table.state, 0, cause) == []


@pytest.mark.clause("T31")
def test_an_empty_berth_counts_for_no_end() -> None:
    table = harbour()
    for number in range(1, 6):
        table.stack(f"berth-{number}")
    assert exhausted_places(table.state) == 0
    assert [meter.number for meter in meters_of(table.game.view(0))][-1] == 0
    assert table.game.end_conditions() == ()


def test_a_berth_stays_empty_once_the_supply_is_used_up() -> None:
    table = harbour("harbour/sailor").stack("berth-supply").holds(0, gold=9)
    table.chooses("recruit berth-1")
    assert table.cards_at("berth-1") == []
    assert table.reasons(0, "berth-1") == ["Nothing lies there"]
    assert not any(option.endswith("berth-1") for option in table.options)


@pytest.mark.clause("S12")
def test_an_imagined_supply_is_what_nobody_has_seen() -> None:
    open_cards = ["harbour/sailor"] * 2 + ["harbour/pilot"] * 3
    table = harbour(*open_cards).owns(0, "harbour/sailor").owns(1, "harbour/serpent")
    table.stack("berth-supply", "harbour/serpent", "harbour/lighthouse", face_down=2)
    view, orders = table.game.view(0), set()
    for number in range(WORLDS):
        world = imagine(view, Stream(number))
        assert world.view(0) == view
        there = Counter(card for place in HARBOUR.places for card in world.stacks[place])
        there += Counter({SAILOR: 1, SERPENT: 1})
        assert there == {card: card.copies for card in CARDS}
        orders.add(world.stacks[SUPPLY])
    assert orders == {(SERPENT, LIGHTHOUSE), (LIGHTHOUSE, SERPENT)}


def test_undo_gives_the_card_back_up_to_a_revealed_one() -> None:
    """An action can be undone unless the supply revealed a card."""
    table = harbour("harbour/sailor").stack("berth-supply").holds(0, gold=9)
    before = table.game.copy()
    table.chooses("recruit berth-1")
    assert digest(before) != digest(table.game)
    assert before.top(BERTHS[0]) is SAILOR


@pytest.mark.thorough
@pytest.mark.parametrize("bot", ["random", "greedy", "baron"])
def test_levels_play_at_the_harbour(bot: str) -> None:
    """The core in C refuses the layout by name; levels then think in Python."""
    session = Session.begin(RULES, Setup(), default_seats(2), 3)
    player, chosen = make_bot(RULES, bot, 3), list[Option]()
    while session.decision is not None and len(chosen) < CHOICES[bot]:
        view = session.scene(session.decision.seat).view
        option = player.choose(view, session.decision)
        chosen.append(option)
        session.choose(option.id)
    assert any(isinstance(option, ActAt) and option.place in BERTHS for option in chosen)


def test_the_core_refuses_the_layout_by_name() -> None:
    with pytest.raises(NotCoveredError, match="monsters, citizens, domains, harbour"):
        game_in_core(harbour().state)


def test_a_row_is_entered_once() -> None:
    with pytest.raises(ValueError, match="harbour"):
        enter(HARBOUR)
    with pytest.raises(ValueError, match=r"\['harbour'\]"):
        enter(evolve(HARBOUR, tag="quay", places=range(45, 47)))
