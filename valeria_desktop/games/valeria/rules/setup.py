"""The set-up and its printing. Settings and saves read them, so this module imports little."""

from __future__ import annotations

from enum import StrEnum

from attrs import field, frozen

from valeria_desktop.kernel.rules import LATER, RANGE


class Edition(StrEnum):
    """The two printings of the game."""

    FIRST = "1e"
    SECOND = "2e"


SIEGE_DECK, LARGEST_DECK = 63, 99
AREAS, NUMBERS = 5, 10
MIN_PLAYERS, MAX_PLAYERS = 2, 5
RANDOM, CUSTOM = "random", "custom"


class Variant(StrEnum):
    """The variants; all can be combined as far as the edition allows them."""

    MIXED = "mixed"
    NO_DUKE = "no-duke"
    EVENTS = "events"
    EVENT_CARDS = "event-cards"


BASE_VARIANTS = (Variant.MIXED, Variant.NO_DUKE, Variant.EVENTS)
"""The variants that the base game has cards for."""


class Laying(StrEnum):
    """The two ways of laying Event cards into the Exhausted pile (FF3)."""

    ON_TOP = "on-top"
    SHUFFLED = "shuffled"


class Solo(StrEnum):
    """The games for one player."""

    DARK_LORD = "dark-lord"
    SIEGE = "siege"


class Level(StrEnum):
    """The difficulty of the game against the Dark Lord (D8)."""

    STANDARD = "standard"
    HARDER = "harder"
    HARDEST = "hardest"


@frozen
class Setup:
    """The players' wishes for a game; with the seed they fix everything except the choices."""

    players: int = field(default=2, metadata={RANGE: range(1, MAX_PLAYERS + 1)})
    edition: Edition = Edition.SECOND
    preset: str = "first-game"
    variants: frozenset[Variant] = frozenset()
    areas: tuple[str, ...] = ()
    """For the preset "custom": five areas."""
    citizens: tuple[str, ...] = ()
    """For the preset "custom": the ids of ten citizens, one for each number."""
    without: tuple[str, ...] = ()
    """For the preset "custom": the ids of domains left out."""
    events: tuple[str, ...] = ()
    """With the variant "events": the ids of chosen Monster Events; random ones fill up."""
    solo: Solo | None = None
    """For one player: the solo game."""
    level: Level = Level.STANDARD
    """For the solo game of the Dark Lord: its difficulty."""
    deck: int = field(default=SIEGE_DECK, metadata={RANGE: range(SIEGE_DECK, LARGEST_DECK + 1, 3)})
    """For the siege: the number of cards in its deck, three for each turn (G1, G3)."""
    sets: frozenset[str] = field(default=frozenset(), metadata={LATER: True})
    """The ids of the sets in use besides the base game (X1)."""
    event_cards: tuple[str, ...] = field(default=(), metadata={LATER: True})
    """With the variant "event-cards": the ids of chosen Event cards; random ones fill up (FF2)."""
    laying: Laying | None = field(default=None, metadata={LATER: True})
    """With the variant "event-cards": how they are laid, if not as the edition has it (FF3)."""

    @property
    def mixed(self) -> bool:
        """Whether the citizens of a number are shuffled together (V2)."""
        return Variant.MIXED in self.variants

    @property
    def has_dukes(self) -> bool:
        """Whether the game has Dukes (V3)."""
        return Variant.NO_DUKE not in self.variants

    @property
    def has_events(self) -> bool:
        """Whether Monster Events lie in the Exhausted pile (V4)."""
        return Variant.EVENTS in self.variants

    @property
    def has_event_cards(self) -> bool:
        """Whether Event cards of sets lie in the Exhausted pile (FF2)."""
        return Variant.EVENT_CARDS in self.variants

    @property
    def is_shuffled(self) -> bool:
        """Whether Event cards are shuffled among the Exhausted cards (FF3)."""
        usual = Laying.SHUFFLED if self.edition is Edition.FIRST else Laying.ON_TOP
        return self.has_event_cards and (self.laying or usual) is Laying.SHUFFLED

    @property
    def domains_in_a_stack(self) -> int:
        """The number of cards in a domain stack (S1)."""
        return 4 if self.players == MAX_PLAYERS else 3

    @property
    def citizens_in_a_stack(self) -> int:
        """The number of cards in a citizen stack (S1)."""
        return 6 if self.players == MAX_PLAYERS else 5
