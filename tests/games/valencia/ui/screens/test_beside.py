"""Beside Valencia's clauses stand the signs they speak of, and what they name, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, QRectF, QTranslator

from tests.each import each
from tests.ui.pixels import pixels_of
from valeria_desktop.content.rule_book import rule_book
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules import GAME
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.ui.screens.named_things import NamedThings
from valeria_desktop.ui.paint.pictures import drawing
from valeria_desktop.ui.words.language import use_language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
THINGS = NamedThings(CATALOG)
CLAUSES = {clause.id: clause for clause in rule_book(GAME)}
SHOWN = sorted({address for clause in CLAUSES.values() for address in THINGS.shown(clause)})


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before, known = QLocale(), {*qapp.findChildren(QTranslator)}
    use_language(qapp, "de")
    yield
    for translator in {*qapp.findChildren(QTranslator)} - known:
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("clause", "shown"),
    [
        ("VA5", ["sign:figure", "sign:nobility", "sign:church"]),
        ("VA6", ["sign:tasks", "task:all-four-quarters"]),
        ("VA10", []),
        ("VA40", ["card:joker"]),
        ("VA45", [f"card:{card}" for card in list(Card)[6:]]),
        ("VA54", [f"fountain:{fountain.id}" for fountain in CATALOG.fountains]),
    ],
)
def test_a_clause_has_its_signs_and_what_it_names(clause: str, shown: list[str]) -> None:
    assert list(THINGS.shown(CLAUSES[clause])) == shown


def test_most_clauses_have_pictures() -> None:
    assert sum(bool(THINGS.shown(clause)) for clause in CLAUSES.values()) >= 30


def test_pieces_make_up_the_whole_text() -> None:
    for clause in CLAUSES.values():
        assert "".join(words for _, words in THINGS.pieces(clause)) == clause.text


def test_clauses_that_are_named_are_links_and_no_pictures() -> None:
    named = [address for address, _ in THINGS.pieces(CLAUSES["VA7"]) if address]
    assert named == ["clause:VA50", "clause:VA40"]
    assert not {*named} & {*THINGS.shown(CLAUSES["VA7"])}


def test_the_german_rules_name_the_same(german: None) -> None:
    things = NamedThings(CATALOG)
    for clause in rule_book(GAME, "de"):
        assert set(things.shown(clause)) == set(THINGS.shown(CLAUSES[clause.id])), clause.id


@each("address", SHOWN)
def test_a_picture_beside_a_clause_has_a_name_and_is_not_blank(look: Look, address: str) -> None:
    assert THINGS.name(address)
    with drawing(48, 48, 1.0) as (picture, painter):
        THINGS.paint(painter, QRectF(0, 0, 48, 48), address, look)
    image = picture.toImage()
    inked = sum(image.pixelColor(x, y).alpha() > 0 for x in range(48) for y in range(48))
    assert inked > 300


def test_no_two_pictures_are_alike(look: Look) -> None:
    images = []
    for address in SHOWN:
        with drawing(48, 48, 1.0) as (picture, painter):
            THINGS.paint(painter, QRectF(0, 0, 48, 48), address, look)
        images.append(pixels_of(picture.toImage()))
    assert len(set(images)) == len(SHOWN) > 45
