"""Agents: a market of fifteen cards, and an action that engages one of them (AG1, AG2)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.sets.agent_tables import (
    ALL,
    CARDS,
    DECK,
    OPEN,
    VAIN,
    WITH,
    deck_of,
    engage,
    is_offered,
    place_of,
    table,
)
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.game import Game


# --- the set-up


@pytest.mark.clause("AG1", "X24", "X25")
@pytest.mark.parametrize("solo", Solo)
def test_agents_take_no_part_in_a_game_for_one_player(solo: Solo) -> None:
    with pytest.raises(SetupError) as refusal:
        RULES.deal(Setup(1, solo=solo, sets=WITH), 1)
    assert str(refusal.value) == "Agents takes no part in this solo game; leave it out."
    draft = Draft(RULES, players=1)
    draft.choose_sets(WITH)
    assert draft.setup.sets == frozenset(), "the box stays on its shelf, and the game is dealt"


@pytest.mark.clause("AG1")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_agents_lie_open_and_eleven_face_down(players: int, edition: Edition) -> None:
    game: Game = RULES.deal(Setup(players, edition, sets=WITH), 3)
    state = game.snapshot()
    places = state.table.layout.names
    dealt = [card.id for place in (*OPEN, DECK) for card in state.stacks[places[place]]]
    assert sorted(dealt) == sorted(ALL)
    for seat in range(players):
        view = game.view(seat)
        assert [len(view.stacks[places[place]]) for place in OPEN] == [1, 1, 1, 1]
        assert None not in [view.top(places[place]) for place in OPEN]
        assert deck_of(game, seat) == [None] * 11


@pytest.mark.clause("AG1")
def test_each_agent_comes_up_at_each_place() -> None:
    seen: Counter[tuple[int, str]] = Counter()
    for seed in range(400):
        state = RULES.deal(Setup(2, sets=WITH), seed).snapshot()
        for place in OPEN:
            (card,) = state.stacks[state.table.layout.names[place]]
            seen[state.table.layout.names[place], card.id] += 1
    assert len(seen) == len(OPEN) * len(ALL)


def test_the_core_refuses_a_table_with_agents() -> None:
    game: Game = RULES.deal(Setup(2, sets=WITH), 3)
    with pytest.raises(NotCoveredError):
        table_as_numbers(game.snapshot().table)


# --- the action


@pytest.mark.clause("AG2", "AG3")
def test_an_engaged_agent_is_paid_gives_and_goes_under_the_deck() -> None:
    made = table("captain", "squire", "baron", "bishop", "abbot").holds(0, strength=12)
    before = made.cards_at(DECK)
    made.chooses("engage agent-1")
    assert (made.resources(0), made.points(0)) == ((0, 2, 0), 5)
    assert made.cards_at("agent-1") == [before[-1]]
    assert made.cards_at(DECK) == ["captain", *before[:-1]]
    assert [deck_of(made.game, seat) for seat in (0, 1)] == [["captain", *[None] * 10]] * 2
    assert made.log()[-5:] == [
        "A paid 10 Strength (Captain)",
        "A engaged Captain",
        "A gained 5 points (Captain)",
        "Captain goes under the deck of Agents",
        f"{made.state.stacks[31][0].name} was dealt on Agent 1",
    ]


@pytest.mark.clause("AG2")
def test_it_is_one_of_the_two_actions_and_can_be_done_twice() -> None:
    made = table("prefect", "treasurer").holds(0, gold=10, magic=10)
    engage(engage(made, "prefect"), "treasurer")
    assert (made.points(0), made.resources(0)) == (10, (0, 0, 0))
    assert made.state.active == 1


@pytest.mark.clause("AG2", "X19")
@pytest.mark.parametrize(
    ("agent", "holds", "reason"),
    [
        ("captain", (0, 9, 9), "1 Strength short"),
        ("treasurer", (9, 0, 9), "1 Gold short"),
        ("prefect", (9, 9, 9), "1 Magic short"),
        ("squire", (0, 5, 5), "1 Gold short"),
        ("sapper", (9, 2, 9), "1 Strength short"),
    ],
)
def test_a_price_is_paid_with_exactly_what_it_names(
    agent: str, holds: tuple[int, int, int], reason: str
) -> None:
    """Magic doesn't help."""
    made = table(agent).owns(1, "halfpenny-hill").holds(0, *holds).acts(0)
    assert not is_offered(made, agent)
    assert made.reasons(0, place_of(made, agent)) == [reason]
    made.refuses(f"engage {place_of(made, agent)}")


@pytest.mark.clause("AG2")
@pytest.mark.parametrize(
    "agent",
    ["baron", "kings-herald", "assassin", "sapper", "huntress", "green-witch", "brute-squad"],
)
def test_an_agent_whose_text_would_do_nothing_can_not_be_engaged(agent: str) -> None:
    made = table(agent).holds(0, 20, 20, 20)
    for place in range(5, 15):
        made.state.lay(place, ())
        made.state.face_down[place] = 0
    made.acts(0)
    assert not is_offered(made, agent)
    assert made.reasons(0, place_of(made, agent)) == [VAIN]


@pytest.mark.clause("AG2", "X9", "X10")
def test_face_down_cards_are_no_aim_and_can_not_be_banished() -> None:
    made = table("kings-herald", "assassin", "sapper").holds(0, 20, 20, 20)
    for seat in (0, 1):
        made.owns(seat, "cleric", "halfpenny-hill")
        made.state.players[seat].turn_down(made.card("cleric"))
        made.state.players[seat].turn_down(made.card("halfpenny-hill"))
    made.acts(0)
    for agent in ("kings-herald", "assassin", "sapper"):
        assert made.reasons(0, place_of(made, agent)) == [VAIN]


