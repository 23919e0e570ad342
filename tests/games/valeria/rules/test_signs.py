"""The signs of powers: numbers and icons in a row, as they stand on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.effects.centre import CitizenFrom
from valeria_desktop.games.valeria.rules.effects.combined import Exchange
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.solo.translate import alone, besieged
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect

CATALOG = shipped_catalog()


def effects_of(card: Card) -> tuple[Effect, ...]:
    """Return what a card does in a harvest, from the centre and for its taker."""
    return (*card.harvest, *filter(None, (card.trigger, card.reward)))


@pytest.mark.parametrize("catalog", [CATALOG, alone(CATALOG), besieged(CATALOG)])
def test_all_cards_can_be_drawn_in_every_mode(catalog: object) -> None:
    assert isinstance(catalog, type(CATALOG))
    for card in catalog.by_id.values():
        assert all(effect.signs() for effect in effects_of(card))
        assert all(power.signs() for power in card.powers)


def line(card_id: str, which: int = 0) -> str:
    """Write the signs of a card's power as words."""
    card = CATALOG.by_id[card_id]
    spoken = card.powers or effects_of(card)
    found = spoken[which].signs()
    return " ".join(mark.icon or mark.text for mark in found)


@pytest.mark.parametrize(
    ("card_id", "which", "signs"),
    [
        ("merchant", 0, "2 gold or 2 magic"),
        ("monk", 1, "1 gold pays 2 magic"),
        ("thief", 0, "steal 3 gold or magic"),
        ("warlord", 1, "1 strength per Knight"),
        ("miner", 0, "1 gold plus 1 gold per home"),
        ("goblin-king", 0, "1 gold per hills"),
        ("orc-warrior", 0, "free person ≤3 gold"),
        ("bane-spider", 0, "3 gold or free Knight"),
        ("corrupted-cleric", 0, "1 magic token monsters"),
        ("giant-leech", 0, "each-loses 1 strength"),
        ("foxgrove-palisade", 0, "2 gold pays die-change →6"),
        ("the-desert-orchid", 0, "1 gold per holy pays die-change →1"),
        ("palace-of-the-dawn", 0, "die-change −1"),
        ("emerald-stronghold", 0, "recruit +0 gold"),
        ("pratchetts-plateau", 0, "build −1 gold"),
        ("gargans-embrace", 0, "doubles : 1 points"),
        ("watcher-on-the-water", 0, "return monsters pays 3 points"),
        ("eye-of-asteraten", 0, "5 strength plus slay"),
        ("purloiners-perch", 0, "steal monsters"),
    ],
)
def test_powers_are_drawn_as_they_are(card_id: str, which: int, signs: str) -> None:
    assert line(card_id, which) == signs


def test_the_ways_of_a_choice_are_drawn_too() -> None:
    knight = CATALOG.by_id["knight"]
    assert CitizenFrom(5, knight).signs() == (Mark("free"), Mark(text="Knight"))
    made = Exchange(Amounts(gold=1), Gain(Amounts(magic=2))).signs()
    assert [mark.icon or mark.text for mark in made] == ["1", "gold", "pays", "2", "magic"]
