"""All of the table has room: no question is covered or cut, in any window, at any text size."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.counts import spread
from tests.ui.fitting import box, faults_of, name_of, out_of_sight, settle
from tests.ui.parts import table_of
from tests.ui.prompts.meetings import met
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.prompts.acts import ActPresenter
from valeria_desktop.ui.paint.look import TEXT_SIZES
from valeria_desktop.ui.paint.room_look import largest_text, unit_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440))
LANGUAGES = ("en", "de")
OFTEN = (
    (1280, 720, 1.0, "de"),
    (1280, 720, 1.15, "en"),
    (1280, 720, 2.0, "de"),
    (1024, 768, 1.3, "de"),
    (1920, 1080, 1.5, "en"),
)
OTHERS = [
    (*size, text, language)
    for size, text, language in product(SIZES, TEXT_SIZES, LANGUAGES)
    if text <= largest_text(unit_of(QSize(*size))) and (*size, text, language) not in OFTEN
]
GAMES = {
    "two": Setup(players=2),
    "five": Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


def asks(program: Program, session: Session) -> None:
    """Ask what is open, with the curtain up."""
    program.controller.start(session)
    curtain = table_of(program).prompt.curtain
    if curtain is not None and curtain.isVisible():
        curtain.open()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    settle(application)


def faults(program: Program) -> list[str]:
    """Find what of the table is cut, hidden or covered, and of the question above all."""
    window, table = program.window, table_of(program)
    prompt = table.prompt
    in_bar = [table.others] if table.plan.strip is None else []
    peeks = [table.board.peek]  # the head leaves its corner free for it
    shares = table.board.shares_row
    kingdom = [table.board.kingdom] if shares else []  # in cells without tiles
    over = [*in_bar, *peeks, *kingdom, table.recap, table.opened, table.zoom.panel]
    found = faults_of(table, window, over=over)
    for other in in_bar:
        parts = [part for part in table.top.children() if isinstance(part, QWidget)]
        crossed = [each for each in parts if each.isVisible() and _crosses(each, other, window)]
        found += [f"{name_of(other)} over {name_of(each)}" for each in crossed]
    sheet = prompt.sheet
    if sheet is not None and sheet.isVisible():
        found += faults_of(sheet, window)
    presenter = prompt.presenter
    first = presenter.first_focus if presenter is not None else None
    if first is not None and first.visibleRegion().boundingRect() != first.rect():
        found.append(f"not seen: {name_of(first)}")
    if isinstance(presenter, ActPresenter) and not presenter.opened and _scrolls(prompt):
        found.append("not whole: what is asked most")
    if out_of_sight(prompt, window):
        found.append(f"outside: {name_of(prompt)}")
    return found


def _scrolls(prompt: QWidget) -> bool:
    bars = [area.verticalScrollBar() for area in prompt.findChildren(QScrollArea)]
    return any(bar.maximum() > 0 for bar in bars)


def _crosses(one: QWidget, other: QWidget, window: QWidget) -> bool:
    return box(one, window).intersects(box(other, window))


def standing(table: TableScreen, window: QWidget) -> list[QRect]:
    """Return the boxes that must not move from one question to the next."""
    parts = (table.top, table.centre, table.board, table.others)
    prompt = box(table.prompt, window)
    boxes = [box(part, window) for part in parts if part.isVisible()]
    return [*boxes, QRect(prompt.topLeft(), prompt.topRight())]


def look_at_everything(program: Program, *, each: int, steps: int) -> None:
    """Look at some questions of each kind, and at the first ones of some games."""
    for prompt in Prompt:
        for meeting in met(prompt)[:each]:
            asks(program, meeting.session)
            assert faults(program) == [], prompt
    for name, setup in GAMES.items():
        table = Table(setup)
        places = None
        for _ in range(steps):
            asks(program, table.session)
            assert faults(program) == [], (name, table.decision.prompt)
            now = str(standing(table_of(program), program.window))
            assert places in {None, now}, (name, table.decision.prompt)
            places = now
            table.step()


@pytest.mark.slow
@pytest.mark.parametrize("sized", spread(OFTEN, 2), indirect=True)
def test_every_question_is_seen_whole_and_moves_nothing(sized: Program) -> None:
    look_at_everything(sized, each=1, steps=10)


@pytest.mark.slow
@pytest.mark.parametrize("sized", [*OFTEN, *OTHERS], indirect=True)
def test_every_question_is_seen_whole_at_any_size(sized: Program) -> None:
    look_at_everything(sized, each=2, steps=16)


@pytest.mark.parametrize("sized", [(1280, 720, 2.0, "en")], indirect=True)
def test_the_leaf_that_is_not_shown_is_a_bar_that_turns_to_it(sized: Program) -> None:
    asks(sized, Table().plays_to(Prompt.ACT).session)
    table = table_of(sized)
    assert table.centre.isVisible()
    assert not table.board.isVisible()
    assert table.standing.leaves.bars.shown[0].accessibleName().startswith("Show my board: ")
    table.standing.leaves.bars.shown[0].click()
    assert table.board.isVisible()
    assert not table.centre.isVisible()
    assert table.standing.leaves.bars.shown[0].accessibleName() == "Show the market"
    assert faults(sized) == []
    sized.window.commanded.emit("leaf")
    assert table.centre.isVisible()


@pytest.mark.parametrize("sized", [(1280, 720, 1.0, "en")], indirect=True)
def test_an_hour_passes_between_turns_and_is_that_of_the_meter_nearest_the_end(
    sized: Program,
) -> None:
    game = Table(Setup(players=1, solo=Solo.SIEGE)).plays(40)
    asks(sized, game.session)
    table = table_of(sized)
    assert table.scene is not None
    assert table.room.time == pytest.approx(table.scene.meters[0].share)
    assert table.road.accessibleName().startswith("Turn ")
    assert table.road.isVisible()


@pytest.mark.parametrize("sized", [(1280, 720, 1.0, "en")], indirect=True)
def test_an_hour_that_is_shown_takes_its_time(sized: Program, qapp: QApplication) -> None:
    asks(sized, Table().session)
    room = table_of(sized).room
    room.show_hour(0.0)
    room.show_hour(0.5, 60_000)
    assert room.time < 0.5
    room.show_hour(0.75)
    assert room.time == 0.75
