"""Valencia in the hall: a quarter for a picture, and deeds that happened between players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.hall import AUCTION, OUTBID, SENT_HOME, make_hall
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.relived import LivedEvent, Relived
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.screens.hall.hall_parts import Deed, Meeting

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.paint.look import Look


@pytest.fixture(scope="module")
def session() -> Session:
    made = Session.begin(RULES, Setup(players=2), default_seats(2), 4)
    bot = make_bot(RULES, "planner", 4)
    while (decision := made.decision) is not None:
        made.choose(bot.choose(made.view(decision.seat), decision).id)
    return made


def relived(session: Session, *events: Event) -> Relived:
    lived = tuple(LivedEvent(3, number, event) for number, event in enumerate(events))
    return Relived(session.seats, session.game, lived)


def test_a_quarter_shows_the_members_in_the_city(session: Session, look: Look) -> None:
    keepsake = make_hall().recall(relived(session), 0)
    members = sum(owner == 0 for owner in session.view(0).city)
    assert len(keepsake.picture.houses) == members
    assert keepsake.words.startswith(f"Quarter with {members} members, ")
    with drawing(240, 150, 1.0) as (picture, painter):
        make_hall().paint(Brush(painter, look, 1.0), QRectF(0, 0, 240, 150), keepsake.picture)
    assert isinstance(picture, QPixmap)
    image = picture.toImage()
    assert len({image.pixel(x, 75) for x in range(240)}) > 3


def test_who_takes_a_seat_sends_its_member_home(session: Session) -> None:
    events = told.SentHome(1, 2), told.Sat(0, 2), told.SentHome(0, 4), told.Sat(0, 4)
    keepsake = make_hall().recall(relived(session, *events), 0)
    assert keepsake.deeds == (Deed(SENT_HOME, 0, 1),)


def test_an_auction_is_won_against_those_behind(session: Session) -> None:
    events = told.Ranked((1, 0), (9, 8)), told.Ranked((-1, 0, 1), (9, 8, 7))
    keepsake = make_hall().recall(relived(session, *events), 0)
    assert keepsake.deeds == (Deed(AUCTION, 1), Deed(OUTBID, 1, 0))
    (won, outbid, home) = make_hall().facts([Meeting(keepsake.deeds, 0, (1,))])
    assert [(each.mine.words, each.theirs.words) for each in (won, outbid, home)] == [
        ("0", "1"), ("0", "1"), ("0", "0"),
    ]  # fmt: skip


def test_an_auction_won_by_one_is_the_best_moment(session: Session) -> None:
    keepsake = make_hall().recall(relived(session, told.Ranked((0, 1), (9, 8))), 0)
    assert keepsake.best == "An auction won by one, in round 3"
