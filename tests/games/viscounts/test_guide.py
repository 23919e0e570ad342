"""docs/viscounts.md tells what is true of the data, and German says all that is told."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.events import events_in
from tests.german import german
from valeria_desktop.content.resources import resources_root
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.viscounts.lesson.lesson import FOUR_TURNS
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.ui.words import ViscountsWords
from valeria_desktop.kernel.said import SaidOfSeats

TEXT = (resources_root().parent / "docs" / "viscounts.md").read_text(encoding="utf-8")
TABLES = resources_root() / "games" / GAME
ROWS = re.findall(r"^\| (.*`.+`) \| (\d+) \| (\d+) \| (\d+) \|$", TEXT, re.MULTILINE)


def rows_of(table: str) -> list[dict[str, object]]:
    (rows,) = tomllib.loads((TABLES / f"{table}.toml").read_text(encoding="utf-8")).values()
    found: list[dict[str, object]] = rows
    return found


def sources_of(name: str) -> list[object]:
    """Return where each row comes from, of a table or of the trades of all segments."""
    table = re.findall(r"`(\w+)`", name)[0]
    rows = rows_of(table)
    if name.startswith("trades"):
        rows = [trade for row in rows for trade in row["trades"]]  # type: ignore[attr-defined]
    return [row["source"] for row in rows]


@pytest.mark.clause("WK140", "WK141", "WK142", "WK143", "WK144")
@pytest.mark.parametrize(("name", "rows", "made", "inferred"), ROWS, ids=lambda text: text)
def test_the_guides_numbers_are_those_of_the_tables(
    name: str, rows: str, made: str, inferred: str
) -> None:
    sources = sources_of(name)
    counts = (len(sources), sources.count("reconstructed"), sources.count("inferred"))
    assert counts == (int(rows), int(made), int(inferred))


@pytest.mark.clause("WK140")
def test_the_page_about_the_program_counts_what_we_made() -> None:
    made = {re.findall(r"`(\w+)`", name)[0]: number for name, _, number, _ in ROWS}
    about = ViscountsWords().about()
    assert (
        f"{made['segments']} trades, {made['neutral_boards']} of Odo's boards, {made['schemes']} "
        f"schemes, {made['manuscripts']} manuscripts and {made['player_cards']} player cards"
    ) in about
    rules = {clause.id: clause.text for clause in rule_book(GAME)}
    assert (
        f"{made['segments']} trades, {made['neutral_boards']} of Odo's boards and "
        f"{made['schemes']} of his schemes are reconstructed as well"
    ) in rules["WK1"]


def test_no_reconstructed_table_is_left_out() -> None:
    named = {re.findall(r"`(\w+)`", name)[0] for name, *_ in ROWS}
    for file in TABLES.glob("*.toml"):
        if 'source = "reconstructed"' in file.read_text(encoding="utf-8"):
            assert file.stem in named
    assert len(ROWS) == 7


def test_the_guide_names_the_seed_of_the_lesson() -> None:
    assert f"seed {FOUR_TURNS.seed}:" in TEXT


def test_every_event_has_a_sentence_in_both_languages() -> None:
    table, found = german(), 0
    for kind in events_in(told):
        if issubclass(kind, SaidOfSeats):
            for attribute in vars(kind).values():
                if isinstance(attribute, str) and "{player}" in attribute:
                    assert table.get(attribute), attribute
                    found += 1
    assert found > 35
