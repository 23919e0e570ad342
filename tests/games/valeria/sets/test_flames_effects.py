"""Effects of Flames & Frost: Events, banishing, an extra building, and more (FF8 to FF17)."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.rules.invented_prices import domain_with, gives
from tests.games.valeria.rules.invented_sources import Immune
from tests.games.valeria.sets.nights import builds, comes_up, table_of
from tests.games.valeria.sets.shipped import catalog_of
from tests.properties.invariants import check_quickly
from tests.properties.players import Temper, pick
from tests.scenario import PLACE, Scenario
from valeria_desktop.coach.hint import hint
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.effects.combined import May
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.leaving import BanishMonster
from valeria_desktop.games.valeria.rules.effects.tableau import BanishOwn, Own, TurnDownCitizen
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import MonsterType
from valeria_desktop.games.valeria.rules.moments import BUILT, Whose
from valeria_desktop.games.valeria.rules.powers import Now, When
from valeria_desktop.games.valeria.rules.setup import Laying, Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.actions import OneMoreAct
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest
from valeria_desktop.games.valeria.rules.turn.phases import actions_left
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.turn.steps import Step

WITH = frozenset({"flames-and-frost"})
CARDS = catalog_of(*WITH)
EVENTS = tuple(card.id for card in CARDS.event_cards)
table = partial(table_of, "flames-and-frost")


def builds_with(made: Scenario, effect: Effect) -> Scenario:
    """Let seat 0 build Halfpenny Hill, with another power, from the first stack."""
    made.may_build(0, "halfpenny-hill", below=None)
    made.state.lay(PLACE["domain-1"], (domain_with(Now(effect)),))
    made.acts(0).chooses("build domain-1")
    return made


def banished(made: Scenario) -> list[str]:
    return [card.id for card in made.state.banished]


def down(made: Scenario, seat: int) -> list[str]:
    return [card.id for card in made.state.players[seat].citizens_down]


# --- A Call To Arms


@pytest.mark.clause("FF8", "X21")
def test_a_call_to_arms_lets_each_player_banish_a_soldier_for_points() -> None:
    """FF8, X21: only own face-up Soldier citizens; starters and other roles never."""
    made = table(4).owns(0, "archer", "knight", "cleric").owns(1, "monk").owns(3, "knight")
    comes_up(made.owns(2, "champion"), "a-call-to-arms")
    assert made.options == [
        "a-call-to-arms: banish-archer",
        "a-call-to-arms: banish-knight",
        "done",
    ]
    assert made.words[0] == "Banish Archer for 3 points (A Call To Arms)"
    made.chooses("a-call-to-arms: banish-archer")
    assert (made.decision.seat, made.options[0]) == (2, "a-call-to-arms: banish-champion")
    made.chooses("done")
    assert made.decision.seat == 3
    made.chooses("a-call-to-arms: banish-knight")
    assert [made.points(seat) for seat in range(4)] == [3, 0, 0, 3]
    assert banished(made) == ["archer", "knight"]
    assert (made.citizens(0), made.citizens(2)) == (["knight", "cleric"], ["champion"])
    assert "A banished Archer (A Call To Arms)" in made.log()


@pytest.mark.clause("FF8", "X9")
def test_a_soldier_that_lies_face_down_does_not_hear_the_call() -> None:
    """FF8, X9."""
    made = table().owns(0, "knight")
    made.state.players[0].turn_down(made.card("knight"))
    comes_up(made, "a-call-to-arms")
    assert "gain gold" in made.options


# --- The Wizards of Nae


@pytest.mark.clause("FF8", "FF4")
def test_the_wizards_of_nae_sell_one_more_action() -> None:
    """FF8, FF4: the active player may pay 3 Magic; it is none of the two actions."""
    made = table().holds(1, magic=3)
    comes_up(made.holds(0, magic=4), "the-wizards-of-nae")
    assert made.options == ["the-wizards-of-nae: trade-3-magic", "done"]
    made.chooses("the-wizards-of-nae: trade-3-magic")
    assert made.state.agenda[-1] == OneMoreAct()
    assert str(made.decision.question.words()) == "one more action: what will you do?"
    assert actions_left(made.game.view(0)) == 3
    made.chooses("gain gold")
    assert actions_left(made.game.view(0)) == 2
    made.chooses("gain gold", "gain strength")
    assert made.resources(0) == (2, 1, 1)
    assert made.state.active == 1
    assert made.resources(1) == (0, 0, 3)


@pytest.mark.clause("FF8")
@pytest.mark.parametrize("magic", [0, 2])
def test_without_3_magic_the_wizards_ask_nobody(magic: int) -> None:
    """FF8."""
    made = comes_up(table().holds(0, magic=magic).holds(1, magic=9), "the-wizards-of-nae")
    assert (made.decision.seat, actions_left(made.game.view(0))) == (0, 2)


@pytest.mark.clause("FF8", "X16")
@pytest.mark.parametrize(("before", "magic"), [(Harvest(), 0), (None, 1)])
def test_one_more_action_in_a_roll_phase_is_not_in_the_action_phase(
    before: Step | None, magic: int
) -> None:
    """FF8, X16: Forgotten Sorrows sees a citizen recruited in an Action Phase only."""
    made = table().owns(0, "forgotten-sorrows").stack("citizen-7", "rogue", "rogue")
    made.state.dice = (1, 6)
    if before is None:  # the Event comes up when an action empties a stack
        made.stack("citizen-2", "merchant").pile("the-wizards-of-nae")
        made.holds(0, gold=2, magic=2).acts(0).chooses("recruit citizen-2", "pay 2-gold")
        made.holds(0, gold=2, magic=3)
    else:
        comes_up(made.holds(0, gold=2, magic=3), "the-wizards-of-nae", before)
    made.chooses("the-wizards-of-nae: trade-3-magic", "recruit citizen-7")
    assert made.citizens(0)[-1] == "rogue"
    assert sum("Forgotten Sorrows" in line for line in made.log()) == magic + (before is None)


@pytest.mark.clause("FF8", "X20")
def test_a_stack_that_the_extra_action_empties_is_filled_at_once() -> None:
    """FF8, X20: before the turn goes on, and an Event that comes up then acts."""
    made = table().stack("citizen-7", "rogue").holds(0, gold=2, magic=3)
    made.pile("exhausted", "the-key-and-blade").state.dice = (1, 1)
    comes_up(made, "the-wizards-of-nae", Harvest())
    made.chooses("the-wizards-of-nae: trade-3-magic", "recruit citizen-7")
    assert made.cards_at("citizen-7") == ["the-key-and-blade"]


@pytest.mark.clause("FF8")
def test_a_game_is_saved_while_one_more_action_is_asked() -> None:
    """FF8."""
    made = Scenario(
        variants=["event-cards"], sets=WITH, catalog=CARDS, event_cards=("the-wizards-of-nae",)
    )
    state, place, wizards = made.state, PLACE["citizen-2"], made.card("the-wizards-of-nae")
    state.pile = (*(card for card in state.pile if card is not wizards), wizards)
    last, *others = state.stacks[place]
    state.lay(place, (last,))
    made.owns(0, *(card.id for card in others)).holds(0, gold=9, magic=3)
    made.acts(0, dice=(1, 2)).chooses("recruit citizen-2", "pay 6-gold")
    made.chooses("the-wizards-of-nae: trade-3-magic")
    assert made.state.agenda[-1] == OneMoreAct()
    assert digest(restore(dump(made.game), CARDS)) == digest(made.game)


# --- Support The Empire, Curse of The North, The Key and Blade


@pytest.mark.clause("FF8", "X7")
def test_support_the_empire_takes_5_of_one_kind_from_whoever_wants() -> None:
    """FF8, X7: never a mix."""
    made = table(3).holds(0, gold=5, strength=4, magic=6).holds(1, 4, 4, 4).holds(2, strength=5)
    comes_up(made, "support-the-empire")
    assert made.options == [
        "support-the-empire: trade-5-gold",
        "support-the-empire: trade-5-magic",
        "done",
    ]
    made.chooses("support-the-empire: trade-5-magic")
    assert made.decision.seat == 2, "seat 1 has 5 of no kind"
    made.chooses("support-the-empire: trade-5-strength")
    assert [made.points(seat) for seat in range(3)] == [3, 0, 3]
    assert [made.resources(seat) for seat in range(3)] == [(5, 4, 1), (4, 4, 4), (0, 0, 0)]


@pytest.mark.clause("FF8", "FF5")
def test_a_curse_of_the_north_in_play_takes_3_magic_at_doubles() -> None:
    """FF8, FF5: from every player, as far as it is there; other rolls do nothing."""
    made = table(3).exhausts("monster-1").stack("monster-1", "curse-of-the-north")
    for seat, magic in enumerate((7, 2, 3)):
        made.holds(seat, magic=magic)
    made.rolls(1, 1, 1)
    lost = [line for line in made.log() if "Curse of The North" in line]
    assert len(lost) == 3
    assert [seat.magic for seat in made.game.view(0).players][2] == 0
    made.holds(0, magic=7).events.clear()
    made.rolls(2, 1, 2)
    assert not [line for line in made.log() if "Curse of The North" in line]


@pytest.mark.clause("FF8", "X22")
def test_the_resting_player_is_not_cursed() -> None:
    """FF8, X22: five players, second edition."""
    made = table(5).stack("monster-1", "curse-of-the-north")
    for seat in range(5):
        made.holds(seat, magic=3)
    made.rolls(1, 1, 1)
    assert made.resources(0)[2] == 3
    assert sum("Curse of The North" in line for line in made.log()) == 4


@pytest.mark.clause("FF8")
def test_the_key_and_blade_costs_the_active_player_3_gold_and_others_1() -> None:
    """FF8: or the Gold that is there."""
    made = table(4).holds(0, gold=1).holds(1, gold=5).holds(2, gold=1)
    comes_up(made, "the-key-and-blade", seat=1)
    assert [made.resources(seat)[0] for seat in range(4)] == [0, 2, 0, 0]


# --- A Betrayal of Bonds


@pytest.mark.clause("FF8", "X9", "X11")
def test_a_betrayal_of_bonds_turns_a_citizen_of_each_player_down() -> None:
    """FF8, X9, X11: each chooses, the active player first; nobody may leave it."""
    made = table(3).owns(0, "archer").owns(2, "monk", "cleric", "monk")
    comes_up(made, "a-betrayal-of-bonds", seat=1)
    assert (made.decision.seat, made.options) == (
        2,
        ["a-betrayal-of-bonds: turn-down-monk", "a-betrayal-of-bonds: turn-down-cleric"],
    )
    made.chooses("a-betrayal-of-bonds: turn-down-monk")
    assert (down(made, 0), down(made, 1), down(made, 2)) == (["archer"], [], ["monk"])
    assert made.citizens(2) == ["cleric", "monk"]
    assert "C turned Monk face down (A Betrayal of Bonds)" in made.log()


@pytest.mark.clause("X9", "X11")
def test_a_citizen_of_an_opponent_is_turned_down() -> None:
    """X9, X11: the owner is named with the citizen; a starter can't be."""
    made = table(3).owns(1, "archer").owns(2, "monk")
    builds_with(made, TurnDownCitizen(Whose.OPPONENTS))
    assert made.words[1] == "Turn Monk of player 3 face down (Halfpenny Hill)"
    made.chooses("halfpenny-hill: turn-down-archer-of-2")
    assert (down(made, 1), made.citizens(1), made.citizens(2)) == (["archer"], [], ["monk"])
    assert "A turned Archer of B face down (Halfpenny Hill)" in made.log()


