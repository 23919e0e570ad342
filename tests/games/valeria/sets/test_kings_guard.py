"""King's Guard: five Event cards, and the stack that one of them brings (KG1 to KG5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.sets.shipped import catalog_of, part_of
from tests.scenario import PLACE, Scenario
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.bots.features import at_hand
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.game import BOX, RULES
from valeria_desktop.games.valeria.lab.options import with_drawn_sets
from valeria_desktop.games.valeria.rules.aside import ASIDE, aside_of
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen, ReturnCitizen
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.leaving import BanishCitizen
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, Citizen
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.setup import (
    RANDOM,
    Edition,
    Setup,
    Solo,
    Variant,
)
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.exhausted import Fill
from valeria_desktop.games.valeria.rules.turn.phases import meters_of
from valeria_desktop.games.valeria.rules.turn.turn import exhausted_places
from valeria_desktop.games.valeria.rules.turn.use import Apply
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.effect import Effect

SET = "kings-guard"
WITH = frozenset({SET})
CARDS = catalog_of(SET)
EVENTS = frozenset({Variant.EVENT_CARDS})
GUARD = as_a(Citizen, CARDS.by_id["kings-guard"])
CALL = CARDS.by_id["recruit-the-kings-guard"]
NEST = "nest-of-the-weaver-witch"
WATCHER = "watcher-on-the-water"
PLACES = ("monster-2", "citizen-4", "domain-3")


def table(players: int = 2, edition: str = "2e", **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """A table with the variant; nobody holds anything, and nothing of the pile is known."""
    made = Scenario(players, edition, variants=["event-cards"], sets=WITH, catalog=CARDS, **setup)
    made.state.known_pile = 0
    for seat in range(players):
        made.holds(seat)
    return made


def comes_up(made: Scenario, card_id: str, place: str = "citizen-4") -> Scenario:
    """Let an Event come up on a place, before seat 0 acts."""
    made.state.pile = (*made.state.pile, CARDS.by_id[card_id])
    made.stack(place)
    return made._begin(0, (Fill(PLACE[place]), *made._turn_from(ActionsBegin())))


def called(place: str = "citizen-4", players: int = 2, **setup: Any) -> Scenario:  # noqa: ANN401 - as above
    """The King's Guard has been called to a place, and seat 0 acts."""
    return comes_up(table(players, **setup), CALL.id, place)


def used(made: Scenario, effect: Effect) -> Scenario:
    """Let seat 0 use an effect before it acts."""
    return made._begin(0, (Apply(0, effect, EXHAUSTED), *made._turn_from(ActionsBegin())))


# --- the set-up


@pytest.mark.clause("KG1", "X24")
@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup(sets=WITH), "King's Guard needs the variant “Event cards”; turn it on."),
        (
            Setup(1, solo=Solo.DARK_LORD, sets=WITH),
            "King's Guard takes no part in this solo game; leave it out.",
        ),
        (
            Setup(1, solo=Solo.SIEGE, sets=WITH),
            "King's Guard takes no part in this solo game; leave it out.",
        ),
    ],
)
def test_it_is_for_two_to_five_players_with_event_cards(setup: Setup, sentence: str) -> None:
    with pytest.raises(SetupError) as refusal:
        RULES.deal(setup, 1)
    assert str(refusal.value) == sentence


@pytest.mark.clause("KG1")
def test_its_box_turns_the_variant_on_and_takes_it_along_when_it_leaves() -> None:
    draft = Draft(RULES)
    assert draft.missing_for(SET) == EVENTS
    draft.variants |= draft.missing_for(SET)
    draft.choose_sets(WITH)
    assert (draft.refusal(), draft.setup.has_event_cards) == ("", True)
    draft.choose_sets(frozenset())
    assert (draft.refusal(), draft.variants) == ("", frozenset())
    alone = Draft(RULES, players=1)
    assert alone.missing_for(SET) == frozenset(), "no variant lets it into a solo game"


@pytest.mark.clause("KG1")
@pytest.mark.parametrize("seed", range(4))
def test_all_sets_together_have_it_with_its_variant_and_the_dark_lord_without(seed: int) -> None:
    several = with_drawn_sets(Setup(2), BOX(), seed)
    assert SET in several.sets
    assert several.has_event_cards
    lord = with_drawn_sets(Setup(1, solo=Solo.DARK_LORD), BOX(), seed)
    assert SET not in lord.sets
    assert not lord.has_event_cards


@pytest.mark.clause("KG1")
def test_its_five_events_are_all_there_with_five_players() -> None:
    game: Game = RULES.deal(Setup(5, variants=EVENTS, sets=WITH), 3)
    there = {card.id for card in game.snapshot().pile if card.is_event_card}
    assert there == {card.id for card in part_of(SET).event_cards}


