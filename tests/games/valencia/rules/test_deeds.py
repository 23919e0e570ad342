"""What each place may do is what the game then asks: VA19, VA20, VA22 to VA26, VA40."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.ladder import Deed, deeds_of, deeds_of_nina
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, GUILD_PARTS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt

ASKED = {
    Prompt.SIT: {Deed.NOBILITY, Deed.CHURCH, Deed.MERCHANTS, Deed.GUILD},
    Prompt.GOOD: {Deed.GOOD},
    Prompt.PLACE: {Deed.PLACE},
    Prompt.SHARE: {Deed.SHARE},
    Prompt.SELL: {Deed.SELL},
    Prompt.MOVE: {Deed.MOVE},
    Prompt.KEEP_CARD: {Deed.KEEP},
}
STACKS = ("6 6", "5 5", "4 4", "3 3", "2 2")


def auction(part: RoundPart, players: int) -> Scenario:
    """Everyone reveals, the first seat most; each can do whatever is offered."""
    table = Scenario(players=players)
    for seat in range(players):
        table.stacks(seat, STACKS[seat]).holds(seat, {"wine": 1}, coins=20)
    city = table.table.city
    homes = [name for name, cell in city.names.items() if city.cells[cell] is not None]
    for seat in range(players):
        table.lives(seat, homes[6 * seat])
    if players == 2:
        table.nina("1 1")
    table.at(part, "cloth") if part in GUILD_PARTS else table.at(part)
    for seat in range(players):
        table.reveals(seat, STACKS[seat])
    return table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("part", AUCTIONS, ids=[part.letter for part in AUCTIONS])
def test_who_is_placed_is_asked_for_each_of_their_deeds_in_order(
    part: RoundPart, players: int
) -> None:
    table = auction(part, players)
    for rank in range(players):
        for deed in deeds_of(part, rank, players):
            assert table.asked == rank
            assert deed in ASKED[table.prompt]
            table.chooses(rank, "nothing")
    assert table.is_done


@pytest.mark.parametrize(
    ("part", "place", "deed"),
    [
        (RoundPart.A, "nobility", Deed.NOBILITY),
        (RoundPart.E, "merchants", Deed.MERCHANTS),
        (RoundPart.B, "cloth", Deed.GUILD),
    ],
)
def test_each_seat_is_named_for_what_it_is(part: RoundPart, place: str, deed: Deed) -> None:
    assert deed in deeds_of(part, 0, 3)
    table = auction(part, 3)
    while table.prompt is not Prompt.SIT:
        table.chooses(0, "nothing")
    table.chooses(0, "sit")
    assert table.council(place) == 0


@pytest.mark.clause("VA40")
def test_nina_sends_home_as_the_first_and_does_nothing_else() -> None:
    assert deeds_of_nina(0) == (Deed.SEND_HOME,)
    assert deeds_of_nina(1) == ()
    table = Scenario(players=2).stacks(0, "3").nina("6").sits(1, "cloth").at(RoundPart.B, "cloth")
    table.reveals(0, "3")
    assert table.council("cloth") is None
