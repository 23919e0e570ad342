"""How the story says it."""

from __future__ import annotations

from tests.scenario import PLACE
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Banished,
    Built,
    Captured,
    CitizenGained,
    DieChanged,
    Gained,
    Hidden,
    Paid,
    PileShown,
    Rolled,
    Slain,
    Took,
    TurnedDown,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, CONSOLATION, Card
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.games.valeria.story.words import plural
from valeria_desktop.kernel.events import Event, TurnBegan
from valeria_desktop.session.chronicle import Line

CATALOG = shipped_catalog()
CARDS: dict[str, Card] = {
    card.id: card
    for card in (*CATALOG.citizens, *CATALOG.starters, *CATALOG.domains, *CATALOG.monsters)
}
NAMES = ("Rose", "Oak")
GOLD, STRENGTH, MAGIC = Amounts(gold=1), Amounts(strength=1), Amounts(magic=1)


def card(name: str) -> Card:
    return next(each for each in CARDS.values() if each.name == name and each.kind != "starter")


def told(*events: Event, names: tuple[str, ...] = NAMES) -> list[str]:
    """Each sentence of a turn in which this happened."""
    turn = (TurnBegan(0, 1, 1), *events)
    lines = [Line(1, 1, event) for event in turn]
    return [str(entry.sentence(names)) for entry in tell_turn(lines, names)]


def test_a_turn_is_headed_by_whose_it_is_and_then_by_the_roll() -> None:
    assert told() == ["Rose's turn, round 1"]
    assert told(Rolled(0, (3, 5))) == ["Rose rolled 3 + 5 = 8"]


def test_citizens_of_a_name_are_summed_up() -> None:
    mercenary, peasant = card("Mercenary"), card("Peasant")
    both = GOLD + STRENGTH
    harvest = [Gained(0, both, mercenary)] * 3 + [Gained(0, GOLD, peasant)] * 2
    assert told(Rolled(0, (3, 2)), *harvest)[1:] == [
        "Rose: 3 Mercenaries +3 Gold +3 Strength, 2 Peasants +2 Gold"
    ]


def test_a_starter_and_a_citizen_of_one_name_are_told_together() -> None:
    starter = next(each for each in CATALOG.starters if each.name == "Peasant")
    harvest = [Gained(0, GOLD, starter), Gained(0, GOLD, card("Peasant"))]
    assert told(Rolled(0, (5, 1)), *harvest)[1:] == ["Rose: 2 Peasants +2 Gold"]


def test_cards_that_woke_twice_are_not_counted_twice() -> None:
    harvest = [Gained(0, Amounts(magic=3), card("Cleric"))] * 4
    assert told(Rolled(0, (1, 1)), *harvest)[1:] == ["Rose: 2 Clerics woke twice: +12 Magic"]


def test_a_hidden_card_and_what_the_dark_lord_takes_after_it_are_two_sentences() -> None:
    peasant, warrior, giant = card("Peasant"), card("Orc Warrior"), card("Giant")
    hides = Hidden(peasant, warrior, PLACE["pile-3"], PLACE["pile-2"])
    assert told(Rolled(0, (6, 1)), hides, Captured(giant, PLACE["pile-1"]))[1:] == [
        "Rose: hid Orc Warrior of pile 2 under Peasant",
        "The Dark Lord took Giant",
    ]


HERALD = next(each for each in CATALOG.starters if each.name == "Herald")


def test_a_herald_that_woke_twice_is_one_herald() -> None:
    harvest = [Gained(0, GOLD, HERALD), Gained(0, MAGIC, HERALD)]
    assert told(Rolled(0, (2, 2)), *harvest)[1:] == ["Rose: Herald woke twice: +1 Gold +1 Magic"]
    assert told(Rolled(0, (2, 2)), *harvest[:1])[1:] == ["Rose: Herald +1 Gold"]


def test_a_starter_whose_number_came_twice_woke_twice() -> None:
    knight = next(each for each in CATALOG.starters if each.name == "Knight")
    harvest = [Gained(0, STRENGTH, knight)] * 2
    assert told(Rolled(0, (6, 6)), *harvest)[1:] == ["Rose: Knight woke twice: +2 Strength"]


def test_a_domain_that_paid_twice_is_one_domain() -> None:
    domain = CATALOG.domains[0]
    assert told(*[Gained(0, GOLD, domain)] * 2)[1:] == [f"Rose: {domain.name} +2 Gold"]


def test_what_is_exchanged_is_told_as_what_turns_into_what() -> None:
    champion = card("Champion")
    one = [Paid(1, GOLD, champion), Gained(1, Amounts(strength=4), champion)]
    assert told(Rolled(0, (3, 5)), *one)[1:] == ["Oak: Champion turns 1 Gold into 4 Strength"]
    assert told(Rolled(0, (3, 5)), *one, *one)[1:] == [
        "Oak: 2 Champions turn 2 Gold into 8 Strength"
    ]


