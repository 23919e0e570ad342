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

_UI = __name__.rpartition(".")[0]
_GAME = _UI.rpartition(".")[0]
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
    make_draft=partial(door(f"{_GAME}.draft:Draft"), RULES),
    make_setup_page=door(f"{_UI}.screens.new_game:NewGameScreen"),
    make_table=door(f"{_UI}.table.screen:TableScreen"),
    make_moments=door(f"{_UI}.table.moments:ValeriaMoments"),
    scene="home.svg",
    paint_chip=door(f"{_UI}.cards.tiny:paint_chip"),
    score_words=ValeriaScoreWords(),
    make_end_art=door(f"{_UI}.screens.end_art:ValeriaEndArt"),
    make_finale=door(f"{_UI}.stage.finale:ValeriaFinale"),
    make_review_parts=(
        door(f"{_UI}.screens.review.luck:LuckPart"),
        door(f"{_UI}.screens.review.purchases:PurchasesPart"),
        door(f"{_UI}.screens.review.points:PointsPart"),
    ),
    make_learn_page=door(f"{_UI}.screens.learn:make_learn_page"),
    make_guide=door(f"{_UI}.guide:HeraldGuide"),
    voice=HERALD,
    trial=TRIAL,
    tell_turn=door(f"{_GAME}.story.tell:tell_turn"),
    make_spoken=door(f"{_UI}.spoken:ValeriaSpoken"),
    beats=door(f"{_UI}.stage.beats:beats"),
    paint_thing=door(f"{_UI}.cards.paint:paint_card"),
    heard_of=door(f"{_UI}.heard:heard_of"),
    picture_of=door(f"{_UI}.picture:picture_of"),
    hall=door(f"{_UI}.hall:make_hall"),
    rooms=(
        loads(f"{_GAME}.draft", f"{_GAME}.verbs"),
        catalog,
        loads(f"{_UI}.cards.paint"),
        loads(f"{_UI}.board.side_board", f"{_UI}.parts.rivals"),
        loads(f"{_UI}.prompts.registry"),
        loads(f"{_UI}.stage.beats", f"{_UI}.zoom.zoom"),
        loads(f"{_UI}.table.screen"),
        loads(f"{_UI}.guide"),
    ),
)
