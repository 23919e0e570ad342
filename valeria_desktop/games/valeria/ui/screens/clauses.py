"""Clauses as a page of text: found words marked, and the cards they speak of beside them."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from valeria_desktop.content.rule_book import Clause
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.kit.look import Look

CARD = "card"
"""The scheme of links to cards, and of their pictures."""
IN_A_ROW = 3
_ABOUT_STARTERS = {"S8", "G2"}
"""Clauses that mean the starter where a citizen has the same name."""
_EXAMPLES = {
    "S3": ("skeleton", "flaming-skeleton", "skeleton-king"),
    "S5": ("cleric", "merchant", "thief"),
    "S9": ("reese-the-firebrand", "hrothgar-the-conqueror"),
    "T17": ("goblin", "giant", "red-dragon"),
    "T18": ("cleric", "archer"),
    "T19": ("shattered-hand", "halfpenny-hill"),
    "F2": ("cornelius-the-dreamer", "isabella-the-righteous"),
    "V5": ("corrupted-cleric", "giant-leech"),
}
"""Cards that show what a clause means without naming one."""


class NamedCards:
    """Which cards a clause names."""

    def __init__(self, catalog: Catalog) -> None:
        """Know the names of all cards; names are the same in every language."""
        self.cards = {card.id: card for card in catalog.all_cards() if card.kind != "rule"}
        self._starters = {card.name: card for card in self.cards.values() if card.kind == "starter"}
        self._others = self._starters | {
            card.name: card for card in self.cards.values() if card.kind != "starter"
        }
        names = sorted(self._others, key=len, reverse=True)
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")

    def of(self, clause: Clause) -> tuple[Card, ...]:
        """Give the cards that a clause names, each once, in their order; or examples of it."""
        named = tuple(dict.fromkeys(card for card, _ in self.pieces(clause) if card))
        return named or tuple(self.cards[card_id] for card_id in _EXAMPLES.get(clause.id, ()))

    def pieces(self, clause: Clause) -> Iterator[tuple[Card | None, str]]:
        """Cut the text of a clause into names of cards and what stands between them."""
        of_starters = clause.id in _ABOUT_STARTERS
        known = self._others | self._starters if of_starters else self._others
        end = 0
        for found in self._pattern.finditer(clause.text):
            yield None, clause.text[end : found.start()]
            yield known[found.group()], found.group()
            end = found.end()
        yield None, clause.text[end:]


@frozen
class RulesPage:
    """Clauses to be shown, and how."""

    clauses: tuple[Clause, ...]
    words: tuple[str, ...] = ()
    """What is looked for and marked."""
    marked: str = ""
    """The clause that was asked for."""
    width: int = 1000


def finds(clause: Clause, words: Iterable[str]) -> bool:
    """Tell whether a clause has all these words."""
    said = f"{clause.id} {clause.section} {clause.text}".casefold()
    return all(word in said for word in words)


def picture_width(width: int) -> int:
    """Give the width of a card's picture on a page of a width."""
    return width * 2 // 5 // IN_A_ROW - 8


def html_of(page: RulesPage, named: NamedCards, look: Look) -> str:
    """Write a page."""
    writer = _Writer(page, named, look)
    sections = groupby(page.clauses, lambda clause: clause.section)
    return "".join(writer.section(section, tuple(clauses)) for section, clauses in sections)


class _Writer:
    def __init__(self, page: RulesPage, named: NamedCards, look: Look) -> None:
        self._page = page
        self._named = named
        self._look = look

    def section(self, name: str, clauses: tuple[Clause, ...]) -> str:
        look = self._look
        font = look.title_font(24)
        heading = (
            f'<p style="margin-top:{look.px(16)}px; margin-bottom:2px;'
            f" font-family:'{font.family()}'; font-size:{font.pixelSize()}px\">"
            f'<a name="{escape(name)}"></a>{self._hits(name)}</p>'
        )
        rows = "".join(map(self._row, clauses))
        table = f'<table width="{self._page.width}" cellpadding="5" cellspacing="0">'
        return f"{heading}{table}{rows}</table>"

    def _row(self, clause: Clause) -> str:
        tokens, px = self._look.palette, self._look.px
        ground = f' bgcolor="{tokens.raised}"' if clause.id == self._page.marked else ""
        pictures = self._page.width * 2 // 5
        text = "".join(self._piece(card, words) for card, words in self._named.pieces(clause))
        return (
            f'<tr{ground}><td width="{px(46)}" style="color:{tokens.quiet}">'
            f'<a name="{clause.id}"></a>{self._hits(clause.id)}</td><td>{text}</td>'
            f'<td width="{pictures}">{self._pictures(clause)}</td></tr>'
        )

    def _pictures(self, clause: Clause) -> str:
        width = picture_width(self._page.width)
        return "&nbsp;".join(
            f'<a href="{CARD}:{card.id}"><img src="{CARD}:{card.id}" width="{width}"></a>'
            for card in self._named.of(clause)
        )

    def _piece(self, card: Card | None, words: str) -> str:
        if card is None:
            return self._hits(words)
        colour = self._look.palette.focus
        return f'<a href="{CARD}:{card.id}" style="color:{colour}">{self._hits(words)}</a>'

    def _hits(self, text: str) -> str:
        """Mark the words that are looked for."""
        if not self._page.words:
            return escape(text)
        tokens = self._look.palette
        style = f"background-color:{tokens.lit}; color:{tokens.on_lit}"
        parts = _pattern(self._page.words).split(text)
        return "".join(
            f'<span style="{style}">{escape(part)}</span>' if index % 2 else escape(part)
            for index, part in enumerate(parts)
        )


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(f"({'|'.join(map(re.escape, longest_first))})", re.IGNORECASE)
