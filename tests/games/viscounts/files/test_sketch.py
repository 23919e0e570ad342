"""Each fault of a folder with a player's own tables is told in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.spoiling import put
from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.files.sketch import main, report, sketch

if TYPE_CHECKING:
    from pathlib import Path

LAKE = """\
A lake: 1 2 3 ~ 4 5 (starts: left 1, right 2)
  spot 1: gain 1 ink
  spot 2: hire any visible townsfolk for free
  spot 3: gain 1 resource of your choice
  spot 4: pay a debt or have a deed approved
  spot 5: destroy a card
  1-2: gain 1 virtue
  3-4: gain 1 debt
  4-5: gain 1 stone
  5-next 1: gain 1 virtue
  side 1, left: 1 for: gain 1 silver
  side 1, right: 2 for: gain 1 ink
  side 2, left: 1 for: gain 1 silver
  side 2, right: 2 for: gain 1 stone"""


@pytest.mark.clause("WK51", "WK54")
def test_a_segment_is_drawn_with_its_river() -> None:
    assert "\n".join(sketch(shipped_catalog().segments[0])) == LAKE


@pytest.mark.clause("WK141", "WK144")
def test_the_shipped_tables_have_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    told = capsys.readouterr().out
    assert "Manuscripts: 9 grey, 9 black, 9 yellow, 8 blue.\n" in told
    assert "Their prices: 8 of 3, 8 of 4, 10 of 5, 9 of 6.\n" in told
    assert told.startswith("\nA lake: ")


def test_a_fault_is_told_first_and_our_table_is_shown(tmp_path: Path) -> None:
    put(tmp_path, "segments.toml", "river_after = 3", "river_after = 9")
    first, *others = report(tmp_path)
    assert first == "segments.toml, segment 'A', field river_after: must be from 1 to 4, not 9."
    assert LAKE.splitlines()[0] in others


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert next(report(tmp_path / "nowhere")) == f"There is no folder {tmp_path / 'nowhere'}."
