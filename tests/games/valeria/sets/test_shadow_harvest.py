"""A slay in a Harvest Phase, the first Magic of one, and moments of others (SV2 to SV5, SV7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.valeria.sets.nights import builds
from tests.games.valeria.sets.shadow_rules import CARDS, WITH, table
from tests.scenario import PLACE, Scenario
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.coach.card_chance import soon
from valeria_desktop.games.valeria.coach.rolls import ROLLS, roll_map
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.rules.moments import MAGIC_HARVESTED
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.harvest import HarvestBegins, HarvestEnds
from valeria_desktop.games.valeria.rules.turn.phases import Phase, actions_left, phase_of
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import ItemKind
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.session.chronicle import Line

OPERA, FORTRESS, OUTPOST, WOODS = (
    "opera-house",
    "tepes-ridge-fortress",
    "ravens-outpost",
    "blasko-woods",
)


def dragoon(*more: str, players: int = 2, **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Lay a table on which seat 0 has a Dragoon, and Goblins are the only monsters.

    With 4 and 5 everyone's starting Peasant gives 1 Gold as well.
    """
    made = table(players, **setup).owns(0, "dragoon", *more)
    made.exhausts(*(f"monster-{number}" for number in range(2, 6)))
    return made.stack("monster-1", "goblin-king", "goblin")


# --- Dragoon


@pytest.mark.clause("SV2", "X15")
def test_a_dragoon_gives_2_magic_and_then_a_slay_in_the_harvest() -> None:
    """4 + 5 wakes it: the Goblin of 1 Strength is paid, its Gold gained, no action is used.

    SV2, X15.
    """
    made = dragoon().holds(0, strength=1)
    made.rolls(0, 4, 5)
    assert made.resources(0) == (1, 1, 2)
    assert made.options == ["dragoon: slay-monster-1", "done"]
    assert made.words[0] == "Slay Goblin at its normal price (Dragoon)"
    assert phase_of(made.game.view(0)) is Phase.HARVEST
    made.chooses("dragoon: slay-monster-1")
    assert (made.monsters(0), made.resources(0)) == (["goblin"], (2, 0, 2))
    assert actions_left(made.game.view(0)) == 2


@pytest.mark.clause("SV2", "T16")
def test_the_magic_it_gives_helps_to_pay_beside_a_real_strength() -> None:
    """The Goblin King costs 6: 4 Strength and the 2 Magic just gained; without Strength nobody.

    SV2, T16.
    """
    made = dragoon().stack("monster-1", "goblin-king").holds(0, strength=4)
    made.rolls(0, 4, 5)
    made.chooses("dragoon: slay-monster-1")
    assert (made.monsters(0), made.resources(0)) == (["goblin-king"], (2, 0, 0))
    made = dragoon().stack("monster-1", "goblin")
    made.rolls(0, 4, 5)
    assert made.resources(0) == (1, 0, 2)
    assert actions_left(made.game.view(0)) == 2, "Magic alone pays for no Strength"


@pytest.mark.clause("SV2", "T9")
def test_it_is_used_in_any_order_with_other_powers() -> None:
    """The Alchemist's 3 Magic may come before or after it; what is plain comes first.

    SV2, T9.
    """
    made = dragoon("alchemist").holds(0, gold=1)
    made.rolls(0, 3, 6)
    assert made.options == ["alchemist: trade-1-gold", "dragoon: 2-magic-and-may-slay"]
    assert made.resources(0) == (1, 1, 0), "the Knight's Strength is there before"
    made.chooses("dragoon: 2-magic-and-may-slay", "dragoon: slay-monster-1")
    assert made.monsters(0) == ["goblin"]
    assert "alchemist: trade-1-gold" in made.options
    made.chooses("alchemist: trade-1-gold")
    assert made.resources(0) == (1, 0, 5)


@pytest.mark.clause("SV2")
def test_on_other_turns_it_gives_without_a_slay() -> None:
    """SV2."""
    made = dragoon().holds(0, strength=5)
    made.rolls(1, 4, 5)
    assert made.resources(0) == (1, 6, 1)
    assert made.decision.seat == 1


