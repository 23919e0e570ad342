"""Through whose eyes a game is looked at again: never a bot's while it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.seats import default_seats, only_person
from valeria_desktop.session.eyes import (
    EVERYTHING,
    PUBLIC,
    eyes_of,
    waypoints_for,
)
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.saves import copied

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat

Seats = tuple["Seat", ...]


def seated(kinds: str) -> Seats:
    """Seat a person for each p and a bot for each b."""
    pairs = zip(default_seats(len(kinds)), kinds, strict=True)
    return tuple(evolve(seat, bot="random" if kind == "b" else None) for seat, kind in pairs)


@pytest.mark.parametrize(
    ("kinds", "person", "eyes"),
    [
        ("pb", 0, (0,)),
        ("bbp", 2, (2,)),
        ("p", 0, (0,)),
        ("pp", None, (PUBLIC, 0, 1)),
        ("bpbp", None, (PUBLIC, 1, 3)),
        ("bb", None, (PUBLIC,)),
        ("b", None, (PUBLIC,)),
    ],
)
def test_while_a_game_goes_on_eyes_are_those_of_people(
    kinds: str, person: int | None, eyes: tuple[int, ...]
) -> None:
    seats = seated(kinds)
    assert only_person(seats) == person
    assert eyes_of(seats, is_over=False) == eyes
    assert eyes_of(seats, is_over=True) == (EVERYTHING, *range(len(kinds)))


def test_a_replay_of_a_game_that_goes_on_refuses_all_other_eyes() -> None:
    session = Table(seats=seated("pb")).plays(30).session
    for viewer in (1, EVERYTHING, PUBLIC):
        with pytest.raises(ValueError, match="nobody may see"):
            Replay(session, viewer)
    assert Replay(session).viewer == 0


@pytest.mark.parametrize(("kinds", "guarded"), [("pb", []), ("pp", [0, 1]), ("bb", [])])
def test_a_curtain_stands_only_before_the_eyes_of_several(kinds: str, guarded: list[int]) -> None:
    replay = Replay(Table(seats=seated(kinds)).plays(30).session)
    assert [eyes for eyes in replay.eyes if replay.needs_curtain(eyes)] == guarded


def test_no_curtain_stands_before_a_game_that_is_over() -> None:
    replay = Replay(Table().plays_out().session)
    assert replay.eyes == (EVERYTHING, 0, 1)
    assert not any(map(replay.needs_curtain, replay.eyes))


def test_who_has_no_seat_sees_a_public_table_from_where_somebody_chooses() -> None:
    replay = Replay(Table().plays(40).session)
    for moment in range(replay.last):
        scene = replay.scene(moment)
        assert scene.viewer == replay.seat(moment)
        assert scene.is_watched
        assert not any(player.duke or player.dealt for player in scene.view.players)


def test_a_person_sees_their_own_duke_again_and_no_other() -> None:
    for session in (
        Table(seats=seated("bp")).plays(40).session,
        Table(seats=seated("pp")).plays(40).session,
    ):
        dukes = [player.duke for player in Replay(session, 1).scene(40).view.players]
        assert dukes[0] is None
        assert dukes[1] is not None


def test_a_copy_that_is_played_on_is_a_game_that_goes_on() -> None:
    """So it shows no more than the game that it was copied from."""
    over = Table().plays_out().session
    copy = copied(over, 60)
    assert Replay(over).eyes[0] == EVERYTHING
    assert Replay(copy).eyes == (PUBLIC, 0, 1)
    going_on = Table(seats=seated("pb")).plays(60).session
    assert Replay(copied(going_on, 20)).eyes == (0,)


@pytest.mark.parametrize("solo", [Solo.DARK_LORD, Solo.SIEGE])
def test_the_dark_lords_duke_is_shown_only_when_the_game_is_over(solo: Solo) -> None:
    table = Table(Setup(players=1, solo=solo)).plays(30)
    assert Replay(table.session).scene(30).view.rival.duke is None
    has_duke = solo is Solo.DARK_LORD
    assert (Replay(table.plays_out().session).final_views[0].rival.duke is not None) == has_duke


def test_points_by_round_are_public_until_the_game_is_over() -> None:
    table = Table().plays(80)
    rows = table.session.points_by_round()
    assert rows[-1] == table.scene(0).public_points
    assert [*map(len, rows)] == [2] * len(rows)
    table.plays_out()
    final = table.session.result().scores
    assert table.session.points_by_round()[-1] == tuple(score.total for score in final)
    assert table.session.points_by_round()[: len(rows)] != rows


def test_all_choices_can_be_told_apart_where_none_was_hidden() -> None:
    session = Table().plays(60).session
    for viewer in (PUBLIC, 0, 1):
        assert waypoints_for(session, viewer) == session.waypoints()
