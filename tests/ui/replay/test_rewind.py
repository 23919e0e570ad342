"""Rewinding from the window: to any decision, when everyone agrees; what came later is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.ui.tables import Table
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.replay import Replay, Unit
from valeria_desktop.ui.replay.screen import ReplayScreen

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")

KEPT = "Nothing is lost: what came later stays till you choose something else."
MARKED = "If you play on from here, the game is marked as rewound."


def played(*, bots: bool = False, choices: int = 20) -> Session:
    people = default_seats(2)
    seats = (people[0], evolve(people[1], bot="greedy")) if bots else people
    return Table(seats=seats).plays(choices).session


@pytest.fixture
def screen(look: Look, qtbot: QtBot) -> ReplayScreen:
    made = ReplayScreen(look, FACE)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def show(screen: ReplayScreen, *, bots: bool = False) -> Replay:
    replay = Replay(played(bots=bots))
    screen.show_rewind(replay, 0)
    return replay


def test_it_opens_at_the_last_own_action(screen: ReplayScreen) -> None:
    replay = show(screen, bots=True)
    own = [at for at in replay.starts(Unit.ACTION)[:-1] if replay.seat(at) == 0]
    assert screen.deck.moment == own[-1] < replay.last
    assert screen.sheet.title.text() == f"Round {replay.waypoints[own[-1]].round}"


def test_everybody_else_has_to_agree(screen: ReplayScreen, qtbot: QtBot) -> None:
    show(screen)
    screen.deck.go_to(15)
    assert [box.text() for box in screen.sheet.agreements] == ["Oak agrees"]
    assert not screen.sheet.play_on.isEnabled()
    assert screen.sheet.play_on.toolTip() == "Everyone at the table has to agree"
    with qtbot.assertNotEmitted(screen.rewound):
        qtbot.keyClick(screen.ribbon, Qt.Key.Key_Return)
    screen.sheet.agreements[0].click()
    with qtbot.waitSignal(screen.rewound) as rewound:
        qtbot.keyClick(screen.ribbon, Qt.Key.Key_Return)
    assert rewound.args == [15]


def test_beside_bots_nobody_is_asked(screen: ReplayScreen, qtbot: QtBot) -> None:
    show(screen, bots=True)
    screen.deck.go_to(3)
    assert not screen.sheet.agreements
    with qtbot.waitSignal(screen.rewound) as rewound:
        screen.sheet.play_on.click()
    assert rewound.args == [3]


def test_agreements_are_asked_for_anew(screen: ReplayScreen) -> None:
    show(screen)
    screen.sheet.agreements[0].click()
    show(screen)
    assert not screen.sheet.is_agreed


def test_escape_and_the_button_lead_back_to_now(screen: ReplayScreen, qtbot: QtBot) -> None:
    show(screen)
    with qtbot.waitSignal(screen.left):
        qtbot.keyClick(screen.ribbon, Qt.Key.Key_Escape)
    assert screen.sheet.back.text() == "Back to now"
    with qtbot.waitSignal(screen.left):
        screen.sheet.back.click()


def test_now_there_is_nothing_to_go_back_to(screen: ReplayScreen, qtbot: QtBot) -> None:
    replay = show(screen, bots=True)
    screen.deck.go_to(replay.last)
    assert screen.sheet.title.text() == "Now"
    with qtbot.assertNotEmitted(screen.rewound):
        qtbot.keyClick(screen.ribbon, Qt.Key.Key_Return)


def test_before_the_first_decision_there_is_nowhere_to_go(
    screen: ReplayScreen, qtbot: QtBot
) -> None:
    screen.show_rewind(Replay(played(bots=True, choices=0)), 0)
    assert screen.deck.moment == 0
    with qtbot.assertNotEmitted(screen.rewound):
        qtbot.keyClick(screen.ribbon, Qt.Key.Key_Return)


def test_only_before_a_persons_choice_nothing_is_lost(screen: ReplayScreen) -> None:
    """A bot goes on at once, and its choice may be another one."""
    replay = show(screen, bots=True)
    for moment in range(replay.last):
        screen.deck.go_to(moment)
        assert screen.sheet.note.words.text() == (KEPT if replay.seat(moment) == 0 else "")
        assert screen.parts.legend.mark == MARKED
        assert MARKED in screen.parts.legend.accessibleName()


def test_a_game_that_bears_the_mark_is_not_told_of_it_again(screen: ReplayScreen) -> None:
    session = played(bots=True)
    session.is_rewound = True
    screen.show_rewind(Replay(session), 0)
    assert not screen.parts.legend.mark


def test_a_replay_goes_on_with_a_copy_and_not_by_enter(screen: ReplayScreen, qtbot: QtBot) -> None:
    show(screen, bots=True)
    screen.show_replay(Replay(played(bots=True)))
    screen.deck.go_to(7)
    assert screen.sheet.note.words.text() == "This game stays as it is: a copy continues from here."
    with qtbot.assertNotEmitted(screen.rewound), qtbot.assertNotEmitted(screen.play_on_asked):
        qtbot.keyClick(screen.ribbon, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(screen.rewound), qtbot.waitSignal(screen.play_on_asked) as asked:
        screen.sheet.play_on.click()
    assert asked.args == [7]
    assert screen.sheet.back.text() == "Back"


def test_a_seat_is_told_by_its_own_name(screen: ReplayScreen) -> None:
    session = played(bots=True)
    session.seats = tuple(evolve(seat, name=seat.name.upper()) for seat in session.seats)
    screen.show_rewind(Replay(session), 0)
    assert screen.ribbon.scene is not None
    words = {turn.words.split(", ")[1].split(":")[0] for turn in screen.ribbon.scene.turns[1:-1]}
    assert words == {"ROSE", "OAK"}
