"""Every effect, count and power is known wherever someone asks about one.

What is not known somewhere would be worth nothing to bots, silently, or fail when it is painted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.each import each
from valeria_desktop.games.valeria.bots.values import worth
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, Exchange, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.takes import TakeFrom
from valeria_desktop.games.valeria.rules.model.effect import COUNTS, EFFECTS, POWERS, Effect
from valeria_desktop.games.valeria.solo.translate import ALONE, AS_THEY_ARE, BESIEGED, changed
from valeria_desktop.games.valeria.ui.cards.powers import marks, marks_of_count, marks_of_power
from valeria_desktop.games.valeria.ui.prompts.uses import _ICONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.registry import Registry

OF_PARTS = {AllOf, OneOf, Trade}
"""They become what their parts become."""


def knows(function: Any, kind: type) -> bool:  # noqa: ANN401 - a singledispatch function
    return bool(function.dispatch(kind) is not function.dispatch(object))


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


@each("tag", EFFECTS)
def test_an_effect_has_words_of_its_own(tag: str) -> None:
    assert EFFECTS[tag].words is not Effect.words


@each("tag", EFFECTS)
def test_an_effect_has_signs(tag: str) -> None:
    assert knows(marks, EFFECTS[tag])


@each("tag", EFFECTS)
def test_an_effect_is_worth_something_or_nothing_to_bots(tag: str) -> None:
    assert knows(worth, EFFECTS[tag])


@pytest.mark.clause("D3", "G6")
@pytest.mark.parametrize("changes", [ALONE, BESIEGED], ids=["the Dark Lord", "the siege"])
@each("tag", [tag for tag, kind in EFFECTS.items() if kind.in_card_files])
def test_an_effect_is_said_to_stay_or_to_change_for_one_player(
    tag: str, changes: dict[type, object]
) -> None:
    assert EFFECTS[tag] in {*changes, *AS_THEY_ARE, *OF_PARTS}


def test_an_effect_nobody_spoke_of_is_refused_for_one_player() -> None:
    class Unknown(Effect):
        pass

    with pytest.raises(TypeError, match="What becomes of the effect Unknown for one player"):
        changed(Unknown(), ALONE)


def test_a_worth_nobody_gave_is_asked_for() -> None:
    class Unknown(Effect):
        pass

    player: Any = None
    with pytest.raises(TypeError, match="The effect Unknown has no worth to bots yet"):
        worth(Unknown(), player)


@each("kind", WAYS.values(), ids=[*WAYS])
def test_a_way_that_is_chosen_has_an_icon(kind: type[Effect]) -> None:
    """What gives amounts has the icon of what it gives."""
    assert kind in _ICONS or issubclass(kind, Gain | TakeFrom | Exchange)


def test_the_ways_are_found() -> None:
    assert len(WAYS) >= 10


@pytest.mark.parametrize(
    ("registry", "signs"),
    [(COUNTS, marks_of_count), (POWERS, marks_of_power)],
    ids=["counts", "powers"],
)
def test_counts_and_powers_have_words_and_signs(registry: Registry[Any], signs: Any) -> None:  # noqa: ANN401
    for kind in registry.values():
        assert "words" in {name for base in kind.__mro__ for name in vars(base)}
        assert knows(signs, kind)


def test_every_card_is_written_with_the_vocabulary() -> None:
    """A tag that is read is a tag that is written: cards come back from plain data."""
    converter, catalog = make_converter(), shipped_catalog()
    for card in catalog.citizens:
        for power in (card.on_turn, card.off_turn):
            assert converter.structure(converter.unstructure(power, Effect), Effect) == power
