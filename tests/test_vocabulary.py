"""Every effect, count and power is known wherever someone asks about one.

Each says it in its own class. What isn't said would be worth nothing to bots, silently, or fail
when it is painted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import tests.games.valeria.sets.carnival  # noqa: F401 - registers those of an invented set
import valeria_desktop.games.valeria.solo.effects  # noqa: F401 - registers those for one player
from tests.each import each
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.effect import (
    COUNTS,
    EFFECTS,
    POWERS,
    Count,
    Effect,
    Power,
)
from valeria_desktop.games.valeria.sets import SETS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


for _make in SETS.values():
    _make()  # registers what the program's sets bring


def says(kind: type, what: str, base: type) -> bool:
    """Return whether a class says something itself, or has it from one that does."""
    return getattr(kind, what) is not getattr(base, what)


def ways() -> Iterator[type[Effect]]:
    """Return the kinds of effects that no card says: what others offer as their ways."""
    waiting = list(Effect.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        is_whole = "apply" in vars(kind) and "__attrs_attrs__" in vars(kind)
        if is_whole and kind not in EFFECTS.values() and "__slots__" in vars(kind):
            yield kind


WAYS = {kind.__name__: kind for kind in ways()}


@each(("tag", "what"), [(tag, what) for tag in EFFECTS for what in ("words", "signs", "income")])
def test_an_effect_says_all_that_others_ask(tag: str, what: str) -> None:
    """Its words, its signs, and its worth to bots, none as well."""
    assert says(EFFECTS[tag], what, Effect)


@pytest.mark.clause("D3", "G6")
@each("tag", EFFECTS)
def test_an_effect_says_what_becomes_of_it_for_one_player(tag: str) -> None:
    assert says(EFFECTS[tag], "alone", Effect)


@each(("tag", "what"), [(tag, what) for tag in COUNTS for what in ("words", "signs", "of")])
def test_a_count_says_all_that_others_ask(tag: str, what: str) -> None:
    assert says(COUNTS[tag], what, Count)


POWER_SAYS = ("words", "signs", "timing", "alone")


@each(("tag", "what"), [(tag, what) for tag in POWERS for what in POWER_SAYS])
def test_a_power_says_all_that_others_ask(tag: str, what: str) -> None:
    assert says(POWERS[tag], what, Power)


class Unknown(Effect):
    """An effect that says nothing."""


class UnknownPower(Power):
    """A power that says nothing."""


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: Unknown().signs(), "Unknown has no signs yet"),
        (lambda: Unknown().worth(NOBODY), "Unknown has no worth to bots yet"),
        (lambda: Unknown().alone(NOBODY), "Unknown does not say what becomes of it for one player"),
        (lambda: UnknownPower().signs(), "UnknownPower has no signs yet"),
        (lambda: UnknownPower().alone(NOBODY), "UnknownPower does not say what becomes of it"),
    ],
)
def test_what_nobody_said_is_asked_for(ask: Callable[[], object], told: str) -> None:
    with pytest.raises(TypeError, match=told):
        ask()


NOBODY: Any = None


@each("kind", WAYS.values(), ids=[*WAYS])
def test_a_way_that_is_chosen_has_an_icon_and_signs(kind: type[Effect]) -> None:
    assert says(kind, "icon", Effect)
    assert says(kind, "signs", Effect)


def test_the_ways_are_found() -> None:
    assert len(WAYS) >= 10
    assert {"TreatOne", "TurnOneDown"} <= WAYS.keys(), "those of sets too"
    assert {"carnival_treat", "turn_down_citizen"} <= EFFECTS.keys()


def test_every_card_is_written_with_the_vocabulary() -> None:
    """A tag that is read is a tag that is written: cards come back from plain data."""
    converter, catalog = make_converter(), shipped_catalog()
    for card in catalog.citizens:
        for power in (card.on_turn, card.off_turn):
            assert converter.structure(converter.unstructure(power, Effect), Effect) == power