# --- whole games


@pytest.mark.clause("FF2", "FF3")
@pytest.mark.parametrize("laying", Laying)
@pytest.mark.parametrize("variants", [{"event-cards"}, {"event-cards", "events"}], ids=len)
@pytest.mark.parametrize("left_out", EVENTS)
def test_games_with_these_events_are_played_to_the_end(
    laying: Laying, variants: set[str], left_out: str
) -> None:
    """FF2, FF3: five of the six, in both layings, with Monster Events and without."""
    setup = Setup(
        5,
        variants=frozenset(map(Variant, variants)),
        event_cards=tuple(card for card in EVENTS if card != left_out),
        laying=laying,
        sets=WITH,
    )
    game, chance = new_game(setup, CARDS, EVENTS.index(left_out)), Random(left_out)
    for number in range(20_000):
        if game.decision is None:
            break
        game.choose(pick(chance, game.decision, Temper.EAGER))
        if number % 50 == 0:
            check_quickly(game)
            assert digest(restore(dump(game), CARDS)) == digest(game)
    assert game.is_over


# --- Ararmartin Ridge


def ridge(gold: int = 0) -> Scenario:
    made = table().stack("domain-2", "halfpenny-hill").stack("domain-3", "blood-crow-army")
    made.exhausts("domain-4", "domain-5").owns(0, "peasant", *["knight"] * 3)
    made.may_build(0, "ararmartin-ridge", below="darktide-harbour")
    made.holds(0, gold=5 + gold).chooses("build domain-1")
    return made


