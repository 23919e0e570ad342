"""Tastes of Valencia's players: a taste decides only between options that are nearly as good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valencia.scenario import Scenario
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.bots.search import SearchBot
from valeria_desktop.games.valencia.bots.guests import LIKED
from valeria_desktop.games.valencia.bots.leanings import BONUS
from valeria_desktop.games.valencia.game import LEANINGS, RULES
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import Ability, Fountain
from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.games.valencia.rules.model.options import (
    GOOD,
    PASS,
    POWER,
    SELL,
    Build,
    CardOption,
    GoodOption,
    Move,
    MovePalm,
    Plant,
    Sit,
    UseAbility,
)
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NOBODY

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option

ALIKE = evolve(RULES, worth=lambda _view: lambda _game: 0.5)
"""Rules by which every position is worth the same, so that taste alone decides."""


def liking(name: str, table: Scenario, option: Option, seat: int = 0) -> float:
    """Return how much a player with a taste likes an option, as a share of the whole bonus."""
    return RULES.leanings[name](table.view(seat), option) / BONUS[name]


def ranking() -> SearchBot:
    """Return the duchess without a taste, who tells what she thinks of options."""
    bot = make_bot(RULES, "duchess", 1, 60)
    assert isinstance(bot, SearchBot)
    return bot


def liked(name: str, table: Scenario) -> dict[str, float]:
    options, seat = table.decision.options, table.decision.seat
    return {option.id: liking(name, table, option, seat) for option in options}


def bidding() -> Scenario:
    """Let the second player be asked after a bid of 6, with stacks of 9, 7 and 3."""
    table = Scenario().stacks(0, "6").stacks(1, "6 3", "5 2", "3").at(RoundPart.B, guild="wine")
    return table.reveals(0, "6")


def settling() -> Scenario:
    """Let the first player settle, with the seat and the good already answered."""
    table = Scenario().holds(0, coins=9).stacks(0, "6 5").at(RoundPart.B, guild="wine")
    return table.reveals(0, "6 5").chooses(0, "sit", "good")


def test_a_bidder_likes_high_bids_and_does_not_like_to_pass() -> None:
    assert liked("bidder", bidding()) == {
        "reveal 1": 9 / 12, "reveal 2": 7 / 12, "reveal 3": 3 / 12, "pass": -0.5,
    }  # fmt: skip


def test_a_rival_likes_to_outbid_by_a_whisker() -> None:
    found = liked("rival", bidding())
    assert {option for option, much in found.items() if much} == {"reveal 2"}


def test_a_rival_likes_a_seat_that_someone_else_holds() -> None:
    table = Scenario().sits(1, "wine").sits(0, "cloth")
    place = {"wine": 4, "cloth": 5, "oranges": 2}
    assert table.view(0).council[place["wine"]] == 1
    assert table.view(0).council[place["oranges"]] == NOBODY
    found = {name: liking("rival", table, Sit(place[name])) for name in place}
    assert found == {"wine": 1.0, "cloth": 0.0, "oranges": 0.0}
    assert {liking("council", table, Sit(place[name])) for name in place} == {1.0}


def test_a_saver_likes_cheap_spaces_and_whatever_sells() -> None:
    table = settling()
    found = liked("saver", table)
    for option in table.decision.options:
        price = getattr(option, "price", 0)
        assert found[option.id] == pytest.approx(-0.5 * min(1.0, price / 6))
    assert liking("saver", table, GOOD) == 1.0
    assert liking("saver", table, GoodOption(SELL, Guild.WINE)) == 1.0


def test_who_loves_water_likes_spaces_beside_fountains() -> None:
    table = settling()
    city = table.table.city
    near = {city.name(cell) for cell in city.at_centre}
    found = {option.removeprefix("place "): much for option, much in liked("water", table).items()}
    assert {name for name, much in found.items() if much == 1.0} == near & set(found)
    assert 0.0 in found.values()
    site = next(site for site in city.sites if city.steps[site])
    beside = city.steps[site][0]
    away = next(
        cell for cell in city.spaces if not set(city.beside[cell]) & {*city.sites, *city.centre}
    )
    step = Move(away, beside, city.name(away), city.name(beside), city)
    dry = liking("water", table, step)
    table.built(city.name(site), table.table.fountains[0].id)
    assert 0 < dry < liking("water", table, step) == 0.5
    assert liking("water", table, Build(site, "", city)) == 0.0
    table.lives(0, city.name(beside))
    assert liking("water", table, Build(site, "", city)) == 1.0


def test_who_loves_palms_likes_their_shade() -> None:
    table = settling()
    city = table.table.city
    home = next(cell for cell in city.spaces if city.bushes_at[cell])
    bush = min(city.bushes_at[home])
    far = next(each for each in city.bushes if each not in city.bushes_at[home])
    table.lives(0, city.name(home))
    assert liking("palms", table, Plant(bush, "", city)) == 1.0
    assert liking("palms", table, Plant(far, "", city)) == 0.0
    assert liking("palms", table, MovePalm(far, bush, "", "", city)) == 0.5
    assert liking("palms", table, MovePalm(bush, far, "", "", city)) == -0.5
    assert set(liked("palms", table).values()) == {0.0}
    table.palm(*(city.bush_name(each) for each in city.bushes[::2]))
    assert {0.0, 1.0} >= set(liked("palms", table).values()) > {0.0}


def test_who_reads_omens_likes_powers_and_abilities() -> None:
    table = settling()
    fountain = Fountain(id="f", name="F", value=1, ability=Ability.TASKS)
    assert liking("omens", table, UseAbility(0, "a1", fountain)) == 1.0
    assert liking("omens", table, CardOption(POWER, Card.SIX)) == 1.0
    assert liking("omens", table, PASS) == 0.0


@pytest.mark.parametrize(
    ("bot", "chosen"), [("duchess", "reveal 1"), ("duchess+tamsin", "reveal 2")]
)
def test_of_what_is_as_good_a_taste_chooses(bot: str, chosen: str) -> None:
    table = bidding()
    choice = make_bot(ALIKE, bot, 1, 60).choose(table.view(1), table.decision)
    assert choice.id == chosen


@pytest.mark.parametrize("name", LEANINGS)
def test_a_taste_gives_nothing_up_that_is_worth_more_than_its_bonus(name: str) -> None:
    """The chosen option is worse than the best one by no more than like and dislike together."""
    for table in (bidding(), settling()):
        view, decision = table.view(table.decision.seat), table.decision
        ranked = ranking().rank(view, decision)
        worth = {each.option.id: each.value for each in ranked}
        chosen = make_bot(RULES, f"duchess+{name}", 1, 60).choose(view, decision)
        assert max(worth.values()) - worth[chosen.id] <= 1.5 * BONUS[name]


@pytest.mark.parametrize("name", LEANINGS)
def test_a_taste_is_never_more_than_a_small_bonus(name: str) -> None:
    assert BONUS.keys() == set(LEANINGS)
    assert BONUS[name] <= 0.012
    for table in (bidding(), settling()):
        assert all(-0.5 <= much <= 1.0 for much in liked(name, table).values())


@pytest.mark.parametrize("guest", LIKED)
def test_a_guest_likes_what_their_taste_likes(guest: str) -> None:
    for table in (bidding(), settling()):
        view = table.view(table.decision.seat)
        for option in table.decision.options:
            wished = RULES.leanings[LIKED[guest]](view, option) if LIKED[guest] else 0.0
            assert RULES.leanings[guest](view, option) == wished
