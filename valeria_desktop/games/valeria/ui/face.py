"""Valeria's parts for the common rooms of the window."""

from __future__ import annotations

from functools import partial

from valeria_desktop.games.valeria.game import RULES, catalog
from valeria_desktop.games.valeria.rules.setup import Edition, Level, Setup, Solo, Variant
from valeria_desktop.games.valeria.ui.herald import HERALD
from valeria_desktop.games.valeria.ui.words import ValeriaScoreWords, ValeriaWords
from valeria_desktop.kernel.doors import door, loads
from valeria_desktop.ui.face import Face
from valeria_desktop.ui.program.trial import Trial

_MODES = {
    "two players": Setup(players=2),
    "three players, first edition": Setup(players=3, edition=Edition.FIRST),
    "four players, mixed citizens": Setup(players=4, variants=frozenset({Variant.MIXED})),
    "five players, Monster Events": Setup(players=5, variants=frozenset({Variant.EVENTS})),
    "two players, no Duke": Setup(players=2, variants=frozenset({Variant.NO_DUKE})),
    **{
        f"the Dark Lord, {level.value}": Setup(players=1, solo=Solo.DARK_LORD, level=level)
        for level in Level
    },
    "the siege": Setup(players=1, solo=Solo.SIEGE),
}
TRIAL = Trial(RULES, _MODES, lambda: catalog().all_cards())


FACE = Face(
    rules=RULES,
    words=ValeriaWords(),
    make_draft=partial(door("valeria_desktop.games.valeria.draft:Draft"), RULES),
    make_setup_page=door("valeria_desktop.games.valeria.ui.screens.new_game:NewGameScreen"),
    make_table=door("valeria_desktop.games.valeria.ui.table.screen:TableScreen"),
    make_moments=door("valeria_desktop.games.valeria.ui.table.moments:ValeriaMoments"),
    scene="home.svg",
    paint_chip=door("valeria_desktop.games.valeria.ui.cards.tiny:paint_chip"),
    score_words=ValeriaScoreWords(),
    make_end_art=door("valeria_desktop.games.valeria.ui.screens.end_art:ValeriaEndArt"),
    make_finale=door("valeria_desktop.games.valeria.ui.stage.finale:ValeriaFinale"),
    make_review_parts=(
        door("valeria_desktop.games.valeria.ui.screens.review.luck:LuckPart"),
        door("valeria_desktop.games.valeria.ui.screens.review.purchases:PurchasesPart"),
        door("valeria_desktop.games.valeria.ui.screens.review.points:PointsPart"),
    ),
    make_learn_page=door("valeria_desktop.games.valeria.ui.screens.learn:make_learn_page"),
    make_guide=door("valeria_desktop.games.valeria.ui.guide:HeraldGuide"),
    voice=HERALD,
    trial=TRIAL,
    tell_turn=door("valeria_desktop.games.valeria.story.tell:tell_turn"),
    make_spoken=door("valeria_desktop.games.valeria.ui.spoken:ValeriaSpoken"),
    beats=door("valeria_desktop.games.valeria.ui.stage.beats:beats"),
    paint_thing=door("valeria_desktop.games.valeria.ui.cards.paint:paint_card"),
    heard_of=door("valeria_desktop.games.valeria.ui.heard:heard_of"),
    picture_of=door("valeria_desktop.games.valeria.ui.picture:picture_of"),
    hall=door("valeria_desktop.games.valeria.ui.hall:make_hall"),
    rooms=(
        loads("valeria_desktop.games.valeria.draft", "valeria_desktop.games.valeria.verbs"),
        catalog,
        loads("valeria_desktop.games.valeria.ui.cards.paint"),
        loads(
            "valeria_desktop.games.valeria.ui.board.side_board",
            "valeria_desktop.games.valeria.ui.parts.rivals",
        ),
        loads("valeria_desktop.games.valeria.ui.prompts.registry"),
        loads(
            "valeria_desktop.games.valeria.ui.stage.beats",
            "valeria_desktop.games.valeria.ui.zoom.zoom",
        ),
        loads("valeria_desktop.games.valeria.ui.table.screen"),
        loads("valeria_desktop.games.valeria.ui.guide"),
    ),
)
