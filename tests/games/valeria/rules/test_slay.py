"""Slaying: T17, T22 to T24 and T26."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.scenario import PLACE, Scenario, card
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import Tokens

THORN = "the-violet-thorn"


@pytest.mark.clause("T17")
def test_a_slain_monster_goes_to_the_victory_stack_and_gives_its_reward() -> None:
    """The Goblin costs 1 Strength and gives 1 Gold; its points stay on the card."""
    table = Scenario().holds(0, strength=3)
    table.stack("monster-1", "goblin-king", "goblin").acts(0)
    table.chooses("slay monster-1")
    assert table.monsters(0) == ["goblin"]
    assert table.cards_at("monster-1") == ["goblin-king"]
    assert table.resources(0) == (1, 2, 0)
    assert table.points(0) == 0


@pytest.mark.clause("T17")
def test_only_the_top_card_of_a_stack_can_be_slain() -> None:
    """The Goblin below the Goblin King has to wait."""
    table = Scenario().holds(0, strength=1).stack("monster-1", "goblin", "goblin-king")
    table.stack("monster-2", "skeleton-king").acts(0)
    assert "slay monster-1" not in table.options
    assert table.reasons(0, "monster-1") == ["5 Strength short"]


@pytest.mark.clause("T17")
def test_strength_and_magic_of_the_price_are_both_paid() -> None:
    """A Wraith costs 4 Strength and 3 Magic; with nothing to take for free."""
    table = Scenario().holds(0, strength=4, magic=3).stack("monster-2", "wraith")
    for number in range(1, 11):
        table.stack(f"citizen-{number}", "exhausted")
    table.acts(0)
    table.chooses("slay monster-2")
    assert table.monsters(0) == ["wraith"]
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T17", "V6")
def test_tokens_raise_the_price() -> None:
    """2 Strength and 1 Magic on a Goblin make it 3 Strength and 1 Magic."""
    table = Scenario().holds(0, strength=3, magic=0).stack("monster-1", "goblin-king", "goblin")
    for amounts in (Amounts(strength=1), Amounts(strength=1), Amounts(magic=1)):
        table.state.put_tokens(0, PLACE["monster-1"], amounts, card("bat-swarm"))
    table.acts(0)
    assert table.reasons(0, "monster-1") == ["1 Magic short"]
    table.holds(0, strength=3, magic=1)
    assert "Slay Goblin for 3 Strength and 1 Magic" in table.words
    table.chooses("slay monster-1")
    assert table.resources(0) == (1, 0, 0)
    assert table.state.tokens == ()


@pytest.mark.clause("T17", "V6")
def test_tokens_go_with_their_goblin_and_the_next_one_costs_what_is_printed() -> None:
    """Copies are one card, so the top card of the stack stays the same."""
    table = Scenario().holds(0, strength=9).stack("monster-1", "goblin", "goblin")
    table.acts(0)
    assert "Slay Goblin for 1 Strength" in table.words
    table.state.put_tokens(0, PLACE["monster-1"], Amounts(strength=2), card("bat-swarm"))
    table.acts(0)
    assert "Slay Goblin for 3 Strength" in table.words
    table.chooses("slay monster-1")
    assert "Slay Goblin for 1 Strength" in table.words


@pytest.mark.clause("T17")
def test_tokens_on_another_monster_do_not_matter() -> None:
    """Neither on the card below nor in another column."""
    table = Scenario().holds(0, strength=1).stack("monster-1", "goblin-king", "goblin")
    table.state.tokens = (
        Tokens(PLACE["monster-1"], 0, Amounts(strength=4)),
        Tokens(PLACE["monster-2"], 4, Amounts(strength=4)),
    )
    table.acts(0)
    table.chooses("slay monster-1")
    assert table.monsters(0) == ["goblin"]
    assert table.quote(0, "monster-1").price == Amounts(strength=10)
    assert len(table.state.tokens) == 2


@pytest.mark.clause("T17", "V6")
def test_a_monster_event_in_play_can_be_slain_wherever_it_lies() -> None:
    """Here where citizens were; its place takes an Exhausted card."""
    table = Scenario(variants=["events"]).holds(0, strength=2, magic=4)
    table.stack("citizen-7", "corrupted-cleric").acts(0)
    table.chooses("slay citizen-7")
    assert table.monsters(0) == ["corrupted-cleric"]
    assert table.resources(0) == (3, 0, 2)
    assert table.cards_at("citizen-7") == ["exhausted"]


@pytest.mark.clause("T17", "S12")
def test_slain_monsters_are_public() -> None:
    """The other player sees them."""
    table = Scenario().holds(0, strength=1).acts(0)
    table.chooses("slay monster-1")
    assert [card.id for card in table.game.view(1).players[0].monsters] == ["goblin"]


@pytest.mark.clause("T22")
def test_the_violet_thorn_gives_a_magic_for_each_monster_slain() -> None:
    """In both actions."""
    table = Scenario().holds(0, strength=2).owns(0, THORN)
    table.stack("monster-1", "goblin-king", "goblin", "goblin").acts(0)
    table.chooses("slay monster-1")
    assert table.resources(0) == (1, 1, 1)
    table.chooses("slay monster-1")
    assert table.resources(0) == (2, 0, 2)


@pytest.mark.clause("T22")
def test_the_violet_thorn_gives_its_owner_only() -> None:
    """Nothing for another's slaying."""
    table = Scenario().holds(0, strength=1).holds(1).owns(1, THORN).acts(0)
    table.chooses("slay monster-1")
    assert table.resources(1) == (0, 0, 0)


