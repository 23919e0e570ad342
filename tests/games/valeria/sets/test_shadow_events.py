"""The Event cards of Shadowvale (SV8)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valeria.sets.nights import comes_up
from tests.games.valeria.sets.shadow_rules import CARDS, WITH, table
from tests.properties.invariants import check_quickly
from tests.properties.players import Temper, pick
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import Laying, Setup, Variant
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest
from valeria_desktop.games.valeria.ui.zoom.notes import NoteKind, notes_on_place
from valeria_desktop.kernel.seats import default_seats

EVENTS = tuple(card.id for card in CARDS.event_cards)


# --- Alms for the Poor


@pytest.mark.clause("SV8", "X7", "X21")
def test_alms_for_the_poor_make_everyone_give_2_of_a_kind() -> None:
    """SV8, X7, X21: in turn order, and what was just received can be given on."""
    made = table(3).holds(0, gold=2, strength=1, magic=3).holds(1, gold=1).holds(2, strength=5)
    comes_up(made, "alms-for-the-poor")
    assert made.options == [
        f"alms-for-the-poor: give-2-{kind}-to-{seat}"
        for seat in (2, 3)
        for kind in ("gold", "magic")
    ]
    assert made.words[0] == "Give 2 Gold to player 2 (Alms for the Poor)"
    made.chooses("alms-for-the-poor: give-2-magic-to-2")
    assert made.decision.seat == 1
    made.chooses("alms-for-the-poor: give-2-magic-to-1")
    assert made.decision.seat == 2
    made.chooses("alms-for-the-poor: give-2-strength-to-2")
    assert [made.resources(seat) for seat in range(3)] == [(2, 1, 3), (1, 2, 0), (0, 3, 0)]
    assert made.log()[-3:] == [
        "A gave 2 Magic to B (Alms for the Poor)",
        "B gave 2 Magic to A (Alms for the Poor)",
        "C gave 2 Strength to B (Alms for the Poor)",
    ]


@pytest.mark.clause("SV8", "X7")
def test_who_has_two_of_nothing_gives_no_alms() -> None:
    """SV8: 1 of each isn't 2 of one kind."""
    made = table().holds(0, gold=1, strength=1, magic=1)
    comes_up(made, "alms-for-the-poor")
    assert "gain gold" in made.options
    assert made.resources(0) == (1, 1, 1)


@pytest.mark.clause("SV8", "X22")
def test_who_rests_out_of_play_neither_gives_nor_receives_alms() -> None:
    """SV8, X22."""
    made = table(5).holds(0, gold=2).holds(4, gold=9)
    comes_up(made, "alms-for-the-poor")
    assert made.options == [f"alms-for-the-poor: give-2-gold-to-{seat}" for seat in (2, 3, 4)]
    made.chooses(made.options[0])
    made.chooses("alms-for-the-poor: give-2-gold-to-1")
    assert made.resources(4) == (9, 0, 0)


# --- Blessed Lands, Dark Lord Rising


def in_force(event: str, made: Scenario | None = None) -> Scenario:
    return comes_up(made or table(), event)


@pytest.mark.clause("SV8", "FF5", "X17")
def test_blessed_lands_take_2_gold_off_each_domain_for_everyone() -> None:
    """SV8, X17: with Pratchett's Plateau 3; never below 0."""
    made = in_force("blessed-lands", table().owns(1, "pratchetts-plateau"))
    made.stack("domain-1", "halfpenny-hill")
    price = made.card("halfpenny-hill").cost
    assert made.quote(0, "domain-1").price == Amounts(gold=price - 2)
    assert made.quote(1, "domain-1").price == Amounts(gold=price - 3)
    made.may_build(0, "halfpenny-hill").holds(0, gold=price - 2).chooses("build domain-1")
    assert (made.domains(0), made.resources(0)[0]) == (["halfpenny-hill"], 0)


