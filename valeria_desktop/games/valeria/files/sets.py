"""Sets made of their folders: the facts of `set.toml`, and the cards of the other files."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valeria.files.loader import load_cards
from valeria_desktop.games.valeria.files.set_facts import card_files, set_facts
from valeria_desktop.games.valeria.rules.sets import Set
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog


def set_of(set_id: str, **adds: Any) -> Set:  # noqa: ANN401 - each field of a set has its type
    """Return a set of the program with what its module adds; a set of cards alone has none."""
    facts = set_facts(set_id)
    return Set(
        id=set_id,
        name=say(facts.name),
        cards=partial(_cards, set_id),
        not_with=facts.not_with,
        solo=facts.solo,
        needs=facts.needs,
        starters=facts.starters,
        **adds,
    )


def _cards(set_id: str, base: Catalog) -> Catalog:
    return load_cards(card_files(set_id), base)
