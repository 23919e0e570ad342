"""A whole program plays Valencia with files of a player's own as it plays any game with them."""

from __future__ import annotations

import pytest

from tests.games.valencia.files import test_own_files
from tests.games.valencia.ui.ended import face
from tests.ui.files.own_files import OwnFilesInProgram

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


class TestOwnFilesOfValenciaInProgram(OwnFilesInProgram):
    """On the bare table."""

    files = test_own_files.TestOwnFilesOfValencia()
    face = face()
    bot = "planner"
