"""Characters remark on big moments: at most once a turn, and not on the same one twice in a row."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.bots.characters import Character
from valeria_desktop.kernel.events import Event
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import Line
from valeria_desktop.session.story import EntryKind, StoryEntry
from valeria_desktop.session.table_talk import WHILE, Farewells, TableTalk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.table_talk import Spoken


class On(StrEnum):
    """The kinds of moments."""

    PRIZE = "prize"
    LOSS = "loss"
    CROWD = "crowd"


@frozen
class Lived(Event):
    """An event that is a moment of some seats."""

    moments: tuple[tuple[int, On], ...] = ()
    tells: str = ""
    """The words of a speaker without a seat."""


class Moments:
    """Takes the moments of an event from the event itself."""

    def hear(self, event: Event) -> Sequence[tuple[int, On]]:
        assert isinstance(event, Lived)
        return event.moments


def voiced(name: str) -> Character:
    """Return a character with two variants of each remark."""
    remarks = {on: (say(f"{name}: {on} 0"), say(f"{name}: {on} 1")) for on in On}
    return Character(name, say("plays"), remarks)


CHARACTERS = {name: voiced(name) for name in ("tamsin", "hedda")}
FIRST, *OTHERS = default_seats(3)
SEATS = (
    FIRST,
    *(evolve(seat, bot=f"knight+{name}") for seat, name in zip(OTHERS, CHARACTERS, strict=True)),
)
AT_PLACE = say("an entry")


class Talk(TableTalk):
    """Two characters, and a narrator without a seat."""

    characters = CHARACTERS
    small = frozenset({On.CROWD})

    def make_moments(self, seats: int) -> Moments:
        assert seats in {len(SEATS), 1}
        return Moments()

    def hear_others(self, line: Line) -> Spoken | None:
        assert isinstance(line.event, Lived)
        return (On.LOSS, say(line.event.tells)) if line.event.tells else None

    def name_others(self, words: Phrase) -> Phrase:
        return say("The narrator: {words}", words=words)


def line(turn: int, *moments: tuple[int, On], tells: str = "") -> Line:
    return Line(turn, 1, Lived(moments, tells))


def said(lines: Sequence[Line], seed: int = 0) -> list[tuple[int, str]]:
    """Return each remark's line and words."""
    return [(each.at, each.words) for each in Talk(SEATS, seed).hear(lines)]


# --- who speaks


def test_a_character_speaks_of_what_it_lived_and_a_person_does_not() -> None:
    lines = [line(1, (0, On.PRIZE)), line(2, (1, On.PRIZE)), line(3, (2, On.LOSS))]
    assert said(lines) == [(1, "tamsin: prize 0"), (2, "hedda: loss 0")]


def test_a_turn_has_one_remark_on_its_first_moment() -> None:
    lines = [line(1, (1, On.PRIZE), (2, On.LOSS)), line(1, (2, On.LOSS))]
    assert said(lines) == [(0, "tamsin: prize 0")]


def test_nobody_speaks_of_the_same_twice_in_a_row() -> None:
    lines = [line(turn, (1, On.PRIZE)) for turn in (1, 2)]
    assert said([*lines, line(3, (1, On.LOSS)), line(4, (1, On.PRIZE))]) == [
        (0, "tamsin: prize 0"),
        (2, "tamsin: loss 0"),
        (3, "tamsin: prize 1"),
    ]


def test_nobody_says_the_same_words_twice_in_a_game() -> None:
    lines = [line(turn, (1, (On.PRIZE, On.LOSS)[turn % 2])) for turn in range(9)]
    lines.append(line(9, (1, On.PRIZE), (2, On.PRIZE)))
    assert [words for _, words in said(lines)] == [
        "tamsin: prize 0",
        "tamsin: loss 0",
        "tamsin: prize 1",
        "tamsin: loss 1",
        "hedda: prize 0",
    ]


def test_of_two_with_the_same_moment_seed_and_turn_decide() -> None:
    both = line(1, (1, On.PRIZE), (2, On.PRIZE))
    assert said([both], seed=1) == [(0, "tamsin: prize 1")]
    assert said([both], seed=2) == [(0, "hedda: prize 0")]


def test_of_a_frequent_moment_is_spoken_only_after_a_while() -> None:
    frequent = [line(turn, (1, On.CROWD)) for turn in (1, WHILE - 1, WHILE)]
    assert said(frequent) == [(2, "tamsin: crowd 0")]
    spoken = line(2, (2, On.PRIZE))
    after = [line(turn, (1, On.CROWD)) for turn in (2 + WHILE - 1, 2 + WHILE)]
    assert said([spoken, *after]) == [(0, "hedda: prize 0"), (2, "tamsin: crowd 0")]


def test_without_characters_nobody_speaks() -> None:
    assert Talk((FIRST,)).hear([line(1, (0, On.PRIZE))]) == ()


# --- moves that were taken back


def test_lines_are_heard_once_and_all_anew_after_moves_were_taken_back() -> None:
    talk = Talk(SEATS)
    first, second, other = line(1, (1, On.PRIZE)), line(2, (2, On.LOSS)), line(2, (1, On.LOSS))
    before = talk.hear([first, second])
    assert talk.hear([first, second]) == before
    assert [each.words for each in talk.hear([first, other])] == [
        "tamsin: prize 0",
        "tamsin: loss 0",
    ]
    assert [each.words for each in talk.hear([first])] == ["tamsin: prize 0"]


# --- the story


def entry(*numbers: int) -> StoryEntry:
    return StoryEntry(EntryKind.QUIET, 0, AT_PLACE, numbers)


def test_a_remark_stands_after_what_happened_before_it() -> None:
    lines = [line(1), line(1, (1, On.PRIZE)), line(1)]
    talk = Talk(SEATS)
    talk.hear(lines)
    before, after = entry(0, 1), entry(2)
    first, remark, last = talk.told([before, after], lines)
    assert (first, last) == (before, after)
    assert (remark.seat, remark.told, remark.lines) == (1, "“tamsin: prize 0”", (1,))
    assert talk.told([after], lines)[0].told == "“tamsin: prize 0”"


def test_a_turn_without_a_remark_or_before_it_is_told_as_it_is() -> None:
    lines = [line(1), line(1, (1, On.PRIZE))]
    talk = Talk(SEATS)
    talk.hear(lines)
    assert talk.told([entry(0)], lines[:1]) == [entry(0)]
    assert talk.told([entry(0)], [line(2)]) == [entry(0)]
    assert talk.told([], []) == []


def test_a_speaker_without_a_seat_goes_first_and_is_named() -> None:
    lines = [line(1, (1, On.PRIZE), tells="Night falls.")]
    talk = Talk(SEATS)
    (remark,) = talk.hear(lines)
    assert (remark.seat, remark.occasion, remark.words) == (3, On.LOSS, "Night falls.")
    (told,) = talk.told([], lines)
    assert (told.seat, told.told) == (None, "The narrator: “Night falls.”")


# --- the end


def test_a_winner_says_farewell_or_else_a_loser() -> None:
    farewells = Farewells(CHARACTERS, won=On.PRIZE, lost=On.LOSS)
    both, none = Result((), (1, 2), by_tie_break=False), Result((), (0,), by_tie_break=False)
    assert farewells.of(SEATS, both, 0) == (1, "tamsin: prize 0")
    assert farewells.of(SEATS, both, 1) == (2, "hedda: prize 1")
    assert farewells.of(SEATS, none, 2) == (1, "tamsin: loss 0")
    assert farewells.of((FIRST,), both, 0) is None
