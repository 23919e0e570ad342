"""Whole games through the real window: by mouse, by keyboard, by bots, alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.counts import spread
from tests.ui.parts import draft_of, table_of
from tests.ui.programs import at_hand
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Solo, Variant
from valeria_desktop.games.valeria.ui.prompts.duke import KeptChoice
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.controls.button import Button
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.prompts.panel import PromptPanel

pytestmark = pytest.mark.thorough

MOST_ANSWERS = 3000
TABS = 60


@pytest.fixture
def program(begin: Callable[[], Program], qtbot: QtBot) -> Program:
    return at_hand(begin(), qtbot)


def session(program: Program) -> Session:
    assert program.controller.session is not None
    return program.controller.session


def start(program: Program, players: int, *, bots: str | None = None, seed: int = 11) -> None:
    program.draft.players = players
    seats = default_seats(5)
    if bots is not None:
        seats = tuple(evolve(seat, bot=bots) for seat in seats)
    program.draft.seats = [*seats]
    program.start(seed)


class Hand(ABC):
    """A person's hand: a bot says what to answer, the hand does it through the window."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program = program
        self.qtbot = qtbot
        self.met: set[str] = set()
        self._bot = make_bot(RULES, "greedy", 3)

    @property
    def prompt(self) -> PromptPanel:
        return table_of(self.program).prompt

    @property
    def scene(self) -> Scene:
        scene: Scene | None = self.program.controller.scene
        assert scene is not None
        return scene

    def plays_out(self) -> None:
        """Answer until the game is over and the end is shown."""
        for _ in range(MOST_ANSWERS):
            self.qtbot.waitUntil(self._is_asked_or_over)
            if session(self.program).decision is None:
                break
            self.answers()
        window = self.program.window
        self.qtbot.waitUntil(lambda: window.screen_shown is window.end)

    def _is_asked_or_over(self) -> bool:
        return self.program.controller.is_open or session(self.program).decision is None

    def answers(self) -> None:
        """Answer one question."""
        decision = self.scene.decision
        assert decision is not None
        self.met.add(decision.prompt)
        choices = len(session(self.program).record.choices)
        option = self._bot.choose(self.scene.view, decision)
        if decision.prompt in {Prompt.DUKE, Prompt.KEEP}:
            self.keeps(option)
        elif decision.prompt is Prompt.PAY:
            self.pays()
        elif decision.prompt is Prompt.ACT and self._is_told_by_its_place(option):
            assert isinstance(option.at, AtPlace)
            self.picks(option.at.place)
        else:
            self.presses(option)
        assert len(session(self.program).record.choices) == choices + 1, option.id

    @staticmethod
    def _is_told_by_its_place(option: Option) -> bool:
        return isinstance(option, ActAt)

    @abstractmethod
    def keeps(self, option: Option) -> None: ...

    @abstractmethod
    def pays(self) -> None: ...

    @abstractmethod
    def picks(self, place: int) -> None: ...

    @abstractmethod
    def turns_the_leaf(self) -> None: ...

    def finds(self, place: int) -> QModelIndex:
        """Turn to the leaf of a place, and return where it is in the centre."""
        centre = table_of(self.program).centre
        for _ in self.scene.view.table.layout.leaves:
            if any(piece and piece.at == AtPlace(place) for piece in centre.laid.pieces):
                return centre.pieces.index_of(AtPlace(place))
            self.turns_the_leaf()
            QApplication.processEvents()
        raise AssertionError(f"No leaf has the place {place}")

    @abstractmethod
    def presses(self, option: Option) -> None: ...

    def button(self, option: Option) -> Button:
        """Find the button of an option; ways of an action stand in a list of their own."""
        presenter = self.prompt.presenter
        assert presenter is not None
        if option.id not in presenter.choices:
            action = getattr(option, "action", None)
            name = "Hide" if action is None else tell(action.words())
            self.opens(next(b for b in presenter.buttons if b.text() == name))
        return presenter.choices[option.id]

    @abstractmethod
    def opens(self, button: Button) -> None: ...

    def number_of(self, option: Option) -> int:
        """Return the place of an option among those offered."""
        assert self.scene.decision is not None
        return self.scene.decision.options.index(option)


