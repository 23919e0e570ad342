"""Rules are found by words, named cards are shown beside them, and signs are listed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument

from tests.games.valeria.sets.shipped import catalog_of
from tests.ui.screens.looked_up import RulesContract
from tests.ui.screens.pages import shown
from valeria_desktop.content.rule_book import Clause, rule_book
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.cards.glossary import (
    AREAS,
    ON_A_CARD,
    ON_THE_TABLE,
    RESOURCES,
    explain,
)
from valeria_desktop.games.valeria.ui.screens.learn import LearnScreen, NamedCards
from valeria_desktop.ui.screens.learn.clauses import RulesPage, finds, html_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
NAMED = NamedCards(CATALOG)
CLAUSES = {clause.id: clause for clause in rule_book("valeria")}


@pytest.fixture
def learn(look: Look, qtbot: QtBot) -> LearnScreen:
    return shown(LearnScreen(look, CATALOG), qtbot)


def ids(learn: LearnScreen) -> list[str]:
    return re.findall(r"^[A-Z]+\d+$", learn.rules.text.toPlainText(), re.MULTILINE)


class TestLearnPageOfValeria(RulesContract):
    game = "valeria"
    signs = (*RESOURCES, *AREAS, *ON_A_CARD, *ON_THE_TABLE)
    explain = staticmethod(explain)


# --- what clauses speak of


@pytest.mark.parametrize(
    ("clause", "cards"),
    [
        ("T4", ["foxgrove-palisade", "the-desert-orchid", "palace-of-the-dawn"]),
        ("T5", ["gargans-embrace"]),
        ("S8", ["starter-peasant", "starter-knight", "herald"]),
        ("T11", ["knight"]),
        ("T1", []),
    ],
)
def test_a_clause_has_the_cards_it_names(clause: str, cards: list[str]) -> None:
    assert [card.id for card in NAMED.of(CLAUSES[clause])] == cards


def test_clauses_about_a_kind_of_card_have_examples_of_it() -> None:
    kinds = {"T17": "monster", "T18": "citizen", "T19": "domain", "V5": "event", "S9": "duke"}
    for clause, kind in kinds.items():
        assert {card.kind for card in NAMED.of(CLAUSES[clause])} == {kind}


@pytest.mark.clause("X4")
def test_of_cards_of_one_name_a_clause_shows_its_own_boxes() -> None:
    everything = NamedCards(catalog_of(*SETS))
    for clause in ("T24", "T18", "T12", "S8"):
        assert everything.of(CLAUSES[clause]) == NAMED.of(CLAUSES[clause])
    own = [card.id for card in everything.of(CLAUSES["PK1"])]
    assert own == ["peasant-two-roles", "knight-two-roles"]
    assert "knight" in [card.id for card in everything.of(CLAUSES["PR2"])]


def test_the_german_rules_name_the_same_cards() -> None:
    for clause in rule_book("valeria", "de"):
        assert set(NAMED.of(clause)) == set(NAMED.of(CLAUSES[clause.id])), clause.id


def test_no_clause_has_more_pictures_than_have_room_in_a_row() -> None:
    """The first of more: PR2 names six, which are links in its text."""
    everything = NamedCards(catalog_of(*SETS))
    assert max(len(NAMED.shown(clause)) for clause in CLAUSES.values()) == 3
    assert max(len(everything.shown(clause)) for clause in CLAUSES.values()) == 3
    assert len(everything.of(CLAUSES["PR2"])) == 6


def test_pieces_make_up_the_whole_text() -> None:
    for clause in CLAUSES.values():
        assert "".join(words for _, words in NAMED.pieces(clause)) == clause.text


def test_all_words_have_to_be_found_in_any_order_and_case() -> None:
    assert finds(CLAUSES["T16"], ("magic", "pay"))
    assert finds(CLAUSES["T16"], ("pay", "magic", "t16"))
    assert not finds(CLAUSES["T16"], ("magic", "thief"))


def test_words_that_look_like_markup_are_only_words(look: Look) -> None:
    page = RulesPage((Clause("T1", "A & B", "less < more"),), ("<", "&"))
    document = QTextDocument()
    document.setHtml(html_of(page, NAMED, look))
    assert "A & B" in document.toPlainText()
    assert "less < more" in document.toPlainText()


# --- the browser


def test_a_search_shows_only_what_it_finds_and_marks_it(learn: LearnScreen, qtbot: QtBot) -> None:
    learn.take_focus()
    qtbot.keyClicks(learn.rules.search, "Thief")
    assert ids(learn) == [clause.id for clause in CLAUSES.values() if finds(clause, ("thief",))]
    assert 0 < len(ids(learn)) < 5
    html = learn.rules.text.toHtml()
    assert learn.rules.text.document().find("Thief").charFormat().background().color().name() == (
        learn.rules.look.palette.lit
    )
    assert "card:thief" in html
    shown = [
        learn.rules.sections.item(row).text()
        for row in range(learn.rules.sections.count())
        if not learn.rules.sections.item(row).isHidden()
    ]
    assert shown == list(dict.fromkeys(CLAUSES[each].section for each in ids(learn)))


@pytest.mark.thorough
def test_a_search_for_nothing_says_so(learn: LearnScreen) -> None:
    learn.rules.search.setText("qqq")
    assert "No clause has all these words" in learn.rules.text.toPlainText()
    learn.rules.search.clear()
    assert ids(learn) == list(CLAUSES)


def test_escape_empties_the_search_before_it_leaves(learn: LearnScreen, qtbot: QtBot) -> None:
    learn.rules.search.setText("magic")
    with qtbot.assertNotEmitted(learn.left):
        qtbot.keyClick(learn.rules.search, Qt.Key.Key_Escape)
    assert not learn.rules.search.text()
    with qtbot.waitSignal(learn.left):
        qtbot.keyClick(learn.rules.search, Qt.Key.Key_Escape)


def test_a_clause_that_is_asked_for_is_in_sight_and_marked(learn: LearnScreen) -> None:
    learn.tabs.setCurrentWidget(learn.signs)
    learn.rules.search.setText("dark")
    learn.show_clause("T31")
    assert learn.tabs.currentWidget() is learn.rules
    assert ids(learn) == list(CLAUSES)
    text = learn.rules.text
    assert text.verticalScrollBar().value() > 0
    cursor = text.document().find(CLAUSES["T31"].text)
    assert not cursor.isNull()
    assert text.viewport().rect().contains(text.cursorRect(cursor).center())


def test_a_clause_asked_for_before_the_page_is_shown_is_in_sight(look: Look, qtbot: QtBot) -> None:
    screen = LearnScreen(look, CATALOG)
    qtbot.addWidget(screen)
    screen.resize(1280, 690)
    screen.show_clause("G7")
    screen.show()
    text = screen.rules.text
    qtbot.waitUntil(lambda: text.verticalScrollBar().value() > 0)


def test_a_picture_of_a_card_is_shown_and_leads_to_it(learn: LearnScreen) -> None:
    kind = QTextDocument.ResourceType.ImageResource
    picture = learn.rules.text.document().resource(kind.value, QUrl("card:herald"))
    assert isinstance(picture, QPixmap)
    assert picture.width() > 100
    learn.rules.text.anchorClicked.emit(QUrl("card:herald"))
    assert learn.tabs.currentWidget() is learn.cards
    assert learn.cards.portrait.card is next(
        card for card in CATALOG.all_cards() if card.id == "herald"
    )


def test_a_card_leads_to_its_clauses(learn: LearnScreen, qtbot: QtBot) -> None:
    learn.show_card("goblin")
    link = learn.cards.links[0]
    assert link.clause == "T17"
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert learn.tabs.currentWidget() is learn.rules
    assert learn.rules.text.hasFocus()


def test_the_page_begins_with_its_search_and_finds_it_again(
    learn: LearnScreen, qtbot: QtBot
) -> None:
    learn.activateWindow()
    learn.take_focus()
    assert learn.rules.search.hasFocus()
    learn.tabs.setCurrentWidget(learn.cards)
    learn.tabs.tabBar().setFocus()
    qtbot.keyClick(learn, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert learn.cards.search.hasFocus()


def test_another_theme_and_size_redraw_the_page(learn: LearnScreen, look: Look) -> None:
    learn.show_clause("T4")
    look.use(theme="light", scale=1.25)
    assert learn.rules.text.font().pixelSize() == look.px(17)
    assert ids(learn) == list(CLAUSES)
    look.use(theme="dark", scale=1.0)
    assert learn.rules.text.font().pixelSize() == 17


# --- signs