@pytest.mark.clause("SV2", "SV7", "X16")
def test_powers_of_the_action_phase_do_not_see_a_slay_in_the_harvest() -> None:
    """Tepes Ridge Fortress and Raven's Outpost see the second Goblin, slain by an action.

    SV2, SV7, X16.
    """
    made = dragoon(FORTRESS).owns(1, OUTPOST).holds(0, strength=2)
    made.stack("monster-1", "goblin-king", "goblin", "goblin")
    made.rolls(0, 4, 5)
    made.chooses("dragoon: slay-monster-1")
    assert (made.resources(0), made.resources(1)) == ((2, 1, 2), (1, 0, 0))
    made.chooses("slay monster-1")
    assert (made.resources(0), made.resources(1)) == ((4, 0, 2), (1, 1, 0))


@pytest.mark.clause("SV2", "X20")
def test_the_place_is_filled_when_the_reward_is_done_and_the_event_acts_before_the_actions() -> (
    None
):
    """The last Goblin goes: Untapped Potential comes up at once, and counts the Dragoon.

    SV2, X20, FF4.
    """
    made = dragoon().stack("monster-1", "goblin").holds(0, strength=1)
    made.pile("exhausted", "untapped-potential")
    made.rolls(0, 4, 5)
    made.chooses("dragoon: slay-monster-1")
    assert made.cards_at("monster-1") == ["untapped-potential"]
    assert made.resources(0) == (2, 0, 3)
    assert (phase_of(made.game.view(0)), actions_left(made.game.view(0))) == (Phase.ACTIONS, 2)


@pytest.mark.clause("SV2", "X20")
def test_a_reward_that_asks_comes_before_the_place_is_filled() -> None:
    """An Orc Warrior's free citizen is chosen first (SV2, X20)."""
    made = dragoon().stack("monster-1", "orc-warrior").holds(0, strength=9)
    made.pile("exhausted", "untapped-potential").rolls(0, 4, 5)
    made.chooses("dragoon: slay-monster-1", "pay 9-strength")
    assert made.cards_at("monster-1") == []
    assert all(option.startswith("orc-warrior: citizen-") for option in made.options)
    made.chooses(made.options[0])
    assert made.cards_at("monster-1") == ["untapped-potential"]
    assert made.resources(0) == (1, 0, 4)


@pytest.mark.clause("X24")
def test_alone_the_dragoon_slays_in_the_first_harvest_and_rests_in_the_second() -> None:
    """X24: the second harvest uses right powers."""
    made = dragoon(players=1, solo=Solo.DARK_LORD).holds(0, strength=1)
    made.rolls(0, 4, 5)
    made.chooses("dragoon: slay-monster-1")
    assert made.monsters(0) == ["goblin"]


@pytest.mark.clause("SV2")
def test_a_game_is_saved_while_a_dragoon_asks() -> None:
    """SV2."""
    made = Scenario(sets=WITH, catalog=CARDS, preset="custom", **_custom()).holds(0, strength=9)
    _gets(made, 0, "dragoon", "citizen-9")
    made.rolls(0, 4, 5)
    assert made.options[0].startswith("dragoon: ")
    assert digest(restore(dump(made.game), CARDS)) == digest(made.game)
    made.chooses(made.options[0])
    assert digest(restore(dump(made.game), CARDS)) == digest(made.game)


def _custom() -> dict[str, Any]:
    areas = tuple(CARDS.areas)[:5]
    chosen = {card.numbers[0]: card.id for card in CARDS.parts[0].citizens}
    return {"areas": areas, "citizens": (*({**chosen, 9: "dragoon"}).values(),)}


def _gets(made: Scenario, seat: int, card: str, place: str) -> None:
    """Move the top card of a place to a player."""
    at = PLACE[place]
    assert made.state.stacks[at][-1].id == card
    made.state.lay(at, made.state.stacks[at][:-1])
    made.owns(seat, card)


# --- how it is told


@pytest.mark.clause("SV2")
def test_the_story_goes_on_with_the_harvest_after_a_slay_in_it() -> None:
    """The Alchemist's left power comes after the slay, and is told in one harvest (SV2)."""
    made = dragoon("alchemist").holds(0, gold=1)
    made.rolls(0, 3, 6)
    made.chooses("dragoon: 2-magic-and-may-slay", "dragoon: slay-monster-1")
    made.chooses("alchemist: trade-1-gold")
    lines = [Line(1, 1, event) for event in made.events]
    kinds = [item.telling for item in gather(lines, 2) if item.seat == 0]
    assert [*filter(lambda kind: kind is not ItemKind.TURN, kinds)] == [
        ItemKind.HARVEST,
        ItemKind.DEED,
    ]
    told = [str(entry.told) for entry in tell_turn(lines, ("A", "B"))]
    assert told[-3:] == [
        "Knight +1 Strength, Dragoon +2 Magic, Alchemist turns 1 Gold into 3 Magic",
        "Knight +1 Strength",
        "slew Goblin for 1 Strength, gained 1 Gold",
    ]


