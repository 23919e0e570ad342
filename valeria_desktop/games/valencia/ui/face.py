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


_UI = __name__.rpartition(".")[0]
_GAME = _UI.rpartition(".")[0]
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
    make_draft=partial(door(f"{_GAME}.draft:Draft"), RULES),
    make_setup_page=door(f"{_UI}.screens.new_game:NewGameScreen"),
    make_table=door(f"{_UI}.table.screen:TableScreen"),
    make_moments=door(f"{_UI}.table.moments:ValenciaMoments"),
    scene="scenes/home.svg",
    paint_chip=door(f"{_UI}.picture:paint_chip"),
    score_words=ValenciaScoreWords(),
    make_end_art=door(f"{_UI}.screens.end_art:ValenciaEndArt"),
    make_finale=door(f"{_UI}.stage.finale:ValenciaFinale"),
    make_learn_page=door(f"{_UI}.screens.learn:ValenciaLearn"),
    make_guide=door(f"{_UI}.guide:GardenerGuide"),
    voice=GARDENER,
    trial=TRIAL,
    tell_turn=door(f"{_GAME}.story.tell:tell_turn"),
    make_spoken=door(f"{_UI}.spoken:ValenciaSpoken"),
    beats=door(f"{_UI}.stage.flights:beats"),
    heard_of=door(f"{_UI}.heard:heard_of"),
    picture_of=door(f"{_UI}.picture:picture_of"),
    hall=door(f"{_UI}.hall:make_hall"),
    rooms=(
        loads(f"{_GAME}.draft", f"{_GAME}.verbs"),
        loads(f"{_UI}.parts.city", f"{_UI}.board.own_board"),
        loads(f"{_UI}.planning.presenters", f"{_UI}.prompts.registry"),
        loads(f"{_UI}.stage.flights", f"{_UI}.table.screen"),
    ),
)
