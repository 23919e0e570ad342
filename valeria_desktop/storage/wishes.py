"""What a player has wished for: the values that are kept, each with what it may be."""

from __future__ import annotations

from attrs import field, frozen
from attrs.validators import ge, in_, instance_of, le

from valeria_desktop.kernel.rules import Setup
from valeria_desktop.kernel.seats import Seat


@frozen
class Settings:
    """All that is kept."""

    theme: str = field(default="system", validator=in_(("system", "dark", "light")))
    scale: float = field(default=1.0, validator=[ge(0.5), le(3.0)])
    pace: str = field(default="normal", validator=in_(("slow", "normal", "fast", "off")))
    movement: str = field(default="full", validator=in_(("full", "calm", "none")))
    confirm_turn_end: bool = field(default=False, validator=instance_of(bool))
    """The end of a turn waits for an answer before a bot goes on."""
    has_hints: bool = field(default=True, validator=instance_of(bool))
    """The adviser may be asked, and what can't be had says what would help."""
    has_tutor: bool = field(default=False, validator=instance_of(bool))
    """A choice that is clearly worse than another is asked about before it is carried out."""
    has_remarks: bool = field(default=True, validator=instance_of(bool))
    """Those who sit in bots' places say a word at big moments."""
    symbols: str = field(default="plain", validator=in_(("plain", "letters")))
    sound_mine: float = field(default=0.75, validator=[ge(0.0), le(1.0)])
    """How loud it is what happens to the player before the window."""
    sound_others: float = field(default=0.5, validator=[ge(0.0), le(1.0)])
    sound_calls: float = field(default=0.75, validator=[ge(0.0), le(1.0)])
    """What tells that something is up: it is one's turn, the last round, a refusal."""
    is_muted: bool = field(default=False, validator=instance_of(bool))
    language: str = field(default="system", validator=in_(("system", "en", "de")))
    game: str = field(default="", validator=instance_of(str))
    """What was played last."""
    setups: dict[str, Setup] = field(factory=dict)
    """The set-up of each game that was played last."""
    seats: tuple[Seat, ...] = ()
    without_help: bool = field(default=False, validator=instance_of(bool))
    """The game that was begun last is played without help, and so is the next one."""
    lesson: int = field(default=0, validator=[ge(0), le(1000)])
    """Where to go on with the lesson."""
    medals: tuple[int, ...] = ()
    """The chapters of the lesson, from 1 on, that were played to their end."""
    lessons: dict[str, int] = field(factory=dict)
    """The same of every other game."""
    medals_of: dict[str, tuple[int, ...]] = field(factory=dict)
    proposes_lesson: bool = field(default=True, validator=instance_of(bool))
    """The lesson was neither finished nor declined."""
