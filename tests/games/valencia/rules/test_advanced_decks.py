"""Which advanced cards lie in the decks: VA45."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.valencia.catalogue import deal
from valeria_desktop.games.valencia.rules.model.cards import Card, deck_of
from valeria_desktop.games.valencia.rules.setup import Advanced

CHANGES = {
    Advanced.JOKER: {"joker": 1},
    Advanced.NEST_EGG: {"nest-egg": 2, "1": -2},
    Advanced.TWIN: {"twin": 2, "2": -2},
    Advanced.WAREHOUSE: {"wine-house": 1, "cloth-house": 1, "3": -2},
    Advanced.ASSISTANCE: {"assistance": 1, "4": -1},
    Advanced.WANDERER: {"wanderer": 1, "5": -1},
    Advanced.POWERHOUSE: {"powerhouse": 1, "6": -1},
}
NUMBERS = {
    Card.JOKER: 0,
    Card.NEST_EGG: 1,
    Card.TWIN: 2,
    Card.WINE_HOUSE: 3,
    Card.CLOTH_HOUSE: 3,
    Card.ASSISTANCE: 4,
    Card.WANDERER: 5,
    Card.POWERHOUSE: 7,
}


@pytest.mark.clause("VA45")
@pytest.mark.parametrize("kind", Advanced)
def test_a_kind_takes_the_place_of_cards_of_its_number(kind: Advanced) -> None:
    """A Joker is a 25th card, a Powerhouse replaces a 6."""
    expected = Counter(dict.fromkeys("123456", 4))
    expected.update(CHANGES[kind])
    assert Counter(card.value for card in deck_of([kind])) == expected


@pytest.mark.clause("VA45")
def test_all_kinds_together() -> None:
    deck = deck_of(Advanced)
    assert len(deck) == 25
    assert sorted(card.number for card in deck) == sorted(
        [0, *[1, 2, 3, 4, 5] * 4, 6, 6, 6, 7],
    )


@pytest.mark.clause("VA2", "VA45")
def test_without_any_of_them_a_deck_is_plain() -> None:
    assert Counter(deck_of(())) == Counter(list(Card)[:6] * 4)


@pytest.mark.clause("VA45")
@pytest.mark.parametrize("kind", Advanced)
def test_all_decks_are_alike(kind: Advanced) -> None:
    """The players choose which take part."""
    state = deal(4, advanced=frozenset({kind})).snapshot()
    assert {tuple(sorted(player.deck)) for player in state.players} == {
        tuple(sorted(deck_of([kind])))
    }


@pytest.mark.clause("VA45")
@pytest.mark.parametrize(("card", "number"), [*NUMBERS.items()])
def test_a_card_counts_its_number_by_itself(card: Card, number: int) -> None:
    assert card.number == number
    assert str(number) in card.words()
