"""The options of Viscounts' questions. An option has the same id in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.viscounts.rules.at import (
    AtExchange,
    AtInner,
    AtPair,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
    OfCard,
    OfDeck,
    OfPapers,
    OfSquare,
)
from valeria_desktop.games.viscounts.rules.model.amounts import amount_words
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item
from valeria_desktop.games.viscounts.rules.model.kinds import (
    Action,
    BuildingType,
    Paper,
    Resource,
)
from valeria_desktop.games.viscounts.rules.model.player import Line
from valeria_desktop.games.viscounts.rules.model.ring import LinkBetween, position_of
from valeria_desktop.games.viscounts.rules.model.table import Pair
from valeria_desktop.games.viscounts.rules.model.things import (
    Exchange,
    Manuscript,
    Section,
    Spot,
    Square,
    Townsfolk,
)
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import capital, count, join, say, seat_name

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class Plain(Option):
    """An option with a fixed text."""

    id: str
    phrase: Phrase

    def words(self) -> Phrase:
        return self.phrase


NO_ACTION = Plain("none", say("Take no action"))
NOT_DISMISS = Plain("keep", say("Dismiss nobody"))
NO_HIRE = Plain("none", say("Hire nobody"))
ENOUGH = Plain("enough", say("No more cards"))
SHUFFLE_FIRST = Plain("shuffle", say("Shuffle your discard pile first"))
STAY = Plain("stay", say("Move no worker"))
ONCE = (NO_ACTION, NOT_DISMISS, NO_HIRE, ENOUGH, SHUFFLE_FIRST, STAY)


class ToldOption(Option):
    """An option whose event repeats all that the option says."""

    __slots__ = ()

    is_told_again: ClassVar[bool] = True


# --- set-up


@frozen
class TakePair(ToldOption):
    """Take a player card and a hero (WK11)."""

    pair: Pair

    @property
    def id(self) -> str:
        return f"take {self.pair.card.id}"

    @property
    def at(self) -> At:
        return AtPair(self.pair.card.id)

    def words(self) -> Phrase:
        return say("Take {card} with {hero}", card=self.pair.card.words(), hero=say(self.hero.name))

    @property
    def hero(self) -> Townsfolk:
        """The hero of the pair."""
        return self.pair.hero


# --- cards


@frozen
class PlayCard(ToldOption):
    """Play a card from the hand (WK24)."""

    card: Townsfolk
    seat: int

    @property
    def id(self) -> str:
        return f"play {self.card.id}"

    @property
    def at(self) -> At:
        return OfCard(self.seat, self.card.id)

    def words(self) -> Phrase:
        return say("Play {card}", card=self.card.words())


@frozen
class CastOff(ToldOption):
    """Discard or destroy a card of the hand, or one of all cards in the set-up."""

    card: Townsfolk
    seat: int
    destroys: bool

    @property
    def id(self) -> str:
        return f"{'destroy' if self.destroys else 'discard'} {self.card.id}"

    @property
    def at(self) -> At:
        return OfCard(self.seat, self.card.id)

    def words(self) -> Phrase:
        if self.destroys:
            return say(
                "Destroy {card} for {silver} silver",
                card=self.card.words(),
                silver=self.card.silver,
            )
        return say("Discard {card}", card=self.card.words())


@frozen
class CastOffTop(Option):
    """Discard or destroy the unseen top card of the deck (WK100)."""

    seat: int
    destroys: bool

    @property
    def id(self) -> str:
        return "destroy top" if self.destroys else "discard top"

    @property
    def at(self) -> At:
        return OfDeck(self.seat)

    def words(self) -> Phrase:
        if self.destroys:
            return say("Destroy the top card of your deck, unseen")
        return say("Discard the top card of your deck, unseen")


@frozen
class Arrange(ToldOption):
    """Let the cards on the board lie in this order (WK103)."""

    line: Line
    is_as_before: bool

    @property
    def id(self) -> str:
        return " ".join(["lay", *(card.id if card else "-" for card in self.line)])

    def words(self) -> Phrase:
        if self.is_as_before:
            return say("Leave your cards as they are")
        cards = [card.words() for card in self.line if card is not None]
        return say("Lay your cards in this order: {cards}", cards=join(cards, "then"))


# --- the ride


@frozen
class RideTo(ToldOption):
    """Ride to a space at its lowest price (WK32)."""

    space: int
    silver: int
    segment: str
    path: str

    @property
    def id(self) -> str:
        return f"ride {self.space}"

    @property
    def at(self) -> At:
        return AtSpace(self.space)

    def words(self) -> Phrase:
        where = space_words(self.segment, self.path)
        if self.silver:
            return say("Ride to {space} for {silver} silver", space=where, silver=self.silver)
        return say("Ride to {space}", space=where)


def space_words(segment: str, path: str) -> Phrase:
    """Return the name of a space: "the left space of the lake"."""
    return say(_SPACES[path], segment=say(segment))


_SPACES = {
    "left": "the left space of the {segment}",
    "right": "the right space of the {segment}",
    "inner": "the inner space of the {segment}",
}


# --- the primary action and its funding


@frozen
class ChooseAction(Option):
    """Take a primary action (WK35)."""

    action: Action
    space: int
    """The space of the viscount."""

    @property
    def id(self) -> str:
        return self.action.value

    @property
    def at(self) -> At | None:
        position = position_of(self.space)
        if self.action is Action.TRADE:
            return AtExchange(self.space)
        if self.action is Action.WORKERS:
            return AtSection(position)
        return AtScroll(position) if self.action is Action.TRANSCRIBE else None

    def words(self) -> Phrase:
        return _ACTIONS[self.action]


_ACTIONS = {
    Action.TRADE: say("Trade"),
    Action.BUILD: say("Build"),
    Action.WORKERS: say("Send workers to the castle"),
    Action.TRANSCRIBE: say("Transcribe"),
}


@frozen
class Dismiss(ToldOption):
    """Dismiss the townsfolk of the segment for its icons (WK38)."""

    card: Townsfolk
    silver: int
    position: int

    @property
    def id(self) -> str:
        return f"dismiss {self.card.id}"

    @property
    def at(self) -> At:
        return AtStack(self.position)

    def words(self) -> Phrase:
        return say(
            "Dismiss {card} for {silver} silver: {icons}",
            card=self.card.words(),
            silver=self.silver,
            icons=self.card.icons.words(),
        )


@frozen
class TradeTimes(Option):
    """Trade a number of times, with silver for missing merchants (WK42, WK43)."""

    times: int
    silver: int
    exchange: Exchange
    space: int

    @property
    def id(self) -> str:
        return f"trade {self.times}"

    @property
    def at(self) -> At:
        return AtExchange(self.space)

    def words(self) -> Phrase:
        times = count(self.times, "Trade once", "Trade {number} times")
        effect = self.exchange.effect.words()
        if self.silver:
            return say(
                "{trade} for {silver} silver: {effect}",
                trade=times,
                silver=self.silver,
                effect=effect,
            )
        return say("{trade}: {effect}", trade=times, effect=effect)


@frozen
class TakeBuilding(Option):
    """Take the building of a square (WK55)."""

    square: Square
    seat: int

    @property
    def id(self) -> str:
        return f"square {self.square.number}"

    @property
    def at(self) -> At:
        return OfSquare(self.seat, self.square.number)

    def words(self) -> Phrase:
        return say(
            "{building}, freeing square {number}: {power}",
            building=capital(self.square.building.words()),
            number=self.square.number,
            power=self.square.power.words(),
        )


@frozen
class BuildOn(ToldOption):
    """Build on a spot (WK52)."""

    number: int
    spot: Spot
    type: BuildingType

    @property
    def id(self) -> str:
        return f"spot {self.spot.id}"

    @property
    def at(self) -> At:
        return AtSpot(self.number)

    def words(self) -> Phrase:
        return say(
            "Build {building} on {spot}: {effect}",
            building=self.type.words(),
            spot=self.spot.words(),
            effect=self.spot.effect.words(),
        )


@frozen
class SendWorkers(Option):
    """Send a number of workers to the castle (WK60)."""

    number: int

    @property
    def id(self) -> str:
        return f"workers {self.number}"

    def words(self) -> Phrase:
        return count(self.number, "Send {number} worker", "Send {number} workers")


@frozen
class Spend(Option):
    """Spend a number of pieces of one kind (WK36)."""

    what: str
    """Silver, or a resource's name."""
    pieces: int
    silver: int
    """Silver or resources that the pieces cost together."""
    icons: int
    """The icons that the pieces bring together."""
    icon_words: Phrase
    is_double: bool = False
    """Each piece brings two icons."""

    @property
    def id(self) -> str:
        return f"pay {self.silver} {self.what}{' twofold' if self.is_double else ''}"

    def words(self) -> Phrase:
        amount = amount_words(self.silver, self.what)
        if not self.pieces:
            return say("Pay {amount}", amount=amount)
        return say("Pay {amount} for {icons}", amount=amount, icons=self.icon_words)


