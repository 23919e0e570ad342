"""How Valencia looks: what the common rooms of the window ask of it."""

from __future__ import annotations

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.ui import doors
from valeria_desktop.games.valencia.ui.screens.score_words import ValenciaScoreWords
from valeria_desktop.games.valencia.ui.trial import TRIAL
from valeria_desktop.games.valencia.ui.words import ValenciaWords
from valeria_desktop.ui.face import Face

FACE = Face(
    rules=RULES,
    words=ValenciaWords(),
    make_draft=doors.make_draft,
    make_setup_page=doors.make_setup_page,
    make_table=doors.make_table,
    make_moments=doors.make_moments,
    scene="scenes/home.svg",
    paint_chip=doors.paint_chip,
    score_words=ValenciaScoreWords(),
    make_unveiling=doors.make_unveiling,
    make_finale=doors.make_finale,
    make_learn_page=doors.make_learn_page,
    make_guide=doors.make_guide,
    trial=TRIAL,
    tell_turn=doors.tell_turn,
    beats=doors.beats,
    picture_of=doors.picture_of,
    rooms=doors.ROOMS,
    refused=frozenset({"numbers", "points"}),
)