@pytest.mark.clause("FF10", "X15")
def test_ararmartin_ridge_gives_gold_and_then_a_building() -> None:
    """FF10, X15: at the normal price, and its stack shows the next card only after that (T19)."""
    made = ridge(gold=4)
    assert made.options == [
        "ararmartin-ridge: build-domain-2",
        "ararmartin-ridge: build-domain-3",
        "done",
    ]
    assert made.words[0] == "Build Halfpenny Hill at its normal price (Ararmartin Ridge)"
    assert made.state.face_down[PLACE["domain-1"]] == 1
    made.chooses("ararmartin-ridge: build-domain-3")
    assert made.domains(0) == ["ararmartin-ridge", "blood-crow-army"]
    assert made.resources(0) == (2, 0, 0)
    assert made.state.face_down[PLACE["domain-1"]] == 0
    assert made.cards_at("domain-3") == ["exhausted"]
    assert actions_left(made.game.view(0)) == 1, "no action was used"


@pytest.mark.clause("X15")
def test_the_extra_building_may_be_left() -> None:
    """X15."""
    made = ridge(gold=4)
    made.chooses("done")
    assert made.domains(0) == ["ararmartin-ridge"]
    assert made.resources(0) == (7, 0, 0)


@pytest.mark.clause("FF10")
def test_without_gold_or_roles_for_another_domain_nothing_is_asked() -> None:
    """FF10: 3 Gold alone buy no domain."""
    made = ridge()
    assert made.resources(0) == (3, 0, 0)
    assert actions_left(made.game.view(0)) == 1
    assert "gain gold" in made.options


