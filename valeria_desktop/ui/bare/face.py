"""The face of a game that brings none."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from valeria_desktop.session.draft import Draft
from valeria_desktop.ui.bare.moments import BareMoments
from valeria_desktop.ui.bare.table import BareTable
from valeria_desktop.ui.face import Face
from valeria_desktop.ui.game_words import GameWords
from valeria_desktop.ui.screens.setup.plain import PlainSetupPage

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Rules


def bare_face(rules: Rules[Any]) -> Face:
    """Let a game be played on the bare table."""
    return Face(
        rules=rules,
        words=GameWords(),
        make_draft=partial(Draft, rules),
        make_setup_page=PlainSetupPage,
        make_table=BareTable,
        make_moments=BareMoments,
        refused=frozenset({"numbers", "points", "why", "leaf"}),
    )