# --- Opera House


@pytest.mark.clause("SV4")
@pytest.mark.parametrize(("seat", "magic"), [(0, 4), (1, 2)])
def test_opera_house_adds_one_to_the_first_magic_of_a_harvest(seat: int, magic: int) -> None:
    """A Cleric gives 3 on its owner's turn and 1 on another's: 1 more in both (SV4)."""
    made = table().owns(0, OPERA, "cleric")
    made.rolls(seat, 1, 3)
    assert made.resources(0)[2] == magic
    assert "A gained 1 Magic (Opera House)" in made.log()


@pytest.mark.clause("SV4")
def test_opera_house_works_once_in_each_harvest() -> None:
    """Two Clerics and a Wizard give 7: 1 more, and 1 more on the next turn (SV4)."""
    made = table().owns(0, OPERA, "cleric", "cleric", "wizard")
    made.rolls(0, 1, 4)
    assert made.resources(0)[2] == 8
    made.rolls(1, 1, 3)
    assert made.resources(0)[2] == 8 + 3 + 1


@pytest.mark.clause("SV4")
@pytest.mark.parametrize(
    ("citizen", "dice", "option", "magic"),
    [
        ("alchemist", (3, 6), "alchemist: trade-1-gold", 4),
        ("thief", (2, 5), "thief: take-3-magic-from-2", 4),
    ],
)
def test_magic_may_come_by_an_exchange_or_a_take(
    citizen: str, dice: tuple[int, int], option: str, magic: int
) -> None:
    """SV4."""
    made = table(preset="mastery-over-magic").owns(0, OPERA, citizen).holds(1, magic=5)
    made.holds(0, gold=1).rolls(0, *dice)
    made.chooses(option)
    assert made.resources(0)[2] == magic


@pytest.mark.clause("SV4")
def test_magic_of_a_monster_slain_in_the_harvest_comes_after_the_first() -> None:
    """2 + 1 by the Dragoon; the Goblin Mage's Magic is the second of this harvest (SV4)."""
    made = dragoon(OPERA).stack("monster-1", "goblin-mage").holds(0, strength=3)
    made.rolls(0, 4, 5)
    assert made.resources(0)[2] == 3
    assert made.state.magic_awaited == (1,)
    made.chooses("dragoon: slay-monster-1", "pay 3-strength", "goblin-mage: 1-magic")
    assert made.resources(0)[2] == 4


@pytest.mark.clause("SV4")
def test_magic_outside_a_harvest_does_not_count() -> None:
    """Not by an action (SV4)."""
    made = table().owns(0, OPERA)
    made.acts(0).chooses("gain magic")
    assert made.resources(0)[2] == 1
    assert made.state.magic_awaited == ()


@pytest.mark.clause("SV4")
def test_magic_paid_again_does_not_bring_a_second_one() -> None:
    """The Wizard's Magic brings 1 more; the Alchemist's trade after it brings none (SV4)."""
    made = table().owns(0, OPERA, "wizard", "alchemist").holds(0, gold=1)
    made.rolls(0, 3, 4)
    assert made.resources(0) == (1, 1, 2)
    made.chooses("alchemist: trade-1-gold")
    assert made.resources(0) == (0, 1, 5)


@pytest.mark.clause("SV4")
def test_an_event_that_gives_magic_in_a_harvest_counts_as_well() -> None:
    """Golden Idol comes up when a Dragoon empties a place: 4 Magic, and 1 more for seat 1 (SV4)."""
    made = dragoon().owns(1, OPERA).stack("monster-1", "goblin").holds(0, strength=1)
    made.pile("exhausted", "golden-idol").rolls(0, 4, 5)
    made.chooses("dragoon: slay-monster-1", "golden-idol: each")
    assert made.resources(0)[2] == 2 + 4
    assert made.resources(1)[2] == 4 + 1