@pytest.mark.clause("SV8", "FF5", "X17", "X18")
def test_dark_lord_rising_adds_a_magic_to_each_monster_for_everyone() -> None:
    """A Goblin costs 1 Strength and 1 Magic; it can't be slain with Strength alone.

    SV8, X17: tokens count as before, and the reasons name the missing Magic.
    """
    made = in_force("dark-lord-rising").stack("monster-1", "goblin").holds(0, strength=5)
    assert [made.quote(seat, "monster-1").price for seat in (0, 1)] == [
        Amounts(strength=1, magic=1)
    ] * 2
    assert "slay monster-1" not in made.options
    assert made.reasons(0, "monster-1") == ["1 Magic short"]
    made.holds(0, strength=1, magic=1).chooses("slay monster-1")
    assert (made.monsters(0), made.resources(0)) == (["goblin"], (1, 0, 0))
    made.stack("monster-2", "goblin")
    made.state.put_tokens(1, PLACE["monster-2"], Amounts(strength=2), made.card("goblin"))
    assert made.quote(0, "monster-2").price == Amounts(strength=3, magic=1)


@pytest.mark.clause("SV8", "FF5")
def test_from_then_on_it_counts_once_wherever_the_card_is() -> None:
    """SV8, FF5: the card goes back on the pile; what it says goes on."""
    made = in_force("dark-lord-rising").stack("monster-1", "goblin")
    made.state.put_on_pile(made.card("dark-lord-rising"))
    made.state.lay(PLACE["citizen-1"], ())
    assert made.quote(0, "monster-1").price.magic == 1
    assert [card.id for card in made.state.lasting] == ["dark-lord-rising"]
    assert [card.id for card in made.game.view(1).in_force] == ["dark-lord-rising"]


@pytest.mark.clause("SV2", "SV8", "X15", "X17")
def test_the_price_in_a_harvest_is_the_changed_one() -> None:
    """SV2, SV8, X15: a Dragoon's slay costs the Magic more, too."""
    made = in_force("dark-lord-rising", table().owns(0, "dragoon"))
    made.exhausts(*(f"monster-{number}" for number in range(2, 6)))
    made.stack("monster-1", "goblin").holds(0, strength=1).rolls(0, 4, 5)
    made.chooses("dragoon: slay-monster-1")
    assert made.resources(0) == (2, 0, 1)


def test_both_say_what_they_change() -> None:
    """The meters and the close look say these words."""
    rising, lands = (table().card(name) for name in ("dark-lord-rising", "blessed-lands"))
    assert [str(card.modifiers[0].words()) for card in (rising, lands)] == [
        "Each monster you slay costs 1 Magic more",
        "Each domain you build costs 2 Gold less",
    ]


@pytest.mark.clause("SV8", "X17")
def test_a_close_look_at_a_card_names_the_event_that_changes_its_price() -> None:
    """SV8: for a monster and a domain, and only the Event that counts there."""
    made = in_force("dark-lord-rising").stack("monster-1", "goblin")
    made.stack("domain-1", "halfpenny-hill").stack("citizen-2", "blessed-lands")
    scene = make_scene(made.game, default_seats(2), 0)
    price = made.card("halfpenny-hill").cost
    assert [
        note.words
        for place in ("monster-1", "domain-1")
        for note in notes_on_place(scene, PLACE[place])
        if note.kind is NoteKind.PRICE
    ] == [
        "Price now: 1 Strength and 1 Magic.",
        "Dark Lord Rising: Each monster you slay costs 1 Magic more.",
        f"Price now: {price - 2} Gold = {price}, less 2.",
        "Blessed Lands: Each domain you build costs 2 Gold less.",
    ]


# --- Golden Idol, Good Omen, Untapped Potential


@pytest.mark.clause("SV8", "FF4")
@pytest.mark.parametrize(
    ("option", "left"),
    [("2-gold", [(2, 0, 0), (0, 0, 0), (0, 0, 0)]), ("each", [(0, 0, 4)] * 3)],
)
def test_golden_idol_is_the_active_players_choice(
    option: str, left: list[tuple[int, int, int]]
) -> None:
    """SV8: one of both must be chosen."""
    made = comes_up(table(3), "golden-idol")
    assert made.options == ["golden-idol: 2-gold", "golden-idol: each"]
    assert made.words == ["2 Gold (Golden Idol)", "Each player gains 4 Magic (Golden Idol)"]
    made.chooses(f"golden-idol: {option}")
    assert [made.resources(seat) for seat in range(3)] == left


