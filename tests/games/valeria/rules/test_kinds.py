"""A kind of card answers what others ask, and every room has an entry for every kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import fields, frozen

from tests.each import each
from tools.kinds import REASONS, places
from valeria_desktop.games.valeria.files.loader import kinds_of_cards, shipped_catalog
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource
from valeria_desktop.games.valeria.rules.model.cards import (
    CARD_KINDS,
    CONSOLATION,
    EXHAUSTED,
    Card,
    card_kind,
)
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.icons import Icons, MonsterType
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.games.valeria.solo.translate import READINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.kinds import Place

CATALOG = shipped_catalog()
CARDS = [*CATALOG.all_cards(), EXHAUSTED, CONSOLATION]
MOST = 30
HOLY, COIN = Icons(holy=1), Gain(Amounts(gold=1))


@pytest.fixture(scope="module")
def found() -> list[Place]:
    return list(places())


@pytest.mark.thorough
def test_few_places_ask_for_the_class_of_a_card_and_each_says_why(found: list[Place]) -> None:
    assert [f"{each.module}:{each.line}" for each in found if not each.reason] == []
    assert len(found) < MOST


def test_the_places_are_found(found: list[Place]) -> None:
    """As long as a move of the rules takes a card off a stack, it checks which."""
    assert {"rules/turn/moves.py", "verbs.py"} <= {each.module for each in found}
    assert all((each.count("/") < 3) and each.endswith(".py") for each in REASONS)


def test_a_word_names_one_kind() -> None:
    with pytest.raises(ValueError, match="kind of card 'duke' is there already"):
        card_kind("duke")(Duke)
    assert {word: kind.kind for word, kind in CARD_KINDS.items()} == {w: w for w in CARD_KINDS}


@pytest.mark.usefixtures("words_of_the_program")
def test_card_files_write_all_kinds_but_those_of_the_program() -> None:
    assert [*kinds_of_cards()] == [
        "citizen",
        "domain",
        "duke",
        "event",
        "event_card",
        "event_monster",
        "monster",
        "starter",
        "preset",
    ]
    assert set(CARD_KINDS) - set(kinds_of_cards()) == {"exhausted", "rule"}


@each("card", CARDS, ids=lambda card: card.id)
def test_a_card_that_can_be_had_says_for_what_and_where_it_is_kept(card: Card) -> None:
    has_price = card.paid_in is not None and getattr(card.printed, card.paid_in) > 0
    assert has_price is (card.action is not None)
    assert card.printed.resources == card.whole_price
    assert not card.kept or card.kept in {field.name for field in fields(Player)}
    assert bool(card.kept) is (card.action is not None or card.kind == "starter")


@pytest.mark.clause("T17", "T18", "T19")
@pytest.mark.parametrize(
    ("card_id", "action", "price", "kept"),
    [
        ("cleric", Action.RECRUIT, Amounts(gold=3), "citizens"),
        ("foxgrove-palisade", Action.BUILD, Amounts(gold=9), "domains"),
        ("corrupted-cleric", Action.SLAY, Amounts(strength=2, magic=4), "monsters"),
    ],
)
def test_answers_of_a_card(card_id: str, action: Action, price: Amounts, kept: str) -> None:
    card = CATALOG.by_id[card_id]
    assert (card.action, card.printed, card.kept) == (action, price, kept)


@each("card", CARDS, ids=lambda card: card.id)
def test_the_first_edition_has_no_monster_events(card: Card) -> None:
    assert (Edition.FIRST in card.editions) is (card.kind != "event" and card.id != "herald")


@pytest.mark.clause("T30", "T31")
def test_the_exhausted_card_answers_that_it_has_nothing() -> None:
    assert EXHAUSTED.marks_exhausted
    assert (EXHAUSTED.action, EXHAUSTED.whole_price, EXHAUSTED.harvest) == (None, 0, ())
    assert EXHAUSTED.alone(READINGS[next(iter(READINGS))]) is EXHAUSTED


@pytest.mark.clause("F2")
@each("duke", CATALOG.dukes, ids=lambda duke: duke.id)
def test_a_duke_counts_each_card_by_where_it_is_kept(duke: Duke) -> None:
    for card in CARDS:
        points = duke.points_for(card)
        if card.action is None:
            assert points == 0 or card.kind == "duke"
        if card.is_boss:
            assert points == duke.monsters + duke.types.get(MonsterType.BOSS, 0)


@pytest.fixture
def page() -> Iterator[type[Card]]:
    """A kind that no box has: it is paid in Magic, and lends its owner roles."""

    @card_kind("page")
    @frozen(eq=False, kw_only=True)
    class Page(Card):
        magic: int = 9
        points: int = 2
        icons: Icons = HOLY
        reward: Gain = COIN

        paid_in = Resource.MAGIC

        @property
        def lends(self) -> Icons:
            return self.icons

    yield Page
    del CARD_KINDS._kinds["page"]


def test_a_new_kind_answers_for_itself(page: type[Card]) -> None:
    """Those who count, price and value cards need not know it."""
    card = page("hedwig", "Hedwig")
    duke = next(duke for duke in CATALOG.dukes if duke.icons.holy)
    assert card.kind == "page"
    assert (card.whole_price, card.lends.holy, card.harvest, card.numbers) == (9, 1, (), ())
    assert duke.points_for(card) == duke.icons.holy
    assert card.reward is COIN
