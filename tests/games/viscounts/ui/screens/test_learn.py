"""All of Viscounts can be looked up: clauses, townsfolk, manuscripts, cards, schemes, signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from tests.ui.screens.test_names import name_of, reachable
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.ui.screens.learn import (
    EntryDrawings,
    NamedThings,
    ViscountsLearn,
)
from valeria_desktop.ui.screens.learn.browser import Browser
from valeria_desktop.ui.screens.learn.entries import EntryRole
from valeria_desktop.ui.screens.learn.signs import SignBox, paint_icon
from valeria_desktop.ui.words.sign_words import sign_words

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.entries import LearnEntry

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
    screen = ViscountsLearn(look)
    assert isinstance(screen, ViscountsLearn)
    qtbot.addWidget(screen)
    screen.resize(1280, 690)
    with qtbot.waitActive(screen):
        screen.show()
    QTest.qWait(1)  # the text is written when its width is known
    return screen


def entries(browser: Browser) -> dict[str, LearnEntry]:
    model = browser.list.model()
    told = [model.index(row, 0).data(EntryRole.ENTRY) for row in range(model.rowCount())]
    return {entry.address.partition(":")[2]: entry for entry in told}


def place_of(learn: ViscountsLearn) -> str:
    """Return the address of what is looked at."""
    tab = learn.tabs.currentWidget()
    if tab is learn.rules:
        return f"clause:{learn.rules.text._page.marked}"
    if tab is learn.signs:
        (sign,) = [sign for sign, box in learn.signs.boxes.items() if box._is_marked]
        return f"sign:{sign}"
    assert isinstance(tab, Browser)
    entry: LearnEntry = tab.list.currentIndex().data(EntryRole.ENTRY)
    return entry.address


# --- the rules


def test_every_link_leads_to_what_it_names(learn: ViscountsLearn) -> None:
    addresses = sorted({*SHOWN, *LINKS})
    for address in addresses:
        learn.rules.text.anchorClicked.emit(QUrl(address))
        assert place_of(learn) == address
    kinds = {address.partition(":")[0] for address in addresses}
    assert kinds == {"sign", "folk", "book", "card", "scheme"}


def test_all_clauses_are_shown_at_first(learn: ViscountsLearn) -> None:
    ids = re.findall(r"^WK\d+$", learn.rules.text.toPlainText(), re.MULTILINE)
    assert ids == list(CLAUSES)


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


def test_every_entry_names_clauses_that_are_there(learn: ViscountsLearn) -> None:
    for browser in (learn.people, learn.books, learn.cards, learn.schemes):
        for entry in entries(browser).values():
            assert entry.clauses
            assert set(entry.clauses) <= set(CLAUSES)


def test_a_card_says_its_silver_and_what_it_does(learn: ViscountsLearn) -> None:
    told = entries(learn.people)["T06"]
    card = next(card for card in CATALOG.townsfolk if card.id == "T06")
    assert told.name == card.name
    assert told.note == f"For hire · silver {card.silver}"
    assert told.text.startswith("Shows 1 noble.")


def test_manuscripts_are_found_by_their_ribbon(learn: ViscountsLearn) -> None:
    learn.books.search.setText("blue ribbon")
    assert len(entries(learn.books)) == 8


def test_a_card_leads_to_its_clauses(learn: ViscountsLearn, qtbot: QtBot) -> None:
    learn.show_at("book:M16")
    qtbot.mouseClick(learn.books.sheet.links[1], Qt.MouseButton.LeftButton)
    assert learn.tabs.currentWidget() is learn.rules
    assert learn.rules.text._page.marked == "WK112"


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


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_has_a_picture(look: Look, qtbot: QtBot, sign: str) -> None:
    box = SignBox(look, sign, paint_icon)
    qtbot.addWidget(box)
    image = box.grab().toImage()
    inside = range(8, box.width() - 8)
    assert len({image.pixel(x, y) for x in inside for y in inside}) > 3


def test_every_sign_is_listed(learn: ViscountsLearn) -> None:
    assert set(learn.signs.boxes) == set(SIGNS)


@pytest.mark.parametrize("tab", TABS)
def test_what_can_be_reached_has_a_name_of_its_own(learn: ViscountsLearn, tab: str) -> None:
    learn.tabs.setCurrentWidget(getattr(learn, tab))
    names = [name_of(widget) for widget in reachable(learn) if widget.focusProxy() is None]
    assert all(len(name) > 1 for name in names)
    assert len(set(names)) == len(names)
