"""All of Viscounts can be looked up: clauses, townsfolk, manuscripts, cards, schemes, signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.ui.screens.looked_up import EntriesContract, entries
from tests.ui.screens.pages import shown
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.ui.screens.learn import (
    EntryDrawings,
    NamedThings,
    ViscountsLearn,
)
from valeria_desktop.ui.screens.learn.signs import paint_icon
from valeria_desktop.ui.words.sign_words import sign_words

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
THINGS = NamedThings(CATALOG)
DRAWINGS = EntryDrawings(CATALOG)
CLAUSES = {clause.id: clause for clause in rule_book(GAME)}
SIGNS = [sign for group in sign_words(GAME).groups.values() for sign in group]
SHOWN = sorted({address for clause in CLAUSES.values() for address in THINGS.shown(clause)})
LINKS = sorted(
    {address for each in CLAUSES.values() for address, _ in THINGS.pieces(each) if address}
)
TABS = ("rules", "people", "books", "cards", "schemes", "signs")


@pytest.fixture
def learn(look: Look, qtbot: QtBot) -> ViscountsLearn:
    return shown(ViscountsLearn(look), qtbot)


class TestLearnPageOfViscounts(EntriesContract):
    game = GAME
    signs = SIGNS
    explain = staticmethod(sign_words(GAME).explain)
    paint_sign = paint_icon
    things = THINGS
    tabs = TABS
    kinds: ClassVar[set[str]] = {"sign", "folk", "book", "card", "scheme"}
    example = ("book:M16", "books", "WK112")


# --- the rules


def test_what_stands_beside_a_clause_has_a_clause_that_is_there() -> None:
    assert all(THINGS.name(address) for address in SHOWN)
    beside = {address.removeprefix("sign:") for address in SHOWN if address.startswith("sign:")}
    assert beside <= set(SIGNS)


def test_the_clause_about_what_we_made_shows_its_mark() -> None:
    assert THINGS.shown(CLAUSES["WK140"]) == ("sign:reconstructed",)
    made = [DRAWINGS.things[address] for address in THINGS.shown(CLAUSES["WK143"])]
    assert made
    assert all(each.source is Source.RECONSTRUCTED for each in made)


# --- cards


def test_all_cards_are_told(learn: ViscountsLearn) -> None:
    people = (*CATALOG.starters, *CATALOG.heroes, *CATALOG.townsfolk)
    assert list(entries(learn.people)) == [card.id for card in people]
    assert set(entries(learn.books)) == {book.id for book in CATALOG.manuscripts}
    assert list(entries(learn.cards)) == [card.id for card in CATALOG.player_cards]
    assert list(entries(learn.schemes)) == [scheme.id for scheme in CATALOG.schemes]


def test_what_we_made_says_so_and_nothing_else(learn: ViscountsLearn) -> None:
    browsers = (learn.people, learn.books, learn.cards, learn.schemes)
    told = [entry for browser in browsers for entry in entries(browser).values()]
    for entry in told:
        source = DRAWINGS.things[entry.address].source
        assert ("\nReconstructed: " in entry.text) is (source is Source.RECONSTRUCTED)
        assert ("\nInferred: " in entry.text) is (source is Source.INFERRED)
    made = sum(DRAWINGS.things[entry.address].source is not Source.FACT for entry in told)
    assert made == 25 + 5 + 12 + 1


def test_a_card_says_its_silver_and_what_it_does(learn: ViscountsLearn) -> None:
    told = entries(learn.people)["T06"]
    card = next(card for card in CATALOG.townsfolk if card.id == "T06")
    assert told.name == card.name
    assert told.note == f"For hire · silver {card.silver}"
    assert told.text.startswith("Shows 1 noble.")


def test_manuscripts_are_found_by_their_ribbon(learn: ViscountsLearn) -> None:
    learn.books.search.setText("blue ribbon")
    assert len(entries(learn.books)) == 8


def painted(look: Look, drawings: EntryDrawings, address: str) -> QImage:
    image = QImage(160, 160, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawings.paint(painter, QRectF(image.rect()), address, look)
    painter.end()
    return image


@pytest.mark.parametrize(
    ("address", "top"), [("book:M16", 80), ("card:player-5", 0), ("scheme:Z05", 80)]
)
def test_a_card_that_we_made_has_its_mark_in_the_corner(look: Look, address: str, top: int) -> None:
    """A player card has its extra at the foot, so its mark is above."""
    drawings = EntryDrawings(CATALOG)
    made = drawings.things[address]
    assert made.source is Source.RECONSTRUCTED
    marked = painted(look, drawings, address)
    drawings.things[address] = evolve(made, source=Source.FACT)
    plain = painted(look, drawings, address)
    half = 80
    assert marked.copy(0, half - top, 160, half) == plain.copy(0, half - top, 160, half)
    assert marked.copy(half, top, half, half) != plain.copy(half, top, half, half)


# --- the tabs


@pytest.mark.parametrize("width", [1280, 1024, 960])
def test_all_tabs_are_in_sight_with_larger_text(
    learn: ViscountsLearn, look: Look, width: int
) -> None:
    look.use(scale=1.5)
    learn.resize(width, 700)
    bar = learn.tabs.tabBar()
    assert all(bar.rect().contains(bar.tabRect(index)) for index in range(bar.count()))
    assert learn.tabs.font().pixelSize() >= look.px(13)
    look.use(scale=1.0)
    learn.resize(1280, 700)
    assert not bar.tabIcon(0).isNull(), "signs come back where there is room"
