"""The data files are read strictly: each fault is one sentence with file, entry and field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.spoiling import refusal, shipped, told_of
from valeria_desktop.games.viscounts.files.loader import FILES
from valeria_desktop.games.viscounts.rules.model.effect import EFFECTS, POWERS

if TYPE_CHECKING:
    from pathlib import Path

T01 = 'name = "Acolyte"\nsilver = 3'
WRONG = {
    "townsfolk.toml": [
        (T01, 'name = "Acolyte"\nsilver = 4', "'T01', field silver: must be from 1 to 3, not 4"),
        (T01, 'name = "Acolyte"\nsilver = "3"', "'T01', field silver: must be a whole number"),
        (T01, 'name = " "\nsilver = 3', "'T01', field name: must be 1 to 60 plain letters"),
        (T01, 'name = "{0}"\nsilver = 3', "'T01', field name: must have no braces"),
        (T01, 'name = "Acolyte"', "'T01', field silver: is missing"),
        (T01, f"{T01}\nkind = 'hero'", "'T01': it has a field too many: kind"),
        (T01, f"{T01}\nimmediate = {{ rearrange = {{}} }}", "'T01', field dropoff: must not be"),
        ('id = "T02"', 'id = "T01"', "'T01', field id: is there twice; choose another"),
        ('id = "T02"', 'id = "T99"', "'T99', field id: must be one of T01 to T68, not 'T99'"),
        ("icons = { criminal = 2 }", "icons = { thief = 2 }", "'T02', field icons: has a field"),
        ("icons = { criminal = 2 }", "icons = { criminal = -2 }", "'T02', field icons: 'criminal'"),
        ("corner = { discard = 1 }", "corner = { discard = 0 }", "'T01', field corner.discard"),
        ("corner = { discard = 1 }", "corner = { discord = 1 }", "'T01', field corner: 'discord'"),
        ("corner = { discard = 1 }", "corner = { discard = 21 }", "'T01', field corner: a number"),
        ("corner = { discard = 1 }", 'corner = "discard"', "'T01', field corner: must be a table"),
        (
            "corner = { discard = 1 }",
            "corner = { discard = 1, shuffle = {} }",
            "'T01', field corner: must be a table with one key",
        ),
        (
            "corner = { discard = 1 }",
            "corner = { start_destroy = 1 }",
            "'T01', field corner: 'start_destroy' is for player cards only",
        ),
        (
            "corner = { discard = 1 }",
            "corner = { gain_scheme = {} }",
            "'T01', field corner: 'gain_scheme' is for the neutral player only",
        ),
        (
            'moment = "flip_debt", do = { flip = { what = "deed" } }',
            'moment = "flip_debt", do = { gain = { debt = 1 } }',
            "'T16', field ongoing: may bring no deeds and no debts here",
        ),
        ('source = "fact"', 'source = "rumour"', "'T01', field source: must be one of fact, inf"),
    ],
    "heroes.toml": [
        (
            'name = "Ada"\n',
            'name = "Ada"\ncorner = { discard = 1 }\n',
            "hero 'H01', field corner: must not be here",
        ),
    ],
    "starters.toml": [('id = "S01"', 'id = "X01"', "starter 'X01', field id: must be one of S01")],
    "manuscripts.toml": [
        ("clerics = 3", "clerics = 2", "manuscript 'M01', field clerics: must be from 3 to 6"),
        ('ribbon = "grey"\n', "", "manuscript 'M01', field ribbon: is missing"),
        ('ribbon = "grey"', 'ribbon = "red"', "manuscript 'M01', field ribbon: must be one of"),
        (
            'end = { what = "buildings" }\n',
            "",
            "manuscript 'M02', field immediate: must be here, or 'end', and not both",
        ),
        ('what = "buildings"', 'what = "cards"', "manuscript 'M02', field end.what: must be one"),
        ('back = "grey"', 'back = "black"', "4 manuscripts have grey backs, not 5"),
    ],
    "player_cards.toml": [
        ("number = 2", "number = 1", "player_card 2, field number: another entry has 1 already"),
        ("number = 2", "number = 11", "player_card 2, field number: must be one of 1, 2, 3"),
    ],
    "segments.toml": [
        ('id = "B"', 'id = "A"', "segment 'A', field id: another entry has A already"),
        ("river_after = 3", "river_after = 5", "segment 'A', field river_after: must be from 1 to"),
        ("  { free_hire = {} },\n", "", "segment 'A', field spots: must be 5, not 4"),
        ("left = 3", "left = 1", "segment 'B', field starts: must be 1 to 10 in all, not 1 here"),
        ("left = 3", "inner = 3", "segment 'B', field starts: must be a number for 'left'"),
        ("start = 1, goal = 2", "start = 1, goal = 3", "segment 'A', field links: none leads"),
        ("start = 5, goal = 0", "start = 2, goal = 3", "segment 'A', field links: one must lead"),
        ("side = 2, path", "side = 1, path", "segment 'A', field trades: must be one for the left"),
        (
            "corner = { gain = { virtue = 1 } }",
            "corner = { gain = { deed = 1 } }",
            "segment 'A', field townsfolk: may bring no deeds and no debts here",
        ),
        (
            '  { start = 3, goal = 4, effect = { gain = { debt = 1 } }, source = "fact" },\n',
            "",
            "there are 19 links, not 20",
        ),
    ],
    "castle.toml": [("effect = { flip", "effort = { flip", "section 2")],
    "tiers.toml": [
        ("limit = 3", "limit = 0", "tier 1, field limit: must be at least 1"),
        ("entered = { gain", "limit = 3\nentered = { gain", "tier 3, field limit: must not be"),
        ("{ gain = { silver = 2 } }", "{ free_hire = {} }", "tier 1, field bumped: must be a gain"),
        ("silver = 2", "debt = 2", "tier 1, field bumped: may bring no deeds and no debts here"),
    ],
    "workers.toml": [("nobles = 3", "nobles = 1", "workers 2, field nobles: must be more than")],
    "squares.toml": [
        ('"guildhall"', '"workshop"', "there are 2 squares of type 'guildhall', not 3"),
    ],
    "spaces.toml": [("merchant = 2", "merchants = 2", "space 3, field icons: has a field")],
    "buildings.toml": [
        ('"guildhall"', '"workshop"', "building 3, field type: another entry has workshop already"),
        ("points = [4, 9, 15]", "points = [4, 9]", "building 1, field points: must be 3, not 2"),
        ("builders = 5", "builders = 0", "building 1, field builders: must be from 1 to 99, not 0"),
    ],
    "track.toml": [("criminals = true", "criminals = 1", "space 1, field criminals: must be true")],
    "bonuses.toml": [
        ('"yellow"', '"grey"', "bonus 4, field ribbon: another entry has grey already"),
        ("{ icons = { cleric = 1 } }", "{ horses = 1 }", "bonus 1, field power: 'horses' is not"),
    ],
    "papers.toml": [
        ('kind = "deed"', 'kind = "debt"', "paper 2, field kind: another entry has debt already"),
        ("[12, 12, 15, 18]", "[12, 12, 15]", "paper 1, field above: must be 4, not 3"),
        ("[12, 12, 15, 18]", "[0, 12, 15, 18]", "paper 1, field above: must be at least 1 each"),
        ("any = 1", "deed = 1", "paper 1, field when_flipped: may bring no deeds and no debts"),
    ],
    "numbers.toml": [("[1, 4, 9, 16]", "[1, 4]", "numbers 1, field ribbons: must be 4, not 2")],
    "schemes.toml": [
        ('deck = "starting"', 'deck = "future"', "scheme 'Z01', field deck: must be 'starting'"),
        ("move = 1", "move = 10", "scheme 'Z01', field move: must be from 1 to 9, not 10"),
        ('{ try = "build" }', '{ try = "trade" }', "scheme 'Z01', field choices[0].try"),
        (
            "rows = [{ gain = { any = 1 } }]",
            'rows = [{ try = "build" }]',
            "scheme 'Z01', field rows: 'try' must be a choice of its own",
        ),
    ],
    "neutral_boards.toml": [
        ('id = "noble"', 'id = "cleric"', "board 'cleric', field id: another entry has cleric"),
        ('focus = "build"', 'focus = "pray"', "board 'builder', field focus: must be one of build"),
        ('["ink", "stone", "gold"]', '["ink", "ink"]', "board 'cleric', field order: must be each"),
        ("limits = [6, 4]", "limits = [6]", "board 'cleric', field limits: must be 2, not 1"),
        ('"Z06", "Z12", "Z11"', '"Z06", "Z05", "Z11"', "board 'cleric', field removed: must be"),
        ('"trading_post"', '"guildhall"', "board 'cleric', field squares: there are 2 squares of"),
    ],
}
CASES = [(file, *case) for file, cases in WRONG.items() for case in cases]


@pytest.mark.clause("WK144")
@pytest.mark.parametrize(("file", "right", "wrong", "sentence"), CASES)
def test_what_is_wrong_is_told_by_its_place(
    file: str, right: str, wrong: str, sentence: str, tmp_path: Path
) -> None:
    told = refusal(tmp_path, file, right, wrong)
    assert told.startswith(file)
    assert sentence in told


COUNTED = {
    "townsfolk.toml": "there are 67 townsfolk, not 68.",
    "heroes.toml": "there are 9 heroes, not 10.",
    "starters.toml": "there are 7 starters, not 8.",
    "manuscripts.toml": "there are 34 manuscripts, not 35.",
    "player_cards.toml": "there are 9 player cards, not 10.",
    "segments.toml": "there are 4 segments, not 5.",
    "castle.toml": "there are 4 sections, not 5.",
    "tiers.toml": "there are 2 tiers, not 3.",
    "spaces.toml": "there are 2 spaces, not 3.",
    "buildings.toml": "there are 2 types of buildings, not 3.",
    "squares.toml": "there are 8 squares, not 9.",
    "workers.toml": "there are 3 prices of workers, not 4.",
    "track.toml": "there are 6 spaces, not 7.",
    "bonuses.toml": "there are 3 bonus cards, not 4.",
    "papers.toml": "there are 1 kinds of papers, not 2.",
    "numbers.toml": "there are 0 entries of numbers, not 1.",
    "schemes.toml": "there are 15 schemes, not 16.",
    "neutral_boards.toml": "there are 3 boards, not 4.",
}


@pytest.mark.parametrize("file", sorted(COUNTED))
def test_an_entry_too_few_is_told(file: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text(shipped(file).rpartition("\n[[")[0], encoding="utf-8")
    assert told_of(tmp_path / file) == f"{file}: {COUNTED[file]}"


@pytest.mark.parametrize("file", FILES)
def test_a_field_that_no_entry_has_is_told(file: str, tmp_path: Path) -> None:
    told = refusal(tmp_path, file, "]]\n", "]]\nhorses = 2\n")
    assert told.startswith(f"{file}, ")
    assert told.endswith(": it has a field too many: horses.")


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_no_table_is_told(file: str, tmp_path: Path) -> None:
    for wrong in ("[[", "horses = 2", "[[horse]]", "\x00"):
        (tmp_path / file).write_text(wrong, encoding="utf-8")
        assert told_of(tmp_path / file).startswith(file)


def test_an_effect_nested_without_end_is_told(tmp_path: Path) -> None:
    nested = "{ if_no_criminals = " * 30 + "{ discard = 1 }" + " }" * 30
    told = refusal(tmp_path, "townsfolk.toml", "corner = { discard = 1 }", f"corner = {nested}")
    assert told == "townsfolk.toml, townsfolk 'T01': it is nested deeper than 20 levels."


def test_each_word_of_the_vocabulary_stands_in_a_shipped_file() -> None:
    text = "\n".join(map(shipped, FILES))
    for tag in (*EFFECTS, *POWERS):
        assert f"{{ {tag} = " in text