@frozen
class UseLink(Option):
    """Let a link work next (WK53)."""

    between: LinkBetween
    spot: int
    """The number of the spot at the other end."""

    @property
    def id(self) -> str:
        return f"link {self.between.link.id}"

    @property
    def at(self) -> At:
        return AtSpot(self.spot)

    def words(self) -> Phrase:
        link = self.between.link
        return say("{link}: {effect}", link=capital(link.words()), effect=link.effect.words())


# --- the castle


@frozen
class AtCastle(Option):
    """A section of the castle: where workers go, or where a castle move begins."""

    verb: str
    position: int
    section: Section
    segment: str

    @property
    def id(self) -> str:
        return f"{self.verb} {self.section.number}"

    @property
    def at(self) -> At:
        return AtSection(self.position)

    def words(self) -> Phrase:
        return say(
            _AT_CASTLE[self.verb],
            segment=say(self.segment),
            effect=self.section.effect.words(),
        )


TO_SECTION, INWARDS, TO_THIRD = "to", "inwards", "third"
_AT_CASTLE = {
    TO_SECTION: "The section facing the {segment}",
    INWARDS: "Move inwards, facing the {segment}: {effect}",
    TO_THIRD: "Move to the third tier, facing the {segment}",
}


@frozen
class ShiftWorker(ToldOption):
    """Move a worker of the first tier to a neighbouring section (WK67)."""

    start: int
    goal: int
    sections: tuple[Section, Section]
    segments: tuple[str, str]

    @property
    def id(self) -> str:
        start, goal = self.sections
        return f"shift {start.number} {goal.number}"

    @property
    def at(self) -> At:
        return AtSection(self.goal)

    @property
    def ends(self) -> tuple[At, ...]:
        return AtSection(self.start), AtSection(self.goal)

    def words(self) -> Phrase:
        start, goal = self.segments
        return say(
            "Move a worker from the section facing the {start} to the one facing the {goal}",
            start=say(start),
            goal=say(goal),
        )


