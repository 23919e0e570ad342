"""Agents: a market of fifteen cards, and an action that engages one of them (AG1 to AG6)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import Scenario
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

SET = "agents"
WITH = frozenset({SET})
CARDS = catalog_of(SET)
FLAMES = "flames-and-frost"
OPEN, DECK = ("agent-1", "agent-2", "agent-3", "agent-4"), "agent-supply"
ALL = (
    *("abbot", "assassin", "baron", "bishop", "brute-squad", "captain", "green-witch", "huntress"),
    *("kings-herald", "prefect", "publican", "sapper", "squire", "town-crier", "treasurer"),
)
VAIN = "Its text would do nothing now"


def table(*agents: str, players: int = 2, **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Some Agents lie open, the first ones first; nobody holds anything, and seat 0 acts."""
    setup.setdefault("sets", WITH)
    made = Scenario(players, catalog=catalog_of(*sorted(setup["sets"])), **setup)
    rest = [name for name in ALL if name not in agents]
    order = [*agents, *rest]
    for place, name in zip(OPEN, order, strict=False):
        made.stack(place, name)
    deck = order[len(OPEN) :]
    made.stack(DECK, *deck, face_down=len(deck))
    for seat in range(players):
        made.holds(seat)
    return made.acts(0)


def deck_of(game: Game, seat: int) -> list[str | None]:
    """Return what a seat sees of the deck, from the bottom to the top."""
    stack = game.view(seat).stacks[game.snapshot().table.layout.names[DECK]]
    return [None if card is None else card.id for card in stack]


def is_offered(made: Scenario, agent: str) -> bool:
    return f"engage {place_of(made, agent)}" in made.options


def place_of(made: Scenario, agent: str) -> str:
    return next(place for place in OPEN if made.cards_at(place) == [agent])


def engage(made: Scenario, agent: str, *answers: str) -> Scenario:
    """Engage an open Agent, and pay where that is asked."""
    made.chooses(f"engage {place_of(made, agent)}", *answers)
    return made


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


# --- what they do


@pytest.mark.clause("AG3")
@pytest.mark.parametrize(
    ("agent", "pays", "place", "citizen"),
    [("abbot", (0, 0, 5), "citizen-1", "cleric"), ("publican", (5, 0, 0), "citizen-7", "rogue")],
)
def test_abbot_and_publican_bring_a_point_and_a_citizen(
    agent: str, pays: tuple[int, int, int], place: str, citizen: str
) -> None:
    made = table(agent).stack(place, citizen, citizen).holds(0, *pays).acts(0)
    engage(made, agent)
    assert all(option.startswith(f"{agent}: citizen-") for option in made.options), "no leaving"
    made.chooses(f"{agent}: {place}")
    assert (made.points(0), made.citizens(0)) == (1, [citizen])
    assert made.resources(0) == (0, 0, 0)


@pytest.mark.clause("AG3", "X10")
def test_the_baron_pays_for_each_domain_face_down_ones_too() -> None:
    made = table("baron").owns(0, "halfpenny-hill", "pratchetts-plateau")
    made.state.players[0].turn_down(made.card("halfpenny-hill"))
    engage(made.holds(0, gold=5).acts(0), "baron")
    assert (made.points(0), made.resources(0)) == (2, (0, 0, 0))


@pytest.mark.clause("AG3", "X8")
def test_the_brute_squad_brings_a_citizen_then_banishes_one() -> None:
    made = table("brute-squad").stack("citizen-1", "cleric", "cleric").holds(0, gold=10).acts(0)
    engage(made, "brute-squad").chooses("brute-squad: citizen-1")
    assert made.citizens(0) == ["cleric"]
    assert all(option.startswith("brute-squad: banish-") for option in made.options)
    made.chooses("brute-squad: banish-citizen-1")
    assert [card.id for card in made.state.banished] == ["cleric"]
    assert made.cards_at("citizen-1") == ["exhausted"], "the emptied place is filled as usual"


@pytest.mark.clause("AG3", "X8")
def test_the_kings_herald_takes_a_citizen_for_two_points() -> None:
    made = table("kings-herald").owns(0, "cleric", "archer").acts(0)
    assert made.quote(0, "agent-1").price.resources == 0
    engage(made, "kings-herald")
    assert made.options == ["kings-herald: banish-cleric", "kings-herald: banish-archer"]
    made.chooses("kings-herald: banish-archer")
    assert (made.points(0), made.citizens(0)) == (2, ["cleric"])
    assert [card.id for card in made.state.banished] == ["archer"]


