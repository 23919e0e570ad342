"""Pictures beside the rules' clauses: tasks, fountains, influence cards and signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.cards import PLAIN, Card
from valeria_desktop.games.valencia.ui.glossary import explain
from valeria_desktop.games.valencia.ui.screens.entry_drawings import (
    CARD,
    CLAUSE,
    FOUNTAIN,
    SIGN,
    TASK,
    EntryDrawings,
)
from valeria_desktop.ui.screens.learn.clauses import AsideRoom
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.content.rule_book import Clause
    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look

_SIGNS = {
    "VA1": ("oranges", "tiger-nuts", "wine", "cloth", "porcelain", "coins"),
    "VA2": ("member", "coins", "deck"),
    "VA3": ("palm", "fountain"),
    "VA4": ("council", "privilege"),
    "VA5": ("figure", "nobility", "church"),
    "VA6": ("tasks",),
    "VA7": ("city", "centre"),
    "VA11": ("deck",),
    "VA12": ("stack",),
    "VA15": ("nobility", "merchants", "palm", "fountain"),
    "VA16": ("stack", "privilege", "wait"),
    "VA17": ("stack", "figure"),
    "VA18": ("figure",),
    "VA20": ("used", "deck"),
    "VA21": ("member", "council"),
    "VA22": ("nobility", "church"),
    "VA23": ("member", "goods", "place"),
    "VA24": ("place", "coins"),
    "VA25": ("merchants", "goods", "coins"),
    "VA26": ("move",),
    "VA27": ("church", "palm", "nobility", "fountain"),
    "VA28": ("used",),
    "VA30": ("council", "prestige", "privilege"),
    "VA35": ("member", "palm", "fountain", "tasks"),
    "VA36": ("member", "coins"),
    "VA50": ("centre", "site"),
    "VA52": ("bush", "palm"),
    "VA53": ("centre",),
}
"""Signs beside each clause that speaks of them."""
_ID = r"VA\d+"
_ABLE, _ALL = "VA29", "VA54"
"""The clause about fountains' abilities, and the clause about all fountains."""


def _name_of(card: Card) -> str:
    """Return a card's name as in the story, without its number."""
    return tell(card.words()).partition(" (")[0]


class NamedThings:
    """Finds the names of things in a clause, and paints the things beside it."""

    pictures = AsideRoom(in_a_row=4, share=30, shape=1.0)

    def __init__(self, catalog: Catalog) -> None:
        """Collect the names of all things in the program's language."""
        self._drawings = EntryDrawings(catalog)
        advanced = [card for card in Card if card not in PLAIN]
        self._names = {
            **{FOUNTAIN + each.id: tell(each.words()) for each in catalog.fountains},
            **{TASK + each.id: tell(each.words()) for each in catalog.tasks},
            **{CARD + card: _name_of(card) for card in advanced},
        }
        self._examples = {
            _ABLE: tuple(FOUNTAIN + each.id for each in catalog.fountains if each.ability),
            _ALL: tuple(FOUNTAIN + each.id for each in catalog.fountains),
        }
        self._addresses = {name: address for address, name in self._names.items()}
        longest_first = sorted(self._addresses, key=len, reverse=True)
        words = "|".join((*map(re.escape, longest_first), _ID))
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
        """Return the addresses of a clause's signs and named things, each once."""
        signs = (SIGN + sign for sign in _SIGNS.get(clause.id, ()))
        named = (address for address, _ in self.pieces(clause) if address in self._names)
        return tuple(dict.fromkeys((*signs, *self._examples.get(clause.id, ()), *named)))

    def name(self, address: str) -> str:
        return self._names.get(address) or explain(address.removeprefix(SIGN))

    def paint(self, painter: QPainter, box: QRectF, address: str, look: Look) -> None:
        self._drawings.paint(painter, box, address, look)
