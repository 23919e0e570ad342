"""The moments of a finished game of Valencia as scenes, each made of the pieces it was played with.

Of all that a player did in a part of a round, the rarest deed is the moment: a fountain, a
fulfilled task, an auction won by a hair, a palm; then a space taken, a seat taken, another auction
won, and what the council gave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.standing import TaskStanding
from valeria_desktop.kernel.things import Thing
from valeria_desktop.ui.screens.end.end_art import TurnDeed
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.model.city import City
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session

_BY_A_HAIR = 1
"""The largest difference between the first two of an auction that is a moment in itself."""
translate = QCoreApplication.translate


@frozen
class WonAuction:
    """An auction won: the winner's cards, the sum, and the sum of the second."""

    seat: Seat
    cards: tuple[Card, ...]
    sum: int
    second: int | None
    """None if nobody else laid cards."""

    @property
    def is_close(self) -> bool:
        """Whether the second was as good, or almost."""
        return self.second is not None and self.sum - self.second <= _BY_A_HAIR

    @property
    def head(self) -> str:
        """A few words on the auction."""
        if self.is_close:
            return translate("End", "An auction won by a hair")
        return translate("End", "An auction won")


@frozen
class TakenSpace:
    """A space taken: a house of the player's family on the ground of a guild."""

    seat: Seat
    cell: int
    guild: Guild
    price: int

    @property
    def head(self) -> str:
        """A few words on the house."""
        return translate("End", "A house in the city")


@frozen
class TakenSeat:
    """A seat of the council taken by a member of the player's family."""

    seat: Seat
    place: int

    @property
    def head(self) -> str:
        """A few words on the seat."""
        return translate("End", "A seat in the council")


@frozen
class PalmCell:
    """A cell beside a palm: its guild, and the family that lives there."""

    guild: Guild | None
    """None for a site."""
    family: Seat | None
    cell: int


@frozen
class PlantedPalm:
    """A palm on a bush, between its four cells, row by row."""

    cells: tuple[PalmCell, ...]

    @property
    def head(self) -> str:
        """A few words on the palm."""
        return translate("End", "A palm for shade")


@frozen
class FulfilledTask:
    """A task that was fulfilled."""

    standing: TaskStanding
    players: int

    @property
    def head(self) -> str:
        """The task's name and its outcome."""
        task = tell(self.standing.task.words())
        return translate("End", "{task} fulfilled").format(task=task)


@frozen
class CouncilGift:
    """The prestige, or the privilege alone, that the council gave a player."""

    seat: Seat
    prestige: int

    @property
    def head(self) -> str:
        """A few words on the gift."""
        if self.prestige:
            return translate("End", "Prestige")
        return translate("End", "A privilege")


MomentPieces = WonAuction | TakenSpace | TakenSeat | PlantedPalm | FulfilledTask | CouncilGift


@frozen
class MomentScene(Thing):
    """A moment with a picture made of its pieces."""

    id: str
    """Two scenes with the same id look alike."""
    name: str
    pieces: MomentPieces


def moment_in(session: Session, lines: Sequence[Line], seat: int) -> TurnDeed:
    """Return a player's moment in the lines of a part of a round; without words if nothing was."""
    mine = [line.event for line in lines if line.seat == seat]
    built = next((event for event in mine if isinstance(event, told.FountainBuilt)), None)
    if built is not None:
        return TurnDeed(tell(built.fountain.words()), built.fountain)
    pieces = next(_deeds(session, lines, mine, seat), None)
    if pieces is None:
        return TurnDeed("")
    return TurnDeed(pieces.head, MomentScene(repr(pieces), pieces.head, pieces))


def _deeds(
    session: Session, lines: Sequence[Line], mine: Sequence[Event], seat: int
) -> Iterator[MomentPieces]:
    """Yield a player's deeds, the rarest first."""
    person, turn = session.seats[seat], lines[0].turn if lines else 0
    games = [both for both in session.passages() if both[0].turn == turn]
    if games and session.decision is None:  # in a game going on, tasks are secret
        later = [after for _, after in session.passages() if after.turn > turn]
        for standing in _fulfilled((games[0][0], games[-1][1]), later, seat):
            yield FulfilledTask(standing, len(session.seats))
    auction = _auction(lines, mine, seat, person)
    if auction is not None and auction.is_close:
        yield auction
    for event in mine:
        if isinstance(event, told.PalmPlanted) and games:
            yield _palm(games[-1][1].public_view(seat), event.bush, session.seats)
    yield from _members(session.scene(0).view.table.city, mine, person)
    if auction is not None:
        yield auction
    points = sum(event.points for event in mine if isinstance(event, told.PrestigeGained))
    if points or any(isinstance(event, told.PrivilegeGained) for event in mine):
        yield CouncilGift(person, points)


def _members(city: City, mine: Sequence[Event], person: Seat) -> Iterator[MomentPieces]:
    """Yield the spaces that a player's members took, and then their seats of the council."""
    for event in mine:
        if isinstance(event, told.Settled) and (space := city.cells[event.cell]) is not None:
            yield TakenSpace(person, event.cell, space.guild, event.price)
    for event in mine:
        if isinstance(event, told.Sat):
            yield TakenSeat(person, event.place)


def _auction(
    lines: Sequence[Line], mine: Sequence[Event], seat: int, person: Seat
) -> WonAuction | None:
    """Return the auction that a player won in these lines."""
    ranked = next((line.event for line in lines if isinstance(line.event, told.Ranked)), None)
    if ranked is None or not ranked.seats or ranked.seats[0] != seat:
        return None
    cards = next((event.cards for event in mine if isinstance(event, told.Revealed)), ())
    second = ranked.sums[1] if len(ranked.sums) > 1 else None
    return WonAuction(person, cards, ranked.sums[0], second)


def _palm(view: View, bush: int, seats: Sequence[Seat]) -> PlantedPalm:
    city = view.table.city
    found = []
    for cell, bushes in enumerate(city.bushes_at):
        if bush in bushes:
            space, owner = city.cells[cell], view.city[cell]
            family = None if owner == NOBODY else seats[owner]
            found.append(PalmCell(None if space is None else space.guild, family, cell))
    return PlantedPalm(tuple(found))


def _fulfilled(both: tuple[Game, Game], later: Sequence[Game], seat: int) -> Iterator[TaskStanding]:
    """Yield the tasks that were fulfilled for good between two games, the dearest first.

    A task that was missed again later is no moment yet. A task that counts something is never
    fulfilled.
    """
    before, after = both
    done = {each.task for each in before.standing(seat).tasks if each.is_fulfilled}
    found = [
        TaskStanding(each.task, each.number, each.wanted)
        for each in after.standing(seat).tasks
        if each.is_fulfilled and not each.is_counted and each.task not in done
    ]
    missed = _missed(later, seat) if found else set()
    yield from sorted(
        (each for each in found if each.task not in missed), key=lambda each: -each.task.points
    )


def _missed(games: Sequence[Game], seat: int) -> set[Task]:
    """Return the tasks of a player that were missing something in any of these games."""
    standings = (game.standing(seat).tasks for game in games)
    return {each.task for tasks in standings for each in tasks if not each.is_fulfilled}
