"""Valencia in the hall: quarters at dusk, auctions, and who sent whom home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.events.cards import FountainBuilt, Ranked
from valeria_desktop.games.valencia.rules.events.people import Sat, SentHome
from valeria_desktop.games.valencia.ui.board.own_side import House, houses_of
from valeria_desktop.games.valencia.ui.paint.landscape import paint_quarter
from valeria_desktop.kernel.phrases import count, say
from valeria_desktop.ui.screens.hall.hall_parts import Deed, HallParts, Keepsake, RivalFact, Told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.relived import Relived
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.screens.hall.hall_parts import Meeting

OUTBID, SENT_HOME, AUCTION = "outbid", "sent home", "auction"
"""The kinds of deeds: a place before another player in an auction, a seat taken, an auction won."""
_DUSK = 1.0
_ACROSS = 330.0
"""The width of a painting in the quarter's units."""


@frozen
class HungQuarter:
    """The houses in a painting of a quarter."""

    houses: tuple[House, ...]


def recall(relived: Relived, seat: int) -> Keepsake:
    """Return the keepsake of a finished game."""
    view: View = relived.game.view(seat)
    return Keepsake(
        picture=HungQuarter(houses_of(view, seat)),
        words=_quarter_words(view, seat),
        best=_best(relived, seat),
        deeds=tuple(_deeds(relived)),
    )


def _quarter_words(view: View, seat: int) -> Phrase:
    houses = houses_of(view, seat)
    palms = sum(house.has_palm for house in houses)
    return say(
        "Quarter with {members}, {palms}",
        members=count(len(houses), "1 member", "{number} members"),
        palms=count(palms, "1 of them at a palm", "{number} of them at palms"),
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
        elif isinstance(event, Sat):  # the new holder is told after the old ones
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


# --- the best moment


@frozen
class _Feat:
    """A feat to be remembered: how much it weighs, and its words."""

    weight: float
    words: Phrase


_MANY_AUCTIONS = 5


def _best(relived: Relived, seat: int) -> str:
    best = max(_feats(relived, seat), key=lambda feat: feat.weight, default=None)
    return best.words if best is not None else ""


def _feats(relived: Relived, seat: int) -> Iterator[_Feat]:
    won = 0
    for lived in relived.events:
        event = lived.event
        if isinstance(event, Ranked) and event.seats[:1] == (seat,):
            won += 1
            if len(event.sums) > 1 and event.sums[0] - event.sums[1] == 1:
                words = say("An auction won by one, in round {number}", number=lived.round)
                yield _Feat(6, words)
        elif isinstance(event, FountainBuilt) and event.seat == seat:
            words = say("A fountain, in round {number}", number=lived.round)
            yield _Feat(3, words)
    if won >= _MANY_AUCTIONS:
        yield _Feat(won, say("{number} auctions won", number=won))
    yield from _tasks(relived, seat)


def _tasks(relived: Relived, seat: int) -> Iterator[_Feat]:
    tasks = [line for line in relived.result.scores[seat].lines if line.category == "tasks"]
    fulfilled = sum(line.points > 0 for line in tasks)
    if fulfilled and fulfilled == len(tasks):
        words = count(fulfilled, "The one task fulfilled", "All {number} tasks fulfilled")
        yield _Feat(2 + 2 * fulfilled, words)
    if tasks and (best := max(tasks, key=lambda line: line.points)).points > 0:
        yield _Feat(1, say("A task for {number} points", number=best.points))


# --- the painting and the rivals


def paint(brush: Brush, box: QRectF, quarter: HungQuarter) -> None:
    """Paint a quarter at dusk."""
    paint_quarter(brush.of_unit(box.width() / _ACROSS), box, quarter.houses, _DUSK)


def facts(meetings: Sequence[Meeting]) -> tuple[RivalFact, ...]:
    """Return who outbid whom, who sent whom home, and the auctions of both."""
    words = QCoreApplication.translate
    return (
        _of_both("figure", words("Hall", "auctions won"), _each(AUCTION, meetings, is_of=True)),
        _of_both("stack", words("Hall", "outbid each other"), _each(OUTBID, meetings)),
        _of_both("council", words("Hall", "sent each other home"), _each(SENT_HOME, meetings)),
    )


def _each(kind: str, meetings: Sequence[Meeting], *, is_of: bool = False) -> tuple[int, int]:
    """Return the numbers of this side's deeds of a kind and of the rival's, against each other."""
    mine, theirs = (
        sum(len((each.of if is_of else each.against)(kind, mine=side)) for each in meetings)
        for side in (True, False)
    )
    return mine, theirs


def _of_both(icon: str, words: str, both: tuple[int, int]) -> RivalFact:
    return RivalFact(icon, words, Told(str(both[0])), Told(str(both[1])))


_OFTEN = 3


def remark(meetings: Sequence[Meeting]) -> str:
    """Return what a rival says of the members that were sent home."""
    words = QCoreApplication.translate
    mine, theirs = _each(SENT_HOME, meetings)
    if mine >= _OFTEN and mine >= theirs:
        return words("Hall", "{number} of my family you sent home. They remember.").format(
            number=mine
        )
    if theirs >= _OFTEN:
        return words("Hall", "{number} of yours went home on my account.").format(number=theirs)
    return ""


def make_hall() -> HallParts:
    """Return the parts of the hall that only this game has."""
    return HallParts(recall, paint, facts, remark)
