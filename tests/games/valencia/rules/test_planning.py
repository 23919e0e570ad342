"""Planning: VA10 to VA12."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.catalogue import RULES
from tests.games.valencia.scenario import Scenario, cards
from valeria_desktop.games.valencia.rules.model.cards import Card, in_order
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.game import Game

Division = tuple[tuple[str, ...], ...]


def planned(*decks: str, figure: int = 0) -> Scenario:
    """Begin the planning of players with these decks, the next card first."""
    table = Scenario(players=len(decks)).figure(figure)
    for seat, deck in enumerate(decks):
        table.deck(seat, deck)
    return table.at(RoundPart.PLANNING)


# --- who plans, and when it comes to light


@pytest.mark.clause("VA11")
@pytest.mark.parametrize(("figure", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_planning_goes_from_the_figures_holder_clockwise(figure: int, order: list[int]) -> None:
    table = planned("6 1", "5 2", "4 3", figure=figure)
    asked = []
    while not table.is_done:
        asked.append(table.asked)
        table.draws(table.asked, 1).chooses(asked[-1], "done")
    assert asked == order


@pytest.mark.clause("VA6", "VA11")
@pytest.mark.parametrize("seed", range(4))
def test_early_seats_choose_in_secret_first_both_groups_clockwise(seed: int) -> None:
    """People are early: bots think about their plans while people plan."""
    game = RULES.deal(Setup(players=4, early=(1, 3)), seed)
    order = [(game.view(0).figure + k) % 4 for k in range(4)]
    secret = [seat for seat in order if seat in {1, 3}] + [s for s in order if s in {0, 2}]
    asked: dict[str, list[int]] = {Prompt.TASKS: [], Prompt.PLAN: []}
    while (decision := game.decision) is not None and decision.prompt in asked:
        if decision.seat not in asked[decision.prompt]:
            asked[decision.prompt].append(decision.seat)
        game.choose(decision.options[0 if decision.prompt == Prompt.TASKS else -1])
    assert asked == {Prompt.TASKS: secret, Prompt.PLAN: secret}
    assert decision is not None
    assert decision.seat == order[0]  # auctions go by the figure alone


@pytest.mark.clause("VA11")
def test_planning_is_secret_until_the_last_has_finished() -> None:
    """Others see decks, hands and stacks as they were before."""
    table = planned("6 5 1", "4 3 2", "6 6 6")
    before = {(looking, seat): table.seen(looking, seat) for looking in range(3) for seat in (0, 1)}
    for seat, stacks in ((0, ["6", "5"]), (1, ["4 3"])):
        table.draws(seat, 2).divides(seat, *stacks)
        others = [looking for looking in range(3) if looking != seat]
        assert all(table.seen(looking, seat) == before[looking, seat] for looking in others)
        assert table.seen(2, seat).deck == 3
        assert table.seen(2, seat).stacks == ()
        own = table.seen(seat, seat).own
        assert own is not None
        assert (own.deck, len(own.stacks)) == (1, len(stacks))
    assert not [line for line in table.told() if "stacks" in line]
    table.draws(2, 1).chooses(2, "done")
    for looking in range(3):
        assert [table.seen(looking, seat).deck for seat in range(3)] == [1, 1, 2]
        assert [table.seen(looking, seat).stacks for seat in range(3)] == [(1, 1), (2,), (1,)]


@pytest.mark.clause("VA11")
def test_the_next_to_plan_sees_no_difference_whatever_was_planned() -> None:
    """Neither in what lies there nor in what is told."""
    first, other = planned("6 5 1", "4 3 2"), planned("6 5 1", "4 3 2")
    first.draws(0, 1).chooses(0, "done")
    other.draws(0, 3).divides(0, "6 1", "5")
    assert first.view(1) == other.view(1)
    assert first.told(1) == other.told(1)


@pytest.mark.clause("VA11", "VA12")
def test_all_sizes_come_to_light_together() -> None:
    """Sizes are public, what lies in the stacks is their owner's."""
    table = planned("6 5 4 1", "4").draws(0, 4).divides(0, "6 4", "5", "1").chooses(1, "done")
    assert table.told() == [
        "Round 1: Planning",
        "Ana laid down a stack of 2 and 2 single cards",
        "Ben laid down 1 single card",
    ]
    mine = [line for line in table.told(0) if "made stacks:" in line]
    assert mine in (
        ["Ana made stacks: 6 + 4, 5 and 1"],
        ["Ana made stacks: 6 + 4, 1 and 5"],
    )


# --- drawing


@pytest.mark.clause("VA11")
def test_the_first_card_is_drawn_in_any_case_and_then_card_by_card() -> None:
    table = planned("3 6 1", "4")
    assert table.hand_of(0) == "3"
    assert table.options == ["draw", "enough"]
    table.chooses(0, "draw")
    assert table.hand_of(0) == "6 3"
    assert table.deck_of(0) == "1"
    assert table.options == ["draw", "enough"]
    table.chooses(0, "enough")
    assert table.prompt is Prompt.PLAN
    assert table.deck_of(0) == "1"


