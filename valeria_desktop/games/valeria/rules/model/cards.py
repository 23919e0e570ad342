"""The kinds of cards. A card is a frozen value made once by the catalogue and shared by all games.

Two copies of a card are the same object: the rules never tell them apart.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from attrs import Attribute, evolve, field, frozen
from attrs.validators import ge, min_len

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.effect import Effect, Power
from valeria_desktop.games.valeria.rules.model.options import Action, ActionWords
from valeria_desktop.games.valeria.rules.powers import (
    Modifier,
    Now,
    RollPower,
    When,
    modifiers_among,
    triggers_among,
)
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.registry import Registry
from valeria_desktop.kernel.things import Thing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.setup import Setup

MAX_RESULT = 12


def area_sign(area: str) -> str:
    """Return the name of an area's sign and of its landscape."""
    return area.lower().replace(" ", "-")


class Role(StrEnum):
    """The four role icons of citizens and domains."""

    WORKER = "worker"
    SOLDIER = "soldier"
    SHADOW = "shadow"
    HOLY = "holy"


class MonsterType(StrEnum):
    """The types of monsters."""

    MINION = "minion"
    BEAST = "beast"
    TITAN = "titan"
    BOSS = "boss"
    WARDEN = "warden"
    """Guards the boss of an area; no Duke counts it (WA1)."""


COUNTED_TYPES = (MonsterType.MINION, MonsterType.BEAST, MonsterType.TITAN, MonsterType.BOSS)
"""The types of monsters that a Duke may count."""


def whole(minimum: int = 0, **keywords: Any) -> Any:  # noqa: ANN401 - as attrs types its fields
    """Declare a field that is a whole number of at least the minimum."""
    return field(validator=ge(minimum), **keywords)


@frozen(cache_hash=True)
class Icons:
    """The number of each role icon that a card shows, or a Duke's points for each icon."""

    worker: int = whole(default=0)
    soldier: int = whole(default=0)
    shadow: int = whole(default=0)
    holy: int = whole(default=0)

    def of(self, role: Role) -> int:
        """Return the number of icons of one role."""
        number: int = getattr(self, role)  # a StrEnum is itself the text; .value costs a call
        return number

    @property
    def first(self) -> Role | None:
        """The first role with an icon, in the order of roles; None without icons."""
        return next((role for role in Role if self.of(role)), None)

    def covered_by(self, worker: int, soldier: int, shadow: int, holy: int) -> bool:
        """Return whether the given numbers of icons are at least these."""
        return (
            worker >= self.worker
            and soldier >= self.soldier
            and shadow >= self.shadow
            and holy >= self.holy
        )


NO_ICONS = Icons()


