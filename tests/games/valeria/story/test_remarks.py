"""What characters say: at most once a turn, never the same moment twice in a row."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.bots.company import person_in
from valeria_desktop.games.valeria.bots.characters import BY_ID
from valeria_desktop.games.valeria.bots.guests import Occasion
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.story.remarks import FAREWELLS, ValeriaTalk
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.kernel.seats import Seat, default_seats
from valeria_desktop.session.story import EntryKind, turns_of

if TYPE_CHECKING:
    from valeria_desktop.session.chronicle import Line

GUESTS = ("sorrel", "pim", "tamsin", "jory", "annis")


def seats_of(players: int) -> tuple[Seat, ...]:
    pairs = zip(default_seats(players), GUESTS, strict=False)
    return tuple(evolve(seat, bot=f"knight+{guest}") for seat, guest in pairs)


def played(setup: Setup) -> tuple[tuple[Line, ...], tuple[Seat, ...]]:
    session = Table(setup, seed=5).plays_out().session
    return tuple(session.chronicle.lines), seats_of(len(session.seats))


SEATS = seats_of(5)


@cache
def lines_of_five() -> tuple[Line, ...]:
    return played(Setup(players=5))[0]


def test_somebody_says_something_and_at_most_once_a_turn() -> None:
    said = ValeriaTalk(SEATS, 7).hear(lines_of_five())
    turns = [remark.line.turn for remark in said]
    assert len(said) >= 5
    assert len(set(turns)) == len(turns)
    assert said[0].occasion is Occasion.BEGINS


def test_no_moment_comes_twice_in_a_row() -> None:
    said = ValeriaTalk(SEATS, 7).hear(lines_of_five())
    assert all(one.occasion is not other.occasion for one, other in pairwise(said))


def test_each_says_what_is_theirs_to_say() -> None:
    for remark in ValeriaTalk(SEATS, 7).hear(lines_of_five()):
        character = BY_ID.get(person_in(SEATS[remark.seat]))
        assert character is not None
        assert isinstance(remark.occasion, Occasion)
        assert remark.words in character.remarks[remark.occasion]


def test_heard_bit_by_bit_or_after_taking_back_it_is_the_same() -> None:
    lines = lines_of_five()
    whole = ValeriaTalk(SEATS, 7).hear(lines)
    bit_by_bit = ValeriaTalk(SEATS, 7)
    for end in (*range(0, len(lines), 9), len(lines) // 2, 3, len(lines)):
        said = bit_by_bit.hear(lines[:end])
        assert said == tuple(remark for remark in whole if remark.at < end)


def test_persons_and_bots_that_are_nobody_say_nothing() -> None:
    bots = (None, "greedy", "knight", "duchess+hunter", "random")
    seats = tuple(evolve(seat, bot=bot) for seat, bot in zip(SEATS, bots, strict=True))
    assert ValeriaTalk(seats, 7).hear(lines_of_five()) == ()
    assert [BY_ID.get(person_in(seat)) for seat in seats] == [None] * 5


def test_only_characters_speak_among_persons() -> None:
    seats = (SEATS[0], *(evolve(seat, bot=None) for seat in SEATS[1:]))
    said = ValeriaTalk(seats, 7).hear(lines_of_five())
    assert said
    assert {remark.seat for remark in said} == {0}


def test_a_remark_stands_quietly_in_the_story_of_its_turn() -> None:
    remarks = ValeriaTalk(SEATS, 7)
    said = {remark.line.turn: remark for remark in remarks.hear(lines_of_five())}
    names = tuple(seat.name for seat in SEATS)
    for first, lines in turns_of(lines_of_five()):
        plain = tell_turn(lines, names)
        told = remarks.told(plain, lines)
        more = [entry for entry in told if entry not in plain]
        remark = said.get(lines[0].turn)
        if remark is None or remark.line not in lines:
            assert more == []
            continue
        (entry,) = more
        assert entry.kind is EntryKind.QUIET
        assert str(entry.told) == f"“{remark.words}”"
        assert str(entry.sentence(names)) == f"{names[remark.seat]}: “{remark.words}”"
        assert first + entry.lines[0] == remark.at
        assert [each for each in told if each is not entry] == plain


def test_the_winner_has_the_last_word_and_else_somebody_who_lost() -> None:
    session = Table().plays_out().session
    seats, result = seats_of(2), session.result()
    said = FAREWELLS.of(seats, result, 3)
    assert said is not None
    winner = BY_ID.get(person_in(seats[result.winners[0]]))
    assert said[0] == result.winners[0]
    assert winner is not None
    assert said[1] in winner.remarks[Occasion.WON]
    person = tuple(
        evolve(seat, bot=None) if number in result.winners else seat
        for number, seat in enumerate(seats)
    )
    lost = FAREWELLS.of(person, result, 3)
    assert lost is not None
    assert lost[1] in BY_ID[GUESTS[lost[0]]].remarks[Occasion.LOST]
    assert FAREWELLS.of(default_seats(2), result, 3) is None


@pytest.mark.parametrize("solo", Solo)
def test_who_plays_alone_speaks_too(solo: Solo) -> None:
    lines, seats = played(Setup(players=1, solo=solo))
    assert ValeriaTalk(seats, 7).hear(lines)
