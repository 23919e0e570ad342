"""The file of the cities is read strictly (VA50, VA51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.spoiling import CITIES, refusal, shipped
from valeria_desktop.games.valencia.files.loader import load_catalog
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path

SIDE = 'id = "small-1a"\nrows = [\n  "O0 O1 ##",\n  "C1 ## O3",\n  "C2 C5 ..",\n]'
ROWS = "cities.toml, side 'small-1a', field rows"
CELL = "a cell must be a letter of O T W C P with a price from 0 to 5, or ##, not"
A_SIDE = [
    ('"O0 O1 ##"', '"O0 O1"', f"{ROWS}[0]: must have 3 cells, not 2: 'O0 O1'."),
    ('"O0 O1 ##"', '"O0 O1 ## O2"', f"{ROWS}[0]: must have 3 cells, not 4: 'O0 O1 ## O2'."),
    ('"O0 O1 ##"', '"O0O1##"', f"{ROWS}[0]: must have 3 cells, not 1: 'O0O1##'."),
    ('  "O0 O1 ##",\n', "", f"{ROWS}: must be 3, not 2."),
    ('  "C2 C5 ..",\n', '  "C2 C5 ..",\n  "C2 C5 ..",\n', f"{ROWS}: must be 3, not 4."),
    ("O1", "X1", f"{ROWS}[0]: {CELL} 'X1'."),
    ("O1", "o1", f"{ROWS}[0]: {CELL} 'o1'."),
    ("O1", "O6", f"{ROWS}[0]: {CELL} 'O6'."),
    ("O1", "O-1", f"{ROWS}[0]: {CELL} 'O-1'."),
    ("O1", "O10", f"{ROWS}[0]: {CELL} 'O10'."),
    ("O1", "O²", f"{ROWS}[0]: {CELL} 'O²'."),
    ("O1", "O", f"{ROWS}[0]: {CELL} 'O'."),
    ("O1", "#", f"{ROWS}[0]: {CELL} '#'."),
    ("O1", "..", f"{ROWS}[0]: {CELL} '..'."),
    (
        "C2 C5 ..",
        "C2 C5 O1",
        f"{ROWS}[2]: the last cell must be .., where the central fountain lies, not 'O1'.",
    ),
    ("O0 O1 ##", "## O1 O0", f"{ROWS}[0]: a fountain site is at the corner of the city."),
    ("O0 O1 ##", "O0 ## O1", f"{ROWS}[0]: a fountain site is at the corner of the city."),
    ("C1 ## O3", "## C1 O3", f"{ROWS}[1]: a fountain site is at the corner of the city."),
    ("C1 ## O3", "C1 O3 ##", f"{ROWS}[1]: a fountain site is beside the central fountain."),
    ("C2 C5 ..", "C2 ## ..", f"{ROWS}[2]: a fountain site is beside the central fountain."),
]


@pytest.mark.clause("VA50")
@pytest.mark.parametrize(("right", "wrong", "sentence"), A_SIDE)
def test_a_side_that_does_not_fit_is_refused(
    right: str, wrong: str, sentence: str, tmp_path: Path
) -> None:
    assert right in SIDE
    assert refusal(tmp_path, CITIES, SIDE, SIDE.replace(right, wrong, 1)) == sentence


@pytest.mark.clause("VA50")
def test_a_side_with_sites_beside_each_other_is_refused(tmp_path: Path) -> None:
    right = 'rows = [\n  "C1 T0 T1 ##",\n  "C2 ## T2 T3",'
    wrong = 'rows = [\n  "C1 T0 ## ##",\n  "C2 T1 T2 T3",'
    assert refusal(tmp_path, CITIES, right, wrong) == (
        "cities.toml, side 'middle-1a', field rows[0]: a fountain site is beside another one."
    )


CITY = "cities.toml, city 1, field"
A_CITY = [
    ("width = 6", "width = 8", f"{CITY} width: must be 6, not 8."),
    ("height = 6", "height = 4", f"{CITY} height: must be 6, not 4."),
    ("width = 6\n", "", f"{CITY} width: is missing."),
    ("width = 6", 'width = "6"', f"{CITY} width: must be a whole number, not '6'."),
    ("width = 6", "width = 6.0", f"{CITY} width: must be a whole number, not 6.0."),
    ("width = 6", "width = true", f"{CITY} width: must be a whole number, not True."),
    ("width = 6", "width = 99999", f"{CITY} width: must be at most 9999."),
    ("width = 6", "width = 6\nshape = 1", "cities.toml, city 1: it has a field too many: shape."),
    ("[2]", "2", f"{CITY} players: must be a list, not 2."),
    ("[2]", "[6]", f"{CITY} players: must be one of [2], [3], [4, 5], not [6]."),
    ("[2]", "[3]", f"{CITY} width: must be 8, not 6."),
    (
        "[4, 5]",
        "[4]",
        "cities.toml, city 3, field players: must be one of [2], [3], [4, 5], not [4].",
    ),
    ('id = "small-1"', "id = 1", f"{CITY} quarters[0].id: must be a text, not 1."),
    (
        'id = "small-1"',
        'id = "Old Town"',
        (
            "cities.toml, quarter 'Old Town', field id: "
            "must be small letters and hyphens, not 'Old Town'."
        ),
    ),
    (
        'id = "small-2"',
        'id = "small-1"',
        "cities.toml, quarter 'small-1', field id: is there twice; choose another.",
    ),
    (
        'id = "large-4b"',
        'id = "small-1a"',
        "cities.toml, side 'small-1a', field id: is there twice; choose another.",
    ),
    (
        'id = "small-1b"\nrows = [',
        'id = "small-1b"\nrows = "C1 C2 ##"\nrest = [',
        f"{CITY} quarters[0].sides[1].rows: must be a list, not 'C1 C2 ##'.",
    ),
    (
        '  "C1 C2 ##",',
        "  12,",
        f"{CITY} quarters[0].sides[1].rows[0]: must be a text, not 12.",
    ),
    (
        '"C1 ## O3"',
        '"C1 T4 O3"',
        (
            "cities.toml, quarter 'small-1', field sides: "
            "must have as many fountain sites on both sides, not 1 and 2."
        ),
    ),
    (
        'first = ["small-1a"',
        'first = ["small-1c"',
        f"{CITY} first: must name one side of each of the four quarters.",
    ),
    (
        '"small-3b", "small-4a"',
        '"small-1b", "small-4a"',
        f"{CITY} first: must name one side of each of the four quarters.",
    ),
    (
        '"small-3b", "small-4a", "small-2b"',
        '"small-3b", "small-4a"',
        f"{CITY} first: must name one side of each of the four quarters.",
    ),
    (
        '"small-1a", "small-3b", "small-4a", "small-2b"',
        '"small-3b", "small-4b", "small-1b", "small-2b"',
        f"{CITY} first: the fountain site in row 3, column 1 is beside another one.",
    ),
    (
        '"O0 O1 ##"',
        '"C0 C1 ##"',
        f"{CITY} first: too few spaces of the guild 'oranges': 3, not at least 5.",
    ),
]


@pytest.mark.clause("VA50", "VA51")
@pytest.mark.parametrize(("right", "wrong", "sentence"), A_CITY)
def test_a_city_that_cannot_be_laid_is_refused(
    right: str, wrong: str, sentence: str, tmp_path: Path
) -> None:
    assert refusal(tmp_path, CITIES, right, wrong) == sentence


@pytest.mark.clause("VA50")
def test_a_city_too_few_or_too_many_is_refused(tmp_path: Path) -> None:
    small, others = shipped(CITIES).split("# For 3 players.")
    (tmp_path / CITIES).write_text(small, encoding="utf-8")
    words = r"^cities\.toml: there are 0 cities for \[3\] players; there must be one\.$"
    with pytest.raises(CatalogError, match=words):
        load_catalog(tmp_path)
    (tmp_path / CITIES).write_text(small + small + others, encoding="utf-8")
    words = r"^cities\.toml: there are 2 cities for \[2\] players; there must be one\.$"
    with pytest.raises(CatalogError, match=words):
        load_catalog(tmp_path)


@pytest.mark.clause("VA50")
def test_a_quarter_too_few_or_a_side_too_few_is_refused(tmp_path: Path) -> None:
    before, quarter, after = shipped(CITIES).partition('[[city.quarters]]\nid = "small-4"')
    _, _, rest = after.partition("# For 3 players.")
    (tmp_path / CITIES).write_text(f"{before}\n{rest}", encoding="utf-8")
    with pytest.raises(CatalogError, match=r"city 1, field quarters: must be 4, not 3\.$"):
        load_catalog(tmp_path)
    front, _, _ = after.partition('[[city.quarters.sides]]\nid = "small-4b"')
    (tmp_path / CITIES).write_text(f"{before}{quarter}{front}\n{rest}", encoding="utf-8")
    with pytest.raises(CatalogError, match=r"quarter 'small-4', field sides: must be 2, not 1\.$"):
        load_catalog(tmp_path)


@pytest.mark.clause("VA50")
def test_a_city_with_wrong_numbers_of_sites_is_refused(tmp_path: Path) -> None:
    # With two players two of the tiles have two sites, and two have one
    text = shipped(CITIES)
    for right, wrong in (('"C1 ## O3"', '"C1 O2 O3"'), ('"O0 ## C5"', '"O0 O2 C5"')):
        assert right in text
        text = text.replace(right, wrong)
    (tmp_path / CITIES).write_text(text, encoding="utf-8")
    with pytest.raises(CatalogError) as refused:
        load_catalog(tmp_path)
    assert refused.value.words == (
        "cities.toml, city 1, field quarters: must have 1, 1, 2, 2 fountain sites, not 1, 1, 1, 2."
    )