@pytest.mark.clause("KG2")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(("players", "number"), [(2, 5), (4, 5), (5, 6)])
def test_the_guards_lie_set_aside_for_all_to_see(
    players: int, number: int, edition: Edition
) -> None:
    game: Game = RULES.deal(Setup(players, edition, variants=EVENTS, sets=WITH), 3)
    for seat in range(players):
        assert aside_of(game.view(seat).stacks) == (GUARD,) * number
    assert not [option for option in game.snapshot().table.layout.open_places if option >= 20]


@pytest.mark.clause("X6")
@pytest.mark.parametrize("variants", [EVENTS, EVENTS | {Variant.MIXED}])
def test_no_guard_lies_in_a_stack_of_the_market(variants: frozenset[Variant]) -> None:
    for seed in range(10):
        game: Game = RULES.deal(Setup(4, preset=RANDOM, variants=variants, sets=WITH), seed)
        state = game.snapshot()
        assert GUARD not in [card for place in range(20) for card in state.stacks[place]]
        assert GUARD not in state.table.citizens
    assert GUARD not in CARDS.citizens


# --- the Event


@pytest.mark.clause("KG2")
@pytest.mark.parametrize("place", PLACES)
def test_the_event_lays_them_on_itself_in_any_row(place: str) -> None:
    made = called(place)
    assert made.cards_at(place) == [CALL.id, *[GUARD.id] * 5]
    assert aside_of(made.state.stacks) == ()
    assert "Recruit the King's Guard brings 5× King's Guard" in made.log()
    made.holds(0, gold=3).acts(0)
    assert f"recruit {place}" in made.options


@pytest.mark.clause("KG2", "T18")
def test_a_guard_is_recruited_at_the_price_of_its_copies() -> None:
    made = called().holds(0, gold=7).acts(0)
    assert made.quote(0, "citizen-4").price.gold == 3
    made.chooses("recruit citizen-4")
    assert (made.resources(0), made.citizens(0)) == ((4, 0, 0), [GUARD.id])
    assert made.quote(0, "citizen-4").price.gold == 4
    made.chooses("recruit citizen-4")
    assert (made.resources(0), made.citizens(0)) == ((0, 0, 0), [GUARD.id] * 2)
    assert made.cards_at("citizen-4") == [CALL.id, *[GUARD.id] * 3]


@pytest.mark.clause("KG2", "T18")
def test_why_a_guard_is_too_dear_is_told() -> None:
    made = called().holds(0, gold=2).acts(0)
    assert made.reasons(0, "citizen-4") == ["1 Gold short"]
    assert "recruit citizen-4" not in made.options


@pytest.mark.clause("KG2")
@pytest.mark.parametrize(
    ("dice", "strength"), [((1, 6), 2), ((2, 6), 2), ((4, 4), 2), ((1, 1), 0), ((5, 6), 0)]
)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_guard_wakes_on_seven_and_on_eight(
    owner: int, dice: tuple[int, int], strength: int
) -> None:
    plain = table()
    plain.rolls(0, *dice)
    made = table().owns(owner, GUARD.id)
    made.rolls(0, *dice)
    before, after = plain.resources(owner), made.resources(owner)
    assert after[1] - before[1] == strength


@pytest.mark.clause("KG2", "T21")
@pytest.mark.parametrize(
    ("effect", "finds"),
    [
        (FreeCitizen(), True),
        (FreeCitizen(role=Role.SOLDIER, max_cost=3), True),
        (FreeCitizen(max_cost=2), False),
        (FreeCitizen(role=Role.HOLY), False),
    ],
)
@pytest.mark.parametrize("place", PLACES)
def test_a_guard_is_gained_for_free_by_what_fits(
    place: str, effect: FreeCitizen, *, finds: bool
) -> None:
    made = used(called(place), effect)
    way = next((option for option in made.options if option.endswith(f": {place}")), None)
    assert (way is not None) is finds
    if way:
        made.chooses(way)
        assert made.citizens(0) == [GUARD.id]
        assert made.cards_at(place) == [CALL.id, *[GUARD.id] * 4]


@pytest.mark.clause("KG2", "X8")
@pytest.mark.parametrize("place", PLACES)
def test_a_guard_is_banished_from_any_row(place: str) -> None:
    made = used(called(place), BanishCitizen())
    made.chooses(f"exhausted: banish-{place}")
    assert made.state.banished == (GUARD,)
    assert made.cards_at(place) == [CALL.id, *[GUARD.id] * 4]


