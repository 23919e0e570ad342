"""The cards, boards and printed effects of Viscounts, as data files describe them.

Things are compared by identity: each is made once for a catalogue. What is only a number for all
games stands in `catalog`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from attrs import field, frozen
from attrs.validators import ge, in_, min_len

from valeria_desktop.games.viscounts.rules.model.amounts import Icons
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, Power
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType, Lane, Ribbon
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.said import Said


class Source(StrEnum):
    """How a value is known: printed, following from the rest, or made by us (WK140)."""

    FACT = "fact"
    INFERRED = "inferred"
    RECONSTRUCTED = "reconstructed"


class Kind(StrEnum):
    """The kinds of townsfolk cards."""

    NEUTRAL = "neutral"
    HERO = "hero"
    STARTER = "starter"
    PRINTED = "printed"
    """Printed on the board; dismissed again and again, never hired (WK40)."""


@frozen(eq=False)
class Printed(Said, Item):
    """A thing with an id and a value that is printed, or made by us; mostly said by a template."""

    id: str
    source: Source = field(default=Source.FACT, kw_only=True)


@frozen(eq=False)
class Townsfolk(Printed):
    """A townsfolk card (WK3); ids count, as names repeat with different effects."""

    name: str
    kind: Kind
    silver: int = field(validator=ge(1))
    """Its distance, its price of hiring and dismissing, and the silver for destroying it."""
    icons: Icons = field(factory=Icons)
    immediate: Effect | None = None
    """Carried out when the card is played from the hand."""
    dropoff: Effect | None = None
    """Carried out when the card leaves space 3."""
    ongoing: tuple[Power, ...] = ()
    """Standing powers while the card lies on its owner's board."""
    corner: Effect | None = None
    """Carried out when the card is hired or dismissed."""

    def words(self) -> Phrase:
        if self.kind is Kind.PRINTED:
            return say("the printed townsfolk")
        return say(self.name)


class Tallied(StrEnum):
    """What manuscripts count for points (WK113)."""

    BUILDINGS = "buildings"
    RESOURCES = "resources"
    FLIPPED_DEBTS = "flipped_debts"
    FLIPPED_DEEDS = "flipped_deeds"
    INNER_WORKERS = "inner_workers"
    CLERICS = "cleric"
    BUILDERS = "builder"
    NOBLES = "noble"
    MERCHANTS = "merchant"
    CRIMINALS = "criminal"


@frozen(cache_hash=True)
class PointsFor:
    """1 point at the end for each `every` of the tallied things, rounded down (WK113)."""

    what: Tallied
    every: int = field(default=1, validator=ge(1))

    def words(self) -> Phrase:
        """Say the points as a sentence without its full stop."""
        if self.every == 1:
            return say("1 point for each {what}", what=_TALLIED[self.what])
        return say(
            "1 point for every {number} of: {what}", number=self.every, what=_TALLIED[self.what]
        )


_TALLIED = {
    Tallied.BUILDINGS: say("building you built"),
    Tallied.RESOURCES: say("resource"),
    Tallied.FLIPPED_DEBTS: say("paid debt"),
    Tallied.FLIPPED_DEEDS: say("approved deed"),
    Tallied.INNER_WORKERS: say("worker in the second and third tier"),
    Tallied.CLERICS: say("cleric"),
    Tallied.BUILDERS: say("builder"),
    Tallied.NOBLES: say("noble"),
    Tallied.MERCHANTS: say("merchant"),
    Tallied.CRIMINALS: say("criminal"),
}


class Back(StrEnum):
    """The backs of manuscripts: the grey-backed lie on top (WK8)."""

    GREY = "grey"
    BLACK = "black"


@frozen(eq=False)
class Manuscript(Printed):
    """A manuscript (WK70); a printed one has no ribbon and isn't kept (WK71)."""

    clerics: int = field(validator=ge(1))
    """Its price in cleric icons."""
    ribbon: Ribbon | None = None
    back: Back = Back.BLACK
    immediate: Effect | None = None
    end: PointsFor | None = None

    def words(self) -> Phrase:
        if self.ribbon is None:
            return say("the printed manuscript")
        return say("manuscript {number}", number=self.id.removeprefix("M"))

    def gift(self) -> Phrase | None:
        """Say what it brings, at once or at the end, without full stop; None if it is nothing."""
        brings = self.end or self.immediate
        return None if brings is None else brings.words()


@frozen(eq=False)
class PlayerCard(Printed):
    """A player card of the set-up (WK11)."""

    number: int
    """The number of the space where the viscount starts."""
    goods: Effect
    """Silver, resources, deeds and debts."""
    extra: Effect

    template = "player card {number}"


