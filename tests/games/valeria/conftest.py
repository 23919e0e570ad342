"""Fixtures that the tests of Valeria share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from valeria_desktop.games.valeria.rules.model.cards import CARD_KINDS
from valeria_desktop.games.valeria.rules.model.effect import COUNTS, EFFECTS, POWERS

if TYPE_CHECKING:
    from valeria_desktop.kernel.registry import Registry

_REGISTRIES: tuple[Registry[Any], ...] = (CARD_KINDS, COUNTS, EFFECTS, POWERS)


@pytest.fixture
def words_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the words of sets: they are there once such a set is loaded."""
    for registry in _REGISTRIES:
        own = {
            word: kind
            for word, kind in registry.items()
            if kind.__module__.startswith("valeria_desktop.") and ".sets." not in kind.__module__
        }
        monkeypatch.setattr(registry, "_kinds", own)
