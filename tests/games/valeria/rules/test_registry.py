"""Registries: a tag names one kind, in card files and in saves."""

from __future__ import annotations

import pytest

from valeria_desktop.games.valeria.rules.model.effect import COUNTS, EFFECTS, POWERS
from valeria_desktop.games.valeria.rules.turn.steps import STEPS
from valeria_desktop.kernel.registry import Registry


def test_a_second_kind_under_a_tag_is_refused_by_naming_both() -> None:
    registry = Registry[object]("effect")
    registry.enter("gain", int)
    with pytest.raises(ValueError, match=r"The effect 'gain' is there already: builtins\.int"):
        registry.enter("gain", str)
    assert dict(registry) == {"gain": int}


@pytest.mark.parametrize("registry", [STEPS, EFFECTS, COUNTS, POWERS], ids=lambda each: each.what)
def test_tags_are_words_of_their_own_whatever_a_class_is_called(registry: Registry[object]) -> None:
    assert all(tag == tag.lower() and tag.isidentifier() for tag in registry)
    assert len(set(registry.values())) == len(registry)