@frozen
class Bump(ToldOption):
    """Send a worker home from a section with too many (WK63)."""

    is_inner: bool
    position: int
    section: Section
    segment: str
    seat: int

    @property
    def id(self) -> str:
        tier = 2 if self.is_inner else 1
        return f"bump {tier} {self.section.number} {self.seat}"

    @property
    def at(self) -> At:
        return AtInner(self.position) if self.is_inner else AtSection(self.position)

    def words(self) -> Phrase:
        if self.is_inner:
            return say(
                "Send home a worker of {player}, second tier facing the {segment}",
                player=seat_name(self.seat),
                segment=say(self.segment),
            )
        return say(
            "Send home a worker of {player}, first tier facing the {segment}",
            player=seat_name(self.seat),
            segment=say(self.segment),
        )


@frozen
class BumpAt(Option):
    """Look next at a section with too many workers (WK63)."""

    is_inner: bool
    position: int
    section: Section
    segment: str

    @property
    def id(self) -> str:
        return f"relieve {2 if self.is_inner else 1} {self.section.number}"

    @property
    def at(self) -> At:
        return AtInner(self.position) if self.is_inner else AtSection(self.position)

    def words(self) -> Phrase:
        tier = say("second tier") if self.is_inner else say("first tier")
        return say("First the {tier} facing the {segment}", tier=tier, segment=say(self.segment))


# --- townsfolk and manuscripts of the board


@frozen
class Hire(ToldOption):
    """Hire the top townsfolk of a stack (WK80, WK81)."""

    card: Townsfolk
    silver: int
    position: int

    @property
    def id(self) -> str:
        return f"hire {self.card.id}"

    @property
    def at(self) -> At:
        return AtStack(self.position)

    def words(self) -> Phrase:
        if self.silver:
            return say(
                "Hire {card} for {silver} silver", card=self.card.words(), silver=self.silver
            )
        return say("Hire {card} for free", card=self.card.words())


@frozen
class TakeManuscript(ToldOption):
    """Gain a visible manuscript (WK73)."""

    manuscript: Manuscript
    position: int

    @property
    def id(self) -> str:
        return f"gain {self.manuscript.id}"

    @property
    def at(self) -> At:
        return AtScroll(self.position)

    def words(self) -> Phrase:
        return say("Gain {manuscript}", manuscript=self.manuscript.words())


# --- effects


@frozen
class FlipPaper(ToldOption):
    """Pay a debt, or approve a deed (WK16)."""

    paper: Paper
    seat: int

    @property
    def id(self) -> str:
        return f"flip {self.paper}"

    @property
    def at(self) -> At:
        return OfPapers(self.seat, self.paper)

    def words(self) -> Phrase:
        return say("Pay a debt") if self.paper is Paper.DEBT else say("Approve a deed")


@frozen
class ChooseResource(ToldOption):
    """Gain a resource of choice."""

    resource: Resource

    @property
    def id(self) -> str:
        return self.resource.value

    def words(self) -> Phrase:
        return say("Gain 1 {resource}", resource=self.resource.words())


@frozen
class TakeWay(Option):
    """Use one of several effects."""

    number: int
    effect: Effect

    @property
    def id(self) -> str:
        return f"way {self.number}"

    def words(self) -> Phrase:
        return capital(self.effect.words())


@frozen
class Next(Option):
    """Use this effect first of those that are due together (WK22)."""

    cause: Item
    effect: Effect
    seat: int

    @property
    def id(self) -> str:
        return f"first {self.cause.id}"

    @property
    def at(self) -> At | None:
        if isinstance(self.cause, Townsfolk):
            return OfCard(self.seat, self.cause.id)
        return OfSquare(self.seat, self.cause.number) if isinstance(self.cause, Square) else None

    def words(self) -> Phrase:
        return say("{cause}: {effect}", cause=self.cause.words(), effect=self.effect.words())
