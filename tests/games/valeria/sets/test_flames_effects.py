"""Effects of Flames & Frost: banishing, an extra building, and more (FF8 to FF17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.rules.invented_prices import gives
from tests.games.valeria.rules.invented_sources import Immune
from tests.games.valeria.sets.flames_tables import (
    banished,
    builds_with,
    table,
)
from tests.games.valeria.sets.nights import builds, comes_up
from tests.scenario import PLACE, Scenario
from valeria_desktop.coach.hint import hint
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.effects.combined import May
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.leaving import BanishMonster
from valeria_desktop.games.valeria.rules.effects.tableau import BanishOwn, Own
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.moments import BUILT
from valeria_desktop.games.valeria.rules.powers import When
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.phases import actions_left
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.effect import Effect


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