@pytest.mark.clause("X15")
def test_what_waits_for_a_building_sees_the_extra_one() -> None:
    """X15: 9 − 5 + 3 − 6 Gold, and 1 Magic for each of both buildings."""
    made = gives(table(), 0, When(BUILT, Gain(Amounts(magic=1)))).holds(0)
    made.stack("domain-2", "halfpenny-hill").owns(0, *["peasant"] * 3)
    made.may_build(0, "ararmartin-ridge").holds(0, gold=9)
    made.chooses("build domain-1")
    made.chooses("ararmartin-ridge: build-domain-2", "pay 6-gold")
    assert made.resources(0) == (1, 0, 2)


# --- Den of the Ice Witch, Sunder Bay, Wandering Flame


@pytest.mark.clause("FF13", "X8")
def test_the_den_of_the_ice_witch_banishes_a_citizen_of_the_market() -> None:
    """FF13, X8: it can't be left."""
    made = builds(table().stack("citizen-4", "archer", "archer"), "den-of-the-ice-witch")
    assert "done" not in made.options
    made.chooses("den-of-the-ice-witch: banish-citizen-4")
    assert (banished(made), made.points(0)) == (["archer"], 1)


@pytest.mark.clause("FF13", "X11")
def test_sunder_bay_banishes_a_citizen_of_an_opponent() -> None:
    """FF13, X11: who has no citizen can't be named; face-down ones can't be chosen."""
    made = table(4).owns(1, "archer", "archer", "monk").owns(3, "cleric", "monk")
    made.state.players[3].turn_down(made.card("monk"))
    builds(made, "sunder-bay")
    assert made.options == [
        "sunder-bay: banish-archer-of-2",
        "sunder-bay: banish-monk-of-2",
        "sunder-bay: banish-cleric-of-4",
    ]
    assert made.words[2] == "Banish Cleric of player 4 (Sunder Bay)"
    made.chooses("sunder-bay: banish-archer-of-2")
    assert (banished(made), made.citizens(1)) == (["archer"], ["archer", "monk"])
    assert "A banished Archer of B (Sunder Bay)" in made.log()


@pytest.mark.clause("FF13", "X11")
def test_without_a_citizen_of_an_opponent_sunder_bay_does_nothing() -> None:
    """FF13, X11: own citizens aren't meant."""
    made = builds(table(3), "sunder-bay")
    assert banished(made) == []
    assert "gain gold" in made.options


@pytest.mark.clause("X22")
def test_the_resting_player_loses_no_citizen() -> None:
    """X22: five players, second edition."""
    made = table(5).owns(4, "archer").owns(2, "monk").owns(3, "cleric")
    builds(made, "sunder-bay")
    assert made.options == ["sunder-bay: banish-monk-of-3", "sunder-bay: banish-cleric-of-4"]


