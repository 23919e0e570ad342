"""What has happened, told turn by turn: each game may sum its lines up in a story of its own.

A told sentence is a phrase whose parts remember more than their words: amounts that a window shows
as signs, and things that can be looked at. Said by itself it is a plain sentence.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Self

from attrs import evolve, frozen

from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line

    TellTurn = Callable[[Sequence["Line"], tuple[str, ...]], Sequence["StoryEntry"]]
    """From the lines of one turn, as far as it has come, and the players' names."""

GAIN, LOSS = "+", "\N{MINUS SIGN}"


class Sum(Phrase):
    """An amount, which a window may show as a sign."""

    __slots__ = ("changes", "kind", "number", "sign")

    kind: str
    number: int
    sign: str
    changes: tuple[tuple[int, int], ...]
    """Whose store it changed, by how much."""

    @classmethod
    def of(
        cls, words: Phrase, amount: tuple[str, int], changes: Sequence[tuple[int, int]], sign: str
    ) -> Self:
        """Make it of its words without a sign: "3 Gold"."""
        made = cls.make("{sign}{amount}", {"sign": sign, "amount": words})
        made.kind, made.number = amount
        made.sign = sign
        made.changes = tuple(changes)
        return made


class NamedThing(Phrase):
    """The name of a thing, or of several that are alike."""

    __slots__ = ("thing",)

    thing: Thing

    @classmethod
    def of(cls, thing: Thing, words: Phrase) -> Self:
        """Make it of its words."""
        made = cls.make("{name}", {"name": words})
        made.thing = thing
        return made


class EntryKind(StrEnum):
    """How much an entry matters."""

    HEADLINE = "headline"
    LINE = "line"
    QUIET = "quiet"


@frozen
class StoryEntry:
    """A sentence of the story; whose it is stands beside it, or its whole sentence begins so."""

    kind: EntryKind
    seat: int | None
    told: Phrase
    lines: tuple[int, ...]
    """The lines behind it, counted from the first line of its turn."""
    names_seat: bool = False
    """Its words name the player themselves."""

    @property
    def things(self) -> tuple[Thing, ...]:
        """Everything named in it, once each."""
        found = (part.thing for part in parts_of(self.told) if isinstance(part, NamedThing))
        return tuple(dict.fromkeys(found))

    @property
    def sums(self) -> tuple[Sum, ...]:
        """All amounts told in it."""
        return tuple(part for part in parts_of(self.told) if isinstance(part, Sum))

    def sentence(self, names: tuple[str, ...]) -> Phrase:
        """Say it for who doesn't see whose it is."""
        if self.seat is None or self.names_seat:
            return self.told
        return say("{player}: {told}", player=names[self.seat], told=self.told)


def parts_of(phrase: Phrase) -> Iterator[Phrase]:
    """Return the amounts and names in a phrase, in the order of the English sentence."""
    if isinstance(phrase, Sum | NamedThing):
        yield phrase
        return
    for part in phrase.parts.values():
        if isinstance(part, Phrase):
            yield from parts_of(part)


def tell_lines(lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
    """Tell a turn line by line, where a game has no story of its own."""
    return [
        StoryEntry(
            EntryKind.HEADLINE if line.begins_turn else EntryKind.LINE,
            line.seat,
            _with_links(line, names),
            (index,),
            names_seat=True,
        )
        for index, line in enumerate(lines)
    ]


def _with_links(line: Line, names: tuple[str, ...]) -> Phrase:
    """Say a line with its things as names that can be pointed at."""
    words = line.words(names)
    by_name = {thing.name: thing for thing in reversed(line.things)}
    named = {
        key: NamedThing.of(by_name[part], say("{name}", name=part))
        for key, part in words.parts.items()
        if isinstance(part, str) and not isinstance(part, Phrase) and part in by_name
    }
    return say(words.template, **{**words.parts, **named}) if named else words


def turns_of(lines: Sequence[Line], first: int = 0) -> Iterator[tuple[int, tuple[Line, ...]]]:
    """Return the lines of each turn, with the number of the first of them."""
    while first < len(lines):
        end = first + 1
        while end < len(lines) and not lines[end].begins_turn:
            end += 1
        yield first, tuple(lines[first:end])
        first = end


@frozen
class Chapter:
    """A turn, told as far as it has come."""

    first: int
    """The number of its first line."""
    lines: tuple[Line, ...]
    entries: tuple[StoryEntry, ...]
    """Their lines are counted from the beginning of the game."""

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first."""
        return self.lines[0].turn

    @property
    def round(self) -> int:
        """The round it belongs to."""
        return self.lines[0].round

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""
        return self.lines[0].seat if self.lines[0].begins_turn else None

    @property
    def end(self) -> int:
        """The number of the line after its last."""
        return self.first + len(self.lines)


class Story:
    """The chapters told so far: only what differs at the end is told anew."""

    def __init__(self, tell_turn: TellTurn | None = None) -> None:
        """Tell turns in a game's own way, or line by line."""
        self._tell = tell_turn or tell_lines
        self._names: tuple[str, ...] = ()
        self.chapters: list[Chapter] = []

    def tell(self, lines: Sequence[Line], names: tuple[str, ...]) -> int:
        """Tell these lines; give how many chapters stayed as they were."""
        same = self._same(lines) if names == self._names else 0
        self._names = names
        del self.chapters[same:]
        first = self.chapters[-1].end if self.chapters else 0
        self.chapters += [self._chapter(*turn) for turn in turns_of(lines, first)]
        return same

    def _chapter(self, first: int, lines: tuple[Line, ...]) -> Chapter:
        entries = (
            evolve(entry, lines=tuple(first + index for index in entry.lines))
            for entry in self._tell(lines, self._names)
        )
        return Chapter(first, lines, tuple(entries))

    def _same(self, lines: Sequence[Line]) -> int:
        """Count the chapters that are told already; lines only ever change at the end."""
        same = 0
        for chapter in self.chapters:
            end = chapter.end
            if end > len(lines) or lines[end - 1] is not chapter.lines[-1]:
                break
            if end < len(lines) and not lines[end].begins_turn:
                break
            same += 1
        return same
