"""Pictures beside the rules' clauses: signs, named things, and things that a clause is about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import field, frozen

from valeria_desktop.ui.screens.learn.clauses import AsideRoom
from valeria_desktop.ui.screens.learn.page import CLAUSE, SIGN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.content.rule_book import Clause
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.entries import PaintAt


@frozen(kw_only=True)
class AsideThings:
    """What a game shows beside its clauses."""

    names: Mapping[str, str]
    """The names of all things, by their addresses."""
    linked: frozenset[str] = frozenset()
    """The addresses of things whose names in a clause lead to them."""
    signs: Mapping[str, Sequence[str]]
    """The signs beside each clause that speaks of them."""
    examples: Mapping[str, Sequence[str]] = field(factory=dict)
    """The addresses of things beside a clause that doesn't name them."""
    clause: str
    """A pattern for the ids of clauses."""


class ThingsAside:
    """Finds the names of things in a clause, and paints the things beside it."""

    pictures = AsideRoom(in_a_row=4, share=30, shape=1.0)

    def __init__(self, things: AsideThings, paint: PaintAt, explain: Callable[[str], str]) -> None:
        """Show some things; `explain` returns the sentence about a sign."""
        self._things, self._paint, self._explain = things, paint, explain
        self._addresses = {things.names[address]: address for address in things.linked}
        longest_first = sorted(self._addresses, key=len, reverse=True)
        words = "|".join((*map(re.escape, longest_first), things.clause))
        self._pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)")

    def pieces(self, clause: Clause) -> Iterator[tuple[str, str]]:
        """Yield the pieces of a clause's text after their addresses; plain text has none, ""."""
        end = 0
        for found in self._pattern.finditer(clause.text):
            yield "", clause.text[end : found.start()]
            yield self._addresses.get(found.group(), CLAUSE + found.group()), found.group()
            end = found.end()
        yield "", clause.text[end:]

    def shown(self, clause: Clause) -> tuple[str, ...]:
        """Return the addresses of a clause's signs and things, each once."""
        things = self._things
        signs = (SIGN + sign for sign in things.signs.get(clause.id, ()))
        named = (address for address, _ in self.pieces(clause) if address in things.names)
        return tuple(dict.fromkeys((*signs, *things.examples.get(clause.id, ()), *named)))

    def name(self, address: str) -> str:
        return self._things.names.get(address) or self._explain(address.removeprefix(SIGN))

    def paint(self, painter: QPainter, box: QRectF, address: str, look: Look) -> None:
        self._paint(painter, box, address, look)
