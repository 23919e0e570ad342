"""What a player did in a turn, as one thing: for stamps of a replay, moments and the review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import Action, BuildingType
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.kernel.things import Thing
from valeria_desktop.ui.screens.end.end_art import TurnDeed
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line

translate = QCoreApplication.translate


@frozen
class DeedSign(Thing):
    """A deed without a card: its sign, and its building in the colour of its owner."""

    id: str
    """The name of the sign."""
    name: str
    building: BuildingType | None = None
    seat: Seat | None = None


_RARE = (
    told.LeaderChanged,
    told.BonusTaken,
    told.BuildingBuilt,
    told.Transcribed,
    told.Collided,
    told.WorkersSent,
    told.Traded,
    told.Hired,
    told.SchemePlayed,
    told.CardPlayed,
    told.PairTaken,
)
"""The deeds that can stand for a turn, the rarest first."""


def chief_event(lines: Sequence[Line], seat: int) -> Event | None:
    """Return the rarest deed of a seat in a turn; None if it did nothing of note."""
    mine = [line.event for line in lines if line.seat == seat]
    found = (event for kind in _RARE for event in mine if isinstance(event, kind))
    return next(found, None)


def deed_in(lines: Sequence[Line], seat: int, who: Seat | None = None) -> TurnDeed:
    """Return a seat's rarest deed in a turn; buildings are painted in the colour of `who`."""
    event = chief_event(lines, seat)
    if event is None:
        return TurnDeed("")
    thing = _card_of(event)
    if thing is None:
        sign = _sign_of(event, who)
        return TurnDeed(sign.name, sign)
    head = tell(capital(thing.words()))
    if isinstance(event, told.Hired):
        head = translate("ViscountsEnd", "{name} hired").format(name=head)
    return TurnDeed(head, thing)


def _card_of(event: Event) -> Item | None:
    """Return the card of a deed; None for a deed without one."""
    match event:
        case told.BonusTaken():
            return event.bonus
        case told.Transcribed():
            return event.manuscript
        case told.Hired() | told.CardPlayed():
            return event.card
        case told.PairTaken():
            return event.hero
    return None


def _sign_of(event: Event, who: Seat | None) -> DeedSign:
    match event:
        case told.LeaderChanged():
            return DeedSign(signs.LEADER, translate("ViscountsEnd", "Castle leader"))
        case told.BuildingBuilt():
            name = tell(capital(event.type.name_words()))
            return DeedSign(signs.sign_of_building(event.type), name, event.type, who)
        case told.Collided():
            return DeedSign(signs.COLLISION, translate("ViscountsEnd", "A collision"))
        case told.WorkersSent():
            words = translate("ViscountsEnd", "Workers for the castle: {number}")
            return DeedSign(signs.PAWN, words.format(number=event.number))
        case told.Traded():
            words = translate("ViscountsEnd", "Trades: {number}")
            return DeedSign(signs.sign_of_action(Action.TRADE), words.format(number=event.times))
    return DeedSign(signs.SCHEME, translate("ViscountsEnd", "One of Odo's schemes"))
