"""A game of Valeria looked at again: a Duke stays with whom he belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from tests.ui.replay.eyes import Looked, dreamt
from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.at import AtPool
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.table.moments import ValeriaMoments
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.replay import Replay
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]

EVERYONE = "As everyone could see it"
DUKES = [duke.name for duke in shipped_catalog().dukes]


def seated(kinds: str) -> tuple[Seat, ...]:
    pairs = zip(default_seats(len(kinds)), kinds, strict=True)
    return tuple(evolve(seat, bot="greedy" if kind == "b" else None) for seat, kind in pairs)


def played(kinds: str, choices: int = 60) -> Session:
    return Table(Setup(players=len(kinds)), seats=seated(kinds)).plays(choices).session


def look_at(look: Look, qtbot: QtBot, session: Session) -> Looked:
    return Looked(look, qtbot, FACE, session)


def parts(looked: Looked) -> ValeriaMoments:
    return as_a(ValeriaMoments, looked.screen.moments)


def dukes_read(looked: Looked) -> set[str]:
    """Name the Dukes that are told of anywhere, with D up and with D down."""
    said = repr(looked.read())
    looked.peeks()
    said += repr(looked.read())
    looked.ends_peek()
    return {duke for duke in DUKES if duke in said}


def duke_of(session: Session, seat: int) -> str:
    duke = session.view(seat).players[seat].duke
    assert duke is not None
    name: str = duke.name
    return name


@pytest.mark.slow
@pytest.mark.clause("S12")
def test_against_bots_only_the_own_duke_can_be_looked_at(look: Look, qtbot: QtBot) -> None:
    session = played("bpb")
    looked = look_at(look, qtbot, session)
    assert looked.offered == ["As Oak saw it"]
    for moment in range(10, Replay(session).last, 10):
        looked.screen.deck.go_to(moment)
        assert parts(looked).board.seat == 1
        assert dukes_read(looked) == {duke_of(session, 1)}


@pytest.mark.slow
@pytest.mark.clause("S12")
def test_before_several_no_duke_can_be_looked_at(look: Look, qtbot: QtBot) -> None:
    session = played("ppb")
    looked = look_at(look, qtbot, session)
    assert looked.offered == [EVERYONE, "As Rose saw it", "As Oak saw it"]
    for moment in range(0, Replay(session).last, 10):
        looked.screen.deck.go_to(moment)
        assert not dukes_read(looked)
        assert not parts(looked).board.peek.isVisible()


@pytest.mark.slow
def test_behind_a_curtain_each_person_sees_their_own(look: Look, qtbot: QtBot) -> None:
    session = played("ppb")
    looked = look_at(look, qtbot, session)
    for words, seat in (("As Oak saw it", 1), ("As Rose saw it", 0)):
        looked.choose(words)
        assert looked.curtain.isVisible()
        assert not dukes_read(looked)
        looked.curtain.setFocus()
        looked.types(Qt.Key.Key_Space)
        assert dukes_read(looked) == {duke_of(session, seat)}
        assert parts(looked).board.seat == seat


@pytest.mark.clause("S12")
@pytest.mark.parametrize("kinds", ["bb", "ppp"])
@pytest.mark.usefixtures("painted")
def test_worlds_that_differ_in_secrets_look_the_same_to_everyone(
    look: Look, qtbot: QtBot, kinds: str
) -> None:
    """By the eye with D down, and by what is said of each part."""
    true, other = (look_at(look, qtbot, each) for each in dreamt(played(kinds), 0))
    for looked in (true, other):
        looked.screen.ribbon.setFocus()
        looked.peeks()
    assert true.read() == other.read()
    assert true.seen() == other.seen()


@pytest.mark.parametrize("solo", [Solo.DARK_LORD, Solo.SIEGE])
def test_of_the_dark_lord_no_duke_is_told(look: Look, qtbot: QtBot, solo: Solo) -> None:
    session = Table(Setup(players=1, solo=solo)).plays(30).session
    looked = look_at(look, qtbot, session)
    assert looked.offered == ["As Rose saw it"]
    assert dukes_read(looked) <= {getattr(session.view(0).players[0].duke, "name", "")}


def test_when_it_is_over_each_duke_is_told(look: Look, qtbot: QtBot) -> None:
    session = played("pb", 1000)
    looked = look_at(look, qtbot, session)
    assert looked.offered == ["Everything revealed", "As Rose saw it", "As Oak saw it"]
    assert all(duke_of(session, seat) in looked.screen.sheet.unveiled.text() for seat in range(2))
    looked.screen.show_replay(Replay(played("bp")))
    assert looked.offered == ["As Oak saw it"]
    assert not looked.screen.sheet.unveiled.isVisible()
    looked.screen.go_to(60)
    assert dukes_read(looked) == {duke_of(session, 1)}


def test_all_leaves_of_the_centre_can_be_looked_at_in_a_replay(look: Look, qtbot: QtBot) -> None:
    """By a bar, by its number with Ctrl, and round and round; other moments keep the leaf."""
    setup = Setup(players=2, sets=frozenset({"agents", "crimson-seas"}))
    table = Table(setup, seats=seated("pb")).plays(30)
    looked = look_at(look, qtbot, table.session)
    moments = parts(looked)
    leaves = moments.leaves
    assert leaves.bars is not None
    assert [bar.accessibleName() for bar in leaves.bars.shown] == ["Show: Agents", "Show: Islands"]
    qtbot.mouseClick(leaves.bars.shown[1], Qt.MouseButton.LeftButton)
    assert (leaves.shown, moments.centre.laid.name) == ("islands", "Islands")
    assert moments.pools.isVisibleTo(looked.screen)
    lying = [as_a(AtPool, piece.at).kind for piece in moments.pools.laid.listed]
    assert lying == ["gold", "strength", "magic"]
    qtbot.keyClick(looked.screen.ribbon, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert moments.centre.laid.name == "Agents"
    assert not moments.pools.isVisibleTo(looked.screen)
    looked.screen.deck.go_to(3)
    assert moments.centre.laid.name == "Agents"
    boxes = [moments.centre.geometry(), *(bar.geometry() for bar in leaves.bars.shown)]
    assert all(not box.isEmpty() for box in boxes)


def test_a_replay_of_a_game_without_leaves_has_no_bars(look: Look, qtbot: QtBot) -> None:
    looked = look_at(look, qtbot, played("pb"))
    assert parts(looked).leaves.bars is None
    assert parts(looked).box_of_bars is None
