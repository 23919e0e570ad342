"""Palm and fountain of the round: VA27, VA52, VA53."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt

BUSHES = {2: 5 * 5 - 9, 3: 7 * 5 - 9, 4: 9 * 5 - 9, 5: 9 * 5 - 9}
SITES = {2: 6, 3: 8, 4: 8, 5: 8}
PLAYERS = (2, 3, 4, 5)


@pytest.mark.clause("VA27", "VA52")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_church_plants_the_palm_on_a_free_bush(players: int) -> None:
    """Any point where four cells meet, unless the central fountain touches it."""
    table = Scenario(players=players).sits(1, "church").sits(0, "nobility").at(RoundPart.H)
    assert (table.asked, table.prompt) == (1, Prompt.PALM)
    assert len(table.options) == BUSHES[players]
    table.chooses(1, "palm a1-b2")
    assert table.is_done
    assert table.palms() == {"a1-b2"}
    city = table.table.city
    assert table.says(f"Ben planted a palm at the {city.bush_words[city.bushes[0]]}")


@pytest.mark.clause("VA27")
def test_a_bush_with_a_palm_is_not_free() -> None:
    table = Scenario(players=2).sits(1, "church").palm("a1-b2", "e5-f6").at(RoundPart.H)
    assert len(table.options) == BUSHES[2] - 2
    assert "palm a1-b2" not in table.options
    table.chooses(1, "palm a2-b3")
    assert table.palms() == {"a1-b2", "e5-f6", "a2-b3"}


@pytest.mark.clause("VA27")
def test_a_palm_has_to_be_planted() -> None:
    """The holder puts it on a bush; nothing about it may be declined."""
    table = Scenario(players=2).sits(1, "church").at(RoundPart.H)
    assert all(option.startswith("palm ") for option in table.options)


@pytest.mark.clause("VA52")
def test_the_central_fountain_touches_its_nine_points() -> None:
    """In the city for two they are those around c3, d3, c4 and d4."""
    table = Scenario(players=2).sits(0, "church").at(RoundPart.H)
    near = {
        f"palm {column}{row}-{right}{row + 1}"
        for column, right in ("bc", "cd", "de")
        for row in (2, 3, 4)
    }
    assert near.isdisjoint(table.options)
    assert len(near) == 9


@pytest.mark.clause("VA27")
def test_without_a_holder_the_palm_leaves_the_game() -> None:
    table = Scenario(players=3).sits(0, "nobility").at(RoundPart.H)
    assert table.is_done
    assert table.palms() == set()
    assert table.says("Nobody holds the church's seat: the palm of the round is gone")


@pytest.mark.clause("VA27")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_nobility_builds_the_fountain_on_a_free_site(players: int) -> None:
    """That of the round."""
    table = (
        Scenario(players=players).sits(1, "nobility").sits(0, "church").in_round(2).at(RoundPart.I)
    )
    assert (table.asked, table.prompt) == (1, Prompt.FOUNTAIN)
    assert len(table.options) == SITES[players]
    table.chooses(1, "fountain b2")
    assert table.is_done
    assert table.fountain_at("b2") == "dearer"
    assert table.fountain_at("e2" if players == 2 else "d1") is None
    assert table.says("Ben built Fountain of Exchange on the site at the top left in row 2")


@pytest.mark.clause("VA27")
def test_a_site_with_a_fountain_is_not_free() -> None:
    """The others of the city for two are."""
    table = Scenario(players=2).sits(1, "nobility").built("b2", "tasks").in_round(2).at(RoundPart.I)
    sites = {option.removeprefix("fountain ") for option in table.options}
    assert sites == {"c1", "e2", "f3", "e5", "c6"}


@pytest.mark.clause("VA27", "VA50")
def test_the_fifth_fountain_of_two_players_has_two_sites_left() -> None:
    table = Scenario(players=2).sits(1, "nobility").in_round(5)
    table.built("b2", "tasks").built("c1", "dearer").built("e2", "recall").built("f3", "palm")
    assert table.at(RoundPart.I).options == ["fountain e5", "fountain c6"]


@pytest.mark.clause("VA27")
def test_without_a_holder_the_fountain_leaves_the_game() -> None:
    table = Scenario(players=3).sits(0, "church").in_round(4).at(RoundPart.I)
    assert table.is_done
    assert table.state.fountains == ()
    assert table.says("Nobody holds the nobility's seat: Fountain of Palms is gone")


@pytest.mark.clause("VA27")
def test_a_lost_fountain_does_not_come_back_in_a_later_round() -> None:
    """The next round has its own."""
    table = Scenario(players=3).in_round(1).at(RoundPart.I).sits(0, "nobility").in_round(2)
    table.at(RoundPart.I).chooses(0, "fountain b2")
    assert [built.fountain.id for built in table.state.fountains] == ["dearer"]


@pytest.mark.clause("VA27")
def test_a_fountain_is_not_retroactive() -> None:
    """A neighbour of the site uses nothing when it is built."""
    table = Scenario(players=2).sits(0, "nobility").lives(0, "b1").in_round(5).at(RoundPart.I)
    table.holds(0, goods={"wine": 1}).chooses(0, "fountain b2")
    assert table.is_done
    assert table.fountain_at("b2") == "sell"


@pytest.mark.clause("VA27")
def test_the_holder_of_both_seats_plants_and_builds() -> None:
    table = Scenario(players=2).sits(0, "nobility", "church").goes_on_from(RoundPart.H)
    table.chooses(0, "palm a1-b2", "fountain b2")
    assert table.palms() == {"a1-b2"}
    assert table.fountain_at("b2") == "tasks"


@pytest.mark.clause("VA53")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_central_fountain_is_next_to_eight_spaces(players: int) -> None:
    """Not diagonally."""
    city = Scenario(players=players).table.city
    assert len(city.at_centre) == 8
    names = {city.name(cell) for cell in city.at_centre}
    expected = {
        2: "c2 d2 b3 e3 b4 e4 c5 d5",
        3: "d2 e2 c3 f3 c4 f4 d5 e5",
        4: "e2 f2 d3 g3 d4 g4 e5 f5",
    }
    assert names == set(expected[min(players, 4)].split())


@pytest.mark.clause("VA52")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_bush_is_touched_by_the_four_cells_that_meet_there(players: int) -> None:
    """Also at the walls, where rows of points begin anew."""
    city = Scenario(players=players).table.city
    for bush in city.bushes:
        touching = {cell for cell, bushes in enumerate(city.bushes_at) if bush in bushes}
        top_left, low_right = (city.names[name] for name in city.bush_name(bush).split("-"))
        assert touching == {top_left, top_left + 1, low_right - 1, low_right}
