"""Positions that games of Viscounts come to, as what is written of them."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.viscounts.catalogue import CATALOG, RULES, deal
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.viscounts.files.snapshot import restore
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.steps import Question
from valeria_desktop.games.viscounts.rules.turn.actions import AfterAction, Begin
from valeria_desktop.games.viscounts.rules.turn.castle import CastleWork
from valeria_desktop.games.viscounts.rules.turn.collision import BelowTheSpace, ResetMarkers
from valeria_desktop.games.viscounts.rules.turn.pairs import AskPair
from valeria_desktop.games.viscounts.solo.turn import NeutralAction

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.state import State

Data = dict[str, Any]


def _asks(prompt: Prompt, least: int = 3) -> Callable[[State], bool]:
    def is_there(state: State) -> bool:
        question = state.agenda[-1]
        return getattr(question, "prompt", None) is prompt and state.round >= least

    return is_there


def _has(kind: type[object], least: int = 2) -> Callable[[State], bool]:
    return lambda state: (
        state.round >= least and any(isinstance(step, kind) for step in state.agenda)
    )


def _is_others_turn(state: State) -> bool:
    question = state.agenda[-1]
    return state.turn > 0 and isinstance(question, Question) and question.seat != state.active


POSITIONS: dict[str, tuple[int, Callable[[State], bool]]] = {
    "extra": (3, lambda state: not state.turn and not isinstance(state.agenda[-1], AskPair)),
    "alone begins": (1, lambda state: not state.turn and not isinstance(state.agenda[-1], AskPair)),
    **{prompt.value: (2, _asks(prompt)) for prompt in Prompt if "first" not in prompt.value},
    "pair": (3, lambda state: isinstance(state.agenda[-1], AskPair) and len(state.pairs) == 3),
    "helped": (2, _has(Begin)),
    "after": (3, _has(AfterAction)),
    "castle": (3, _has(CastleWork, 4)),
    "collision": (3, _has(ResetMarkers)),
    "below": (3, _has(BelowTheSpace)),
    "other's turn": (4, _is_others_turn),
    "alone": (1, _asks(Prompt.PLAY, 6)),
    "odo's turn": (1, lambda state: _is_others_turn(state) and _has(NeutralAction, 1)(state)),
    "odo acts": (1, lambda state: state.active == 1 and _has(AfterAction)(state)),
    "odo collides": (1, lambda state: state.active == 1 and _has(ResetMarkers)(state)),
}
OVER = "over"


@cache
def _text(name: str) -> str:
    """Play games until one comes to such a position."""
    players, is_there = POSITIONS.get(name, (3, lambda _: False))
    for seed in range(200):
        game: Game = deal(players, seed)
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
