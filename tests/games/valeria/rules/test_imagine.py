"""Dealing the unknown again from a view (S6, S9, S12, V2, V4)."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG, PLACE, Scenario
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.state import State

WORLDS = range(40)
PLAIN: frozenset[Variant] = frozenset()
HIDDEN = frozenset({Variant.MIXED, Variant.EVENTS})


def worlds(game: Game, seat: int) -> list[State]:
    view = game.view(seat)
    return [imagine(view, Stream(number))._state for number in WORLDS]


def citizens_of(state: State, numbers: tuple[int, ...]) -> Counter[str]:
    """Count all citizens of a number in the stacks and tableaus."""
    cards = [card for stack in state.stacks for card in stack]
    cards += [card for player in state.players for card in player.citizens]
    group = CATALOG.numbers[numbers]
    return Counter(card.id for card in cards if card in group)


@pytest.mark.clause("S12")
@pytest.mark.parametrize(
    "setup",
    [
        Setup(2, variants=PLAIN),
        Setup(3, variants=HIDDEN),
        Setup(4, variants=frozenset({Variant.NO_DUKE, Variant.MIXED})),
        Setup(5, preset="monster-blood", variants=HIDDEN),
    ],
    ids=["two", "three", "four", "five"],
)
def test_an_imagined_game_gives_the_same_view_again(setup: Setup) -> None:
    """For every seat, all through a game."""
    game = new_game(setup, CATALOG, 11)
    chance = random.Random(11)
    number = 0
    while game.decision is not None:
        if number % 10 == 0:
            for seat in game.seats:
                view = game.view(seat)
                assert imagine(view, Stream(number)).view(seat) == view
        number += 1
        game.choose(chance.choice(game.decision.options))
    for seat in game.seats:
        assert imagine(game.view(seat), Stream(0)).view(seat) == game.view(seat)


@pytest.mark.clause("S12")
def test_imagined_worlds_differ_in_what_the_seat_does_not_know() -> None:
    """The face-down domains, the others' Dukes, and the dice to come."""
    game = Scenario(3).game
    found = worlds(game, 0)

    assert len({state.stacks[15][:2] for state in found}) > 30
    assert len({state.players[1].duke for state in found}) == 8
    assert len({state.seed for state in found}) == len(WORLDS)
    assert game._state.seed not in {state.seed for state in found}


def test_the_same_stream_imagines_the_same_world() -> None:
    view = Scenario(3).game.view(0)

    once, again = (imagine(view, Stream(3))._state for _ in range(2))

    assert (once.stacks, once.seed, once.players) == (again.stacks, again.seed, again.players)


@pytest.mark.clause("S6", "S12")
def test_only_unseen_domains_are_dealt() -> None:
    """None that lies open, is built or takes no part; none twice; any other may be."""
    table = Scenario(preset="glittering-gold")
    table.stack("domain-1", "halfpenny-hill", "blood-crow-army", "shattered-hand", face_down=2)
    table.stack("domain-2", "cutthroats-truce").owns(1, "emerald-stronghold")
    seen = {view.id for place in range(15, 20) if (view := table.game.view(0).top(place))}
    playing = {domain.id for domain in table.state.table.domains}

    dealt = set()
    for state in worlds(table.game, 0):
        hidden = [card.id for place in range(15, 20) for card in state.stacks[place][:-1]]
        assert len(set(hidden)) == len(hidden) == 8
        dealt.update(hidden)

    assert dealt == playing - seen - {"emerald-stronghold"}
    assert len(playing) == 20


@pytest.mark.clause("S9")
def test_only_unseen_dukes_are_dealt() -> None:
    """Neither of one's own two is another's; each player has two, and none is dealt twice."""
    game = Scenario(4).game
    own = game.view(2).players[2].dealt

    dealt: set[Duke | None] = set()
    for state in worlds(game, 2):
        dukes = [duke for player in state.players for duke in player.dealt]
        assert len(set(dukes)) == len(dukes) == 8
        assert state.players[2].dealt == own
        assert all(player.duke in player.dealt for player in state.players)
        dealt.update(player.duke for seat, player in enumerate(state.players) if seat != 2)

    assert dealt == set(CATALOG.dukes) - set(own)


@pytest.mark.clause("S9")
def test_those_who_have_not_chosen_yet_have_no_duke_in_an_imagined_world() -> None:
    """The first player has chosen; the others have two Dukes each to choose from."""
    game = new_game(Setup(3), CATALOG, 1)
    assert game.decision is not None
    chosen = game.decision.seat
    game.choose(game.decision.options[0])

    for seat in game.seats:
        for state in worlds(game, seat):
            kept = [player.duke is not None for player in state.players]
            assert kept == [other == chosen for other in game.seats]
            assert [len(player.dealt) for player in state.players] == [2, 2, 2]


@pytest.mark.clause("S9")
def test_dukes_shown_when_the_game_is_over_are_kept() -> None:
    table = Scenario()
    for number in range(1, 5):
        table.stack(f"citizen-{number}", "exhausted")
    table.acts(1).chooses("gain gold", "gain gold")
    dukes = [player.duke for player in table.state.players]

    for state in worlds(table.game, 0):
        assert [player.duke for player in state.players] == dukes


