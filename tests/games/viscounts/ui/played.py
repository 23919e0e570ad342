"""The rules of Viscounts for tests of its window, with the catalogue of the tests' tables."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tests.games.viscounts.catalogue import CATALOG
from valeria_desktop.games.viscounts.rules.game import imagine, new_game
from valeria_desktop.games.viscounts.rules.scene import make_scene
from valeria_desktop.games.viscounts.rules.setup import MAX_PLAYERS, Setup
from valeria_desktop.games.viscounts.rules.setup_check import check
from valeria_desktop.kernel.rules import Rules

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.session.session import Session


def _deal(setup: Setup, seed: int, *, collects_events: bool = True) -> Game:
    return new_game(setup, CATALOG, seed, collects_events=collects_events)


def _dump(game: Game) -> dict[str, Any]:
    """Return what tells games of one seed apart: these tests save none."""
    return {"turn": game.turn, "round": game.round}


def _restore(_data: object) -> Game:
    raise NotImplementedError


RULES = Rules(
    id="viscounts",
    name="Viscounts",
    version=1,
    seats=range(2, MAX_PLAYERS + 1),
    setup=Setup,
    check=check,
    deal=_deal,
    imagine=imagine,
    scene=make_scene,
    dump=_dump,
    restore=_restore,
    vocabulary=lambda _setup, _seed: {},
    name_of=lambda _thing: None,
    packages=("valeria_desktop.games.viscounts.",),
)


def play_on(session: Session, choices: int, seed: int = 3) -> None:
    """Make some choices at random."""
    chance = Random(seed)
    for _ in range(choices):
        if session.decision is None:
            return
        session.choose(chance.choice(session.decision.options).id)


def play_to(session: Session, prompt: str, seat: int = 0, least: int = 40, seed: int = 3) -> None:
    """Play at random until a seat is asked a kind of question, after some choices."""
    chance = Random(seed)
    for made in range(4000):
        decision = session.decision
        if decision is None:
            break
        if made >= least and decision.prompt == prompt and decision.seat == seat:
            return
        session.choose(chance.choice(decision.options).id)
    raise LookupError(prompt)
