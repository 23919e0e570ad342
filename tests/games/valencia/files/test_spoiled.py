"""Saves that can be read but not played: refused by the first field that is at fault."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valencia.positions import OVER, Data, position, refusal

if TYPE_CHECKING:
    from collections.abc import Callable


def change(where: Any, key: object, value: object) -> object:  # noqa: ANN401 - a part of the data
    """Put something else there, as a lambda can't."""
    where[key] = value
    return where


def swap(where: list[Any], one: int, other: int) -> None:
    """Exchange two things of a list."""
    where[one], where[other] = where[other], where[one]


def first(data: Data, key: str) -> dict[str, Any]:
    """Return the first player who has something of a kind."""
    found: dict[str, Any] = next(player for player in data["players"] if player.get(key))
    return found


def asked(data: Data) -> int:
    """Return the seat of the question at the top of the agenda."""
    (what,) = data["agenda"][-1].values()
    seat: int = what["seat"] if isinstance(what, dict) else what
    return seat


def of_asked(data: Data) -> dict[str, Any]:
    """Return the player who is asked."""
    player: dict[str, Any] = data["players"][asked(data)]
    return player


def several_used(data: Data) -> list[str]:
    """Return used cards that can be put into another order."""
    used: list[list[str]] = [player.get("used", []) for player in data["players"]]
    return next(cards for cards in used if len(set(cards)) > 1)


def several_revealed(data: Data) -> list[str]:
    """Return revealed cards that can be put into another order."""
    cards: list[str] = next(bid["cards"] for bid in data["bids"] if len(set(bid["cards"])) > 1)
    return cards


def waiting(data: Data) -> int:
    """Return a seat that is still to plan."""
    seat: int = next(step["draw first"] for step in data["agenda"] if "draw first" in step)
    return seat


def exchange_highest(player: dict[str, Any]) -> None:
    """Begin a stack with a lower card than the hand has."""
    highest = player["hand"][0]
    assert highest != player["opened"][0]
    player["opened"][0], player["hand"][0] = highest, player["opened"][0]


def above(data: Data, *steps: object) -> None:
    """Put steps where the top of the agenda is."""
    data["agenda"][-1:] = steps


def free(data: Data) -> int:
    """Return a cell where nobody stands."""
    return int(data["city"].index(-1))


