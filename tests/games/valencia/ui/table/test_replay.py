"""A game of Valencia looked at again: what is secret at its table is secret there as well."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt

from tests.ui.replay.eyes import Looked, dreamt
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.at import AtTask
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.face import FACE
from valeria_desktop.games.valencia.ui.table.moments import ValenciaMoments
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.eyes import PUBLIC, waypoints_for
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.session import Session
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.board.own_board import OwnBoard
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]

EVERYONE = "As everyone could see it"
PLAN_WORDS = "draw cards and divide your hand"
ROUND = 2


@cache
def choices(*, is_over: bool = False) -> tuple[str, ...]:
    """Play to the second round's first auction, or to the end."""
    session = Session.begin(RULES, Setup(3), default_seats(3), 5)
    bots = [make_bot(RULES, "planner", seat) for seat in range(3)]
    while (decision := session.decision) is not None:
        view = session.view(decision.seat)
        if not is_over and (view.round, view.part) >= (ROUND, RoundPart.C) and view.bids:
            break
        session.choose(bots[decision.seat].choose(view, decision).id)
    return tuple(session.record.choices)


def played(kinds: str, *, is_over: bool = False, fewer: int = 0) -> Session:
    made = choices(is_over=is_over)
    record = Record(RULES, Setup(3), 5, [*made[: len(made) - fewer]])
    return Session(record, seated(kinds))


def seated(kinds: str) -> tuple[Seat, ...]:
    pairs = zip(default_seats(len(kinds)), kinds, strict=True)
    return tuple(evolve(seat, bot="planner" if kind == "b" else None) for seat, kind in pairs)


def look_at(look: Look, qtbot: QtBot, session: Session) -> Looked:
    return Looked(look, qtbot, FACE, session)


def parts(looked: Looked) -> ValenciaMoments:
    return as_a(ValenciaMoments, looked.screen.moments)


def board(looked: Looked) -> OwnBoard:
    return parts(looked).board


def scene_of(looked: Looked) -> Scene:
    scene = parts(looked).city._scene
    assert scene is not None
    return scene


def names_of_tasks(session: Session, seat: int) -> list[str]:
    return [str(task.words()) for task in session.view(seat).own.tasks]


# --- one person against bots


@pytest.mark.slow
@pytest.mark.clause("VA8")
def test_against_bots_only_the_persons_eyes_are_offered(look: Look, qtbot: QtBot) -> None:
    session = played("bpb")
    looked = look_at(look, qtbot, session)
    assert looked.offered == ["As Oak saw it"]
    assert looked.screen.deck.viewer.toolTip() == (
        "The others' secrets are shown when the game is over."
    )
    assert board(looked).is_open
    assert board(looked).seat == 1
    for moment in range(0, Replay(session).last, 9):
        looked.screen.deck.go_to(moment)
        assert board(looked).seat == 1
        others = [seen for seen in scene_of(looked).view.players if seen.own is not None]
        assert len(others) == 1


def test_held_down_d_shows_the_persons_own_tasks_only(look: Look, qtbot: QtBot) -> None:
    session = played("bpb")
    looked = look_at(look, qtbot, session)
    looked.peeks()
    said = repr(looked.read())
    looked.ends_peek()
    mine = names_of_tasks(session, 1)
    assert mine
    assert all(name in said for name in mine)
    others = {*names_of_tasks(session, 0), *names_of_tasks(session, 2)} - {*mine}
    assert others
    assert not any(name in said for name in others)


# --- several before one screen


def test_before_several_it_shows_what_everyone_could_see(look: Look, qtbot: QtBot) -> None:
    looked = look_at(look, qtbot, played("ppb"))
    assert looked.offered == [EVERYONE, "As Rose saw it", "As Oak saw it"]
    assert looked.chosen == EVERYONE
    assert not board(looked).is_open
    assert not board(looked).peek.isVisible()
    looked.peeks()
    assert not board(looked).is_open
    assert not board(looked).panel.isVisible()
    looked.ends_peek()
    looked.turn_board()
    said = repr(looked.read())
    assert "Hold D" not in said
    assert "Coins: hidden." in said


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("kinds", ["ppp", "bbb", "ppb"])
@pytest.mark.usefixtures("painted")
def test_worlds_that_differ_in_secrets_look_the_same_to_everyone(
    look: Look, qtbot: QtBot, kinds: str
) -> None:
    """By the eye with D down, and by what is said of each part."""
    true, other = (look_at(look, qtbot, each) for each in dreamt(played(kinds), 0))
    for looked in (true, other):
        looked.screen.ribbon.setFocus()
        looked.peeks()
    assert true.screen.deck.accessibleName() == other.screen.deck.accessibleName()
    assert true.read() == other.read()
    assert true.seen() == other.seen()


