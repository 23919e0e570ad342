"""Valencia's doors for the common rooms of the window: table, screens, words and pictures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.game import RULES, catalog
from valeria_desktop.games.valencia.rules.setup import RANDOM, Advanced, Setup
from valeria_desktop.games.valencia.ui.gardener import GARDENER
from valeria_desktop.games.valencia.ui.words import ValenciaScoreWords, ValenciaWords
from valeria_desktop.kernel.doors import door, loads
from valeria_desktop.ui.face import Face
from valeria_desktop.ui.program.trial import Trial

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing


_MODES = {
    "two players": Setup(players=2),
    "three players, a drawn city": Setup(players=3, city=RANDOM),
    "four players": Setup(players=4),
    "five players, a drawn city, advanced cards": Setup(5, RANDOM, frozenset(Advanced)),
}


def _things() -> tuple[Thing, ...]:
    shipped = catalog()
    return (*shipped.tasks, *shipped.fountains)


TRIAL = Trial(RULES, _MODES, _things)


FACE = Face(
    rules=RULES,
    words=ValenciaWords(),
    make_draft=partial(door("valeria_desktop.games.valencia.draft:Draft"), RULES),
    make_setup_page=door("valeria_desktop.games.valencia.ui.screens.new_game:NewGameScreen"),
    make_table=door("valeria_desktop.games.valencia.ui.table.screen:TableScreen"),
    make_moments=door("valeria_desktop.games.valencia.ui.table.moments:ValenciaMoments"),
    scene="scenes/home.svg",
    paint_chip=door("valeria_desktop.games.valencia.ui.picture:paint_chip"),
    score_words=ValenciaScoreWords(),
    make_end_art=door("valeria_desktop.games.valencia.ui.screens.end_art:ValenciaEndArt"),
    make_finale=door("valeria_desktop.games.valencia.ui.stage.finale:ValenciaFinale"),
    make_learn_page=door("valeria_desktop.games.valencia.ui.screens.learn:ValenciaLearn"),
    make_guide=door("valeria_desktop.games.valencia.ui.guide:GardenerGuide"),
    voice=GARDENER,
    trial=TRIAL,
    tell_turn=door("valeria_desktop.games.valencia.story.tell:tell_turn"),
    make_spoken=door("valeria_desktop.games.valencia.ui.spoken:ValenciaSpoken"),
    beats=door("valeria_desktop.games.valencia.ui.stage.flights:beats"),
    heard_of=door("valeria_desktop.games.valencia.ui.heard:heard_of"),
    picture_of=door("valeria_desktop.games.valencia.ui.picture:picture_of"),
    hall=door("valeria_desktop.games.valencia.ui.hall:make_hall"),
    rooms=(
        loads("valeria_desktop.games.valencia.draft", "valeria_desktop.games.valencia.verbs"),
        loads(
            "valeria_desktop.games.valencia.ui.parts.city",
            "valeria_desktop.games.valencia.ui.board.own_board",
        ),
        loads(
            "valeria_desktop.games.valencia.ui.planning.presenters",
            "valeria_desktop.games.valencia.ui.prompts.registry",
        ),
        loads(
            "valeria_desktop.games.valencia.ui.stage.flights",
            "valeria_desktop.games.valencia.ui.table.screen",
        ),
    ),
)
