"""Why a thing can't be chosen now: VA24, VA26, VA27, VA29, VA45."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import SEAT, Scenario
from valeria_desktop.games.valencia.rules.at import AtBush, AtCell, AtSeat, AtStack
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.reasons import reasons_against
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.games.valencia.rules.view import make_view

# the city for two:
#     a  b  c  d  e  f
#  1  O0 T1 ## C3 P4 O1
#  2  W2 ## P5 O2 ## W3
#  3  P0 O3 .. .. C4 ##
#  4  T2 W4 .. .. O4 T3
#  5  C5 P1 O5 T4 ## C0
#  6  W5 T5 ## C1 P2 W0


def target_of(table: Scenario, thing: str) -> AtSeat | AtBush | AtCell:
    """Read a space, a site or a seat by its name: "a1", "wine"."""
    city = table.table.city
    if thing in SEAT:
        return AtSeat(SEAT[thing])
    if "-" in thing:
        (bush,) = [each for each in city.bushes if city.bush_name(each) == thing]
        return AtBush(bush)
    return AtCell(city.names[thing])


def why(table: Scenario, thing: str, seat: int | None = None) -> list[str]:
    """Return the reasons against a thing, for the asked player or another one."""
    seen_by = table.asked if seat is None else seat
    view = make_view(table.state, table.decision, seen_by)
    return [str(each) for each in reasons_against(view, view.decision, target_of(table, thing))]


def settling(coins: int) -> Scenario:
    """Ask Ana where she settles among the vintners."""
    table = Scenario(players=3).holds(0, coins=coins).stacks(0, "6 5")
    table.at(RoundPart.B, guild="wine").reveals(0, "6 5")
    return table.chooses(0, "sit", "good")


@pytest.mark.clause("VA24")
@pytest.mark.parametrize("option", ["P", "S"])
def test_a_lit_place_has_no_reasons(option: str) -> None:
    """Whatever is offered can be chosen."""
    table = settling(9) if option == "P" else Scenario(players=2).sits(0, "church").at(RoundPart.H)
    view = make_view(table.state, table.decision, 0)
    targets = [each.at for each in table.decision.options if each.at is not None]
    assert len(targets) > 3
    assert all(not reasons_against(view, view.decision, target) for target in targets)


@pytest.mark.clause("VA24")
def test_what_is_too_dear_says_the_price_and_the_purse() -> None:
    table = settling(2)
    city = table.table.city
    dear = next(
        city.name(cell)
        for cell in city.spaces
        if city.space(cell).guild.value == "wine" and city.space(cell).price == 4
    )
    assert table.prompt == Prompt.PLACE
    assert why(table, dear) == ["it costs 4 coins, and you have 2 coins"]


@pytest.mark.clause("VA24")
def test_a_place_of_another_guild_says_both_and_all_else_that_is_wrong() -> None:
    table = Scenario(players=2).holds(0, coins=1).stacks(0, "6 5").lives(1, "c2").lives(0, "a1")
    table.at(RoundPart.B, guild="wine").reveals(0, "6 5").chooses(0, "sit", "good")
    other = "it belongs to another guild (Porcelain), and this auction is for Wine"
    assert why(table, "e1") == [other, "it costs 4 coins, and you have 1 coin"]
    assert why(table, "c2") == [
        "someone lives there already",
        other,
        "it costs 5 coins, and you have 1 coin",
    ]
    assert why(table, "a1")[0] == "a member of yours lives there"
    assert why(table, "c1") == why(table, "c3") == ["nobody can live there"]


@pytest.mark.clause("VA21")
def test_another_question_is_named() -> None:
    table = Scenario(players=2).stacks(0, "6 5")
    table.at(RoundPart.B, guild="wine").reveals(0, "6 5")
    assert table.prompt == Prompt.SIT
    assert why(table, "a1") == ["answer this first: do you take the seat?"]
    assert why(table, "church") == ["this is about the seat of the wine guild"]


@pytest.mark.clause("VA8")
def test_who_is_not_asked_has_nothing_to_choose() -> None:
    table = settling(9)
    assert why(table, "a1", seat=1) == ["it isn't your decision now"]
    view = make_view(table.state, None, 0)
    assert len(reasons_against(view, None, AtStack(0, 0))) == 1


@pytest.mark.clause("VA26")
def test_who_moves_may_be_too_far_away_or_shut_in() -> None:
    """To a free space right beside their own one."""
    table = Scenario(players=2).stacks(0, "6").lives(0, "a1", "f6").lives(1, "b1", "a2", "d5")
    table.at(RoundPart.G).reveals(0, "6")
    assert table.prompt == Prompt.MOVE
    assert why(table, "a1") == ["no free space is near enough to this member"]
    assert why(table, "f6") == []
    assert why(table, "d5") == ["someone lives there already"]
    assert why(table, "e1") == ["no member of yours is near enough"]
    assert why(table, "e5") == ["nobody can live there"]


@pytest.mark.clause("VA27")
def test_a_palm_needs_a_free_bush() -> None:
    table = Scenario(players=2).sits(1, "church").palm("a1-b2").at(RoundPart.H)
    assert why(table, "a1-b2") == ["a palm stands there already"]
    assert why(table, "a2-b3") == []


@pytest.mark.clause("VA27")
def test_a_fountain_needs_a_free_site() -> None:
    table = Scenario(players=2).sits(1, "nobility").built("c1", "five").at(RoundPart.I)
    assert table.prompt == Prompt.FOUNTAIN
    assert why(table, "c1") == why(table, "c3") == ["a fountain stands there already"]
    assert why(table, "a1") == ["fountains are built on sites, the round stone basins"]
    assert why(table, "b2") == []


@pytest.mark.clause("VA29")
def test_a_palm_that_moves_goes_to_a_free_bush_beside_it() -> None:
    """The palms at two bushes are beside each other; far away there is none."""
    table = Scenario(players=2).holds(0, coins=9).stacks(0, "6 5").built("e2", "palm")
    table.palm("a1-b2")
    table.at(RoundPart.B, guild="porcelain").reveals(0, "6 5")
    table.chooses(0, "sit", "good", "place e1")
    assert table.prompt == Prompt.ABILITY
    assert why(table, "c1") == ["there is no fountain with a power"]
    table.chooses(0, "use e2")
    assert why(table, "e5-f6") == ["no palm stands beside it"]
    assert why(table, "a1-b2") == why(table, "a2-b3") == []


@pytest.mark.clause("VA29")
def test_another_fountain_is_not_beside_the_new_member() -> None:
    table = Scenario(players=2).holds(0, coins=9).stacks(0, "6 5").used(0, "1")
    table.built("e2", "recall").built("c6", "sell")
    table.at(RoundPart.B, guild="porcelain").reveals(0, "6 5")
    table.chooses(0, "sit", "good", "place e1")
    assert why(table, "c6") == [
        "only a fountain right beside the new member can be used, if it can do anything"
    ]


@pytest.mark.clause("VA45")
def test_assistance_goes_where_somebody_sits_for_a_guild() -> None:
    table = Scenario(players=2, advanced=[Advanced.ASSISTANCE]).stacks(0, "assistance 6")
    table.sits(1, "wine", "church").sits(0, "oranges").at(RoundPart.C).reveals(0, "assistance 6")
    table.chooses(0, "power assistance")
    assert why(table, "church") == ["the member goes beside one on a guild's seat"]
    assert why(table, "cloth") == ["nobody sits there"]
    assert why(table, "wine") == []
