"""The kinds of cards. A card is a frozen value made once by the catalogue and shared by all games.

Two copies of a card are the same object: the rules never tell them apart.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import Attribute, field, frozen
from attrs.validators import ge, in_, min_len

from valeria_desktop.games.valeria.rules.model.effect import Effect, Power
from valeria_desktop.games.valeria.rules.powers import DiePower, Modifier, Now, When
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.kernel.things import Thing

if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_RESULT = 12


class Role(StrEnum):
    """The four role icons of citizens and domains."""

    WORKER = "worker"
    SOLDIER = "soldier"
    SHADOW = "shadow"
    HOLY = "holy"


class MonsterType(StrEnum):
    """The types of monsters that a Duke may count."""

    MINION = "minion"
    BEAST = "beast"
    TITAN = "titan"
    BOSS = "boss"


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


@frozen(eq=False)
class Card(Thing):
    """Anything with a name that lies on the table or causes an event."""

    id: str = field(validator=min_len(1))
    name: str = field(validator=min_len(1))

    kind: ClassVar[str] = "card"
    marks_exhausted: ClassVar[bool] = False
    """Whether the card makes its place count as exhausted (T31)."""


def _results(_card: object, attribute: Attribute[tuple[int, ...]], value: tuple[int, ...]) -> None:
    if any(not 1 <= number <= MAX_RESULT for number in value):
        message = f"'{attribute.name}' must be from 1 to {MAX_RESULT}: {value}"
        raise ValueError(message)


@frozen(eq=False, kw_only=True)
class Citizen(Card):
    """A citizen: its numbers, its price, its roles and its two powers."""

    cost: int = whole(1)
    numbers: tuple[int, ...] = field(validator=[min_len(1), _results])
    icons: Icons
    on_turn: Effect
    off_turn: Effect
    copies: int = whole(1, default=6)

    kind: ClassVar[str] = "citizen"


@frozen(eq=False, kw_only=True)
class Starter(Card):
    """A starter: activated by its numbers, by doubles, or when no other card is activated."""

    on_turn: Effect
    off_turn: Effect
    numbers: tuple[int, ...] = field(default=(), validator=_results)
    on_doubles: bool = False
    when_nothing_else: bool = False
    editions: tuple[Edition, ...] = tuple(Edition)

    kind: ClassVar[str] = "starter"


@frozen(eq=False, kw_only=True)
class Foe(Card):
    """A card that can be slain: its price, its points and its reward."""

    type: MonsterType
    strength: int = whole(1)
    magic: int = whole(default=0)
    points: int = whole()
    reward: Effect

    @property
    def home(self) -> str | None:
        """The name of the foe's area, or None."""
        return None


@frozen(eq=False, kw_only=True)
class Monster(Foe):
    """A monster of an area."""

    area: str
    copies: int = whole(1, default=1)
    five_player_copies: int = whole(default=0)
    five_player_copies_first_edition: int = whole(default=0)

    kind: ClassVar[str] = "monster"

    @property
    def home(self) -> str:
        return self.area

    def copies_for(self, players: int, edition: Edition) -> int:
        """Return the number of this monster's copies in its stack (S3)."""
        if players == 5:  # noqa: PLR2004 - the number on the card
            return self.copies
        if edition is Edition.FIRST:
            return self.copies - self.five_player_copies_first_edition
        return self.copies - self.five_player_copies


@frozen(eq=False, kw_only=True)
class MonsterEvent(Foe):
    """A Monster Event: acts on its number, and can be slain like a monster (V4 to V6)."""

    number: int = field(validator=in_(range(1, MAX_RESULT + 1)))
    trigger: Effect

    kind: ClassVar[str] = "event"
    marks_exhausted: ClassVar[bool] = True


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
    die_powers: tuple[DiePower, ...] = field(init=False)

    kind: ClassVar[str] = "domain"

    @immediate.default
    def _immediate(self) -> tuple[Effect, ...]:
        return tuple(power.effect for power in self.powers if isinstance(power, Now))

    @triggers.default
    def _triggers(self) -> tuple[When, ...]:
        return tuple(power for power in self.powers if isinstance(power, When))

    @modifiers.default
    def _modifiers(self) -> tuple[Modifier, ...]:
        return tuple(power for power in self.powers if isinstance(power, Modifier))

    @die_powers.default
    def _die_powers(self) -> tuple[DiePower, ...]:
        return tuple(power for power in self.powers if isinstance(power, DiePower))


@frozen(eq=False, kw_only=True)
class Duke(Card):
    """A Duke: the things that score points for its owner at the end of the game (F2, F3)."""

    resources_per_point: int = whole(1)
    icons: Icons = Icons()
    citizens: int = whole(default=0)
    monsters: int = whole(default=0)
    domains: int = whole(default=0)
    types: dict[MonsterType, int] = field(factory=dict)

    kind: ClassVar[str] = "duke"

    @property
    def each_icon(self) -> tuple[int, int, int, int]:
        """The points for each Worker, Soldier, Shadow and Holy icon."""
        return self.icons.worker, self.icons.soldier, self.icons.shadow, self.icons.holy


def count_icons(cards: Iterable[Citizen | Domain]) -> tuple[int, int, int, int]:
    """Count the Worker, Soldier, Shadow and Holy icons on cards."""
    worker = soldier = shadow = holy = 0
    for card in cards:
        icons = card.icons
        worker += icons.worker
        soldier += icons.soldier
        shadow += icons.shadow
        holy += icons.holy
    return worker, soldier, shadow, holy


@frozen(eq=False)
class Exhausted(Card):
    """The card that marks an emptied place."""

    kind: ClassVar[str] = "exhausted"
    marks_exhausted: ClassVar[bool] = True


@frozen(eq=False)
class Rule(Card):
    """A cause of events that is no card, such as an action or a consolation."""

    kind: ClassVar[str] = "rule"
    has_face: ClassVar[bool] = False


EXHAUSTED = Exhausted("exhausted", "Exhausted")
CONSOLATION = Rule("consolation", "Nothing woke")
ACTION = Rule("action", "Action")
RULE_CARDS = (CONSOLATION, ACTION)
