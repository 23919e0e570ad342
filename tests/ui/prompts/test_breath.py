"""A breath between two players at one screen: what the last one presses never answers the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import frozen
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.kernel.toys import TOYS
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES as VALENCIA
from valeria_desktop.games.valeria.game import RULES as VALERIA
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.bare_table import bare_face
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.prompts.curtain import REST
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.ui.controls.button import Button
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.prompts.panel import PromptPanel

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("look", "unpainted")]

SPACE, RETURN, ONE = Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_1
LEFT, NOTHING = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@frozen
class Case:
    """A game at its table, and who plays it to where a test begins."""

    face: Face
    bot: str

    @property
    def rules(self) -> Rules[Any]:
        return self.face.rules


CASES = {
    "valeria": Case(FACES[VALERIA.id], "greedy"),
    "valencia": Case(FACES[VALENCIA.id], "planner"),
    "bare": Case(bare_face(TOYS["reaction"]), "random"),
}


class Shared:
    """People before one screen, with a clock that is turned by hand."""

    def __init__(self, program: Program, case: Case) -> None:
        self.program, self.case = program, case
        self.now = 100.0
        setup = program.draft.setup
        self.seats = default_seats(setup.players)
        self.record = Record(case.rules, setup, 5)

    def handed_over(self) -> tuple[Session, str]:
        """Return a game before the choice after which another person is asked something public."""
        case = self.case
        session = Session(self.record, self.seats)
        bot = make_bot(case.rules, case.bot, 5)
        while (decision := session.decision) is not None:
            made = list(session.record.choices)
            session.choose(bot.choose(session.game.view(decision.seat), decision).id)
            following = session.decision
            if following is not None and _is_for_all(following, not_of=decision.seat):
                last = session.record.choices[len(made)]
                before = Record(case.rules, session.record.setup, 5, made)
                return Session(before, self.seats), last
        raise AssertionError("nobody was asked anything public")

    def begins(self) -> None:
        """Have another person asked, just now."""
        session, last = self.handed_over()
        self.program.controller.leave()
        self.program._play(session)
        self.prompt.breath.clock = lambda: self.now
        QApplication.processEvents()
        if self.prompt.curtain is not None:
            self.prompt.curtain.open()
        self.now += 10
        self.program.window.activateWindow()
        self.program.controller.choose(last)
        QApplication.processEvents()
        self.made = len(self.session.record.choices)

    @property
    def prompt(self) -> PromptPanel:
        return self.program.window.table.prompt

    @property
    def session(self) -> Session:
        assert self.program.controller.session is not None
        return self.program.controller.session

    @property
    def new(self) -> list[str]:
        return self.session.record.choices[self.made :]

    @property
    def button(self) -> Button:
        """The first button that answers."""
        presenter = self.prompt.presenter
        assert presenter is not None
        return next(each for each in presenter.choices.values() if each.isVisible())

    def types(self, key: Qt.Key) -> None:
        """Press a key as the system tells the window, with the focus on a button that answers."""
        self.button.setFocus()
        handle = self.program.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key)
        QApplication.processEvents()

    @property
    def spot(self) -> QPoint:
        button = self.button
        return button.mapTo(self.program.window, button.rect().center())

    def clicks(self) -> None:
        handle = self.program.window.windowHandle()
        assert handle is not None
        QTest.mouseClick(handle, LEFT, NOTHING, self.spot)
        QApplication.processEvents()

    def does(self, deed: Qt.Key | None) -> None:
        """Press a key, or click."""
        if deed is None:
            self.clicks()
        else:
            self.types(deed)


def _is_for_all(decision: Decision, not_of: int) -> bool:
    """Whether each of the keys answers a public question; in a chain, a digit declines a part."""
    is_public = decision.question.privacy is Privacy.PUBLIC and not decision.question.chain
    return is_public and decision.seat != not_of and len(decision.options) > 1


@pytest.fixture(params=CASES)
def shared(
    request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> Iterator[Shared]:
    case = CASES[request.param]
    faces = {case.rules.id: case.face}
    program = Program(qapp, Folders.at(tmp_path), faces, "tests.kernel.toys:TOYS")
    qtbot.addWidget(program.window)
    program.change("pace", Pace.OFF.value)
    program.window.show()
    yield Shared(program, case)
    program.close()


DEEDS = pytest.mark.parametrize("deed", [SPACE, RETURN, ONE, None], ids=str)


@DEEDS
def test_for_half_a_second_nothing_that_is_pressed_answers_for_the_next_person(
    shared: Shared, deed: Qt.Key | None
) -> None:
    shared.begins()
    for after in (0.0, 0.15, 0.3, 0.49):
        shared.now += after - (shared.now - 110.0)
        shared.does(deed)
        assert shared.new == []
    shared.now = 110.0 + REST
    shared.does(deed)
    assert len(shared.new) == 1


def test_a_click_that_began_too_soon_answers_nothing_when_it_is_let_go_of(shared: Shared) -> None:
    shared.begins()
    handle = shared.program.window.windowHandle()
    assert handle is not None
    shared.now += 0.4
    QTest.mousePress(handle, LEFT, NOTHING, shared.spot)
    shared.now += 1.0
    QTest.mouseRelease(handle, LEFT, NOTHING, shared.spot)
    assert shared.new == []
    shared.clicks()
    assert len(shared.new) == 1


def test_what_presses_a_button_without_a_hand_has_to_wait_as_well(shared: Shared) -> None:
    shared.begins()
    button = shared.button
    button.click()  # as a screen reader can
    assert shared.new == []
    shared.now += REST
    button.click()
    assert len(shared.new) == 1


def test_another_game_is_asked_at_once(shared: Shared) -> None:
    shared.begins()
    shared.now += 10
    session, _ = shared.handed_over()
    shared.program._play(session)
    QApplication.processEvents()
    assert shared.prompt.breath.is_over or shared.prompt.curtain is not None


# --- a game that is gone on with


def load(shared: Shared) -> None:
    """Play to a public question, and go on with the game as the next start of the program does."""
    shared.begins()
    shared.program.keeping.is_saved()
    listed = shared.program.keeping.unfinished()
    assert listed is not None
    shared.program.controller.leave()
    shared.now += 10
    shared.program.load(listed.path)
    QApplication.processEvents()


@pytest.mark.slow
def test_a_loaded_game_asks_who_sits_there_before_anything_else(shared: Shared) -> None:
    load(shared)
    decision, curtain = shared.session.decision, shared.prompt.curtain
    assert decision is not None
    assert curtain is not None
    assert curtain.isVisible()
    name = shared.session.names[decision.seat]
    assert curtain.accessibleName().startswith(f"{name}, ready? The game continues with you. Press")
    assert shared.program.window.focusWidget() is curtain
    for key in (ONE, Qt.Key.Key_W, Qt.Key.Key_R):
        shared.program.window.activateWindow()
        QTest.keyClick(shared.program.window.windowHandle(), key)
    assert shared.new == []
    shared.now += REST
    QTest.mouseClick(curtain, LEFT)
    assert not curtain.isVisible()
    shared.clicks()
    assert shared.new == []
    shared.now += REST
    shared.clicks()
    assert len(shared.new) == 1


@pytest.mark.slow
def test_it_asks_so_once_and_not_again_in_other_sizes(shared: Shared) -> None:
    load(shared)
    curtain = shared.prompt.curtain
    assert curtain is not None
    shared.program.change("scale", 1.15)
    assert curtain.isVisible()
    curtain.open()
    shared.program.change("scale", 1.0)
    assert not curtain.isVisible()
    shared.program.go_home()
    shared.program.carry_out("continue")
    assert not curtain.isVisible()


def test_who_goes_away_before_saying_so_is_asked_again(shared: Shared) -> None:
    load(shared)
    curtain = shared.prompt.curtain
    assert curtain is not None
    shared.program.go_home()
    assert not curtain.isVisible()
    shared.program.carry_out("continue")
    assert curtain.isVisible()


def test_one_person_against_bots_goes_on_at_once(shared: Shared) -> None:
    rules = shared.case.rules
    bots = default_seats(shared.record.setup.players, bots=shared.case.bot)
    session = Session(Record(rules, shared.record.setup, 5), bots)
    bot = make_bot(rules, shared.case.bot, 5)
    while (decision := session.decision) is not None and not _is_for_all(decision, not_of=1):
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    shared.program.play_on(session)
    curtain = shared.prompt.curtain
    assert curtain is None or not curtain.isVisible()
    assert shared.prompt.breath.is_over
