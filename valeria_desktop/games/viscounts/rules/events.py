"""The events of Viscounts: everyone sees them, but for the cards drawn to a hand (WK4)."""

from __future__ import annotations

from attrs import frozen

from valeria_desktop.games.viscounts.rules.event_kinds import (
    AmountEvent,
    Bought,
    CardsEvent,
    CausedEvent,
    MarkerEvent,
    SeatEvent,
)
from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.model.effect import Item
from valeria_desktop.games.viscounts.rules.model.kinds import (
    NOBODY,
    BuildingType,
    Paper,
    Ribbon,
)
from valeria_desktop.games.viscounts.rules.model.player import Line
from valeria_desktop.games.viscounts.rules.model.things import (
    BonusCard,
    Link,
    Manuscript,
    PlayerCard,
    Scheme,
    Spot,
    Townsfolk,
)
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.phrases import Phrase, count, join, say

# --- silver and resources, debts and deeds, virtue and corruption


@frozen
class Gained(AmountEvent):
    """A player gained silver or a resource."""

    template = "{player} gained {amount} ({cause})"


@frozen
class Paid(AmountEvent):
    """A player paid silver or resources."""

    template = "{player} paid {amount} ({cause})"


@frozen
class Corrupted(MarkerEvent):
    """A player gained corruption."""

    what = "corruption"


@frozen
class Ennobled(MarkerEvent):
    """A player gained virtue."""

    what = "virtue"


@frozen
class DeedsGained(SeatEvent):
    """A player acquired deeds."""

    number: int
    cause: Item

    template = "{player} gained {amount} ({cause})"

    @property
    def amount(self) -> Phrase:
        return amount_words(self.number, "deed")


@frozen
class DebtGained(CausedEvent):
    """A player gained an unpaid debt."""

    template = "{player} gained 1 debt ({cause})"


@frozen
class Flipped(SeatEvent):
    """A player paid a debt or had a deed approved."""

    paper: Paper
    cause: Item

    template = "{player} had a deed approved ({cause})"
    of_debt = "{player} paid a debt ({cause})"

    def says(self) -> str:
        return self.of_debt if self.paper is Paper.DEBT else self.template


@frozen
class Collided(SeatEvent):
    """The markers of the active player have met, and the collision begins (WK85)."""

    space: int

    template = "{player}'s markers collided on space {space}"


@frozen
class MarkersReset(SeatEvent):
    """The markers of a player returned to the ends of the track (WK88)."""

    template = "{player}'s markers returned to the ends of the track"


@frozen
class Traded(SeatEvent):
    """A player traded a number of times (WK42); the gains come after it."""

    times: int
    cause: Item

    template = "{player} traded {times} times"
    once = "{player} traded once"

    def says(self) -> str:
        return self.once if self.times == 1 else self.template


# --- cards


@frozen
class PairTaken(SeatEvent):
    """A player took a player card and a hero."""

    card: PlayerCard
    hero: Townsfolk

    template = "{player} took {card} with {hero}"


@frozen
class DroppedOff(SeatEvent):
    """A card left space 3 of its owner's board (WK23)."""

    card: Townsfolk

    template = "{card} left the board of {player}"


@frozen
class CardPlayed(SeatEvent):
    """A player played a card on space 1 (WK24)."""

    card: Townsfolk
    is_unseen: bool
    """The card came from the top of the deck."""

    template = "{player} played {card}"
    unseen = "{player} played {card} from the top of the deck"

    def says(self) -> str:
        return self.unseen if self.is_unseen else self.template


@frozen
class Arranged(SeatEvent):
    """A player changed the order of the cards on the board (WK103)."""

    line: Line

    template = "{player} rearranged the board: {cards}"

    @property
    def cards(self) -> Phrase:
        return join([card.words() for card in self.line if card is not None], "then")


@frozen
class Dismissed(Bought):
    """A player dismissed the townsfolk of the segment (WK38), the neutral one for no silver."""

    template = "{player} dismissed {card} for {silver} silver"
    free = "{player} dismissed {card}"


@frozen
class Hired(Bought):
    """A player hired a townsfolk (WK80)."""

    template = "{player} hired {card} for {silver} silver"
    free = "{player} hired {card} for free"


@frozen
class Discarded(CausedEvent):
    """A player discarded a card of the hand or the top of the deck (WK100)."""

    card: Townsfolk

    template = "{player} discarded {card} ({cause})"


@frozen
class Destroyed(CausedEvent):
    """A player destroyed a card (WK101)."""

    card: Townsfolk

    template = "{player} destroyed {card} ({cause})"


@frozen
class CardsKept(CausedEvent):
    """A player neither discarded nor destroyed a card, or no further one (WK102)."""

    template = "{player} kept the other cards ({cause})"