# position, what is spoiled, what the refusal begins with
TABLE = [
    ("bid", lambda d: d["players"].pop(), "players must have 3 entries, not 2"),
    ("bid", lambda d: d["council"].pop(), "council must have 8 entries, not 7"),
    ("bid", lambda d: d["supply"].append(6), "supply must have 5 entries, not 6"),
    ("bid", lambda d: d["city"].append(-1), "city must have 48 entries, not 49"),
    ("bid", lambda d: change(d, "figure", 3), "figure is no seat"),
    ("bid", lambda d: change(d, "figure", -1), "figure is no seat"),
    ("bid", lambda d: change(d, "active", 3), "active is no seat"),
    ("bid", lambda d: change(d, "recalls", -1), "recalls must be at least 0"),
    ("bid", lambda d: d["boards"].pop(), "boards must be 5 different ones"),
    ("bid", lambda d: change(d["boards"], 0, d["boards"][1]), "boards must be 5 different ones"),
    (
        "bid",
        lambda d: change(d["fountains_of_rounds"], 0, d["fountains_of_rounds"][1]),
        "fountains_of_rounds must be 5 different ones",
    ),
]
PLACES = [
    ("bid", lambda d: change(d["city"], 3, 0), "city: nobody can stand at d1"),
    ("bid", lambda d: change(d["city"], 20, 0), "city: nobody can stand at e3"),
    ("bid", lambda d: change(d["city"], free(d), 3), "city: nobody can stand at"),
    ("bid", lambda d: change(d["council"], 0, 3), "council must name seats"),
    ("bid", lambda d: change(d["council"], 0, -2), "council must name seats"),
    (
        "bid",
        lambda d: change(d, "assistants", [{"place": 0, "seat": 0}]),
        "assistants must stand beside somebody on a guild's seat",
    ),
    (
        "bid",
        lambda d: (
            change(d["council"], 4, -1),
            change(d, "assistants", [{"place": 4, "seat": 0}]),
        ),
        "assistants must stand beside somebody on a guild's seat",
    ),
    (
        "holder",
        lambda d: change(d, "assistants", [{"place": 2, "seat": 3}]),
        "assistants must stand beside somebody on a guild's seat",
    ),
    ("fountain", lambda d: change(d, "palms", [0, 0]), "palms must stand on different bushes"),
    ("fountain", lambda d: change(d, "palms", [99]), "palms must stand on different bushes"),
    ("fountain", lambda d: change(d, "palms", [17]), "palms must stand on different bushes"),
    (
        "fountain",
        lambda d: change(d, "palms", [0, 1, 2, 3]),
        "palms must be those of the rounds so far",
    ),
    ("palm", lambda d: change(d, "palms", [0, 1]), "palms must be those of the rounds so far"),
    ("tasks", lambda d: change(d, "palms", [0]), "palms must be those of the rounds so far"),
    (
        "fountain",
        lambda d: change(d["fountains"][0], "site", 0),
        "fountains must stand on different sites",
    ),
    (
        "fountain",
        lambda d: d["fountains"].append({**d["fountains"][0], "fountain": "six"}),
        "fountains must stand on different sites",
    ),
    (
        "fountain",
        lambda d: change(d["fountains"][0], "fountain", d["fountains_of_rounds"][2]),
        "fountains must be those of the rounds so far",
    ),
    (
        "fountain",
        lambda d: change(d["fountains"][0], "fountain", d["fountains_of_rounds"][4]),
        "fountains must be those of the rounds so far",
    ),
]
PLAYERS = [
    ("bid", lambda d: change(d["players"][1], "coins", -1), "players[1].coins must be at least 0"),
    ("bid", lambda d: change(d["players"][1], "members", -1), "players[1].members must be at"),
    ("bid", lambda d: change(d["players"][2], "prestige", -1), "players[2].prestige must be at"),
    ("bid", lambda d: change(d["players"][0], "privileges", -1), "players[0].privileges must be"),
    ("bid", lambda d: change(d["players"][0], "shown", -1), "players[0].shown must be at least 0"),
    (
        "bid",
        lambda d: change(d["players"][0], "goods", [0, 0, 0, 0]),
        "players[0].goods must be numbers of each guild's goods",
    ),
    (
        "bid",
        lambda d: change(d["players"][0], "goods", [0, 0, 0, 0, -1]),
        "players[0].goods must be numbers of each guild's goods",
    ),
    (
        "bid",
        lambda d: change(d["players"][0], "members", 15),
        "players[0].members must make up a family of 15, not",
    ),
    (
        "bid",
        lambda d: d["players"][0]["deck"].pop(),
        "players[0]: deck, hand, stacks, used and bids must be the cards of a deck",
    ),
    (
        "bid",
        lambda d: first(d, "used")["used"].append("1"),
        "players[#]: deck, hand, stacks, used and bids must be the cards of a deck",
    ),
    (
        "bid",
        lambda d: several_used(d).reverse(),
        "players[#].used must have the highest card first",
    ),
    ("split", lambda d: of_asked(d)["hand"].append("6"), "players[#]: deck, hand, stacks"),
    (
        "bid",
        lambda d: first(d, "stacks")["stacks"].append([]),
        "players[#].stacks must have cards, the highest first",
    ),
    (
        "draw",
        lambda d: (
            d["players"][waiting(d)]["deck"].remove("6"),
            change(d["players"][waiting(d)], "stacks", [["6"]]),
        ),
        "players[#].stacks must be empty until they are made",
    ),
    (
        "bid",
        lambda d: change(d["players"][0], "shown", 3),
        "players[0].shown must be the size of the deck, as it was before planning",
    ),
    (
        "draw",
        lambda d: change(d["players"][0], "shown", 24),
        "players[0].shown must be the size of the deck, as it was before planning",
    ),
    (
        "bid",
        lambda d: change(d["players"][0], "known", ["joker", "joker"]),
        "players[0].known must lie at the bottom of the deck",
    ),
    (
        "bid",
        lambda d: change(d["players"][0], "known", d["players"][0]["deck"][::-1]),
        "players[0].known must lie at the bottom of the deck",
    ),
    ("bid", lambda d: change(d["players"][0], "stage", "draw"), "players[0].stage must be that of"),
    ("draw", lambda d: of_asked(d).pop("stage"), "players[#].stage must be that of whoever plans"),
    ("draw", lambda d: change(of_asked(d), "stage", "close"), "players[#].stage does not fit"),
    ("split", lambda d: change(of_asked(d), "stage", "draw"), "players[#].stage does not fit"),
    ("close", lambda d: change(of_asked(d), "stage", "split"), "players[#].stage does not fit"),
    ("draw", lambda d: change(of_asked(d), "stage", "split"), "players[#].stage does not fit"),
    (
        "split",
        lambda d: exchange_highest(of_asked(d)),
        "players[#].opened must begin with the highest card",
    ),
]
GOODS = [
    ("bid", lambda d: change(d["supply"], 1, 7), "supply and goods must be 6 of tiger nuts"),
    ("bid", lambda d: change(d["supply"], 4, -1), "supply and goods must be 6 of"),
    ("sale", lambda d: of_asked(d).pop("goods"), "supply and goods must be 6 of"),
]
TASKS = [
    (
        "bid",
        lambda d: change(d["players"][0], "tasks", d["players"][1]["tasks"]),
        "tasks and task_deck must be different cards of the game",
    ),
    (
        "bid",
        lambda d: d["task_deck"].append(d["task_deck"][0]),
        "tasks and task_deck must be different cards of the game",
    ),
    (
        "nina",
        lambda d: change(d["task_deck"], 0, "task-34"),
        "tasks and task_deck must be different cards of the game",
    ),
    (
        "bid",
        lambda d: change(d["players"][1], "offered", [d["task_deck"].pop()]),
        "players[1].offered must be empty unless one is chosen",
    ),
    (
        "bid",
        lambda d: d["players"][1].pop("tasks"),
        "players[1].tasks must have one at least",
    ),
    (
        "tasks",
        lambda d: (of_asked(d).pop("tasks", None), of_asked(d).pop("offered")),
        "players[#].tasks must have one at least",
    ),
]
NINA = [
    ("nina", lambda d: d["nina"].pop(), "nina and nina_used must be her deck"),
    ("bid", lambda d: change(d, "nina", ["6"]), "nina and nina_used must be her deck"),
    (
        "nina",
        lambda d: d["nina_used"].append(d["nina_used"].pop(0)),
        "nina and nina_used must be her deck",
    ),
    (
        "nina",
        lambda d: d["nina"].append(d["nina_used"].pop()),
        "nina_used must have",
    ),
    ("nina", lambda d: d["bids"].append(d["bids"][-1]), "bids must be of different seats"),
    ("bid", lambda d: change(d["bids"][0], "seat", -2), "players[#]: deck, hand, stacks, used"),
    ("bid", lambda d: d["bids"][0]["cards"].insert(0, "1"), "players[#]: deck, hand, stacks"),
    ("keep card", lambda d: several_revealed(d).reverse(), "bids must have the highest card first"),
    ("bid", lambda d: d["bids"].append({"seat": -2, "cards": ["6"]}), "bids must be of different"),
    ("bid", lambda d: d["bids"].append({"seat": 7, "cards": ["6"]}), "bids must be of different"),
    (
        "palm",
        lambda d: change(d, "bids", [{"seat": 0, "cards": []}]),
        "bids must be empty where there is no auction",
    ),
    (
        "nina",
        lambda d: change(next(bid for bid in d["bids"] if bid["seat"] == -2), "cards", ["6"] * 9),
        "bids must be of cards that Nina has used",
    ),
]
TIME = [
    ("bid", lambda d: change(d, "ending", ["rounds"]), "ending must be there when nothing is left"),
    (OVER, lambda d: d.pop("ending"), "ending must be there when nothing is left"),
    (OVER, lambda d: change(d, "ending", ["plague"]), "ending must be there when nothing is left"),
    (OVER, lambda d: change(d, "round", 4), "round must be the last one when the game is over"),
    ("bid", lambda d: change(d, "agenda", []), "ending must be there when nothing is left"),
    ("bid", lambda d: d["agenda"].pop(0), "agenda must have what is left of a round"),
    ("bid", lambda d: change(d, "round", 0), "round must be one of 1 to 5"),
    ("bid", lambda d: change(d, "round", 6), "round must be one of 1 to 5"),
    ("tasks", lambda d: change(d, "round", 1), "round must be 0 until everybody has tasks"),
    ("bid", lambda d: change(d, "part", "i"), "part must be"),
    ("bid", lambda d: change(d, "turn", 500), "turn must be"),
    ("palm", lambda d: change(d, "round", d["round"] + 1), "turn must be"),
    ("tasks", lambda d: d.update(tasks_told=True), "tasks_told must be false until all"),
    ("bid", lambda d: d.pop("tasks_told"), "tasks_told must be false until all have chosen"),
    ("bid", lambda d: d.update(plans_told=False), "plans_told must be false until all have"),
    ("draw", lambda d: d.update(plans_told=True), "plans_told must be false until all have"),
]
AGENDA = [
    ("bid", lambda d: d["agenda"].append({"begin palm": {}}), "agenda must end with a question"),
    ("bid", lambda d: above(d, {"ask": 3}), "agenda names a seat that isn't there"),
    ("bid", lambda d: above(d, {"ask": -1}), "agenda names a seat that isn't there"),
]
# what can't be left of a part: its position, and what is spoiled
LEFT = [
    ("tasks", lambda d: d["agenda"].append({"choose tasks": 0})),
    ("tasks", lambda d: d["agenda"].append({"ask": 0})),
    ("tasks", lambda d: d["agenda"].pop(-2)),
    ("tasks", lambda d: swap(d["agenda"], -2, -3)),
    ("draw", lambda d: above(d, {"plan": (asked(d) + 1) % 3})),
    ("draw", lambda d: above(d, {"plan": (asked(d) + 2) % 3})),
    ("draw", lambda d: d["agenda"].append({"ask": 0})),
    ("draw", lambda d: d["agenda"].append(d["agenda"][-1])),
    ("bid", lambda d: change(d["agenda"], -2, {"settle": (d["figure"] + 1) % 3})),
    ("bid", lambda d: d["agenda"].append(d["agenda"][-1])),
    ("bid", lambda d: above(d, {"ask": d["bids"][0]["seat"]})),
    ("bid", lambda d: above(d, {"keep card": d["bids"][0]["seat"]})),
    ("bid", lambda d: d["agenda"].append({"choose holder": (d["bids"][0]["seat"] + 1) % 3})),
    (
        "bid",
        lambda d: d["agenda"].append({"use powers": {"seat": d["bids"][0]["seat"], "cards": []}}),
    ),
    (
        "bid",
        lambda d: d["agenda"].append(
            {"use powers": {"seat": d["bids"][0]["seat"], "cards": ["nest-egg"] * 3}}
        ),
    ),
    ("power", lambda d: above(d, d["agenda"][-1], d["agenda"][-1])),
    ("power", lambda d: change(d["agenda"][-1]["use powers"], "seat", 2 - asked(d) or 1)),
    ("power", lambda d: change(d["agenda"][-1]["use powers"], "cards", ["6"])),
    ("power", lambda d: change(d, "bids", [])),
    ("holder", lambda d: change(of_asked(d), "members", 0)),
    ("wander", lambda d: above(d, {"wander": (asked(d) + 1) % 3})),
    ("keep card", lambda d: d["agenda"].append(d["agenda"][-1])),
    ("keep card", lambda d: change(d, "bids", [])),
    ("keep card", lambda d: d["agenda"].append({"plan": 0})),
    ("keep card", lambda d: d["agenda"].insert(-1, {"send home": 3})),
    ("keep card", lambda d: d["agenda"].remove({"clear": {}})),
    ("seat", lambda d: change(d["agenda"][-1]["take seat"], "place", 7)),
    ("seat", lambda d: change(d["agenda"][-1]["take seat"], "place", 99)),
    ("place", lambda d: change(d["agenda"][-1]["take place"], "guild", other_guild(d))),
    ("place", lambda d: above(d, {"sale": {"seat": asked(d), "dearest": 4}})),
    ("share", lambda d: change(d["agenda"][-1]["share out"], "guild", other_guild(d))),
    ("sale", lambda d: change(d["agenda"][-1]["sale"], "dearest", 5)),
    ("sale", lambda d: change(d["agenda"][-1]["sale"], "dearest", -1)),
    ("sale", lambda d: above(d, {"change place": asked(d)})),
    ("ability", lambda d: change(d["agenda"][-1]["use fountain"], "cell", 99)),
    ("ability", lambda d: change(d["agenda"][-1]["use fountain"], "cell", free(d))),
    ("drawn", lambda d: of_asked(d).pop("offered")),
    ("drawn", lambda d: above(d, d["agenda"][-1], {"sell one": asked(d)})),
    ("move", lambda d: above(d, {"sell one": asked(d)})),
    ("palm", lambda d: above(d, {"build fountain": asked(d)})),
    ("palm", lambda d: above(d, d["agenda"][-1], d["agenda"][-1])),
    ("fountain", lambda d: above(d, {"plant palm": asked(d)})),
]


