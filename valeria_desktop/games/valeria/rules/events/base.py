"""How what caused an event is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card


def cause_words(cause: Card) -> str:
    """Name what caused something: a card by its name, a rule in words that can be translated."""
    return say(cause.name) if cause.kind == "rule" else cause.name