@pytest.mark.clause("T22", "T23")
def test_the_violet_thorn_gives_for_an_extra_slay_too() -> None:
    """A Goblin slain with Eye of Asteraten."""
    table = Scenario().holds(0, gold=8).owns(0, THORN, "knight", "cleric")
    table.stack("domain-1", "eye-of-asteraten").acts(0)
    table.chooses("build domain-1", "eye-of-asteraten: slay-monster-1")
    assert table.monsters(0) == ["goblin"]
    assert table.resources(0) == (1, 4, 1)


@pytest.mark.clause("T23")
def test_eye_of_asteraten_gives_five_strength_and_an_extra_slay() -> None:
    """At its price; it uses no action."""
    table = Scenario().holds(0, gold=8).owns(0, "knight", "cleric")
    table.stack("monster-5", "orc-chieftain", "dire-bear")
    table.stack("domain-1", "halfpenny-hill", "eye-of-asteraten", face_down=1)
    table.acts(0)
    table.chooses("build domain-1")
    assert table.resources(0) == (0, 5, 0)
    assert "eye-of-asteraten: slay-monster-5" in table.options
    assert table.options[-1] == "done"
    assert "Slay Dire Bear at its normal price (Eye of Asteraten)" in table.words
    table.chooses("eye-of-asteraten: slay-monster-5", "dire-bear: 2-gold")
    assert table.monsters(0) == ["dire-bear"]
    assert table.resources(0) == (2, 0, 0)
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)
    table.chooses("gain gold")
    assert table.decision.seat == 1


@pytest.mark.clause("T23")
def test_the_extra_slay_may_be_left() -> None:
    """The Strength stays, and the second action may slay as well."""
    table = Scenario().holds(0, gold=8).owns(0, "knight", "cleric")
    table.stack("domain-1", "eye-of-asteraten").acts(0)
    table.chooses("build domain-1", "done")
    assert (table.resources(0), table.monsters(0)) == ((0, 5, 0), [])
    assert "slay monster-1" in table.options


@pytest.mark.clause("T23", "T16")
def test_the_extra_slay_may_be_helped_with_magic() -> None:
    """A Giant for 8 with the 5 Strength and 3 Magic."""
    table = Scenario().holds(0, gold=8, magic=3).owns(0, "knight", "cleric")
    table.stack("monster-4", "troll", "giant").stack("domain-1", "eye-of-asteraten").acts(0)
    table.chooses("build domain-1", "pay 8-gold", "eye-of-asteraten: slay-monster-4")
    assert table.monsters(0) == ["giant"]
    assert table.resources(0) == (1, 0, 2)


