"""docs/adding-a-game.md leads from an empty folder to Stairs, played, saved, opened and shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.stairs.golden_games import FOLDER, NAME
from tests.guides import guide, run_in, written_in

GUIDE = guide("adding-a-game.md")
STAIRS = Path(__file__).parent / "stairs"
WHERE = "import tests.games.stairs as made\nprint(made.__file__)\n"


def test_the_page_holds_the_whole_game() -> None:
    assert written_in(STAIRS) == GUIDE.files


@pytest.mark.thorough
def test_from_an_empty_folder_to_a_game_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    folder = tmp_path / "tests" / "games" / "stairs"
    GUIDE.write(folder)
    evening, window = GUIDE.programs
    told = run_in(tmp_path, "-c", evening + WHERE).splitlines()
    assert "wins with" in told[0] or "share the victory" in told[0]
    assert Path(told[1]) == folder / "__init__.py"
    run_in(tmp_path, "-m", "tests.games.stairs.golden_games", "write")
    written = (folder / "golden" / NAME).read_text(encoding="utf-8")
    assert written == (FOLDER / NAME).read_text(encoding="utf-8")
    asked, *answers = run_in(tmp_path, "-c", window).splitlines()
    assert asked.endswith("which card do you lay?")
    assert len(answers) == 3
    assert all(answer.startswith("Lay the ") for answer in answers)
