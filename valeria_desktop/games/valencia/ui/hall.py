"""Valencia in the hall: quarters at dusk, auctions, and who sent whom home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.events.cards import Ranked
from valeria_desktop.games.valencia.rules.events.people import Sat, SentHome
from valeria_desktop.games.valencia.story.tell import best_feat, quarter_words
from valeria_desktop.games.valencia.ui.board.own_side import House, houses_of
from valeria_desktop.games.valencia.ui.guests import cast
from valeria_desktop.games.valencia.ui.paint.landscape import paint_hung
from valeria_desktop.ui.screens.hall.hall_parts import (
    Deed,
    HallParts,
    Keepsake,
    numbers_of,
    of_both,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.relived import Relived
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.screens.hall.hall_parts import Meeting, RivalFact

OUTBID, SENT_HOME, AUCTION = "outbid", "sent home", "auction"
"""The kinds of deeds: a place before another player in an auction, a seat taken, an auction won."""
_DUSK = 1.0


@frozen
class HungQuarter:
    """The houses in a painting of a quarter, and whose they are."""

    houses: tuple[House, ...]
    seat: Seat


def recall(relived: Relived, seat: int) -> Keepsake:
    """Return the keepsake of a finished game."""
    view: View = relived.game.view(seat)
    houses = houses_of(view, seat)
    return Keepsake(
        picture=HungQuarter(houses, relived.seats[seat]),
        words=quarter_words(len(houses), sum(house.has_palm for house in houses)),
        best=best_feat(relived, seat),
        deeds=tuple(_deeds(relived)),
    )


def _deeds(relived: Relived) -> Iterator[Deed]:
    leaving: list[SentHome] = []
    for lived in relived.events:
        event = lived.event
        if isinstance(event, SentHome):
            leaving.append(event)
            continue
        if isinstance(event, Ranked):
            yield from _ranked(event)
        elif isinstance(event, Sat):  # told after those who leave the seat
            for each in leaving:
                if each.place == event.place and each.seat != event.seat:
                    yield Deed(SENT_HOME, event.seat, each.seat)
        leaving.clear()


def _ranked(auction: Ranked) -> Iterator[Deed]:
    """Yield who won an auction, and whom the winner outbid."""
    winner, *others = auction.seats or (-1,)
    if winner < 0:
        return
    yield Deed(AUCTION, winner)
    for other in others:
        if other >= 0:
            yield Deed(OUTBID, winner, other)


# --- the painting and the rivals


def paint(brush: Brush, box: QRectF, quarter: HungQuarter) -> None:
    """Paint a quarter at dusk."""
    paint_hung(brush, box, quarter.houses, _DUSK, quarter.seat)


def facts(meetings: Sequence[Meeting]) -> tuple[RivalFact, ...]:
    """Return who outbid whom, who sent whom home, and the auctions of both."""
    translate = QCoreApplication.translate
    return (
        of_both("figure", translate("Hall", "auctions won"), AUCTION, meetings, is_of=True),
        of_both("stack", translate("Hall", "outbid"), OUTBID, meetings),
        of_both("council", translate("Hall", "sent home"), SENT_HOME, meetings),
    )


_OFTEN = 3


def remark(meetings: Sequence[Meeting]) -> str:
    """Return what a rival says of the members that were sent home."""
    translate = QCoreApplication.translate
    mine, theirs = numbers_of(SENT_HOME, meetings)
    if mine >= _OFTEN and mine >= theirs:
        return translate("Hall", "{number} of my family you sent home. They remember.").format(
            number=mine
        )
    if theirs >= _OFTEN:
        return translate("Hall", "{number} of yours went home on my account.").format(number=theirs)
    return ""


def make_hall() -> HallParts:
    """Return the parts of the hall that only this game has."""
    return HallParts(recall, paint, facts, remark, cast)
