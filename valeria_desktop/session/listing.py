"""What a list of saved games tells of each, beyond what stands at the head of its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.games.valeria.files.snapshot import restore
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.score import Outcome
    from valeria_desktop.storage.save import SavedGame


@frozen
class Final:
    """How a game ended: with all points, those of the Dukes too."""

    points: tuple[int, ...]
    winners: tuple[str, ...]
    """Their names; nobody in a game for one player, where the outcome says it."""
    outcome: Outcome | None


def final_of(saved: SavedGame, catalog: Catalog) -> Final | None:
    """Score a game that is over; nothing if it goes on, or can't be read."""
    game = _game(saved, catalog) if saved.is_over else None
    if game is None or game.decision is not None:
        return None
    result = game.result()
    winners = () if result.outcome else tuple(saved.seats[seat].name for seat in result.winners)
    return Final(tuple(score.total for score in result.scores), winners, result.outcome)


def stacks_of(saved: SavedGame, catalog: Catalog) -> Scene | None:
    """Give the table as everybody sees it, with nothing to choose; nothing if it can't be read."""
    game = _game(saved, catalog)
    if game is None:
        return None
    scene = make_scene(game, saved.seats, 0)
    affordable = {place: evolve(quote, missing=()) for place, quote in scene.quotes.items()}
    return evolve(scene, quotes=affordable, lit={})


def _game(saved: SavedGame, catalog: Catalog) -> Game | None:
    try:
        game = restore(saved.snapshot, catalog)
    except ValeriaError:
        return None
    return game if len(game.seats) == len(saved.seats) else None
