"""There is a picture for every card and every sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.each import each
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Rule
from valeria_desktop.games.valeria.rules.moments import MOMENTS, Moment
from valeria_desktop.games.valeria.rules.powers import When
from valeria_desktop.games.valeria.solo.translate import alone, besieged
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.landscape import LANDS
from valeria_desktop.ui.paint.pictures import ART, has_picture

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card

CATALOG = shipped_catalog()
CARDS = [
    card
    for card in CATALOG.by_id.values()
    if not isinstance(card, Rule) and card.kind != "exhausted"
]
PAINTED = ("back", "exhausted", "hint", "book")


@each("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_an_emblem(card: Card) -> None:
    assert has_picture(f"emblems/{card.id}.svg")


@pytest.mark.parametrize("catalog", [CATALOG, alone(CATALOG), besieged(CATALOG)])
def test_every_sign_on_a_card_has_an_icon(catalog: object) -> None:
    assert isinstance(catalog, type(CATALOG))
    faces = [face_of(card) for card in catalog.by_id.values()]
    marks = {
        mark
        for face in faces
        for line in (face.badge, face.roles, *face.powers)
        for mark in line
        if mark.icon
    }
    prices = {f"{part.kind}-price" for face in faces for part in face.price}
    names = {mark.icon for mark in marks} | prices | {"points-price"}
    assert len(names) > 30
    assert [name for name in sorted(names) if not has_picture(f"icons/{name}.svg")] == []


@each("name", PAINTED)
def test_what_else_is_painted_has_an_icon(name: str) -> None:
    assert has_picture(f"icons/{name}.svg")


@each("moment", list(MOMENTS.values()))
def test_every_moment_has_an_icon(moment: Moment) -> None:
    domain = next(card for card in CATALOG.domains if card.triggers)
    first = When(moment, domain.triggers[0].do).signs()[0]
    assert has_picture(f"icons/{first.icon}.svg")


def test_a_drawing_stands_in_one_folder_only() -> None:
    """They are found by their names alone: two of a name would hide one another."""
    names = [path.relative_to(art).as_posix() for art in ART for path in art.rglob("*.svg")]
    assert len(names) == len(set(names)) > 100


@each("card", CARDS, ids=lambda card: card.id)
def test_every_card_but_a_starter_has_a_landscape_of_its_own(card: Card) -> None:
    assert (face_of(card).land in LANDS) == (card.kind != "starter")
