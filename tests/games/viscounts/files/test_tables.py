"""The shipped files say what the tables of facts say, and hold what the rules ask for."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import fields

from tests.each import each
from tests.games.viscounts.catalogue import CATALOG
from valeria_desktop.games.viscounts.files.loader import FILES, plain, shipped_catalog
from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.effects.powers import HasIcons
from valeria_desktop.games.viscounts.rules.model.amounts import added
from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType, Lane, Ribbon
from valeria_desktop.games.viscounts.rules.model.things import FUTURE, STARTING, Back, Source
from valeria_desktop.games.viscounts.rules.setup import Rival
from valeria_desktop.games.viscounts.solo.actions import Try

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.viscounts.rules.model.things import Exchange, Scheme

SHIPPED = shipped_catalog()
NAMES = [field.name for field in fields(Catalog) if field.init]


@each("name", NAMES)
def test_a_file_says_what_the_tables_say(name: str) -> None:
    """Both were written by hand, in two writings."""
    assert plain(SHIPPED)[name] == plain(CATALOG)[name]


def test_each_part_of_the_catalogue_has_a_file() -> None:
    assert len(FILES) == len(NAMES) == 18
    assert len(SHIPPED.items) == len(list(SHIPPED._all_items()))


@pytest.mark.clause("WK3", "WK7")
def test_there_are_68_townsfolk_and_names_repeat_with_different_effects() -> None:
    assert len(SHIPPED.townsfolk) == 68
    assert {card.silver for card in SHIPPED.townsfolk} == {1, 2, 3}
    alike = [card for card in SHIPPED.townsfolk if card.name == "Debt Collector"]
    assert [card.id for card in alike] == ["T16", "T17", "T18", "T19"]
    assert len({card.ongoing for card in alike}) == 4
    assert all(card.corner for card in SHIPPED.townsfolk)
    assert not any(card.corner for card in (*SHIPPED.heroes, *SHIPPED.starters))


@pytest.mark.clause("WK8", "WK141")
def test_manuscripts_are_as_many_of_each_colour_and_price_as_the_rules_say() -> None:
    found = SHIPPED.manuscripts
    assert Counter(each.ribbon for each in found) == {
        Ribbon.GREY: 9,
        Ribbon.BLACK: 9,
        Ribbon.YELLOW: 9,
        Ribbon.BLUE: 8,
    }
    assert Counter(each.clerics for each in found) == {3: 8, 4: 8, 5: 10, 6: 9}
    grey = [each for each in found if each.back is Back.GREY]
    assert {each.clerics for each in grey} == {3}
    assert Counter(each.ribbon for each in grey) == {
        Ribbon.GREY: 1,
        Ribbon.BLACK: 1,
        Ribbon.YELLOW: 1,
        Ribbon.BLUE: 2,
    }
    assert {each.clerics for each in found if each.end} == {5, 6}


@pytest.mark.clause("WK11", "WK30")
def test_each_number_of_a_space_is_there_once_on_the_board_and_on_the_cards() -> None:
    starts = [number for segment in SHIPPED.segments for number in segment.starts.values()]
    assert sorted(starts) == list(range(1, 11))
    assert [card.number for card in SHIPPED.player_cards] == list(range(1, 11))
    assert all(set(segment.starts) == {Lane.LEFT, Lane.RIGHT} for segment in SHIPPED.segments)


@pytest.mark.clause("WK51", "WK54")
def test_each_segment_has_five_spots_and_its_links() -> None:
    left = {s.name: sum(spot.side is Lane.LEFT for spot in s.spots) for s in SHIPPED.segments}
    assert left == {"lake": 3, "hills": 2, "bay": 3, "forest": 2, "crags": 2}
    links = [link for segment in SHIPPED.segments for link in segment.links]
    assert len(links) == len({link.id for link in links}) == 20
    assert sum(not link.goal for link in links) == 5


@pytest.mark.clause("WK5", "WK142")
def test_the_four_reconstructed_trades_make_the_sides_alike() -> None:
    sides = [Counter((trade.merchants, trade.effect) for trade in _trades(side)) for side in (1, 2)]
    assert sides[0] == sides[1]
    made = [trade for side in (1, 2) for trade in _trades(side) if trade.source is not Source.FACT]
    assert len(made) == 4


def _trades(side: int) -> list[Exchange]:
    return [trade for segment in SHIPPED.segments for trade in segment.trades[side].values()]


@pytest.mark.clause("WK140")
def test_what_is_reconstructed_says_so() -> None:
    """The game is called: with 25 reconstructed manuscripts and 5 reconstructed player cards."""
    assert _made(SHIPPED.manuscripts) == 25
    assert _made(SHIPPED.player_cards) == 5
    assert _made(SHIPPED.townsfolk) == _made(SHIPPED.heroes) == _made(SHIPPED.starters) == 0
    assert [each.id for each in SHIPPED.townsfolk if each.source is Source.INFERRED] == ["T55"]


@pytest.mark.clause("WK140")
def test_a_reconstructed_player_card_is_worth_16_to_17_silver() -> None:
    worth = {"silver": 1.0, "ink": 2, "stone": 2, "gold": 2, "any": 2, "deed": 1.5, "debt": -1}
    extras = {3: 3, 4: 6, 5: 6, 6: 8, 7: 1}  # a free hire, a paid debt, two workers and so on
    for card in SHIPPED.player_cards:
        if card.source is Source.RECONSTRUCTED:
            assert isinstance(card.goods, Gain)
            amounts = card.goods.amounts
            goods = sum(getattr(amounts, name) * each for name, each in worth.items())
            assert 16 <= goods + extras[card.number] <= 17


def _made(things: Iterable[object]) -> int:
    sources = [getattr(thing, "source", None) for thing in things]
    return sources.count(Source.RECONSTRUCTED)


@pytest.mark.clause("WK120", "WK121", "WK143")
def test_alone_there_are_four_boards_and_two_decks_of_eight_schemes() -> None:
    assert [board.id for board in SHIPPED.neutral_boards] == list(Rival)
    decks = Counter(scheme.deck for scheme in SHIPPED.schemes)
    assert decks == {STARTING: 8, FUTURE: 8}
    assert _made(SHIPPED.schemes) == 12
    assert _made(SHIPPED.neutral_boards) == 3
    for board in SHIPPED.neutral_boards:
        assert [square.building for square in board.squares] == [
            *[BuildingType.GUILDHALL] * 3,
            *[BuildingType.TRADING_POST] * 3,
            *[BuildingType.WORKSHOP] * 3,
        ]
        removed = [scheme.deck for scheme in SHIPPED.schemes if scheme.id in board.removed]
        assert Counter(removed) == {STARTING: 1, FUTURE: 2}
        powers = [square.power for square in board.squares[:3]]
        icons = [power.icons.counts for power in powers if isinstance(power, HasIcons)]
        assert added(*icons) == (1, 1, 1, 0, 0)


@pytest.mark.clause("WK143")
def test_each_icon_of_a_deck_of_schemes_is_about_as_frequent() -> None:
    for deck, criminals in ((STARTING, 1), (FUTURE, 3)):
        schemes = [each for each in SHIPPED.schemes if each.deck == deck]
        cleric, builder, noble, merchant, criminal = added(*(s.icons.counts for s in schemes))
        assert max(cleric, builder, noble) - min(cleric, builder, noble) <= 1
        assert (merchant, criminal) == (0, criminals)
    assert {_tries(scheme) for scheme in SHIPPED.schemes} == {1, 2, 3}


def _tries(scheme: Scheme) -> int:
    return sum(isinstance(choice, Try) for choice in scheme.choices)


@pytest.mark.clause("WK50", "WK60", "WK111", "WK112")
def test_more_costs_more_and_brings_more() -> None:
    for numbers in (
        [price.nobles for price in SHIPPED.workers],
        [tier.points for tier in SHIPPED.tiers],
        SHIPPED.numbers.ribbons,
        *(building.points for building in SHIPPED.buildings),
    ):
        assert all(less < more for less, more in pairwise(numbers))
