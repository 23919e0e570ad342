"""The program's own data is found in a checkout, in a wheel and in a frozen program alike."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.content import resources
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.files.loader import load_catalog

if TYPE_CHECKING:
    import pytest


def test_in_this_checkout_the_data_lies_beside_the_package() -> None:
    root = resources_root()
    assert root == Path(resources.__file__).resolve().parents[2] / "resources"
    assert (root / "games" / "valeria" / "cards" / "citizens.toml").is_file()


def test_in_a_checkout_the_data_lies_beside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "valeria_desktop"
    (tmp_path / "resources").mkdir()
    package.mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources_root() == tmp_path / "resources"


def test_in_a_wheel_the_data_lies_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "valeria_desktop"
    (package / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(resources, "_PACKAGE", package)
    assert resources_root() == package / "resources"


def test_the_cards_are_read_from_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = tmp_path / "valeria_desktop" / "resources" / "games" / "valeria" / "cards"
    cards.mkdir(parents=True)
    for file in (resources_root() / "games" / "valeria" / "cards").glob("*.toml"):
        (cards / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "valeria_desktop")
    assert len(load_catalog().citizens) == 18
