"""Remarks of characters at big moments: at most one each turn, no moment twice in a row.

Nobody says the same words twice in a game: once their variants are said, a moment passes.

Someone without a seat decides when to speak, and may speak more than once in a turn.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from attrs import frozen

from valeria_desktop.bots.characters import remark
from valeria_desktop.bots.company import person_in
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.story import EntryKind, StoryEntry

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.bots.characters import Character
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.score import Result
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session

WHILE = 6
"""How many turns nobody has spoken before a frequent moment gets a remark."""
Spoken = tuple["StrEnum", "Phrase"]
"""An occasion, and the words said on it."""


class MomentsHeard(Protocol):
    """Hears one event after the other, and finds the big moments of each seat."""

    def hear(self, event: Event) -> Sequence[tuple[int, Any]]:
        """Return each moment's seat and occasion, the most important first."""


@frozen
class Remark:
    """A remark, and the line it follows."""

    at: int
    line: Line
    seat: int
    """The speaker's seat; a speaker without one comes after the last player's."""
    occasion: StrEnum
    words: Phrase


class TableTalk:
    """Follows a game's lines; the same lines always bring the same remarks.

    A game has a subclass with its characters and their moments.
    """

    characters: ClassVar[Mapping[str, Character]] = {}
    """The game's characters, by id."""
    small: ClassVar[frozenset[Any]] = frozenset()
    """Frequent occasions, which get a remark only if no character has spoken for a while."""

    def __init__(self, seats: Sequence[Seat] = (), seed: int = 0) -> None:
        """Take the seats at the table; the seed decides on speakers and variants."""
        self._characters = characters_at(seats, self.characters)
        self._seats, self._seed = len(seats), seed
        self._start()

    def make_moments(self, seats: int) -> MomentsHeard:
        """Return what finds the big moments at a table with a number of seats."""
        raise NotImplementedError

    def begin(self, seed: int) -> None:
        """Begin with the first line of a game, for those who speak without a seat."""

    def hear_others(self, line: Line) -> Spoken | None:
        """Return what someone without a seat says of a line; None for nothing."""
        del line
        return None

    def name_others(self, words: Phrase) -> Phrase:
        """Name someone without a seat before the quoted words."""
        return words

    def _start(self) -> None:
        self._moments = self.make_moments(self._seats)
        self.begin(self._seed)
        self._heard: list[Line] = []
        self._remarks: list[Remark] = []
        self._last: Remark | None = None
        self._said = Counter[tuple[int, StrEnum]]()

    def hear(self, lines: Sequence[Line]) -> tuple[Remark, ...]:
        """Hear all lines of the game up to now, and return all remarks in their order.

        After moves were taken back, all lines are heard anew.
        """
        known = len(self._heard)
        if known > len(lines) or (known and lines[known - 1] is not self._heard[-1]):
            self._start()
            known = 0
        for number in range(known, len(lines)):
            self._hear_line(number, lines[number])
        self._heard = list(lines)
        return tuple(self._remarks)

    def _hear_line(self, number: int, line: Line) -> None:
        lived = self._moments.hear(line.event) if self._characters else []
        if (other := self.hear_others(line)) is not None:
            self._remarks.append(Remark(number, line, self._seats, *other))
            return
        if self._remarks and self._remarks[-1].line.turn == line.turn:
            return
        if (found := self._speaker(lived, line.turn)) is not None:
            seat, occasion = found
            said = self._said[seat, occasion]
            words = remark(self._characters[seat], occasion, self._seed + said)
            self._said[seat, occasion] += 1
            self._last = Remark(number, line, seat, occasion, words)
            self._remarks.append(self._last)

    def _speaker(self, lived: Sequence[tuple[int, Any]], turn: int) -> tuple[int, Any] | None:
        """Return the speaker and the occasion, or None."""
        own = [each for each in lived if self._has_words(*each)]
        if not own:
            return None
        last = self._last
        if last is not None and last.occasion is own[0][1]:
            return None
        if own[0][1] in self.small and turn - (last.line.turn if last else 0) < WHILE:
            return None
        alike = [each for each in own if each[1] is own[0][1]]
        return alike[(self._seed + turn) % len(alike)]

    def _has_words(self, seat: int, occasion: StrEnum) -> bool:
        """Return whether a character sits there who has unsaid words for an occasion."""
        character = self._characters.get(seat)
        variants = () if character is None else character.remarks[occasion]
        return self._said[seat, occasion] < len(variants)

    # --- the story

    def told(self, entries: Sequence[StoryEntry], lines: Sequence[Line]) -> list[StoryEntry]:
        """Insert a turn's remarks into its story, as quiet entries at their moments."""
        whole = [*entries]
        turn = lines[0].turn if lines else None
        for found in (each for each in self._remarks if each.line.turn == turn):
            at = next((number for number, line in enumerate(lines) if line is found.line), None)
            if at is not None:
                before = [place for place, each in enumerate(whole) if min(each.lines) <= at]
                whole.insert(before[-1] + 1 if before else 0, self._entry(found, at))
        return whole

    def _entry(self, found: Remark, at: int) -> StoryEntry:
        """Return a remark as an entry; a speaker without a seat has no sign, so it is named."""
        words = quoted_words(found.words)
        if found.seat < self._seats:
            return StoryEntry(EntryKind.QUIET, found.seat, words, (at,))
        return StoryEntry(EntryKind.QUIET, None, self.name_others(words), (at,))


def characters_at(
    seats: Sequence[Seat], characters: Mapping[str, Character]
) -> dict[int, Character]:
    """Return the characters at a table by the numbers of their seats."""
    found = ((number, characters.get(person_in(seat))) for number, seat in enumerate(seats))
    return {number: character for number, character in found if character is not None}


def quoted_words(words: Phrase) -> Phrase:
    """Put words in quotation marks."""
    return say("“{words}”", words=words)


# --- the end of a game


@frozen
class Farewells:
    """What the characters of a game say at its end."""

    characters: Mapping[str, Character]
    won: StrEnum
    lost: StrEnum

    def of(self, seats: Sequence[Seat], result: Result, seed: int) -> tuple[int, Phrase] | None:
        """Return a farewell for a finished game, and its speaker: a winner, or else a loser."""
        found = [*characters_at(seats, self.characters).items()]
        if not found:
            return None
        winners = [each for each in found if each[0] in result.winners]
        seat, character = (winners or found)[seed % len(winners or found)]
        return seat, remark(character, self.won if winners else self.lost, seed)

    def quoted(self, session: Session) -> tuple[int, Phrase] | None:
        """Return the seat of the last speaker and the quoted words, or None."""
        said = self.of(session.seats, session.result(), session.record.seed)
        return None if said is None else (said[0], quoted_words(said[1]))
