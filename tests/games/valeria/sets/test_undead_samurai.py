"""Undead Samurai: an area, or an Event whose monsters lie anywhere in the market (US1 to US7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.sets.nights import comes_up, table_of
from tests.games.valeria.sets.shipped import catalog_of, scenario_with
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.aside import aside_of
from valeria_desktop.games.valeria.rules.effects.acting import MaySlay
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen, ReturnMonster
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.leaving import (
    BanishCitizen,
    BanishMonster,
    FreeDomain,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, EXHAUSTED, Foe
from valeria_desktop.games.valeria.rules.setup import (
    CUSTOM,
    RANDOM,
    Edition,
    Laying,
    Setup,
    Solo,
    Variant,
)
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.moves import TurnUp
from valeria_desktop.games.valeria.rules.turn.phases import meters_of
from valeria_desktop.games.valeria.rules.turn.returns import give_back
from valeria_desktop.games.valeria.rules.turn.turn import exhausted_places
from valeria_desktop.games.valeria.rules.turn.use import Apply
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect

SET, AREA = "undead-samurai", "Undead Samurai"
WITH, NIGHTS = frozenset({SET}), frozenset({Variant.EVENT_CARDS})
CARDS = catalog_of(SET)
SAMURAI = as_a(Foe, CARDS.by_id["undead-samurai"])
BOSS = as_a(Foe, CARDS.by_id["undead-samurai-lord"])
LORD = as_a(Foe, CARDS.by_id["undead-samurai-lord-event"])
FIRST_GAME = shipped_catalog().presets[0]
WATCHER, NEST = "watcher-on-the-water", "nest-of-the-weaver-witch"
PLACES = ("monster-2", "citizen-4", "domain-3")


def risen(*places: str, players: int = 2, edition: str = "2e", at: str = "citizen-1") -> Scenario:
    """The Lord has come up; one player after another lays a Samurai on these places."""
    made = comes_up(table_of(SET, players, edition), LORD.id, place=at)
    for place in places:
        made.chooses(f"{LORD.id}: lay-on-{place}")
    return made


def used(made: Scenario, effect: Effect) -> Scenario:
    """Let seat 0 use an effect before it acts."""
    return made._begin(0, (Apply(0, effect, EXHAUSTED), *made._turn_from(ActionsBegin())))


def with_area(players: int = 2, **setup: Any) -> Setup:  # noqa: ANN401 - whatever Setup takes
    """A set-up with the area among the five."""
    areas = (AREA, *FIRST_GAME.areas[:4])
    return Setup(
        players, preset=CUSTOM, areas=areas, citizens=FIRST_GAME.citizens, sets=WITH, **setup
    )


# --- as a stack


@pytest.mark.clause("US2")
def test_the_lord_of_the_stack_gives_magic_for_each_slain_monster_of_the_area() -> None:
    made = scenario_with(SET).owns(0, SAMURAI.id, SAMURAI.id, "goblin")
    made.stack("monster-1", BOSS.id).holds(0, strength=5, magic=5).acts(0)
    made.chooses("slay monster-1")
    assert made.resources(0) == (0, 0, 3), "two Samurai and the Lord himself"


@pytest.mark.clause("US2")
def test_a_samurai_gives_three_magic() -> None:
    made = risen("domain-1", "domain-2").holds(0, strength=3).acts(0)
    made.chooses("slay domain-1")
    assert made.resources(0) == (0, 0, 3)
    assert SAMURAI.points == 1


@pytest.mark.clause("US2", "FF2")
@pytest.mark.parametrize("laying", Laying)
@pytest.mark.parametrize("named", [(), (LORD.id,), ("blood-plague", LORD.id)])
def test_with_the_area_the_lords_event_takes_no_part_named_or_not(
    laying: Laying, named: tuple[str, ...]
) -> None:
    for seed in range(6):
        setup = with_area(2, variants=NIGHTS, event_cards=named, laying=laying)
        game = RULES.deal(setup, seed)
        state = game.snapshot()
        events = [card.id for card in state.pile if card.is_event_card]
        assert len(events) == 2
        assert LORD.id not in events
        assert set(named) - {LORD.id} <= set(events)
        assert aside_of(state.stacks) == ()
        assert digest(restore(dump(game), CARDS)) == digest(game)


@pytest.mark.clause("US2")
@pytest.mark.parametrize("preset", ["custom", RANDOM])
def test_where_fewer_event_cards_than_players_are_left_all_of_them_lie_in_the_pile(
    preset: str,
) -> None:
    setup = with_area(5, variants=NIGHTS)
    seed = 0
    if preset == RANDOM:
        setup = Setup(5, preset=RANDOM, variants=NIGHTS, sets=WITH)
        seed = next(
            seed for seed in range(40) if AREA in RULES.deal(setup, seed).view(0).table.areas
        )
    state = RULES.deal(setup, seed).snapshot()
    events = {card.id for card in state.pile if card.is_event_card}
    assert events == {card.id for card in CARDS.event_cards} - {LORD.id}


@pytest.mark.clause("X24", "US2")
def test_the_dark_lord_meets_them_as_a_stack_alone() -> None:
    game = RULES.deal(with_area(1, solo=Solo.DARK_LORD), 3)
    state = game.snapshot()
    assert any(stack and stack[-1].id == SAMURAI.id for stack in state.stacks[:5])
    setup = Setup(1, solo=Solo.DARK_LORD, preset=RANDOM, sets=WITH)
    for seed in range(12):
        state = RULES.deal(setup, seed).snapshot()
        assert LORD.id not in {card.id for card in state.pile}
        assert aside_of(state.stacks) == ()


@pytest.mark.clause("WA3")
@pytest.mark.parametrize("is_stack", [True, False])
def test_the_rider_of_the_wardens_goes_with_the_stack_alone(*, is_stack: bool) -> None:
    setup = Setup(
        2, preset=RANDOM, variants=NIGHTS, event_cards=(LORD.id,), sets=WITH | {"wardens"}
    )
    games = (RULES.deal(setup, seed) for seed in range(40))
    game = next(each for each in games if (AREA in each.view(0).table.areas) is is_stack)
    state = game.snapshot()
    cards = [card.id for stack in state.stacks for card in stack]
    assert ("undead-samurai-rider" in cards) is is_stack
    assert (LORD in state.pile) is not is_stack
    if is_stack:
        (stack,) = [stack for stack in state.stacks if BOSS in stack]
        assert [card.id for card in stack[:3]] == [BOSS.id, "undead-samurai-rider", SAMURAI.id]


# --- the Lord as an Event


@pytest.mark.clause("US3", "FF2")
def test_the_lord_is_one_of_the_events_that_may_be_drawn() -> None:
    drawn = set()
    for seed in range(20):
        state = RULES.deal(Setup(2, variants=NIGHTS, sets=WITH), seed).snapshot()
        events = [card.id for card in state.pile if card.is_event_card]
        assert len(events) == 2
        drawn.update(events)
    assert drawn == {card.id for card in CARDS.event_cards}
    named = RULES.deal(Setup(2, variants=NIGHTS, event_cards=(LORD.id,), sets=WITH), 1)
    assert LORD in named.snapshot().pile


@pytest.mark.clause("US3")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_the_samurai_lie_set_aside_for_all_to_see(
    players: int, number: int, edition: Edition
) -> None:
    game = RULES.deal(Setup(players, edition, variants=NIGHTS, sets=WITH), 3)
    for seat in range(players):
        assert aside_of(game.view(seat).stacks) == (SAMURAI,) * number
    plain = RULES.deal(Setup(players, edition, sets=WITH), 3)
    assert aside_of(plain.view(0).stacks) == ()


@pytest.mark.clause("US3", "T31")
@pytest.mark.parametrize("at", PLACES)
def test_the_lord_fills_his_place_and_can_be_slain_there(at: str) -> None:
    made = risen("domain-1", "domain-2", at=at).holds(0, strength=5, magic=5).acts(0)
    assert made.cards_at(at) == [LORD.id]
    assert exhausted_places(made.state) == 1
    assert made.quote(0, at).price == Amounts(strength=5, magic=5)
    assert f"slay {at}" in made.options
    assert (LORD.is_boss, LORD.points) == (True, 4)


@pytest.mark.clause("US3", "V5")
def test_no_roll_wakes_the_lord() -> None:
    for total in [(1, 1), (2, 3), (5, 5), (6, 6)]:
        made = risen("domain-1", "domain-2")
        made.events.clear()
        made.rolls(0, *total)
        assert not [line for line in made.log() if "Undead Samurai" in line]


@pytest.mark.clause("US3", "V6", "FF7")
def test_his_place_gets_the_lowest_exhausted_card_before_his_reward() -> None:
    made = risen("domain-1", "domain-2").pile("exhausted", "blood-plague")
    made.state.known_pile = 0
    made.holds(0, strength=5, magic=5).acts(0).chooses("slay citizen-1")
    assert made.cards_at("citizen-1") == ["exhausted"]
    assert [card.id for card in made.state.pile] == ["blood-plague"]


# --- the Samurai on stacks


@pytest.mark.clause("US4", "X21")
@pytest.mark.parametrize("seat", [0, 2])
def test_from_the_active_player_on_each_lays_one_and_nobody_may_decline(seat: int) -> None:
    made = comes_up(table_of(SET, 4), LORD.id, seat=seat)
    for turn in range(4):
        assert made.decision.seat == (seat + turn) % 4
        assert len(made.options) == 19, "on any stack of any row but the Lord's own"
        assert str(made.decision.words()) == "on which card do you lay Undead Samurai?"
        assert all(option.startswith(f"{LORD.id}: lay-on-") for option in made.options)
        made.chooses(f"{LORD.id}: lay-on-{PLACES[turn % 3]}")
    assert made.cards_at("monster-2")[-2:] == [SAMURAI.id] * 2
    assert made.cards_at("domain-3")[-1] == SAMURAI.id
    assert aside_of(made.state.stacks) == ()
    assert "gain gold" in made.options, "it is none of the two actions (FF4)"
    who = "ABCD"[seat]
    assert f"{who} laid Undead Samurai on monster stack 2 (Undead Samurai Lord)" in made.log()


@pytest.mark.clause("US4")
def test_exhausted_stacks_get_none_and_without_another_none_is_put() -> None:
    made = table_of(SET, 2)
    market = [name for name, place in made.places.items() if place < 20]
    made.exhausts(*[name for name in market if name not in {"citizen-1", "domain-5"}])
    comes_up(made, LORD.id)
    assert made.cards_at("domain-5")[-2:] == [SAMURAI.id] * 2, "the only way answers itself"
    bare = table_of(SET, 2).exhausts(*[name for name in market if name != "citizen-1"])
    comes_up(bare, LORD.id)
    assert aside_of(bare.state.stacks) == (SAMURAI,) * 4
    assert not [option for option in bare.options if "lay-on" in option]


@pytest.mark.clause("US4", "V1", "X22")
@pytest.mark.parametrize(("edition", "left"), [("1e", 0), ("2e", 1)])
def test_with_five_the_resting_player_lays_one_in_the_first_edition_only(
    edition: str, left: int
) -> None:
    made = comes_up(table_of(SET, 5, edition), LORD.id)
    seats = []
    while "lay-on" in made.options[0]:
        seats.append(made.decision.seat)
        made.chooses(made.options[0])
    assert seats == list(range(5 - left))
    assert len(aside_of(made.state.stacks)) == left


@pytest.mark.clause("US4")
@pytest.mark.parametrize("place", PLACES)
def test_the_card_below_waits_until_the_samurai_is_slain(place: str) -> None:
    made = risen(place, place).holds(0, gold=30, strength=6, magic=9)
    made.owns(0, *["rogue", "cleric", "knight", "peasant"] * 3).acts(0)
    below = made.cards_at(place)[:-2]
    assert f"slay {place}" in made.options
    assert not {f"recruit {place}", f"build {place}"} & set(made.options)
    for effect in (FreeCitizen(), FreeDomain(), BanishCitizen()):
        assert not [option for option in used(made, effect).options if place in option]
    made.acts(0).chooses(f"slay {place}")
    if len(made.options) < 4:
        made.chooses(made.options[0])
    assert made.cards_at(place) == [*below, SAMURAI.id]
    assert made.monsters(0) == [SAMURAI.id]


@pytest.mark.clause("US4", "X8", "X15")
def test_a_samurai_is_a_monster_for_all_that_slays_or_banishes_one() -> None:
    made = risen("citizen-4", "domain-3").holds(0, strength=3)
    assert "exhausted: slay-citizen-4" in used(made, MaySlay()).options
    banished = used(made, BanishMonster())
    assert "exhausted: banish-domain-3" in banished.options
    banished.chooses("exhausted: banish-domain-3")
    assert made.state.banished == (SAMURAI,)


@pytest.mark.clause("US4", "T25")
def test_returned_cards_go_on_top_of_a_samurai() -> None:
    made = risen("citizen-4", "domain-3").may_build(0, NEST)
    citizen = made.cards_at("citizen-4")[0]
    made.owns(0, citizen).acts(0)
    made.chooses("build domain-1", f"{NEST}: return-{citizen}")
    assert made.cards_at("citizen-4")[-2:] == [SAMURAI.id, citizen]


@pytest.mark.clause("US4", "T25")
def test_tokens_stay_on_a_samurai_when_the_exhausted_card_goes_from_below() -> None:
    made = risen("citizen-4", "domain-3").owns(0, "giant")
    place = made.state.table.homes[made.card("giant")]
    made.state.lay(place, (EXHAUSTED, SAMURAI))
    made.state.put_tokens(1, place, Amounts(magic=2), LORD)
    give_back(made.state, 0, made.card("giant"), ACTION)
    assert [card.id for card in made.state.stacks[place]] == [SAMURAI.id, "giant"]
    assert made.state.tokens_on(place, depth=1) == Amounts(magic=2)


@pytest.mark.clause("US4", "T19")
def test_a_domain_that_no_power_had_shown_yet_is_turned_up_when_the_samurai_is_gone() -> None:
    """The Lord came up in the middle of a building, and a Samurai lay on its stack."""
    made = table_of(SET).stack("domain-2", "halfpenny-hill", face_down=1)
    place = PLACE["domain-2"]
    comes_up(made, LORD.id)
    made.chooses(f"{LORD.id}: lay-on-domain-2", f"{LORD.id}: lay-on-domain-1")
    TurnUp(place).run(made.state)
    made.holds(0, strength=3).acts(0).chooses("slay domain-2")
    assert made.state.top(place) is made.card("halfpenny-hill")


@pytest.mark.clause("US4", "T31")
def test_meters_count_no_samurai_among_the_cards_of_a_row() -> None:
    before = meters_of(table_of(SET).game.view(0))
    made = risen("monster-2", "domain-3")
    after = meters_of(made.game.view(0))
    assert [meter.number for meter in after[:2]] == [meter.number for meter in before[:2]]


# --- the Lord leaves


@pytest.mark.clause("US5")
def test_slain_he_gives_a_point_for_each_monster_of_the_area_then_all_samurai_leave() -> None:
    made = risen("citizen-4", "monster-2").owns(0, SAMURAI.id, SAMURAI.id, "goblin")
    place = PLACE["citizen-4"]
    made.state.lay(place, (*made.state.stacks[place], made.card("archer")))
    made.state.put_tokens(1, PLACE["monster-2"], Amounts(strength=1), LORD)
    made.holds(0, strength=5, magic=5).acts(0).chooses("slay citizen-1")
    assert made.points(0) == 3, "two Samurai and himself, before they leave"
    assert made.monsters(0) == [SAMURAI.id, SAMURAI.id, "goblin", LORD.id], "slain ones stay"
    assert made.state.banished == (SAMURAI,) * 4
    assert aside_of(made.state.stacks) == ()
    assert SAMURAI.id not in made.cards_at("citizen-4") + made.cards_at("monster-2")
    assert made.cards_at("citizen-4")[-1] == "archer", "what lay above comes down"
    assert made.state.tokens == ()
    log = [line for line in made.log() if "banished" in line or "point" in line]
    assert log[0] == "A gained 3 points (Undead Samurai Lord)"
    assert log[1:] == ["A banished Undead Samurai (Undead Samurai Lord)"] * 4


@pytest.mark.clause("US5", "X8")
def test_banished_he_leaves_the_samurai_where_they_are() -> None:
    made = used(risen("citizen-4", "domain-3"), BanishMonster())
    made.chooses("exhausted: banish-citizen-1")
    assert made.state.banished == (LORD,)
    assert made.cards_at("citizen-4")[-1] == made.cards_at("domain-3")[-1] == SAMURAI.id
    assert aside_of(made.state.stacks) == (SAMURAI,) * 2
    assert made.cards_at("citizen-1") == ["exhausted"], "V6"


@pytest.mark.clause("US5", "T25", "FF6")
def test_back_on_the_pile_he_leaves_them_and_brings_the_others_when_he_comes_again() -> None:
    made = risen("citizen-4", "domain-3", "citizen-4", players=3, at="monster-4")
    giant = made.card("giant")
    assert made.state.table.homes[giant] == PLACE["monster-4"]
    made.owns(0, "giant").may_build(0, WATCHER).acts(0)
    made.chooses("build domain-1", f"{WATCHER}: return-giant")
    assert made.cards_at("monster-4") == ["giant"]
    assert made.state.pile[-1] is LORD
    assert made.cards_at("citizen-4")[-2:] == [SAMURAI.id] * 2
    made.state.pile = made.state.pile[:-1]
    comes_up(made, LORD.id, place="citizen-9")
    assert made.decision.seat == 0
    made.chooses(f"{LORD.id}: lay-on-citizen-2")
    assert aside_of(made.state.stacks) == ()
    assert not [option for option in made.options if "lay-on" in option], "one was left for three"


@pytest.mark.clause("US6", "T25")
def test_a_samurai_of_the_event_can_not_be_returned_and_one_of_the_stack_can() -> None:
    effect = ReturnMonster(Gain(Amounts(points=3)))
    made = used(risen("citizen-4", "domain-3").owns(0, SAMURAI.id, "giant"), effect)
    assert "exhausted: return-giant" in made.options
    assert f"exhausted: return-{SAMURAI.id}" not in made.options
    assert f"exhausted: return-{LORD.id}" not in used(made.owns(0, LORD.id), effect).options
    stack = used(scenario_with(SET).owns(0, SAMURAI.id), effect)
    assert f"exhausted: return-{SAMURAI.id}" in stack.options


@pytest.mark.clause("US3", "X20")
def test_his_coming_can_not_be_undone() -> None:
    made = table_of(SET).stack("citizen-7", "rogue").pile("exhausted", LORD.id).holds(0, gold=9)
    made.state.known_pile = 0
    outcome = made.acts(0).chooses("recruit citizen-7")
    assert outcome.barrier & Barrier.REVEAL
    assert made.cards_at("citizen-7") == [LORD.id]
    assert "lay-on" in made.options[0], "before the next action"


# --- the other Events, and the Duke


@pytest.mark.clause("US7")
def test_the_blood_plague_takes_two_strength_or_what_there_is() -> None:
    made = table_of(SET, 3).holds(0, 5, 5, 5).holds(1, 1, 1, 1).holds(2)
    comes_up(made, "blood-plague")
    assert [made.resources(seat) for seat in range(3)] == [(5, 3, 5), (1, 0, 1), (0, 0, 0)]


@pytest.mark.clause("US7", "V1")
@pytest.mark.parametrize(("edition", "last"), [("1e", 1), ("2e", 0)])
def test_the_queens_day_gives_two_gold_and_one_to_all_others(edition: str, last: int) -> None:
    made = comes_up(table_of(SET, 5, edition), "queens-day-festival")
    assert [made.resources(seat)[0] for seat in range(5)] == [2, 1, 1, 1, last]


@pytest.mark.clause("US7")
@pytest.mark.parametrize(
    ("event", "way", "can", "can_not"),
    [
        ("tax-collection", "trade-3-gold", (3, 0, 0), (2, 0, 9)),
        ("tribute-to-the-king", "trade-1-gold-1-strength-1-magic", (1, 1, 1), (9, 9, 0)),
    ],
)
def test_each_player_may_pay_for_two_points(
    event: str, way: str, can: tuple[int, int, int], can_not: tuple[int, int, int]
) -> None:
    made = table_of(SET, 4).holds(0, *can).holds(1, *can_not).holds(2, *can).holds(3, *can)
    comes_up(made, event)
    pay = f"{event}: {way}"
    assert (made.decision.seat, made.options) == (0, [pay, "done"])
    made.chooses(pay)
    assert made.decision.seat == 2, "seat 1 can't"
    made.chooses("done", pay)
    assert [made.points(seat) for seat in range(4)] == [2, 0, 0, 2]
    assert [made.resources(seat) for seat in (0, 2, 3)] == [(0, 0, 0), can, (0, 0, 0)]


@pytest.mark.clause("US1", "F2", "F3")
def test_mulholland_counts_citizens_and_resources_left() -> None:
    made = table_of(SET).owns(0, "mulholland-the-brave", "archer", "rogue").holds(0, 3, 3, 3)
    lines = [line.points for line in made.score(0).lines if line.category == "duke"]
    assert lines == [4, 2], "2 citizens, and 9 resources left"


@pytest.mark.clause("US4")
def test_equal_samurai_on_several_stacks_are_told_apart_by_their_stacks() -> None:
    made = comes_up(table_of(SET), LORD.id)
    made.chooses(f"{LORD.id}: lay-on-citizen-4")
    assert f"Lay {SAMURAI.name} on {SAMURAI.name}, citizen stack 4 ({LORD.name})" in made.words
    made.chooses(f"{LORD.id}: lay-on-domain-3")
    made.holds(0, strength=9).acts(0)
    slain = [words for words in made.words if words.startswith(f"Slay {SAMURAI.name} ")]
    assert [words.rpartition(", ")[2] for words in slain] == ["citizen stack 4", "domain stack 3"]