@pytest.mark.clause("X24")
def test_alone_opera_house_works_in_both_harvests() -> None:
    """X24: a Cleric's 3 and 1, and 1 more each."""
    made = table(1, solo=Solo.DARK_LORD).owns(0, OPERA, "cleric")
    steps = made.state.table.turn
    assert [type(step) for step in steps].count(HarvestBegins) == 2
    made.rolls(0, 1, 3)
    assert made.resources(0)[2] == 4
    made.chooses("gain gold", "gain gold")
    while made.options[0] != "roll":
        made.chooses(made.options[0])
    assert made.resources(0)[2] == 4 + 2


@pytest.mark.clause("X22")
def test_who_rests_out_of_play_waits_for_no_magic() -> None:
    """X22: five players, second edition; seat 4 rests on seat 0's turn."""
    made = dragoon(players=5).owns(4, OPERA, "cleric").holds(0, strength=1)
    made.rolls(0, 4, 5)
    assert made.state.magic_awaited == (1, 2, 3)


@pytest.mark.clause("SV4")
def test_a_table_without_such_a_card_has_no_such_steps() -> None:
    """SV4."""
    turn = Scenario().state.table.turn
    assert not {HarvestBegins, HarvestEnds} & {type(step) for step in turn}


@pytest.mark.clause("SV4")
def test_who_still_waits_is_saved_seen_and_checked() -> None:
    """SV4."""
    made = Scenario(sets=WITH, catalog=CARDS, preset="custom", **_custom()).holds(0, strength=9)
    _gets(made, 0, "dragoon", "citizen-9")
    made.rolls(0, 4, 5)
    assert made.state.magic_awaited == (1,)
    assert made.game.view(1).magic_awaited == (1,)
    data = dump(made.game)
    assert restore(data, CARDS)._state.magic_awaited == (1,)
    assert digest(restore(data, CARDS)) == digest(made.game)
    for wrong in ([1, 1], [2]):
        with pytest.raises(
            SnapshotError, match="magic_awaited must be seats of this game, each once"
        ):
            restore({**data, "magic_awaited": wrong}, CARDS)


@pytest.mark.clause("SV4")
def test_a_roll_map_counts_the_magic_more_where_a_roll_brings_magic() -> None:
    """Each roll that wakes the Cleric, or lets its owner choose Magic, brings 1 more (SV4)."""
    made = table().owns(0, "cleric")
    before = roll_map(made.game.view(0), 0, made.game.view(0).players[0])
    made.owns(0, OPERA)
    after = roll_map(made.game.view(0), 0, made.game.view(0).players[0])
    gains = [
        new.magic - old.magic for new, old in zip(after.on.by_roll, before.on.by_roll, strict=True)
    ]
    choices = [old.any > 0 or old.magic > 0 for old in before.on.by_roll]
    assert gains == [float(each) for each in choices]
    assert all(gains[at] for at, roll in enumerate(ROLLS) if 1 in roll)
    assert not all(choices)


@pytest.mark.clause("SV4")
def test_the_chance_of_a_card_counts_the_magic_more() -> None:
    """SV4: a monster for which only Magic is missing."""
    made = table().owns(0, *["cleric"] * 2).stack("monster-1", "goblin-king").holds(0, strength=1)
    made.acts(1)
    before = soon(made.game.view(0), PLACE["monster-1"], Stream(1))
    made.owns(0, OPERA)
    after = soon(made.game.view(0), PLACE["monster-1"], Stream(1))
    assert before is not None
    assert after is not None
    assert after.turns[0] >= before.turns[0]


def test_the_moment_says_itself() -> None:
    """In words and as a sign, as a card shows it."""
    (power,) = table().card(OPERA).triggers
    assert power.moment is MAGIC_HARVESTED
    assert power.timing() == "In any Harvest Phase"
    assert power.words() == "Gain 1 Magic the first time you come by Magic in a Harvest Phase"


# --- Karloff Castle


@pytest.mark.clause("SV5", "T12")
def test_karloff_castle_counts_peasants_in_each_own_harvest() -> None:
    """The starting Peasant and one more: 2 Strength, and none on another's turn.

    SV5, T12: no Peasant wakes, and the castle is no reason that the Herald stays away.
    """
    made = table().owns(0, "karloff-castle", "peasant")
    made.rolls(0, 1, 3)
    assert made.resources(0)[1] == 2
    made.rolls(1, 1, 3)
    assert made.resources(0)[1] == 2


# --- moments of the Action Phase


