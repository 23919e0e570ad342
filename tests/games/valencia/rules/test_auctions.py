"""Auctions: VA16 to VA18, and what becomes of the cards: VA20."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.scenario import NAMES, Scenario, cards
from valeria_desktop.games.valencia.rules.events import Revealed
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from collections.abc import Sequence


def auction(*stacks: Sequence[str], figure: int = 0, part: RoundPart = RoundPart.C) -> Scenario:
    """Begin an auction among players with these stacks; nobody has a good to sell."""
    table = Scenario(players=len(stacks)).figure(figure)
    for seat, each in enumerate(stacks):
        table.stacks(seat, *each)
    return table.at(part)


# --- who is asked


@pytest.mark.clause("VA16")
@pytest.mark.parametrize("part", AUCTIONS)
@pytest.mark.parametrize(("figure", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_everybody_is_asked_from_the_figures_holder_clockwise(
    part: RoundPart, figure: int, order: list[int]
) -> None:
    table = auction(["1"], ["1"], ["1"], figure=figure, part=part)
    asked = []
    while not table.is_done:
        assert table.prompt is Prompt.BID
        assert table.options == ["reveal 1", "pass"]
        asked.append(table.asked)
        table.passes(table.asked)
    assert asked == order


@pytest.mark.clause("VA16")
def test_which_of_equal_stacks_is_revealed_is_told() -> None:
    """Everyone sees it."""
    table = auction(["4", "6", "4"], ["3"], ["2"]).chooses(0, "reveal 3")
    assert Revealed(0, cards("4"), 2) in table.events


@pytest.mark.clause("VA16")
def test_one_own_stack_is_revealed() -> None:
    """What lies in the others nobody sees."""
    table = auction(["6 5", "4"], ["3"], ["2"])
    assert table.options == ["reveal 1", "reveal 2", "pass"]
    table.reveals(0, "4")
    assert table.says("Ana revealed 4")
    assert [(bid.seat, bid.cards) for bid in table.view(2).bids] == [(0, cards("4"))]
    assert table.seen(2, 0).stacks == (2,)
    assert table.seen(2, 0).own is None
    assert table.asked == 1


@pytest.mark.clause("VA16")
def test_whoever_has_no_stack_passes_unasked_and_that_is_told_once() -> None:
    """In one line, also to themselves, as nobody asked them."""
    table = auction([], ["3"], [])
    assert table.asked == 1
    assert [table.told(seat)[1:] for seat in range(3)] == [["Ana passed"]] * 3
    table.reveals(1, "3")
    assert table.is_done
    assert table.says("Cleo passed")
    assert table.ranking() == [("Ben", 3)]


@pytest.mark.clause("VA16", "VA18")
def test_nobody_is_asked_where_nobody_has_a_stack() -> None:
    table = auction([], [], [], figure=1)
    assert table.is_done
    assert table.told() == ["Round 1, step C: Merchants", "Ben passed", "Cleo passed", "Ana passed"]
    assert table.has_figure() == 1


# --- waiting


@pytest.mark.clause("VA16")
def test_whoever_waits_is_asked_again_after_the_others() -> None:
    """For a privilege that is put back."""
    table = auction(["1"], ["2"], ["3"]).holds(0, privileges=1).at(RoundPart.C)
    assert table.options == ["reveal 1", "pass", "wait"]
    table.waits(0)
    assert table.privileges(0) == 0
    assert table.says("Ana put a privilege back, and waits")
    table.passes(1, 2)
    assert table.asked == 0
    assert table.options == ["reveal 1", "pass"]
    table.reveals(0, "1")
    assert table.ranking() == [("Ana", 1)]


@pytest.mark.clause("VA16")
def test_with_more_privileges_one_may_wait_again_while_somebody_is_still_to_be_asked() -> None:
    """Two who wait for each other, until one has nothing left to put back."""
    table = (
        auction(["1"], ["2"], ["3"]).holds(0, privileges=2).holds(1, privileges=1).at(RoundPart.C)
    )
    table.waits(0, 1).passes(2)
    assert table.asked == 0
    assert table.options == ["reveal 1", "pass", "wait"]
    table.waits(0)
    assert table.asked == 1
    assert table.privileges(1) == 0
    assert table.options == ["reveal 1", "pass"]
    table.passes(1)
    assert table.asked == 0
    assert table.options == ["reveal 1", "pass"]


@pytest.mark.clause("VA16")
def test_the_last_to_be_asked_can_not_wait() -> None:
    """Waiting is offered only while someone else is still to be asked."""
    table = auction(["1"], ["2"]).holds(1, privileges=3).at(RoundPart.C).passes(0)
    assert table.asked == 1
    assert table.options == ["reveal 1", "pass"]
    assert "wait" in table.refuses("wait")


@pytest.mark.clause("VA16")
def test_whoever_waits_again_goes_behind_those_who_wait_already() -> None:
    """A player who waits goes to the end of the queue."""
    table = auction(["1"], ["2"], ["3"]).holds(0, privileges=2).holds(1, privileges=2)
    table.holds(2, privileges=2).at(RoundPart.C).waits(0, 1, 2, 0, 1, 2)
    assert [table.privileges(seat) for seat in range(3)] == [0, 0, 0]
    table.passes(0, 1, 2)
    assert table.is_done


@pytest.mark.clause("VA16")
def test_nobody_waits_for_players_without_a_stack() -> None:
    """Ben and Cleo are still to come, but have nothing to reveal."""
    table = auction(["1"], [], []).holds(0, privileges=1).at(RoundPart.C)
    assert table.options == ["reveal 1", "pass"]
    assert "wait" in table.refuses("wait")
    assert table.privileges(0) == 1
    assert not table.says("Ben passed")


@pytest.mark.clause("VA16")
def test_one_may_wait_while_a_single_player_who_comes_later_has_a_stack() -> None:
    """Ben passes by himself, and Cleo is asked before Ana is asked again."""
    table = auction(["1"], [], ["2"]).holds(0, privileges=2).at(RoundPart.C)
    assert table.options == ["reveal 1", "pass", "wait"]
    table.waits(0)
    assert (table.asked, table.privileges(0)) == (2, 1)
    table.passes(2)
    assert table.asked == 0
    assert table.options == ["reveal 1", "pass"]


@pytest.mark.clause("VA16")
def test_whoever_has_revealed_the_last_stack_is_not_waited_for() -> None:
    """Ben revealed all he had before Cleo is asked, and Dora has no stack."""
    table = Scenario(players=4).stacks(1, "2").stacks(2, "3").holds(2, privileges=1).figure(1)
    table.at(RoundPart.C).reveals(1, "2")
    assert table.asked == 2
    assert table.options == ["reveal 1", "pass"]


@pytest.mark.clause("VA16")
def test_whoever_has_stacks_left_but_has_revealed_one_is_not_waited_for() -> None:
    """Ana was asked already; that another stack of hers lies there changes nothing."""
    table = auction(["2", "3"], ["1"], []).holds(1, privileges=1).at(RoundPart.C).reveals(0, "2")
    assert table.asked == 1
    assert table.options == ["reveal 1", "pass"]


@pytest.mark.clause("VA16")
def test_without_a_stack_nobody_waits() -> None:
    """Who has no stack passes, whatever privileges they have."""
    table = auction([], ["2"]).holds(0, privileges=5).at(RoundPart.C)
    assert table.asked == 1
    assert table.privileges(0) == 5


@pytest.mark.clause("VA16", "VA17")
def test_waiting_does_not_change_who_holds_the_figure_in_a_tie() -> None:
    table = auction(["4"], ["4"], ["4"]).holds(0, privileges=1).at(RoundPart.C)
    table.waits(0).reveals(1, "4").reveals(2, "4").reveals(0, "4")
    assert table.ranking() == [("Ana", 4), ("Ben", 4), ("Cleo", 4)]


# --- the ranking


@pytest.mark.clause("VA17")
def test_stacks_are_ranked_by_their_sums() -> None:
    table = auction(["6 1"], ["3 3 2"], ["5"], figure=2)
    table.reveals(2, "5").reveals(0, "6 1").reveals(1, "3 3 2")
    assert table.ranking() == [("Ben", 8), ("Ana", 7), ("Cleo", 5)]


@pytest.mark.clause("VA17")
@pytest.mark.parametrize("figure", range(5))
def test_ties_go_clockwise_from_who_held_the_figure_before(figure: int) -> None:
    """The holder first of all."""
    table = auction(*[["4"]] * 5, figure=figure)
    order = [(figure + step) % 5 for step in range(5)]
    for seat in order:
        table.reveals(seat, "4")
    assert table.ranking() == [(NAMES[seat], 4) for seat in order]
    assert table.has_figure() == figure


@pytest.mark.clause("VA17")
def test_a_tie_in_the_middle_goes_the_same_way() -> None:
    """Dora holds the figure, so Ana sits closer to her than Ben and Cleo."""
    table = auction(["3"], ["6"], ["2 1"], [], figure=3)
    table.reveals(0, "3").reveals(1, "6").reveals(2, "2 1")
    assert table.ranking() == [("Ben", 6), ("Ana", 3), ("Cleo", 3)]


@pytest.mark.clause("VA17")
def test_whoever_passed_is_not_ranked() -> None:
    table = auction(["6"], ["1"], ["5"]).passes(0).reveals(1, "1").passes(2)
    assert table.ranking() == [("Ben", 1)]


# --- the figure


@pytest.mark.clause("VA18")
def test_the_winner_takes_the_figure_at_once() -> None:
    """Before anything is done, so the next auction begins with them."""
    table = auction(["1"], ["2"], ["3", "3"]).holds(2, goods={"wine": 1}).goes_on_from(RoundPart.C)
    table.reveals(0, "1").reveals(1, "2").reveals(2, "3")
    assert table.has_figure() == 2
    assert table.says("Cleo took the figure")
    assert (table.asked, table.prompt) == (2, Prompt.SELL)
    table.chooses(2, "nothing").chooses(1, "nothing").chooses(0, "nothing")
    assert table.says("Round 1, step D: Tiger Nuts")
    assert (table.asked, table.prompt) == (2, Prompt.BID)


@pytest.mark.clause("VA18")
def test_if_all_pass_the_figure_stays() -> None:
    table = auction(["1"], ["2"], ["3"], figure=1).passes(1, 2, 0)
    assert table.is_done
    assert table.has_figure() == 1
    assert not table.was_ranked()
    assert not [line for line in table.told() if "figure" in line]


@pytest.mark.clause("VA18")
def test_whoever_wins_with_the_figure_keeps_it() -> None:
    table = auction(["5"], ["2"]).reveals(0, "5").reveals(1, "2")
    assert table.has_figure() == 0
    assert not table.says("Ana took the figure")


@pytest.mark.clause("VA16", "VA18")
@pytest.mark.parametrize("part", AUCTIONS)
def test_the_figure_is_taken_in_each_of_the_seven_auctions(part: RoundPart) -> None:
    """3 players, so nobody stands for Nina."""
    table = auction([], ["2"], [], part=part).reveals(1, "2")
    assert table.has_figure() == 1


# --- revealed cards


@pytest.mark.clause("VA20")
def test_revealed_cards_leave_the_game_into_the_used_pile() -> None:
    """Of those who act; a player who passed keeps the stack."""
    table = auction(["6 2"], ["5"], ["1"]).reveals(0, "6 2").passes(1, 2)
    assert table.is_done
    assert table.used_by(0) == "6 2"
    assert table.stacks_of(1) == ["5"]
    assert table.seen(1, 0).used == cards("6 2")
    assert table.view(0).bids == ()


@pytest.mark.clause("VA20")
def test_whoever_was_not_placed_may_put_one_card_under_the_deck() -> None:
    """Exactly one; the rest is used up."""
    table = auction(["6"], ["3 2 1"], []).deck(1, "5 4").at(RoundPart.C)
    table.reveals(0, "6").reveals(1, "3 2 1")
    assert (table.asked, table.prompt) == (1, Prompt.KEEP_CARD)
    assert table.options == ["under 3", "under 2", "under 1", "nothing"]
    used = table.used_by(1).split()
    table.chooses(1, "under 2")
    assert table.is_done
    assert table.deck_of(1) == "5 4 2"
    assert sorted(table.used_by(1).split()) == sorted([*used, "3", "1"])
    assert table.says("Ben put a 2 under the deck")


@pytest.mark.clause("VA19", "VA20")
def test_whoever_puts_none_under_the_deck_loses_all() -> None:
    table = auction(["6"], ["3 2"]).reveals(0, "6").reveals(1, "3 2").chooses(1, "nothing")
    assert table.used_by(1) == "3 2"
    assert table.known_of(1) == ""
    assert table.is_done


@pytest.mark.clause("VA20")
def test_cards_of_one_number_are_offered_once() -> None:
    table = auction(["6 6"], ["3 3 1"]).reveals(0, "6 6").reveals(1, "3 3 1")
    assert table.options == ["under 3", "under 1", "nothing"]
    table.chooses(1, "under 3")
    assert table.used_by(1) == "3 1"


@pytest.mark.clause("VA8", "VA20")
def test_a_card_under_the_deck_is_seen_by_all() -> None:
    table = auction(["6"], ["3 2"], []).reveals(0, "6").reveals(1, "3 2").chooses(1, "under 3")
    for looking in range(3):
        seen = table.seen(looking, 1)
        assert seen.known == cards("3")
        assert seen.deck == 23


@pytest.mark.clause("VA8", "VA20")
def test_a_later_card_lies_below_an_earlier_one() -> None:
    table = auction(["6", "5"], ["3", "2"]).reveals(0, "6").reveals(1, "3").chooses(1, "under 3")
    table.at(RoundPart.C).reveals(0, "5").reveals(1, "2").chooses(1, "under 2")
    assert table.known_of(1) == "3 2"
    assert table.deck_of(1).endswith("3 2")
    assert table.seen(0, 1).deck == 24


@pytest.mark.clause("VA11", "VA20")
def test_a_card_under_an_empty_deck_is_the_next_to_be_drawn() -> None:
    table = auction(["6"], ["3"]).deck(1, "").at(RoundPart.C)
    table.reveals(0, "6").reveals(1, "3").chooses(1, "under 3")
    assert table.deck_of(1) == "3"
    table.at(RoundPart.PLANNING).draws(0, 1).chooses(0, "done")
    assert table.hand_of(1) == ""
    assert table.stacks_of(1) == ["3"]


@pytest.mark.clause("VA20")
def test_whoever_is_placed_keeps_no_card_even_if_nothing_can_be_done() -> None:
    """ "not placed", not "could not use it": Ana wins the market without a good."""
    table = auction(["6 5"], [], []).reveals(0, "6 5")
    assert table.is_done
    assert table.used_by(0) == "6 5"


@pytest.mark.clause("VA20")
def test_whoever_passes_has_no_card_to_keep() -> None:
    table = auction(["6"], ["5"], ["4"]).reveals(0, "6").passes(1).reveals(2, "4")
    assert table.asked == 2
    table.chooses(2, "nothing")
    assert table.is_done


@pytest.mark.clause("VA20")
def test_cards_are_kept_after_everything_else_the_better_placed_first() -> None:
    """Ana sells, then the others are asked by their rank."""
    table = auction(["6"], ["4"], ["5"], figure=1).holds(0, goods={"wine": 1}).at(RoundPart.C)
    table.reveals(1, "4").reveals(2, "5").reveals(0, "6")
    assert (table.asked, table.prompt) == (0, Prompt.SELL)
    table.chooses(0, "sell wine")
    assert (table.asked, table.prompt) == (2, Prompt.KEEP_CARD)
    table.chooses(2, "under 5")
    assert (table.asked, table.prompt) == (1, Prompt.KEEP_CARD)
    table.chooses(1, "nothing")
    assert table.is_done
