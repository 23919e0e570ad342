"""docs/adding-a-set.md leads from an empty folder to the carnival, and a game is played with it."""

from __future__ import annotations

from pathlib import Path

from tests.guides import guide, run_in, written_in

GUIDE = guide("adding-a-set.md")
WHERE = "import tests.games.valeria.sets.carnival as made\nprint(made.__file__)\n"
CARNIVAL = Path(__file__).parent / "carnival"


def test_the_guide_holds_the_whole_carnival() -> None:
    assert written_in(CARNIVAL) == GUIDE.files


def test_from_an_empty_folder_to_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "valeria" / "sets" / "carnival"
    GUIDE.write(folder)
    winners, where = run_in(tmp_path, "-c", GUIDE.programs[-1] + WHERE).splitlines()
    assert winners in {"(0,)", "(1,)", "(0, 1)"}
    assert Path(where) == folder / "__init__.py"