@pytest.mark.clause("AG4", "T27")
def test_the_bishop_takes_five_or_what_is_there_and_its_victim_gains_a_point() -> None:
    made = table("bishop", players=3).holds(1, gold=7, magic=2).acts(0)
    engage(made, "bishop")
    assert made.options == [
        "bishop: take-5-gold-from-2",
        "bishop: take-2-magic-from-2",
        "bishop: take-nothing-from-3",
    ]
    assert made.words[0].endswith(", who gains 1 point (Bishop)")
    made.chooses("bishop: take-2-magic-from-2")
    assert (made.resources(0), made.resources(1)) == ((0, 0, 2), (7, 0, 0))
    assert [made.points(seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.clause("AG4", "T26")
def test_the_huntress_takes_a_random_monster() -> None:
    taken = set()
    for draws in range(12):
        made = table("huntress", players=3).owns(1, "goblin", "troll").acts(0)
        made.state.draws = draws
        engage(made, "huntress")
        taken.add(made.monsters(0)[0])
        assert len(made.monsters(1)) == 1
        assert [made.points(seat) for seat in range(3)] == [0, 1, 0]
    assert taken == {"goblin", "troll"}


@pytest.mark.clause("AG4", "T25")
def test_the_green_witch_sends_a_monster_home_where_it_can_be_slain_again() -> None:
    made = table("green-witch").owns(1, "goblin").acts(0)
    home = next(place for place in range(5) if made.state.table.areas[place] == "Hills")
    high = len(made.state.stacks[home])
    engage(made, "green-witch")
    assert made.monsters(1) == []
    assert [card.id for card in made.state.stacks[home]][high:] == ["goblin"]
    assert [made.points(seat) for seat in range(2)] == [0, 1]
    assert "A sent Goblin of B back to its stack (Green Witch)" in made.log()


@pytest.mark.clause("AG4", "T25")
def test_where_the_stack_is_exhausted_its_exhausted_card_goes_first() -> None:
    made = table("green-witch").owns(1, "goblin").acts(0)
    home = next(place for place in range(5) if made.state.table.areas[place] == "Hills")
    made.stack(f"monster-{home + 1}", "exhausted")
    pile = len(made.state.pile)
    engage(made.acts(0), "green-witch")
    assert made.cards_at(f"monster-{home + 1}") == ["goblin"]
    assert len(made.state.pile) == pile + 1


@pytest.mark.clause("AG4")
def test_a_monster_without_a_stack_stays() -> None:
    made = table("green-witch", variants=["events"])
    event = made.state.table.catalog.events[0].id
    made.owns(1, event).acts(0)
    assert made.reasons(0, "agent-1") == [VAIN]
    made.owns(1, "goblin").acts(0)
    engage(made, "green-witch")
    assert made.monsters(1) == [event]


@pytest.mark.clause("AG4", "FF9", "X12")
@pytest.mark.parametrize("agent", ["bishop", "huntress", "green-witch"])
def test_the_castle_of_the_seven_suns_keeps_its_owner_from_all_three(agent: str) -> None:
    castle = "castle-of-the-seven-suns"
    made = table(agent, players=3, sets=WITH | {FLAMES}).owns(1, castle, "goblin").holds(1, gold=9)
    made.acts(0)
    if agent != "bishop":
        assert made.reasons(0, "agent-1") == [VAIN]
    made.owns(2, "troll").holds(2, gold=5).acts(0)
    engage(made, agent)
    if agent == "bishop":
        assert made.options == ["bishop: take-5-gold-from-3", "bishop: take-nothing-from-3"]
        made.chooses("bishop: take-5-gold-from-3")
    assert (made.points(1), made.points(2)) == (0, 1)
    assert (made.monsters(1), made.resources(1)) == (["goblin"], (9, 0, 0))


@pytest.mark.clause("AG5", "FF9", "X10")
def test_a_castle_that_lies_face_down_keeps_nobody() -> None:
    castle = "castle-of-the-seven-suns"
    made = table("sapper", "huntress", sets=WITH | {FLAMES}).owns(1, castle, "goblin")
    made.holds(0, strength=3).acts(0)
    assert made.reasons(0, "agent-2") == [VAIN]
    engage(made, "sapper")
    engage(made, "huntress")
    assert (made.monsters(0), made.points(1)) == (["goblin"], 1)


@pytest.mark.clause("AG5", "X9", "X11")
def test_the_assassin_turns_a_citizen_down() -> None:
    made = table("assassin", players=3).owns(1, "cleric").owns(2, "cleric", "archer", "archer")
    engage(made.holds(0, gold=3).acts(0), "assassin")
    assert made.options == [
        "assassin: turn-down-cleric-of-2",
        "assassin: turn-down-cleric-of-3",
        "assassin: turn-down-archer-of-3",
    ]
    made.chooses("assassin: turn-down-archer-of-3")
    assert made.citizens(2) == ["cleric", "archer"]
    assert [card.id for card in made.state.players[2].citizens_down] == ["archer"]


@pytest.mark.clause("AG5", "X10")
def test_the_sapper_takes_a_domain_its_power_but_not_its_points() -> None:
    made = table("sapper").owns(1, "pratchetts-plateau").holds(0, strength=3)
    made.stack("domain-1", "halfpenny-hill").acts(0)
    whole = made.card("halfpenny-hill").cost
    before = made.score(1).total
    assert made.quote(1, "domain-1").price.gold == whole - 1
    engage(made, "sapper")
    assert made.domains(1) == []
    assert [card.id for card in made.state.players[1].domains_down] == ["pratchetts-plateau"]
    assert made.quote(1, "domain-1").price.gold == whole
    assert made.score(1).total == before


@pytest.mark.clause("AG6", "X15")
def test_the_squire_brings_strength_and_a_slay_at_the_normal_price() -> None:
    made = table("squire").stack("monster-1", "skeleton", "goblin").holds(0, gold=1).acts(0)
    engage(made, "squire")
    assert made.resources(0) == (0, 3, 0)
    made.chooses("squire: slay-monster-1")
    assert (made.monsters(0), made.resources(0)) == (["goblin"], (1, 2, 0))
    assert "gain gold" in made.options, "it was one action"


@pytest.mark.clause("AG6")
def test_the_squires_slay_may_be_left() -> None:
    made = table("squire").stack("monster-1", "goblin").holds(0, gold=1).acts(0)
    engage(made, "squire", "done")
    assert (made.monsters(0), made.resources(0)) == ([], (0, 3, 0))


@pytest.mark.clause("AG6", "T18", "T16")
@pytest.mark.parametrize(("gold", "magic"), [(6, 0), (4, 2)])
def test_the_town_crier_recruits_without_what_copies_add(gold: int, magic: int) -> None:
    made = table("town-crier").owns(0, "cleric", "cleric").stack("citizen-1", "monk", "cleric")
    made.holds(0, gold, magic=magic).acts(0)
    assert made.quote(0, "citizen-1").price.gold == 5
    engage(made, "town-crier")
    assert made.points(0) == 1
    assert "town-crier: recruit-citizen-1" in made.options
    made.chooses("town-crier: recruit-citizen-1")
    assert (made.citizens(0), made.resources(0)) == (["cleric"] * 3, (0, 0, 0))


@pytest.mark.clause("AG6", "X17")
def test_what_else_changes_a_price_counts_for_the_town_crier_too() -> None:
    made = table("town-crier", sets=WITH | {FLAMES}).owns(0, "cleric", "cleric", "defiant-ridge")
    made.stack("citizen-1", "monk", "cleric").holds(0, gold=5).acts(0)
    engage(made, "town-crier").chooses("town-crier: recruit-citizen-1")
    assert (made.citizens(0), made.resources(0)) == (["cleric"] * 3, (0, 0, 0))


@pytest.mark.clause("AG6", "X15", "X16")
def test_a_citizen_of_the_town_crier_is_gained_in_the_action_phase() -> None:
    made = table("town-crier").owns(0, "forgotten-sorrows").stack("citizen-1", "monk", "cleric")
    made.holds(0, gold=6).acts(0)
    engage(made, "town-crier").chooses("town-crier: recruit-citizen-1")
    assert made.resources(0)[1:] != (0, 0), "Forgotten Sorrows saw it"


@pytest.mark.clause("X22", "V1")
@pytest.mark.parametrize(
    ("agent", "way"),
    [
        ("bishop", "take-nothing-from-{}"),
        ("huntress", "monster-from-{}"),
        ("green-witch", "send-home-from-{}"),
        ("assassin", "turn-down-cleric-of-{}"),
        ("sapper", "turn-down-halfpenny-hill-of-{}"),
    ],
)
@pytest.mark.parametrize("edition", Edition)
def test_the_resting_player_is_out_of_reach_in_the_second_edition(
    edition: Edition, agent: str, way: str
) -> None:
    made = table(agent, players=5, edition=edition.value).holds(0, 9, 9, 9)
    for seat in range(1, 5):
        made.owns(seat, "cleric", "halfpenny-hill", "goblin")
    engage(made.acts(0), agent)
    resting = f"{agent}: {way.format(5)}"
    assert f"{agent}: {way.format(2)}" in made.options
    assert (resting in made.options) is (edition is Edition.FIRST)


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
