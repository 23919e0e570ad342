"""The story: the log told turn by turn; each game may sum up its lines in its own way.

A sentence of the story is a phrase with special parts: amounts that a window shows as signs, and
names of things that a person can point at. Its text is a plain sentence.
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
    """Makes entries from the lines of one turn so far and the players' names."""

GAIN, LOSS = "+", "\N{MINUS SIGN}"


class Sum(Phrase):
    """An amount, which a window may show as a sign."""

    __slots__ = ("changes", "kind", "number", "sign")

    kind: str
    number: int
    sign: str
    changes: tuple[tuple[int, int], ...]
    """Pairs of a seat and the change of its store."""

    @classmethod
    def of(
        cls, words: Phrase, amount: tuple[str, int], changes: Sequence[tuple[int, int]], sign: str
    ) -> Self:
        """Make an amount from its words without a sign, such as "3 Gold"."""
        made = cls.make("{sign}{amount}", {"sign": sign, "amount": words})
        made.kind, made.number = amount
        made.sign = sign
        made.changes = tuple(changes)
        return made


class NamedThing(Phrase):
    """The name of a thing, or of several equal things."""

    __slots__ = ("thing",)

    thing: Thing

    @classmethod
    def of(cls, thing: Thing, words: Phrase) -> Self:
        """Make the name of a thing from its words."""
        made = cls.make("{name}", {"name": words})
        made.thing = thing
        return made


class EntryKind(StrEnum):
    """The importance of an entry."""

    HEADLINE = "headline"
    LINE = "line"
    QUIET = "quiet"


@frozen
class StoryEntry:
    """A sentence of the story; a window shows its player beside it."""

    kind: EntryKind
    seat: int | None
    told: Phrase
    lines: tuple[int, ...]
    """Numbers of the log's lines behind this entry, counted from the first line of its turn."""
    names_seat: bool = False
    """The words already name the player."""

    @property
    def things(self) -> tuple[Thing, ...]:
        """All things that the sentence names, once each."""
        found = (part.thing for part in parts_of(self.told) if isinstance(part, NamedThing))
        return tuple(dict.fromkeys(found))

    @property
    def sums(self) -> tuple[Sum, ...]:
        """All amounts in the sentence."""
        return tuple(part for part in parts_of(self.told) if isinstance(part, Sum))

    def sentence(self, names: tuple[str, ...]) -> Phrase:
        """Return the sentence with the player's name, for a reader who sees only the words."""
        if self.seat is None or self.names_seat:
            return self.told
        return say("{player}: {told}", player=names[self.seat], told=self.told)


def parts_of(phrase: Phrase) -> Iterator[Phrase]:
    """Yield the amounts and names in a phrase, in the order of the English sentence."""
    if isinstance(phrase, Sum | NamedThing):
        yield phrase
        return
    for part in phrase.parts.values():
        if isinstance(part, Phrase):
            yield from parts_of(part)


def in_a_row(parts: Sequence[Phrase]) -> Phrase:
    """Return sentences or parts of one, one after another: "rode to the lake; traded"."""
    words = parts[0]
    for then in parts[1:]:
        words = say("{first}; {then}", first=words, then=then)
    return words


def tell_lines(lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
    """Return an entry for each line of a turn, for a game without its own story."""
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
    """Return the words of a line with its things as names that a person can point at."""
    words = line.words(names)
    by_name = {thing.name: thing for thing in reversed(line.things)}
    named = {
        key: NamedThing.of(by_name[part], say("{name}", name=part))
        for key, part in words.parts.items()
        if isinstance(part, str) and not isinstance(part, Phrase) and part in by_name
    }
    return say(words.template, **{**words.parts, **named}) if named else words


def turns_of(lines: Sequence[Line], first: int = 0) -> Iterator[tuple[int, tuple[Line, ...]]]:
    """Yield the lines of each turn, with the number of the turn's first line."""
    while first < len(lines):
        end = first + 1
        while end < len(lines) and not lines[end].begins_turn:
            end += 1
        yield first, tuple(lines[first:end])
        first = end


@frozen
class Chapter:
    """The story of one turn so far."""

    first: int
    """The number of its first line in the log."""
    lines: tuple[Line, ...]
    entries: tuple[StoryEntry, ...]
    """The turn's entries, whose lines count from the beginning of the game."""

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the first."""
        return self.lines[0].turn

    @property
    def round(self) -> int:
        """The round of this turn."""
        return self.lines[0].round

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is; None before the first turn."""
        return self.lines[0].seat if self.lines[0].begins_turn else None

    @property
    def end(self) -> int:
        """The number of the first line after this turn."""
        return self.first + len(self.lines)


class Story:
    """All chapters so far; after a change only the last chapters are told again."""

    def __init__(self, tell_turn: TellTurn | None = None) -> None:
        """Tell turns with a game's own function, or line by line without one."""
        self._tell = tell_turn or tell_lines
        self._names: tuple[str, ...] = ()
        self.chapters: list[Chapter] = []

    def tell(self, lines: Sequence[Line], names: tuple[str, ...]) -> int:
        """Tell the lines of the log; return the number of unchanged chapters at the beginning."""
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
        """Return the number of chapters that still hold; lines only ever change at the end."""
        same = 0
        for chapter in self.chapters:
            end = chapter.end
            if end > len(lines) or lines[end - 1] is not chapter.lines[-1]:
                break
            if end < len(lines) and not lines[end].begins_turn:
                break
            same += 1
        return same
