"""The sentences about a game's signs, and the signs beside its clauses: from its `signs.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.content.resources import resources_root

if TYPE_CHECKING:
    from collections.abc import Mapping


@frozen
class SignWords:
    """A game's signs in words."""

    game: str
    groups: Mapping[str, Mapping[str, str]]
    """The English sentences by sign, in groups with a name each."""
    beside: Mapping[str, tuple[str, ...]]
    """The signs beside each clause that speaks of them."""

    def group(self, name: str) -> dict[str, str]:
        """Return the sentences of a group in the program's language, by sign."""
        return {sign: self._told(words) for sign, words in self.groups[name].items()}

    def explain(self, sign: str) -> str:
        """Return the sentence about a sign; "" for an unknown sign."""
        found = (signs[sign] for signs in self.groups.values() if sign in signs)
        return self._told(next(found, ""))

    def _told(self, words: str) -> str:
        return QCoreApplication.translate(f"Signs of {self.game}", words) if words else ""


@cache
def sign_words(game: str) -> SignWords:
    """Return the signs of a game by its id."""
    file = resources_root() / "games" / game / "signs.toml"
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    beside = {clause: tuple(signs) for clause, signs in read["beside"].items()}
    return SignWords(game, read["groups"], beside)
