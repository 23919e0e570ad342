"""Worlds that a seat may believe in: VA8."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.catalogue import deal
from tests.games.valencia.scenario import Scenario, cards
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.state import State

MANY = 150


def worlds(table: Scenario | Game, seat: int, number: int = MANY) -> Iterator[State]:
    """Yield worlds that a seat may believe in; to it they look as the true one does."""
    game = table.game if isinstance(table, Scenario) else table
    view = game.view(seat)
    for seed in range(number):
        world = imagine(view, Stream(seed))
        assert world.view(seat) == view
        assert not world.collects_events
        yield world.snapshot()


def held(state: State, seat: int) -> Counter[str]:
    """Return all cards of a player."""
    player = state.players[seat]
    found = [*player.deck, *player.hand, *player.opened, *player.used]
    found += [card for stack in player.stacks for card in stack]
    found += [card for bid in state.bids if bid.seat == seat for card in bid.cards]
    return Counter(card.value for card in found)


def table_of_three() -> Scenario:
    """Lay a table of three in an auction; Ben is asked, Ana has revealed."""
    table = Scenario(players=3, advanced=[Advanced.JOKER]).used(0, "3 1")
    table.stacks(0, "6 5", "1", "4 2").stacks(1, "4", "2").stacks(2, "5 5")
    table.holds(0, goods={"wine": 2}).holds(1, goods={"cloth": 1, "wine": 1})
    table.holds(2, goods={"porcelain": 3}).tasks(0, 1, 2).tasks(1, 3).tasks(2, 4, 5, 6)
    return table.at(RoundPart.C).reveals(0, "1")


@pytest.mark.clause("VA8")
def test_each_guild_has_six_goods_with_the_supply_and_ones_own() -> None:
    """Who of the others has which is dealt."""
    found = set()
    for state in worlds(table_of_three(), 1):
        for guild in range(5):
            assert sum(p.goods[guild] for p in state.players) + state.supply[guild] == 6
        assert state.players[1].goods == (0, 0, 1, 1, 0)
        found.add((state.players[0].goods, state.players[2].goods))
    assert len(found) == 3 * 4  # of 2 wine and 3 porcelain Ana has any number


@pytest.mark.clause("VA8")
def test_coins_of_others_are_two_numbers_below_7_added_up() -> None:
    """As the distribution says; one's own are what they are."""
    sums = Counter[int]()
    for state in worlds(table_of_three().holds(1, coins=8), 1, 600):
        sums[state.players[0].coins] += 1
        assert state.players[1].coins == 8
    assert set(sums) == set(range(13))
    assert 5.6 < sum(coins * times for coins, times in sums.items()) / 600 < 6.4


@pytest.mark.clause("VA8")
def test_the_supply_is_dealt_to_a_single_other_player() -> None:
    """Of two players each knows the other's goods."""
    table = Scenario(players=2).holds(0, goods={"wine": 2}).stacks(1, "4").at(RoundPart.C)
    assert {state.players[0].goods for state in worlds(table, 1, 20)} == {(0, 0, 2, 0, 0)}


@pytest.mark.clause("VA8")
def test_cards_that_were_not_seen_are_dealt_to_decks_and_stacks() -> None:
    """With their sizes; what is used up or revealed is not dealt again."""
    table = table_of_three()
    stacks = set()
    for state in worlds(table, 1):
        for seat in range(3):
            assert held(state, seat) == held(table.state, seat)
        assert [len(stack) for stack in state.players[0].stacks] == [2, 2]
        assert state.players[1].stacks == table.state.players[1].stacks
        stacks.add(state.players[0].stacks)
    assert len(stacks) > 50
    assert any("joker" in stack for both in stacks for stack in both)


@pytest.mark.clause("VA8")
def test_the_own_deck_is_shuffled_with_what_lies_in_it() -> None:
    """Its owner knows its contents, not its order."""
    table = table_of_three()
    decks = {state.players[1].deck for state in worlds(table, 1, 30)}
    assert len(decks) == 30
    expected = sorted(table.state.players[1].deck)
    assert all(sorted(deck) == expected for deck in decks)


@pytest.mark.clause("VA8")
def test_cards_that_were_put_under_a_deck_lie_there() -> None:
    """Everyone saw them; their owner's too."""
    table = table_of_three()
    for seat, known in ((0, "3 2"), (1, "6")):
        player = table.state.players[seat]
        for card in cards(known):
            left = list(player.deck)
            left.remove(card)
            player.deck = (card, *left)
        player.known = player.deck[: len(cards(known))]
    for looking in range(3):
        for state in worlds(table, looking, 20):
            assert state.players[0].deck[:2] == cards("2 3")
            assert state.players[1].deck[0] == cards("6")[0]


@pytest.mark.clause("VA8", "VA40")
def test_ninas_deck_has_what_she_has_not_used() -> None:
    table = Scenario(players=2).nina("6 5").at(RoundPart.B).stacks(0, "1").at(RoundPart.D)
    used = table.view(0).nina_used
    assert len(used) == 1
    nexts = set()
    for state in worlds(table, 0):
        assert len(state.nina) == 23
        assert Counter([*state.nina, *used]) == Counter(cards("1 2 3 4 5 6") * 4)
        nexts.add(state.nina[-1])
    assert nexts == set(cards("1 2 3 4 5 6"))


