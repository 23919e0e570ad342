"""Games of Valencia that were played to their end, each once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.ui.face import FACE
from valeria_desktop.games.valencia.ui.words import ValenciaScoreWords, ValenciaWords
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.bare_table import bare_face

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.setup import Setup
    from valeria_desktop.ui.face import Face


@cache
def ended(setup: Setup, bot: str = "random", seed: int = 5) -> Session:
    """Play a game; nobody changes it any more."""
    seats = default_seats(setup.players, bots=bot)
    session = Session(Record(RULES, setup, seed), seats)
    bots = [make_bot(RULES, bot, seat) for seat in range(setup.players)]
    while session.decision is not None:
        scene = session.scene(session.decision.seat)
        session.choose(bots[session.decision.seat].choose(scene.view, scene.decision).id)
    return session


def face() -> Face:
    """What Valencia brings to the lists of games and to the end, on the bare table."""
    return evolve(
        bare_face(RULES),
        words=ValenciaWords(),
        make_draft=FACE.make_draft,
        make_setup_page=FACE.make_setup_page,
        make_end_art=FACE.make_end_art,
        paint_chip=FACE.paint_chip,
        picture_of=FACE.picture_of,
        score_words=ValenciaScoreWords(),
    )
