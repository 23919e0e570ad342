"""What is particular about each kind of question."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.prompts.meetings import meetings, met
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.options import (
    ActAt,
    Action,
    ChangeDie,
    GainResource,
)
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.use import Use
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.games.valeria.ui.prompts.cause_lines import QueueLine
from valeria_desktop.games.valeria.ui.prompts.dice import ChangePresenter
from valeria_desktop.games.valeria.ui.prompts.pay import PayPresenter
from valeria_desktop.games.valeria.ui.prompts.uses import UsePresenter
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.prompts.waiting import WaitingPanel

if TYPE_CHECKING:
    from tests.ui.prompts.conftest import Desk
    from tests.ui.prompts.meetings import Meeting

pytestmark = pytest.mark.usefixtures("unpainted")


def an_act(*, solo: bool = False) -> Meeting:
    """An action with something to slay, to recruit and to gain."""
    return next(
        meeting
        for meeting in met(Prompt.ACT)
        if bool(meeting.session.record.setup.solo) is solo
        and {ActAt, GainResource} <= {type(o) for o in meeting.decision.options}
    )


# --- actions


def test_an_action_says_how_many_are_possible(desk: Desk) -> None:
    meeting = an_act()
    desk.asks(meeting)
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    acts = [o for o in meeting.decision.options if isinstance(o, ActAt)]
    for kind in ("slay", "recruit", "build"):
        possible = sum(option.action == kind for option in acts)
        button = presenter._kinds[kind]
        assert button.isEnabled() is (possible > 0)
        assert button._tail == ((str(possible), ""),)


def test_an_action_that_is_not_possible_says_what_the_nearest_card_lacks(desk: Desk) -> None:
    said = []
    for meeting in met(Prompt.ACT):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert isinstance(presenter, ActPresenter)
        for kind, button in presenter._kinds.items():
            lacking = [
                (quote.card.name, [str(reason) for reason in quote.missing])
                for quote in meeting.scene.quotes.values()
                if quote.card is not None and quote.action == kind and quote.missing
            ]
            if not button.isEnabled() and lacking:
                words = button.accessibleName()
                assert words in button.toolTip()
                assert "nothing is possible now." in words
                assert any(name in words and all(map(words.count, r)) for name, r in lacking)
                said.append(words)
    assert said


def test_the_price_says_what_is_added_to_what_is_printed(desk: Desk) -> None:
    for meeting in met(Prompt.PAY):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert isinstance(presenter, PayPresenter)
        quote = meeting.scene.quotes[presenter._paid.place]
        more = quote.price.gold - quote.base
        if more > 0 and presenter._paid.action is Action.RECRUIT:
            assert presenter.note() == f"{quote.base}, plus {more} for your copies"
        assert presenter.heading().endswith(f"{presenter.card_name} for {presenter._total}")


def test_opening_an_action_asks_for_its_first_lit_place(desk: Desk) -> None:
    rows: list[str] = []
    desk.panel.row_asked.connect(rows.append)
    desk.asks(an_act())
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    desk.clicks(presenter._kinds["recruit"])
    assert rows == ["recruit"]
    assert "which citizen do you recruit" in desk.panel.question


def test_a_key_whose_button_is_off_says_why(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(ALOUD, "say", lambda _teller, sentence: told.append(sentence))
    desk.asks(an_act())
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    off = presenter._kinds["build"]
    off.setEnabled(False)
    off.setAccessibleName("Build: nothing is possible now. Owl Tower: 3 Gold short.")
    assert not desk.panel.take_key(Qt.Key.Key_3)
    assert told == ["Build: nothing is possible now. Owl Tower: 3 Gold short."]
    assert not desk.panel.take_key(Qt.Key.Key_9)
    assert len(told) == 1
    assert presenter.opened == ""


def test_escape_goes_from_a_list_back_to_the_actions(desk: Desk) -> None:
    backs: list[bool] = []
    desk.panel.back_asked.connect(lambda: backs.append(True))
    desk.asks(an_act())
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    kinds = len(presenter.buttons)
    presenter.open("recruit")
    desk.presses(Qt.Key.Key_Escape)
    assert presenter.opened == ""
    assert len(presenter.buttons) == kinds
    assert not backs
    assert desk.panel._corner is None


def test_the_focus_follows_into_a_list(desk: Desk) -> None:
    desk.asks(an_act())
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    presenter._kinds["recruit"].setFocus()
    desk.presses(Qt.Key.Key_Return)
    assert desk.focus() in presenter.buttons


def test_letters_gain_a_resource_at_once(desk: Desk) -> None:
    for key, option_id in (
        (Qt.Key.Key_G, "gain gold"),
        (Qt.Key.Key_S, "gain strength"),
        (Qt.Key.Key_M, "gain magic"),
    ):
        desk.asks(an_act())
        desk.presses(key)
        assert desk.answers == [option_id]


def test_they_do_so_while_the_list_of_another_action_is_open(desk: Desk) -> None:
    for key, option_id in (
        (Qt.Key.Key_G, "gain gold"),
        (Qt.Key.Key_S, "gain strength"),
        (Qt.Key.Key_M, "gain magic"),
    ):
        desk.asks(an_act())
        presenter = desk.panel.presenter
        assert isinstance(presenter, ActPresenter)
        desk.clicks(next(b for b in presenter._kinds.values() if b.isEnabled()))
        assert presenter.opened
        desk.presses(key)
        assert desk.answers == [option_id]


def test_the_question_says_which_action_it_is(desk: Desk) -> None:
    for meeting in met(Prompt.ACT):
        desk.asks(meeting)
        number = "first action: " if meeting.scene.actions_left == 2 else "second action: "
        if meeting.scene.actions == 1:
            number = ""
        assert f"— {number}what will you do?" in desk.panel.question


@pytest.mark.slow
def test_a_click_on_a_lit_place_acts_there(desk: Desk) -> None:
    for meeting in met(Prompt.ACT):
        for place, options in meeting.scene.lit.items():
            desk.asks(meeting)
            desk.panel.choose_at(AtPlace(place))
            acts = [option.id for option in options if isinstance(option, ActAt)]
            alone = [option.id for option in options] if len(options) == 1 else []
            assert desk.answers == (acts or alone)


def test_what_a_place_may_mean_is_pointed_out(desk: Desk) -> None:
    several = [
        (meeting, place, options)
        for group in meetings().values()
        for meeting in group
        for place, options in meeting.scene.lit.items()
        if len(options) > 1 and not any(isinstance(option, ActAt) for option in options)
    ]
    assert several
    for meeting, place, options in several:
        desk.asks(meeting)
        desk.panel.choose_at(AtPlace(place))
        assert desk.answers == []
        presenter = desk.panel.presenter
        assert presenter is not None
        stand_out = [i for i, b in presenter.choices.items() if b._kind is ButtonKind.PRIMARY]
        assert stand_out == [option.id for option in options]
        desk.presses(Qt.Key.Key_Return)
        assert desk.answers == [options[0].id]


def test_a_place_that_is_not_lit_answers_nothing(desk: Desk) -> None:
    desk.asks(met(Prompt.ROLL)[0])
    desk.panel.choose_at(AtPlace(3))
    assert desk.answers == []


# --- paying


def test_a_number_sets_how_much_magic_helps(desk: Desk) -> None:
    for meeting in met(Prompt.PAY):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert isinstance(presenter, PayPresenter)
        for payment in presenter._payments:
            magic = payment.amounts.magic
            if magic < 10:
                desk.presses(Qt.Key(Qt.Key.Key_0 + magic))
                assert presenter.payment is payment
                said = presenter.split.accessibleDescription()
                assert f"{magic} Magic" in said or not magic


def test_escape_steps_back_from_paying(desk: Desk) -> None:
    backs: list[bool] = []
    desk.panel.back_asked.connect(lambda: backs.append(True))
    desk.asks(met(Prompt.PAY)[0])
    desk.presses(Qt.Key.Key_Escape)
    assert backs == [True]
    assert desk.answers == []


def test_the_button_that_pays_says_what_is_done(desk: Desk) -> None:
    for meeting in met(Prompt.PAY):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert isinstance(presenter, PayPresenter)
        verb = presenter._paid.action.value.capitalize()
        assert presenter.confirm.text() == verb
        name = presenter.card_name
        assert presenter.confirm.accessibleName().startswith(f"{verb} {name}: Pay ")


# --- dice


def test_a_change_is_compared_with_keeping_the_dice(desk: Desk) -> None:
    for meeting in met(Prompt.CHANGE_DICE):
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert isinstance(presenter, ChangePresenter)
        kept = meeting.preview(meeting.scene.view.dice)
        for option in meeting.decision.options:
            dice = list(meeting.scene.view.dice)
            if isinstance(option, ChangeDie):
                dice[option.die] = option.number
            presenter.choices[option.id].setFocus()
            assert desk.focus() is presenter.choices[option.id]
            after = meeting.preview((dice[0], dice[1]))
            for row, before, now in zip(presenter.preview.rows, kept, after, strict=True):
                shown = [c.card for c in row for _ in range(c.number)]
                assert sorted(map(id, shown)) == sorted(map(id, now))
                assert sum(chip.change for chip in row) == len(now) - len(before)
            assert f"With {dice[0]} and {dice[1]}" in presenter.preview.accessibleName()


def test_others_harvest_what_their_cards_give_off_turn(desk: Desk) -> None:
    meeting = met(Prompt.CHANGE_DICE)[0]
    desk.asks(meeting)
    presenter = desk.panel.presenter
    assert isinstance(presenter, ChangePresenter)
    active = meeting.scene.view.active
    for seat, row in enumerate(presenter.preview.rows):
        for chip in row:
            expected = chip.card.on_turn if seat == active else chip.card.off_turn
            assert chip.effect is expected


# --- powers


def test_whoever_still_has_powers_to_use_is_named(desk: Desk) -> None:
    waiting = [
        meeting
        for group in meetings().values()
        for meeting in group
        if meeting.decision.prompt is Prompt.USE
        and {s.seat for s in meeting.scene.view.agenda if isinstance(s, Use)}
        - {meeting.decision.seat}
    ]
    assert waiting
    for meeting in waiting:
        desk.asks(meeting)
        presenter = desk.panel.presenter
        assert isinstance(presenter, UsePresenter)
        (line,) = presenter.footer.findChildren(QueueLine)
        for seat, cards in presenter.queue():
            assert f"{meeting.session.names[seat]} with {cards}" in line.accessibleName()


@pytest.mark.thorough
def test_players_are_called_by_their_names(desk: Desk) -> None:
    for group in meetings().values():
        for meeting in group:
            desk.asks(meeting)
            presenter = desk.panel.presenter
            assert presenter is not None
            for button in presenter.buttons:
                assert not re.search(r"player \d", button.text() + button.accessibleName())


# --- waiting and hints


def test_waiting_says_for_whom_and_can_be_hurried(desk: Desk) -> None:
    hurried: list[bool] = []
    desk.panel.hurried.connect(lambda: hurried.append(True))
    meeting = an_act()
    scene = meeting.session.scene((meeting.decision.seat + 1) % len(meeting.session.seats))
    desk.panel.wait(scene)
    name = meeting.session.names[meeting.decision.seat]
    assert desk.panel.question.startswith(f"{name} is ")
    body = desk.panel._body
    assert isinstance(body, WaitingPanel)
    (hurry,) = body.footer.findChildren(Button)
    QTest.mouseClick(hurry, Qt.MouseButton.LeftButton)
    assert hurried == [True]


def test_while_waiting_no_key_answers(desk: Desk) -> None:
    desk.asks(met(Prompt.ROLL)[0])
    desk.panel.wait(met(Prompt.ROLL)[0].scene)
    desk.presses(Qt.Key.Key_R, Qt.Key.Key_1, Qt.Key.Key_Return)
    assert desk.answers == []


def test_a_hint_marks_the_choice_and_says_it(desk: Desk) -> None:
    for group in meetings().values():
        for meeting in group:
            desk.asks(meeting)
            option = meeting.decision.options[-1]
            desk.panel.show_hint(option.id, str(option.words()))
            assert str(option.words()) in desk.panel.accessibleDescription()
            presenter = desk.panel.presenter
            assert presenter is not None
            hinted = [button for button in presenter.buttons if button.is_hinted]
            assert len(hinted) == (meeting.decision.prompt not in {Prompt.DUKE, Prompt.KEEP})


def test_a_hint_is_still_marked_behind_its_action(desk: Desk) -> None:
    meeting = an_act()
    desk.asks(meeting)
    option = next(o for o in meeting.decision.options if isinstance(o, ActAt))
    desk.panel.show_hint(option.id, str(option.words()))
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    assert presenter._kinds[option.action.value].is_hinted
    presenter.open(option.action.value)
    assert [i for i, b in presenter.choices.items() if b.is_hinted] == [option.id]


@pytest.mark.thorough
def test_a_key_that_is_held_answers_once(desk: Desk) -> None:
    desk.asks(an_act())
    desk.panel.take_focus()
    focus = desk.focus()
    assert focus is not None
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True
    )
    QApplication.sendEvent(focus, held)
    presenter = desk.panel.presenter
    assert isinstance(presenter, ActPresenter)
    assert presenter.opened == ""
    assert desk.answers == []


def test_another_theme_asks_again(desk: Desk) -> None:
    desk.asks(met(Prompt.ROLL)[0])
    desk.look.use(theme="light")
    desk.look.use(theme="dark")
    desk.panel.take_focus()
    desk.presses(Qt.Key.Key_Return)
    assert desk.answers == ["roll"]
