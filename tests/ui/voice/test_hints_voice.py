"""A hint is the voice's: its face, numbered banners at the cards, and keys that choose a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.asked import Asked
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.coach.hint import Hint, Proposal
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.herald import HERALD
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.wire import pack
from valeria_desktop.ui.voice.banners import Flag

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]

REASON = Reason(ReasonKind.BRINGS, say("Your lead: 4 instead of 1."), 0.05)


class Hinted:
    """A table before an action, with a hint of three cards."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        self.program = program
        asked = Asked(program)
        for name in ("consult", "hasten", "drop"):
            monkeypatch.setattr(program.thinker, name, getattr(asked, name))
        table = Table(seats=default_seats(2, bots="greedy")).plays(60)
        while table.decision.prompt is not Prompt.ACT or table.decision.seat != 0:
            table.step()
        program.controller.start(table.session)
        self.made = len(table.session.record.choices)
        program.window.activateWindow()
        self.table.prompt.take_focus()
        program.carry_out("hint")
        options = [each for each in table.decision.options if isinstance(each.at, AtPlace)]
        self.three: list[Option] = options[:3]
        proposals = tuple(Proposal(each.id, 0.6, None, (REASON,)) for each in self.three)
        ticket = next(n for n, each in asked.open.items() if each.topic == "hint")
        program.thinker.told.emit(ticket, pack(Hint(proposals, {}, 64, is_final=True), RULES))
        QApplication.processEvents()

    @property
    def table(self) -> TableScreen:
        return table_of(self.program)

    @property
    def places(self) -> list[At]:
        return [each.at for each in self.three if each.at is not None]

    @property
    def new(self) -> list[str]:
        session = self.program.controller.session
        assert session is not None
        return session.record.choices[self.made :]

    def types(self, key: Qt.Key) -> None:
        handle = self.program.window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key)


@pytest.fixture
def hinted(begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> Hinted:
    program = begin()
    program.window.show_screen(program.window.table)
    program.window.resize(1280, 720)
    return Hinted(program, monkeypatch)


@pytest.mark.slow
def test_the_voice_gives_the_hint_with_its_face_beside_the_head(hinted: Hinted) -> None:
    panel = hinted.table.hint_panel
    assert panel.bust.isVisible()
    assert panel.bust.voice is HERALD
    rows = QRect(panel.list.mapTo(hinted.table, QPoint()), panel.list.size())
    face = panel.bust.geometry().adjusted(0, 0, -4, -4)  # without its shadow
    assert not rows.intersects(face)
    hinted.program.carry_out("hint")
    assert not panel.bust.isVisible()


@pytest.mark.slow
def test_three_banners_bear_their_numbers_and_the_first_is_red(hinted: Hinted) -> None:
    flags = [Flag(at, str(n), is_first=n == 1) for n, at in enumerate(hinted.places, 1)]
    assert list(hinted.table.banners.flags) == flags
    boxes = hinted.table.banners.boxes
    assert len(boxes) == 3
    for box, at in zip(boxes, hinted.places, strict=True):
        thing = hinted.table.box_of(at)
        assert thing is not None
        assert thing.center().x() < box.center().x() < thing.right()
        assert box.top() < thing.top() < box.bottom()
    hinted.program.carry_out("hint")
    assert not hinted.table.banners.boxes


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_digit_takes_a_row(hinted: Hinted, number: int) -> None:
    hinted.types(Qt.Key(ord(str(number))))
    assert hinted.new[:1] == [hinted.three[number - 1].id]


def test_no_digit_reaches_the_question_below(hinted: Hinted) -> None:
    for digit in "456789":
        hinted.types(Qt.Key(ord(digit)))
    assert hinted.new == []
    assert hinted.table.hint_panel.isVisible()


@pytest.mark.slow
def test_a_click_takes_a_row(hinted: Hinted) -> None:
    rows = hinted.table.hint_panel.list
    spot = rows.visualRect(rows.model().index(1, 0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert hinted.new[:1] == [hinted.three[1].id]


@pytest.mark.slow
def test_the_keys_go_to_the_rows_and_back_to_the_question(hinted: Hinted) -> None:
    assert hinted.table.hint_panel.list.hasFocus()
    hinted.types(Qt.Key.Key_Escape)
    assert hinted.table.hint_panel.isHidden()
    assert hinted.table.prompt.isAncestorOf(hinted.program.window.focusWidget())


@pytest.mark.slow
def test_who_walks_on_the_market_keeps_the_keys_there(hinted: Hinted) -> None:
    hinted.program.carry_out("hint")
    hinted.table.centre.setFocus()
    hinted.program.carry_out("hint")
    assert hinted.table.centre.hasFocus()