@frozen
class Shuffled(CardsEvent):
    """A player's discard pile was shuffled into the deck (WK97); `number` counts the deck."""

    template = "{player} shuffled a deck of {cards}"


@frozen
class CardsDrawn(CardsEvent):
    """A player drew cards."""

    template = "{player} drew {cards}"


@frozen
class CardDrawn(SeatEvent):
    """The card that a player drew; only that player may know it."""

    card: Townsfolk

    template = "{player} drew {card}"

    @property
    def audience(self) -> int | None:
        return self.seat


@frozen
class Transcribed(SeatEvent):
    """A player transcribed a manuscript, or gained one (WK70, WK73)."""

    manuscript: Manuscript
    is_gained: bool
    """It was gained by an effect, not by the action."""

    template = "{player} transcribed {manuscript}"
    gained = "{player} gained {manuscript}"

    def says(self) -> str:
        return self.gained if self.is_gained else self.template


# --- the ring, the castle, and the whole game


@frozen
class Rode(SeatEvent):
    """A player's viscount rode to a space, or was placed there in the set-up."""

    space: int
    where: Phrase
    """The name of the space."""
    silver: int

    template = "{player} rode to {where}"
    paid = "{player} rode to {where} for {silver} silver"

    def says(self) -> str:
        return self.paid if self.silver else self.template


@frozen
class BuildingBuilt(SeatEvent):
    """A player built on a spot; the square that it left is free now (WK53)."""

    type: BuildingType
    spot: Spot
    number: int
    """The number of the spot in the ring."""
    square: int

    template = "{player} built {type} on {spot}, freeing square {square}"


@frozen
class LinkClosed(SeatEvent):
    """A link has buildings at both ends and works for their owners (WK53)."""

    link: Link
    other: int
    """The owner of the other end."""

    template = "{player} closed {link} with {other}"
    alone = "{player} closed {link}"
    people = ("other",)

    def says(self) -> str:
        return self.alone if self.other == self.seat else self.template


@frozen
class WorkersSent(SeatEvent):
    """A player sent workers into the first tier of a section."""

    number: int
    position: int
    segment: Phrase

    template = "{player} sent {workers} to the castle, facing {segment}"

    @property
    def workers(self) -> Phrase:
        return count(self.number, "{number} worker", "{number} workers")


@frozen
class WorkerShifted(SeatEvent):
    """A worker moved to a neighbouring section of the first tier."""

    start: int
    goal: int
    segment: Phrase

    template = "{player} moved a worker to the section facing {segment}"


@frozen
class WorkerRose(SeatEvent):
    """A worker moved inwards, to the second or the third tier (WK61, WK62)."""

    position: int
    tier: int
    segment: Phrase

    template = "{player} moved a worker to the second tier, facing {segment}"
    third = "{player} moved a worker to the third tier, from the side of {segment}"

    def says(self) -> str:
        return self.third if self.tier > 2 else self.template  # noqa: PLR2004 - the third tier


@frozen
class WorkerBumped(SeatEvent):
    """A worker went home from a section with too many (WK63)."""

    by: int
    position: int
    tier: int
    segment: Phrase

    template = "{by} sent home a worker of {player}, facing {segment}"
    people = ("by",)


@frozen
class LeaderChanged(SeatEvent):
    """A player became the castle leader (WK66)."""

    before: int
    """The leader before, or NOBODY."""

    template = "{player} became the castle leader instead of {before}"
    first = "{player} became the castle leader"
    people = ("before",)

    def says(self) -> str:
        return self.first if self.before == NOBODY else self.template


@frozen
class BonusTaken(SeatEvent):
    """A player took a cleric bonus card (WK72)."""

    bonus: BonusCard
    ribbon: Ribbon

    template = "{player} took {bonus}"


@frozen
class EndCardRevealed(Event):
    """The poverty card or the prosperity card was revealed (WK17)."""

    card: str
    last_round: int

    def words(self, names: tuple[str, ...]) -> Phrase:
        return say(_REVEALED[self.card], round=self.last_round)


_REVEALED = {
    "poverty": "The poverty card is revealed: round {round} is the last one",
    "prosperity": "The prosperity card is revealed: round {round} is the last one",
}


# --- the neutral player of a solo game


@frozen
class SchemePlayed(SeatEvent):
    """The neutral player turned up a scheme (WK123)."""

    scheme: Scheme

    template = "{player} turned up {scheme}"


@frozen
class SchemeGained(CausedEvent):
    """The neutral player gained a future scheme, face up (WK130)."""

    scheme: Scheme

    template = "{player} gained {scheme} ({cause})"


@frozen
class SchemeFailed(SeatEvent):
    """The neutral player could carry out none of a scheme's choices (WK123)."""

    scheme: Scheme

    template = "{player} could do nothing of the last row of {scheme}"
