"""The big moments of Valencia's characters: only what everyone was told, and each only once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.bots.company import person_in
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.bots.guests import Occasion
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.setup import ROUNDS, Setup
from valeria_desktop.games.valencia.story.big_moments import BEHIND, CityMoments
from valeria_desktop.games.valencia.story.remarks import FAREWELLS, ValenciaTalk
from valeria_desktop.kernel.seats import Seat, default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.kernel.score import Result
    from valeria_desktop.session.chronicle import Line

SEATS = tuple(
    evolve(seat, bot=bot)
    for seat, bot in zip(default_seats(3), ("planner", "knight+sorrel", "knight+pim"), strict=True)
)


def begins(round_: int, part: RoundPart = RoundPart.PLANNING) -> told.PartBegan:
    return told.PartBegan(seat=0, turn=round_, round=round_, part=part, guild=None)


def heard(*events: object, seats: int = 3) -> list[tuple[int, Occasion]]:
    """Hear a game's events, and return the moments in the last one."""
    moments = CityMoments(seats)
    return [moments.hear(event) for event in events][-1]  # type: ignore[arg-type]


def test_the_first_planning_begins_the_game_and_that_of_the_last_round_says_so() -> None:
    assert heard(begins(1)) == [(seat, Occasion.BEGINS) for seat in range(3)]
    assert heard(begins(2)) == []
    assert heard(begins(1), begins(ROUNDS)) == [(seat, Occasion.LAST_ROUND) for seat in range(3)]
    assert heard(begins(1, RoundPart.A)) == []


def test_an_auction_is_a_moment_if_one_decided_it() -> None:
    by_one = told.Ranked(seats=(2, 0, 1), sums=(8, 7, 7))
    assert heard(by_one) == [(2, Occasion.WON_BY_ONE), (0, Occasion.LOST_BY_ONE)]
    assert heard(told.Ranked(seats=(2, 0), sums=(8, 6))) == []
    assert heard(told.Ranked(seats=(2, 0), sums=(8, 8))) == []
    assert heard(told.Ranked(seats=(2,), sums=(8,))) == []
    assert heard(told.Ranked(seats=(NINA, 1), sums=(8, 7))) == [(1, Occasion.LOST_BY_ONE)]


def test_who_takes_a_seat_sends_its_holder_home() -> None:
    leaves = told.SentHome(seat=1, place=4)
    assert heard(leaves, told.Sat(seat=2, place=4)) == [
        (2, Occasion.SENT_HOME),
        (1, Occasion.WAS_SENT_HOME),
    ]
    assert heard(leaves, told.Sat(seat=1, place=4)) == []
    assert heard(told.Sat(seat=2, place=4)) == []
    assert heard(leaves, begins(2, RoundPart.C), told.Sat(seat=2, place=4)) == []


def test_who_has_less_prestige_by_far_is_behind_once() -> None:
    ahead = told.PrestigeGained(seat=0, points=BEHIND)
    both = [told.PrestigeGained(seat=seat, points=1) for seat in (1, 2)]
    start = (begins(1), ahead)
    assert heard(*start, begins(2)) == []
    assert heard(*start, begins(3)) == [(1, Occasion.FELL_BEHIND), (2, Occasion.FELL_BEHIND)]
    assert heard(*start, both[0], begins(3)) == [(2, Occasion.FELL_BEHIND)]
    assert heard(*start, begins(3), begins(4)) == []
    assert heard(ahead, begins(3)) == []  # earlier prestige wasn't heard


def test_a_fountain_is_its_builders() -> None:
    table = RULES.deal(Setup(players=2), 1).table
    built = told.FountainBuilt(1, 2, table.city.words[2], table.fountains[0])
    assert heard(built) == [(1, Occasion.BUILT)]


# --- remarks


@cache
def a_game() -> Session:
    session = Session.begin(RULES, Setup(players=3), SEATS, 11)
    bot = make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    return session


def lines() -> tuple[Line, ...]:
    return tuple(a_game().chronicle.lines)


def test_only_characters_speak_at_most_once_in_a_part_of_a_round() -> None:
    said = ValenciaTalk(SEATS, 7).hear(lines())
    assert 4 <= len(said) <= 20
    assert {remark.seat for remark in said} == {1, 2}
    turns = [remark.line.turn for remark in said]
    assert len(set(turns)) == len(turns)
    assert [remark.line.event.audience for remark in said] == [None] * len(said)


def test_the_same_lines_bring_the_same_remarks_however_they_are_heard() -> None:
    whole, bit_by_bit = ValenciaTalk(SEATS, 7).hear(lines()), ValenciaTalk(SEATS, 7)
    for number in range(0, len(lines()), 17):
        bit_by_bit.hear(lines()[:number])
    assert bit_by_bit.hear(lines()) == whole


def test_nobody_without_a_character_speaks() -> None:
    seats = tuple(evolve(seat, bot="knight") for seat in SEATS)
    assert ValenciaTalk(seats, 7).hear(lines()) == ()


def test_a_winner_has_the_last_word_in_words_of_this_game() -> None:
    result: Result = a_game().result()
    seats: tuple[Seat, ...] = tuple(
        evolve(seat, bot=f"knight+{name}")
        for seat, name in zip(SEATS, ("oswin", "sorrel", "pim"), strict=True)
    )
    said = FAREWELLS.of(seats, result, 3)
    assert said is not None
    assert said[0] in result.winners
    voice = FAREWELLS.characters[person_in(seats[said[0]])]
    assert said[1] in voice.remarks[Occasion.WON]
