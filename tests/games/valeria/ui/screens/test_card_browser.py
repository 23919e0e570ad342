"""Cards are found by what they are and say."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.ui.every_sight import as_application
from tests.ui.fitting import settle
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Monster
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.cards.card_words import card_lines, card_sentence
from valeria_desktop.games.valeria.ui.screens.card_browser import CardBrowser
from valeria_desktop.games.valeria.ui.screens.card_filters import (
    APPLIES,
    BASE,
    Sieve,
)
from valeria_desktop.games.valeria.ui.screens.card_list import listed_cards
from valeria_desktop.ui.screens.learn.entries import EntryRole

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
CARDS = [card for card in CATALOG.all_cards() if card.kind != "rule"]


@pytest.fixture
def browser(look: Look, qtbot: QtBot) -> CardBrowser:
    made = CardBrowser(look, "Cards", CATALOG)
    qtbot.addWidget(made)
    made.resize(1230, 590)
    made.show()
    return made


def through(sieve: Sieve) -> list[Card]:
    return [card for card in CARDS if sieve.lets_through(card, card_sentence(card))]


def shown(browser: CardBrowser) -> list[Card]:
    model = browser.list.model()
    return [model.index(row, 0).data(EntryRole.ENTRY).card for row in range(model.rowCount())]


def ask(browser: CardBrowser, **asked: object) -> None:
    for name, value in asked.items():
        box = browser.filters.boxes[name]
        place = box.findData(value)
        assert place >= 0, (name, value)
        box.setCurrentIndex(place)


# --- what a sieve lets through


def test_a_sieve_that_asks_nothing_lets_every_card_through() -> None:
    assert through(Sieve()) == CARDS


@pytest.mark.parametrize("kind", ["citizen", "monster", "domain", "duke", "event", "starter"])
def test_cards_of_one_kind_can_be_asked_for(kind: str) -> None:
    found = through(Sieve(kind=kind))
    assert found
    assert {card.kind for card in found} == {kind}


def test_the_first_edition_has_no_herald_and_no_events() -> None:
    found = through(Sieve(edition=Edition.FIRST.value))
    missing = {card.id for card in CARDS} - {card.id for card in found}
    assert missing == {"herald", *(card.id for card in CATALOG.events)}
    assert through(Sieve(edition=Edition.SECOND.value)) == CARDS


@pytest.mark.parametrize("role", Role)
def test_cards_of_a_role_show_its_icon(role: Role) -> None:
    found = through(Sieve(role=role.value))
    assert {card.kind for card in found} == {"citizen", "domain"}
    for card in found:
        assert isinstance(card, Citizen | Domain)
        assert card.icons.of(role)


def test_cards_of_an_area_are_its_monsters() -> None:
    assert through(Sieve(area="Swamp")) == list(CATALOG.areas["Swamp"])


def test_cards_of_a_number_wake_on_it() -> None:
    found = through(Sieve(number=9))
    assert found
    assert all(9 in card.numbers for card in found)
    assert {card.id for card in through(Sieve(number=6))} >= {"knight", "starter-knight"}


def test_cards_of_a_price_cost_something_but_not_more() -> None:
    found = through(Sieve(price=3))
    assert all(1 <= card.whole_price <= 3 for card in found)
    assert {"citizen", "monster"} <= {card.kind for card in found}
    assert "duke" not in {card.kind for card in found}


def test_magic_is_part_of_a_monsters_price() -> None:
    found = [card for card in through(Sieve(kind="monster", price=4)) if isinstance(card, Monster)]
    assert all(card.strength + card.magic <= 4 for card in found)


def test_all_words_have_to_be_said_by_a_card() -> None:
    assert {card.id for card in through(Sieve(words=("magic", "holy", "citizen")))} >= {"cleric"}
    assert not through(Sieve(words=("magic", "qqq")))


# --- the browser


def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    narrowed = listed_cards("Cards", CATALOG)
    qtmodeltester.check(narrowed)
    narrowed.narrow(Sieve(kind="duke"))
    qtmodeltester.check(narrowed)
    assert narrowed.rowCount() == len(CATALOG.dukes)


def test_questions_together_narrow_what_is_shown(browser: CardBrowser) -> None:
    ask(browser, kind="citizen", role="soldier")
    assert [card.id for card in shown(browser)] == [
        "archer",
        "wizard",
        "knight",
        "champion",
        "warlord",
    ]
    ask(browser, number=8)
    assert [card.id for card in shown(browser)] == ["champion", "warlord"]
    browser.filters.search.setText("knight")
    assert [card.id for card in shown(browser)] == ["warlord"]
    assert browser.filters.count.text() == f"1 of {len(CARDS)} cards"


def test_every_question_shows_something_for_every_answer(browser: CardBrowser) -> None:
    for box in browser.filters.boxes.values():
        for place in range(box.count()):
            box.setCurrentIndex(place)
            assert shown(browser), (box.accessibleName(), box.itemText(place))
        browser.filters.show_all()


def test_a_question_that_makes_no_sense_for_a_kind_is_grey_and_not_asked(
    browser: CardBrowser,
) -> None:
    ask(browser, area="Swamp")
    ask(browser, kind="citizen")
    assert not browser.filters.boxes["area"].isEnabled()
    assert shown(browser) == list(through(Sieve(kind="citizen")))
    for name, kinds in APPLIES.items():
        assert browser.filters.boxes[name].isEnabled() is ("citizen" in kinds)


@pytest.mark.parametrize(("width", "scale"), [(960, 1.5), (1200, 1.0), (1800, 1.0)])
def test_questions_are_whole_and_wrap_where_they_have_no_room(
    browser: CardBrowser, look: Look, width: int, scale: float
) -> None:
    look.use(scale=scale)
    try:
        browser.resize(width, 600)
        browser.show()
        settle(as_application())
        filters = browser.filters
        boxes = [*filters.boxes.values()]
        assert all(box.width() >= box.sizeHint().width() for box in boxes)
        assert filters.search.width() >= look.px(100)
        places = [each.geometry() for each in (*boxes, filters.search, filters.clear)]
        assert not [(a, b) for a, b in combinations(places, 2) if a.intersects(b)]
        assert all(filters.rect().contains(place) for place in places)
    finally:
        look.use(scale=1.0)


def test_show_all_takes_every_question_back(browser: CardBrowser) -> None:
    assert not browser.filters.clear.isEnabled()
    ask(browser, kind="domain", role="holy", price=6)
    browser.filters.search.setText("magic")
    browser.filters.clear.click()
    assert shown(browser) == CARDS
    assert not browser.filters.clear.isEnabled()


def test_no_card_left_is_said_in_words(browser: CardBrowser) -> None:
    browser.filters.search.setText("qqq")
    assert browser.portrait.card is None
    assert "No card matches" in [label.text() for label in browser.findChildren(QLabel)]
    assert not any(link.isVisible() for link in browser.links)
    browser.filters.show_all()
    assert browser.portrait.card is CARDS[0]


def test_the_arrows_lead_from_card_to_card(browser: CardBrowser, qtbot: QtBot) -> None:
    browser.show_entry("cleric")
    assert browser.portrait.card is not None
    qtbot.keyClick(browser.list, Qt.Key.Key_Right)
    assert browser.portrait.card.id == "monk"
    qtbot.keyClick(browser.list, Qt.Key.Key_Down)
    assert browser.portrait.card.id not in {"cleric", "monk"}


def test_a_click_shows_a_card_large_and_in_words(browser: CardBrowser, qtbot: QtBot) -> None:
    ask(browser, kind="domain")
    index = browser.list.model().index(1, 0)
    spot = browser.list.visualRect(index).center()
    qtbot.mouseClick(browser.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    card: object = index.data(EntryRole.ENTRY).card
    assert browser.portrait.card is card
    assert isinstance(card, Domain)
    assert browser.text.text().splitlines()[: len(card.powers)] == card_lines(card)
    assert [link.clause for link in browser.links] == ["T19", "T20", ""]


def test_a_card_that_is_asked_for_is_shown_whatever_was_searched(browser: CardBrowser) -> None:
    browser.filters.search.setText("dragon")
    browser.show_entry("cleric")
    assert browser.portrait.card is not None
    assert browser.portrait.card.id == "cleric"
    assert shown(browser) == CARDS
    assert (
        browser.list.viewport()
        .rect()
        .contains(browser.list.visualRect(browser.list.currentIndex()))
    )


@pytest.mark.parametrize("size", [(1230, 590), (1870, 950)])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_all_words_of_every_card_have_room(
    browser: CardBrowser, look: Look, size: tuple[int, int], scale: float
) -> None:
    look.use(scale=scale)
    browser.resize(*size)
    for card in CARDS:
        browser.show_entry(card.id)
        for layout in (browser.layout(), browser._side.layout()):
            assert layout is not None
            layout.activate()
        words = browser.text
        height = words.height()
        words.setMinimumHeight(0)
        assert height == words.heightForWidth(words.width())
        bottom = words.mapTo(browser, words.rect().bottomLeft()).y()
        assert bottom < browser.height(), card.id
    look.use(scale=1.0)


# --- boxes


ALL = BOX().cards_of(frozenset(SETS))


@pytest.fixture
def of_all_boxes(look: Look, qtbot: QtBot) -> CardBrowser:
    made = CardBrowser(look, "Cards", ALL)
    qtbot.addWidget(made)
    made.resize(1230, 590)
    made.show()
    return made


@pytest.mark.parametrize("name", [BASE, *SETS])
def test_the_cards_of_a_box_are_asked_for(of_all_boxes: CardBrowser, name: str) -> None:
    ask(of_all_boxes, box=name)
    part = ALL.parts[0 if name == BASE else 1 + list(SETS).index(name)]
    assert set(shown(of_all_boxes)) == {card for card in part.all_cards() if card.has_face}
    ask(of_all_boxes, kind="domain")
    assert {card.kind for card in shown(of_all_boxes)} <= {"domain"}
    of_all_boxes.ask_nothing()
    assert len(shown(of_all_boxes)) == sum(card.has_face for card in ALL.all_cards())


def test_the_choice_of_a_box_has_its_name_and_room(of_all_boxes: CardBrowser) -> None:
    filters = of_all_boxes.filters
    box = filters.boxes["box"]
    assert box.accessibleName() == "Box"
    first, second, *names = [box.itemText(row) for row in range(box.count())]
    assert (first, second) == ("All boxes", "Base game")
    assert len(names) == len(SETS)
    assert names == sorted(names)
    parts = [filters.search, box, filters.count, filters.clear]
    assert all(filters.rect().contains(part.geometry()) for part in parts)
    assert not any(a.geometry().intersects(b.geometry()) for a in parts for b in parts if a != b)


def test_without_sets_there_is_no_choice_of_a_box(browser: CardBrowser) -> None:
    assert "box" not in browser.filters.boxes