@pytest.mark.clause("FF13")
def test_wandering_flame_banishes_a_random_monster() -> None:
    """FF13: the opponent is chosen, the monster is not; it can't be undone."""
    made = table(4).owns(1, "goblin", "orc-warrior").owns(3, "goblin-king")
    made.may_build(0, "wandering-flame").chooses("build domain-1")
    assert made.options == [
        "wandering-flame: banish-monster-from-2",
        "wandering-flame: banish-monster-from-4",
    ]
    assert made.words[0] == "Banish a random slain monster of player 2 (Wandering Flame)"
    assert made.chooses("wandering-flame: banish-monster-from-2").barrier & Barrier.REVEAL
    assert len(made.monsters(1)) == 1
    assert {*banished(made), *made.monsters(1)} == {"goblin", "orc-warrior"}
    assert made.score(0).of("monsters") == 0, "it is no trophy of anyone"


@pytest.mark.clause("FF13", "X11")
def test_each_monster_has_the_same_chance() -> None:
    """FF13, X11: of 300 draws among three monsters each comes about a hundred times."""
    found: list[str] = []
    for seed in range(300):
        made = table(seed=seed).owns(1, "goblin", "orc-warrior", "goblin-king")
        found += banished(builds(made, "wandering-flame"))
    assert all(80 < found.count(card) < 120 for card in ("goblin", "orc-warrior", "goblin-king"))


@pytest.mark.clause("X12", "FF9")
def test_nothing_here_is_a_take_but_what_takes() -> None:
    """X12, FF9: who can't be taken from still loses a citizen and a monster."""
    made = gives(table(3).owns(1, "archer", "goblin").holds(1, magic=9), 1, Immune())
    assert banished(builds(made, "sunder-bay")) == ["archer"]
    assert banished(builds(made.acts(0), "wandering-flame")) == ["archer", "goblin"]
    builds(made.acts(0), "winter-spire")
    assert made.resources(1)[2] == 9, "only seat 2 can be named, who has nothing"


@pytest.mark.clause("X24")
@pytest.mark.parametrize("domain", ["sunder-bay", "wandering-flame"])
def test_against_the_dark_lord_no_card_of_an_opponent_is_banished(domain: str) -> None:
    """X24: not even what he has captured."""
    made = table(1, solo=Solo.DARK_LORD).lord_has("archer")
    builds(made, domain)
    assert (banished(made), made.captured()) == ([], ["archer"])
    assert made.domains(0) == [domain]


@pytest.mark.clause("X24")
def test_against_the_dark_lord_the_rest_works_as_ever() -> None:
    """X24."""
    made = table(1, solo=Solo.DARK_LORD).stack("domain-2", "blood-crow-army")
    made.owns(0, *["knight"] * 3).may_build(0, "ararmartin-ridge").holds(0, gold=7)
    made.chooses("build domain-1", "ararmartin-ridge: build-domain-2")
    assert made.domains(0) == ["ararmartin-ridge", "blood-crow-army"]


# --- banishing from the market, and as a price


@pytest.mark.clause("X8")
def test_a_minion_of_the_market_may_be_banished() -> None:
    """X8: Monster Events of the type too; the type is asked of the top card only."""
    made = table().stack("monster-1", "goblin", "goblin-king").stack("monster-2", "goblin")
    made.exhausts(*(f"monster-{number}" for number in (3, 4, 5))).stack("citizen-9", "mimic")
    builds_with(made, May(BanishMonster(MonsterType.MINION)))
    assert made.options == [
        "halfpenny-hill: banish-monster-2",
        "halfpenny-hill: banish-citizen-9",
        "done",
    ]
    before = made.game.copy()
    made.chooses("halfpenny-hill: banish-citizen-9")
    assert banished(made) == ["mimic"]
    assert made.cards_at("citizen-9") == ["exhausted"], "as a slain one is replaced (V6)"
    before.choose("done")
    assert before._state.banished == ()


@pytest.mark.clause("X8")
def test_any_monster_is_banished_with_its_tokens() -> None:
    """X8: none of them may be left, and tokens go to the supply."""
    made = table().exhausts(*(f"monster-{number}" for number in (2, 3, 4, 5)))
    made.stack("monster-1", "goblin-king", "goblin")
    made.state.put_tokens(1, PLACE["monster-1"], Amounts(magic=1), made.card("goblin"))
    builds_with(made, BanishMonster())
    assert (banished(made), made.state.tokens) == (["goblin"], ())
    assert made.resources(0) == (0, 0, 0), "it isn't slain"