@pytest.mark.clause("VA6", "VA8")
def test_tasks_of_others_are_dealt_in_their_number() -> None:
    """Never one of yours, and none twice."""
    table = table_of_three()
    for state in worlds(table, 1):
        tasks = [player.tasks for player in state.players]
        assert [len(kept) for kept in tasks] == [2, 1, 3]
        assert tasks[1] == table.state.players[1].tasks
        whole = [task for kept in tasks for task in kept]
        whole += state.task_deck
        assert len({*whole}) == len(whole)
        assert len(state.task_deck) == len(table.state.task_deck)


@pytest.mark.clause("VA6")
def test_while_tasks_are_chosen_others_may_keep_any_number() -> None:
    """Until it comes to light."""
    game = deal(3, seed=2)
    order = [(game.view(0).figure + step) % 3 for step in range(3)]
    while game.decision is not None and game.decision.seat == order[0]:
        game.choose(game.decision.options[0])
    last = order[2]
    numbers = Counter(len(state.players[order[0]].tasks) for state in worlds(game, last))
    assert set(numbers) == {1, 2, 3, 4, 5}
    for state in worlds(game, last, 20):
        assert len(state.players[order[1]].offered) == 5
        assert state.players[last].offered == game.view(last).own.offered


def planned_first() -> Scenario:
    """Let Ana have planned, and ask Ben."""
    table = Scenario(players=3).at(RoundPart.PLANNING)
    return table.draws(0, 1).chooses(0, "done")


@pytest.mark.clause("VA8", "VA11")
def test_whoever_has_planned_has_mostly_drawn_an_even_share() -> None:
    """Nobody else knows how many they drew: any number is possible."""
    table = planned_first()
    numbers = Counter[int]()
    for state in worlds(table, 1):
        player = state.players[0]
        assert player.hand == ()
        assert player.stage is PlanningStage.NONE
        numbers[sum(map(len, player.stacks))] += 1
        assert len(player.deck) + sum(map(len, player.stacks)) == 24
        assert state.players[2].stacks == ()
        assert len(state.players[2].deck) == 24
    assert numbers.most_common(1)[0][0] == 5
    assert len(numbers) > 5


@pytest.mark.clause("VA11")
def test_whoever_plans_has_drawn_at_least_a_card() -> None:
    """What they hold by now nobody else knows."""
    table = planned_first().draws(1, 4)
    for state in worlds(table, 0, 20):
        assert state.players[1].stage is PlanningStage.DRAW
        assert len(state.players[1].hand) == 1
        assert state.players[0].stacks == table.state.players[0].stacks
    for state in worlds(table, 1, 20):
        assert state.players[1].stage is PlanningStage.SPLIT
        assert len(state.players[1].hand) + len(state.players[1].opened) == 4


@pytest.mark.clause("VA11")
def test_a_small_deck_of_others_is_planned_with_what_it_has() -> None:
    """With one card there is one stack, with none there is nothing."""
    table = Scenario(players=4).deck(0, "6").deck(1, "").deck(3, "5 4").at(RoundPart.PLANNING)
    table.chooses(0, "done")
    for state in worlds(table, 2, 10):
        assert state.players[0].stacks == (cards("6"),)
        assert (state.players[1].stacks, state.players[1].deck) == ((), ())
        assert sorted(state.players[3].deck) == list(cards("4 5"))
    for state in worlds(table, 3, 10):
        assert state.players[2].stage is PlanningStage.DRAW


@pytest.mark.clause("VA11")
def test_whoever_plans_with_one_card_left_divides_it() -> None:
    """Others may think of nothing else."""
    table = Scenario(players=2).deck(0, "6").at(RoundPart.PLANNING)
    for state in worlds(table, 1, 5):
        assert state.players[0].stage is PlanningStage.CLOSE
        assert state.players[0].stacks == (cards("6"),)


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("goods", [{"wine": 1}, {"oranges": 1, "cloth": 2}])
def test_whoever_is_asked_has_something_to_decide(goods: dict[str, int]) -> None:
    """That Ana is asked what she sells tells that she has a good."""
    table = Scenario(players=3).stacks(0, "6").holds(0, goods=goods).holds(1, goods={"wine": 2})
    table.at(RoundPart.C).reveals(0, "6")
    for state in worlds(table, 2):
        assert sum(state.players[0].goods) > 0
    table = Scenario(players=3).stacks(0, "6").holds(0, coins=9).lives(1, "h2", "a3")
    table.at(RoundPart.B, guild="porcelain").reveals(0, "6").chooses(0, "nothing", "nothing")
    for state in worlds(table, 2):
        assert state.players[0].coins >= 2  # the next cheapest space is f3


@pytest.mark.clause("VA8")
def test_a_game_that_is_over_is_known() -> None:
    """All is open then."""
    game, chance = deal(3, seed=6), Random(6)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    world = imagine(game.view(1), Stream(1))
    assert world.is_over
    assert world.result() == game.result()