@pytest.mark.clause("VA11")
def test_drawn_cards_never_go_back() -> None:
    """No answer of planning puts one into the deck again."""
    table = planned("6 5 4 3", "1").draws(0, 3)
    while not table.is_done and table.asked == 0:
        held = Counter(card for stack in table.state.players[0].stacks for card in stack)
        held.update((*table.state.players[0].hand, *table.state.players[0].opened))
        assert held == Counter(cards("6 5 4"))
        assert table.deck_of(0) == "3"
        table.chooses(0, table.options[-1])


@pytest.mark.clause("VA11")
def test_with_the_last_card_the_hand_is_divided() -> None:
    """There is nothing left to draw, so nobody is asked to."""
    table = planned("3 6", "4").chooses(0, "draw")
    assert table.deck_of(0) == ""
    assert table.options == ["add 3", "close"]


@pytest.mark.clause("VA11")
def test_the_only_card_of_a_deck_is_a_stack() -> None:
    """Being done is asked all the same, as a player who is done gives the table away."""
    table = planned("3", "4 1")
    assert table.asked == 0
    assert table.options == ["done"]
    table.chooses(0, "done")
    assert table.stacks_of(0) == ["3"]


@pytest.mark.clause("VA11")
def test_with_an_empty_deck_nothing_is_drawn_and_no_stack_is_made() -> None:
    """A player without stacks isn't asked."""
    table = planned("", "4 1", "")
    assert table.asked == 1
    table.draws(1, 1).chooses(1, "done")
    assert table.is_done
    assert [table.stacks_of(seat) for seat in range(3)] == [[], ["4"], []]
    assert table.says("Ana has no stacks")
    assert table.says("Ben laid down 1 single card")


@pytest.mark.clause("VA11")
def test_a_round_in_which_nobody_has_cards_goes_on() -> None:
    table = planned("", "", "")
    assert table.is_done
    assert table.told() == [
        "Round 1: Planning",
        "Ana has no stacks",
        "Ben has no stacks",
        "Cleo has no stacks",
    ]
    assert table.state.plans_told


@pytest.mark.clause("VA8", "VA11")
def test_what_was_drawn_is_told_to_its_owner_alone() -> None:
    table = planned("3 6", "4")
    assert table.says("Ana drew a 3", seat=0)
    assert not table.says("Ana drew a 3", seat=1)


# --- dividing


def divisions(hand: tuple[Card, ...]) -> set[Division]:
    """Return every way to put a hand into stacks, whatever their order."""
    found: set[Division] = set()

    def put(left: tuple[Card, ...], stacks: list[tuple[Card, ...]]) -> None:
        if not left:
            found.add(tuple(sorted(tuple(c.value for c in in_order(s)) for s in stacks)))
            return
        card, *rest = left
        for at, stack in enumerate(stacks):
            put(tuple(rest), [*stacks[:at], (*stack, card), *stacks[at + 1 :]])
        put(tuple(rest), [*stacks, (card,)])

    put(hand, [])
    return found


def chosen(game: Game) -> Iterator[Division]:
    """Return every division that can be answered by seat 0, each as often as it can."""
    assert game.decision is not None
    options = game.decision.options
    if options[0].id == "done":
        stacks = game.view(0).own.stacks
        yield tuple(sorted(tuple(card.value for card in stack) for stack in stacks))
        return
    for option in options:
        copy = game.copy()
        copy.choose(option)
        yield from chosen(copy)


@pytest.mark.clause("VA12")
@pytest.mark.parametrize("hand", ["6 5 4 3 2", "6 6 5 5", "6 6 6 1", "4 4 4 4", "6 5 5 2 1"])
def test_each_division_of_a_hand_can_be_made_and_no_other(hand: str) -> None:
    """Into any number of stacks of any size."""
    table = planned(hand, "1")
    table.draws(0, len(hand.split()))
    assert set(chosen(table.game)) == divisions(cards(hand))


@pytest.mark.clause("VA12")
def test_cards_that_all_differ_are_divided_in_one_way_each() -> None:
    """Small questions one after another, without two ways to the same stacks."""
    table = planned("6 5 4 3 2", "1").draws(0, 5)
    found = list(chosen(table.game))
    assert len(found) == len(set(found)) == 52


@pytest.mark.clause("VA12")
def test_a_stack_begins_with_the_highest_card_and_goes_down() -> None:
    """So that no order of adding makes another question of it."""
    table = planned("2 5 6 5 1", "1").draws(0, 5)
    assert table.view(0).own.opened == cards("6")
    assert table.options == ["add 5", "add 2", "add 1", "close"]
    table.chooses(0, "add 2")
    assert table.options == ["add 1", "close"]
    table.chooses(0, "add 1")
    assert table.stacks_of(0) == ["6 2 1"]
    assert table.view(0).own.opened == cards("5")
    assert table.options == ["add 5", "close"]


