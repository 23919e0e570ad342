"""Options: what they are about on the table, and that they are named the same in every game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.catalogue import deal
from tests.games.valencia.scenario import SEAT, Scenario
from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat, AtStack
from valeria_desktop.games.valencia.rules.model.options import Reveal, move_of
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Hashable


def target(table: Scenario, option: str) -> Hashable:
    """Return the target of an offered option."""
    return table.decision.option(option).at


def cell(table: Scenario, name: str) -> AtCell:
    """Return a cell by its name."""
    return AtCell(table.table.city.names[name])


@pytest.mark.clause("VA16")
def test_a_stack_is_chosen_by_itself() -> None:
    table = Scenario().stacks(0, "6", "5").at(RoundPart.C)
    assert target(table, "reveal 2") == AtStack(0, 1)
    assert target(table, "pass") is None


@pytest.mark.clause("VA22", "VA45")
def test_a_seat_of_the_council_is_chosen_by_itself() -> None:
    table = Scenario().stacks(0, "6").at(RoundPart.A).reveals(0, "6")
    assert target(table, "sit") == AtSeat(SEAT["nobility"])
    table = Scenario(players=3, advanced=[Advanced.ASSISTANCE]).sits(1, "wine", "cloth")
    table.stacks(0, "assistance").at(RoundPart.C).reveals(0, "assistance")
    table.chooses(0, "power assistance")
    assert target(table, "assist 5") == AtSeat(SEAT["cloth"])


@pytest.mark.clause("VA24", "VA26")
def test_a_space_is_chosen_by_itself() -> None:
    """Of a move, where it goes to."""
    table = Scenario(players=3).stacks(0, "6").at(RoundPart.B, guild="porcelain").reveals(0, "6")
    table.chooses(0, "nothing", "nothing")
    assert target(table, "place h2") == cell(table, "h2")
    table = Scenario().stacks(0, "3").lives(0, "b3").at(RoundPart.G).reveals(0, "3")
    assert target(table, "move b3 b4") == cell(table, "b4")
    assert table.words[0] == (
        "Move from the orange space for 3 coins at the top left to the porcelain space for 0 coins"
    )


@pytest.mark.clause("VA27", "VA29")
def test_a_bush_and_a_site_are_chosen_by_themselves() -> None:
    table = Scenario().sits(0, "church", "nobility").at(RoundPart.H)
    assert target(table, "palm a1-b2") == AtBush(0)
    bush = "the bush between oranges for 0 coins and a site at the top left"
    assert table.words[0] == f"Plant the palm at {bush}"
    table.at(RoundPart.I)
    assert target(table, "fountain b2") == cell(table, "b2")
    table = Scenario(players=3).stacks(0, "6").built("b2", "palm").palm("a1-b2")
    table.at(RoundPart.B, guild="tiger nuts").reveals(0, "6")
    table.chooses(0, "nothing", "nothing", "place b1")
    assert target(table, "use b2") == cell(table, "b2")
    table.chooses(0, "use b2")
    assert target(table, "palm a1-b2 b1-c2") == AtBush(1)
    assert table.words[0].startswith("Move the palm to the right from the bush between ")


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_options_of_equal_games_are_equal(players: int) -> None:
    """Records name them, and bots compare them, so the same answer is the same option."""
    one, other = deal(players, 9), deal(players, 9)
    chance = Random(9)
    while one.decision is not None and other.decision is not None:
        assert one.decision.options == other.decision.options
        option = chance.choice(one.decision.options)
        assert hash(option) == hash(other.decision.option(option.id))
        one.choose(option)
        other.choose(option.id)
    assert one.is_over


@pytest.mark.clause("VA16", "VA26")
def test_what_looks_like_an_option_but_is_not_offered_is_refused() -> None:
    table = Scenario().stacks(0, "6").at(RoundPart.C)
    with pytest.raises(IllegalChoiceError) as refusal:
        table.game.choose(Reveal(0, 0, 4))
    assert str(refusal.value).endswith("look again.")
    with pytest.raises(IllegalChoiceError):
        table.game.choose(move_of(table.table.city, 0, 1))
    assert table.options == ["reveal 1", "pass"]


@pytest.mark.clause("VA16")
def test_a_refusal_names_what_is_offered() -> None:
    table = Scenario().stacks(0, "6").at(RoundPart.C)
    expected = "'reveal 2' can't be chosen now; choose one of 'reveal 1', 'pass'."
    assert table.refuses("reveal 2") == expected
