"""Events of members of families on the council and in the city, and of palms."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.valencia.rules.events.base import SeatEvent
from valeria_desktop.games.valencia.rules.model.guild import seat_words
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.phrases import Phrase, say


@frozen
class Sat(SeatEvent):
    """A player put a member on a seat of the council."""

    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} took {place}", player=names[self.seat], place=seat_words(self.place))


@frozen
class SentHome(SeatEvent):
    """A member went home from the council."""

    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        where = seat_words(self.place)
        return say("A member of {player} left {place}", player=names[self.seat], place=where)


@frozen
class Assisted(SeatEvent):
    """A player put a member beside the holder of a guild's seat (VA45)."""

    place: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        where = seat_words(self.place)
        return say("{player} put a member beside {place}", player=names[self.seat], place=where)


@frozen
class Settled(SeatEvent):
    """A player put a member on a space of the city."""

    cell: int
    place: Phrase
    """The space's name in words; it says the price."""
    price: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("{player} settled on the {place}", player=names[self.seat], place=self.place)


@frozen
class Moved(SeatEvent):
    """A player moved a member to another space."""

    start: int
    goal: int
    start_place: Phrase
    goal_place: Phrase

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} moved from the {start} to the {goal}",
            player=names[self.seat],
            start=self.start_place,
            goal=self.goal_place,
        )


@frozen
class PalmPlanted(SeatEvent):
    """A player planted the palm of the round on a bush."""

    bush: int
    place: Phrase

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} planted a palm at the {place}", player=names[self.seat], place=self.place
        )


@frozen
class PalmMoved(SeatEvent):
    """A player moved a palm to a bush beside it (VA29)."""

    start: int
    goal: int
    place: Phrase
    """The bush that the palm left."""
    way: Phrase

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(
            "{player} moved the palm {way} from the {place}",
            player=names[self.seat],
            way=self.way,
            place=self.place,
        )


@frozen
class PalmLost(Event):
    """The palm of the round left the game, as nobody sits for the church (VA27)."""

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say("Nobody holds the church's seat: the palm of the round is gone")
