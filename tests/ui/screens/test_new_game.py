"""Setting up a game: seats, cards, variants and the seed, by mouse and by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLineEdit, QWidget

from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.engine.setup import CUSTOM, Level, Solo, Variant
from valeria_desktop.session.draft import Draft
from valeria_desktop.ui.screens.new_game import NewGameScreen

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.look import Look


@pytest.fixture
def draft() -> Draft:
    return Draft(shipped_catalog(), seed=5)


@pytest.fixture
def screen(look: Look, qtbot: QtBot, draft: Draft) -> NewGameScreen:
    made = NewGameScreen(look, draft)
    qtbot.addWidget(made)
    made.resize(1280, 700)
    made.show()
    return made


def named(screen: NewGameScreen, name: str) -> QWidget:
    """Find what has a name for screen readers, or a text."""
    for widget in screen.findChildren(QWidget):
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        if name in {widget.accessibleName(), text}:
            return widget
    raise AssertionError(name)


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def choose(box: QWidget, value: object) -> None:
    assert isinstance(box, QComboBox)
    index = box.findData(value)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_a_game_starts_with_one_click(screen: NewGameScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.started):
        click(qtbot, named(screen, "Start"))


def test_a_game_starts_with_enter_and_is_left_with_escape(
    screen: NewGameScreen, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(screen, Qt.Key.Key_Return)
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)


def test_as_many_seats_are_shown_as_play(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    click(qtbot, named(screen, "Players: 5"))
    assert draft.players == 5
    assert named(screen, "Name of player 5").isVisible()
    click(qtbot, named(screen, "Players: 1"))
    assert not named(screen, "Name of player 2").isVisible()
    assert named(screen, "Solo game").isVisible()


def test_a_seat_has_name_sign_colour_and_who_plays(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    name = named(screen, "Name of player 1")
    assert isinstance(name, QLineEdit)
    name.selectAll()
    qtbot.keyClicks(name, "Ada")
    before = draft.seats[0]
    click(qtbot, named(screen, "Sign of player 1"))
    click(qtbot, named(screen, "Colour of player 1"))
    choose(named(screen, "Who plays player 2"), None)
    assert draft.seats[0].name == "Ada"
    assert draft.seats[0].sign is not before.sign
    assert draft.seats[0].colour is not before.colour
    assert draft.seats[1].is_person


def test_equal_names_are_told_and_nothing_starts(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    name = named(screen, "Name of player 1")
    assert isinstance(name, QLineEdit)
    name.selectAll()
    qtbot.keyClicks(name, draft.seats[1].name)
    assert not named(screen, "Start").isEnabled()
    with qtbot.assertNotEmitted(screen.started):
        qtbot.keyClick(screen, Qt.Key.Key_Return)


def test_solo_games_have_a_mode_and_a_level(screen: NewGameScreen, draft: Draft) -> None:
    screen.start_solo(is_solo=True)
    choose(named(screen, "Level"), Level.HARDEST)
    assert (draft.players, draft.level) == (1, Level.HARDEST)
    choose(named(screen, "Solo game"), Solo.SIEGE)
    assert draft.solo is Solo.SIEGE
    assert not named(screen, "Level").isVisible()
    screen.start_solo(is_solo=False)
    assert draft.players == 2


def test_a_variant_that_can_not_be_is_grey_and_says_why(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    no_dukes = named(screen, "No Dukes")
    assert isinstance(no_dukes, QCheckBox)
    click(qtbot, no_dukes)
    no_dukes.click() if Variant.NO_DUKE not in draft.variants else None
    assert Variant.NO_DUKE in draft.variants
    screen.start_solo(is_solo=True)
    assert not no_dukes.isEnabled()
    assert Variant.NO_DUKE not in draft.variants
    words = draft.refusal_of_variant(Variant.NO_DUKE)
    assert any(getattr(widget, "text", str)() == words for widget in screen.findChildren(QWidget))


def test_the_seed_can_be_entered_copied_and_drawn(
    screen: NewGameScreen, draft: Draft, qtbot: QtBot
) -> None:
    seed = named(screen, "Seed: the same one deals the same game")
    assert isinstance(seed, QLineEdit)
    seed.selectAll()
    qtbot.keyClicks(seed, "1234")
    assert draft.seed == 1234
    click(qtbot, named(screen, "Copy the seed"))
    assert QGuiApplication.clipboard().text() == "1234"
    click(qtbot, named(screen, "Another seed"))
    assert seed.text() == str(draft.seed)
    seed.selectAll()
    qtbot.keyClicks(seed, "x")
    assert not named(screen, "Start").isEnabled()


def test_custom_choices_can_be_made(screen: NewGameScreen, draft: Draft, qtbot: QtBot) -> None:
    choose(named(screen, "Set-up of the cards"), CUSTOM)
    assert draft.preset == CUSTOM
    assert len(draft.areas) == 5
    area = draft.areas[0]
    box = named(screen, area)
    assert isinstance(box, QCheckBox)
    box.click()
    assert area not in draft.areas
    assert not named(screen, "Start").isEnabled()
    box.click()
    assert named(screen, "Start").isEnabled()
    domain = next(card for card in draft.catalog.domains if card.id not in draft.without)
    left_out = named(screen, domain.name)
    assert isinstance(left_out, QCheckBox)
    left_out.click()
    assert domain.id in draft.without
    group = next(group for group in draft.catalog.numbers.values() if len(group) > 1)
    numbers = next(key for key, value in draft.catalog.numbers.items() if value is group)
    label = "/".join(map(str, numbers))
    choose(named(screen, f"Citizen for {label}"), group[1].id)
    assert group[1].id in draft.citizens


def test_everything_that_takes_the_focus_has_a_name(screen: NewGameScreen) -> None:
    for widget in screen.findChildren(QWidget):
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes and isinstance(widget, QAbstractButton | QComboBox | QLineEdit):
            text = widget.text() if isinstance(widget, QAbstractButton) else ""
            assert widget.accessibleName() or text, widget