@pytest.mark.clause("V2")
def test_only_unseen_citizens_are_dealt() -> None:
    """Of six Clerics one is owned and one lies open, so at most four lie below it."""
    table = Scenario(variants=["mixed"])
    table.stack("citizen-1", "monk", "monk", "monk", "cleric", face_down=3).owns(1, "cleric")

    below = Counter[int]()
    for state in worlds(table.game, 0):
        hidden = [card.id for card in state.stacks[PLACE["citizen-1"]][:3]]
        below[hidden.count("cleric")] += 1
        assert max(citizens_of(state, (1,)).values()) <= 6

    assert set(below) == {0, 1, 2, 3}


@pytest.mark.clause("V2")
def test_no_world_has_more_copies_than_there_are() -> None:
    """Two Clerics are owned and two lie open, so two at most are among the three below."""
    table = Scenario(variants=["mixed"]).owns(0, "cleric").owns(1, "cleric")
    table.stack("citizen-1", "monk", "monk", "monk", "cleric", "cleric", face_down=3)

    below = Counter[int]()
    for state in worlds(table.game, 0):
        hidden = [card.id for card in state.stacks[PLACE["citizen-1"]][:3]]
        below[hidden.count("cleric")] += 1
        assert max(citizens_of(state, (1,)).values()) <= 6

    assert set(below) == {0, 1, 2}


@pytest.mark.clause("V2")
def test_citizens_that_must_be_there_are_dealt() -> None:
    """Six Monks are out, so what lies face down can only be Clerics."""
    table = Scenario(variants=["mixed"]).owns(0, *["monk"] * 3).owns(1, *["monk"] * 3)
    table.stack("citizen-1", "cleric", "cleric", "cleric", face_down=2)

    for state in worlds(table.game, 0):
        assert [card.id for card in state.stacks[PLACE["citizen-1"]]] == ["cleric"] * 3


@pytest.mark.clause("V4")
def test_only_unseen_events_are_dealt() -> None:
    """One lies in play, one was slain; any of the four others may be the last."""
    table = Scenario(3, variants=["events"]).stack("monster-1", "mimic").owns(2, "sorcerer")
    table.pile("exhausted", "exhausted", "giant-leech")

    piles = [[card.id for card in state.pile] for state in worlds(table.game, 0)]

    assert {tuple(pile[:2]) for pile in piles} == {("exhausted", "exhausted")}
    assert {pile[2] for pile in piles} == {
        "corrupted-cleric",
        "giant-leech",
        "bat-swarm",
        "kobold-thieves",
    }


@pytest.mark.clause("V4")
def test_chosen_events_are_surely_in_the_pile() -> None:
    """What was asked for is public, only its place in the pile is not."""
    table = Scenario(3, variants=["events"], events=("mimic", "sorcerer"))

    piles = [[card.id for card in state.pile[6:]] for state in worlds(table.game, 0)]

    assert all({"mimic", "sorcerer"} < set(pile) for pile in piles)
    assert {pile.index("mimic") for pile in piles} == {0, 1, 2}
    assert len({name for pile in piles for name in pile}) == 6


def returned_event() -> Scenario:
    """Have a Monk returned to the place of a Mimic, which goes back on the pile."""
    table = Scenario(variants=["events"]).stack("citizen-1", "mimic").pile("exhausted", "sorcerer")
    table.stack("domain-1", "cutthroats-truce", "nest-of-the-weaver-witch", face_down=1)
    table.owns(0, "merchant", "miner", "monk").holds(0, gold=6).acts(0)
    table.chooses("build domain-1", "nest-of-the-weaver-witch: return-monk")
    return table


@pytest.mark.clause("T25", "S12")
def test_an_event_seen_going_back_on_the_pile_stays_known() -> None:
    """The Mimic lies on top, what is below it stays hidden."""
    table = returned_event()

    for seat in range(2):
        pile = table.game.view(seat).pile
        assert [card and card.id for card in pile] == ["exhausted", None, "mimic"]
        for state in worlds(table.game, seat):
            assert state.pile[2].id == "mimic"
            assert state.pile[1].id != "mimic"


@pytest.mark.clause("T25", "S12")
def test_a_known_event_is_known_in_an_imagined_game_too() -> None:
    """So that it gives the same view again."""
    game = returned_event().game

    for seat in game.seats:
        assert imagine(game.view(seat), Stream(1)).view(seat) == game.view(seat)


@pytest.mark.clause("T25", "V4")
def test_a_known_event_that_comes_back_leaves_the_others_unknown() -> None:
    """The Mimic fills the next emptied place; the card below it is hidden still."""
    table = returned_event().stack("citizen-7", "rogue").holds(0, gold=2)

    table.chooses("recruit citizen-7")

    assert table.cards_at("citizen-7") == ["mimic"]
    assert [card and card.id for card in table.game.view(1).pile] == ["exhausted", None]


@pytest.mark.clause("T25", "V6")
def test_a_known_event_stays_known_when_cards_are_moved_below_it() -> None:
    """A slain event's place takes the bottom card; the top is the Mimic all the same."""
    table = returned_event().stack("monster-2", "bat-swarm").holds(0, strength=6)

    table.chooses("slay monster-2")

    assert [card and card.id for card in table.game.view(1).pile] == [None, "mimic"]


@pytest.mark.clause("S12")
def test_an_imagined_game_can_be_played_to_its_end() -> None:
    """It is a whole game, and leaves the true one alone."""
    table = Scenario(3, variants=["mixed", "events"])
    before = table.game.view(0)
    game = imagine(before, Stream(5))
    chance = random.Random(5)

    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))

    assert game.is_over
    assert table.game.view(0) == before