def test_a_curtain_stands_before_a_persons_eyes(look: Look, qtbot: QtBot) -> None:
    session = played("ppb")
    looked = look_at(look, qtbot, session)
    looked.choose("As Oak saw it")
    assert looked.curtain.isVisible()
    assert looked.curtain.seat == session.seats[1]
    assert looked.curtain.accessibleName() == (
        "Oak, ready? Press Space when nobody else is looking. Press Esc to go back."
    )
    assert not board(looked).is_open
    looked.types(Qt.Key.Key_Space)
    assert not looked.curtain.isVisible()
    assert looked.chosen == "As Oak saw it"
    assert board(looked).is_open
    assert board(looked).seat == 1
    side = board(looked).side
    assert side is not None
    assert side.coins == session.view(1).own.coins


def test_from_one_person_to_the_next_nothing_lies_open_behind_the_curtain(
    look: Look, qtbot: QtBot
) -> None:
    looked = look_at(look, qtbot, played("ppb"))
    looked.choose("As Oak saw it")
    looked.types(Qt.Key.Key_Space)
    looked.choose("As Rose saw it")
    assert looked.curtain.isVisible()
    assert not board(looked).is_open
    looked.types(Qt.Key.Key_Escape)
    assert not looked.curtain.isVisible()
    assert looked.chosen == EVERYONE
    assert not board(looked).is_open


def test_who_leaves_the_page_closes_their_eyes(look: Look, qtbot: QtBot) -> None:
    looked = look_at(look, qtbot, played("ppb"))
    looked.choose("As Oak saw it")
    looked.types(Qt.Key.Key_Space)
    looked.screen.hide()
    looked.screen.show()
    assert looked.chosen == EVERYONE
    assert not board(looked).is_open
    looked.choose("As Oak saw it")
    looked.screen.hide()
    assert looked.curtain.isHidden()


@pytest.mark.slow
def test_what_is_pointed_at_tells_no_secret_to_everyone(look: Look, qtbot: QtBot) -> None:
    session = played("ppb")
    looked = look_at(look, qtbot, session)
    zoom, scene = parts(looked).zoom, scene_of(looked)
    assert session.view(scene.viewer).own.tasks
    assert zoom.looked_at(scene, AtTask(scene.viewer, 0)) is None
    for x in range(20, 800, 60):
        for y in range(120, 640, 60):
            qtbot.mouseMove(looked.screen, QPoint(x, y))
    assert "your tasks" not in repr(looked.read())


# --- a chain of secret answers


@pytest.mark.clause("VA8")
def test_a_plan_of_somebody_else_is_one_moment(look: Look, qtbot: QtBot) -> None:
    """How many cards they drew, and into how many stacks they went."""
    session = played("bpb")
    seen = waypoints_for(session, 1)
    plans = [each for each in seen if str(each.words).lower().startswith(PLAN_WORDS)]
    by_seat = [sum(each.seat == seat for each in plans) for seat in range(3)]
    assert by_seat[0] == by_seat[2] == ROUND
    assert by_seat[1] > ROUND
    replay = Replay(session)
    assert replay.last == len(seen) < len(session.record.choices)
    for moment in range(replay.last):
        assert replay.moment(replay.choices(moment)) == moment


def test_a_plan_that_is_under_way_is_no_moment(look: Look, qtbot: QtBot) -> None:
    session = played("ppp")
    last = max(
        number
        for number, (before, _) in enumerate(session.passages())
        if str(before.decision.words()).startswith(PLAN_WORDS)
    )
    middle = played("ppp", fewer=len(session.record.choices) - last)
    seat = middle.decision.seat if middle.decision else -1
    begun = len(waypoints_for(middle, PUBLIC))
    for fewer in range(1, 4):
        earlier = played("ppp", fewer=len(session.record.choices) - last + fewer)
        assert earlier.decision is not None
        if earlier.decision.seat == seat:
            assert len(waypoints_for(earlier, PUBLIC)) == begun


# --- when it is over


@pytest.mark.slow
def test_when_it_is_over_everything_is_revealed(look: Look, qtbot: QtBot) -> None:
    session = played("ppb", is_over=True)
    looked = look_at(look, qtbot, session)
    assert looked.offered[0] == looked.chosen == "Everything revealed"
    assert looked.offered[3] == "As Heron saw it"
    looked.choose("As Heron saw it")
    assert looked.screen.guard.curtain is None
    looked.screen.deck.go_to(50)
    assert board(looked).seat == 2
    assert board(looked).is_open
    assert Replay(session).last == len(session.record.choices)


@pytest.mark.slow
def test_a_game_that_goes_on_hides_again_what_one_that_is_over_showed(
    look: Look, qtbot: QtBot
) -> None:
    """The same cards are dealt again, and the same screen is used."""
    looked = look_at(look, qtbot, played("ppb", is_over=True))
    assert looked.screen.sheet.unveiled.isVisible()
    looked.screen.show_replay(Replay(played("ppb")))
    assert looked.chosen == EVERYONE
    assert not looked.screen.sheet.unveiled.isVisible()
    assert not board(looked).is_open
