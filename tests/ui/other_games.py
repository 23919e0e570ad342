"""Further games for the window: Valeria's rules under other names, played in its window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve

from tests.ui.one_game import FACES
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.session.draft import Draft
from valeria_desktop.ui.screens.setup.plain_page import PlainSetupPage

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.ui.face import Face, Faces


def another(game: str, name: str, seats: range = RULES.seats) -> Face:
    """A game that is set up on the plain page, and has nothing to look up."""
    rules: Rules[Any] = evolve(RULES, id=game, name=name, seats=seats)
    return evolve(
        FACES[RULES.id],
        rules=rules,
        make_draft=partial(Draft, rules),
        make_setup_page=PlainSetupPage,
        make_learn_page=None,
    )


def with_others(*others: Face) -> Faces:
    """Valeria, and other games after it."""
    return {**FACES, **{face.rules.id: face for face in others}}
