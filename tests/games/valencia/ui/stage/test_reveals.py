"""Where a revealed stack stands to be read: over itself, inside the window, beside the road."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication

from tests.counts import spread
from tests.games.valencia.scenario import cards
from tests.games.valencia.ui.bidding import bidding
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.rules.at import AtPlayer, AtStack
from valeria_desktop.games.valencia.rules.events import NinaRevealed, Revealed
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.ui.stage.auction import BidComes
from valeria_desktop.games.valencia.ui.stage.flights import flights
from valeria_desktop.games.valencia.ui.stage.motions import Reveals
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")

WINDOWS = (1024, 768, 1.0), (1280, 720, 1.0), (1280, 720, 1.5), (1920, 1080, 1.0)
PLAIN = cards("6 5 4 3 2 1 1 2")
STACK = AtStack(0, 0)


# --- by itself


def stood(place: QRectF, room: QRectF, number: int) -> QRectF:
    shown = Reveals(where=STACK, cards=PLAIN[:number], seat=None)
    return shown.stand((place, room))


def test_cards_stand_over_their_stack_and_as_wide_as_they_lie() -> None:
    room = QRectF(100, 500, 600, 100)
    place = QRectF(300, 500, 180, 100)
    assert stood(place, room, 3).center().x() == place.center().x()
    assert stood(place, room, 3).width() == pytest.approx(72 * (1 + 2 * 0.64))
    assert stood(QRectF(300, 500, 150, 100), room, 3) == QRectF(300, 500, 150, 100)
    assert stood(QRectF(300, 540, 20, 20), room, 1) == QRectF(310 - 36, 500, 72, 100)


def test_cards_never_leave_the_room_to_read_in() -> None:
    room = QRectF(100, 40, 400, 60)
    for left in (90, 480):
        whole = stood(QRectF(left, 45, 20, 30), room, 4)
        assert room.contains(whole)
    assert stood(QRectF(90, 45, 20, 30), QRectF(100, 40, 80, 60), 6).width() == 80


# --- on the table


class Theatre:
    """A program whose time is turned by hand."""

    def __init__(self, program: Program, clock: HandTicker) -> None:
        self.program, self.clock = program, clock

    def opens(self, session: Session, window: tuple[int, int, float]) -> TableScreen:
        """Show a game in a window of a size, with letters of a size."""
        width, height, scale = window
        self.program.change("pace", Pace.OFF.value)
        self.program.window.show()
        self.program.play_on(session)
        self.program.window.resize(width, height)
        self.program.change("scale", scale)
        QApplication.processEvents()
        self.program.change("pace", Pace.NORMAL.value)
        return as_a(TableScreen, self.program.window.table)

    def sees_a_bid(self) -> tuple[QRectF, QRectF]:
        """Let time pass until a bid comes; return where it begins, and the round table."""
        overlay = self.program.stage._overlay
        assert overlay is not None
        for _ in range(200):
            for motion, places, _part in overlay.moving:
                if isinstance(motion, BidComes):
                    start, table = places
                    return start, table
            self.clock.turn(20.0)
        raise AssertionError("nothing was revealed")


@pytest.fixture
def theatre(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Theatre]:
    clock = HandTicker()
    program = Program(qapp, Folders.at(tmp_path), FACES, ticker=clock)
    qtbot.addWidget(program.window)
    yield Theatre(program, clock)
    program.change("scale", 1.0)
    program.close()


def stands(table: TableScreen, event: Revealed | NinaRevealed) -> QRectF:
    """Return the box in which a stack would be revealed."""
    (motion,) = flights(event, table.scene)
    assert isinstance(motion, Reveals)
    places = motion.places(table)
    assert places is not None
    return motion.stand(places)


def box_of(table: TableScreen, part: QWidget) -> QRectF:
    return QRectF(QRect(part.mapTo(table, QPoint()), part.size()))


@pytest.mark.thorough
@pytest.mark.parametrize("window", spread(WINDOWS, 2))
@pytest.mark.parametrize("persons", [1, 3])
def test_an_own_stack_is_revealed_over_itself_and_over_no_other(
    theatre: Theatre, window: tuple[int, int, float], persons: int
) -> None:
    table = theatre.opens(bidding(3, persons), window)
    own = table.scene.view.own.stacks
    if not table.board.isVisible():
        (motion,) = flights(Revealed(0, own[0]), table.scene)
        assert motion.places(table) is None
        return
    fans = [table.board.box_of(AtStack(0, number), table) for number in range(len(own))]
    for number, stack in enumerate(own):
        shown = stands(table, Revealed(0, stack, number))
        hits = [fan is not None and shown.intersects(QRectF(fan)) for fan in fans]
        assert hits == [other == number for other in range(len(own))]
        assert shown.height() >= table.plan.unit * 60
        assert box_of(table, table.board.stacks).contains(shown)


@pytest.mark.thorough
@pytest.mark.parametrize("window", spread(WINDOWS, 2))
@pytest.mark.parametrize("players", spread([2, 3, 5], 2))
def test_what_others_reveal_stays_on_their_plaque_and_off_the_road(
    theatre: Theatre, window: tuple[int, int, float], players: int
) -> None:
    table = theatre.opens(bidding(players, 1), window)
    assert table.rivals.isVisible()
    road = box_of(table, table.top.road)
    for seat, player in enumerate(table.scene.view.players[1:], 1):
        plaque, places = table.rivals.box_of(AtPlayer(seat), table), table.rivals.places_of(seat)
        assert plaque is not None
        assert places is not None
        shield = plaque.left() + places.shield.right() - places.board.left()
        for size in {*player.stacks, 1, 4, 8}:
            shown = stands(table, Revealed(seat, (PLAIN * 2)[:size]))
            assert QRectF(plaque).contains(shown)
            assert not shown.intersects(road)
            assert shown.left() >= shield
        for number, size in enumerate(player.stacks):
            place = table.rivals.box_of(AtStack(seat, number), table)
            shown = stands(table, Revealed(seat, PLAIN[:size], number))
            assert place is not None
            assert shown.left() <= QRectF(place).center().x() <= shown.right()
    if players == 2:
        plaque = table.rivals.box_of(AtPlayer(NINA), table)
        assert plaque is not None
        assert QRectF(plaque).contains(stands(table, NinaRevealed(PLAIN[:2])))


def test_an_own_bid_comes_from_its_stack_to_the_round_table(theatre: Theatre) -> None:
    table = theatre.opens(bidding(3, 1), (1280, 720, 1.0))
    last = len(table.scene.view.own.stacks) - 1
    fan = table.board.box_of(AtStack(0, last), table)
    assert fan is not None
    theatre.program.controller.choose(f"reveal {last + 1}")
    start, goal = theatre.sees_a_bid()
    assert start.center().x() == pytest.approx(QRectF(fan).center().x(), abs=1)
    assert goal == box_of(table, table.auction)


def test_a_skipped_auction_stands_at_rest_at_once(theatre: Theatre) -> None:
    table = theatre.opens(bidding(3, 1), (1280, 720, 1.0))
    theatre.program.controller.choose("reveal 1")
    theatre.sees_a_bid()
    theatre.program.stage.skip()
    assert theatre.program.stage.is_idle
    assert table.auction.stand is not None
    (own,) = [bid for bid in table.auction.stand.bids if bid.seat == 0]
    assert (own.turned, own.points > 0) == (1.0, True)
