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

_UI = __name__.rpartition(".")[0]
_GAME = _UI.rpartition(".")[0]
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
    make_draft=partial(door(f"{_GAME}.draft:Draft"), RULES),
    make_setup_page=door(f"{_UI}.screens.new_game:NewGameScreen"),
    make_table=door(f"{_UI}.table.screen:TableScreen"),
    make_moments=door(f"{_UI}.table.moments:ViscountsMoments"),
    scene="scenes/realm-home.svg",
    paint_chip=door(f"{_UI}.picture:paint_chip"),
    score_words=ViscountsScoreWords(),
    make_end_art=door(f"{_UI}.screens.end_art:ViscountsEndArt"),
    make_finale=door(f"{_UI}.stage.finale:ViscountsFinale"),
    make_review_parts=(door(f"{_UI}.screens.draws:DrawsPart"),),
    reviews_ledger=True,
    make_learn_page=door(f"{_UI}.screens.learn:ViscountsLearn"),
    make_guide=door(f"{_UI}.guide:ScribeGuide"),
    voice=SCRIBE,
    trial=TRIAL,
    tell_turn=door(f"{_GAME}.story.tell:tell_turn"),
    make_spoken=door(f"{_UI}.spoken:ViscountsSpoken"),
    beats=door(f"{_UI}.stage.beats:beats"),
    heard_of=door(f"{_UI}.heard:heard_of"),
    picture_of=door(f"{_UI}.picture:picture_of"),
    hall=door(f"{_UI}.hall:make_hall"),
    rooms=(
        loads(f"{_GAME}.draft", f"{_GAME}.verbs"),
        loads(f"{_UI}.parts.ring", f"{_UI}.parts.own"),
        loads(f"{_UI}.stage.beats", f"{_UI}.table.screen"),
    ),
)
