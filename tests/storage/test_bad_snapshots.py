"""What does not fit a snapshot, or can't be played, is refused in one sentence that names it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.option_sets import CATALOG
from tests.storage.spoiling import Data, Path, find, put, without
from valeria_desktop.content.digest import digest_of
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.files.snapshot import digest, restore
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Variant

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game

PLAIN: frozenset[Variant] = frozenset()


def _asks(prompt: Prompt, turn: int = 0) -> Any:  # noqa: ANN401 - a test of a game
    def asks(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.prompt is prompt and game.turn >= turn

    return asks


@cache
def _snapshot(name: str) -> Data:
    """Return a snapshot of a kind of decision, three players of the second edition."""
    return {
        "dukes": lambda: find(_asks(Prompt.DUKE)),
        "first roll": lambda: find(_asks(Prompt.ROLL)),
        "paying": lambda: find(_asks(Prompt.PAY, 9)),
        "using": lambda: find(_asks(Prompt.USE, 9)),
        "no dukes": lambda: find(_asks(Prompt.ACT, 5), frozenset({Variant.NO_DUKE})),
        "plain": lambda: find(_asks(Prompt.ACT, 5), PLAIN),
        "first edition": lambda: find(_asks(Prompt.ACT, 5), PLAIN, 2, Edition.FIRST),
        "tokens": lambda: find(lambda game: bool(game._state.tokens)),
        "over": lambda: find(lambda game: game.is_over),
    }[name]()


def refusal(data: object) -> str:
    """Return the sentence that a snapshot is refused with."""
    with pytest.raises(SnapshotError) as error:
        restore(data, CATALOG)
    sentence = str(error.value)
    assert sentence.startswith("The snapshot can't be ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("seed",), "5", "read: seed: must be a whole number, not '5'"),
        (("seed",), 1.0, "read: seed: must be a whole number, not 1.0"),
        (("turn",), None, "read: turn: must be a whole number, not None"),
        (("players", 1, "gold"), True, "read: players[1].gold: must be a whole number, not True"),
        (("players", 1), [], "read: players[1]: must be a table, not []"),
        (("players",), 3, "read: players: must be a list"),
        (("stacks",), 7, "read: stacks: must be a list"),
        (("stacks", 3), "troll", "read: stacks[3]: must be a list, not 'troll'"),
        (("stacks", 3, 0), 4, "read: stacks[3][0]: there is no card '4'"),
        (("stacks", 3, 0), "smaug", "read: stacks[3][0]: there is no card 'smaug'"),
        (("pile", 0), None, "read: pile[0]: there is no card 'None'"),
        (("players", 0, "duke"), "archer", "read: players[0].duke: there is no duke 'archer'"),
        (("players", 0, "citizens"), ["troll"], "players[0].citizens[0]: there is no citizen"),
        (("players", 0, "domains"), ["troll"], "players[0].domains[0]: there is no domain"),
        (("players", 2, "monsters"), ["archer"], "players[2].monsters[0]: there is no foe"),
        (("dice",), [1, 2, 3], "read: dice: must be two whole numbers, not [1, 2, 3]"),
        (("dice",), [1, True], "read: dice: must be two whole numbers, not [1, True]"),
        (("agenda", 0), {"dance": {}}, "read: agenda[0]: 'dance' is not in the vocabulary"),
        (("agenda", 0), "end_turn", "read: agenda[0]: must be a table with one key"),
        (("agenda", 0), {"end_turn": {}, "roll": {}}, "read: agenda[0]: must be a table with one"),
        (("setup", "edition"), "3e", "read: setup.edition: must be one of 1e, 2e, not '3e'"),
        (("setup", "variants"), ["dragons"], "read: setup.variants[0]: must be one of mixed"),
        (("cheat",), 1, "read: it has a field too many: cheat"),
        (("players", 0, "cheat"), 1, "read: players[0]: has a field too many: cheat"),
        (("agenda", 0, "end_turn", "cheat"), 1, "agenda[0].end_turn: has a field too many: cheat"),
    ],
)
def test_what_is_not_of_its_kind_is_named(path: Path, value: object, words: str) -> None:
    assert words in refusal(put(_snapshot("paying"), path, value))


@pytest.mark.parametrize(
    "path",
    [
        ("seed",),
        ("agenda",),
        ("players", 2, "points"),
        ("players", 0, "starters"),
    ],
)
def test_what_is_missing_is_named(path: Path) -> None:
    name = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path).strip(".")
    assert f"can't be read: {name}: is missing." in refusal(without(_snapshot("paying"), path))


def test_what_is_missing_is_as_it_is_by_default() -> None:
    """A field that a later version adds is missing in every snapshot before it."""
    data = find(lambda game: bool(game._state.tokens) and game.turn > 1)
    assert {"tokens", "turn", "dice"} <= data.keys()
    assert "draws" not in data  # nothing was drawn: as by default
    game = restore(without(data, ("tokens",)), CATALOG)
    assert game._state.tokens == ()
    assert digest(game) != digest_of(data)


@pytest.mark.parametrize("data", [None, 5, "snapshot", [], [{}]])
def test_what_is_no_snapshot_at_all_is_refused(data: object) -> None:
    assert refusal(data) == f"The snapshot can't be read: it must be a table, not {data!r}."


def test_several_faults_are_counted() -> None:
    data = without(put(_snapshot("paying"), ("seed",), "5"), ("first",))
    assert refusal(data).endswith("must be a whole number, not '5' (and 1 more).")


def test_what_is_nested_without_end_is_refused_before_it_is_read() -> None:
    effect: dict[str, Any] = {"gain": {"gold": 1}}
    for _ in range(10_000):
        effect = {"trade": {"pay": {"gold": 1}, "get": effect}}
    data = put(_snapshot("paying"), ("draws",), 0)
    data["agenda"].append({"apply": {"seat": 0, "effect": effect, "cause": "archer"}})
    assert refusal(data) == "The snapshot can't be read: it is nested deeper than 40 levels."


@pytest.mark.parametrize(
    ("name", "path", "value", "words"),
    [
        ("paying", ("setup", "players"), 1, "setup: One player needs a solo game"),
        ("paying", ("setup", "players"), 4, "players must have 4 entries, not 3"),
        ("paying", ("setup", "preset"), "chess", "setup: There is no preset 'chess'"),
        ("paying", ("seed",), -1, "setup: The seed -1 is out of range"),
        ("paying", ("areas", 0), "Moon", "areas, citizens, domains: There is no area 'Moon'"),
        ("plain", ("citizens", 0), "monk", "cards: there must be"),
        ("plain", ("citizens", 0), "archer", "0 citizens were chosen for 1"),
        ("paying", ("citizens",), [], "citizens don't fit the set-up"),
        ("paying", ("domains",), [], "only 0 take part"),
        ("paying", ("stacks",), [[]], "stacks must have 20 entries, not 1"),
        ("paying", ("face_down",), [], "face_down must have 20 entries, not 0"),
        ("paying", ("turn",), -1, "turn must not be below 0, but is -1"),
        ("paying", ("draws",), -1, "draws must not be below 0, but is -1"),
        ("paying", ("first",), 3, "first must be a seat from 0 to 2, not 3"),
        ("paying", ("dice",), [0, 0], "dice must show 1 to 6, not [0, 0]"),
        ("first roll", ("dice",), [0, 1], "dice must show 1 to 6, not [0, 1]"),
        ("paying", ("dice",), [6, 7], "dice must show 1 to 6, not [6, 7]"),
        ("paying", ("players", 1, "gold"), -1, "players[1].gold must not be below 0, but is -1"),
        ("paying", ("players", 1, "points"), -9, "players[1].points must not be below 0"),
        ("paying", ("players", 0, "starters"), [], "players[0].starters must be starter-peasant"),
        ("paying", ("players", 1, "dealt"), [], "players[1].dealt must be 2 Dukes, not 0"),
        ("paying", ("players", 1, "duke"), None, "players[1].duke must be one of the two Dukes"),
        ("no dukes", ("players", 1, "duke"), "lekzandr-the-protector", "players[1].duke must be"),
        ("dukes", ("players", 1, "duke"), "lekzandr-the-protector", "players[1].duke must be"),
        ("paying", ("known_pile",), 4, "known_pile must tell of cards that could be hidden"),
        ("paying", ("known_pile",), 99, "known_pile must tell of 9 cards or fewer"),
        ("paying", ("known_pile",), [False] * 8 + [True], "known_pile must tell of cards that"),
        ("paying", ("pile",), ["archer"], "pile[0] can't be archer"),
        ("paying", ("pile",), ["mimic", "exhausted"], "pile[1] can't be exhausted"),
        ("paying", ("face_down", 0), 1, "face_down[0] must be from 0 to 0, not 1"),
        ("paying", ("face_down", 19), 3, "face_down[19] must be from 0 to 2, not 3"),
        ("paying", ("face_down", 19), -1, "face_down[19] must be from 0 to 2, not -1"),
        ("plain", ("face_down", 6), 1, "face_down[6] must be from 0 to 0, not 1"),
        ("paying", ("stacks", 0), ["archer"], "stacks[0][0] can't be archer"),
        ("paying", ("stacks", 9), ["archer"], "stacks[9][0] can't be archer"),
        ("paying", ("stacks", 9), ["emerald-stronghold"], "stacks[9][0] can't be emerald"),
        ("paying", ("stacks", 9), ["exhausted", "peasant"], "stacks[9][0] can't be exhausted"),
        ("paying", ("stacks", 9), ["starter-peasant"], "stacks[9][0] can't be starter-peasant"),
        ("tokens", ("tokens", 0, "place"), 8, "tokens[0] must lie on a monster"),
        ("tokens", ("tokens", 0, "place"), 20, "tokens[0] must lie on a monster"),
        ("tokens", ("tokens", 0, "height"), 7, "tokens[0] must lie on a monster"),
    ],
)
def test_what_can_not_be_played_is_named(name: str, path: Path, value: object, words: str) -> None:
    sentence = refusal(put(_snapshot(name), path, value))
    assert sentence.startswith("The snapshot can't be played: ")
    assert words in sentence


def test_the_seat_that_plays_follows_from_the_turn() -> None:
    data = _snapshot("paying")
    other = (data["active"] + 1) % 3
    sentence = refusal(put(data, ("active",), other))
    assert f"active must be seat {data['active']} in turn {data['turn']}, not {other}" in sentence


def test_no_card_is_there_more_or_less_often_than_it_was_dealt() -> None:
    plain, mixed = _snapshot("plain"), _snapshot("paying")
    taken = put(plain, ("stacks", 0), plain["stacks"][0][:-1])
    assert "cards: there must be" in refusal(taken)
    doubled = put(plain, ("stacks", 5), [*plain["stacks"][5], plain["stacks"][5][0]])
    assert "cards: there must be 5 of cleric, not 6" in refusal(doubled)
    place = next(place for place in range(15, 20) if len(mixed["stacks"][place]) == 3)
    twice = put(mixed, ("stacks", place, 0), mixed["stacks"][place][1])
    assert f"cards: {mixed['stacks'][place][1]} must be there at most 1 times, not 2" in refusal(
        twice
    )
    event = [card for card in mixed["pile"] if card != "exhausted"]
    pile = [*mixed["pile"][: -len(event)], *event[1:2] * len(event)]
    assert "must be there at most 1 times" in refusal(put(mixed, ("pile",), pile))


def test_there_are_no_more_citizens_of_a_name_than_were_printed() -> None:
    data = find(_asks(Prompt.ACT), frozenset({Variant.MIXED}), players=5)
    data = put(data, ("stacks", 5), ["monk"] * 6)
    data["players"][0]["citizens"] = data["players"][1]["citizens"] = ["monk"]
    sentence = refusal(data)
    assert "cards: there must be 6 of citizens with 1, not 8" in sentence


def test_domains_and_chosen_events_are_those_of_the_game() -> None:
    data = _snapshot("paying")
    place = next(place for place in range(15, 20) if len(data["stacks"][place]) == 3)
    domain = data["stacks"][place][0]
    left = [card for card in data["domains"] if card != domain]
    sentence = refusal(put(data, ("domains",), left))
    assert f"cards: {domain} is none of the domains of this game" in sentence
    there = {*data["pile"], *(card for stack in data["stacks"] for card in stack)}
    there |= {card for player in data["players"] for card in player["monsters"]}
    absent = next(card.id for card in CATALOG.events if card.id not in there)
    sentence = refusal(put(data, ("setup", "events"), [absent]))
    assert f"cards: the chosen Monster Event {absent} must be there" in sentence


@pytest.mark.clause("S6", "T19")
def test_the_top_card_of_a_stack_is_never_face_down_even_if_it_is_the_last() -> None:
    data = _snapshot("plain")
    *below, last = data["stacks"][15]
    others = data["stacks"][16]
    one = put(put(data, ("stacks", 15), [last]), ("stacks", 16), [*below, *others])
    one = put(put(one, ("face_down", 15), 0), ("face_down", 16), len(below) + len(others) - 1)
    assert restore(one, CATALOG)._state.face_down[15] == 0
    assert "face_down[15] must be from 0 to 0, not 1" in refusal(put(one, ("face_down", 15), 1))
    most = one["face_down"][16]
    assert f"face_down[16] must be from 0 to {most}, not {most + 1}" in refusal(
        put(one, ("face_down", 16), most + 1)
    )
