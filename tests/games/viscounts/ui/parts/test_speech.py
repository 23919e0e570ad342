"""The words of Viscounts' characters in large text: inside the window, and off both boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.viscounts.ui.played import play_to
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

FRAME = 12
"""The frame of a board, which words may reach, in pixels."""
GUESTS = ("sorrel", "pim", "tamsin")
LONG = Phrase.make("Nobody at this table has ever said sixty letters so fast.", {})


def begun(
    begin_with: Callable[..., Program], size: tuple[int, int], scale: float, players: int = 4
) -> tuple[Program, TableScreen]:
    """Put a game, of four as a rule, on the table that waits for the person."""
    program = begin_with({RULES.id: FACE})
    program.window.show_screen(program.window.table)
    program.window.resize(*size)
    program.change("scale", scale)
    first, *others = default_seats(players)
    bots = (f"knight+{guest}" for guest in GUESTS)
    seats = (first, *(evolve(seat, bot=bot) for seat, bot in zip(others, bots, strict=False)))
    session = Session.begin(RULES, Setup(players), seats, 3)
    play_to(session, "play")
    program.play_on(session)
    program.change("pace", Pace.NORMAL.value)
    return program, as_a(TableScreen, program.window.table)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_words_stay_in_the_column_beside_a_question_and_off_the_boards(
    begin_with: Callable[..., Program], size: tuple[int, int], scale: float
) -> None:
    _, screen = begun(begin_with, size, scale)
    assert screen.scene.active == 0
    for seat in (1, 2, 3):
        assert screen.speech._say(seat, LONG)
        stand = screen.speech._stand
        assert stand is not None
        assert stand.is_aside
        assert screen.rect().contains(stand.box)
        for board in (screen.plan.ring, screen.plan.own, screen.plan.prompt):
            assert not stand.box.adjusted(FRAME, 0, 0, -FRAME).intersects(board)
        mouth, bust = screen.rivals.mouth_of(seat, screen), screen.rivals.bust_of(seat, screen)
        assert mouth is not None
        assert bust is not None
        assert stand.tip is not None
        assert bust.contains(stand.tip)


def test_words_of_a_lone_rival_leave_their_papers_in_sight(
    begin_with: Callable[..., Program],
) -> None:
    _, screen = begun(begin_with, (1280, 720), 1.0, players=2)
    assert screen.speech._say(1, LONG)
    stand, places = screen.speech._stand, screen.rivals.places_of(1)
    assert stand is not None
    assert places is not None
    for box in (places.name, places.purse, places.track, places.papers, places.ribbons):
        assert not screen.rivals.placed(box, screen).intersects(stand.box)


def test_large_words_of_whoever_acts_stand_beside_the_plank_and_only_without_a_question(
    begin_with: Callable[..., Program],
) -> None:
    _, screen = begun(begin_with, (1280, 720), 1.5)
    screen.controller.shown.scene = evolve(screen.scene, active=3)
    assert not screen.speech._say(3, LONG)
    stand = screen.speech._stand
    plank = screen.rivals.plank_of(3, screen)
    assert stand is not None
    assert plank is not None
    assert not stand.is_aside
    assert screen.rect().contains(stand.box)
    assert stand.box.right() < plank.left()


def test_large_words_that_stay_until_the_next_deed_hide_no_numbers(
    begin_with: Callable[..., Program],
) -> None:
    program, screen = begun(begin_with, (1280, 720), 1.5)
    program.change("lines_stay", value=True)
    assert not screen.speech._say(3, LONG)
