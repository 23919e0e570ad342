"""Assistance: a member beside the holder of a guild's seat: VA45."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced

GUILDS = ["oranges", "tiger nuts", "wine", "cloth", "porcelain"]


def council(**sitting: int) -> Scenario:
    """Lay a table of three with these on the council."""
    table = Scenario(players=3, advanced=[Advanced.ASSISTANCE])
    for place, seat in sitting.items():
        table.sits(seat, place)
    return table


def helped(table: Scenario) -> Scenario:
    """Let Ana reveal the card and use it."""
    table.stacks(0, "assistance").at(RoundPart.C).reveals(0, "assistance")
    return table.chooses(0, "power assistance")


@pytest.mark.clause("VA45")
@pytest.mark.parametrize("guild", GUILDS)
def test_a_member_stands_beside_a_holder_of_a_guilds_seat(guild: str) -> None:
    """Any of them; a single one isn't asked for."""
    table = helped(council(**{guild: 1}))
    assert table.assistants(guild) == [0]
    assert table.council(guild) == 1
    assert table.members(0) == 14
    assert table.says(f"Ana put a member beside the seat of the {guild.removesuffix('s')} guild")


@pytest.mark.clause("VA45")
def test_among_several_holders_one_is_chosen() -> None:
    """Also one of yours."""
    table = helped(council(wine=1, cloth=0, oranges=2))
    assert table.prompt is Prompt.SIT
    assert table.options == ["assist 2", "assist 4", "assist 5"]
    assert table.words[0] == "Put a member beside the seat of the orange guild"
    table.chooses(0, "assist 5")
    assert table.assistants("cloth") == [0]


@pytest.mark.clause("VA45")
@pytest.mark.parametrize("place", ["nobility", "church", "merchants"])
def test_nobody_stands_beside_the_other_seats(place: str) -> None:
    """A guild's seat."""
    table = council(**{place: 1}).stacks(0, "assistance").at(RoundPart.C).reveals(0, "assistance")
    assert table.is_done


@pytest.mark.clause("VA45")
def test_nobody_stands_beside_an_empty_seat() -> None:
    """There is no member to stand beside."""
    table = council().stacks(0, "assistance").at(RoundPart.C).reveals(0, "assistance")
    assert table.is_done


@pytest.mark.clause("VA21", "VA45")
def test_without_a_member_in_hand_nobody_helps() -> None:
    table = council(wine=1).holds(0, members=0).stacks(0, "assistance").at(RoundPart.C)
    assert table.reveals(0, "assistance").is_done


@pytest.mark.clause("VA45")
def test_it_may_be_declined() -> None:
    table = council(wine=1).stacks(0, "assistance").at(RoundPart.C).reveals(0, "assistance")
    table.chooses(0, "nothing")
    assert table.assistants("wine") == []
    assert table.members(0) == 15


@pytest.mark.clause("VA45")
def test_any_number_stands_beside_one_holder() -> None:
    table = helped(council(wine=1).assists(0, "wine").assists(2, "wine").assists(1, "wine"))
    assert table.assistants("wine") == [0, 2, 1, 0]


@pytest.mark.clause("VA30", "VA45")
def test_each_counts_as_on_the_council() -> None:
    """For prestige, and for who has most there."""
    table = council(wine=1, cloth=1).assists(0, "wine").assists(0, "cloth").assists(0, "wine")
    table.at(RoundPart.COUNCIL)
    assert [table.prestige(seat) for seat in range(3)] == [3, 2, 0]
    assert [table.privileges(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.clause("VA21", "VA45")
def test_holder_and_helpers_leave_together() -> None:
    """To their owners."""
    table = council(wine=1).assists(0, "wine").assists(0, "wine").assists(2, "wine")
    table.stacks(2, "6").at(RoundPart.B, guild="wine").reveals(2, "6").chooses(2, "sit")
    assert table.council("wine") == 2
    assert table.assistants("wine") == []
    assert [table.members(seat) for seat in range(3)] == [15, 15, 14]
    told = [line for line in table.told() if line.startswith("A member of")]
    assert told == [
        "A member of Ben left the seat of the wine guild",
        "A member of Ana left the seat of the wine guild",
        "A member of Ana left the seat of the wine guild",
        "A member of Cleo left the seat of the wine guild",
    ]


@pytest.mark.clause("VA45")
def test_helpers_beside_other_seats_stay() -> None:
    table = council(wine=1, cloth=1).assists(0, "wine").assists(0, "cloth")
    table.stacks(2, "6").at(RoundPart.B, guild="wine").reveals(2, "6").chooses(2, "sit")
    assert table.assistants("wine") == []
    assert table.assistants("cloth") == [0]


@pytest.mark.clause("VA21", "VA45")
def test_whoever_holds_the_seat_may_replace_the_own_member_to_send_helpers_home() -> None:
    """The holder goes, whichever member replaces it."""
    table = council(wine=1).assists(0, "wine").stacks(1, "6").at(RoundPart.B, guild="wine")
    table.reveals(1, "6")
    assert table.prompt is Prompt.SIT
    table.chooses(1, "sit")
    assert table.council("wine") == 1
    assert table.assistants("wine") == []
    assert (table.members(0), table.members(1)) == (15, 14)


@pytest.mark.clause("VA45")
def test_whoever_helps_may_replace_the_holder() -> None:
    """Then your own helper comes home as well."""
    table = council(wine=1).assists(0, "wine").stacks(0, "6").at(RoundPart.B, guild="wine")
    table.reveals(0, "6").chooses(0, "sit")
    assert table.council("wine") == 0
    assert table.assistants("wine") == []
    assert (table.members(0), table.members(1)) == (14, 15)


@pytest.mark.clause("VA19", "VA45")
def test_a_guilds_winner_who_leaves_the_seat_leaves_helpers_there() -> None:
    table = council(wine=1).assists(0, "wine").stacks(2, "6").at(RoundPart.B, guild="wine")
    table.reveals(2, "6").chooses(2, "nothing")
    assert table.council("wine") == 1
    assert table.assistants("wine") == [0]


@pytest.mark.clause("VA45")
def test_a_helper_of_a_later_holder_has_nothing_to_do_with_an_earlier_one() -> None:
    table = council(wine=1).assists(0, "wine").stacks(2, "6").at(RoundPart.B, guild="wine")
    table.reveals(2, "6").chooses(2, "sit", "nothing", "nothing")
    helped(table)
    assert table.assistants("wine") == [0]
    assert table.members(0) == 14


@pytest.mark.clause("VA45")
def test_a_helper_works_before_the_auction_is_settled() -> None:
    """At once when revealed; so the winner of this auction sends it home again."""
    table = council(wine=1).stacks(0, "assistance").stacks(2, "6").at(RoundPart.B, guild="wine")
    table.reveals(0, "assistance").chooses(0, "power assistance")
    assert table.assistants("wine") == [0]
    table.reveals(2, "6").chooses(2, "sit")
    assert table.assistants("wine") == []
    assert table.members(0) == 15


@pytest.mark.clause("VA45")
def test_a_helper_counts_for_the_councils_task() -> None:
    """Task 27 asks for 4 with three players."""
    table = council(wine=0, cloth=0).assists(0, "wine").assists(0, "wine")
    assert table.counts(0, 27) == 4
    assert table.brings(0, 27) == 5
