"""How the games look. Only the top floor of the program reads this, and hands it down."""

from valeria_desktop.games.valeria.ui.face import FACE as VALERIA
from valeria_desktop.ui.face import Faces

FACES: Faces = {face.rules.id: face for face in (VALERIA,)}
