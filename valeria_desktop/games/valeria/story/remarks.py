"""Remarks of characters at big moments: at most one each turn, no moment twice in a row.

In a solo game the Dark Lord speaks, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.bots.registry import parts_of
from valeria_desktop.games.valeria.bots.characters import BY_ID, remark
from valeria_desktop.games.valeria.bots.guests import Occasion
from valeria_desktop.games.valeria.story.big_moments import BigMoments
from valeria_desktop.games.valeria.story.lord_voice import LordVoice
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.story import EntryKind, StoryEntry

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.valeria.bots.characters import Character
    from valeria_desktop.games.valeria.story.big_moments import Lived
    from valeria_desktop.games.valeria.story.lord_voice import LordOccasion
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.score import Result
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session

_SMALL = {Occasion.DOUBLES}
"""Frequent moments, which get a remark only if no character has spoken for a while."""
_WHILE = 6
"""The length of such a while, in turns."""


@frozen
class Remark:
    """A character's or the Dark Lord's remark, and the line it follows."""

    at: int
    line: Line
    seat: int
    """The speaker's seat; the Dark Lord's comes after the last player's."""
    occasion: Occasion | LordOccasion
    words: Phrase


def character_of(seat: Seat) -> Character | None:
    """Return the character in a seat, or None."""
    return BY_ID.get(parts_of(seat.bot)[1]) if seat.bot else None


class Remarks:
    """Follows a game's lines; the same lines always bring the same remarks."""

    def __init__(self, seats: Sequence[Seat] = (), seed: int = 0) -> None:
        """Take the seats at the table; the seed decides on speakers and variants."""
        found = ((number, character_of(seat)) for number, seat in enumerate(seats))
        self._characters: Mapping[int, Character] = {
            number: character for number, character in found if character is not None
        }
        self._seats, self._seed = len(seats), seed
        self._start()

    def _start(self) -> None:
        self._moments = BigMoments(self._seats)
        self._lord = LordVoice(self._seed)
        self._heard: list[Line] = []
        self._by_turn: dict[int, Remark] = {}
        self._last: Remark | None = None
        self._said = 0

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
        return tuple(self._by_turn.values())

    def _hear_line(self, number: int, line: Line) -> None:
        lived = self._moments.hear(line.event) if self._characters else []
        if line.turn in self._by_turn:
            return
        if (his := self._lord.hear(line.event, line.turn)) is not None:
            self._by_turn[line.turn] = Remark(number, line, self._seats, *his)
        elif (found := self._speaker(lived, line.turn)) is not None:
            seat, occasion = found
            words = remark(self._characters[seat], occasion, self._seed + self._said)
            self._said += 1
            self._last = self._by_turn[line.turn] = Remark(number, line, seat, occasion, words)

    def _speaker(self, lived: Sequence[Lived], turn: int) -> Lived | None:
        """Return the speaker and the occasion, or None."""
        own = [(seat, occasion) for seat, occasion in lived if seat in self._characters]
        if not own:
            return None
        last = self._last
        if last is not None and last.occasion is own[0][1]:
            return None
        if own[0][1] in _SMALL and turn - (last.line.turn if last else 0) < _WHILE:
            return None
        alike = [each for each in own if each[1] is own[0][1]]
        return alike[(self._seed + turn) % len(alike)]

    # --- the story

    def told(self, entries: Sequence[StoryEntry], lines: Sequence[Line]) -> list[StoryEntry]:
        """Insert a turn's remark into its story, as a quiet entry at its moment."""
        found = self._by_turn.get(lines[0].turn) if lines else None
        if found is None:
            return [*entries]
        at = next((number for number, line in enumerate(lines) if line is found.line), None)
        if at is None:
            return [*entries]
        said = _entry(found, at, self._seats)
        before = [number for number, entry in enumerate(entries) if min(entry.lines) <= at]
        place = before[-1] + 1 if before else 0
        return [*entries[:place], said, *entries[place:]]


def _entry(remark: Remark, at: int, seats: int) -> StoryEntry:
    """Return a remark as an entry; the Dark Lord has no seat with a sign, so he is named."""
    words = quoted_words(remark.words)
    if remark.seat < seats:
        return StoryEntry(EntryKind.QUIET, remark.seat, words, (at,))
    return StoryEntry(EntryKind.QUIET, None, say("The Dark Lord: {words}", words=words), (at,))


def quoted_words(words: Phrase) -> Phrase:
    """Put words in quotation marks."""
    return say("“{words}”", words=words)


def farewell(seats: Sequence[Seat], result: Result, seed: int) -> tuple[int, Phrase] | None:
    """Return a farewell for a finished game, and its speaker: a winner, or else a loser."""
    found = [
        (number, character)
        for number, seat in enumerate(seats)
        if (character := character_of(seat)) is not None
    ]
    if not found:
        return None
    winners = [each for each in found if each[0] in result.winners]
    seat, character = (winners or found)[seed % len(winners or found)]
    occasion = Occasion.WON if winners else Occasion.LOST
    return seat, remark(character, occasion, seed)


def quoted_farewell(session: Session) -> tuple[int, Phrase] | None:
    """Return the seat of the last speaker and the quoted words, or None."""
    said = farewell(session.seats, session.result(), session.record.seed)
    return None if said is None else (said[0], quoted_words(said[1]))
