"""All of Valencia can be looked up: clauses with their pictures, tasks, fountains, cards, signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.ui.fitting import faults_of, settle
from tests.ui.screens.test_names import name_of, reachable
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules import GAME
from valeria_desktop.games.valencia.rules.catalog_words import task_words
from valeria_desktop.games.valencia.rules.model.cards import Card, deck_of
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.games.valencia.ui import glossary
from valeria_desktop.games.valencia.ui.cards.card_words import power_of
from valeria_desktop.games.valencia.ui.glossary import explain
from valeria_desktop.games.valencia.ui.screens.entry_drawings import paint_sign
from valeria_desktop.games.valencia.ui.screens.learn import ValenciaLearn
from valeria_desktop.games.valencia.ui.screens.named_things import NamedThings
from valeria_desktop.ui.screens.learn.browser import Browser
from valeria_desktop.ui.screens.learn.entries import EntryRole
from valeria_desktop.ui.screens.learn.signs import SignBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.entries import LearnEntry

CATALOG = shipped_catalog()
THINGS = NamedThings(CATALOG)
CLAUSES = {clause.id: clause for clause in rule_book(GAME)}
GROUPS = (
    *(glossary.OWNED, glossary.GOODS, glossary.COUNCIL, glossary.NUMBERS),
    *(glossary.CITY, glossary.CARDS, glossary.DONE),
)
SIGNS = [sign for group in GROUPS for sign in group]
SHOWN = sorted({address for clause in CLAUSES.values() for address in THINGS.shown(clause)})
LINKS = sorted(
    {address for each in CLAUSES.values() for address, _ in THINGS.pieces(each) if address}
)
KINDS = {"clause", "sign", "task", "fountain", "card"}
TABS = ("rules", "tasks", "fountains", "cards", "signs")


@pytest.fixture
def learn(look: Look, qtbot: QtBot) -> ValenciaLearn:
    screen = ValenciaLearn(look)
    assert isinstance(screen, ValenciaLearn)
    qtbot.addWidget(screen)
    screen.resize(1280, 690)
    with qtbot.waitActive(screen):
        screen.show()
    QTest.qWait(1)  # the text is written when its width is known
    return screen


def ids(learn: ValenciaLearn) -> list[str]:
    return re.findall(r"^VA\d+$", learn.rules.text.toPlainText(), re.MULTILINE)


def entries(browser: Browser) -> dict[str, LearnEntry]:
    model = browser.list.model()
    told = [model.index(row, 0).data(EntryRole.ENTRY) for row in range(model.rowCount())]
    return {entry.address.partition(":")[2]: entry for entry in told}


def place_of(learn: ValenciaLearn) -> str:
    """Return the address of what is looked at."""
    tab = learn.tabs.currentWidget()
    if tab is learn.rules:
        return f"clause:{learn.rules.text._page.marked}"
    if tab is learn.signs:
        (sign,) = [sign for sign, box in learn.signs.boxes.items() if box._is_marked]
        return f"sign:{sign}"
    assert isinstance(tab, Browser)
    entry: LearnEntry = tab.list.currentIndex().data(EntryRole.ENTRY)
    assert tab.sheet.name.text() == entry.name == THINGS.name(entry.address)
    return entry.address


# --- the rules


def test_every_link_leads_to_what_it_names(learn: ValenciaLearn) -> None:
    addresses = sorted({*SHOWN, *LINKS})
    for address in addresses:
        learn.rules.text.anchorClicked.emit(QUrl(address))
        assert place_of(learn) == address
    assert {address.partition(":")[0] for address in addresses} == KINDS


def test_all_clauses_are_shown_at_first(learn: ValenciaLearn) -> None:
    assert ids(learn) == list(CLAUSES)


def test_a_search_shows_only_what_it_finds_and_marks_it(learn: ValenciaLearn, qtbot: QtBot) -> None:
    learn.take_focus()
    qtbot.keyClicks(learn.rules.search, "Nina")
    assert ids(learn) == ["VA40"]
    mark = learn.rules.text.document().find("Nina").charFormat().background().color()
    assert mark.name() == learn.rules._look.palette.lit


@pytest.mark.parametrize("words", ["(ours)", "our reading"])
def test_what_is_ours_can_be_found(learn: ValenciaLearn, words: str) -> None:
    learn.rules.search.setText(words)
    found = [each for each, clause in CLAUSES.items() if words in clause.text]
    assert set(found) <= set(ids(learn)) < set(CLAUSES)


def test_pictures_are_shown_beside_the_clauses(learn: ValenciaLearn) -> None:
    kind = QTextDocument.ResourceType.ImageResource
    picture = learn.rules.text.document().resource(kind.value, QUrl("fountain:sun"))
    assert isinstance(picture, QPixmap)
    assert picture.width() == picture.height() > 50


def test_a_section_that_is_chosen_comes_into_sight(learn: ValenciaLearn) -> None:
    sections = learn.rules.sections
    sections.setCurrentRow(sections.count() - 1)
    bar = learn.rules.text.verticalScrollBar()
    assert bar.value() > bar.maximum() / 2


# --- tasks, fountains, cards, signs


def test_all_tasks_are_told_with_their_points(learn: ValenciaLearn) -> None:
    told = entries(learn.tasks)
    assert list(told) == [task.id for task in sorted(CATALOG.tasks, key=lambda each: each.number)]
    for task in CATALOG.tasks:
        assert told[task.id].points == task.points
        assert (f"{task.points} points, else" in told[task.id].note) == bool(task.points)


def test_a_task_says_what_it_asks_for(learn: ValenciaLearn) -> None:
    told = entries(learn.tasks)
    assert told["courtyard"].text == "4 members in a square of 2 by 2."
    for task in CATALOG.tasks:
        lines = told[task.id].text.casefold().splitlines()
        for players in task.players:
            (line,) = [each for each in lines if task_words(task, players).casefold() in each]
            differs = len({task_words(task, each) for each in task.players}) > 1
            assert (re.match(rf"with [^:]*{players}[^:]* players:", line) is not None) == differs
    assert told["all-four-quarters"].text.endswith("It isn't in the game with 2 players.")
    assert "at least 0" in told["empty-purse"].text
    assert told["empty-purse"].note == "Counts, and is never lost"


def test_all_fountains_are_told_with_their_value_and_what_they_can_do(
    learn: ValenciaLearn,
) -> None:
    told = entries(learn.fountains)
    assert list(told) == [fountain.id for fountain in CATALOG.fountains]
    for fountain in CATALOG.fountains:
        entry = told[fountain.id]
        assert entry.points == fountain.value
        assert f"Worth {fountain.value} to each member" in entry.text
        assert ("at once or never" in entry.text) == (fountain.ability is not None)
        assert ("VA29" in entry.clauses) == (fountain.ability is not None)
    abilities = {told[each.id].text for each in CATALOG.fountains if each.ability}
    assert len(abilities) == 5


def test_all_influence_cards_are_told_with_how_many_there_are(learn: ValenciaLearn) -> None:
    told = entries(learn.cards)
    assert list(told) == [*map(str, Card)]
    deck = deck_of(Advanced)
    for card in list(Card)[6:]:
        assert told[card].note == f"Advanced: {deck.count(card)} in each deck"
        assert told[card].text.startswith(power_of(card))
    assert told["3"].note == "4 in each deck"


def test_every_task_fountain_and_card_names_clauses_that_are_there(learn: ValenciaLearn) -> None:
    for browser in (learn.tasks, learn.fountains, learn.cards):
        for entry in entries(browser).values():
            assert entry.clauses
            assert set(entry.clauses) <= set(CLAUSES)


def test_a_task_leads_to_its_clauses(learn: ValenciaLearn, qtbot: QtBot) -> None:
    learn.show_at("task:courtyard")
    qtbot.mouseClick(learn.tasks.sheet.links[1], Qt.MouseButton.LeftButton)
    assert learn.tabs.currentWidget() is learn.rules
    assert learn.rules.text._page.marked == "VA35"


def test_tasks_are_found_by_what_they_ask_for(learn: ValenciaLearn) -> None:
    learn.tasks.search.setText("palms")
    assert list(entries(learn.tasks)) == ["in-the-shade"]


def test_every_sign_is_listed_with_its_meaning(learn: ValenciaLearn) -> None:
    listed = {label.text() for label in learn.signs.findChildren(QLabel)}
    assert {explain(sign) for sign in SIGNS} <= listed
    assert list(learn.signs.boxes) == SIGNS


@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_has_a_picture(look: Look, qtbot: QtBot, sign: str) -> None:
    box = SignBox(look, sign, paint_sign)
    qtbot.addWidget(box)
    image = box.grab().toImage()
    inside = range(8, box.width() - 8)
    assert len({image.pixel(x, y) for x in inside for y in inside}) > 3


# --- everyone can use it


@pytest.mark.parametrize("tab", TABS)
def test_what_can_be_reached_has_a_name_of_its_own(learn: ValenciaLearn, tab: str) -> None:
    learn.tabs.setCurrentWidget(getattr(learn, tab))
    names = [name_of(widget) for widget in reachable(learn) if widget.focusProxy() is None]
    assert all(len(name) > 1 for name in names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("tab", TABS)
def test_a_tab_is_begun_with_its_search_or_its_list(learn: ValenciaLearn, tab: str) -> None:
    learn.tabs.setCurrentWidget(getattr(learn, tab))
    QTest.keyClick(learn, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    begun = learn.window().focusWidget()
    assert begun is getattr(getattr(learn, tab), "search", learn.signs)


@pytest.mark.thorough
@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("sizes", [(1024, 640, 1.0), (1280, 690, 2.0)])
def test_a_tab_is_seen_whole(
    learn: ValenciaLearn, look: Look, qapp: QApplication, tab: str, sizes: tuple[int, int, float]
) -> None:
    width, height, scale = sizes
    look.use(scale=scale)
    learn.resize(width, height)
    learn.tabs.setCurrentWidget(getattr(learn, tab))
    settle(qapp)
    faults = faults_of(learn, learn)
    look.use(scale=1.0)
    assert faults == []


def test_another_theme_redraws_the_tabs(learn: ValenciaLearn, look: Look) -> None:
    before = learn.tabs.tabIcon(1).pixmap(24).toImage()
    look.use(theme="light")
    after = learn.tabs.tabIcon(1).pixmap(24).toImage()
    look.use(theme="dark")
    assert before != after
