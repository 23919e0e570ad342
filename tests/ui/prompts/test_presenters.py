"""Each kind of question has a presenter that offers exactly the options there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.ui.prompts.meetings import met
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.solo.options import Surrender
from valeria_desktop.games.valeria.ui.prompts.pay import PayPresenter
from valeria_desktop.games.valeria.ui.prompts.registry import PRESENTERS
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tests.ui.prompts.conftest import Desk
    from tests.ui.prompts.meetings import Meeting
    from valeria_desktop.kernel.options import Option

EVERY = pytest.mark.parametrize("prompt", Prompt)


def test_every_prompt_has_a_presenter() -> None:
    assert set(PRESENTERS) == set(Prompt)


@EVERY
def test_every_prompt_is_met_in_random_games(prompt: Prompt) -> None:
    assert met(prompt)


def button_of(desk: Desk, option: Option) -> Button:
    prompt = desk.meeting and desk.meeting.decision.prompt
    if prompt in {Prompt.DUKE, Prompt.KEEP}:
        desk.opens_curtain()
        return desk.duke_button(option)
    if prompt is Prompt.PAY:
        return desk.counts_to(option)
    return desk.shown_button(option)


@pytest.mark.thorough
@EVERY
def test_the_mouse_gives_every_option(desk: Desk, prompt: Prompt) -> None:
    for meeting in met(prompt):
        for option in meeting.decision.options:
            desk.asks(meeting)
            desk.clicks(button_of(desk, option))
            assert desk.answers == [option.id]


def answer_by_keys(desk: Desk, option: Option) -> None:
    presenter = desk.panel.presenter
    if isinstance(presenter, PayPresenter):
        desk.panel.take_focus()
        while presenter.payment is not option:
            desk.presses(Qt.Key.Key_Right)
        desk.presses(Qt.Key.Key_Return)
        return
    button = button_of(desk, option)
    if button.key in {"", "Enter"}:  # beyond the tenth: by arrows from the first
        desk.panel.take_focus()
        assert button in reached_by_arrows(desk)
        button.setFocus()
        desk.presses(Qt.Key.Key_Return)
    else:
        desk.presses(Qt.Key(ord(button.key)))


def reached_by_arrows(desk: Desk) -> set[QWidget]:
    arrows = (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left)
    start = desk.focus()
    assert start is not None
    found = {start}
    ahead = [start]
    while ahead:
        here = ahead.pop()
        for arrow in arrows:
            here.setFocus()
            desk.presses(arrow)
            there = desk.focus()
            if there is not None and there not in found:
                found.add(there)
                ahead.append(there)
    return found


@pytest.mark.thorough
@EVERY
def test_the_keyboard_gives_every_option(desk: Desk, prompt: Prompt) -> None:
    for meeting in met(prompt):
        for option in meeting.decision.options:
            desk.asks(meeting)
            answer_by_keys(desk, option)
            assert desk.answers == [option.id]


@EVERY
def test_nothing_is_offered_that_is_no_option(desk: Desk, prompt: Prompt) -> None:
    for meeting in met(prompt):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert presenter is not None
        ids = {option.id for option in meeting.decision.options}
        assert presenter.choices.keys() <= ids
        if isinstance(presenter, PayPresenter):
            assert {payment.id for payment in presenter._payments} == ids
            assert presenter.payment.id == meeting.decision.options[0].id


@pytest.mark.thorough
@EVERY
def test_all_words_are_said(desk: Desk, prompt: Prompt) -> None:
    for meeting in met(prompt):
        desk.asks(meeting)
        name = meeting.session.seats[meeting.decision.seat].name
        assert desk.panel.question.startswith(f"{name} — ")
        buttons = shown_buttons(desk)
        assert buttons
        for button in buttons:
            assert button.accessibleName().endswith("."), button.text()
            assert len(button.accessibleName()) > len("Roll.")


@EVERY
def test_a_question_is_asked_in_its_own_words(desk: Desk, prompt: Prompt) -> None:
    for meeting in met(prompt):
        desk.asks(meeting)
        words = tell(meeting.decision.words(), meeting.session.names)
        assert desk.panel.question.partition(" — ")[2].startswith(
            (words, f"first action: {words}", f"second action: {words}")
        )


def shown_buttons(desk: Desk) -> list[Button]:
    assert desk.panel.presenter is not None
    return desk.panel.presenter.buttons


@EVERY
def test_the_panel_keeps_to_its_room(desk: Desk, prompt: Prompt) -> None:
    for meeting in met(prompt):
        desk.asks(meeting)
        px = desk.look.px
        assert px(164) <= desk.panel.height() <= px(400)
        for button in shown_buttons(desk):
            assert button.height() >= px(30)
            assert button.width() <= desk.panel.width()


def test_a_choice_is_made_once_only(desk: Desk) -> None:
    desk.asks(met(Prompt.ROLL)[0])
    desk.presses(Qt.Key.Key_R, Qt.Key.Key_R, Qt.Key.Key_Return)
    assert desk.answers == ["roll"]


@pytest.mark.parametrize("prompt", [Prompt.USE, Prompt.CAPTURE, Prompt.LORD_TAKES, Prompt.FILL])
def test_the_first_options_can_be_seen_without_scrolling(desk: Desk, prompt: Prompt) -> None:
    for meeting in met(prompt):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert presenter is not None
        first: Meeting | Button = presenter.choices[meeting.decision.options[0].id]
        assert isinstance(first, Button)
        assert first.visibleRegion().boundingRect().height() == first.height()


@pytest.mark.parametrize("prompt", [Prompt.CAPTURE, Prompt.LORD_TAKES])
def test_a_card_left_to_the_dark_lord_is_a_short_answer(desk: Desk, prompt: Prompt) -> None:
    """The question says what happens to it; a reader hears the whole answer."""
    for meeting in met(prompt):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert presenter is not None
        for option in meeting.decision.options:
            assert isinstance(option, Surrender)
            button = presenter.choices[option.id]
            where = f", pile {option.place - 19}" if prompt is Prompt.LORD_TAKES else ""
            assert button.text() == f"{option.card.name}{where}"
            assert button.accessibleName().startswith(tell(option.words()))
