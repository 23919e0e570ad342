"""The doors of Viscounts for the common rooms of the window: table, screens, words and pictures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.game import RULES, catalog
from valeria_desktop.games.viscounts.rules.setup import Rival, Setup
from valeria_desktop.games.viscounts.ui.scribe import SCRIBE
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords, ViscountsWords
from valeria_desktop.kernel.doors import door, loads
from valeria_desktop.ui.face import Face
from valeria_desktop.ui.program.trial import Trial

if TYPE_CHECKING:
    from valeria_desktop.kernel.things import Thing

_MODES = {
    "alone against the builder, harder": Setup(1, 0, Rival.BUILDER, 1),
    "two players": Setup(players=2),
    "three players, side 2": Setup(3, 2),
    "four players": Setup(players=4),
}


def _things() -> tuple[Thing, ...]:
    shipped = catalog()
    people = (*shipped.starters, *shipped.heroes, *shipped.townsfolk)
    return (*people, *shipped.manuscripts, *shipped.bonuses)


TRIAL = Trial(RULES, _MODES, _things)


FACE = Face(
    rules=RULES,
    words=ViscountsWords(),
    make_draft=partial(door("valeria_desktop.games.viscounts.draft:Draft"), RULES),
    make_setup_page=door("valeria_desktop.games.viscounts.ui.screens.new_game:NewGameScreen"),
    make_table=door("valeria_desktop.games.viscounts.ui.table.screen:TableScreen"),
    make_moments=door("valeria_desktop.games.viscounts.ui.table.moments:ViscountsMoments"),
    scene="scenes/realm-home.svg",
    paint_chip=door("valeria_desktop.games.viscounts.ui.picture:paint_chip"),
    score_words=ViscountsScoreWords(),
    make_end_art=door("valeria_desktop.games.viscounts.ui.screens.end_art:ViscountsEndArt"),
    make_finale=door("valeria_desktop.games.viscounts.ui.stage.finale:ViscountsFinale"),
    make_review_parts=(door("valeria_desktop.games.viscounts.ui.screens.draws:DrawsPart"),),
    reviews_ledger=True,
    make_learn_page=door("valeria_desktop.games.viscounts.ui.screens.learn:ViscountsLearn"),
    make_guide=door("valeria_desktop.games.viscounts.ui.guide:ScribeGuide"),
    voice=SCRIBE,
    trial=TRIAL,
    tell_turn=door("valeria_desktop.games.viscounts.story.tell:tell_turn"),
    make_spoken=door("valeria_desktop.games.viscounts.ui.spoken:ViscountsSpoken"),
    beats=door("valeria_desktop.games.viscounts.ui.stage.beats:beats"),
    heard_of=door("valeria_desktop.games.viscounts.ui.heard:heard_of"),
    picture_of=door("valeria_desktop.games.viscounts.ui.picture:picture_of"),
    hall=door("valeria_desktop.games.viscounts.ui.hall:make_hall"),
    rooms=(
        loads("valeria_desktop.games.viscounts.draft", "valeria_desktop.games.viscounts.verbs"),
        loads(
            "valeria_desktop.games.viscounts.ui.parts.ring",
            "valeria_desktop.games.viscounts.ui.parts.own",
        ),
        loads(
            "valeria_desktop.games.viscounts.ui.stage.beats",
            "valeria_desktop.games.viscounts.ui.table.screen",
        ),
    ),
)
