"""The questions that any card can be asked, and the answers of a card without its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.effect import Effect, Power
from valeria_desktop.games.valeria.rules.model.icons import NO_ICONS, Icons, MonsterType
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.powers import Modifier, RollPower, When
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.things import Thing

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.setup import Setup


class Answers(Thing):
    """The answers to questions of rules, bots and window that a kind of cards begins with.

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
    """The rise of its price for each slain monster of its name (CS20)."""
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
