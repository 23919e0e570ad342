"""How Valeria looks: what the common rooms of the window ask of it."""

from __future__ import annotations

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.ui import doors
from valeria_desktop.games.valeria.ui.screens.score_words import ValeriaScoreWords
from valeria_desktop.games.valeria.ui.trial import TRIAL
from valeria_desktop.games.valeria.ui.words import ValeriaWords
from valeria_desktop.ui.face import Face

FACE = Face(
    rules=RULES,
    words=ValeriaWords(),
    make_draft=doors.make_draft,
    make_setup_page=doors.make_setup_page,
    make_table=doors.make_table,
    make_moments=doors.make_moments,
    scene="home.svg",
    paint_chip=doors.paint_chip,
    score_words=ValeriaScoreWords(),
    make_unveiling=doors.make_unveiling,
    make_finale=doors.make_finale,
    make_review_parts=(doors.make_luck, doors.make_cards, doors.make_points),
    make_learn_page=doors.make_learn_page,
    make_guide=doors.make_guide,
    trial=TRIAL,
    tell_turn=doors.tell_turn,
    beats=doors.beats,
    paint_thing=doors.paint_card,
    picture_of=doors.picture_of,
    rooms=doors.ROOMS,
)
