"""The big moments of the characters of Viscounts, what they say, and what faces feel."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.scenario import MANUSCRIPT, Scenario
from valeria_desktop.bots.company import person_in
from valeria_desktop.games.viscounts.bots.occasions import Occasion
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, BuildingType, Ribbon
from valeria_desktop.games.viscounts.rules.model.things import SET_UP
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.story.big_moments import KingdomMoments
from valeria_desktop.games.viscounts.story.feelings import Feeling, feelings_about
from valeria_desktop.games.viscounts.story.remarks import FAREWELLS, ViscountsTalk
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line

SEATS = tuple(
    evolve(seat, bot=bot)
    for seat, bot in zip(default_seats(3), ("steward", "knight+sorrel", "knight+pim"), strict=True)
)
HILLS = CATALOG.segments[1].words()
SPOT = CATALOG.segments[0].spots[0]
LINK = CATALOG.segments[0].links[0]


def heard(*events: Event, seats: int = 3) -> list[tuple[int, Occasion]]:
    """Hear a game's events, and return the moments in the last one."""
    moments = KingdomMoments(seats)
    return [moments.hear(event) for event in events][-1]


def test_the_first_turn_begins_the_game_and_the_first_end_card_its_last_rounds() -> None:
    assert heard(TurnBegan(2, 1, 1)) == [(seat, Occasion.BEGINS) for seat in range(3)]
    assert heard(TurnBegan(0, 2, 1)) == []
    poverty, prosperity = (told.EndCardRevealed(card, 9) for card in ("poverty", "prosperity"))
    assert heard(poverty) == [(seat, Occasion.LAST_ROUNDS) for seat in range(3)]
    assert heard(poverty, prosperity) == []


@pytest.mark.parametrize(
    ("event", "moments"),
    [
        (
            told.BuildingBuilt(1, BuildingType.GUILDHALL, SPOT, 0, 4),
            [(1, Occasion.GUILDHALL)],
        ),
        (told.BuildingBuilt(1, BuildingType.WORKSHOP, SPOT, 0, 7), []),
        (told.LinkClosed(0, LINK, 2), [(0, Occasion.LINKED)]),
        (told.LinkClosed(0, LINK, 0), []),
        (told.LeaderChanged(1, NOBODY), [(1, Occasion.LEADS)]),
        (told.LeaderChanged(1, 2), [(1, Occasion.LEADS), (2, Occasion.LOST_LEAD)]),
        (told.WorkerBumped(2, 1, 0, 1, HILLS), [(2, Occasion.SENT_HOME)]),
        (told.WorkerBumped(2, 2, 0, 1, HILLS), []),
        (told.BonusTaken(0, CATALOG.bonuses[0], Ribbon.GREY), [(0, Occasion.BONUS)]),
        (told.Collided(1, 4), [(1, Occasion.COLLIDED)]),
    ],
)
def test_moments(event: Event, moments: list[tuple[int, Occasion]]) -> None:
    assert heard(event) == moments


def test_the_neutral_player_has_no_moments() -> None:
    assert heard(told.LeaderChanged(1, NOBODY), seats=1) == []


# --- remarks


def a_game() -> Session:
    session = Session.begin(RULES, Setup(players=3), SEATS, 11)
    chance = Random(4)
    while (decision := session.decision) is not None:
        session.choose(chance.choice(decision.options).id)
    return session


GAME = a_game()


def lines() -> tuple[Line, ...]:
    return tuple(GAME.chronicle.lines)


def test_only_characters_speak_at_most_once_in_a_turn() -> None:
    said = ViscountsTalk(SEATS, 7).hear(lines())
    assert 4 <= len(said) <= 40
    assert {remark.seat for remark in said} == {1, 2}
    turns = [remark.line.turn for remark in said]
    assert len(set(turns)) == len(turns)
    assert [remark.line.event.audience for remark in said] == [None] * len(said)


def test_the_same_lines_bring_the_same_remarks_however_they_are_heard() -> None:
    whole, bit_by_bit = ViscountsTalk(SEATS, 7).hear(lines()), ViscountsTalk(SEATS, 7)
    for number in range(0, len(lines()), 57):
        bit_by_bit.hear(lines()[:number])
    assert bit_by_bit.hear(lines()) == whole


def test_a_winner_has_the_last_word_in_words_of_this_game() -> None:
    seats = tuple(
        evolve(seat, bot=f"knight+{name}")
        for seat, name in zip(SEATS, ("oswin", "sorrel", "pim"), strict=True)
    )
    said = FAREWELLS.of(seats, GAME.result(), 3)
    assert said is not None
    assert said[0] in GAME.result().winners
    voice = FAREWELLS.characters[person_in(seats[said[0]])]
    assert said[1] in voice.remarks[Occasion.WON]


# --- feelings


def felt(event: Event, players: Any = None) -> dict[int, Feeling]:  # noqa: ANN401 - views
    return dict(feelings_about(event, players or Scenario(players=3).view(0).players))


def test_faces_show_what_everyone_saw_happen_to_them() -> None:
    assert felt(told.LinkClosed(0, LINK, 2)) == {0: Feeling.PLEASED, 2: Feeling.PLEASED}
    assert felt(told.LinkClosed(0, LINK, 0)) == {}
    assert felt(told.LeaderChanged(1, 2)) == {1: Feeling.PLEASED, 2: Feeling.HIT}
    assert felt(told.WorkerBumped(2, 1, 0, 1, HILLS)) == {2: Feeling.HIT}
    assert felt(told.DebtGained(1, CATALOG.track[0])) == {1: Feeling.HIT}
    assert felt(told.DebtGained(1, SET_UP)) == {}


def test_who_was_one_manuscript_short_of_a_bonus_card_is_disappointed() -> None:
    grey = [name for name, each in MANUSCRIPT.items() if each.ribbon is Ribbon.GREY]
    table = Scenario(players=3).owns(1, " ".join(grey[:2])).owns(2, grey[2])
    taken = told.BonusTaken(0, CATALOG.bonuses[0], Ribbon.GREY)
    bonus = next(each for each in CATALOG.bonuses if each.ribbon is Ribbon.GREY)
    taken = evolve(taken, bonus=bonus)
    assert felt(taken, table.view(0).players) == {0: Feeling.PLEASED, 1: Feeling.HIT}


def test_the_neutral_player_has_no_face() -> None:
    view = Scenario(players=2).view(0)
    assert felt(told.LeaderChanged(5, 0), view.players) == {0: Feeling.HIT}
