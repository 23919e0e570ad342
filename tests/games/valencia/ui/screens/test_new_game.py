"""Setting up a game of Valencia: seats, cities, advanced cards and files of a player's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.games.valencia.spoiling import BOARDS, CITIES, TASKS, put
from tests.ui.screens.pages import SIZES, hidden_in, page_in, shown, tab_to
from valeria_desktop.bots.registry import levels_of
from valeria_desktop.content.own_files import Shelf
from valeria_desktop.games.valencia.draft import Draft
from valeria_desktop.games.valencia.files.loader import read_own, shipped_catalog
from valeria_desktop.games.valencia.game import RULES, rules_of
from valeria_desktop.games.valencia.rules.setup import FIRST_GAME, RANDOM, Advanced, Setup
from valeria_desktop.games.valencia.rules.setup_check import NOT_THERE
from valeria_desktop.games.valencia.ui.screens.new_game import NewGameScreen
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

# the offscreen platform has neither a keyboard to grab nor windows to raise
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton
NOTE = "With your own files"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the player's own files lie."""
    made = tmp_path / "own"
    made.mkdir()
    return made


@pytest.fixture
def draft(folder: Path) -> Draft:
    shelf = Shelf(read_own, NOT_THERE)
    shelf.use(str(folder))
    return Draft(rules_of(shipped_catalog, shelf), shelf=shelf, seed=5)


@pytest.fixture
def show(look: Look, qtbot: QtBot, draft: Draft) -> Callable[[], NewGameScreen]:
    def make() -> NewGameScreen:
        return shown(NewGameScreen(look, draft), qtbot)

    return make


@pytest.fixture
def screen(show: Callable[[], NewGameScreen]) -> NewGameScreen:
    return show()


# --- what can be chosen


