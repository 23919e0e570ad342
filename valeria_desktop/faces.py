"""How the games look. It stands on the top floor, and is handed down from there."""

from valeria_desktop.games.valencia.ui.face import FACE as VALENCIA
from valeria_desktop.games.valeria.ui.face import FACE as VALERIA
from valeria_desktop.ui.face import Faces

FACES: Faces = {face.rules.id: face for face in (VALERIA, VALENCIA)}