@pytest.mark.clause("SV7")
def test_tepes_ridge_fortress_gives_a_gold_for_each_own_slay() -> None:
    """Not for one of an opponent (SV7)."""
    made = table().owns(0, FORTRESS).stack("monster-1", "goblin", "goblin").holds(0, strength=1)
    made.chooses("slay monster-1")
    assert made.resources(0) == (2, 0, 0)
    made.holds(1, strength=1).acts(1).chooses("slay monster-1")
    assert made.resources(0) == (2, 0, 0)


@pytest.mark.clause("SV7")
def test_ravens_outpost_gives_a_strength_when_an_opponent_slays() -> None:
    """Not for its owner's slay; two of them count each for its owner (SV7)."""
    made = table(3).owns(0, OUTPOST).owns(2, OUTPOST).stack("monster-1", "goblin", "goblin")
    made.holds(1, strength=1).acts(1).chooses("slay monster-1")
    assert [made.resources(seat) for seat in range(3)] == [(0, 1, 0), (1, 0, 0), (0, 1, 0)]
    made.holds(0, strength=1).acts(0).chooses("slay monster-1")
    assert [made.resources(seat)[1] for seat in range(3)] == [0, 0, 2]


@pytest.mark.clause("X22")
def test_a_resting_player_of_the_second_edition_gets_nothing_from_the_outpost() -> None:
    """X22: in the first edition only the harvest is skipped."""
    for edition, strength in (("2e", 0), ("1e", 1)):
        made = table(5, edition).owns(4, OUTPOST).stack("monster-1", "goblin", "goblin")
        made.holds(0, strength=1).acts(0).chooses("slay monster-1")
        assert made.resources(4)[1] == strength


@pytest.mark.clause("X16")
def test_an_extra_slay_in_the_action_phase_is_seen() -> None:
    """Legendre's Keep lets its owner slay while the action goes on (X16)."""
    made = table().owns(0, FORTRESS).owns(1, OUTPOST).stack("monster-1", "goblin", "goblin")
    made.exhausts(*(f"monster-{number}" for number in range(2, 6)))
    made.may_build(0, "legendres-keep").holds(0, gold=6, strength=1)
    made.chooses("build domain-1")
    made.chooses("legendres-keep: slay-monster-1")
    assert (made.resources(0), made.resources(1)) == ((2, 0, 0), (0, 1, 0))


@pytest.mark.clause("SV7", "X14")
def test_blasko_woods_give_magic_for_each_later_building() -> None:
    """SV7, T20: not for itself."""
    made = builds(table(), WOODS)
    assert made.resources(0)[2] == 0
    builds(made.acts(0), "ancient-tomb")
    assert made.resources(0)[2] == 1


def test_both_say_whose_slays_they_see() -> None:
    """A screen reader and a learner hear the difference, and the signs show it."""
    (mine,), (others,) = (table().card(name).powers for name in (FORTRESS, OUTPOST))
    assert [str(power.words()) for power in (mine, others)] == [
        "Gain 1 Gold each time you slay a monster",
        "Gain 1 Strength each time an opponent slays a monster",
    ]
    assert [str(power.timing()) for power in (mine, others)] == [
        "In your Action Phase",
        "In any Action Phase",
    ]
    assert others.signs()[0].icon == "opponent"


# --- powers of the roll


@pytest.mark.clause("SV3", "X23")
def test_crystal_lake_encampment_gives_3_strength_at_any_doubles() -> None:
    """SV3, X23."""
    made = table().owns(0, "crystal-lake-encampment")
    made.rolls(1, 2, 2)
    assert made.resources(0)[1] == 3


@pytest.mark.clause("SV3")
def test_blood_moon_palace_rolls_both_dice_again_for_2_magic() -> None:
    """SV3: once; with 1 Magic it isn't offered."""
    made = table().owns(0, "blood-moon-palace").holds(0, magic=5)
    made.rolls(0, 1, 3)
    assert made.words == ["Roll both dice again for 2 Magic (Blood Moon Palace)", "Keep the dice"]
    made.chooses(made.options[0])
    assert made.state.players[0].magic <= 5 - 2 + 1
    assert not any("reroll" in option for option in made.options)
    made = table().owns(0, "blood-moon-palace").holds(0, magic=1)
    made.rolls(0, 1, 3)
    assert not any("reroll" in option for option in made.options)