# --- the board


@frozen(eq=False)
class Exchange(Printed):
    """What an outer space trades merchants for (WK42)."""

    merchants: int = field(validator=ge(1))
    effect: Effect

    def words(self) -> Phrase:
        return say("a trade")


@frozen(eq=False)
class Spot(Printed):
    """A building spot of a segment, numbered from 1 clockwise (WK51)."""

    segment: str
    """The name of the segment."""
    number: int
    side: Lane
    """The space of the segment from which the spot can be reached (WK52)."""
    effect: Effect

    template = "spot {number} of the {segment}"


@frozen(eq=False)
class Link(Printed):
    """A dotted line between two spots (WK54)."""

    segment: str
    start: int
    """The number of the spot where it starts."""
    goal: int
    """The number of the spot where it ends; 0 is spot 1 of the next segment clockwise."""
    effect: Effect

    template = "the link of spots {start} and {goal} of the {segment}"
    leaving = "the link that leaves the {segment}"

    def says(self) -> str:
        return self.template if self.goal else self.leaving


@frozen(eq=False)
class Segment(Item):
    """One of the five segments of the ring."""

    id: str
    name: str
    starts: dict[Lane, int]
    """The start numbers of its outer spaces (WK11)."""
    spots: tuple[Spot, ...]
    links: tuple[Link, ...]
    townsfolk: Townsfolk
    """The card that is printed under the stack of townsfolk (WK40)."""
    manuscript: Manuscript
    """The manuscript that is printed under the stack of manuscripts (WK71)."""
    trades: dict[int, dict[Lane, Exchange]]
    """For each side of the board, the exchange of each outer space (WK42)."""

    def words(self) -> Phrase:
        return say("the {segment}", segment=say(self.name))


@frozen(eq=False)
class Section(Printed):
    """A section of the castle, with the effect of its second tier (WK61)."""

    number: int
    effect: Effect

    template = "section {number} of the castle"


# --- a player's board


@frozen(eq=False)
class Square(Printed):
    """A square of a player's board; its power works once the building has left it (WK53)."""

    number: int
    building: BuildingType
    power: Power

    template = "square {number}"


@frozen(eq=False)
class TrackSpace(Printed):
    """A space of the track of virtue and corruption, from 1 on the left (WK86)."""

    number: int
    owner: Effect
    """What stands above the space, for the player whose markers collided."""
    others: Effect
    """What stands below the space, for everyone else."""
    criminals: bool | None
    """Others need criminals (true), none (false), or neither (missing)."""
    neutral: Effect
    """What stands above the space for the neutral player of a solo game (WK132)."""

    template = "the collision on space {number}"


@frozen(eq=False)
class BonusCard(Printed):
    """A cleric bonus card (WK72)."""

    ribbon: Ribbon
    power: Power
    points: int

    template = "the {ribbon} bonus card"


# --- alone


STARTING, FUTURE = "starting", "future"
"""The decks of schemes."""


@frozen(eq=False)
class Scheme(Printed):
    """A scheme card of the neutral player (WK123)."""

    deck: str = field(validator=in_((STARTING, FUTURE)))
    icons: Icons
    rows: tuple[Effect, ...]
    """What happens before the viscount moves."""
    move: int = field(validator=ge(1))
    choices: tuple[Effect, ...] = field(validator=min_len(1))
    """Row 4: the first possible one is carried out."""

    def words(self) -> Phrase:
        return say("scheme {number}", number=self.id.removeprefix("Z"))


class RuleItem(Item):
    """A rule that causes something; it has no picture, only a name."""

    __slots__ = ("_words", "id")

    has_face: ClassVar[bool] = False

    def __init__(self, name: str, words: Phrase) -> None:
        self.id = name
        self._words = words

    @property
    def name(self) -> str:  # type: ignore[override]  # its words are its name
        return str(self._words)

    def words(self) -> Phrase:
        return self._words


SET_UP = RuleItem("set-up", say("the set-up"))
CRIMINALS = RuleItem("criminals", say("criminals"))
LANDING = RuleItem("landing", say("a viscount beside yours"))
SHUFFLING = RuleItem("shuffling", say("the shuffle"))
BUMPED = RuleItem("bumped", say("a worker sent home"))
PAID_DEBT = RuleItem("paid-debt", say("the paid debt"))
THIRD_TIER = RuleItem("third-tier", say("the third tier"))
PAYMENT = RuleItem("payment", say("the payment"))
RULE_ITEMS = (
    SET_UP,
    CRIMINALS,
    LANDING,
    SHUFFLING,
    BUMPED,
    PAID_DEBT,
    THIRD_TIER,
    PAYMENT,
)