def test_each_player_has_a_line_of_the_harvest() -> None:
    archer = card("Archer")
    harvest = [Gained(seat, STRENGTH, archer) for seat in (0, 1, 0)]
    assert told(Rolled(0, (4, 1)), *harvest)[1:] == [
        "Rose: 2 Archers +2 Strength",
        "Oak: Archer +1 Strength",
    ]


def test_who_is_consoled_woke_nothing() -> None:
    assert told(Rolled(0, (1, 2)), Gained(0, GOLD, CONSOLATION))[1:] == [
        "Rose: nothing woke: +1 Gold"
    ]


def test_an_action_is_told_with_its_price_and_what_it_brought() -> None:
    champion, bear = card("Champion"), card("Dire Bear")
    recruited = [
        Paid(0, Amounts(gold=3, magic=1), champion),
        CitizenGained(0, champion, 12, ACTION),  # type: ignore[arg-type]
    ]
    slain = [
        Paid(0, Amounts(strength=5), bear),
        Slain(0, bear, 4),  # type: ignore[arg-type]
        Gained(0, Amounts(magic=2), bear),
    ]
    assert told(Rolled(0, (1, 2)), *recruited, *slain)[1:] == [
        "Rose: recruited Champion for 3 Gold and 1 Magic",
        "Rose: slew Dire Bear for 5 Strength, gained 2 Magic",
    ]


def test_what_is_had_for_nothing_has_no_price() -> None:
    bear = card("Dire Bear")
    assert told(Slain(0, bear, 4))[1:] == ["Rose: slew Dire Bear"]  # type: ignore[arg-type]


def test_a_resource_taken_as_an_action_is_told() -> None:
    assert told(Gained(0, GOLD, ACTION))[1:] == ["Rose: gained 1 Gold as an action"]


def test_domains_that_pay_one_after_the_other_share_a_line() -> None:
    first, second = CATALOG.domains[:2]
    perks = [Gained(0, GOLD, first), Gained(0, STRENGTH, second)]
    assert told(*perks)[1:] == [f"Rose: {first.name} +1 Gold, {second.name} +1 Strength"]


def test_who_was_robbed_is_told() -> None:
    domain = CATALOG.domains[0]
    built = [Built(0, domain, 15), Took(0, 1, GOLD, domain)]
    assert told(*built)[1:] == [f"Rose: built {domain.name}, took 1 Gold from Oak"]


def test_a_changed_die_is_told_with_its_price() -> None:
    domain = CATALOG.domains[0]
    changed = [Paid(0, GOLD, domain), DieChanged(0, domain, 1, (3, 6))]
    assert told(Rolled(0, (3, 5)), *changed)[1:] == [
        f"Rose: {domain.name} changes a die: 3 + 6 = 9, for 1 Gold"
    ]


def test_what_the_market_shows_is_nobodys() -> None:
    domain = CATALOG.domains[0]
    assert told(TurnedUp(domain, 15))[1:] == [f"{domain.name} is turned up"]


def test_an_attack_is_told_with_what_it_took() -> None:
    knight = card("Knight")
    assert told(Attacked(2), names=("Rose",))[1:] == ["The monsters of column 3 attack"]
    assert told(Attacked(2), Captured(knight, 7), names=("Rose",))[1:] == [
        "The monsters of column 3 attack and take Knight"
    ]


def test_who_rests_at_a_table_of_five_is_told() -> None:
    names = (*NAMES, "Wolf", "Heron", "Tower")
    assert told(Rolled(0, (3, 5)), names=names)[1:] == ["Tower: rests"]


def test_several_of_a_name_are_in_the_plural() -> None:
    names = {each.name for each in (*CATALOG.citizens, *CATALOG.starters)}
    odd = {name: plural(name) for name in names if plural(name) != name + "s"}
    assert odd == {"Mercenary": "Mercenaries", "Thief": "Thieves", "Priestess": "Priestesses"}


def test_what_left_the_game_and_what_lies_face_down_is_told_of_its_card() -> None:
    hall, monk, goblin = CATALOG.domains[0], card("Monk"), card("Goblin")
    built = Built(0, hall, 15)
    assert told(built, Banished(0, monk, hall, place=7))[-1].endswith("banished Monk")
    assert told(built, Banished(0, goblin, hall, owner=1))[-1].endswith("banished Goblin of Oak")
    assert told(built, Banished(0, monk, hall, owner=0))[-1].endswith("banished Monk")
    assert told(built, TurnedDown(0, monk, hall, 1))[-1].endswith("turned Monk of Oak face down")
    assert told(built, TurnedDown(0, monk, hall, 0))[-1].endswith("turned Monk face down")


def test_cards_that_were_turned_up_in_the_pile_are_news() -> None:
    shown = PileShown((card("Monk"), card("Goblin")))
    assert told(shown)[-1] == "Turned up among the Exhausted cards: Monk and Goblin"