@pytest.mark.clause("KG3", "X8")
def test_the_event_itself_can_not_be_had_once_the_guards_are_gone() -> None:
    made = called()
    made.state.lay(PLACE["citizen-4"], (CALL,))
    made.holds(0, 9, 9, 9).acts(0)
    assert not [option for option in made.options if option.endswith("citizen-4")]
    made = used(made, BanishCitizen())
    assert "exhausted: banish-citizen-4" not in made.options


# --- its place


@pytest.mark.clause("KG3", "T31")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("guards", [5, 1, 0])
def test_the_place_counts_as_exhausted_with_guards_or_without(place: str, guards: int) -> None:
    made = called(place)
    made.state.lay(PLACE[place], (CALL, *[GUARD] * guards))
    assert made.state.is_exhausted(PLACE[place])
    assert exhausted_places(made.state) == 1
    reached = {meter.condition: meter.reached for meter in meters_of(made.game.view(0))}
    before = {meter.condition: meter.reached for meter in meters_of(table().game.view(0))}
    assert reached["exhausted"] == 1
    row = f"{place[:-2]}s"
    if row in before:
        assert reached[row] == before[row] + len(table().cards_at(place))


@pytest.mark.clause("KG3", "T30")
def test_the_place_gets_no_other_card_when_the_last_guard_is_gone() -> None:
    made = called()
    made.state.lay(PLACE["citizen-4"], (CALL, GUARD))
    pile = len(made.state.pile)
    made.holds(0, gold=3).acts(0).chooses("recruit citizen-4")
    assert made.cards_at("citizen-4") == [CALL.id]
    assert len(made.state.pile) == pile


@pytest.mark.clause("KG3", "T25")
@pytest.mark.parametrize("place", ["monster-2", "citizen-4"])
def test_a_returned_guard_goes_on_top_of_its_event(place: str) -> None:
    made = called(place).may_build(0, NEST)
    made.state.players[0].citizens = (*made.state.players[0].citizens, GUARD)
    made.state.lay(PLACE[place], (CALL, GUARD))
    made.acts(0).chooses("build domain-1", f"{NEST}: return-{GUARD.id}")
    assert made.cards_at(place) == [CALL.id, GUARD.id, GUARD.id]
    assert made.points(0) == 3
    assert GUARD.id not in made.citizens(0)


@pytest.mark.clause("KG3", "T25")
def test_a_returned_guard_leaves_the_game_if_its_event_is_not_in_play() -> None:
    made = table().may_build(0, NEST).owns(0, GUARD.id)
    made.acts(0).chooses("build domain-1", f"{NEST}: return-{GUARD.id}")
    assert made.state.banished == (GUARD,)
    assert aside_of(made.state.stacks) == (GUARD,) * 5
    assert made.points(0) == 3
    assert "A banished King's Guard (Nest of the Weaver Witch)" in made.log()


@pytest.mark.clause("KG4")
def test_another_card_that_returns_there_sets_the_guards_aside() -> None:
    made = called("monster-4").owns(0, "giant").may_build(0, WATCHER)
    made.state.lay(PLACE["monster-4"], (CALL, *[GUARD] * 3))
    made.acts(0).chooses("build domain-1", f"{WATCHER}: return-giant")
    assert made.cards_at("monster-4") == ["giant"]
    assert aside_of(made.state.stacks) == (GUARD,) * 3
    assert made.game.view(1).pile[-1] is CALL, "all know where it lies"
    assert "Set aside: 3× King's Guard" in made.log()
    comes_back = made.stack("citizen-2").state
    comes_back.lay(PLACE["citizen-2"], ())
    made._begin(0, (Fill(PLACE["citizen-2"]), *made._turn_from(ActionsBegin())))
    assert made.cards_at("citizen-2") == [CALL.id, *[GUARD.id] * 3], "exactly those"
    assert aside_of(made.state.stacks) == ()


@pytest.mark.clause("KG4", "KG3")
def test_without_guards_left_it_brings_none_and_one_that_returned_meanwhile_is_lost() -> None:
    made = called("citizen-4").owns(0, "archer")
    made.state.lay(PLACE["citizen-4"], (CALL,))
    used(made, ReturnCitizen(Gain(Amounts(points=1)))).chooses("exhausted: return-archer")
    assert made.cards_at("citizen-4") == ["archer"]
    comes_up(made, CALL.id, "citizen-5")
    assert made.cards_at("citizen-5") == [CALL.id]


# --- the other Events


