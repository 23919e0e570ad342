"""How Valencia looks: what the common rooms of the window ask of it."""

from __future__ import annotations

from functools import partial

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.ui.screens.score_words import ValenciaScoreWords
from valeria_desktop.games.valencia.ui.trial import TRIAL
from valeria_desktop.games.valencia.ui.words import ValenciaWords
from valeria_desktop.kernel.doors import door, loads
from valeria_desktop.ui.face import Face

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
    make_unveiling=door("valeria_desktop.games.valencia.ui.screens.tasks_told:TasksTold"),
    make_finale=door("valeria_desktop.games.valencia.ui.finale.finale:ValenciaFinale"),
    make_learn_page=door("valeria_desktop.games.valencia.ui.screens.learn:make_learn_page"),
    make_guide=door("valeria_desktop.games.valencia.ui.lesson.guide:make_guide"),
    trial=TRIAL,
    tell_turn=door("valeria_desktop.games.valencia.story:tell_turn"),
    beats=door("valeria_desktop.games.valencia.ui.stage.telling:beats"),
    picture_of=door("valeria_desktop.games.valencia.ui.picture:picture_of"),
    rooms=(
        loads("valeria_desktop.games.valencia.draft", "valeria_desktop.games.valencia.verbs"),
        loads(
            "valeria_desktop.games.valencia.ui.parts.city",
            "valeria_desktop.games.valencia.ui.own.board",
        ),
        loads(
            "valeria_desktop.games.valencia.ui.planning.registry",
            "valeria_desktop.games.valencia.ui.prompts.registry",
        ),
        loads(
            "valeria_desktop.games.valencia.ui.stage.telling",
            "valeria_desktop.games.valencia.ui.table.screen",
        ),
    ),
    refused=frozenset({"numbers", "points"}),
)
