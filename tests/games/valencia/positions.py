"""Positions that games at the small table come to, as what is written of them."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valencia.catalogue import CATALOG, RULES, deal
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valencia.files.snapshot import restore
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.state import State

Data = dict[str, Any]


def _plans(stage: PlanningStage) -> Callable[[State], bool]:
    def is_there(state: State) -> bool:
        asked = [player for player in state.players if player.stage is stage]
        return bool(asked) and state.round == 2 and state.players[state.figure] is not asked[0]

    return is_there


def _prompts(prompt: Prompt, least: int = 1) -> Callable[[State], bool]:
    def is_there(state: State) -> bool:
        question = state.agenda[-1]
        return getattr(question, "prompt", None) is prompt and state.round >= least

    return is_there


POSITIONS: dict[str, tuple[int, Callable[[State], bool]]] = {
    "tasks": (3, lambda state: not state.round and len(state.players[state.figure].offered) == 3),
    "draw": (3, lambda state: _plans(PlanningStage.DRAW)(state) and len(state.agenda) == 14),
    "split": (3, lambda state: _plans(PlanningStage.SPLIT)(state) and _has_hand(state)),
    "close": (3, _plans(PlanningStage.CLOSE)),
    "bid": (3, lambda state: _prompts(Prompt.BID, 2)(state) and len(state.bids) == 1),
    "power": (3, _prompts(Prompt.POWER)),
    "holder": (3, lambda state: "ChooseHolder" in type(state.agenda[-1]).__name__),
    "wander": (3, lambda state: "Wander" in type(state.agenda[-1]).__name__),
    "keep card": (3, lambda state: _prompts(Prompt.KEEP_CARD, 2)(state) and _has_mixed(state)),
    "seat": (3, lambda state: _prompts(Prompt.SIT)(state) and state.part == "b"),
    "place": (3, _prompts(Prompt.PLACE)),
    "share": (4, _prompts(Prompt.SHARE)),
    "sale": (3, _prompts(Prompt.SELL)),
    "ability": (3, _prompts(Prompt.ABILITY, 3)),
    "drawn": (3, _prompts(Prompt.KEEP_TASK)),
    "move": (3, lambda state: state.part == "g" and _prompts(Prompt.MOVE)(state)),
    "palm": (3, _prompts(Prompt.PALM, 2)),
    "fountain": (3, _prompts(Prompt.FOUNTAIN, 3)),
    "nina": (2, lambda state: any(bid.seat < 0 for bid in state.bids) and state.part == "f"),
}
OVER = "over"


def _has_mixed(state: State) -> bool:
    return any(len(set(bid.cards)) > 1 for bid in state.bids)


def _has_hand(state: State) -> bool:
    return any(player.hand and player.opened for player in state.players)


@cache
def _text(name: str) -> str:
    """Play games until one comes to such a position."""
    players, is_there = POSITIONS.get(name, (3, lambda _: False))
    for seed in range(400):
        game: Game = deal(players, seed, advanced=frozenset(Advanced))
        chance = Random(seed)
        while game.decision is not None and not is_there(game._state):
            game.choose(chance.choice(game.decision.options))
        if (game.decision is None) == (name == OVER):
            return json.dumps(RULES.dump(game))
    raise AssertionError("no game comes there")


def position(name: str) -> Data:
    """Return the data that is written about a game at a position."""
    data: Data = json.loads(_text(name))
    return data


def refusal(data: object) -> str:
    """Return the sentence with which something is refused."""
    with pytest.raises(SnapshotError) as caught:
        restore(data, CATALOG)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence
