"""docs/adding-cards.md, the card that says something new: followed step by step, as it stands."""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, Any

import pytest

from tests.scenario import Scenario
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.files import loader
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.effect import EFFECTS
from valeria_desktop.games.valeria.solo.translate import READINGS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GUIDE = (resources_root().parent / "docs" / "adding-cards.md").read_text(encoding="utf-8")
STEPS = GUIDE[GUIDE.index("## A card that says something new") :]


def blocks(language: str) -> list[str]:
    """Return the indented blocks of the steps."""
    found = re.findall(rf"^   ```{language}\n(.*?)^   ```$", STEPS, re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(block) for block in found]


@pytest.fixture(scope="module")
def followed() -> Iterator[dict[str, Any]]:
    """Carry out all Python of the steps, in one module as it were; then take it out again."""
    known = set(EFFECTS)
    namespace: dict[str, Any] = {"__name__": __name__}
    for block in blocks("python"):
        exec(block, namespace)  # noqa: S102 - our own guide
    yield namespace
    for tag in set(EFFECTS) - known:
        del EFFECTS._kinds[tag]


def test_the_steps_hold_code_and_a_card() -> None:
    assert len(blocks("python")) == 2
    assert len(blocks("toml")) == 1


def test_the_test_of_the_guide_passes(followed: dict[str, Any]) -> None:
    followed["test_a_hoard_doubles_gold_up_to_its_limit"]()


@pytest.mark.usefixtures("followed")
def test_the_card_of_the_guide_loads_and_says_what_it_does(tmp_path: Path) -> None:
    file = tmp_path / "guide.toml"
    file.write_text(blocks("toml")[0], encoding="utf-8")
    card = loader.load_catalog([file]).by_id["dragons-cellar"]
    assert isinstance(card, Domain)
    (power,) = card.powers
    assert "as much Gold as you have, at most 5" in str(power.words())


def test_the_effect_is_written_to_saves_and_read_again(followed: dict[str, Any]) -> None:
    hoard = followed["Hoard"](5)
    converter = make_converter()
    written = converter.unstructure(hoard)
    assert written == {"hoard": 5}
    assert converter.structure(written, type(hoard).__mro__[1]) == hoard


def test_the_effect_has_its_worth(followed: dict[str, Any]) -> None:
    player = Scenario().holds(0, gold=3).state.players[0]
    assert followed["Hoard"](5).worth(player) == 3.0


def test_the_effect_has_its_signs(followed: dict[str, Any]) -> None:
    assert len(followed["Hoard"](5).signs()) == 4


def test_the_effect_stays_as_it_is_for_one_player(followed: dict[str, Any]) -> None:
    for readings in READINGS.values():
        assert followed["Hoard"](5).alone(readings) == followed["Hoard"](5)
