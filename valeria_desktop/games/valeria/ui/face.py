"""How Valeria looks: what the common rooms of the window ask of it."""

from __future__ import annotations

from functools import partial

from valeria_desktop.games.valeria.game import RULES, catalog
from valeria_desktop.games.valeria.ui.screens.score_words import ValeriaScoreWords
from valeria_desktop.games.valeria.ui.trial import TRIAL
from valeria_desktop.games.valeria.ui.words import ValeriaWords
from valeria_desktop.kernel.doors import door, loads
from valeria_desktop.ui.face import Face

FACE = Face(
    rules=RULES,
    words=ValeriaWords(),
    make_draft=partial(door("valeria_desktop.games.valeria.draft:Draft"), RULES),
    make_setup_page=door("valeria_desktop.games.valeria.ui.screens.new_game:NewGameScreen"),
    make_table=door("valeria_desktop.games.valeria.ui.table.screen:TableScreen"),
    make_moments=door("valeria_desktop.games.valeria.ui.table.moments:ValeriaMoments"),
    scene="home.svg",
    paint_chip=door("valeria_desktop.games.valeria.ui.cards.chip:paint_chip"),
    score_words=ValeriaScoreWords(),
    make_unveiling=door("valeria_desktop.games.valeria.ui.screens.dukes:DukesRow"),
    make_finale=door("valeria_desktop.games.valeria.ui.finale.finale:ValeriaFinale"),
    make_review_parts=(
        door("valeria_desktop.games.valeria.ui.screens.review.luck:LuckPart"),
        door("valeria_desktop.games.valeria.ui.screens.review.cards:CardsPart"),
        door("valeria_desktop.games.valeria.ui.screens.review.points:PointsPart"),
    ),
    make_learn_page=door("valeria_desktop.games.valeria.ui.screens.learn:make_learn_page"),
    make_guide=door("valeria_desktop.games.valeria.ui.lesson.guide:HeraldGuide"),
    trial=TRIAL,
    tell_turn=door("valeria_desktop.games.valeria.story.tell:tell_turn"),
    beats=door("valeria_desktop.games.valeria.ui.stage.telling:beats"),
    paint_thing=door("valeria_desktop.games.valeria.ui.cards.loose:paint_card"),
    picture_of=door("valeria_desktop.games.valeria.ui.picture:picture_of"),
    rooms=(
        loads("valeria_desktop.games.valeria.draft", "valeria_desktop.games.valeria.verbs"),
        catalog,
        loads("valeria_desktop.games.valeria.ui.cards.paint"),
        loads(
            "valeria_desktop.games.valeria.ui.boards.board",
            "valeria_desktop.games.valeria.ui.parts.rivals",
        ),
        loads("valeria_desktop.games.valeria.ui.prompts.registry"),
        loads(
            "valeria_desktop.games.valeria.ui.stage.telling",
            "valeria_desktop.games.valeria.ui.zoom.zoom",
        ),
        loads("valeria_desktop.games.valeria.ui.table.screen"),
        loads("valeria_desktop.games.valeria.ui.lesson.guide"),
    ),
)
