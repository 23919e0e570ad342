"""Each effect on cards of sets has words, signs, a worth, a form for one player and an icon.

The classes are looked at in tests/test_vocabulary; here are the values that stand on cards. A set
that the program has is tried as the carnival is.
"""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

import pytest

from tests.each import each
from tests.games.valeria.sets.boxes import SETS as INVENTED
from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.files.box import Box
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.powers import InRoll, Modifier, Now, RollPower, When
from valeria_desktop.games.valeria.rules.setup import Variant
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.solo.translate import alone
from valeria_desktop.games.valeria.ui.cards.glossary import explain
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.effect import CardWord
    from valeria_desktop.kernel.signs import Marks

MAKERS = {**INVENTED, **SETS}
BOX = Box(lambda: CATALOG, MAKERS)
SET_CATALOGS = {name: BOX.cards_of(frozenset({name})).parts[1] for name in BOX.sets}
CARDS = [card for catalog in SET_CATALOGS.values() for card in catalog.all_cards()]


def words_on(card: Card) -> Iterator[CardWord]:
    """Yield all that a card says: its powers and effects, and what they are made of."""
    yield from card.powers
    waiting = [
        *card.harvest,
        *filter(None, (card.trigger, card.reward, card.revealed, card.effect)),
    ]
    waiting += [power.effect for power in card.powers if isinstance(power, Now)]
    waiting += [power.do for power in card.powers if isinstance(power, When)]
    waiting += [power.effect for power in card.powers if isinstance(power, InRoll)]
    while waiting:
        effect = waiting.pop()
        waiting += effect.parts
        yield effect


INVENTED_SIGNS = {"ticket", "fair"}
"""Signs of the carnival, which has no folder of drawings."""
SAID = [pytest.param(each, id=f"{card.id}:{each.tag}") for card in CARDS for each in words_on(card)]


def test_there_is_something_to_look_at() -> None:
    assert {"carnival_treat", "turn_down_citizen", "may", "carnival_bargain", "each"} <= {
        word.tag for card in CARDS for word in words_on(card)
    }


@each("word", SAID)
def test_it_has_words_and_signs(word: CardWord) -> None:
    assert str(word.words()).strip()
    assert word.signs()


@each("word", SAID)
def test_each_of_its_signs_is_drawn_and_explained(word: CardWord) -> None:
    for icon in icons_of(word.signs()):
        if icon not in INVENTED_SIGNS:
            assert has_picture(f"icons/{icon}.svg"), icon
            assert explain(icon), icon


def icons_of(marks: Marks) -> Iterator[str]:
    return (mark.icon for mark in marks if mark.icon)


@each("word", SAID)
def test_it_has_a_worth_to_bots(word: CardWord) -> None:
    """A power is worth what it triggers, a better roll, or what a price that changes is worth."""
    player = Scenario().state.players[0]
    if isinstance(word, Effect):
        assert isfinite(word.worth(player))
        assert all(number for _, number in word.tokens(player))
    elif isinstance(word, RollPower):
        assert word.a_round > 0
    else:
        assert isinstance(word, Now | When | Modifier)


@pytest.mark.clause("D3", "X24")
@each("catalog", SET_CATALOGS.values(), ids=[*SET_CATALOGS])
def test_it_says_what_becomes_of_it_for_one_player(catalog: Catalog) -> None:
    """So it does for sets that may not be played alone: a power is read before it is refused."""
    for card in alone(catalog).all_cards():
        assert all(str(word.words()) for word in words_on(card))


ASKS = [
    pytest.param(name, each, card, id=f"{card.id}:{each.tag}")
    for name, catalog in SET_CATALOGS.items()
    for card in catalog.all_cards()
    for each in words_on(card)
    if getattr(each, "asks", False)
]


@each(("name", "word", "card"), ASKS)
def test_each_of_its_ways_has_a_picture_or_signs(name: str, word: Effect, card: Card) -> None:
    """The seat owns what its neighbour has, and each of the monsters."""
    catalog = BOX.cards_of(frozenset({name}))
    monsters = [card.id for part in catalog.parts for card in part.monsters]
    variants = MAKERS[name]().needs | ({Variant.EVENT_CARDS} if catalog.event_cards else set())
    made = Scenario(sets=frozenset({name}), catalog=catalog, variants=variants)
    table = made.owns(0, "archer", "knight", *monsters).holds(0, 9, 9, 9)
    table.stack("domain-1", "foxgrove-palisade").owns(0, "rogue", "cleric")
    table.owns(1, "archer", "knight", "goblin", "halfpenny-hill")
    found = word.ways(table.state, 0, card)
    assert found, "the table has one"
    for way in found:
        assert way.signs() or has_picture(f"icons/{way.icon}.svg")
        assert way.key
