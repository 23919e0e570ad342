"""New game asks which game it is to be, as soon as there is more than one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from tests.ui.one_game import FACES
from tests.ui.other_games import another, with_others
from tests.ui.other_rules import BY_NAME
from valeria_desktop.faces import FACES as ALL_GAMES
from valeria_desktop.games.valeria.ui.screens.new_game import NewGameScreen
from valeria_desktop.ui.lesson.guide import LessonGuide
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.screens.setup.game_cards import GameCard
from valeria_desktop.ui.screens.setup.games_page import GamesPage
from valeria_desktop.ui.screens.setup.plain_page import PlainSetupPage
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.game_words import GameWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program


class Talkative(GameWords):
    """A game that has something to say of itself."""

    def pitch(self) -> str:
        return "Grow beets and wait."

    def about(self) -> str:
        return "The kingdom: rules of kings, on our own hills."


KINGDOM = another("kingdom", "A quieter kingdom", range(2, 5))
HERMIT = another("hermit", "The hermit", range(1, 2))
ALL = with_others(KINGDOM, HERMIT)


@pytest.fixture
def page(look: Look, qtbot: QtBot) -> GamesPage:
    made = GamesPage(look, ALL.values())
    qtbot.addWidget(made)
    made.resize(1280, 690)
    with qtbot.waitActive(made):
        made.show()
    return made


@pytest.fixture
def begin_with(begin_with: Callable[..., Program]) -> Callable[..., Program]:
    """Start the program with some games, whose bots are found beside them."""
    return partial(begin_with, games=BY_NAME)


def shown(page: GamesPage) -> list[str]:
    return [button.text() for button in page.buttons.values() if button.isVisible()]


# --- the page


def test_it_names_the_games_that_can_be_had(page: GamesPage) -> None:
    page.ask(["valeria", "hermit"], "valeria")
    assert shown(page) == ["Valeria: Card Kingdoms", "The hermit"]


def test_enter_takes_the_game_that_was_played_last(page: GamesPage, qtbot: QtBot) -> None:
    page.ask(ALL, "kingdom")
    page.take_focus()
    assert page.buttons["kingdom"].hasFocus()
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.keyClick(page.buttons["kingdom"], Qt.Key.Key_Return)
    assert chosen.args == ["kingdom"]


def test_a_game_played_last_that_can_not_be_had_leaves_the_first(page: GamesPage) -> None:
    page.ask(["valeria", "hermit"], "kingdom")
    assert page.buttons["valeria"].hasFocus()


def test_arrows_go_from_game_to_game_and_escape_leaves(page: GamesPage, qtbot: QtBot) -> None:
    page.ask(ALL, "valeria")
    qtbot.keyClick(page.buttons["valeria"], Qt.Key.Key_Down)
    assert page.buttons["kingdom"].hasFocus()
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.keyClick(page.buttons["kingdom"], Qt.Key.Key_Space)
    assert chosen.args == ["kingdom"]
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page.buttons["kingdom"], Qt.Key.Key_Escape)


def test_a_click_takes_a_game(page: GamesPage, qtbot: QtBot) -> None:
    page.ask(ALL, "valeria")
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.mouseClick(page.buttons["hermit"], Qt.MouseButton.LeftButton)
    assert chosen.args == ["hermit"]


def test_a_digit_takes_the_card_that_bears_it(page: GamesPage, qtbot: QtBot) -> None:
    page.ask(["valeria", "hermit"], "valeria")
    taken: list[str] = []
    page.chosen.connect(taken.append)
    for key in (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_0, Qt.Key.Key_1):
        qtbot.keyClick(page.buttons["valeria"], key)
    assert taken == ["hermit", "valeria"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_1])
def test_a_key_that_is_held_takes_nothing(page: GamesPage, key: Qt.Key) -> None:
    page.ask(ALL, "valeria")
    taken: list[str] = []
    page.chosen.connect(taken.append)
    for is_held in (True, False):
        event = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=is_held
        )
        QCoreApplication.sendEvent(page.buttons["valeria"], event)
        assert len(taken) == (not is_held)


def test_a_card_says_what_kind_of_game_it_is_and_for_how_many(look: Look, qtbot: QtBot) -> None:
    telling = evolve(KINGDOM, words=Talkative())
    two = another("pair", "The pair", range(2, 3))
    page = GamesPage(look, [telling, HERMIT, evolve(two, words=GameWords())])
    qtbot.addWidget(page)
    names = {game: card.accessibleName() for game, card in page.buttons.items()}
    assert names["kingdom"] == "A quieter kingdom. Grow beets and wait. 2 to 4 players."
    assert names["hermit"].endswith(" 1 player.")
    assert names["pair"] == "The pair. 2 players."


def test_every_game_of_the_program_has_a_picture_and_a_sentence() -> None:
    for face in ALL_GAMES.values():
        assert has_picture(face.scene), face.rules.id
        assert face.words.pitch(), face.rules.id


def test_a_picture_stands_on_the_card_of_a_game_that_has_one(look: Look, qtbot: QtBot) -> None:
    page = GamesPage(look, [KINGDOM, evolve(HERMIT, scene="")])
    qtbot.addWidget(page)
    page.resize(1280, 690)
    page.ask(["kingdom", "hermit"], "kingdom")
    with_one, without = (colours(page.buttons[game]) for game in ("kingdom", "hermit"))
    assert len(with_one) > 3 * len(without)


def colours(card: GameCard) -> set[int]:
    """Return the colours in the upper half of a card, sharp edges left out."""
    image = card.grab().toImage()
    wide, high = image.width(), image.height() // 2
    pixels = [image.pixel(x, y) for x in range(40, wide - 40, 5) for y in range(40, high, 5)]
    return {pixel for pixel in pixels if pixels.count(pixel) > 3}


# --- where cards stand


def places(page: GamesPage) -> list[tuple[int, int]]:
    """Tell in which row and column cards are."""
    cards = page.cards.shown
    rows, columns = (sorted({at(card) for card in cards}) for at in (GameCard.y, GameCard.x))
    return [(rows.index(card.y()), columns.index(card.x())) for card in cards]


@pytest.mark.parametrize("size", [(1024, 560), (1280, 690), (2560, 1400)])
def test_cards_stand_beside_each_other_and_are_seen_at_once(
    page: GamesPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.ask(ALL, "valeria")
    assert places(page) == [(0, 0), (0, 1), (0, 2)]
    assert page.cards.verticalScrollBar().maximum() == 0
    room = page.cards.viewport().rect()
    assert all(room.contains(card.geometry()) for card in page.cards.shown)


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1050)])
def test_three_games_are_seen_at_once_with_larger_text(
    page: GamesPage, look: Look, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.ask(ALL, "valeria")
    look.use(scale=1.5 * size[1] / 690)  # a larger window has larger letters, too
    assert places(page) == [(0, 0), (0, 1), (0, 2)]
    assert page.cards.verticalScrollBar().maximum() == 0
    look.use(scale=1.0)


def test_cards_stand_one_below_the_other_where_there_is_no_room(page: GamesPage) -> None:
    page.resize(500, 560)
    page.ask(ALL, "valeria")
    assert places(page) == [(0, 0), (1, 0), (2, 0)]
    assert page.cards.verticalScrollBar().maximum() > 0


def test_cards_that_scroll_open_at_their_head_with_some_of_the_next_row_in_sight(
    page: GamesPage, look: Look
) -> None:
    page.resize(1024, 700)
    look.use(scale=1.5)
    try:
        page.ask(ALL, "hermit")
        bar, last = page.cards.verticalScrollBar(), page.buttons["hermit"]
        assert [row for row, _ in places(page)] == [0, 0, 1]
        assert bar.maximum() > 0
        assert (bar.value(), last.hasFocus()) == (0, True)
        assert page.cards.viewport().height() - last.y() >= look.px(36)
        page.cards.go_to(last, Qt.FocusReason.TabFocusReason)
        assert bar.value() > 0, "whoever goes there sees it whole"
    finally:
        look.use(scale=1.0)


def test_a_card_far_below_is_shown_where_it_has_the_focus(page: GamesPage) -> None:
    page.resize(500, 560)
    page.ask(ALL, "hermit")
    low = page.cards.viewport().mapFrom(page, page.cards.geometry().bottomLeft()).y()
    card = page.buttons["hermit"]
    assert card.mapTo(page.cards.viewport(), card.rect().topLeft()).y() < low


def test_large_text_has_room_on_its_card(page: GamesPage, look: Look) -> None:
    page.resize(1280, 690)
    page.ask(["valeria", "hermit"], "valeria")
    look.use(scale=2.0)
    try:
        assert places(page) == [(0, 0), (0, 1)]
        for card in page.cards.shown:
            assert card.height() - card.height_but_picture(card.width()) > 100
    finally:
        look.use(scale=1.0)


def test_arrows_go_to_the_row_below_and_show_it(page: GamesPage, qtbot: QtBot) -> None:
    page.resize(700, 500)
    page.ask(ALL, "valeria")
    assert places(page)[2][0] == 1
    qtbot.keyClick(page.buttons["valeria"], Qt.Key.Key_Down)
    hermit = page.buttons["hermit"]
    assert hermit.hasFocus()
    assert hermit.visibleRegion().boundingRect().height() > hermit.height() * 0.9
    qtbot.keyClick(hermit, Qt.Key.Key_Up)
    assert page.buttons["valeria"].hasFocus()
    qtbot.keyClick(page.buttons["valeria"], Qt.Key.Key_Right)
    assert page.buttons["kingdom"].hasFocus()


# --- the program


def test_one_game_is_never_asked_for(begin_with: Callable[[Faces], Program]) -> None:
    program = begin_with(FACES)
    for command in ("new", "solo"):
        program.carry_out(command)
        assert isinstance(program.window.screen_shown, NewGameScreen)


@pytest.mark.slow
def test_a_new_game_asks_which_one_and_sets_it_up(begin_with: Callable[[Faces], Program]) -> None:
    program = begin_with(ALL)
    program.carry_out("new")
    page = program.window.screen_shown
    assert isinstance(page, GamesPage)
    assert shown(page) == ["Valeria: Card Kingdoms", "A quieter kingdom", "The hermit"]
    page.buttons["kingdom"].click()
    assert isinstance(program.window.screen_shown, PlainSetupPage)
    program.window.screen_shown.players.button(3).click()
    program.window.screen_shown.start.click()
    session = program.controller.session
    assert session is not None
    assert (session.rules.id, len(session.seats)) == ("kingdom", 3)


@pytest.mark.slow
def test_a_game_for_one_asks_which_of_those(begin_with: Callable[[Faces], Program]) -> None:
    program = begin_with(ALL)
    program.carry_out("solo")
    page = program.window.screen_shown
    assert isinstance(page, GamesPage)
    assert shown(page) == ["Valeria: Card Kingdoms", "The hermit"]
    page.buttons["valeria"].click()
    assert program.pages.draft_of("valeria").players == 1


def test_only_one_game_for_one_is_set_up_at_once(begin_with: Callable[[Faces], Program]) -> None:
    program = begin_with(with_others(KINGDOM))
    program.carry_out("solo")
    assert isinstance(program.window.screen_shown, NewGameScreen)


def test_solo_is_offered_while_any_game_can_be_played_alone(
    begin_with: Callable[[Faces], Program],
) -> None:
    assert begin_with(ALL).window.home.button("solo").isVisible()
    without = begin_with({"kingdom": KINGDOM}).window
    assert not without.home.button("solo").isVisible()
    assert not without.actions_by_id["solo"].isVisible()


def test_a_game_for_one_only_is_a_new_game_too(begin_with: Callable[[Faces], Program]) -> None:
    program = begin_with(ALL)
    program.carry_out("new")
    program.pages.which_game.buttons["hermit"].click()
    assert program.pages.draft_of("hermit").players == 1


@pytest.mark.slow
def test_each_game_keeps_its_own_set_up(
    begin_with: Callable[[Faces], Program], qtbot: QtBot
) -> None:
    program = begin_with(ALL)
    for game, players in (("valeria", 4), ("kingdom", 3)):
        program.carry_out("new")
        program.pages.which_game.buttons[game].click()
        program.pages.draft_of(game).players = players
        page = program.window.screen_shown
        assert isinstance(page, NewGameScreen | PlainSetupPage)
        page.start.click()
    again = begin_with(ALL)
    assert [again.pages.draft_of(game).players for game in ("valeria", "kingdom")] == [4, 3]
    assert again.draft.rules.id == "kingdom"
    again.carry_out("new")
    again.window.activateWindow()
    qtbot.waitUntil(again.pages.which_game.buttons["kingdom"].hasFocus)


def screen(program: Program) -> QWidget | None:
    return program.window.screen_shown


@pytest.mark.slow
@pytest.mark.parametrize("game", ["valeria", "kingdom"])
def test_at_a_table_a_new_game_is_one_like_it(
    begin_with: Callable[[Faces], Program], game: str
) -> None:
    program = begin_with(ALL)
    program.pages.turn_to(game)
    program.start(5)
    program.carry_out("new")
    assert program.window.screen_shown is program.pages._setup_page(game)
    program.window.go_back()
    assert program.window.is_on_table


@pytest.mark.slow
def test_so_it_is_from_a_page_that_goes_back_to_the_table(
    begin_with: Callable[[Faces], Program],
) -> None:
    program = begin_with(ALL)
    program.start(5)
    program.carry_out("settings")
    program.carry_out("new")
    assert program.window.screen_shown is program.pages.new_game


@pytest.mark.slow
def test_another_game_is_one_click_away_from_there_and_from_nowhere_else(
    begin_with: Callable[[Faces], Program],
) -> None:
    program = begin_with(ALL)
    page = program.pages.new_game
    program.carry_out("new")
    program.pages.which_game.buttons["valeria"].click()
    assert not page.other.isVisible()
    program.start(5)
    program.carry_out("new")
    assert page.other.isVisible()
    page.other.click()
    assert screen(program) is program.pages.which_game
    program.pages.which_game.buttons["kingdom"].click()
    assert screen(program) is program.pages._setup_page("kingdom")


@pytest.mark.slow
def test_where_there_is_one_game_no_other_is_offered(
    begin_with: Callable[[Faces], Program],
) -> None:
    program = begin_with({"valeria": ALL["valeria"]})
    program.start(5)
    program.carry_out("new")
    assert not program.pages.new_game.other.isVisible()


@pytest.mark.slow
def test_a_game_alone_is_one_like_that_on_the_table_if_it_can_be_played_alone(
    begin_with: Callable[[Faces], Program],
) -> None:
    program = begin_with(ALL)
    program.start(5)
    program.carry_out("solo")
    assert program.window.screen_shown is program.pages.new_game
    assert program.draft.is_solo


@pytest.mark.slow
def test_home_and_its_pages_ask_which_game_a_new_one_is_to_be(
    begin_with: Callable[[Faces], Program],
) -> None:
    program = begin_with(ALL)
    program.start(5)
    program.go_home()
    for page in ("home", "settings"):
        program.carry_out(page)
        program.carry_out("new")
        assert program.window.screen_shown is program.pages.which_game


@pytest.mark.parametrize("game", ["valeria", "valencia"])
def test_after_a_lesson_a_game_of_what_was_taught_is_set_up(
    begin_with: Callable[[Faces], Program], game: str
) -> None:
    program = begin_with(ALL_GAMES)
    program._teach(game)
    as_a(LessonGuide, program.teaching.guide).start_a_game()
    page = program.pages._setup_page(game)
    assert screen(program) is page
    assert page.other.isVisible()
    assert not program.teaching.is_on
    program.window.go_back()
    assert screen(program) is program.window.home


def test_a_game_only_looked_at_is_not_the_one_played_last(
    begin_with: Callable[[Faces], Program],
) -> None:
    program = begin_with(ALL)
    program.carry_out("new")
    program.pages.which_game.buttons["kingdom"].click()
    program.carry_out("home")
    assert program.draft.rules.id == "valeria"


def test_rules_that_can_not_be_looked_up_are_told(begin_with: Callable[[Faces], Program]) -> None:
    program = begin_with(ALL)
    program.pages.turn_to("kingdom")
    table = program.window.table
    program.window.show_screen(table)
    program.carry_out("learn")
    assert program.window.screen_shown is table
    assert "The rules of A quieter kingdom can't be looked up here." in program.notice.text()
    program.pages.show_clause("T1")
    assert program.window.screen_shown is table


def test_at_home_the_only_rules_there_are_are_shown(
    begin_with: Callable[[Faces], Program],
) -> None:
    program = begin_with(ALL)
    program.pages.turn_to("kingdom")
    program.carry_out("learn")
    assert program.window.screen_shown is program.pages._learn_page("valeria")


@pytest.mark.slow
def test_at_home_rules_and_lessons_are_those_of_the_game_that_is_chosen(
    begin_with: Callable[[Faces], Program],
) -> None:
    program = begin_with(ALL_GAMES)
    for command in ("learn", "lesson"):
        program.go_home()
        program.carry_out(command)
        assert program.window.screen_shown is program.pages.which_game
        program.pages.which_game.buttons["valencia"].click()
    assert program.window.face is ALL_GAMES["valencia"]
    assert program.teaching.is_on
    shown = [program.window.screen_shown is program.window.table]
    program.carry_out("learn")
    assert [*shown, program.window.screen_shown is program.pages.learn] == [True, True]
