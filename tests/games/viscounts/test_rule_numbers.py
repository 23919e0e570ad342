"""The numbers in the rules of Viscounts are those of its tables."""

from __future__ import annotations

import pytest

from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType, Paper
from valeria_desktop.games.viscounts.rules.model.things import Back
from valeria_desktop.games.viscounts.rules.model.zones import TRACK, WORKERS
from valeria_desktop.games.viscounts.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from valeria_desktop.games.viscounts.rules.turn.turn import HAND

ENGLISH = {clause.id: clause.text for clause in rule_book(GAME)}
CATALOG = shipped_catalog()
POSTS, HALLS, SHOPS = map(
    CATALOG.building,
    (BuildingType.TRADING_POST, BuildingType.GUILDHALL, BuildingType.WORKSHOP),
)
DEBTS, DEEDS = CATALOG.paper(Paper.DEBT), CATALOG.paper(Paper.DEED)


def listed(numbers: tuple[int, ...], last: str = "and") -> str:
    """Write numbers as the rules do: "1, 2 and 3"."""
    *most, end = map(str, numbers)
    return f"{', '.join(most)} {last} {end}"


def commas(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("WK1", f"one of {MIN_PLAYERS} to {MAX_PLAYERS} viscounts"),
        ("WK1", f"{WORKERS} workers"),
        ("WK1", f"{len(CATALOG.squares)} buildings"),
        ("WK1", f"{len(CATALOG.starters)} starting cards"),
        ("WK7", f"The {len(CATALOG.townsfolk)} neutral townsfolk"),
        ("WK8", f"The {sum(m.back is Back.BLACK for m in CATALOG.manuscripts)} manuscripts"),
        ("WK9", f"on space 1 of your track, your virtue marker on space {TRACK}"),
        ("WK13", f"You draw {HAND}"),
        ("WK14", f"{listed(DEBTS.above)} debts"),
        ("WK14", f"{listed(DEEDS.above)} deeds"),
        ("WK50", f"A workshop takes {SHOPS.builders} builders"),
        ("WK50", f"a trading post {POSTS.builders}, a guildhall {HALLS.builders}"),
        ("WK60", (f"{listed(tuple(p.nobles for p in CATALOG.workers), 'or')} nobles send "
                 f"{listed(tuple(p.workers for p in CATALOG.workers), 'or')} workers")),
        ("WK66", f"has {CATALOG.numbers.leader_points} points at the end"),
        ("WK72", f"worth {CATALOG.bonuses[0].points} points"),
        ("WK111", f"trading posts {commas(POSTS.points)} for 1, 2, 3 built"),
        ("WK111", f"guildhalls {commas(HALLS.points)}, workshops {commas(SHOPS.points)}"),
        ("WK111", f"Workers {listed(tuple(tier.points for tier in CATALOG.tiers))} in the three"),
        ("WK111", f"An unpaid debt \N{MINUS SIGN}{-DEBTS.unflipped}, a paid one {DEBTS.flipped}"),
        ("WK111", f"an acquired deed {DEEDS.unflipped}, an approved one {DEEDS.flipped}"),
        ("WK112", f"{listed(CATALOG.numbers.ribbons, 'or')} points for 1, 2, 3 or 4 colours"),
        ("WK114", f"{listed(DEBTS.ranks)} points for most, second and third"),
    ],
)  # fmt: skip
def test_numbers_are_those_of_the_tables(clause: str, said: str) -> None:
    assert said in ENGLISH[clause]
