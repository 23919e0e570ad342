"""A game of Viscounts looked at again: hands are secret there as they are at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.games.viscounts.ui.ended import ended
from tests.games.viscounts.ui.played import play_on
from tests.ui.replay.eyes import Looked
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.screens.end_art import ViscountsEndArt
from valeria_desktop.games.viscounts.ui.table.moments import ViscountsMoments
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.screens.review.decisive import DecisiveChoices
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.thorough


def played(kinds: str, choices: int = 120) -> Session:
    pairs = zip(default_seats(len(kinds)), kinds, strict=True)
    seats = tuple(evolve(seat, bot="random" if kind == "b" else None) for seat, kind in pairs)
    session = Session.begin(RULES, Setup(len(kinds)), seats, 5)
    play_on(session, choices)
    return session


def moments_of(looked: Looked) -> ViscountsMoments:
    return as_a(ViscountsMoments, looked.screen.moments)


def test_against_bots_only_the_persons_hand_is_shown(look: Look, qtbot: QtBot) -> None:
    looked = Looked(look, qtbot, FACE, played("pb"))
    assert looked.offered == ["As Rose saw it"]
    board = moments_of(looked).board
    assert board.is_open
    side = board.scene
    assert side is not None
    assert side.number == 0


def test_before_two_the_hand_lies_face_down_until_the_curtain_opened(
    look: Look, qtbot: QtBot
) -> None:
    session = played("pp")
    looked = Looked(look, qtbot, FACE, session)
    assert looked.chosen == "As everyone could see it"
    assert not moments_of(looked).board.is_open
    looked.choose("As Oak saw it")
    assert looked.curtain.isVisible()
    assert not moments_of(looked).board.is_open
    looked.types(Qt.Key.Key_Space)
    assert moments_of(looked).board.is_open


def test_the_next_game_begins_without_the_board_of_the_one_before(look: Look, qtbot: QtBot) -> None:
    session = played("pb")
    moments = moments_of(Looked(look, qtbot, FACE, session))
    assert moments.board.scene is not None
    moments.start(Replay(session))
    assert moments.board.scene is None


def test_the_board_takes_the_place_of_the_ribbon(look: Look, qtbot: QtBot) -> None:
    looked = Looked(look, qtbot, FACE, played("pb"))
    board = moments_of(looked).board
    assert not board.isVisible()
    looked.turn_board()
    assert board.isVisible()


def test_the_round_board_lies_on_the_floor_as_in_play(look: Look, qtbot: QtBot) -> None:
    room = moments_of(Looked(look, qtbot, FACE, played("pb"))).room
    assert room._laid is not None
    assert room._laid.mat.isEmpty()


def test_each_turn_of_a_player_has_a_stamp(look: Look, qtbot: QtBot) -> None:
    session = played("pb", 200)
    looked = Looked(look, qtbot, FACE, session)
    art = moments_of(looked).turn_art
    turns = [turn for turn in Replay(session).turns() if turn.seat is not None]
    deeds = [art.deed_of(turn) for turn in turns]
    assert len(deeds) > 10
    assert all(deed.thing is not None for deed in deeds[:-1])


def test_every_moment_can_be_shown(look: Look, qtbot: QtBot) -> None:
    session = played("pb", 200)
    looked = Looked(look, qtbot, FACE, session)
    for moment in range(0, Replay(session).last, 7):
        looked.screen.deck.go_to(moment)
        assert not looked.screen.grab().isNull()


def test_the_points_have_a_column_for_odo(look: Look, qtbot: QtBot) -> None:
    session = Session.begin(RULES, Setup(1, 0, Rival.CARDS, 0), default_seats(1), 5)
    play_on(session, 80)
    points = Looked(look, qtbot, FACE, session).screen.points
    model = points.model
    columns = range(model.columnCount())
    assert [model.headerData(at, Qt.Orientation.Horizontal) for at in columns] == ["Rose", "Odo"]
    totals = [model.index(model.rowCount() - 1, at).data() for at in columns]
    assert totals == [str(score.public.total) for score in session.game.result().sides]
    assert f"Odo {session.points_by_round()[-1][1]}." in points.plot.accessibleName()


def test_the_look_back_has_odos_points_of_each_round(look: Look, qtbot: QtBot) -> None:
    session = ended(Setup(1, 0, Rival.CARDS, 0))
    room = QWidget()
    qtbot.addWidget(room)
    page = DecisiveChoices(RoomLook(look, room))
    qtbot.addWidget(page)
    page.show_game(session, ViscountsEndArt().sides_of(session))
    rival = session.result().rival
    assert rival is not None
    assert f"Odo {rival.total}." in page.every.points.accessibleName()
