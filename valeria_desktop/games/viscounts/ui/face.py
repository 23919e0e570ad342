"""The door of Viscounts for the common rooms of the window: its table and its words."""

from __future__ import annotations

from functools import partial

from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords, ViscountsWords
from valeria_desktop.kernel.doors import door, loads
from valeria_desktop.ui.face import Face

FACE = Face(
    rules=RULES,
    words=ViscountsWords(),
    make_draft=partial(door("valeria_desktop.session.draft:Draft"), RULES),
    make_setup_page=door("valeria_desktop.ui.screens.setup.plain_page:PlainSetupPage"),
    make_table=door("valeria_desktop.games.viscounts.ui.table.screen:TableScreen"),
    make_moments=door("valeria_desktop.ui.bare_table:BareMoments"),
    score_words=ViscountsScoreWords(),
    refused=frozenset({"numbers", "points"}),
    rooms=(
        loads(
            "valeria_desktop.games.viscounts.ui.parts.ring",
            "valeria_desktop.games.viscounts.ui.parts.own",
        ),
        loads("valeria_desktop.games.viscounts.ui.table.screen"),
    ),
)
