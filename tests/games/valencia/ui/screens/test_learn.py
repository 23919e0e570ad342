"""All of Valencia can be looked up: clauses with their pictures, tasks, fountains, cards, signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QPixmap, QTextDocument

from tests.ui.fitting import faults_of, settle
from tests.ui.screens.looked_up import EntriesContract, entries
from tests.ui.screens.pages import shown
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

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

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
    return shown(ValenciaLearn(look), qtbot)


def ids(learn: ValenciaLearn) -> list[str]:
    return re.findall(r"^VA\d+$", learn.rules.text.toPlainText(), re.MULTILINE)


class TestLearnPageOfValencia(EntriesContract):
    game = GAME
    signs = SIGNS
    explain = staticmethod(explain)
    paint_sign = paint_sign
    things = THINGS
    tabs = TABS
    kinds: ClassVar[set[str]] = {"clause", "sign", "task", "fountain", "card"}
    example = ("task:courtyard", "tasks", "VA35")


# --- the rules


def test_a_search_shows_only_what_it_finds_and_marks_it(learn: ValenciaLearn, qtbot: QtBot) -> None:
    learn.take_focus()
    qtbot.keyClicks(learn.rules.search, "Nina")
    assert ids(learn) == ["VA40"]
    mark = learn.rules.text.document().find("Nina").charFormat().background().color()
    assert mark.name() == learn.rules.look.palette.lit


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


def test_tasks_are_found_by_what_they_ask_for(learn: ValenciaLearn) -> None:
    learn.tasks.search.setText("palms")
    assert list(entries(learn.tasks)) == ["in-the-shade"]


# --- everyone can use it


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
