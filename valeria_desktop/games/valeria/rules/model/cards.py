"""The kinds of cards. A card is a frozen value made once by the catalogue and shared by all games.

Two copies of a card are the same object: the rules never tell them apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from attrs import Attribute, evolve, field, frozen
from attrs.validators import min_len

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.answers import Answers
from valeria_desktop.games.valeria.rules.model.effect import Effect, Power
from valeria_desktop.games.valeria.rules.model.icons import (
    Icons,
    MonsterType,
    whole,
)
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

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.setup import Setup

MAX_RESULT = 12


def area_sign(area: str) -> str:
    """Return the name of an area's sign and of its landscape."""
    return area.lower().replace(" ", "-")


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