@pytest.mark.clause("T23")
def test_nothing_is_asked_where_no_monster_can_be_paid_for() -> None:
    """Five stacks that cost more than 5 Strength."""
    table = Scenario().holds(0, gold=8).owns(0, "knight", "cleric")
    for number in range(1, 6):
        table.stack(f"monster-{number}", "bane-spider")
    table.stack("domain-1", "eye-of-asteraten").acts(0)
    table.chooses("build domain-1")
    assert table.resources(0) == (0, 5, 0)
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T24")
@pytest.mark.parametrize(
    ("owned", "gold"),
    [((), 1), (("goblin", "goblin-mage"), 3), (("skeleton", "goblin", "bat-swarm"), 2)],
)
def test_a_boss_counts_slain_monsters_of_its_area_and_itself(
    owned: tuple[str, ...], gold: int
) -> None:
    """The Goblin King and the Hills; other areas and events don't count."""
    table = Scenario(variants=["events"]).holds(0, strength=6).owns(0, *owned)
    table.owns(1, "goblin", "goblin").stack("monster-1", "goblin-king").acts(0)
    table.chooses("slay monster-1")
    assert table.resources(0) == (gold, 0, 0)


def perch_table(players: int = 2) -> Scenario:
    table = Scenario(players=players).holds(0, gold=10).owns(0, "rogue", "rogue", THORN)
    return table.stack("domain-1", "purloiners-perch")


@pytest.mark.clause("T26", "T22")
def test_purloiners_perch_takes_a_monster_and_its_points_without_reward() -> None:
    """It is not slain, so The Violet Thorn gives nothing either."""
    table = perch_table().owns(1, "goblin-king").acts(0)
    before = table.score(1).of("monsters")
    table.chooses("build domain-1")
    assert (table.monsters(0), table.monsters(1)) == (["goblin-king"], [])
    assert table.resources(0) == (0, 0, 0)
    assert (before, table.score(0).of("monsters"), table.score(1).of("monsters")) == (4, 4, 0)


@pytest.mark.clause("T26")
def test_purloiners_perch_asks_which_opponent_with_a_monster() -> None:
    table = perch_table(players=4).owns(1, "goblin").owns(3, "troll", "troll").acts(0)
    table.chooses("build domain-1")
    assert table.options == [
        "purloiners-perch: monster-from-2",
        "purloiners-perch: monster-from-4",
    ]
    table.chooses("purloiners-perch: monster-from-4")
    assert (table.monsters(0), table.monsters(1), table.monsters(3)) == (
        ["troll"],
        ["goblin"],
        ["troll"],
    )


@pytest.mark.clause("T26")
def test_purloiners_perch_does_nothing_if_nobody_has_a_monster() -> None:
    """One's own don't count."""
    table = perch_table(players=3).owns(0, "goblin").acts(0)
    table.chooses("build domain-1")
    assert table.monsters(0) == ["goblin"]
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T26", "V4")
def test_purloiners_perch_takes_a_monster_event_too() -> None:
    table = perch_table().owns(1, "mimic").acts(0)
    table.chooses("build domain-1")
    assert (table.monsters(0), table.resources(0)) == (["mimic"], (0, 0, 0))


@pytest.mark.clause("T26")
def test_every_monster_is_as_likely_to_be_taken() -> None:
    """Over 300 seeds each of three about 100 times."""
    table = perch_table().owns(1, "goblin", "troll", "treant").acts(0)
    start = table.game
    taken: Counter[str] = Counter()
    for seed in range(300):
        game = start.copy()
        game._state.seed = seed
        game.choose("build domain-1")
        taken[game._state.players[0].monsters[0].id] += 1
    assert sorted(taken) == ["goblin", "treant", "troll"]
    assert all(75 <= number <= 125 for number in taken.values())
