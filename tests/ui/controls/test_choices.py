"""A value is chosen by a click, an arrow, or a screen reader that toggles its button."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible

from valeria_desktop.ui.controls.choices import Choices

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def choices(look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Choices:
    made = Choices(look, "Against whom")
    qtbot.addWidget(made)
    made.offer([("Each other", "people"), ("The Dark Lord", "lord")])
    made.show_value("people")
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return made


def test_a_reader_that_toggles_a_button_chooses_its_value(choices: Choices, qtbot: QtBot) -> None:
    with qtbot.waitSignal(choices.chosen) as chosen:
        choices.button_of("lord").toggle()
    assert chosen.args == ["lord"]
    assert choices.currentData() == "lord"


def test_a_value_that_is_only_shown_is_not_chosen(choices: Choices, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(choices.chosen):
        choices.show_value("lord")
    assert choices.currentData() == "lord"


def test_a_click_chooses_once_also_while_a_reader_listens(choices: Choices, qtbot: QtBot) -> None:
    chosen: list[object] = []
    choices.chosen.connect(chosen.append)
    choices.button_of("lord").click()
    qtbot.wait(20)
    assert chosen == ["lord"]


def test_values_are_radio_buttons_for_a_reader(choices: Choices) -> None:
    for button in choices.buttons():
        heard = QAccessible.queryAccessibleInterface(button)
        assert heard.role() is QAccessible.Role.RadioButton


def test_no_choices_can_be_offered_as_yet(look: Look, qtbot: QtBot) -> None:
    """A holder with nothing beside it is alone in Qt's ring of the focus."""
    made = Choices(look, "Against whom")
    qtbot.addWidget(made)
    made.offer([])
    made.offer([("Each other", "people"), ("The Dark Lord", "lord")])
    assert [button.text() for button in made.buttons()] == ["Each other", "The Dark Lord"]
    assert made.nextInFocusChain() is made.button_of("people")
