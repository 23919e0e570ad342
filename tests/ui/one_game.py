"""The window of one game: most of what is tried of it is tried with Valeria alone."""

from __future__ import annotations

from valeria_desktop.faces import FACES as ALL
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.ui.face import Faces  # noqa: TC001 - a type alias that is said of a value

FACES: Faces = {RULES.id: ALL[RULES.id]}
