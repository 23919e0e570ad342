"""A second game beside Valeria: it deals the same, and has nothing of its own to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.ui.one_game import FACES
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.kernel.memory import Memory
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.words.game_words import GameWords

if TYPE_CHECKING:
    from valeria_desktop.ui.face import Faces

_RULES = evolve(FACE.rules, id="other", name="Another Game", memory=Memory())
TWO: Faces = {**FACES, "other": evolve(FACE, rules=_RULES, words=GameWords(), picture_of=None)}
TWO_GAMES = games_of(TWO)
