"""What any game lets look up: clauses with pictures beside them, tiles and what they say, signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QColor,
    QPainter,
    QTextDocument,
)
from PySide6.QtTest import QTest

from valeria_desktop.content.rule_book import Clause
from valeria_desktop.ui.screens.learn.browser import Browser
from valeria_desktop.ui.screens.learn.clauses import AsideRoom, RulesPage, html_of
from valeria_desktop.ui.screens.learn.entries import EntriesModel, LearnEntry
from valeria_desktop.ui.screens.learn.rules import ClausesView
from valeria_desktop.ui.screens.learn.signs import SignGroup, SignsList

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

POND = QUrl("pond:deep")
ENTRIES = [
    LearnEntry("pond:deep", "Deep Pond", "Water", "It is deep.", ("A1", "A2"), 3),
    LearnEntry("pond:shallow", "Shallow Pond", "Water", "Frogs live here.", ("A1",)),
    LearnEntry("hill:green", "Green Hill", "Land", "It is green."),
]


class Ponds:
    """Ponds beside every clause; their names are found in the text."""

    pictures = AsideRoom(in_a_row=2, share=25, shape=2.0)

    def pieces(self, clause: Clause) -> Iterator[tuple[str, str]]:
        before, pond, after = clause.text.partition("pond")
        yield "", before
        yield "pond:deep" if pond else "", pond
        yield "", after

    def shown(self, clause: Clause) -> tuple[str, ...]:
        return ("pond:deep", "pond:shallow", "pond:third")

    def name(self, address: str) -> str:
        return f"A pond <{address.removeprefix('pond:')}>"

    def paint(self, painter: QPainter, box: QRectF, address: str, look: Look) -> None:
        painter.fillRect(box, QColor("#ff0000"))


def paint(painter: QPainter, box: QRectF, address: str, look: Look) -> None:
    painter.fillRect(box, QColor("#00ff00" if address.startswith("pond") else "#ff0000"))


def html(look: Look, text: str, *words: str) -> str:
    return html_of(RulesPage((Clause("A1", "Waters", text),), words, width=800), Ponds(), look)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_an_id_stays_on_one_line(look: Look, scale: float) -> None:
    look.use(scale=scale)
    page = RulesPage((Clause("A1", "Waters", "Wet."), Clause("WK131", "Waters", "Dry.")), width=800)
    document = QTextDocument()
    document.setDefaultFont(look.font(17))
    document.setHtml(html_of(page, Ponds(), look))
    document.setTextWidth(800)
    document.documentLayout().documentSize()  # lays it out
    look.use(scale=1.0)
    for clause in page.clauses:
        assert document.find(clause.id).block().layout().lineCount() == 1


# --- clauses


def test_the_lines_of_a_clause_are_lines_on_the_page(look: Look) -> None:
    document = QTextDocument()
    document.setHtml(html(look, "One.\nTwo: less < more.", "two"))
    assert "One.\u2028Two: less < more." in document.toRawText()


def test_what_a_clause_names_is_a_link_with_found_words_marked(look: Look) -> None:
    made = html(look, "Every pond is wet.", "pond")
    assert made.count('<a href="pond:deep"') == 2
    document = QTextDocument()
    document.setHtml(made)
    mark = document.find("pond").charFormat()
    assert mark.anchorHref() == "pond:deep"
    assert mark.background().color().name() == look.palette.lit


def test_pictures_stand_in_rows_that_take_their_share_of_the_page(look: Look) -> None:
    made = html(look, "Wet.")
    assert made.count("<br>") == 1
    assert '<td width="200">' in made
    assert made.count('width="92"') == 3


def test_a_picture_says_what_it_shows(look: Look) -> None:
    document = QTextDocument()
    document.setHtml(html(look, "Wet."))
    found = document.find("\ufffc")
    assert found.charFormat().toolTip() == "A pond <deep>"


def test_where_there_is_no_room_beside_the_text_pictures_stand_below_it(look: Look) -> None:
    page = RulesPage((Clause("A1", "Waters", "Wet."),), width=400, is_narrow=True)
    made = html_of(page, Ponds(), look)
    assert "<td>Wet.<br><a " in made
    assert made.count('width="92"') == 3


def test_a_narrow_view_needs_no_scrolling_to_the_side(look: Look, qtbot: QtBot) -> None:
    view = ClausesView(look, Ponds())
    qtbot.addWidget(view)
    view.show_page(RulesPage((Clause("A1", "Waters", "A pond is wet. " * 9),)))
    for width, is_beside in ((1000, True), (380, False), (1000, True)):
        view.resize(width, 400)
        view.show()
        QTest.qWait(1)
        assert view.horizontalScrollBar().maximum() == 0
        side = view.document().resource(QTextDocument.ResourceType.ImageResource.value, POND)
        assert side.width() == page_width(view) * (25 if is_beside else 50) // 100 // 2 - 8


def page_width(view: ClausesView) -> int:
    return view.viewport().width() - 16


# --- tiles


@pytest.fixture
def browser(look: Look, qtbot: QtBot) -> Browser:
    made = Browser(look, "Places", ENTRIES, paint)
    qtbot.addWidget(made)
    made.resize(900, 500)
    with qtbot.waitActive(made):
        made.show()
    return made


def names(browser: Browser) -> list[str]:
    model = browser.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def clauses(browser: Browser) -> list[str]:
    return [link.clause for link in browser.sheet.links if link.isVisible()]


def test_all_are_shown_and_the_first_is_told(browser: Browser) -> None:
    assert names(browser) == [entry.name for entry in ENTRIES]
    assert browser.sheet.name.text() == "Deep Pond"
    assert browser.sheet.text.text() == "It is deep."
    assert clauses(browser) == ["A1", "A2"]
    assert browser.count.text() == "3 of 3"


def test_words_narrow_by_all_that_is_said(browser: Browser, qtbot: QtBot) -> None:
    browser.setFocus()
    qtbot.keyClicks(browser.search, "water FROGS")
    assert names(browser) == ["Shallow Pond"]
    assert browser.sheet.name.text() == "Shallow Pond"
    assert browser.count.text() == "1 of 3"
    browser.search.setText("water fire")
    assert names(browser) == []
    assert "Nothing has all these words" in browser.sheet.name.text()
    assert clauses(browser) == []


def test_a_reader_hears_how_many_are_found_and_the_tile_that_the_keys_come_to(
    browser: Browser, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())
        elif event.type() is QAccessible.Event.Focus and event.object() is browser.list:
            told.append(event.child())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    browser.search.setText("water")
    browser.search.setText("water frogs")
    assert told == ["2 of 3", "1 of 3"]
    browser.list.setFocus()
    qtbot.waitUntil(lambda: told[2:] == [0])


def test_the_arrows_go_through_the_tiles(browser: Browser, qtbot: QtBot) -> None:
    browser.list.setFocus()
    qtbot.keyClick(browser.list, Qt.Key.Key_Right)
    assert browser.sheet.name.text() == "Shallow Pond"
    assert browser.sheet.accessibleName() == "Shallow Pond. Water. Frogs live here."


def test_letters_are_no_search_within_the_list(browser: Browser, qtbot: QtBot) -> None:
    browser.list.setFocus()
    qtbot.keyClick(browser.list, Qt.Key.Key_G)
    assert browser.sheet.name.text() == "Deep Pond"


def test_what_is_asked_for_is_shown_whatever_was_searched(browser: Browser) -> None:
    browser.search.setText("water")
    browser.show_entry("hill:green")
    assert not browser.search.text()
    assert browser.sheet.name.text() == "Green Hill"
    assert browser.list.hasFocus()


def test_a_link_asks_for_its_clause(browser: Browser, qtbot: QtBot) -> None:
    link = browser.sheet.links[1]
    with qtbot.waitSignal(browser.clause_asked) as asked:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert asked.args == ["A2"]


def _points(box: QRect) -> tuple[list[int], list[int]]:
    across, down = range(box.left(), box.right()), range(box.top(), box.bottom())
    return [x for x in across for _ in down], [y for _ in across for y in down]


def test_tile_and_sheet_show_the_picture_and_the_tile_its_points(browser: Browser) -> None:
    shown = browser.sheet.picture.grab().toImage()
    assert shown.pixelColor(shown.rect().center()).name() == "#00ff00"
    tiles = browser.list.viewport().grab().toImage()
    rects = [browser.list.visualRect(browser.list.model().index(row, 0)) for row in range(3)]
    assert [tiles.pixelColor(rect.center()).name() for rect in rects] == [
        *["#00ff00"] * 2,
        "#ff0000",
    ]
    corners = [QRect(rect.right() - 42, rect.top() + 8, 30, 14) for rect in rects]
    colours = [len({*map(tiles.pixel, *_points(corner))}) for corner in corners]
    assert colours[0] > 10
    assert colours[1] < 3


def test_who_hears_a_tile_hears_all_it_says() -> None:
    model = EntriesModel("Places", ENTRIES)
    index = model.index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Deep Pond. Water. It is deep."
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Places"


def test_the_words_keep_their_room_where_text_is_large(browser: Browser, look: Look) -> None:
    look.use(scale=2.0)
    QTest.qWait(1)
    assert browser.sheet.picture.height() <= 0.4 * browser.sheet.height() + 1
    assert browser.sheet.width() == look.px(300)
    look.use(scale=1.0)


# --- signs


def test_a_sign_that_is_asked_for_is_in_sight_and_marked(look: Look, qtbot: QtBot) -> None:
    page = SignsList(look)
    qtbot.addWidget(page)
    page.lay_out([SignGroup("Signs", {"eye": "It sees.", **{f"s{n}": "?" for n in range(30)}})])
    page.resize(500, 300)
    with qtbot.waitActive(page):
        page.show()
    page.show_sign("s29")
    last, first = page.boxes["s29"], page.boxes["eye"]
    assert page.viewport().rect().contains(last.mapTo(page.viewport(), last.rect().center()))
    lit = look.palette.lit
    assert last.grab().toImage().pixelColor(last.width() // 2, 2).name() == lit
    page.show_sign("eye")
    assert last.grab().toImage().pixelColor(last.width() // 2, 2).name() != lit
    assert first.grab().toImage().pixelColor(first.width() // 2, 2).name() == lit


def test_the_arrows_go_through_the_meanings_of_signs_from_group_to_group(
    look: Look, qtbot: QtBot
) -> None:
    page = SignsList(look)
    qtbot.addWidget(page)
    groups = (
        SignGroup("Body", {"eye": "It sees.", "ear": "It hears."}),
        SignGroup("Land", {"hill": "It is high."}),
    )
    page.lay_out(groups)
    with qtbot.waitActive(page):
        page.show()
    page.setFocus()
    said = [page.window().focusWidget().accessibleName()]
    for _ in range(2):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Down)
        said.append(page.window().focusWidget().accessibleName())
    assert said == ["It sees.", "It hears.", "It is high."]
    page.show_sign("ear")
    assert page.lines["ear"].hasFocus()


@pytest.mark.parametrize(("width", "spans"), [(700, True), (800, False)])
def test_words_take_the_room_of_missing_pictures_unless_lines_get_too_long(
    look: Look, width: int, *, spans: bool
) -> None:
    """At 150 % the right third of a page was empty."""

    class Bare(Ponds):
        def shown(self, clause: Clause) -> tuple[str, ...]:
            del clause
            return ()

    page = RulesPage((Clause("A1", "Waters", "A pond."),), width=width)
    assert ('colspan="2"' in html_of(page, Bare(), look)) is spans
    assert 'colspan="2"' not in html_of(page, Ponds(), look)
