"""A game of any kind being set up: who plays, from which seed, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, field, frozen

from valeria_desktop.games.valeria import RULES
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session import draft as drafts
from valeria_desktop.session.draft import Draft


@frozen
class OnlyPlayers:
    """A set-up with nothing to choose but who plays."""

    players: int = field(default=3)


def draft(seats: range = range(3, 6), *, has_bots: bool = True) -> Draft:
    changes: dict[str, Any] = {"setup": OnlyPlayers, "check": lambda *_: None}
    bots = RULES.bots if has_bots else {}
    return Draft(evolve(RULES, id="another", seats=seats, bots=bots, **changes), seed=7)


def test_a_draft_begins_with_two_players_or_the_fewest_there_can_be() -> None:
    assert draft(range(1, 5)).players == 2
    assert draft(range(3, 6)).players == 3


def test_there_are_as_many_seats_as_there_can_be_with_the_games_own_bot() -> None:
    begun = draft(range(2, 5))
    assert [seat.bot for seat in begun.seats] == [None, "greedy", "greedy", "greedy"]
    assert len(begun.sitting) == 2


def test_a_game_without_bots_of_its_own_is_played_against_any_moves() -> None:
    assert draft(has_bots=False).seats[1].bot == "random"


@pytest.mark.parametrize("bot", ["queen", "duchess+hunter", "queen+cook", "duchess+"])
def test_a_level_is_remembered_if_it_is_known(bot: str) -> None:
    begun = Draft(RULES)
    seats = [evolve(begun.seats[0]), evolve(begun.seats[1], bot=bot)]
    wrong = begun.remember(RULES.setup(players=2), tuple(seats))
    is_known = bot in {"queen", "duchess+hunter"}
    assert begun.seats[1].bot == (bot if is_known else "greedy")
    assert list(wrong) == ([] if is_known else [f"bot can't be '{bot}'"])


def test_the_set_up_is_the_number_of_players() -> None:
    begun = draft()
    begun.players = 4
    assert begun.setup == OnlyPlayers(4)
    assert begun.refusal() == ""


def test_the_rules_refuse_what_they_do_not_play() -> None:
    assert "out of range" in evolve(Draft(RULES), seed=1 << 64).refusal()


def test_a_typed_seed_stays_and_a_drawn_one_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafts, "any_seed", lambda: 52)
    begun = draft()
    begun.seed = begun.typed_seed = 9
    begun.renew_seed()
    assert begun.seed == 9
    begun.draw_seed()
    assert begun.seed == 52
    begun.renew_seed()
    assert begun.typed_seed is None


def test_what_was_played_before_is_remembered() -> None:
    begun = draft()
    seats = default_seats(4)
    assert begun.remember(OnlyPlayers(4), seats) == ()
    assert begun.sitting == seats


def test_what_there_is_no_longer_is_told_and_left_as_it_is() -> None:
    begun = draft()
    seats = [evolve(seat, bot="clever") for seat in default_seats(5)]
    wrong = begun.remember(OnlyPlayers(9), tuple(seats))
    assert str(wrong[0]) == "players can't be 9"
    assert len(wrong) == 6
    assert begun.players == 3
    assert [seat.bot for seat in begun.seats] == [None, *["greedy"] * 4]


def test_more_seats_than_the_game_has_are_left_out() -> None:
    begun = draft(range(2, 4))
    assert begun.remember(OnlyPlayers(3), default_seats(5)) == ()
    assert len(begun.seats) == 3
