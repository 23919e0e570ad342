"""How much longer a game becomes with a set: measured, and never a made-up number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.commandline import main
from valeria_desktop.games.valeria.files.set_facts import read_facts, write_longer
from valeria_desktop.lab.lengths import compared

if TYPE_CHECKING:
    from pathlib import Path

FACTS = """\
# A set.
name = "Moon"
adds = "Nothing at all."
cards = 8
solo = ["dark-lord"]
"""


def test_a_clear_difference_is_told_in_per_cent() -> None:
    longer = compared([100, 101, 99, 100], [110, 111, 109, 110])
    assert longer.percent == pytest.approx(10)
    assert longer.told == 10
    assert compared([110, 111, 109, 110], [100, 101, 99, 100]).told == -9


def test_what_chance_may_have_made_is_no_difference() -> None:
    longer = compared([50, 150, 80, 120], [60, 160, 85, 125])
    assert longer.percent > 2 * longer.error / 10
    assert longer.told == 0


def test_a_number_is_written_below_the_cards_and_replaces_an_earlier_one(tmp_path: Path) -> None:
    file = tmp_path / "moon" / "set.toml"
    file.parent.mkdir()
    file.write_text(FACTS, encoding="utf-8")
    for percent in (7, -2):
        write_longer(file, percent)
        assert read_facts(file).longer == percent
    assert file.read_text(encoding="utf-8") == FACTS.replace("cards = 8", "cards = 8\nlonger = -2")


def test_each_set_is_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "lengths --bots random --games 2 --only promos,gnolls --preset random"
    assert main(arguments.split()) == 0
    first, *each = capsys.readouterr().out.splitlines()
    assert first.startswith("2 games each; without sets ")
    assert [line.split()[0] for line in each] == ["gnolls", "promos"]


def test_a_game_without_sets_has_nothing_to_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "valencia", "lengths"]) != 0
    assert "no such sets to measure" in capsys.readouterr().err
