"""The rows of the siege, three piles and a deck, and the cards of the deck (G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.layout import Facing, Layout, Row, enter
from valeria_desktop.games.valeria.rules.model.cards import foes_in
from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.options import BUILD, RECRUIT
from valeria_desktop.games.valeria.rules.rows import filled, sides_of
from valeria_desktop.games.valeria.rules.setup import SIEGE_DECK
from valeria_desktop.games.valeria.rules.setup_check import ChosenCards, siege_cards
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.view import View

    Stack = tuple[Card, ...]
    SeenStack = tuple[Card | None, ...]

CITIZENS_OF_A_NAME = 3
DOMAINS_IN_A_DECK = 8


def siege_deck(table: Table, seed: int) -> list[Card]:
    """Return the shuffled deck: the cards of every siege, and more for a longer game (G1)."""
    stream = Stream(seed, Purpose.SIEGE_DECK)
    always = certain_cards(table)
    domains = stream.sample(table.domains, DOMAINS_IN_A_DECK)
    rest = list(uncertain_cards(table, domains))
    extra = stream.sample(rest, table.setup.deck - SIEGE_DECK)
    deck = [*always, *domains, *extra]
    stream.shuffle(deck)
    return deck


def certain_cards(table: Table) -> list[Card]:
    """Return the cards that every deck has: the monsters, and three copies of each citizen."""
    chosen = ChosenCards(table.areas, table.citizens, ())
    monsters = foes_in([siege_cards(table.setup, table.catalog, chosen)])
    citizens = [card for card in table.citizens for _ in range(CITIZENS_OF_A_NAME)]
    return [*monsters, *citizens]


def uncertain_cards(table: Table, domains: Sequence[Card]) -> list[Card]:
    """Return the cards that a longer game may add: copies of citizens, and further domains."""
    more = [card for card in table.citizens for _ in range(card.copies - CITIZENS_OF_A_NAME)]
    return [*more, *(domain for domain in table.domains if domain not in domains)]


def imagined_deck(table: Table, seen: list[Card], size: int, stream: Stream) -> list[Card]:
    """Deal the unseen deck again: with all cards that every deck has, and eight domains."""
    left = list(seen)
    deck: list[Card] = []
    for card in certain_cards(table):
        if card in left:
            left.remove(card)
        else:
            deck.append(card)
    unseen = [domain for domain in table.domains if domain not in left]
    built = [card for card in left if card.action is BUILD]
    domains = stream.sample(unseen, max(0, DOMAINS_IN_A_DECK - len(built)))
    more = uncertain_cards(table, [*domains, *built])
    for card in left:
        if card.action is RECRUIT:
            more.remove(card)
    deck += domains
    deck += stream.sample(more, size - len(deck))
    stream.shuffle(deck)
    return deck


def _no_cards(row: Row, _table: Table, _seed: int) -> Sequence[Stack]:
    return [()] * len(row.places)


def _shuffled(_row: Row, table: Table, seed: int) -> Sequence[Stack]:
    return [tuple(siege_deck(table, seed))]


def _believed_deck(_row: Row, view: View, stacks: list[SeenStack], stream: Stream) -> None:
    seen: list[Card] = [card for place in PILES for card in stacks[place] if card is not None]
    for side in sides_of(view):
        seen += [*scored_citizens(side), *scored_domains(side), *side.monsters]
    seen += view.banished
    deck = imagined_deck(view.table, seen, len(stacks[DECK]), stream)
    stacks[DECK] = filled(stacks[DECK], deck)


def _any_card(*_: object) -> bool:
    return True


def _pile_words(number: int) -> Phrase:
    return say("pile {number}", number=number)


PILE_ROW = enter(
    Row(
        tag="piles",
        places=range(20, 23),
        name="pile",
        said=_pile_words,
        title=lambda: say("Piles and deck"),
        deal=_no_cards,
        belongs=_any_card,
        fed_by=23,
        tells_place=True,
    )
)
DECK_ROW = enter(
    Row(
        tag="deck",
        places=range(23, 24),
        name="deck",
        said=lambda _: say("deck"),
        title=lambda: say("Piles and deck"),
        deal=_shuffled,
        believe=_believed_deck,
        facing=lambda _: Facing.NONE,
        belongs=_any_card,
        is_open=False,
    )
)
SIEGE = Layout((PILE_ROW, DECK_ROW))
PILES, DECK = PILE_ROW.places, DECK_ROW.places[0]