def other_guild(data: Data) -> str:
    """Return a guild that is not the one of the auction that is on."""
    (what,) = data["agenda"][-1].values()
    return "wine" if what["guild"] != "wine" else "cloth"


@pytest.mark.parametrize(
    ("name", "spoil", "words"),
    [*TABLE, *PLACES, *PLAYERS, *GOODS, *TASKS, *NINA, *TIME, *AGENDA],
)
def test_what_can_not_be_played_is_refused_by_its_field(
    name: str, spoil: Callable[[Data], object], words: str
) -> None:
    data = position(name)
    spoil(data)
    told = refusal(data)
    if "#" in words:  # whichever seat it is
        told = re.sub(r"players\[\d\]", "players[#]", told)
    assert told.startswith(f"The snapshot can't be played: {words}")


@pytest.mark.clause("VA10", "VA15")
@pytest.mark.parametrize(("name", "spoil"), LEFT)
def test_what_a_part_of_the_round_never_leaves_is_refused(
    name: str, spoil: Callable[[Data], object]
) -> None:
    data = position(name)
    part = data.get("part", "planning")
    spoil(data)
    expected = f"The snapshot can't be played: agenda must have what is left of the part '{part}'."
    assert refusal(data) == expected


NOT_ASKED = "The snapshot can't be played: agenda asks what can't be answered."


@pytest.mark.clause("VA25")
def test_a_question_that_would_lapse_is_refused() -> None:
    """A player without a good to sell is not asked."""
    data = position("sale")
    goods = of_asked(data)["goods"]
    data["supply"][0] += goods[0]
    goods[0] = 0
    data["agenda"][-1]["sale"]["dearest"] = 0
    assert refusal(data) == NOT_ASKED


@pytest.mark.clause("VA45")
def test_a_question_about_an_empty_council_is_refused() -> None:
    """Beside nobody nobody can stand."""
    data = position("holder")
    data["council"], data["assistants"] = [-1] * 8, []
    for seat, player in enumerate(data["players"]):
        player["members"] = 15 - data["city"].count(seat)
    assert refusal(data) == NOT_ASKED
