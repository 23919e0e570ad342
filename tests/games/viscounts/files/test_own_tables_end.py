"""Tables with any effects in any place: what is refused is told, and games with the rest end."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.spoiling import shipped
from valeria_desktop.games.viscounts.files.loader import FILES, own_catalog
from valeria_desktop.games.viscounts.rules.deal import deal, lay_out
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup

if TYPE_CHECKING:
    from pathlib import Path

_PLACE = re.compile(
    r"\b(?:immediate|dropoff|corner|effect|do|bumped|entered|when_flipped|others|neutral) = (?=\{)"
)
_MOMENT = re.compile(r'moment = "(\w+)"')
_EFFECTS = [
    "{ gain = { virtue = 2 } }",
    "{ gain = { debt = 1 } }",
    "{ gain = { deed = 1, debt = 1 } }",
    '{ flip = { what = "card", times = 2 } }',
    "{ discard = 2 }",
    "{ destroy = 1 }",
    "{ rearrange = {} }",
    "{ shuffle = {} }",
    "{ free_hire = {} }",
    "{ castle_move = {} }",
    "{ place_workers = 3 }",
    '{ free_building = "workshop" }',
    "{ gain_manuscript = [3, 4, 5, 6] }",
    '{ all_of = [{ gain = { debt = 1 } }, { flip = { what = "debt" } }] }',
    "{ one_of = [{ free_hire = {} }, { place_workers = 2 }] }",
    "{ if_no_criminals = { flip = {} } }",
]
_ODOS = ["{ dismiss_here = {} }", "{ gain_scheme = {} }"]
_ODOS_FILES = ("schemes.toml", "neutral_boards.toml")
_OF_PLAYERS = ("flip_debt", "gain_debt", "hire", "after_build", "collision")
_OF_ODO = ("flip", "gain_scheme", "shuffle", "collision")
_MOST_STEPS = 3_000
"""Steps of one choice; the longest chain measured in 480 such games had fewer than 400."""


def mixed(file: str, chance: Random, share: float) -> str:
    """Return a shipped file in which a share of all effects and moments are others."""
    is_odos = file in _ODOS_FILES
    effects = _EFFECTS + _ODOS if is_odos else _EFFECTS
    text, done = shipped(file), ""
    while found := _PLACE.search(text):
        end = _end_of(text, found.end())
        old = text[found.end() : end]
        done += text[: found.end()] + (chance.choice(effects) if chance.random() < share else old)
        text = text[end:]
    moments = _OF_ODO if is_odos else _OF_PLAYERS
    return _MOMENT.sub(lambda _: f'moment = "{chance.choice(moments)}"', done + text)


def _end_of(text: str, start: int) -> int:
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] == "{") - (text[at] == "}")
        if not depth:
            return at + 1
    raise AssertionError("a table without its end")


def play(setup: Setup, seed: int, folder: Path) -> tuple[str, ...]:
    """Play a game with a folder's tables to its end; return what was refused of them."""
    catalog, problems = own_catalog(folder)
    state, chance = deal(lay_out(setup, catalog, seed), seed), Random(seed)
    while state.agenda:
        steps, decision = 0, None
        while state.agenda and decision is None:
            decision = state.agenda.pop().run(state)
            steps += 1
            assert steps < _MOST_STEPS
        if decision is not None:
            state.agenda.pop()
            decision.question.answer(state, chance.choice(decision.options))
    assert state.ending
    return problems


@pytest.mark.slow
@pytest.mark.clause("WK144", "WK22")
@pytest.mark.parametrize("seed", range(12))
def test_games_with_tables_of_ones_own_end(seed: int, tmp_path: Path) -> None:
    chance = Random(seed)
    for file in FILES:
        text = mixed(file, chance, chance.choice([0.03, 0.3, 0.6]))
        (tmp_path / file).write_text(text, encoding="utf-8")
    rival = chance.choice(list(Rival))
    for players in (1, 3):
        problems = play(Setup(players=players, rival=rival), seed, tmp_path)
        assert all(problem.endswith(".") and "\n" not in problem for problem in problems)
        assert len(problems) < len(FILES) / 2  # most of the tables are played with
