"""What the player of a siege may know, and worlds imagined from it (G1, G4, S12)."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.scenario import CATALOG, siege
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.solo.siege_rows import DECK
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.state import State

DECKS = [63, 72, 108]


def positions(size: int, seed: int = 5) -> Iterator[Game]:
    """Play a siege at random and give every tenth position, and the last."""
    game = new_game(Setup(players=1, solo=Solo.SIEGE, deck=size), CATALOG, seed)
    chance = random.Random(seed)
    number = 0
    while game.decision is not None:
        if number % 10 == 0:
            yield game
        number += 1
        game.choose(chance.choice(game.decision.options))
    yield game


def all_cards(state: State) -> list[Card]:
    cards = [card for stack in state.stacks for card in stack]
    for side in (*state.players, state.rival):
        assert side is not None
        cards += (*side.citizens, *side.domains, *side.monsters)
    return cards


@pytest.mark.clause("G1", "S12")
@pytest.mark.parametrize("size", DECKS)
def test_only_the_size_of_the_deck_is_known(size: int) -> None:
    """All through a siege."""
    for game in positions(size):
        view = game.view(0)
        left = len(game.snapshot().stacks[DECK])
        assert left in {size - 3 * game.turn, size - 3 * (game.turn - 1)}
        assert view.stacks[DECK] == (None,) * left
        assert None not in [card for stack in view.stacks[:DECK] for card in stack]


@pytest.mark.clause("S12")
def test_the_order_and_the_cards_of_the_deck_change_no_view() -> None:
    """Cards that have been dealt do."""
    table = siege().stack("deck", "troll", "knight", "mimic", face_down=3)
    before = table.game.view(0)
    table.stack("deck", "archer", "halfpenny-hill", "goblin", face_down=3)
    assert table.game.view(0) == before
    table.piles("goblin", "", "")
    assert table.game.view(0) != before


@pytest.mark.clause("G3", "G4")
def test_the_piles_and_what_the_dark_lord_took_are_public() -> None:
    """To the bottom of every pile."""
    table = siege().piles("troll knight", "", "halfpenny-hill").lord_has("goblin", "knight")
    view = table.game.view(0)
    piles = [[card and card.id for card in stack] for stack in view.stacks[20:23]]
    assert piles == [["troll", "knight"], [], ["halfpenny-hill"]]
    assert view.rival is not None
    assert [card.id for card in (*view.rival.monsters, *view.rival.citizens)] == [
        "goblin",
        "knight",
    ]


@pytest.mark.clause("S12")
@pytest.mark.parametrize("size", DECKS)
def test_an_imagined_siege_gives_the_same_view_again(size: int) -> None:
    for number, game in enumerate(positions(size)):
        view = game.view(0)
        assert imagine(view, Stream(number)).view(0) == view


@pytest.mark.clause("G1")
@pytest.mark.parametrize("size", DECKS)
def test_an_imagined_deck_may_be_the_true_one(size: int) -> None:
    """With the cards that lie open it has what every deck has, and nothing too often."""
    for number, game in enumerate(positions(size)):
        state = imagine(game.view(0), Stream(number)).snapshot()
        cards = all_cards(state)
        assert len(cards) == size
        counted = Counter(cards)
        true = Counter(all_cards(game.snapshot()))
        foes = {card: n for card, n in counted.items() if isinstance(card, Foe)}
        assert foes == {card: n for card, n in true.items() if isinstance(card, Foe)}
        citizens = {card: n for card, n in counted.items() if isinstance(card, Citizen)}
        assert citizens.keys() == set(game.table.citizens)
        assert all(3 <= n <= 6 for n in citizens.values())
        domains = [n for card, n in counted.items() if isinstance(card, Domain)]
        assert set(domains) == {1}
        assert len(domains) == 8 if size == 63 else len(domains) >= 8


@pytest.mark.clause("S12")
def test_imagined_decks_differ_from_each_other_and_from_the_truth() -> None:
    """Order and domains; thirty worlds of one view are thirty decks."""
    game = new_game(Setup(players=1, solo=Solo.SIEGE), CATALOG, 9)
    view = game.view(0)
    decks = {imagine(view, Stream(number)).snapshot().stacks[DECK] for number in range(30)}
    assert len(decks) == 30
    assert game.snapshot().stacks[DECK] not in decks
    domains = {card for deck in decks for card in deck if isinstance(card, Domain)}
    assert len(domains) == 24


@pytest.mark.clause("G1")
def test_every_unseen_domain_is_as_likely_in_an_imagined_deck() -> None:
    """8 of 24, so a third of 300 worlds each."""
    view = new_game(Setup(players=1, solo=Solo.SIEGE), CATALOG, 9).view(0)
    counted = Counter(
        card
        for number in range(300)
        for card in imagine(view, Stream(number)).snapshot().stacks[DECK]
        if isinstance(card, Domain)
    )
    assert all(65 < n < 140 for n in counted.values())


@pytest.mark.clause("S12")
def test_dice_to_come_fall_from_another_seed() -> None:
    game = new_game(Setup(players=1, solo=Solo.SIEGE), CATALOG, 9)
    seeds = {imagine(game.view(0), Stream(number)).snapshot().seed for number in range(20)}
    assert len(seeds) == 20
    assert game.snapshot().seed not in seeds
