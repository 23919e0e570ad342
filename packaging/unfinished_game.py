"""Leave an unfinished game of two behind, as a player who goes home and quits leaves it.

python packaging/unfinished_game.py FOLDER
"""

import sys
from pathlib import Path

from valeria_desktop.faces import FACES
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.application import make_application
from valeria_desktop.ui.program.program import Program

CHOICES = 12
"""The number of choices that are made."""


def main() -> int:
    """Play some choices, and quit."""
    application = make_application()
    program = Program(application, Folders.at(Path(sys.argv[1])), FACES)
    program.change("pace", "off")
    program.draft.players = 2
    for seat in range(2):
        program.draft.invite(seat, None)  # nobody's bots think beside what is measured
    program.window.show()
    program.start(1)
    session = program.controller.session
    if session is None:
        return 1
    for _ in range(CHOICES):
        if session.decision is not None:
            session.choose(session.decision.options[0].id)
    program.keeping.keep(session)
    program.go_home()
    program.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