def test_everything_can_be_chosen_by_mouse(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    qtbot.mouseClick(screen.players.button(4), LEFT)
    qtbot.mouseClick(screen.city.choices.button_of(RANDOM), LEFT)
    for kind in (Advanced.JOKER, Advanced.POWERHOUSE, Advanced.TWIN, Advanced.TWIN):
        qtbot.mouseClick(screen.kinds.kinds[kind], LEFT)
    assert draft.setup == Setup(4, RANDOM, frozenset({Advanced.JOKER, Advanced.POWERHOUSE}))
    with qtbot.waitSignal(screen.started):
        qtbot.mouseClick(screen.start, LEFT)


def test_everything_can_be_chosen_by_keyboard(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    screen.take_focus()
    assert screen.start.hasFocus()
    tab_to(qtbot, screen.players.button(2))
    qtbot.keyClick(screen.players.button(2), Qt.Key.Key_Right)
    row = screen.seats.rows[2]
    tab_to(qtbot, row.kind)
    qtbot.keyClick(row.kind, Qt.Key.Key_Up)
    first = screen.city.choices.button_of(FIRST_GAME)
    tab_to(qtbot, first)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    joker = screen.kinds.kinds[Advanced.JOKER]
    tab_to(qtbot, joker)
    qtbot.keyClick(joker, Qt.Key.Key_Space)
    tab_to(qtbot, screen.start)
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(screen.start, Qt.Key.Key_Return)
    assert draft.setup == Setup(3, RANDOM, frozenset({Advanced.JOKER}))
    assert draft.seats[2].bot == "squire+oswin"


def test_the_seats_offer_people_and_the_levels(screen: NewGameScreen) -> None:
    kind = screen.seats.rows[1].kind
    offered = {kind.itemData(row): kind.itemText(row) for row in range(kind.count())}
    assert offered[None] == "Person"
    assert [*offered][1:] == [*levels_of(RULES)]
    assert offered["knight"] == "Knight"


def test_a_seat_says_what_its_bot_is_like(show: Callable[[], NewGameScreen], draft: Draft) -> None:
    draft.seats = list(default_seats(5, bots="planner"))
    screen = show()
    person, bot, *_ = screen.seats.rows
    assert person.kind.accessibleDescription() == ""
    assert bot.kind.accessibleDescription().startswith("Saves its cards")


def test_arrows_go_from_kind_to_kind_and_tab_leads_to_one(
    screen: NewGameScreen, qtbot: QtBot
) -> None:
    kinds = list(screen.kinds.kinds.values())
    kinds[0].setFocus()
    met = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key)
        met.append([kind.hasFocus() for kind in kinds].index(True))
    assert met == [1, 3, 2, 0, 0]
    kinds[3].setFocus()
    qtbot.keyClick(kinds[3], Qt.Key.Key_Right)
    stops = [kind.focusPolicy() is Qt.FocusPolicy.StrongFocus for kind in kinds]
    assert stops == [number == 4 for number in range(7)]


def test_the_last_kind_is_not_left_downwards(screen: NewGameScreen, qtbot: QtBot) -> None:
    last = screen.kinds.kinds[Advanced.POWERHOUSE]
    last.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        qtbot.keyClick(last, key)
        assert last.hasFocus()


# --- what is seen and said


def test_each_kind_says_what_it_does(screen: NewGameScreen) -> None:
    assert set(screen.kinds.kinds) == set(Advanced)
    for toggle in screen.kinds.kinds.values():
        assert toggle.accessibleName()
        assert toggle.accessibleDescription().endswith(".")


def test_both_cities_are_described(screen: NewGameScreen, draft: Draft) -> None:
    told = [button.accessibleDescription() for button in screen.city.choices.buttons()]
    assert told[0] == (
        "6 × 6, with 6 fountain sites. Spaces: Oranges 5, Tiger Nuts 5, Wine 5, Cloth 5, "
        "Porcelain 6."
    )
    assert screen.city.choices.button_of(FIRST_GAME).accessibleName() == "City: First game"
    screen.players.button(5).click()
    assert screen.city.choices.buttons()[0].accessibleDescription().startswith("10 × 6,")


def pictured(screen: NewGameScreen, city: str) -> bytes:
    image = screen.city.choices.button_of(city).grab().toImage()
    return bytes(image.constBits())


def test_another_seed_shows_another_city(screen: NewGameScreen, draft: Draft) -> None:
    first, drawn = pictured(screen, FIRST_GAME), pictured(screen, RANDOM)
    screen.seed.another.click()
    draft.seed = 6
    screen.refresh()
    assert pictured(screen, FIRST_GAME) == first
    assert pictured(screen, RANDOM) != drawn


def test_without_a_game_there_is_no_city_to_be_seen(screen: NewGameScreen, draft: Draft) -> None:
    laid = pictured(screen, FIRST_GAME)
    draft.seed = 1 << 64
    screen.refresh()
    assert not screen.start.isEnabled()
    assert pictured(screen, FIRST_GAME) != laid
    assert screen.city.choices.button_of(FIRST_GAME).accessibleDescription() == ""


# --- own files


def test_without_own_files_nothing_is_said_of_them(screen: NewGameScreen) -> None:
    assert not screen.city.own.isVisible()
    assert not screen.city.problem.isVisible()


def test_own_files_can_be_left_out(
    show: Callable[[], NewGameScreen], folder: Path, draft: Draft
) -> None:
    put(folder, CITIES, '"O0 O1 ##"', '"O1 O0 ##"')
    screen = show()
    assert screen.city.own.text() == NOTE
    assert screen.city.own.isVisible()
    assert screen.city.own.isChecked()
    mine = pictured(screen, FIRST_GAME)
    screen.city.own.click()
    assert draft.setup == Setup()
    assert pictured(screen, FIRST_GAME) != mine


def test_what_is_wrong_in_own_files_is_told_by_name_and_the_game_can_be_played(
    show: Callable[[], NewGameScreen], folder: Path, draft: Draft
) -> None:
    put(folder, TASKS, "points = 8", "points = 0")
    screen = show()
    assert screen.city.problem.isVisible()
    assert screen.city.problem.text() == (
        f"Your files: {draft.own.problems[0]} Ours is used instead."
    )
    assert screen.city.problem.text().startswith("Your files: tasks.toml, task 'all-trades'")
    assert screen.start.isEnabled()
    assert draft.setup == Setup()


def test_of_several_faults_the_first_is_told_and_all_beside_the_mouse(
    show: Callable[[], NewGameScreen], folder: Path, draft: Draft
) -> None:
    put(folder, TASKS, "points = 8", "points = 0")
    put(folder, BOARDS, '"porcelain"', '"plates"')
    screen = show()
    problem = screen.city.problem
    assert problem.text().startswith("Your files: boards.toml, ")
    assert problem.text().endswith("Ours is used instead. (1 more)")
    assert len(draft.own.problems) == 2
    assert all(each.rstrip(".") in problem.toolTip() for each in draft.own.problems[1:])


def test_what_was_mended_meanwhile_is_seen_when_the_page_is_shown_again(
    show: Callable[[], NewGameScreen], folder: Path
) -> None:
    put(folder, TASKS, "points = 8", "points = 0")
    screen = show()
    put(folder, TASKS, "points = 8", "points = 7")
    screen.refresh()
    assert not screen.city.problem.isVisible()
    assert screen.city.own.isVisible()


# --- room


@pytest.fixture
def sheet(
    request: pytest.FixtureRequest, look: Look, qapp: QApplication, draft: Draft
) -> Iterator[NewGameScreen]:
    """The page in a window of a size, with a size of text."""
    with page_in(request.param, look, qapp, lambda room: NewGameScreen(room, draft)) as made:
        yield made


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("sheet", SIZES, indirect=True)
def test_the_page_hidden_in(
    sheet: NewGameScreen, qapp: QApplication, draft: Draft, folder: Path, players: int
) -> None:
    put(folder, CITIES, '"O0 O1 ##"', '"O1 O0 ##"')
    put(folder, TASKS, "points = 8", "points = 0")
    assert hidden_in(sheet, qapp, draft, players) == []
