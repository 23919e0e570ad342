"""The pages for looking things up: the rules with their cards, all cards, all signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules import GAME
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.cards.areas import areas_of_sets
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.glossary import (
    AREAS,
    MONSTERS,
    ON_A_CARD,
    ON_THE_TABLE,
    RESOURCES,
    ROLES,
    explain,
)
from valeria_desktop.games.valeria.ui.cards.mood import FLAT
from valeria_desktop.games.valeria.ui.cards.paint import TILE_SHAPE, paint_tile
from valeria_desktop.games.valeria.ui.screens.card_browser import CardBrowser
from valeria_desktop.games.valeria.ui.shelf.evening import EveningsPage
from valeria_desktop.ui.screens.learn.clauses import AsideRoom
from valeria_desktop.ui.screens.learn.page import TabbedLearnPage
from valeria_desktop.ui.screens.learn.rules import RulesBrowser
from valeria_desktop.ui.screens.learn.signs import SignGroup, SignsList

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.content.rule_book import Clause
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look


class SignsPage(SignsList):
    """The list of signs in groups, in two columns."""

    def __init__(self, look: Look) -> None:
        """Show all signs."""
        super().__init__(look)
        first = (
            _group(self.tr("Resources and points"), RESOURCES),
            _group(self.tr("Roles of citizens"), ROLES),
            _group(self.tr("Areas of monsters"), (*AREAS, *areas_of_sets())),
            _group(self.tr("Monsters"), MONSTERS),
        )
        second = (
            _group(self.tr("On cards"), ON_A_CARD),
            _group(self.tr("On the table"), ON_THE_TABLE),
        )
        self.lay_out(first, second)


def _group(name: str, signs: Iterable[str]) -> SignGroup:
    return SignGroup(name, {sign: explain(sign) for sign in signs})


CARD = "card:"
"""The beginning of every card's address."""
_ABOUT_STARTERS = {"S8", "G2"}
"""Clauses about a starter that shares its name with a citizen."""
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
"""Example cards for clauses that name none."""

_NAMED_IN_GERMAN = {"Herold": "herald"}


class NamedCards:
    """Finds the cards that a clause names, to be shown beside it."""

    pictures = AsideRoom(in_a_row=3, share=40, shape=TILE_SHAPE)

    def __init__(self, catalog: Catalog) -> None:
        """Take the names of all cards: the same in every language, but for the Herald's."""
        self.cards = {card.id: card for card in catalog.all_cards() if card.has_face}
        first = [*reversed(self.cards.values())]  # of one name, the card of the base game wins
        self._starters = {card.name: card for card in first if card.kind == "starter"}
        self._others = self._starters | {
            card.name: card for card in first if card.kind != "starter"
        }
        self._others |= {name: self.cards[card_id] for name, card_id in _NAMED_IN_GERMAN.items()}
        self._of_sets = {
            part.sets[0].id: {card.name: card for card in part.all_cards()}
            for part in catalog.parts[1:]
        }
        """Of two cards of one name, a set's rules speak of the set's own (X4)."""
        names = sorted(self._others, key=len, reverse=True)
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")

    def of(self, clause: Clause) -> tuple[Card, ...]:
        """Return the cards that a clause names, each once and in their order, or else examples."""
        named = tuple(dict.fromkeys(card for card, _ in self._cut(clause) if card))
        return named or tuple(self.cards[card_id] for card_id in _EXAMPLES.get(clause.id, ()))

    def shown(self, clause: Clause) -> tuple[str, ...]:
        """Return the addresses of the cards to show beside a clause: one row of them."""
        return tuple(address_of(card) for card in self.of(clause)[: self.pictures.in_a_row])

    def pieces(self, clause: Clause) -> Iterator[tuple[str, str]]:
        """Yield a clause's text in pieces: a card's address and name, or "" and other words."""
        return ((address_of(card) if card else "", words) for card, words in self._cut(clause))

    def name(self, address: str) -> str:
        return self._at(address).name

    def paint(self, painter: QPainter, box: QRectF, address: str, look: Look) -> None:
        paint_tile(painter, box, face_of(self._at(address)), look, FLAT)

    def _at(self, address: str) -> Card:
        return self.cards[address.removeprefix(CARD)]

    def _cut(self, clause: Clause) -> Iterator[tuple[Card | None, str]]:
        of_starters = clause.id in _ABOUT_STARTERS
        known = self._others | self._starters if of_starters else self._others
        known = known | self._of_sets.get(clause.of_set, {})
        end = 0
        for found in self._pattern.finditer(clause.text):
            yield None, clause.text[end : found.start()]
            yield known[found.group()], found.group()
            end = found.end()
        yield None, clause.text[end:]


def address_of(card: Card) -> str:
    """Return a card's address for looking it up."""
    return CARD + card.id


def make_learn_page(look: Look) -> LearnScreen:
    """Make the pages of the rules and of all cards, those of sets too."""
    return LearnScreen(look, BOX().cards_of(frozenset(SETS)))


class LearnScreen(TabbedLearnPage):
    """The pages of rules, cards and signs, each on its tab."""

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Show the page of the rules."""
        super().__init__(look, RulesBrowser(look, GAME, NamedCards(catalog)))
        self.cards = CardBrowser(look, self.tr("Cards"), catalog)
        self.signs = SignsPage(look)
        self.cards.clause_asked.connect(self.show_clause)
        self.rules.asked.connect(lambda address: self.show_card(address.removeprefix(CARD)))
        self.add(self.cards, self.tr("Cards"), "back")
        self.add(self.signs, self.tr("Signs"), "token")
        self.evenings = EveningsPage(look, BOX())
        self.evenings.steps.turns_asked.connect(lambda names: self.turn_asked.emit(names[0]))
        self.add(self.evenings, self.tr("Boxes"), "book")

    def show_card(self, card_id: str) -> None:
        """Show a card on the page of cards."""
        self.tabs.setCurrentWidget(self.cards)
        self.cards.show_entry(card_id)
