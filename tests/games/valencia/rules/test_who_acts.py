"""Who acts after an auction, and who may keep a card instead: VA19, VA20."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from collections.abc import Iterator

# by part of the round: how many act with 3, 4 and 5 players; with 2 see VA40
PLACED = {
    RoundPart.A: (2, 2, 2),
    RoundPart.B: (2, 3, 3),
    RoundPart.C: (1, 1, 1),
    RoundPart.D: (2, 3, 3),
    RoundPart.E: (1, 1, 1),
    RoundPart.F: (2, 3, 3),
    RoundPart.G: (1, 1, 1),
}
HOMES = {3: ("a1", "c1", "e1", "g1", "a2"), 4: ("a1", "c1", "e1", "g1", "i1")}
HOMES[5] = HOMES[4]


def all_reveal(players: int, part: RoundPart) -> Scenario:
    """Let everyone reveal a card, the last player the highest; all have something to do."""
    table = Scenario(players=players)
    for seat in range(players):
        table.stacks(seat, f"{seat + 1}").holds(seat, goods={"wine": 1}, coins=30)
        table.lives(seat, HOMES[players][seat])
    table.at(part)
    for seat in range(players):
        table.reveals(seat, f"{seat + 1}")
    return table


def asked(table: Scenario) -> Iterator[tuple[int, Prompt]]:
    """Let everyone decline what they are asked, and give who was asked for what."""
    while not table.is_done:
        yield table.asked, table.prompt
        table.chooses(table.asked, "nothing")


def in_turn(seats: list[int]) -> list[int]:
    """Return the seats without those that are asked again right after themselves."""
    return [seat for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat]


@pytest.mark.clause("VA19", "VA20")
@pytest.mark.parametrize("part", PLACED)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_best_act_and_the_others_may_keep_a_card(players: int, part: RoundPart) -> None:
    questions = list(asked(all_reveal(players, part)))
    ranks = list(reversed(range(players)))
    number = PLACED[part][players - 3]
    acting = [seat for seat, prompt in questions if prompt is not Prompt.KEEP_CARD]
    keeping = [seat for seat, prompt in questions if prompt is Prompt.KEEP_CARD]
    assert in_turn(acting) == ranks[:number]
    assert keeping == ranks[number:]
    assert [prompt for _, prompt in questions[-len(keeping) :]] == [Prompt.KEEP_CARD] * len(keeping)


@pytest.mark.clause("VA19")
@pytest.mark.parametrize("part", [RoundPart.A, RoundPart.C, RoundPart.E, RoundPart.G])
def test_of_two_players_as_many_act_where_nina_takes_no_part(part: RoundPart) -> None:
    table = Scenario(players=2)
    for seat, home in enumerate(("a1", "d1")):
        table.stacks(seat, f"{seat + 1}").holds(seat, goods={"wine": 1}).lives(seat, home)
    table.at(part).reveals(0, "1").reveals(1, "2")
    questions = list(asked(table))
    acting = [seat for seat, prompt in questions if prompt is not Prompt.KEEP_CARD]
    assert in_turn(acting) == ([1, 0] if part is RoundPart.A else [1])
    assert (0, Prompt.KEEP_CARD) in questions or part is RoundPart.A


@pytest.mark.clause("VA19")
@pytest.mark.parametrize("part", PLACED)
def test_what_is_offered_may_be_declined(part: RoundPart) -> None:
    """Nothing has changed then but the figure and the cards."""
    table = all_reveal(4, part)
    before = table.state.copy()
    list(asked(table))
    after = table.state
    assert after.council == before.council
    assert after.city == before.city
    assert after.supply == before.supply
    for seat in range(4):
        assert table.coins(seat) == before.players[seat].coins
        assert table.goods(seat) == {"wine": 1}
        assert table.members(seat) == before.players[seat].members
        assert table.used_by(seat) == f"{seat + 1}"


@pytest.mark.clause("VA19")
def test_a_single_revealer_is_the_first_and_nobody_is_second() -> None:
    """A second place isn't filled by anybody who passed."""
    table = Scenario(players=4).stacks(2, "1").at(RoundPart.A).reveals(2, "1")
    assert list(asked(table)) == [(2, Prompt.SIT)]


@pytest.mark.clause("VA19", "VA23")
def test_two_of_four_revealers_of_a_guild_leave_the_third_place_empty() -> None:
    table = Scenario(players=4).stacks(2, "1").stacks(3, "2").at(RoundPart.B, guild="wine")
    table.reveals(2, "1").reveals(3, "2")
    assert list(asked(table)) == [
        (3, Prompt.SIT),
        (3, Prompt.GOOD),
        (3, Prompt.PLACE),
        (2, Prompt.GOOD),
        (2, Prompt.PLACE),
    ]


@pytest.mark.clause("VA19", "VA23")
def test_first_second_and_third_of_a_guild_have_less_and_less() -> None:
    """With five players."""
    assert list(asked(all_reveal(5, RoundPart.F))) == [
        (4, Prompt.SIT),
        (4, Prompt.GOOD),
        (4, Prompt.PLACE),
        (3, Prompt.GOOD),
        (3, Prompt.PLACE),
        (2, Prompt.SHARE),
        (1, Prompt.KEEP_CARD),
        (0, Prompt.KEEP_CARD),
    ]