@pytest.mark.clause("X8")
@pytest.mark.parametrize(
    ("effect", "options"),
    [
        (BanishOwn(Own.MONSTERS, Gain(Amounts(gold=5))), ["banish-goblin"]),
        (BanishOwn(Own.CITIZENS, Gain(Amounts(gold=5))), ["banish-monk", "banish-peasant"]),
    ],
)
def test_an_own_card_may_be_banished_for_a_gain(effect: Effect, options: list[str]) -> None:
    """X8: a slain monster or a citizen, each sort once; a starter never."""
    made = builds_with(table().owns(0, "goblin", "goblin", "monk"), effect)
    assert made.options == [*(f"halfpenny-hill: {each}" for each in options), "done"]
    made.chooses(f"halfpenny-hill: {options[0]}")
    assert made.resources(0) == (5, 0, 0)
    assert banished(made) == [options[0].removeprefix("banish-")]


# --- takes, trades, counts


@pytest.mark.clause("FF16")
def test_winter_spire_takes_what_is_there() -> None:
    """FF16, T27."""
    made = builds(table(3).holds(1, magic=3).holds(2, magic=8), "winter-spire")
    made.chooses("winter-spire: take-5-magic-from-3")
    assert [made.resources(seat)[2] for seat in range(3)] == [5, 3, 3]


@pytest.mark.clause("FF16", "X7")
def test_zafars_oasis_sells_points_for_9_of_one_kind() -> None:
    """FF16, X7."""
    made = table().may_build(0, "zafars-oasis").holds(0, gold=18, strength=8, magic=9)
    made.chooses("build domain-1", "pay 9-gold")
    assert made.options == ["zafars-oasis: trade-9-gold", "zafars-oasis: trade-9-magic", "done"]
    made.chooses("zafars-oasis: trade-9-magic")
    assert (made.resources(0), made.points(0)) == ((9, 8, 0), 4)


@pytest.mark.clause("FF16", "X9")
def test_tujjar_haven_counts_citizens_that_lie_face_up() -> None:
    """FF16, X9: starters don't count; the three Workers it needs do."""
    made = table().owns(0, "archer", "archer")
    made.state.players[0].turn_down(made.card("archer"))
    assert builds(made, "tujjar-haven").resources(0) == (4, 0, 0)


@pytest.mark.clause("FF17", "X7")
def test_an_efreet_gives_one_kind_for_all() -> None:
    """FF17, X7: 2 for each slain Oasis monster, itself too."""
    made = table().owns(0, "ghoul", "ghoul", "goblin").stack("monster-1", "efreet")
    made.holds(0, strength=10, magic=10).chooses("slay monster-1")
    assert made.options == [f"efreet: 6-{kind}" for kind in ("gold", "strength", "magic")]
    made.chooses("efreet: 6-strength")
    assert made.resources(0) == (0, 6, 0)


# --- hints


def _ridge() -> Scenario:
    return ridge(gold=4)


def _flame() -> Scenario:
    made = table(3).owns(1, "goblin").owns(2, "goblin")
    return builds(made, "wandering-flame")


def _bay() -> Scenario:
    return builds(table(3).owns(1, "archer").owns(2, "cleric"), "sunder-bay")


def _call() -> Scenario:
    return comes_up(table().owns(0, "archer", "knight"), "a-call-to-arms")


def _wizards() -> Scenario:
    return comes_up(table().holds(0, magic=4), "the-wizards-of-nae")


def _extra_action() -> Scenario:
    made = _wizards()
    made.chooses("the-wizards-of-nae: trade-3-magic")
    return made


def _betrayal() -> Scenario:
    return comes_up(table().owns(0, "archer", "knight"), "a-betrayal-of-bonds")


@pytest.mark.thorough
@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize("asks", [_ridge, _flame, _bay, _call, _wizards, _extra_action, _betrayal])
def test_hints_weigh_all_ways(asks: Callable[[], Scenario]) -> None:
    """Each with its reasons, in the words of the program."""
    made = asks()
    view = made.game.view(made.decision.seat)
    proposals = [each for each in hint(RULES, view, None, Stream(5)) if each is not None]
    ranked = {proposal.option for each in proposals for proposal in each.proposals}
    assert ranked
    assert ranked <= set(made.options)