@pytest.mark.clause("VA12")
def test_a_stack_to_which_nothing_can_be_added_is_closed_unasked() -> None:
    """Of 6 and 5, a 5 closed by itself leaves just the 6's stack before it."""
    table = planned("6 5", "1").draws(0, 2).chooses(0, "close")
    assert table.stacks_of(0) == ["6", "5"]
    assert table.options == ["done"]


@pytest.mark.clause("VA11")
def test_being_done_is_asked_at_last() -> None:
    """Until then nothing is given away, even where the division is made."""
    table = planned("6 5", "1").draws(0, 2)
    assert table.state.players[0].stage is PlanningStage.SPLIT
    table.chooses(0, "add 5")
    assert table.asked == 0
    assert table.options == ["done"]
    table.chooses(0, "done")
    assert table.asked == 1


@pytest.mark.clause("VA12")
def test_the_larger_stack_lies_first() -> None:
    """Sizes are public, so they may be sorted by them."""
    table = planned("6 5 4 3 2 1", "1").draws(0, 6).divides(0, "6", "5 4 3", "2 1")
    assert table.stacks_of(0) == ["5 4 3", "2 1", "6"]


@pytest.mark.clause("VA8", "VA12")
def test_stacks_of_one_size_lie_in_an_order_that_tells_nothing() -> None:
    """The higher of two lies first about as often as second."""
    first = Counter[str]()
    for seed in range(200):
        table = Scenario(players=2, seed=seed).deck(0, "6 1 5").deck(1, "1").at(RoundPart.PLANNING)
        first[table.draws(0, 3).divides(0, "6", "5", "1").stacks_of(0)[0]] += 1
    assert set(first) == {"6", "5", "1"}
    assert min(first.values()) > 45  # 67 on average


@pytest.mark.clause("VA12")
def test_the_order_of_stacks_is_drawn_anew_for_each_player_and_round() -> None:
    """A rival who knew the order of one couldn't tell another by it."""
    found = set()
    for turn in range(6):
        table = Scenario(players=3, seed=5)
        for seat in range(3):
            table.deck(seat, "6 5 4")
        table.state.turn = turn
        table.at(RoundPart.PLANNING)
        for seat in range(3):
            table.draws(seat, 3).divides(seat, "6", "5", "4")
            found.add(tuple(table.stacks_of(seat)))
    assert len(found) > 3


@pytest.mark.clause("VA12")
def test_the_contents_of_stacks_are_their_owners() -> None:
    """The owner sees them, others see how large they are."""
    table = planned("6 5 1", "4").draws(0, 3).divides(0, "6 1", "5").chooses(1, "done")
    own = table.seen(0, 0).own
    assert own is not None
    assert own.stacks == (cards("6 1"), cards("5"))
    assert table.seen(1, 0).own is None
    assert table.seen(1, 0).stacks == (2, 1)


@pytest.mark.clause("VA12")
def test_stacks_do_not_change_any_more() -> None:
    """In an auction one is revealed as it is, and the others stay as they are."""
    table = Scenario(players=3).stacks(0, "6 1", "5", "4").at(RoundPart.C)
    assert table.options == ["reveal 1", "reveal 2", "reveal 3", "pass"]
    assert table.words[:2] == ["Reveal stack 1 (2 cards)", "Reveal stack 2 (1 card)"]
    table.reveals(0, "5")
    assert table.stacks_of(0) == ["6 1", "4"]


@pytest.mark.clause("VA12", "VA45")
def test_advanced_cards_of_one_number_are_told_apart() -> None:
    """A Twin is no plain 2."""
    table = Scenario(players=2, advanced=[Advanced.TWIN]).deck(0, "2 twin 2").deck(1, "1")
    table.at(RoundPart.PLANNING).draws(0, 3)
    assert table.options == ["add 2", "add twin", "close"]
    table.chooses(0, "add twin")
    assert table.stacks_of(0) == ["2 twin", "2"]


# --- what lies at the bottom of a deck


@pytest.mark.clause("VA8")
def test_a_known_card_that_is_drawn_is_no_longer_known_to_lie_in_the_deck() -> None:
    """Two cards lie under the deck; a player who draws all but one leaves the lowest."""
    table = Scenario(players=2).deck(0, "6 2 1").deck(1, "4")
    table.state.players[0].known = cards("1 2")
    table.at(RoundPart.PLANNING).draws(0, 2)
    assert table.seen(1, 0).known == cards("1 2")
    table.divides(0, "6 2").chooses(1, "done")
    assert table.seen(1, 0).known == cards("1")
    assert table.seen(1, 0).deck == 1


@pytest.mark.clause("VA11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_plans_at_any_size_of_table(players: int) -> None:
    table = Scenario(players=players).at(RoundPart.PLANNING)
    for seat in range(players):
        table.draws(seat, 1).chooses(seat, "done")
    assert table.is_done
    assert [len(table.stacks_of(seat)) for seat in range(players)] == [1] * players