@pytest.mark.clause("AG2")
@pytest.mark.parametrize("agent", ["abbot", "publican", "town-crier", "squire"])
def test_points_or_resources_are_something_even_if_the_rest_is_lost(agent: str) -> None:
    made = table(agent).holds(0, 5, 0, 5)
    for place in range(20):
        made.state.lay(place, ())
        made.state.face_down[place] = 0
    made.acts(0)
    engage(made, agent)
    assert made.points(0) == (0 if agent == "squire" else 1)
    assert made.resources(0)[1] == (3 if agent == "squire" else 0)


# --- the deck


@pytest.mark.clause("AG2")
def test_all_know_the_order_under_the_deck_and_no_more() -> None:
    made = table("captain", "prefect", "treasurer", "bishop").holds(0, 10, 10, 10)
    engage(engage(made, "prefect"), "captain")
    assert deck_of(made.game, 1) == ["captain", "prefect", *[None] * 9]
    hidden = Counter(made.cards_at(DECK)[2:])
    seen = set()
    for seed in range(30):
        world = imagine(made.game.view(1), Stream(seed))
        assert deck_of(world, 1) == deck_of(made.game, 1)
        deck = [card.id for card in world.snapshot().stacks[made.places[DECK]]]
        assert deck[:2] == ["captain", "prefect"]
        assert Counter(deck[2:]) == hidden
        seen.add(deck[-1])
    assert len(seen) > 3, "the next one to come up is anybody's guess"


@pytest.mark.clause("AG2")
def test_a_deck_that_is_known_comes_up_in_its_order_and_hides_nothing() -> None:
    made = table("captain", "prefect", "treasurer", "bishop")
    made.state.lay(made.places[DECK], (made.card("baron"), made.card("squire")))
    made.state.face_down[made.places[DECK]] = 0
    made.holds(0, 10, 10, 10).acts(0)
    assert deck_of(made.game, 1) == ["baron", "squire"]
    outcome = made.chooses("engage agent-1")
    assert outcome.barrier is Barrier.NONE
    assert made.cards_at("agent-1") == ["squire"]
    assert deck_of(made.game, 0) == ["captain", "baron"]


@pytest.mark.clause("AG2")
def test_a_hidden_agent_that_comes_up_can_not_be_undone() -> None:
    made = table("captain").holds(0, strength=10)
    assert made.chooses("engage agent-1").barrier is not Barrier.NONE


@pytest.mark.clause("AG2")
def test_nobody_can_have_a_card_of_the_deck() -> None:
    made = table("captain", "prefect", "treasurer", "bishop")
    made.state.face_down[made.places[DECK]] = 0
    made.holds(0, 20, 20, 20).acts(0)
    assert not [option for option in made.options if DECK in option]
    assert made.reasons(0, DECK) == ["The card lies face down"]


# --- saves


@pytest.mark.clause("AG2")
def test_a_game_is_saved_in_the_middle_of_an_engagement() -> None:
    made = table("squire").holds(0, gold=1).acts(0, dice=(1, 2))
    engage(made, "squire")
    again: Game = restore(dump(made.game), CARDS)
    assert digest(again) == digest(made.game)
    for game in (again, made.game):
        game.choose("done")
    assert digest(again) == digest(made.game)


@pytest.mark.clause("AG2")
def test_a_save_keeps_what_is_known_of_the_deck() -> None:
    made = engage(table("captain").holds(0, strength=10).acts(0, dice=(1, 2)), "captain")
    again: Game = restore(dump(made.game), CARDS)
    assert deck_of(again, 1) == deck_of(made.game, 1) == ["captain", *[None] * 10]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda data: data["face_down"].__setitem__(35, 12), "face_down"),
        (lambda data: data["face_down"].__setitem__(31, 1), "face_down"),
        (lambda data: data["stacks"].__setitem__(31, ["goblin"]), "stacks"),
        (lambda data: data["agenda"][-2].__setitem__("place", 2), "agenda"),
    ],
)
def test_a_save_that_can_not_be_is_refused(change: Callable[[Any], None], field: str) -> None:
    made = table("squire").holds(0, gold=1).acts(0, dice=(1, 2))
    data = dump(engage(made, "squire").game)
    change(data)
    with pytest.raises(SnapshotError, match=field):
        restore(data, CARDS)


# --- bots and all Agents


def test_the_greedy_bot_engages_an_agent_that_brings_points() -> None:
    made = table("captain", "squire", "bishop", "abbot").holds(0, strength=10).acts(0)
    for place in range(20):
        made.state.lay(place, ())
        made.state.face_down[place] = 0
    made.acts(0)
    choice = make_bot(RULES, "greedy", 1).choose(made.game.view(0), made.decision)
    assert choice.id == "engage agent-1"


@pytest.mark.clause("AG1", "AG2")
def test_each_agent_is_engaged_in_random_games_and_none_gets_lost() -> None:
    engaged = set()
    for seed in range(12):
        game: Game = RULES.deal(Setup(2 + seed % 4, sets=WITH), seed)
        chance = Random(seed)
        while game.decision is not None:
            wanted = [each for each in game.decision.options if each.id.startswith("engage ")]
            option = chance.choice(wanted or game.decision.options)
            engaged |= {as_a(ActAt, option).card.id} if wanted else set()
            game.choose(option)
        state = game.snapshot()
        lying = [card.id for place in range(31, 36) for card in state.stacks[place]]
        assert sorted(lying) == sorted(ALL)
    assert engaged == set(ALL)
