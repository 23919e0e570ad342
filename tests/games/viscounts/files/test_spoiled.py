"""Saves that can be read but not played: each is refused in one sentence by its field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.viscounts.positions import OVER, position, refusal

Data = dict[str, Any]
Spoil = Callable[[Data], object]


def change(there: Any, key: str | int, value: object) -> object:  # noqa: ANN401 - a table or a list
    there[key] = value
    return value


def active(data: Data) -> Any:  # noqa: ANN401 - a player's data
    return data["players"][data["active"]]


def below(data: Data, *steps: Data) -> None:
    """Put steps under the question."""
    data["agenda"][-1:-1] = steps


def top(data: Data) -> Any:  # noqa: ANN401 - the fields of a step
    (fields,) = data["agenda"][-1].values()
    return fields


TABLE: list[tuple[str, Spoil, str]] = [
    ("play", lambda d: change(d, "start", 2), "start is no seat"),
    ("alone", lambda d: change(d, "start", 1), "start must be a player's seat"),
    ("play", lambda d: d["players"].pop(), "players must"),
    ("play", lambda d: change(d["players"][1], "seat", 0), "players[1].seat must be 1"),
    ("play", lambda d: change(d, "rival", position("alone")["rival"]), "rival must be there in"),
    ("alone", lambda d: d.pop("rival"), "rival must be there in a game for one player"),
    ("play", lambda d: d["stacks"][0].pop(), "townsfolk '"),
    ("play", lambda d: d["stacks"][0].append("S01"), "townsfolk 'S01' can't be there 3 times"),
    ("play", lambda d: d["stacks"].pop(), "stacks must have 5 entries"),
    ("play", lambda d: d["scrolls"][0].pop(), "manuscript '"),
    ("play", lambda d: change(d, "debts_left", -1), "debts_left must be at least 0"),
    ("play", lambda d: change(d, "deeds_left", 13), "deeds_left must be at most 12"),
    ("pair", lambda d: change(d, "debts_left", 14), "debts_left must be at most 15, and all"),
    ("pair", lambda d: d["pairs"].pop(), "townsfolk '"),
    ("pair", lambda d: d["pairs"].reverse(), "pairs must be those that"),
]
PLAYERS: list[tuple[str, Spoil, str]] = [
    ("play", lambda d: change(active(d), "silver", -1), "players[0].silver must be at least 0"),
    ("play", lambda d: change(active(d), "space", 15), "players[0].space is no space"),
    ("play", lambda d: change(active(d), "space", -1), "players[0].space must be a space once"),
    ("play", lambda d: change(active(d), "virtue", 8), "players[0].virtue must be a space of 1 to"),
    ("play", lambda d: change(active(d), "card", None), "players[0].card must be missing until"),
    ("pair", lambda d: change(active(d), "card", "player-1"), "players[1].card must be missing"),
    ("play", lambda d: change(active(d), "workers", 21), "player 0 must have 20 workers, not"),
    ("play", lambda d: change(active(d), "freed", [1, 1]), "players[0].freed must be different"),
    ("play", lambda d: change(active(d), "freed", [10]), "players[0].freed must be different"),
    (
        "play",
        lambda d: (change(active(d), "corruption", 5), change(active(d), "virtue", 4)),
        "players[0].corruption must not be beyond virtue",
    ),
    ("play", lambda d: active(d)["line"].reverse(), "players[0].line must have the cards of"),
    (
        "play",
        lambda d: change(active(d)["line"], 0, active(d)["hand"].pop()),
        "players[0].line must have the cards of the turns so far",
    ),
    ("ride", lambda d: active(d)["line"].pop(), "players[0].line must have three spaces"),
    (
        "pair",
        lambda d: change(active(d), "hand", [active(d)["deck"].pop()]),
        "players[1] must have no cards in hand or on the board in the set-up",
    ),
    ("play", lambda d: change(d, "leader", 1), "leader must have the most workers in the third"),
    ("play", lambda d: change(d, "leader", 2), "leader is no seat"),
    (
        "play",
        lambda d: change(d, "bonuses", [0, -1, -1, -1]),
        "bonuses: the grey one must belong to whoever has three manuscripts",
    ),
    ("spot", lambda d: change(active(d), "freed", [8]), "players[1].freed must be the squares"),
    (
        "play",
        lambda d: (
            change(active(d), "workers", active(d).get("workers", 20) - 4),
            change(d["first"][0], 0, d["first"][0][0] + 4),
        ),
        "first must have at most 3 workers in a section",
    ),
    (
        "play",
        lambda d: d.setdefault("gone", []).extend(
            card for pile in ("hand", "deck", "discard") for card in active(d).pop(pile, [])
        ),
        "players[0] must own at least 3 cards",
    ),
]
TIME: list[tuple[str, Spoil, str]] = [
    ("play", lambda d: change(d, "round", 4), "turn must be that of the round and the active"),
    ("play", lambda d: change(d, "turn", 6), "turn must be that of the round and the active"),
    ("pair", lambda d: change(d, "round", 1), "round must be 0 in the set-up"),
    ("pair", lambda d: change(d, "active", 0), "round must be 0 in the set-up, and active"),
    ("play", lambda d: change(d, "last_round", 4), "last_round must be there when an end card"),
    ("play", lambda d: change(d, "debts_left", 0), "last_round must be there when an end card"),
    (OVER, lambda d: change(d, "last_round", 99), "last_round must be there when an end card"),
    (OVER, lambda d: d.pop("ending"), "ending must be there when nothing is left to do"),
    ("play", lambda d: change(d, "ending", ["poverty"]), "ending must be the revealed cards"),
    (OVER, lambda d: change(d, "ending", ["plague"]), "ending must be the revealed cards"),
    (
        "action",
        lambda d: change(d, "agenda", []),
        "ending must be there when nothing is left to do",
    ),
]
RIVAL: list[tuple[str, Spoil, str]] = [
    ("alone", lambda d: change(d["rival"], "space", 2), "rival.space must be on the outer path"),
    (
        "alone",
        lambda d: change(d["rival"], "space", -1),
        "rival.space must be a space once it is set up",
    ),
    ("alone", lambda d: change(d["rival"], "silver", 1), "rival.silver must be 0"),
    ("alone", lambda d: d["rival"]["deck"].pop(), "scheme '"),
    (
        "alone",
        lambda d: d["rival"]["discard"].append(d["rival"]["line"].pop()),
        "rival.line must have three spaces",
    ),
    (
        "alone",
        lambda d: (
            d["rival"]["discard"].append(d["rival"]["line"][0]),
            change(d["rival"]["line"], 0, None),
        ),
        "rival.line must have the cards of the turns so far",
    ),
    ("alone", lambda d: d["rival"].pop("known"), "rival.known must be the future schemes that"),
    ("alone", lambda d: d["rival"]["known"].append("Z09"), "rival.known must be the future"),
    ("alone", lambda d: d["rival"]["known"].append("Z01"), "rival.known must be different future"),
    (
        "alone",
        lambda d: d["rival"]["futures"].append(d["rival"]["deck"].pop()),
        "rival.futures must be future schemes",
    ),
    (
        "alone",
        lambda d: (change(d["rival"], "corruption", 5), change(d["rival"], "virtue", 4)),
        "rival.corruption must not be beyond virtue",
    ),
]
END = "agenda must end with a question"
NAMES = "agenda names what isn't there"
LEFT = "agenda must have what is left of the turn"
LAPSES = "agenda asks what can't be answered"
AGENDA: list[tuple[str, Spoil, str]] = [
    ("play", lambda d: d["agenda"].append({"end_turn": {}}), END),
    ("rearrange", lambda d: change(top(d), "seat", 7), END),
    ("odo's turn", lambda d: change(top(d), "seat", 1), f"{END} to a player"),
    ("play", lambda d: below(d, {"resource": {"seat": 7, "cause": "S01"}}), NAMES),
    ("ride", lambda d: change(top(d), "steps", 4), NAMES),
    ("spot", lambda d: change(top(d), "square", 10), NAMES),
    ("trade", lambda d: change(top(d), "helper", d["stacks"][0][0]), NAMES),
    ("pay", lambda d: change(top(d), "kind", 5), NAMES),
    ("pay", lambda d: change(top(d), "need", 0), NAMES),
    ("pay", lambda d: change(d["agenda"][-2]["build"], "spot", 25), NAMES),
    ("pay", lambda d: change(top(d), "action", "workers"), NAMES),
    ("link", lambda d: change(top(d), "links", ["C2-C3", "C3-C4"]), NAMES),
    ("link", lambda d: change(top(d), "links", []), NAMES),
    ("link", lambda d: change(top(d), "links", top(d)["links"][:1] * 2), NAMES),
    ("link", lambda d: change(top(d), "spot", 7), NAMES),
    ("section", lambda d: change(top(d), "number", 21), NAMES),
    ("bump", lambda d: change(top(d), "tier", 2), NAMES),
    ("bump", lambda d: change(top(d), "seat", 0), NAMES),
    ("discard", lambda d: change(top(d), "left", 0), NAMES),
    ("order", lambda d: change(top(d), "dues", top(d)["dues"][:1] * 2), NAMES),
    (
        "discard",
        lambda d: change(d["agenda"][-2]["use"], "effect", {"start_destroy": 1}),
        NAMES,
    ),
    ("discard", lambda d: change(d["agenda"][-2]["use"], "effect", {"gain_scheme": {}}), NAMES),
    (
        "discard",
        lambda d: change(d["agenda"][-2]["use"], "effect", {"gain": {"any": 999}}),
        NAMES,
    ),
    ("extra", lambda d: d["agenda"].pop(0), LEFT),
    ("extra", lambda d: d["agenda"].insert(1, {"pair": 2}), "players[2].card must be missing"),
    ("alone begins", lambda d: d["agenda"].pop(1), "rival.space must be a space once it is set"),
    ("play", lambda d: d["agenda"].pop(0), LEFT),
    ("play", lambda d: d["agenda"].pop(1), LEFT),
    ("action", lambda d: change(d["agenda"], 1, {"draw_phase": 1}), LEFT),
    ("ride", lambda d: below(d, {"ride": {"seat": 0, "steps": 2}}), LEFT),
    ("ride", lambda d: below(d, {"flip": {"seat": 0, "cause": "S05"}}), LEFT),
    ("recruit", lambda d: below(d, {"castle_work": {}}, {"castle_work": {}}), LEFT),
    ("pay", lambda d: d["agenda"].pop(-2), LEFT),
    ("pay", lambda d: d["agenda"].pop(-3), LEFT),
    ("workers", lambda d: below(d, {"after_action": {"seat": 1, "action": "workers"}}), LEFT),
    ("helped", lambda d: change(d["agenda"][-2]["begin_action"], "seat", 0), LEFT),
    ("collision", lambda d: d["agenda"].pop(2), LEFT),
    ("collision", lambda d: change(d["agenda"], -2, {"collision_cards": 2}), LEFT),
    ("below", lambda d: change(d["agenda"][-2]["below_the_space"], "seat", 2), LEFT),
    ("odo's turn", lambda d: change(d["agenda"][-2], "neutral_action", "Z05"), LEFT),
    ("odo's turn", lambda d: d["agenda"].pop(0), LEFT),
    ("odo's turn", lambda d: d["agenda"].insert(2, {"turn_up_scheme": {}}), "rival.line must have"),
    ("odo acts", lambda d: below(d, {"collision_phase": {}}), LEFT),
    ("odo acts", lambda d: d["agenda"].insert(2, {"begin_turn": 0}), LEFT),
    ("odo collides", lambda d: d["agenda"].insert(1, {"draw_phase": 0}), LEFT),
    ("recruit", lambda d: change(d["agenda"], 3, {"recruit": 0}), LEFT),
    ("after", lambda d: change(d["agenda"][4]["after_action"], "seat", 1), NAMES),
    ("rearrange", lambda d: change(d["players"][1], "line", [None] * 3), "townsfolk '"),
    ("dismiss", lambda d: change(active(d), "silver", 0), LAPSES),
]


@pytest.mark.parametrize(("name", "spoil", "words"), [*TABLE, *PLAYERS, *TIME, *RIVAL, *AGENDA])
def test_what_can_not_be_played_is_refused(name: str, spoil: Spoil, words: str) -> None:
    data = position(name)
    spoil(data)
    assert refusal(data).startswith(f"The snapshot can't be played: {words}")
