"""Registries: a tag names one kind, in card files and in saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valeria.rules.model.effect import COUNTS, EFFECTS, POWERS
from valeria_desktop.games.valeria.rules.turn.steps import STEPS

if TYPE_CHECKING:
    from valeria_desktop.kernel.registry import Registry


@pytest.mark.parametrize("registry", [STEPS, EFFECTS, COUNTS, POWERS], ids=lambda each: each.what)
def test_tags_are_words_of_their_own_whatever_a_class_is_called(registry: Registry[object]) -> None:
    assert all(tag == tag.lower() and tag.isidentifier() for tag in registry)
    assert len(set(registry.values())) == len(registry)