@pytest.mark.clause("SV8", "X23")
def test_good_omen_gives_everyone_one_of_each_at_doubles() -> None:
    """SV8, X23: while it is in play."""
    made = comes_up(table(3), "good-omen")
    made.rolls(0, 2, 2)
    assert [made.resources(seat) for seat in (1, 2)] == [(1, 1, 1)] * 2
    made.state.lay(PLACE["citizen-1"], (made.card("exhausted"),))
    made.rolls(1, 2, 2)
    assert made.resources(2)[0] == 1


@pytest.mark.clause("SV8", "X9")
def test_untapped_potential_counts_face_up_citizens() -> None:
    """SV8, X9: starters and face-down ones don't count."""
    made = table(3).owns(0, "archer", "monk", "monk").owns(2, "cleric")
    made.state.players[0].turn_down(made.card("monk"))
    comes_up(made, "untapped-potential")
    assert [made.resources(seat)[2] for seat in range(3)] == [2, 0, 1]


# --- Night Terror, Worthy Sacrifice


@pytest.mark.clause("SV8", "X8", "X20", "X21")
def test_night_terror_makes_everyone_banish_a_citizen_of_the_market() -> None:
    """SV8, X20: in turn order; a place that it empties is filled after all have banished."""
    made = _terror()
    assert "done" not in made.options
    made.chooses("night-terror: banish-citizen-4")
    assert made.decision.seat == 1
    assert made.cards_at("citizen-4") == []
    made.chooses("night-terror: banish-citizen-7")
    assert made.decision.seat == 2
    made.chooses("night-terror: banish-citizen-8")
    assert len(made.state.banished) == 3
    assert made.cards_at("citizen-4") == ["untapped-potential"]
    assert made.resources(1)[2] == 1


def _terror() -> Scenario:
    made = table(3).stack("citizen-4", "archer").owns(1, "archer")
    made.pile(*["exhausted"] * 8, "untapped-potential")
    return comes_up(made, "night-terror")


@pytest.mark.clause("SV8", "X8")
def test_worthy_sacrifice_buys_points_for_a_citizen_of_any_role() -> None:
    """SV8: each may; never a starter."""
    made = table(3).owns(0, "cleric", "archer").owns(2, "butcher")
    comes_up(made, "worthy-sacrifice")
    assert made.options == [
        "worthy-sacrifice: banish-cleric",
        "worthy-sacrifice: banish-archer",
        "done",
    ]
    made.chooses("worthy-sacrifice: banish-cleric")
    assert made.decision.seat == 2
    made.chooses("done")
    assert [made.points(seat) for seat in range(3)] == [3, 0, 0]
    assert made.citizens(0) == ["archer"]


# --- whole games


@pytest.mark.clause("SV8", "FF3")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("laying", Laying)
def test_games_with_all_events_are_played_to_the_end(players: int, laying: Laying) -> None:
    """SV8, FF3: saved, restored and checked on the way."""
    setup = Setup(
        players=players,
        variants=frozenset({Variant.EVENT_CARDS}),
        sets=WITH,
        event_cards=EVENTS[:players] if players < 5 else EVENTS[-5:],
        laying=laying,
    )
    game, chance = new_game(setup, CARDS, 7 + players), Random(11 + players)
    for number in range(5000):
        if game.decision is None:
            break
        game.choose(pick(chance, game.decision, Temper.EAGER))
        check_quickly(game)
        if number % 50 == 0:
            assert digest(restore(dump(game), CARDS)) == digest(game)
    assert game.is_over


@pytest.mark.clause("SV8", "X20")
def test_an_event_in_a_harvest_acts_before_the_actions() -> None:
    """SV8, X20."""
    made = table().owns(0, "archer")
    made.state.dice = (1, 3)
    comes_up(made, "worthy-sacrifice", Harvest())
    made.chooses("worthy-sacrifice: banish-archer")
    assert made.points(0) == 3
