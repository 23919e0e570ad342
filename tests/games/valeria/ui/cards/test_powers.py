"""Every effect, count and power of the engine has signs."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import pytest

from tests.each import each
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules import powers as powers_module
from valeria_desktop.games.valeria.rules.effects import centre, combined, counts, gains, takes
from valeria_desktop.games.valeria.rules.effects.centre import CitizenFrom
from valeria_desktop.games.valeria.rules.effects.combined import Exchange
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import (
    Citizen,
    Domain,
    Foe,
    MonsterEvent,
    Starter,
)
from valeria_desktop.games.valeria.rules.model.effect import Count, Effect, Power
from valeria_desktop.games.valeria.solo import effects as solo_effects
from valeria_desktop.games.valeria.solo.translate import alone, besieged
from valeria_desktop.games.valeria.ui.cards.powers import (
    marks,
    marks_of_count,
    marks_of_power,
)
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from types import ModuleType

    from valeria_desktop.games.valeria.rules.model.cards import Card

CATALOG = shipped_catalog()
MODULES = (centre, combined, counts, gains, takes, solo_effects, powers_module)


def classes(module: ModuleType, base: type) -> list[type]:
    """Return the classes of a module that are of a kind and say something."""
    return [
        kind
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, base)
        and kind.__module__ == module.__name__
        and not name.startswith("_")
        and "words" in vars(kind)
    ]


def all_of(base: type) -> list[type]:
    return [kind for module in MODULES for kind in classes(module, base)]


def effects_of(card: Card) -> list[Effect]:
    match card:
        case Citizen() | Starter():
            return [card.on_turn, card.off_turn]
        case MonsterEvent():
            return [card.trigger, card.reward]
        case Foe():
            return [card.reward]
    return []


@each("kind", all_of(Effect), ids=lambda kind: kind.__name__)
def test_every_effect_has_signs(kind: type[Effect]) -> None:
    assert marks.dispatch(kind) is not marks.dispatch(object)


@each("kind", all_of(Count), ids=lambda kind: kind.__name__)
def test_everything_counted_has_signs(kind: type[Count]) -> None:
    assert marks_of_count.dispatch(kind) is not marks_of_count.dispatch(object)


@each("kind", all_of(Power), ids=lambda kind: kind.__name__)
def test_every_power_has_signs(kind: type[Power]) -> None:
    assert marks_of_power.dispatch(kind) is not marks_of_power.dispatch(object)


def test_the_classes_looked_at_are_many() -> None:
    assert len(all_of(Effect)) >= 25
    assert len(all_of(Count)) == 4
    assert len(all_of(Power)) == 5


def test_an_effect_without_signs_is_named() -> None:
    class Sleep(Effect):
        pass

    with pytest.raises(TypeError, match="The effect Sleep has no signs yet"):
        marks(Sleep())


@pytest.mark.parametrize("catalog", [CATALOG, alone(CATALOG), besieged(CATALOG)])
def test_all_cards_can_be_drawn_in_every_mode(catalog: object) -> None:
    assert isinstance(catalog, type(CATALOG))
    for card in catalog.by_id.values():
        for effect in effects_of(card):
            assert marks(effect)
        if isinstance(card, Domain):
            assert all(marks_of_power(power) for power in card.powers)


def line(card_id: str, which: int = 0) -> str:
    """Write the signs of a card's power as words."""
    card = CATALOG.by_id[card_id]
    found = (
        marks_of_power(card.powers[which])
        if isinstance(card, Domain)
        else marks(effects_of(card)[which])
    )
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
    assert isinstance(knight, Citizen)
    assert marks(CitizenFrom(5, knight)) == (Mark("free"), Mark(text="Knight"))
    made = marks(Exchange(Amounts(gold=1), Gain(Amounts(magic=2))))
    assert [mark.icon or mark.text for mark in made] == ["1", "gold", "pays", "2", "magic"]
