"""A game of any kind being set up: who plays, from which seed, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve, field, frozen

from valeria_desktop.bots.registry import parts_of
from valeria_desktop.games.valeria import RULES
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session import draft as drafts
from valeria_desktop.session.draft import Draft
from valeria_desktop.session.guests import SURPRISE


@frozen
class OnlyPlayers:
    """A set-up with nothing to choose but who plays."""

    players: int = field(default=3)


def draft(seats: range = range(3, 6), *, has_bots: bool = True, **more: object) -> Draft:
    changes: dict[str, Any] = {"setup": OnlyPlayers, "check": lambda *_: None, "worth": None}
    changes |= more
    bots = RULES.bots if has_bots else {}
    return Draft(evolve(RULES, id="another", seats=seats, bots=bots, **changes), seed=7)


def test_a_draft_begins_with_two_players_or_the_fewest_there_can_be() -> None:
    assert draft(range(1, 5)).players == 2
    assert draft(range(3, 6)).players == 3


def test_without_levels_all_seats_there_can_be_have_the_games_own_bot() -> None:
    begun = draft(range(2, 5))
    assert [seat.bot for seat in begun.seats] == [None, "greedy", "greedy", "greedy"]
    assert len(begun.sitting) == 2


def test_a_game_without_bots_of_its_own_is_played_against_any_moves() -> None:
    assert draft(has_bots=False).seats[1].bot == "random"


def test_a_game_with_levels_is_played_against_knights_each_of_them_somebody() -> None:
    begun = Draft(RULES)
    assert [(seat.name, seat.bot) for seat in begun.seats[:3]] == [
        ("Rose", None),
        ("Sorrel", "knight+sorrel"),
        ("Oswin", "knight+oswin"),
    ]


def test_where_nobody_is_known_by_name_knights_sit_under_their_signs() -> None:
    begun = draft(worth=RULES.worth, guests={})
    assert [(seat.name, seat.bot) for seat in begun.seats[1:3]] == [
        ("Oak", "knight"),
        ("Heron", "knight"),
    ]


def test_a_name_follows_the_guest_unless_a_person_wrote_one() -> None:
    begun = Draft(RULES)
    begun.invite(1, "baron+pim")
    assert (begun.seats[1].name, begun.seats[1].bot) == ("Pim", "baron+pim")
    begun.change_seat(1, evolve(begun.seats[1], name="Aunt Mary"))
    begun.invite(1, "queen+annis")
    assert begun.seats[1].name == "Aunt Mary"


def test_a_person_in_a_guests_place_sits_under_the_sign_again() -> None:
    begun = Draft(RULES)
    begun.invite(1, None)
    assert (begun.seats[1].name, begun.seats[1].bot) == ("Oak", None)


def test_guests_change_places_so_that_nobody_sits_twice() -> None:
    begun = Draft(RULES)
    begun.invite(2, "queen+oswin")
    begun.invite(1, "squire+oswin")
    assert [(seat.name, seat.bot) for seat in begun.seats[1:3]] == [
        ("Oswin", "squire+oswin"),
        ("Sorrel", "queen+sorrel"),
    ]


def test_a_guest_who_goes_to_a_persons_place_leaves_theirs_to_somebody_free() -> None:
    begun = Draft(RULES)
    begun.invite(0, "knight+sorrel")
    assert begun.seats[0].name == "Sorrel"
    assert begun.seats[1].bot not in {None, "knight+sorrel"}
    assert len({seat.name for seat in begun.seats}) == len(begun.seats)


@pytest.mark.parametrize("seed", range(40))
def test_a_surprise_is_somebody_who_sits_nowhere_else_at_a_level_near_the_wished_one(
    seed: int,
) -> None:
    begun = Draft(RULES, seed=seed)
    begun.players = 4
    for index in (1, 2):
        begun.invite(index, f"baron+{SURPRISE}")
    assert begun.seats[1].bot == f"baron+{SURPRISE}"
    assert begun.seats[1].name == "Oak"  # nothing is told before the game begins
    sitting = begun.sitting
    parts = [parts_of(seat.bot or "") for seat in sitting[1:3]]
    assert {level for level, _ in parts} <= {"knight", "baron", "duchess"}
    assert len({seat.name for seat in sitting}) == 4
    assert [seat.name for seat in sitting[1:3]] == [RULES.guests[guest] for _, guest in parts]
    assert sitting == begun.sitting


def test_surprises_differ_from_seed_to_seed() -> None:
    begun = Draft(RULES)
    begun.invite(1, f"squire+{SURPRISE}")
    found = set()
    for begun.seed in range(60):
        found.add(begun.sitting[1].bot)
    assert {parts_of(bot or "")[0] for bot in found} == {"squire", "knight"}
    assert len({parts_of(bot or "")[1] for bot in found}) >= 4


def test_a_surprise_is_proposed_again() -> None:
    begun = Draft(RULES)
    begun.invite(1, f"queen+{SURPRISE}")
    again = Draft(RULES)
    assert again.remember(begun.setup, begun.kept) == ()
    assert again.seats == begun.seats


def test_all_seats_are_kept_to_be_proposed_again() -> None:
    begun = Draft(RULES)
    begun.players = 1
    assert [seat.bot for seat in begun.kept] == [seat.bot for seat in Draft(RULES).seats]


# --- alone


def test_somebody_else_may_play_alone_while_a_person_watches() -> None:
    begun = Draft(RULES)
    begun.players = 1
    begun.invite(0, "queen+pim")
    assert [(seat.name, seat.bot) for seat in begun.sitting] == [("Pim", "queen+pim")]
    assert begun.seats[0].is_person
    begun.invite(0, None)
    assert [(seat.name, seat.bot) for seat in begun.sitting] == [("Rose", None)]


def test_who_is_watched_is_remembered_and_does_not_sit_among_several() -> None:
    begun = Draft(RULES)
    begun.players = 1
    begun.invite(0, "queen+pim")
    again = Draft(RULES)
    again.remember(begun.setup, begun.kept)
    assert again.sitting == begun.sitting
    again.players = 2
    assert again.sitting[0].is_person


@pytest.mark.parametrize("bot", ["queen", "duchess+hunter", "queen+cook", "duchess+"])
def test_a_level_is_remembered_if_it_is_known(bot: str) -> None:
    begun = Draft(RULES)
    seats = [evolve(begun.seats[0]), evolve(begun.seats[1], bot=bot)]
    wrong = begun.remember(RULES.setup(players=2), tuple(seats))
    is_known = bot in {"queen", "duchess+hunter"}
    assert begun.seats[1].bot == (bot if is_known else "knight+sorrel")
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
