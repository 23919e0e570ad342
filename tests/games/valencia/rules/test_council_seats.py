"""Seats of the council: VA21 and VA22, and whose seat a guild's winner takes: VA23."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt


def high_seats(figure: int = 0) -> Scenario:
    """Let Ana win the auction of nobility and church before Ben, out of four."""
    return Scenario(players=4).figure(figure).stacks(0, "6").stacks(1, "5")


@pytest.mark.clause("VA22")
def test_the_first_sits_for_the_nobility_and_the_second_for_the_church() -> None:
    table = high_seats().at(RoundPart.A).reveals(0, "6").reveals(1, "5")
    assert table.options == ["sit", "nothing"]
    assert table.words == ["Take the seat of the nobility", "Nothing"]
    table.chooses(0, "sit")
    assert table.words == ["Take the seat of the church", "Nothing"]
    table.chooses(1, "sit")
    assert (table.council("nobility"), table.council("church")) == (0, 1)
    assert (table.members(0), table.members(1)) == (14, 14)
    assert table.says("Ana took the seat of the nobility")
    assert table.says("Ben took the seat of the church")


@pytest.mark.clause("VA21")
def test_whoever_sat_there_goes_home() -> None:
    """The member is in its owner's hand again."""
    table = high_seats().sits(2, "nobility").sits(3, "church").at(RoundPart.A)
    table.reveals(0, "6").reveals(1, "5").chooses(0, "sit").chooses(1, "sit")
    assert (table.council("nobility"), table.council("church")) == (0, 1)
    assert (table.members(2), table.members(3)) == (15, 15)
    assert table.says("A member of Cleo left the seat of the nobility")
    assert table.says("A member of Dora left the seat of the church")


@pytest.mark.clause("VA21", "VA22")
def test_the_winner_may_send_the_second_home_who_then_sits_down_again() -> None:
    """One after the other."""
    table = high_seats().sits(1, "nobility").at(RoundPart.A).reveals(0, "6").reveals(1, "5")
    table.chooses(0, "sit")
    assert table.members(1) == 15
    table.chooses(1, "sit")
    assert table.members(1) == 14
    assert table.council("church") == 1


@pytest.mark.clause("VA22")
def test_whoever_sits_there_already_stays_unasked() -> None:
    """A second member would send home the first, and nothing would be different."""
    table = high_seats().sits(0, "nobility").sits(1, "church").at(RoundPart.A)
    table.reveals(0, "6").reveals(1, "5")
    assert table.is_done
    assert (table.council("nobility"), table.council("church")) == (0, 1)
    assert (table.members(0), table.members(1)) == (14, 14)


@pytest.mark.clause("VA22")
def test_one_player_may_sit_on_both_seats() -> None:
    """Ana has the church and wins the nobility."""
    table = high_seats().sits(0, "church").at(RoundPart.A).reveals(0, "6").passes(1)
    table.chooses(0, "sit")
    assert (table.council("nobility"), table.council("church")) == (0, 0)
    assert table.members(0) == 13


@pytest.mark.clause("VA19", "VA22")
def test_the_first_may_leave_the_nobility_to_whoever_sits_there() -> None:
    table = high_seats().sits(2, "nobility").at(RoundPart.A).reveals(0, "6").reveals(1, "5")
    table.chooses(0, "nothing").chooses(1, "nothing")
    assert table.council("nobility") == 2
    assert table.council("church") is None


@pytest.mark.clause("VA21")
def test_without_a_member_in_hand_nobody_takes_a_seat() -> None:
    """Also where one of yours would come home."""
    table = high_seats().sits(0, "nobility").holds(0, members=0).holds(1, members=0).at(RoundPart.A)
    table.reveals(0, "6").reveals(1, "5")
    assert table.is_done
    assert table.council("church") is None


@pytest.mark.clause("VA21")
def test_a_guilds_winner_without_a_member_has_the_good_all_the_same() -> None:
    """Just the member's part lapses, and so does the place."""
    table = Scenario(players=3).stacks(1, "2").holds(1, members=0, coins=30)
    table.at(RoundPart.D, guild="wine").reveals(1, "2")
    assert table.prompt is Prompt.GOOD
    table.chooses(1, "good")
    assert table.is_done
    assert table.goods(1) == {"wine": 1}


@pytest.mark.clause("VA15", "VA23")
@pytest.mark.parametrize("guild", ["oranges", "tiger nuts", "wine", "cloth", "porcelain"])
@pytest.mark.parametrize("part", [RoundPart.B, RoundPart.D, RoundPart.F])
def test_the_winner_of_a_guilds_auction_sits_for_that_guild(part: RoundPart, guild: str) -> None:
    """Which guild it is the round's board says."""
    table = Scenario(players=3).stacks(1, "2").sits(2, guild).at(part, guild=guild)
    assert table.state.guild == guild
    table.reveals(1, "2").chooses(1, "sit")
    assert table.council(guild) == 1
    assert (table.members(1), table.members(2)) == (14, 15)


@pytest.mark.clause("VA21", "VA23")
def test_whoever_holds_a_guilds_seat_already_goes_on_with_the_good() -> None:
    table = Scenario(players=3).stacks(1, "2").sits(1, "wine").at(RoundPart.B, guild="wine")
    table.reveals(1, "2")
    assert table.prompt is Prompt.GOOD
    assert table.members(1) == 14


@pytest.mark.clause("VA19", "VA23")
def test_a_seat_that_is_not_taken_stays_as_it_was() -> None:
    table = Scenario(players=3).stacks(1, "2").sits(2, "wine").at(RoundPart.B, guild="wine")
    table.reveals(1, "2").chooses(1, "nothing")
    assert table.council("wine") == 2
    assert table.prompt is Prompt.GOOD