@pytest.mark.clause("KG5")
@pytest.mark.parametrize(
    ("event", "kind", "at"),
    [("bog-witchs-proposal", "magic", 2), ("quell-rebellion", "strength", 1)],
)
def test_each_player_may_pay_for_two_points(event: str, kind: str, at: int) -> None:
    made = table(4)
    for seat, number in enumerate((3, 2, 5, 3)):
        made.holds(seat, **{kind: number})
    comes_up(made, event)
    pay = f"{event}: trade-3-{kind}"
    assert (made.decision.seat, made.options) == (0, [pay, "done"])
    made.chooses(pay)
    assert (made.decision.seat, made.options) == (2, [pay, "done"]), "seat 1 has 2 only"
    made.chooses("done")
    assert made.decision.seat == 3
    made.chooses(pay)
    assert [made.points(seat) for seat in range(4)] == [2, 0, 0, 2]
    assert [made.resources(seat)[at] for seat in range(4)] == [0, 2, 5, 0]
    assert "gain gold" in made.options, "it is none of the two actions (FF4)"


@pytest.mark.clause("KG5", "V1")
@pytest.mark.parametrize(("edition", "asked"), [("1e", [0, 1, 2, 3, 4]), ("2e", [0, 1, 2, 3])])
def test_with_five_the_resting_player_is_asked_in_the_first_edition_only(
    edition: str, asked: list[int]
) -> None:
    made = table(5, edition)
    for seat in range(5):
        made.holds(seat, magic=3)
    comes_up(made, "bog-witchs-proposal")
    seats = []
    while "done" in made.options:
        seats.append(made.decision.seat)
        made.chooses("done")
    assert seats == asked


@pytest.mark.clause("KG5")
@pytest.mark.parametrize(("edition", "last"), [("1e", 1), ("2e", 0)])
def test_the_fae_give_two_magic_and_one_to_all_others(edition: str, last: int) -> None:
    made = comes_up(table(5, edition), "gift-from-the-fae")
    assert [made.resources(seat)[2] for seat in range(5)] == [2, 1, 1, 1, last]


@pytest.mark.clause("KG5")
def test_the_twin_bandits_take_what_there_is_on_doubles() -> None:
    made = table(3).holds(0, 1, 2, 0).holds(1, 0, 1, 1).holds(2, 5, 5, 5)
    made.state.lay(PLACE["monster-1"], (CARDS.by_id["twin-bandits-of-pyth"],))
    plain = table(3).holds(0, 0, 1, 0).holds(1, 0, 0, 0).holds(2, 4, 4, 4)
    for each in (made, plain):
        each.rolls(2, 1, 1)
    for seat in range(3):
        assert made.resources(seat) == plain.resources(seat)
    lost = [line for line in made.log() if "Twin Bandits of Pyth" in line]
    assert lost == [
        "C lost 1 Gold, 1 Strength and 1 Magic (Twin Bandits of Pyth)",
        "A lost 1 Gold and 1 Strength (Twin Bandits of Pyth)",
        "B lost 1 Strength and 1 Magic (Twin Bandits of Pyth)",
    ]


@pytest.mark.clause("KG5")
def test_the_twin_bandits_wait_for_doubles_and_only_while_they_lie_there() -> None:
    made = table().holds(0, 3, 3, 3)
    made.state.lay(PLACE["monster-1"], (CARDS.by_id["twin-bandits-of-pyth"],))
    made.rolls(0, 1, 2)
    assert not [line for line in made.log() if "Twin Bandits" in line]
    made.state.lay(PLACE["monster-1"], (EXHAUSTED,))
    made.rolls(0, 1, 1)
    assert not [line for line in made.log() if "Twin Bandits" in line]


# --- undo, bots


def test_the_event_that_comes_up_can_not_be_undone() -> None:
    made = table().stack("citizen-7", "rogue").holds(0, gold=9)
    made.state.pile = (EXHAUSTED, CALL)
    assert made.acts(0).chooses("recruit citizen-7").barrier & Barrier.REVEAL
    assert made.cards_at("citizen-7")[0] == CALL.id


def test_what_lies_set_aside_is_nobodys_reach() -> None:
    """Neither options nor a citizen for free nor bots find it there."""
    made = used(table(), FreeCitizen())
    assert not [option for option in made.options if "aside" in option]
    assert ASIDE.places[0] not in made.state.table.layout.open_places
    assert at_hand(made.game) == at_hand(Scenario().game)


def test_greedy_recruits_a_guard_that_is_the_best_buy() -> None:
    made = called("monster-2").holds(0, gold=3).acts(0)
    for number in range(1, 11):
        made.stack(f"citizen-{number}", "miner")
    option = make_bot(RULES, "greedy", 1).choose(made.game.view(0), made.decision)
    assert option.id == "recruit monster-2"
