"""The box: the base game's cards and all sets there are, each read when it is first chosen."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.files.set_facts import set_facts
from valeria_desktop.games.valeria.rules.model.catalog import joined
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from valeria_desktop.games.valeria.files.set_facts import SetFacts
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.sets import Set

_MOST = 8
"""The number of combinations that are kept; their cards are made only once in any case."""


class Box:
    """Gives the cards of any combination of sets."""

    def __init__(
        self,
        base: Callable[[], Catalog],
        sets: Mapping[str, Callable[[], Set]],
        facts: Callable[[str], SetFacts] = set_facts,
    ) -> None:
        """Use these cards of the base game, and these sets by their ids with the facts of each."""
        self.base = base
        self._sets = sets
        self._read: dict[str, Catalog] = {}
        self.cards_of = lru_cache(maxsize=_MOST)(self._cards_of)
        self.facts_of = cache(facts)
        self.set_of = cache(self._set_of)

    @property
    def sets(self) -> tuple[str, ...]:
        """The ids of all sets, in the order in which their cards come."""
        return tuple(self._sets)

    def _set_of(self, name: str) -> Set:
        """Return a set that is there; its cards may still be unread."""
        return self._sets[name]()

    def _cards_of(self, chosen: frozenset[str]) -> Catalog:
        """Return the catalogue of the base game with some sets; refuse a set that isn't there."""
        self._refuse_unknown(chosen)
        parts = [self._part(name) for name in self._sets if name in chosen]
        return joined((self.base(), *parts))

    def _refuse_unknown(self, chosen: Iterable[str]) -> None:
        for name in sorted(chosen):
            if name not in self._sets:
                raise SetupError(
                    say(
                        "This version of the program lacks the expansion {set}; play without it.",
                        set=quoted(name),
                    )
                )

    def _part(self, name: str) -> Catalog:
        found = self._read.get(name)
        if found is None:
            found = self._read[name] = self.set_of(name).read(self.base())
        return found


def sets_in(data: object) -> frozenset[str]:
    """Return the sets that a snapshot names; other errors in it are told later."""
    setup = data.get("setup") if isinstance(data, dict) else None
    sets = setup.get("sets") if isinstance(setup, dict) else None
    return frozenset(filter(_is_text, sets)) if isinstance(sets, list) else frozenset()


def _is_text(value: object) -> bool:
    return isinstance(value, str)