class MouseHand(Hand):
    """Plays by mouse only."""

    def clicks(self, widget: QWidget) -> None:
        for area in self.prompt.findChildren(QScrollArea):
            if area.isAncestorOf(widget):
                area.ensureWidgetVisible(widget)
        assert widget.isVisible()
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def keeps(self, option: Option) -> None:
        curtain = self.prompt.curtain
        if curtain is not None and curtain.isVisible():
            self.clicks(curtain)
        choice = self.prompt.sheet
        assert isinstance(choice, KeptChoice)
        column = choice.columns[self.number_of(option)]
        self.clicks(column.button)

    def pays(self) -> None:
        presenter = self.prompt.presenter
        assert presenter is not None
        assert presenter.default is not None
        self.clicks(presenter.default)

    def picks(self, place: int) -> None:
        goal = self.finds(place)
        centre = table_of(self.program).centre
        cell = centre.visualRect(goal)
        self.qtbot.mouseClick(centre.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())

    def turns_the_leaf(self) -> None:
        bars = table_of(self.program).leaves.bars
        assert bars is not None
        self.qtbot.mouseClick(bars.shown[0], Qt.MouseButton.LeftButton)

    def presses(self, option: Option) -> None:
        self.clicks(self.button(option))

    def opens(self, button: Button) -> None:
        self.clicks(button)


class KeyboardHand(Hand):
    """Plays by keyboard only: every key goes to whatever has the focus."""

    def types(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the focus"
        self.qtbot.keyClick(focus, key)

    def keeps(self, option: Option) -> None:
        curtain = self.prompt.curtain
        if curtain is not None and curtain.isVisible():
            self.types(Qt.Key.Key_Space)
        choice = self.prompt.sheet
        assert isinstance(choice, KeptChoice)
        column = choice.columns[self.number_of(option)]
        self.types(Qt.Key(ord(column.key)))

    def pays(self) -> None:
        self.types(Qt.Key.Key_Return)

    def goes_to(self, widget: QWidget) -> None:
        """Go from area to area with the Tab key."""
        for _ in range(TABS):
            if widget.hasFocus():
                return
            self.types(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget.accessibleName()}")

    def picks(self, place: int) -> None:
        goal = self.finds(place)
        centre = table_of(self.program).centre
        self.goes_to(centre)
        while centre.currentIndex().row() != goal.row():
            down = centre.currentIndex().row() < goal.row()
            self.types(Qt.Key.Key_Down if down else Qt.Key.Key_Up)
        while centre.currentIndex().column() != goal.column():
            right = centre.currentIndex().column() < goal.column()
            self.types(Qt.Key.Key_Right if right else Qt.Key.Key_Left)
        self.types(Qt.Key.Key_Return)

    def turns_the_leaf(self) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the focus"
        self.qtbot.keyClick(focus, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)

    def presses(self, option: Option) -> None:
        button = self.button(option)
        presenter = self.prompt.presenter
        assert presenter is not None
        keys = [key for key, other in presenter.keys.items() if other is button]
        if keys:
            self.types(keys[0])
        else:
            self.opens(button)

    def opens(self, button: Button) -> None:
        self.goes_to(button)
        self.types(Qt.Key.Key_Return)


@pytest.mark.parametrize("kind", spread([KeyboardHand, MouseHand], 1))
def test_two_people_play_a_whole_game(program: Program, qtbot: QtBot, kind: type[Hand]) -> None:
    start(program, 2)
    hand = kind(program, qtbot)
    hand.plays_out()
    assert session(program).result().winners
    assert {Prompt.DUKE, Prompt.ROLL, Prompt.ACT, Prompt.PAY, Prompt.USE} <= hand.met


@pytest.mark.slow
def test_five_bots_play_a_whole_game(program: Program, qtbot: QtBot) -> None:
    program.controller.watching.look_away()
    start(program, 5, bots="random")
    window = program.window
    qtbot.waitUntil(lambda: window.screen_shown is window.end)
    assert len(session(program).result().scores) == 5


@pytest.mark.parametrize("solo", Solo)
def test_a_person_plays_alone(program: Program, qtbot: QtBot, solo: Solo) -> None:
    draft_of(program).solo = solo
    start(program, 1)
    hand = MouseHand(program, qtbot)
    hand.plays_out()
    assert session(program).result().outcome is not None


@pytest.mark.slow
def test_every_kind_of_question_is_answered_in_the_window(program: Program, qtbot: QtBot) -> None:
    met: set[str] = set()
    draft = draft_of(program)
    draft.preset = "random"
    # Among the first seeds these games are the ones that ask the rarest questions.
    for solo, variants, seed in (
        (None, frozenset({Variant.EVENTS}), 64),
        (Solo.DARK_LORD, frozenset(), 106),
        (Solo.SIEGE, frozenset(), 11),
        (Solo.SIEGE, frozenset(), 12),
    ):
        if met == set(Prompt):
            break
        draft.solo = solo or draft.solo
        draft.variants = variants
        start(program, 1 if solo else 2, seed=seed)
        hand = MouseHand(program, qtbot)
        hand.plays_out()
        met |= hand.met
    assert met == set(Prompt)
