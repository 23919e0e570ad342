"""docs/adding-cards.md: its examples load, and its tables hold the whole vocabulary."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import pytest

import tests.games.valeria.sets.carnival  # noqa: F401 - enters the pool of the guide's examples
from tests.each import each
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.files.loader import kinds_of_cards, load_catalog
from valeria_desktop.games.valeria.rules.model.effect import (
    COUNTS,
    EFFECTS,
    POWERS,
    Count,
    Effect,
    Power,
)
from valeria_desktop.games.valeria.rules.moments import BASE_MOMENTS, Moment
from valeria_desktop.games.valeria.rules.powers import Now

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

TEXT = (resources_root().parent / "docs" / "adding-cards.md").read_text(encoding="utf-8")
LINE = re.compile(r"^\| `(\w+)` \| `(\{.*\})` \| (.+) \|$", re.MULTILINE)
SECTIONS = [("Effects", Effect, EFFECTS), ("Counts", Count, COUNTS), ("Powers", Power, POWERS)]
CONVERTER = make_converter()
GAINED = {
    *("gain", "gain_any", "gain_per", "gain_any_per"),
    *("one_of", "all_of", "free_citizen", "free_domain"),
}


def lines_of(section: str) -> list[tuple[str, str, str]]:
    _, _, rest = TEXT.partition(f"### {section}")
    return LINE.findall(re.split(r"^#", rest, flags=re.MULTILINE)[0])


@pytest.mark.usefixtures("words_of_the_program")
@pytest.mark.parametrize(("section", "base", "registry"), SECTIONS)
def test_each_tag_has_its_line_in_the_guide(
    section: str, base: type, registry: Mapping[str, type]
) -> None:
    known = (tag for tag, kind in registry.items() if getattr(kind, "in_card_files", True))
    assert sorted(tag for tag, _, _ in lines_of(section)) == sorted(known)


EXAMPLES = [
    pytest.param(base, *line, id=line[0])
    for section, base, _ in SECTIONS
    for line in lines_of(section)
]


@each(("base", "tag", "example", "words"), EXAMPLES)
def test_an_example_is_read_and_says_what_the_guide_says(
    base: type[Effect | Count | Power], tag: str, example: str, words: str
) -> None:
    written = tomllib.loads(f"example = {example}")["example"]
    assert list(written) == [tag]
    made = CONVERTER.structure(written, base)
    assert made.words() == words


@each(("base", "tag", "example", "words"), [each for each in EXAMPLES if each.values[0] is Effect])
def test_what_a_domain_gives_is_said_as_a_sentence(
    base: type[Effect], tag: str, example: str, words: str
) -> None:
    """Amounts and citizens are gained; what has a verb of its own keeps it."""
    effect = CONVERTER.structure(tomllib.loads(f"example = {example}")["example"], base)
    if tag in GAINED:
        words = f"Gain {words}"
    elif tag == "one_more_action":
        words = f"Take {words}"
    elif tag == "trade":
        words = words.replace("You may trade", "You may pay")
    assert Now(effect).words() == words[0].upper() + words[1:]


@each(("base", "tag", "example", "words"), EXAMPLES)
def test_an_example_is_written_as_it_was_read(
    base: type[Effect | Count | Power], tag: str, example: str, words: str
) -> None:
    """Reading, writing and reading again give the same, as saves need it."""
    made = CONVERTER.structure(tomllib.loads(f"example = {example}")["example"], base)
    assert CONVERTER.structure(CONVERTER.unstructure(made), base) == made


def test_the_cards_of_the_guide_load(tmp_path: Path) -> None:
    blocks = re.findall(r"^```toml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    file = tmp_path / "guide.toml"
    file.write_text("\n".join(blocks), encoding="utf-8")
    catalog = load_catalog([file])
    assert {"baker", "eel", "old-eel", "fog", "old-mill", "rosa-of-the-mill", "page"} <= (
        catalog.by_id.keys()
    )
    assert catalog.presets[-1].id == "deep-bog"


@pytest.mark.usefixtures("words_of_the_program")
def test_the_guide_shows_every_kind_of_card() -> None:
    assert set(re.findall(r"^\[\[(\w+)\]\]$", TEXT, re.MULTILINE)) == set(kinds_of_cards())


@each("moment", BASE_MOMENTS)
def test_the_guide_names_every_moment(moment: Moment) -> None:
    assert f"`{moment}`" in TEXT
