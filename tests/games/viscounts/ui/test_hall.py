"""Viscounts in the hall: a realm for a picture, and deeds that happened between players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.ui.ended import ended
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.hall import (
    COLLISION,
    LINKED,
    SENT_HOME,
    TOOK_OVER,
    make_hall,
)
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.relived import LivedEvent, Relived
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.screens.hall.hall_parts import Deed, Meeting

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

LINK = CATALOG.segments[0].links[0]
WALL = say("the lake")


def relived(session: Session, *events: Event) -> Relived:
    lived = tuple(LivedEvent(3, number, event) for number, event in enumerate(events))
    return Relived(session.seats, session.game, lived)


def test_a_realm_shows_its_owners_houses_and_workers_alone(look: Look) -> None:
    session = ended(Setup(4))
    view = session.scene(0).view
    for seat in range(4):
        realm = make_hall().recall(relived(session), seat).picture
        mine = [spot for spot, built in enumerate(view.spots) if built and built.seat == seat]
        assert [spot for spot, _ in realm.houses] == mine
        inside = [number for part in realm.castle.first for _, number in part]
        assert sum(inside) == sum(section[seat] for section in view.first)
        assert (realm.castle.leader is not None) is (view.leader == seat)
    realm = make_hall().recall(relived(session), 0).picture
    with drawing(266, 172, 1.0) as (picture, painter):
        make_hall().paint(Brush(painter, look, 1.0), QRectF(0, 0, 266, 172), realm)
    image = picture.toImage()
    assert len({image.pixel(x, 86) for x in range(266)}) > 12


def test_workers_links_and_the_castle_are_deeds_between_two() -> None:
    session = ended(Setup(2))
    events = (
        told.WorkerBumped(1, 0, 2, 1, WALL),
        told.WorkerBumped(1, 1, 2, 1, WALL),
        told.LinkClosed(0, LINK, 1),
        told.LinkClosed(0, LINK, 0),
        told.LeaderChanged(0, -1),
        told.LeaderChanged(1, 0),
        told.Collided(1, 4),
    )
    deeds = make_hall().recall(relived(session, *events), 0).deeds
    assert deeds == (
        Deed(SENT_HOME, 0, 1),
        Deed(LINKED, 0, 1),
        Deed(TOOK_OVER, 1, 0),
        Deed(COLLISION, 1),
    )
    facts = make_hall().facts([Meeting(deeds, 0, (1,))])
    assert [(fact.mine.words, fact.theirs.words) for fact in facts] == [
        ("1", "0"), ("0", "1"), ("1", "0"), ("0", "1"),
    ]  # fmt: skip


def test_a_rival_remembers_who_was_put_over_the_wall() -> None:
    hall = make_hall()
    mine = Meeting((Deed(SENT_HOME, 0, 1),) * 3, 0, (1,))
    theirs = Meeting((Deed(SENT_HOME, 1, 0),) * 4, 0, (1,))
    linked = Meeting((Deed(LINKED, 0, 1), Deed(LINKED, 1, 0), Deed(LINKED, 1, 0)), 0, (1,))
    assert hall.remark([mine]).startswith("3 of my people you put over the wall.")
    assert hall.remark([mine, theirs]).startswith("4 of yours I showed the gate.")
    assert hall.remark([linked]).startswith("3 links between us.")
    assert hall.remark([]) == ""


def test_a_game_alone_is_kept_with_odos_points() -> None:
    session = ended(Setup(1, rival=Rival.CLERIC))
    rival = session.result().rival
    assert rival is not None
    assert make_hall().recall(relived(session), 0).rival == rival.total
    lone = make_hall().lone
    assert lone is not None
    assert lone.guest().name == "Odo"
