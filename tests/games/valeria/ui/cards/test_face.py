"""A face shows what is printed on a card, and the price it has now."""

from __future__ import annotations

import pytest

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.solo.translate import besieged
from valeria_desktop.games.valeria.ui.cards.face import CardFace, PriceSign, face_of, owned_face_of
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.kernel.signs import Mark

CATALOG = shipped_catalog()


def face(card_id: str, price: Price | None = None) -> CardFace:
    return face_of(CATALOG.by_id[card_id], price)


def test_a_citizen_shows_its_numbers_roles_price_and_two_powers() -> None:
    made = face("paladin")
    assert made.name == "Paladin"
    assert made.badge == (Mark(text="9/10"),)
    assert made.roles == (Mark("holy"),)
    assert made.price == (PriceSign("gold", 2),)
    assert made.points is None
    assert made.splits
    assert len(made.powers) == 2


def test_a_monster_shows_its_area_type_prices_and_points() -> None:
    made = face("swamp-dragon")
    assert made.badge == (Mark("swamp"),)
    assert made.caption == "Swamp"
    assert made.roles == (Mark("boss"),)
    assert made.price == (PriceSign("strength", 10), PriceSign("magic", 4))
    assert made.points == 6
    assert not made.splits


def test_a_monster_event_shows_its_number_and_both_effects() -> None:
    made = face("mimic")
    assert made.badge == (Mark("events"), Mark(text="5"))
    assert made.caption == ""
    assert len(made.powers) == 2


def test_a_domain_shows_each_role_it_needs() -> None:
    made = face("palace-of-the-dawn")
    assert made.badge == (Mark("worker"), Mark("soldier"), Mark("soldier"))
    assert made.price == (PriceSign("gold", 11),)
    assert made.points == 4


def test_the_herald_shows_doubles() -> None:
    assert face("herald").badge == (Mark("doubles"),)


def test_a_duke_shows_a_line_for_everything_it_counts() -> None:
    lines = face("hrothgar-the-conqueror").powers
    assert [[mark.icon or mark.text for mark in line] for line in lines] == [
        ["2", "points", "per", "monsters"],
        ["1", "points", "per", "titan"],
        ["1", "points", "per", "4", "any"],
    ]


@pytest.mark.parametrize(
    ("card_id", "now", "parts"),
    [
        ("peasant", Price(gold=3), (PriceSign("gold", 3, 1),)),
        ("peasant", Price(gold=2), (PriceSign("gold", 2),)),
        ("halfpenny-hill", Price(gold=5), (PriceSign("gold", 5, -1),)),
        (
            "goblin",
            Price(strength=2, magic=1),
            (PriceSign("strength", 2, 1), PriceSign("magic", 1, 1)),
        ),
        ("peasant", Price(), (PriceSign("gold", 0, -2),)),
    ],
)
def test_the_price_is_the_one_of_now_with_what_is_added(
    card_id: str, now: Price, parts: tuple[PriceSign, ...]
) -> None:
    assert face(card_id, now).price == parts


def test_the_field_has_the_colour_of_area_role_or_kind() -> None:
    for card in CATALOG.by_id.values():
        assert face_of(card).field == field_of(card)


def test_a_translated_card_shows_what_it_does_alone() -> None:
    thief = besieged(CATALOG).by_id["thief"]
    assert isinstance(thief, Citizen)
    signs = [mark.icon or mark.text for mark in face_of(thief).powers[0]]
    assert signs == ["3", "gold", "or", "3", "magic"]


def test_the_face_of_a_card_is_made_once() -> None:
    assert face("peasant", Price(gold=3)) is face("peasant", Price(gold=3))


def test_nobody_pays_for_a_card_they_have() -> None:
    card = CATALOG.by_id["paladin"]
    assert owned_face_of(card).price == ()
    assert owned_face_of(card).powers == face_of(card).powers
    assert owned_face_of(card) is owned_face_of(card)
