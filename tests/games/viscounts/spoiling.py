"""Shipped files of Viscounts with one thing in them spoiled, in a folder of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.viscounts.files.loader import CATALOG_FILES
from valeria_desktop.kernel.errors import CatalogError

if TYPE_CHECKING:
    from pathlib import Path


def shipped(file: str) -> str:
    return (resources_root() / "games" / "viscounts" / file).read_text(encoding="utf-8")


def put(folder: Path, file: str, right: str, wrong: str) -> None:
    """Write a shipped file anew with one thing in it changed."""
    text = shipped(file)
    assert right in text
    (folder / file).write_text(text.replace(right, wrong, 1), encoding="utf-8")


def refusal(folder: Path, file: str, right: str, wrong: str) -> str:
    put(folder, file, right, wrong)
    return told_of(folder / file)


def told_of(file: Path) -> str:
    """Return the sentence with which a file is refused."""
    _, read = CATALOG_FILES.readers[file.name]
    with pytest.raises(CatalogError) as refused:
        read(file)
    message = refused.value.words
    assert message.endswith(".")
    assert "\n" not in message
    return message
