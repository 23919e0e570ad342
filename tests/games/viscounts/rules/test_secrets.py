"""Who knows what, and worlds that fit it: WK4."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.invariants import check, play_on
from tests.games.viscounts.scenario import Scenario
from valeria_desktop.games.viscounts.rules.effects.combined import AllOf
from valeria_desktop.games.viscounts.rules.effects.gains import Flip, Gain
from valeria_desktop.games.viscounts.rules.game import Game, imagine, new_game
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.rules.turn.piles import shuffle, turn_over
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.game import Barrier


def later(players: int = 3, seed: int = 2, choices: int = 60) -> Game:
    game = new_game(Setup(players=players), CATALOG, seed)
    play_on(game, Random(seed), choices)
    return game


@pytest.mark.clause("WK4")
def test_a_hand_is_its_owners() -> None:
    table = Scenario().hand(0, "S01 S02").hand(1, "S04 S06 S08")
    view = table.view(0)
    assert [card.id for card in view.own.hand] == ["S01", "S02"]
    assert view.players[1].own is None
    assert view.players[1].hand == 3
    assert not table.game.public_view(0).has_own


@pytest.mark.clause("WK4")
def test_everyone_can_follow_which_cards_hand_and_deck_hold_together() -> None:
    table = Scenario().hand(1, "S04 S06").deck(1, "S08 S01").discard(1, "S02")
    seen = table.view(0).players[1]
    assert [card.id for card in seen.deck] == ["S01", "S04", "S06", "S08"]
    assert (seen.hand, seen.deck_size, seen.owned) == (2, 2, 5)
    assert [card.id for card in seen.discard] == ["S02"]


@pytest.mark.clause("WK4", "WK96")
def test_what_is_held_when_an_empty_deck_is_shuffled_everyone_knows() -> None:
    """Hand and deck together are the hand then; of a deck that isn't empty nobody learns it."""
    for deck, known in (("", ["S04", "S06"]), ("S01", [])):
        table = Scenario().hand(1, "S06 S04").deck(1, deck).discard(1, "S02 S08 S03")
        shuffle(table.state, 1)
        view = table.view(0)
        assert [card.id for card in view.players[1].kept] == known
        hands = set()
        for number in range(40):
            world = imagine(view, Stream(number))
            assert world.view(0) == view
            hands.add(frozenset(card.id for card in world.view(1).own.hand))
        assert len(hands) == (1 if known else 15)
        player = table.player(1)
        player.hand = player.hand[1:]
        assert [card.id for card in table.view(0).players[1].kept] == known[:1]


@pytest.mark.clause("WK4")
def test_hands_are_imagined_as_often_as_they_come_up() -> None:
    """Each deal that fits what everyone has seen is as likely as any other."""
    table = Scenario().hand(1, "S06 S04 S02").deck(1, "").discard(1, "S08 S03 S01")
    shuffle(table.state, 1)
    player = table.player(1)
    player.hand = player.hand[:2]
    view, drawn = table.view(0), Counter[str]()
    decks = Counter[str]()
    for number in range(900):
        world = imagine(view, Stream(number)).snapshot().players[1]
        assert {card.id for card in world.hand} == {"S04", "S06"}
        decks[world.deck[-1].id] += 1
        copied = table.game.copy()
        copied._state.seed = number
        copied._state.players[1].deck, copied._state.players[1].discard = (), player.deck
        card = turn_over(copied._state, 1)
        assert card is not None
        drawn[card.id] += 1
    assert decks.keys() == drawn.keys() == {"S01", "S03", "S08"}
    assert all(abs(decks[each] - drawn[each]) < 75 for each in decks)


@pytest.mark.clause("WK4")
def test_the_order_of_a_deck_makes_no_difference_to_anybody() -> None:
    views = []
    for order in ("S08 S01 S03", "S03 S08 S01"):
        table = Scenario().hand(0, "S04").deck(0, order)
        views.append([table.view(seat) for seat in (0, 1)])
    assert views[0] == views[1]


@pytest.mark.clause("WK4")
@pytest.mark.parametrize("choices", [3, 40, 120])
def test_a_seat_believes_in_worlds_that_look_alike(choices: int) -> None:
    game = later(choices=choices)
    for seat in game.seats:
        view = game.view(seat)
        worlds = [imagine(view, Stream(number)) for number in range(8)]
        for world in worlds:
            assert world.view(seat) == view
            assert world.public_view(seat) == game.public_view(seat)
            check(world)
        decks = {tuple(c.id for c in world._state.players[seat].deck) for world in worlds}
        others = [world._state.players[(seat + 1) % 3].hand for world in worlds]
        assert len(decks) > 1 or len(worlds[0]._state.players[seat].deck) < 2
        assert len({len(hand) for hand in others}) == 1


@pytest.mark.clause("WK4")
def test_an_imagined_world_can_be_played_on_to_its_end() -> None:
    world = imagine(later().view(1), Stream(5))
    play_on(world, Random(1), 3_000)
    assert world.is_over


@pytest.mark.clause("WK4")
def test_questions_about_a_hand_are_asked_as_peek_and_all_others_openly() -> None:
    privacies: dict[str, set[Privacy]] = {}
    for seed in range(4):
        game, chance = new_game(Setup(players=3), CATALOG, seed), Random(seed)
        while (decision := game.decision) is not None:
            privacies.setdefault(decision.prompt, set()).add(decision.question.privacy)
            game.choose(chance.choice(decision.options))
    secret = {prompt for prompt, found in privacies.items() if found == {Privacy.PEEK}}
    assert secret == {"play", "discard", "destroy"}
    assert all(found == {Privacy.PUBLIC} for name, found in privacies.items() if name not in secret)


@pytest.mark.clause("WK4")
def test_what_comes_to_light_is_a_barrier_for_undo() -> None:
    table = Scenario().stack("A", "T32 T33").holds(0, silver=3).recruits(0)
    assert table.game.choose("hire T32").barrier & Barrier.REVEAL
    table = Scenario().line(0, "S04 S06 -").uses(0, CATALOG.track[3].others)
    assert table.game.choose("lay S06 S04 -").barrier == Barrier.NONE
    table = Scenario().hand(0, "S01 S02 S03").plays(0)
    assert table.game.choose("play S01").barrier == Barrier.NONE
    table = Scenario().hand(0, "S01 S02").discard(0, "S04").deck(0, "").holds(0, deeds=1)
    table.uses(0, CATALOG.townsfolk[0].corner or CATALOG.track[3].others)
    assert table.game.choose("shuffle").barrier & Barrier.REVEAL


@pytest.mark.clause("WK4", "WK70", "WK17")
def test_a_manuscript_below_and_an_end_card_come_to_light_too() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S01 S04 S02").holds(0, ink=3)
    table.scroll("A", "M23 M12").acts(0)
    assert table.game.choose("transcribe").barrier & Barrier.REVEAL
    table.scroll("A", "M24").holds(0, ink=3).acts(0)
    assert not table.game.choose("transcribe").barrier & Barrier.REVEAL  # nothing lies below
    table = Scenario().holds(0, debts=1, deeds=1).has(deeds_left=1)
    table.uses(0, AllOf((Flip("card"), Gain(Amounts(deed=1)))))
    assert table.game.choose("flip deed").barrier & Barrier.REVEAL


@pytest.mark.clause("WK4")
def test_another_seats_question_is_a_barrier_too() -> None:
    table = Scenario().stands(0, "A left").stands(1, "A right").line(1, "S04 S06 -").rides(0, 1)
    assert table.game.choose("ride 1").barrier == Barrier.SEAT
