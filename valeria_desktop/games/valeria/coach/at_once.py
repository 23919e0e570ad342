"""The position right after a choice: its price is paid and its rewards are there, nothing more.

A reason for a choice holds here. What only the later choices of the turn bring isn't its merit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.look import is_plain
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.coaching import Prospect
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option


def at_once(view: View, prospect: Prospect, stream: Stream) -> Game:
    """Return an imagined game after a choice and the questions that belong to it."""
    game = imagine(view, stream)
    asked, turn = game.decision, game.turn
    if asked is None or all(option.id != prospect.option.id for option in asked.options):
        first: Game = prospect.games[0]
        return first
    game.choose(prospect.option.id)
    meant = [*prospect.then]
    while (decision := game.decision) is not None and decision.seat == view.seat:
        option = None if game.turn != turn else _belonging(asked, decision, meant)
        if option is None:
            break
        game.choose(option.id)
    return game


def _belonging(asked: Decision, decision: Decision, meant: list[Option]) -> Option | None:
    """Return the answer to a question that belongs to the choice; None for the next choice."""
    if decision.prompt in {Prompt.ACT, Prompt.ROLL, asked.prompt}:
        return None
    if is_plain(decision):
        return decision.options[0]
    ids = [option.id for option in decision.options]
    return meant.pop(0) if meant and meant[0].id in ids else None
