"""Tastes in Viscounts: a taste decides only between options that are nearly as good."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.scenario import CARD, MANUSCRIPT, Scenario, spot
from valeria_desktop.bots.company import COMPANY
from valeria_desktop.bots.registry import LEVELS, is_known, make_bot, opponents, with_leaning
from valeria_desktop.bots.search import SearchBot
from valeria_desktop.games.viscounts.bots.guests import LIKED
from valeria_desktop.games.viscounts.bots.leanings import BONUS, Taste
from valeria_desktop.games.viscounts.game import LEANINGS, RULES
from valeria_desktop.games.viscounts.rules.model.castle_options import (
    INWARDS,
    TO_SECTION,
    TO_THIRD,
    AtCastle,
)
from valeria_desktop.games.viscounts.rules.model.kinds import Action, BuildingType, Paper
from valeria_desktop.games.viscounts.rules.model.options import (
    NO_HIRE,
    BuildOn,
    ChooseAction,
    Dismiss,
    FlipPaper,
    Hire,
    PlayCard,
    RideTo,
    SendWorkers,
    Spend,
    TakeBuilding,
    TakeManuscript,
    TradeTimes,
)
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option

ALIKE = evolve(RULES, worth=lambda _view: lambda _game: 0.5)
"""Rules by which every position is worth the same, so that taste alone decides."""
TRADE, BUILD, WORKERS, TRANSCRIBE = (ChooseAction(action, 0) for action in Action)
SECTION = CATALOG.sections[0]


def liking(name: str, option: Option, table: Scenario | None = None) -> float:
    """Return how much a player with a taste likes an option, as a share of the whole bonus."""
    view = (table or Scenario()).view(0)
    return RULES.leanings[name](view, option) / BONUS[name]


def riding() -> Scenario:
    """Let the first player ride, with silver for further steps."""
    return Scenario().stands(0, "A left").line(0, "S06 S04 -").holds(0, silver=4).rides(0, 1)


def playing() -> Scenario:
    """Let the first player play one of three cards: a starter, a criminal, a card of 3 silver."""
    return Scenario().stands(0, "A left").hand(0, "S08 T62 T38").holds(0, silver=2).plays(0)


def trading() -> Scenario:
    """Let the first player trade or build."""
    table = Scenario().stands(0, "A left").line(0, "S03 T32 T67").holds(0, stone=4)
    return table.acts(0)


def at_castle(verb: str) -> AtCastle:
    return AtCastle(verb, 0, SECTION, "lake")


CASES: dict[str, list[tuple[Option, float]]] = {
    "rider": [
        (RideTo(5, 0, "lake", "inner"), 0.0),
        (RideTo(5, 3, "lake", "inner"), 1.0),
        (PlayCard(CARD["T38"], 0), 1.0),
        (PlayCard(CARD["S08"], 0), 0.0),
        (TRADE, 0.0),
    ],
    "builder": [
        (BUILD, 1.0),
        (TRADE, 0.0),
        (TakeBuilding(CATALOG.squares[0], 0), 0.5),
        (BuildOn(0, Scenario().table.ring.spots[0], BuildingType.WORKSHOP), 0.0),
    ],
    "merchant": [
        (TRADE, 1.0),
        (BUILD, 0.0),
        (TradeTimes(2, 0, CATALOG.segments[0].trades[1]["left"], 0), 0.5),  # type: ignore[index]
        (RideTo(5, 2, "lake", "inner"), -0.5),
        (Dismiss(CARD["T62"], 1, 0), -0.25),
        (Spend("silver", 2, 2, 2, say("icons")), -0.5),
        (Spend("stone", 2, 2, 2, say("icons")), 0.0),
    ],
    "castle": [
        (WORKERS, 1.0),
        (SendWorkers(1), 0.25),
        (SendWorkers(4), 1.0),
        (at_castle(INWARDS), 0.5),
        (at_castle(TO_THIRD), 0.5),
        (at_castle(TO_SECTION), 0.0),
    ],
    "outlaw": [
        (PlayCard(CARD["T62"], 0), 1.0),
        (Hire(CARD["T02"], 3, 0), 1.0),
        (Dismiss(CARD["T38"], 3, 0), 0.0),
        (FlipPaper(Paper.DEBT, 0), 1.0),
        (FlipPaper(Paper.DEED, 0), 0.0),
    ],
    "scribe": [
        (TRANSCRIBE, 1.0),
        (TakeManuscript(MANUSCRIPT["M02"], 0), 0.5),
        (TakeManuscript(MANUSCRIPT["M04"], 0), 0.0),
        (RideTo(2, 0, "lake", "inner"), 0.5),
        (RideTo(0, 0, "lake", "left"), 0.0),
    ],
    "host": [
        (Hire(CARD["T38"], 3, 0), 1.0),
        (NO_HIRE, -0.5),
        (Dismiss(CARD["T38"], 3, 0), -0.5),
        (TRADE, 0.0),
    ],
}


@pytest.mark.parametrize("name", CASES)
def test_a_taste_likes_what_it_says(name: str) -> None:
    assert {option.id: liking(name, option) for option, _ in CASES[name]} == {
        option.id: pytest.approx(much) for option, much in CASES[name]
    }


def test_a_builder_likes_spots_with_neighbours() -> None:
    table = Scenario().built(1, "A.1", 7)
    option = BuildOn(spot("A.2"), table.table.ring.spots[spot("A.2")], BuildingType.WORKSHOP)
    assert liking("builder", option, table) == 0.5


@pytest.mark.parametrize(
    ("bot", "chosen"),
    [("duchess", "ride 1"), ("duchess+rider", "ride 6"), ("duchess+lioren", "ride 2")],
)
def test_of_what_is_as_good_a_taste_chooses(bot: str, chosen: str) -> None:
    table = riding()
    assert table.options[:2] == ["ride 1", "ride 2"]
    choice = make_bot(ALIKE, bot, 1, 60).choose(table.view(0), table.decision)
    assert choice.id == chosen


@pytest.mark.parametrize("name", LEANINGS)
def test_a_taste_gives_nothing_up_that_is_worth_more_than_its_bonus(name: str) -> None:
    """The chosen option is worse than the best one by no more than like and dislike together."""
    ranking = make_bot(RULES, "duchess", 1, 60)
    assert isinstance(ranking, SearchBot)
    for table in (riding(), playing(), trading()):
        view, decision = table.view(0), table.decision
        worth = {each.option.id: each.value for each in ranking.rank(view, decision)}
        chosen = make_bot(RULES, f"duchess+{name}", 1, 60).choose(view, decision)
        assert max(worth.values()) - worth[chosen.id] <= 1.5 * BONUS[name]


@pytest.mark.parametrize("name", LEANINGS)
def test_a_taste_is_never_more_than_a_small_bonus(name: str) -> None:
    assert BONUS.keys() == set(LEANINGS) == set(Taste)
    assert BONUS[name] <= 0.012
    for table in (riding(), playing(), trading()):
        assert all(-0.5 <= liking(name, option) <= 1.0 for option in table.decision.options)


def test_everybody_sits_here_too_at_each_level() -> None:
    assert [*LIKED] == [*COMPANY] == [*RULES.guests]
    for level in LEVELS:
        assert all(is_known(RULES, with_leaning(level, guest)) for guest in COMPANY)
    assert Counter(LIKED.values()) == {"": 1} | dict.fromkeys(Taste, 1)
    assert opponents(RULES, 3) == ("knight+sorrel", "knight+oswin", "knight+hedda")


@pytest.mark.parametrize("guest", LIKED)
def test_a_guest_likes_what_their_taste_likes(guest: str) -> None:
    for table in (riding(), playing(), trading()):
        view = table.view(0)
        for option in table.decision.options:
            wished = RULES.leanings[LIKED[guest]](view, option) if LIKED[guest] else 0.0
            assert RULES.leanings[guest](view, option) == wished
