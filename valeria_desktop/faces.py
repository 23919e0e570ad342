"""The faces of all games. Only this top module imports them, and hands them down to the window."""

from valeria_desktop.games.valencia.ui.face import FACE as VALENCIA
from valeria_desktop.games.valeria.ui.face import FACE as VALERIA
from valeria_desktop.games.viscounts.ui.face import FACE as VISCOUNTS
from valeria_desktop.ui.face import Faces

FACES: Faces = {face.rules.id: face for face in (VALERIA, VALENCIA, VISCOUNTS)}
