"""The tutor's whole way in the window: a poor choice, thought about again or kept, in each game."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve, frozen
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.counts import spread
from tests.ui.asked import Asked
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.tutor import TutorLesson
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES as VALENCIA
from valeria_desktop.games.valencia.rules.deal import TASKS_DEALT
from valeria_desktop.games.valencia.rules.model.prompts import Prompt as Asks
from valeria_desktop.games.valencia.rules.setup import Setup as City
from valeria_desktop.games.valeria.game import RULES as VALERIA
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.session.wire import pack
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.ui.prompts.presenter import Presenter

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("look", "unpainted")]

REASON = Reason(ReasonKind.BRINGS, say("Your lead: 4 instead of 1."), 0.05)
NOTHING = Qt.KeyboardModifier.NoModifier
SPACE, RETURN, ESC = Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape


@frozen
class Case:
    """A question of a game that has buttons, and one on a sheet."""

    rules: Rules[Any]
    setup: Any
    bot: str
    button: str
    sheet: str


CASES = {
    "valeria": Case(VALERIA, Setup(players=2), "greedy", Prompt.ACT, Prompt.DUKE),
    "valencia": Case(VALENCIA, City(players=2), "planner", Asks.BID, Asks.TASKS),
}


class Warned:
    """One person against a bot, whose choices a tutor looks at as a test wants."""

    def __init__(self, program: Program, case: Case, asked: Asked, qtbot: QtBot) -> None:
        self.program, self.case, self.asked, self.qtbot = program, case, asked, qtbot

    def comes_to(self, prompt: str) -> None:
        """Play until the person is asked so, with something to choose between."""
        case = self.case
        seats = default_seats(2, bots=case.bot)
        session = Session.begin(case.rules, case.setup, seats, 7)
        bot = make_bot(case.rules, case.bot, 7)
        while (decision := session.decision) is not None:
            is_mine = decision.seat == 0 and decision.prompt == prompt
            if is_mine and len(decision.options) > 1:
                break
            session.choose(bot.choose(session.game.view(decision.seat), decision).id)
        self.program._play(session)
        self.program.controller.tutor.is_on = True
        self.program.window.activateWindow()
        self.qtbot.waitUntil(self.program.window.isActiveWindow)  # no key is heard before
        self.made = len(session.record.choices)

    @property
    def session(self) -> Session:
        assert self.program.controller.session is not None
        return self.program.controller.session

    @property
    def new(self) -> list[str]:
        return self.session.record.choices[self.made :]

    @property
    def options(self) -> list[Option]:
        assert self.session.decision is not None
        return list(self.session.decision.options)

    @property
    def presenter(self) -> Presenter:
        presenter = self.program.window.table.prompt.presenter
        assert presenter is not None
        return presenter

    def better_than(self, chosen: str) -> str:
        """The option that the tutor holds to be better."""
        return next(option.id for option in self.options if option.id != chosen)

    def words_of(self, option_id: str) -> str:
        assert self.session.decision is not None
        return tell(self.session.decision.option(option_id).words(), self.session.names)

    def teaches(
        self, cost: float, best: str = "", reason: Reason = REASON, then: tuple[Phrase, ...] = ()
    ) -> None:
        """Have the tutor say how much worse than another the choice was."""
        ticket, consult = list(self.asked.open.items())[-1]
        best = best or self.better_than(consult.about)
        lesson = TutorLesson(consult.about, best, cost, (reason,), then, 64, is_final=True)
        self.program.thinker.told.emit(ticket, pack(lesson, self.case.rules))
        QApplication.processEvents()

    def types(self, key: Qt.Key, held: Qt.KeyboardModifier = NOTHING) -> None:
        """Press a key as the system tells the window."""
        handle = self.program.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key, held)
        QApplication.processEvents()

    @property
    def weighs(self) -> str:
        """How the voice says that it thinks about a choice."""
        voice = self.program.window.face.voice
        assert voice is not None
        return f"{voice.name()} weighs this: "

    @property
    def words(self) -> str:
        """What the sheet says below the question."""
        return self.program.window.table.prompt.accessibleDescription()


@pytest.fixture(params=CASES)
def warned(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Warned]:
    case = CASES[request.param]
    program = Program(qapp, Folders.at(tmp_path), {case.rules.id: FACES[case.rules.id]})
    qtbot.addWidget(program.window)
    program.change("pace", Pace.OFF.value)
    program.window.show()
    asked = Asked(program)
    for name in ("consult", "hasten", "drop"):
        monkeypatch.setattr(program.thinker, name, getattr(asked, name))
    yield Warned(program, case, asked, qtbot)
    program.close()


# --- choosing by mouse or by keyboard


def by_mouse(warned: Warned, qtbot: QtBot, number: int = 0) -> str:
    """Press a button that answers."""
    shown = [(name, each) for name, each in warned.presenter.choices.items() if each.isVisible()]
    option_id, button = shown[number]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    return option_id


def by_key(warned: Warned, qtbot: QtBot) -> str:
    """Press the key of the first button that has one."""
    presenter = warned.presenter
    names = {button: name for name, button in presenter.choices.items()}
    key, button = next(
        (key, each) for key, each in presenter.keys.items() if each in names and each.isVisible()
    )
    warned.types(key)
    return names[button]


def think_by_mouse(warned: Warned, qtbot: QtBot) -> None:
    """Press the tool that takes back; it tells why not where nothing else could be taken back."""
    warned.program.carry_out("undo")


def think_by_key(warned: Warned, qtbot: QtBot) -> None:
    warned.types(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def better_by_mouse(warned: Warned, qtbot: QtBot) -> None:
    qtbot.mouseClick(warned.program.question.buttons[0], Qt.MouseButton.LeftButton)


def better_by_enter(warned: Warned, qtbot: QtBot) -> None:
    warned.types(RETURN)


def keep_by_mouse(warned: Warned, qtbot: QtBot) -> None:
    qtbot.mouseClick(warned.program.question.buttons[1], Qt.MouseButton.LeftButton)


def keep_by_escape(warned: Warned, qtbot: QtBot) -> None:
    warned.types(ESC)


def keep_by_key(warned: Warned, qtbot: QtBot) -> None:
    """Go to the other button, and press it."""
    warned.types(Qt.Key.Key_Tab)
    warned.types(SPACE)


CHOOSE = (by_mouse, by_key)
THINK = (think_by_mouse, think_by_key)
BETTER = (better_by_mouse, better_by_enter)
KEEP = (keep_by_mouse, keep_by_escape, keep_by_key)


@pytest.mark.parametrize(("choose", "think"), spread(product(CHOOSE, THINK), 2))
def test_who_thinks_again_is_asked_as_before_and_can_choose_another(
    warned: Warned,
    qtbot: QtBot,
    choose: Callable[[Warned, QtBot], str],
    think: Callable[[Warned, QtBot], None],
) -> None:
    warned.comes_to(warned.case.button)
    choose(warned, qtbot)
    warned.teaches(0.12)
    assert warned.program.question.isVisible()
    assert warned.new == []
    think(warned, qtbot)
    assert warned.program.question.isHidden()
    assert warned.new == []
    assert warned.program.window.table.prompt.isAncestorOf(warned.program.window.focusWidget())
    choose(warned, qtbot)
    assert warned.program.question.isVisible()  # it is as poor as it was
    think(warned, qtbot)
    better = by_mouse(warned, qtbot, 1)
    warned.teaches(0.0)
    assert warned.new[:1] == [better]


@pytest.mark.parametrize(("choose", "take"), spread(product(CHOOSE, BETTER), 2))
def test_who_takes_the_better_choice_has_made_it_and_goes_on(
    warned: Warned,
    qtbot: QtBot,
    choose: Callable[[Warned, QtBot], str],
    take: Callable[[Warned, QtBot], None],
) -> None:
    warned.comes_to(warned.case.button)
    chosen = choose(warned, qtbot)
    better = warned.better_than(chosen)
    warned.teaches(0.12)
    take(warned, qtbot)
    assert warned.new[:1] == [better]
    assert warned.program.question.isHidden()
    assert not warned.program.window.table.banners.flags


def test_the_voice_says_who_is_better_why_and_how_to_answer(warned: Warned, qtbot: QtBot) -> None:
    warned.comes_to(warned.case.button)
    chosen = by_mouse(warned, qtbot)
    better = warned.words_of(warned.better_than(chosen))
    told: list[str] = []
    warned.program.announcer.announced.connect(told.append)
    warned.teaches(0.12)
    question = warned.program.question
    assert question.bust.isVisible()
    assert question.bust.voice is warned.program.window.face.voice is not None
    assert [button.key for button in question.buttons] == ["Enter", "Esc"]
    names = [button.accessibleName() for button in question.buttons]
    assert names == [better, warned.words_of(chosen)]
    said = question.accessibleName()
    assert said == told[-1]
    assert said.startswith(f"Think again? {better}: clear. Your lead: 4 instead of 1.")
    assert said.endswith(f"Enter: {better}. Esc: {warned.words_of(chosen)}. Ctrl+Z: choose anew.")


@pytest.mark.parametrize(("card", "follows"), [("", 1), ("Mercenary", 0), ("Merchant", 1)], ids=str)
def test_what_follows_is_said_unless_the_reason_names_it(
    warned: Warned, qtbot: QtBot, card: str, follows: int
) -> None:
    warned.comes_to(warned.case.button)
    by_key(warned, qtbot)
    then = say("Recruit Mercenary for 3 Gold")
    warned.teaches(0.12, reason=evolve(REASON, card=card), then=(then,))
    assert warned.program.question.accessibleName().count(f"Then: {then}.") == follows


def test_what_follows_a_long_reason_is_left_out(warned: Warned, qtbot: QtBot) -> None:
    """A reason has three lines beside the face."""
    warned.comes_to(warned.case.button)
    by_key(warned, qtbot)
    long = say("With it Rogue's Landing needs only 1 Shadow more and 2 Workers.")
    warned.teaches(0.12, reason=evolve(REASON, words=long), then=(say("Gain 1 Gold, or Magic"),))
    said = warned.program.question.accessibleName()
    assert long in said
    assert "Then:" not in said


def test_a_banner_hangs_at_the_better_card_as_long_as_the_voice_asks(
    warned: Warned, qtbot: QtBot
) -> None:
    warned.comes_to(warned.case.button)
    table = warned.program.window.table
    best = next((each for each in warned.options if each.at is not None), None)
    if best is None:
        pytest.skip("this question is about nothing on the table")
    poor = next(each for each in warned.options if each is not best)
    warned.program.controller.choose(poor.id)
    warned.teaches(0.12, best.id)
    assert [flag.at for flag in table.banners.flags] == [best.at]
    (banner,) = table.banners.boxes
    at = best.at
    thing = None if at is None else table.box_of(at)
    assert thing is not None
    assert thing.top() - banner.height() < banner.top() < thing.top()
    assert banner.center().x() < thing.right() < banner.right() + banner.width()
    warned.types(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not table.banners.flags
    assert not table.banners.boxes


@pytest.mark.parametrize(("choose", "keep"), spread(product(CHOOSE, KEEP), 4))
def test_who_keeps_to_it_has_chosen_and_can_take_it_back(
    warned: Warned,
    qtbot: QtBot,
    choose: Callable[[Warned, QtBot], str],
    keep: Callable[[Warned, QtBot], None],
) -> None:
    warned.comes_to(warned.case.button)
    before = warned.session.undo_start
    chosen = choose(warned, qtbot)
    warned.teaches(0.12)
    keep(warned, qtbot)
    assert warned.new[:1] == [chosen]
    assert warned.program.question.isHidden()
    if warned.session.undo_refusal is None and warned.session.undo_start != before:
        warned.types(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert warned.new == []
        assert choose(warned, qtbot) == chosen
        warned.teaches(0.0)
        assert warned.new[:1] == [chosen]


@pytest.mark.parametrize("choose", CHOOSE)
def test_a_press_is_seen_at_once_and_a_second_one_does_nothing(
    warned: Warned, qtbot: QtBot, choose: Callable[[Warned, QtBot], str]
) -> None:
    warned.comes_to(warned.case.button)
    chosen = choose(warned, qtbot)
    assert warned.words.startswith(warned.weighs)
    assert [name for name, each in warned.presenter.choices.items() if each.is_taken] == [chosen]
    choose(warned, qtbot)
    for key in (SPACE, RETURN, Qt.Key.Key_1, Qt.Key.Key_2):
        warned.types(key)
    assert len(warned.asked.open) == 1
    assert warned.new == []
    warned.teaches(0.0)
    assert warned.new[:1] == [chosen]


def test_once_it_is_open_again_nothing_looks_pressed(warned: Warned, qtbot: QtBot) -> None:
    warned.comes_to(warned.case.button)
    by_mouse(warned, qtbot)
    warned.teaches(0.12)
    assert warned.words == ""
    assert not any(each.is_taken for each in warned.presenter.choices.values())


def test_while_it_asks_no_key_answers_behind_it(warned: Warned, qtbot: QtBot) -> None:
    warned.comes_to(warned.case.button)
    by_mouse(warned, qtbot)
    warned.teaches(0.12)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_W, Qt.Key.Key_Right, Qt.Key.Key_Tab):
        warned.types(key)
        assert warned.program.question.isAncestorOf(warned.program.window.focusWidget())
    assert warned.new == []
    assert len(warned.asked.open) == 1


def test_another_choice_by_mouse_is_an_answer_too(warned: Warned, qtbot: QtBot) -> None:
    warned.comes_to(warned.case.button)
    poor = by_mouse(warned, qtbot)
    warned.teaches(0.12)
    better = by_mouse(warned, qtbot, 1)
    assert better != poor
    assert warned.program.question.isHidden()
    warned.teaches(0.0)
    assert warned.new[:1] == [better]


def test_who_goes_home_instead_is_asked_when_the_table_is_shown_again(
    warned: Warned, qtbot: QtBot
) -> None:
    warned.comes_to(warned.case.button)
    by_mouse(warned, qtbot)
    warned.program.go_home()
    assert not warned.asked.open or warned.new == []
    warned.program.carry_out("continue")
    chosen = by_mouse(warned, qtbot)
    warned.teaches(0.12)
    warned.program.go_home()
    assert warned.program.question.isHidden()
    warned.program.carry_out("continue")
    assert warned.new == []
    assert by_mouse(warned, qtbot) == chosen


def test_what_was_chosen_on_a_sheet_is_there_again(warned: Warned, qtbot: QtBot) -> None:
    warned.comes_to(warned.case.sheet)
    table = warned.program.window.table
    first = table.prompt.sheet
    assert first is not None
    warned.types(Qt.Key.Key_1)
    if warned.case.rules is VALENCIA:
        warned.types(RETURN)
    assert not first.isVisible()
    assert warned.words.startswith(warned.weighs)
    table.prompt.presenter.sheet_asked.emit()  # type: ignore[union-attr]
    assert not first.isVisible()
    warned.teaches(0.12)
    assert table.prompt.sheet is first
    assert first.isVisible()
    think_by_key(warned, qtbot)
    assert warned.program.question.isHidden()
    assert first.isAncestorOf(warned.program.window.focusWidget())
    warned.types(RETURN if warned.case.rules is VALENCIA else Qt.Key.Key_1)
    assert warned.program.question.isVisible()
    keep_by_key(warned, qtbot)
    qtbot.waitUntil(lambda: table.prompt.sheet is not first)
    assert len(warned.new) >= (TASKS_DEALT if warned.case.rules is VALENCIA else 1)