class Answers(Thing):
    """The questions that rules, bots and the window ask a card, answered for a kind without any.

    A kind overrides the answers for the things that it has. Nobody asks for its class.
    """

    __slots__ = ()

    kind: ClassVar[str] = "card"
    """The word for its kind, in card files and in the tables of other rooms."""
    in_card_files: ClassVar[bool] = True

    action: ClassVar[Action | None] = None
    """The action that takes it from the centre."""
    paid_in: ClassVar[Resource | None] = None
    """The resource in which it is paid, and for which Magic may stand (T16)."""
    is_exact: ClassVar[bool] = False
    """Whether it is paid with exactly what it names (X19)."""
    row: ClassVar[str] = ""
    """The tag of the row beside the market on which it is dealt."""
    cost: int = 0
    """Its price in Gold."""
    strength: int = 0
    magic: int = 0
    plus: Amounts = NOTHING
    """What its price grows by for each slain monster of its name (CS20)."""
    copies: int = 1
    editions: tuple[Edition, ...] = tuple(Edition)

    is_said: bool = True
    """Whether an option that uses it names it."""
    kept: ClassVar[str] = ""
    """The field of `Holdings` that keeps it for its owner; a Duke counts it by the same name."""
    comes_in_copies: ClassVar[bool] = False
    """Whether a player may own several of it."""
    marks_exhausted: ClassVar[bool] = False
    """Whether the card makes its place count as exhausted (T31)."""
    stands_for_all: bool = False
    """Whether its powers count for everyone while it lies on top of a place."""
    is_event_card: ClassVar[bool] = False
    """Whether it is drawn for the Exhausted pile as an Event card (FF2)."""
    lasts: bool = False
    """Whether its powers count for everyone from when it comes up to the end of the game (FF5)."""
    brought_by: str = ""
    """The id of the card that brings it into play, where it is in no stack of the deal."""
    asks_to_keep: ClassVar[Phrase | None] = None
    """Asks which one of its kind a player keeps at the beginning; None if nobody does (C5)."""
    points: int = 0
    icons: Icons = NO_ICONS
    type: MonsterType | None = None

    numbers: tuple[int, ...] = ()
    """The results that wake it."""
    on_doubles: bool = False
    when_nothing_else: bool = False
    a_round: ClassVar[float] = 0.0
    """The resources that it saves its owner in a round, besides what its powers bring."""
    once: bool = False
    """Whether it wakes once even if both are so: doubles, and nothing else woke (CS6)."""
    trigger: Effect | None = None
    """Its effect from the centre, when it wakes there (V5)."""
    revealed: Effect | None = None
    """Its effect when it comes up from the Exhausted pile (FF4)."""
    reward: Effect | None = None
    """Its effect on its taker, once."""
    effect: Effect | None = None
    """Its effect for who calls on it by an action."""
    used: Effect | None = None
    """Its effect when its owner uses it as an action (C29)."""
    powers: tuple[Power, ...] = ()
    immediate: tuple[Effect, ...] = ()
    triggers: tuple[When, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    roll_powers: tuple[RollPower, ...] = ()

    @property
    def comes_with(self) -> Amounts:
        """The token that its owner has with it; it stands for a card that can still pay (CS12)."""
        return NOTHING

    @property
    def printed(self) -> Amounts:
        """The price on the card."""
        return NOTHING

    @property
    def whole_price(self) -> int:
        """The price on the card, in all resources together."""
        return self.cost + self.strength + self.magic

    @property
    def harvest(self) -> tuple[Effect, ...]:
        """Its powers in a harvest: on its owner's turn, and on others'."""
        return ()

    def wakes(self, *, is_alone: bool, is_double: bool) -> int:
        """Return how often it wakes without a number: if nothing else does, at doubles (T12)."""
        times = (self.when_nothing_else and is_alone) + (self.on_doubles and is_double)
        return min(times, 1) if self.once else times

    @property
    def needs(self) -> Icons:
        """The roles that its taker must have."""
        return NO_ICONS

    @property
    def lends(self) -> Icons:
        """The roles that its owner has by it."""
        return NO_ICONS

    def vain(self, state: State, seat: int) -> Phrase | None:
        """Say why a seat's action would do nothing with it now; None if it does something."""
        del state, seat
        return None

    @property
    def home(self) -> str | None:
        """The name of its area."""
        return None

    @property
    def is_boss(self) -> bool:
        """Whether it is the boss of an area."""
        return False

    @property
    def lies_on_bringer(self) -> bool:
        """Whether it lies on the card that brings it and returns there (KG2, KG3).

        A monster returns to the stack of its area alone (US6).
        """
        return bool(self.brought_by) and self.home is None

    @property
    def wanders(self) -> bool:
        """Whether equal copies may lie on several stacks of the market (US4)."""
        return bool(self.brought_by) and not self.lies_on_bringer

    @property
    def readings(self) -> tuple[Phrase, ...]:
        """Our readings of the whole card, where the printed rules are silent."""
        return ()

    def copies_in(self, setup: Setup) -> int:
        """Return the number of its copies in a game."""
        del setup
        return self.copies

    def alone(self, readings: Readings) -> Self:
        """Return the card with its effects for a game for one player (D3, G6)."""
        del readings
        return self


@frozen(eq=False)
class Card(Answers):
    """Anything with a name that lies on the table or causes an event."""

    id: str = field(validator=min_len(1))
    name: str = field(validator=min_len(1))


CARD_KINDS = Registry[Card]("kind of card")
_C = TypeVar("_C", bound=Card)


def card_kind(word: str) -> Callable[[type[_C]], type[_C]]:
    """Register a kind of card under its word, for which each room must have an entry."""

    def register(kind: type[_C]) -> type[_C]:
        kind.kind = word
        CARD_KINDS.enter(word, kind)
        return kind

    return register


def _results(_card: object, attribute: Attribute[tuple[int, ...]], value: tuple[int, ...]) -> None:
    if any(not 1 <= number <= MAX_RESULT for number in value):
        message = f"'{attribute.name}' must be from 1 to {MAX_RESULT}: {value}"
        raise ValueError(message)


class Harvested(Card):
    """A card that wakes in harvests: its powers on its owner's turn, and on others'."""

    __slots__ = ()

    on_turn: Effect
    off_turn: Effect

    @property
    def harvest(self) -> tuple[Effect, Effect]:
        return self.on_turn, self.off_turn

    def alone(self, readings: Readings) -> Self:
        on_turn, off_turn = (effect.alone(readings) for effect in self.harvest)
        whole: Any = self  # its kinds declare the fields, in the order of their own
        changed: Self = evolve(whole, on_turn=on_turn, off_turn=off_turn)
        return changed


@card_kind("starter")
@frozen(eq=False, kw_only=True)
class Starter(Harvested):
    """A starter: activated by its numbers, by doubles, or when no other card is activated."""

    on_turn: Effect
    off_turn: Effect
    numbers: tuple[int, ...] = field(default=(), validator=_results)
    on_doubles: bool = False
    when_nothing_else: bool = False
    once: bool = False
    editions: tuple[Edition, ...] = tuple(Edition)

    kept: ClassVar[str] = "starters"


@card_kind("citizen")
@frozen(eq=False, kw_only=True)
class Citizen(Harvested):
    """A citizen: its numbers, its price, its roles and its two powers."""

    cost: int = whole(1)
    numbers: tuple[int, ...] = field(validator=[min_len(1), _results])
    icons: Icons
    on_turn: Effect
    off_turn: Effect
    copies: int = whole(1, default=6)
    brought_by: str = ""

    action: ClassVar[Action] = Action.RECRUIT
    paid_in: ClassVar[Resource] = Resource.GOLD
    kept: ClassVar[str] = "citizens"
    comes_in_copies: ClassVar[bool] = True

    @property
    def printed(self) -> Amounts:
        return Amounts(gold=self.cost)

    @property
    def lends(self) -> Icons:
        return self.icons

    @property
    def readings(self) -> tuple[Phrase, ...]:
        if not self.lies_on_bringer:
            return ()
        return (
            say(
                "If it goes back, it lies on top of the Event card that brought it. If that card "
                "isn't on the market, it leaves the game."
            ),
        )

    def copies_in(self, setup: Setup) -> int:
        return setup.citizens_in_a_stack


@frozen(eq=False, kw_only=True)
class Foe(Card):
    """A card that can be slain: its price, its points and its reward."""

    type: MonsterType
    strength: int = whole(1)
    magic: int = whole(default=0)
    points: int = whole()
    reward: Effect

    action: ClassVar[Action] = Action.SLAY
    paid_in: ClassVar[Resource] = Resource.STRENGTH
    kept: ClassVar[str] = "monsters"

    @property
    def printed(self) -> Amounts:
        return Amounts(strength=self.strength, magic=self.magic)

    @property
    def is_boss(self) -> bool:
        return self.type is MonsterType.BOSS

    def alone(self, readings: Readings) -> Self:
        return evolve(self, reward=self.reward.alone(readings))


def _for_slaying(_card: object, _field: Attribute[Amounts], value: Amounts) -> None:
    if value != Amounts(strength=value.strength, magic=value.magic):
        raise ValueError("'plus' must be Strength and Magic alone")


@card_kind("monster")
@frozen(eq=False, kw_only=True)
class Monster(Foe):
    """A monster of an area."""

    area: str
    plus: Amounts = field(default=NOTHING, validator=_for_slaying)
    copies: int = whole(1, default=1)
    five_player_copies: int = whole(default=0)
    five_player_copies_first_edition: int = whole(default=0)
    brought_by: str = ""
    reading: str = ""
    """Our reading of it in a sentence, where the printed rules are silent."""

    @property
    def home(self) -> str:
        return self.area

    @property
    def readings(self) -> tuple[Phrase, ...]:
        return (say(self.reading),) if self.reading else ()

    def copies_in(self, setup: Setup) -> int:
        return self.copies_for(setup.players, setup.edition)

    def copies_for(self, players: int, edition: Edition) -> int:
        """Return the number of this monster's copies in its stack (S3)."""
        if players == 5:  # noqa: PLR2004 - the number on the card
            return self.copies
        if edition is Edition.FIRST:
            return self.copies - self.five_player_copies_first_edition
        return self.copies - self.five_player_copies


@card_kind("domain")
@frozen(eq=False, kw_only=True)
class Domain(Card):
    """A domain: its price, the roles it needs, its points and its powers."""

    cost: int = whole(1)
    icons: Icons
    points: int = whole()
    powers: tuple[Power, ...] = field(validator=min_len(1))
    immediate: tuple[Effect, ...] = field(init=False)
    triggers: tuple[When, ...] = field(init=False)
    modifiers: tuple[Modifier, ...] = field(init=False)
    roll_powers: tuple[RollPower, ...] = field(init=False)

    action: ClassVar[Action] = Action.BUILD
    paid_in: ClassVar[Resource] = Resource.GOLD
    kept: ClassVar[str] = "domains"

    @property
    def printed(self) -> Amounts:
        return Amounts(gold=self.cost)

    @property
    def needs(self) -> Icons:
        return self.icons

    def alone(self, readings: Readings) -> Self:
        return evolve(self, powers=tuple(power.alone(readings) for power in self.powers))

    @immediate.default
    def _immediate(self) -> tuple[Effect, ...]:
        return tuple(power.effect for power in self.powers if isinstance(power, Now))

    @triggers.default
    def _triggers(self) -> tuple[When, ...]:
        return triggers_among(self.powers)

    @modifiers.default
    def _modifiers(self) -> tuple[Modifier, ...]:
        return modifiers_among(self.powers)

    @roll_powers.default
    def _roll_powers(self) -> tuple[RollPower, ...]:
        return tuple(power for power in self.powers if isinstance(power, RollPower))


def action_for(card: Card | None) -> Action | None:
    """Return the action that takes a card from the centre; None without one, or without a card."""
    return None if card is None else card.action


def words_of_action(card: Card) -> ActionWords:
    """Return the words of the action that takes a card or calls on it."""
    assert card.action is not None  # only such cards are asked for
    return card.action.said


def foes_in(stacks: Iterable[Iterable[Card | None]]) -> tuple[Foe, ...]:
    """Return all cards of some stacks that can be slain."""
    return tuple(
        card
        for stack in stacks
        for card in stack
        if isinstance(card, Foe)  # narrows the type for those who score them
    )


@card_kind("exhausted")
@frozen(eq=False)
class Exhausted(Card):
    """The card that marks an emptied place."""

    in_card_files: ClassVar[bool] = False
    marks_exhausted: ClassVar[bool] = True


@card_kind("rule")
@frozen(eq=False)
class Rule(Card):
    """A cause of events that is no card, such as an action or a consolation."""

    in_card_files: ClassVar[bool] = False
    has_face: ClassVar[bool] = False

    is_said: bool = True


EXHAUSTED = Exhausted("exhausted", "Exhausted")
CONSOLATION = Rule("consolation", "Nothing woke")
ACTION = Rule("action", "Action", is_said=False)
RULE_CARDS = (CONSOLATION, ACTION)
