"""docs/valencia.md tells what is true, and the sketch it speaks of is drawn (VA50, VA51)."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.cities import PLANS, all_cities, valid_cities
from tests.games.valencia.spoiling import CITIES, put
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valencia.files import sketch as sketch_module
from valeria_desktop.games.valencia.files.loader import FILES
from valeria_desktop.games.valencia.files.sketch import main, report, sketch
from valeria_desktop.games.valencia.rules.arrange import LEAST_SPACES, SITES, first_city

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.games.valencia.rules.model.catalog import CityPlan

TEXT = (resources_root().parent / "docs" / "valencia.md").read_text(encoding="utf-8")
plans = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.width}x6")


def line(beginning: str) -> list[str]:
    found = re.findall(rf"^\| {beginning} \| (.+) \|$", TEXT, re.MULTILINE)
    return str(found[0]).split(" | ")


@plans
def test_the_guide_shows_the_first_games_cities(plan: CityPlan) -> None:
    assert f"```text\n{sketch(first_city(plan))}\n```" in TEXT


def test_the_guides_numbers_are_those_of_the_cities() -> None:
    widths = [plan.width for plan in PLANS]
    assert line("width and height") == [f"{plan.width}×{plan.height}" for plan in PLANS]
    assert line("fountain sites") == [str(SITES[width]) for width in widths]
    assert line("spaces of each guild, at least") == [str(LEAST_SPACES[width]) for width in widths]
    assert line("arrangements of the tiles that keep all of it") == [
        f"{len(valid_cities(width))} of {len(all_cities(width))}" for width in widths
    ]


def test_the_guides_example_is_a_shipped_tile() -> None:
    (example,) = re.findall(r"```toml\n(.+?)```", TEXT, re.DOTALL)
    (tile,) = tomllib.loads(example)["city"]["quarters"]
    shipped = next(quarter for quarter in PLANS[0].quarters if quarter.id == tile["id"])
    assert tile["sides"] == [{"id": side.id, "rows": list(side.rows)} for side in shipped.sides]


def test_the_guide_names_every_file() -> None:
    assert all(f"`{file}`" in TEXT for file in FILES)


@pytest.mark.slow
def test_the_guides_refusal_is_what_is_said(tmp_path: Path) -> None:
    put(tmp_path, CITIES, '"O0 O1 ##"', '"O0 O1"')
    problem, *rest = report(tmp_path)
    assert f"`{problem}`" in TEXT
    assert sketch(first_city(PLANS[0])) in rest, "the shipped city stays"


@pytest.mark.slow
def test_the_report_counts_arrangements_and_tells_frequent_faults(tmp_path: Path) -> None:
    lines = list(report(None))
    assert [text for text in lines if text.endswith("no faults.")] == [
        f"{len(valid_cities(plan.width))} of 384 arrangements have no faults." for plan in PLANS
    ]
    assert "In 112: a fountain site is beside another one." in lines
    assert next(report(tmp_path / "gone")) == f"There is no folder {tmp_path / 'gone'}."


def test_the_report_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = cache(lambda plan, of=sketch_module._counts: (*of(plan),))  # of 1152 cities, once
    monkeypatch.setattr(sketch_module, "_counts", counted)
    main([str(tmp_path)])
    with_folder = capsys.readouterr().out
    main([])
    assert with_folder == capsys.readouterr().out == "\n".join(report(None)) + "\n"
