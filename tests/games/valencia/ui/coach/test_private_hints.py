"""Before others at the screen the Gardener says what a hint is about; its text needs D."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.games.valencia.ui.bidding import bidding
from tests.games.valencia.ui.started import started
from tests.ui.asked import Asked
from tests.ui.painted import settled
from valeria_desktop.coach.hint import Hint, Proposal
from valeria_desktop.coach.trust import Margin
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.session.wire import pack
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication, QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.usefixtures("unpainted"), pytest.mark.clause("VA8")]


class Bid:
    """A person's question in an auction, with a hint for it."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        self.program, self.asked = program, Asked(program)
        for name in ("consult", "hasten", "drop"):
            monkeypatch.setattr(program.thinker, name, getattr(self.asked, name))
        self.session = bidding(3, persons=2)
        program.play_on(self.session)
        self.table = as_a(TableScreen, program.window.table)
        curtain = self.table.prompt.curtain
        if curtain is not None and curtain.isVisible():
            curtain.open()
        decision = self.session.decision
        assert decision is not None
        self.ids = [option.id for option in decision.options]

    def hint(self, *numbers: int) -> None:
        """Ask for a hint that names options by number, the best first."""
        self.program.carry_out("hint")
        margin = Margin(0.09, 0.01)
        proposals = tuple(
            Proposal(self.ids[number], 0.5, self.ids[numbers[rank - 1]], (), margin=margin)
            for rank, number in enumerate(numbers)
        )
        ticket = next(n for n, each in self.asked.open.items() if each.topic == "hint")
        hint = Hint(proposals, {}, 64, is_final=True)
        self.program.thinker.told.emit(ticket, pack(hint, RULES))

    def press(self, key: Qt.Key) -> None:
        QTest.keyPress(self.focus, key)

    @property
    def focus(self) -> QWidget:
        return self.program.window.focusWidget()

    @property
    def rows(self) -> list[str]:
        return [row.option_id for row in self.table.hint_panel.list.rows]

    @property
    def made(self) -> int:
        return len(self.session.record.choices)


@pytest.fixture
def bid(
    qapp: QApplication,
    qtbot: QtBot,
    look: Look,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Bid]:
    program = started(qapp, qtbot, tmp_path)
    bid = Bid(program, monkeypatch)
    qtbot.waitUntil(lambda: bid.table.prompt.breath.is_over)  # before it nothing is an answer
    yield bid
    program.close()


def test_all_may_read_the_question_and_what_the_answer_rests_on(bid: Bid) -> None:
    bid.hint(1, 0)
    panel = bid.table.hint_panel
    assert panel.title == "Nobility and church: reveal a stack?"
    assert panel.accessibleName() == (
        "Nobility and church: reveal a stack? I weigh your stacks and your tasks for this, so the "
        "answer is for your eyes only. Hold D to read the hint."
    )
    assert bid.rows == []
    assert bid.table.board.stacks.hinted is None
    assert panel.peek.isVisible()
    assert panel.thanks.isVisible()


def test_the_note_leaves_the_bids_in_sight(bid: Bid) -> None:
    bid.hint(1, 0)
    assert bid.table.bids.isVisible()
    assert not bid.table.hint_panel.geometry().intersects(bid.table.bids.geometry())
    assert bid.table.hint_panel.geometry().contains(bid.table.prompt.geometry())


def test_while_d_is_held_text_and_marks_are_in_the_same_place(bid: Bid) -> None:
    bid.hint(1, 0)
    corner = bid.table.hint_panel.pos()
    bid.press(Qt.Key.Key_D)
    assert bid.rows == [bid.ids[1], bid.ids[0]]
    assert bid.table.board.stacks.hinted is not None
    assert bid.table.hint_panel.pos() == corner
    QTest.keyRelease(bid.focus, Qt.Key.Key_D)
    assert bid.rows == []
    assert bid.table.board.stacks.hinted is None


def test_the_mouse_reads_it_with_the_sheets_own_button(bid: Bid) -> None:
    bid.hint(1, 0)
    peek = bid.table.hint_panel.peek
    QTest.mousePress(peek, Qt.MouseButton.LeftButton)
    assert bid.rows == [bid.ids[1], bid.ids[0]]
    assert peek.isVisible()
    QTest.mouseRelease(peek, Qt.MouseButton.LeftButton)
    assert bid.rows == []


def test_escape_gives_the_turn_back(bid: Bid) -> None:
    bid.hint(1, 0)
    made = bid.made
    bid.press(Qt.Key.Key_Escape)
    assert bid.table.hint_panel.isHidden()
    assert bid.table.prompt.isAncestorOf(bid.focus)
    assert bid.made == made


def test_a_digit_while_d_is_held_takes_a_row_and_not_a_covered_stack(bid: Bid) -> None:
    bid.hint(2, 0)
    made = bid.made
    bid.press(Qt.Key.Key_D)
    bid.press(Qt.Key.Key_1)
    assert bid.session.record.choices[made] == bid.ids[2]
    assert not bid.table.board.peek.is_held


def test_a_digit_on_the_note_takes_nothing(bid: Bid, qtbot: QtBot) -> None:
    bid.hint(2, 0)
    made = bid.made
    bid.press(Qt.Key.Key_D)
    QTest.keyRelease(bid.focus, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: bid.table.advice._rows == ())
    bid.press(Qt.Key.Key_1)
    assert bid.made == made


def test_a_click_on_a_row_while_d_is_held_takes_it(bid: Bid) -> None:
    bid.hint(2, 0)
    made = bid.made
    bid.press(Qt.Key.Key_D)
    rows = bid.table.hint_panel.list
    place = rows.visualRect(rows.model().index(0, 0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert bid.session.record.choices[made] == bid.ids[2]


@pytest.mark.usefixtures("painted")
def test_the_sheet_looks_the_same_whatever_it_advises(bid: Bid) -> None:
    pictures = []
    for numbers in ((1, 0), (2, 1)):
        bid.hint(*numbers)
        pictures.append(settled(bid.program.window))
        bid.program.carry_out("hint")
    assert pictures[0] == pictures[1]
