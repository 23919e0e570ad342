"""A kingdom as a plan: houses in their quarters, domains on the crest, trophies on the wall."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.drawings import image_of, is_plain
from tests.each import each
from tests.games.valeria.ui.parts.test_tableau import owning
from valeria_desktop.games.valeria import game as valeria
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.icons import Icons, Role
from valeria_desktop.games.valeria.ui.paint.houses import (
    KEEP,
    Facade,
    House,
    chimney_of,
    facade_of,
    house_of,
    is_lit,
    lamps_at,
    paint_house,
    said_by,
)
from valeria_desktop.games.valeria.ui.paint.quarters import QUARTERS, quarter_of
from valeria_desktop.games.valeria.ui.paint.village_plan import (
    CREST,
    TERRACES,
    Village,
    ground_at,
    village_of,
)
from valeria_desktop.games.valeria.ui.parts.card_groups import Group, GroupKind, people_of
from valeria_desktop.games.valeria.ui.parts.houses import words_of_house
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.pictures import ART, has_picture
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
CITIZENS = [card for card in CATALOG.all_cards() if card.kind in {"citizen", "starter"}]
BOX = QRectF(0, 0, 620, 178)


def kingdom(*cards: str, box: QRectF = BOX, domains: int = 0, trophies: int = 0) -> Village:
    return village_of(box, people_of(owning(*cards).view, 0), domains, trophies, 1.0)


def names(village: Village) -> list[str]:
    return sorted(house.card for house in village.houses)


@pytest.mark.parametrize("domains", [0, 1, 2, 5, 9])
@pytest.mark.parametrize("trophies", [0, 3, 14])
@pytest.mark.parametrize("width", [336, 470, 640])
def test_a_kingdom_holds_whatever_was_built_and_slain(
    domains: int, trophies: int, width: int
) -> None:
    village = kingdom(box=QRectF(0, 0, width, 178), domains=domains, trophies=trophies)
    assert (len(village.domains), len(village.trophies)) == (domains, trophies)
    for box in village.domains:
        assert village.land.contains(box)
        assert 30 <= box.width() <= 72
    for box in village.trophies:
        assert village.wall.contains(box.adjusted(0, 2, 0, -2))
        assert not box.intersects(village.total)
    for one, other in combinations(village.trophies, 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("domains", [1, 4, 9])
def test_no_domain_of_a_small_kingdom_is_cut_by_the_skys_edge(domains: int) -> None:
    village = kingdom(box=QRectF(0, 0, 176, 60), domains=domains)
    assert all(village.land.contains(box) for box in village.domains)


PLANK = QRectF(0, 0, 440, 64)
CROWD = ("merchant", "butcher", "rogue", "thief", "paladin", "champion", "archer")


def test_a_house_on_a_rivals_plank_is_large_enough_to_be_told() -> None:
    mains = [house for house in kingdom(*CROWD[:3], box=PLANK).houses if not house.copy]
    assert min(house.box.height() for house in mains) >= 26
    assert max(house.box.height() for house in mains) >= 38


@pytest.mark.parametrize("box", [PLANK, QRectF(0, 0, 176, 60)])
@pytest.mark.parametrize("copies", [1, 5])
def test_a_crowd_on_a_plank_stays_in_its_land_and_below_the_domains_heads(
    box: QRectF, copies: int
) -> None:
    village = kingdom(*[card for card in CROWD for _ in range(copies)], box=box, domains=4)
    for house in village.houses:
        assert village.land.contains(house.box.adjusted(0, 0, 0, -house.box.height() / 8))
        assert all(house.box.top() > domain.top() for domain in village.domains)


def test_a_house_stands_from_the_first_moment_and_each_purchase_adds_one() -> None:
    first = names(kingdom())
    assert first == ["herald", "starter-knight", "starter-peasant"]
    assert names(kingdom("merchant")) == sorted([*first, "merchant"])
    assert names(kingdom("merchant", "merchant")) == sorted([*first, "merchant", "merchant"])


def test_copies_are_smaller_houses_in_the_same_street() -> None:
    main, *copies = sorted(
        (house for house in kingdom(*["merchant"] * 3).houses if house.card == "merchant"),
        key=lambda house: house.copy,
    )
    assert [house.copy for house in copies] == [1, 2]
    for house in copies:
        share = house.box.width() / main.box.width()
        assert share == pytest.approx(0.74, abs=0.1)  # on a terrace behind it is smaller still


def test_no_citizen_has_more_than_five_houses() -> None:
    houses = kingdom(*["rogue"] * 6).houses
    assert sum(house.card == "rogue" for house in houses) == 5


@each("card", CITIZENS)
def test_everybody_lives_in_the_quarter_of_the_first_role(card: Card) -> None:
    quarter = quarter_of(Group(GroupKind.CITIZEN, card))
    assert quarter in QUARTERS
    assert quarter is (card.icons.first or quarter)


def test_houses_stand_in_their_quarters_and_never_over_the_edge() -> None:
    village = kingdom("merchant", "butcher", "rogue", "thief", "paladin", "champion", "archer")
    for house in village.houses:
        left, right = (share * BOX.width() for share in QUARTERS[_quarter(house.card)])
        assert left - 20 <= house.box.center().x() <= right + 20
        assert village.land.contains(house.box.adjusted(0, 0, 0, -house.box.height() / 8))


def _quarter(card: str) -> Role:
    group = next(group for group in people_of(owning(card).view, 0) if group.card.id == card)
    return quarter_of(group)


def test_the_holy_never_stand_in_front_of_the_way() -> None:
    village = kingdom(*["cleric"] * 3, *["paladin"] * 3, *["monk"] * 3)
    holy = [house for house in village.houses if house.card in {"cleric", "paladin", "monk"}]
    assert len(holy) == 9
    assert all(house.terrace > 0 for house in holy)


def test_what_is_behind_is_painted_first() -> None:
    terraces = [house.terrace for house in kingdom(*["merchant"] * 5, *["peasant"] * 5).houses]
    assert terraces == sorted(terraces, reverse=True)


def test_terraces_lie_one_over_the_other() -> None:
    land = kingdom().land
    for x in (10.0, 155.0, 310.0, 465.0, 610.0):
        heights = [ground_at(land, terrace, x) for terrace in range(CREST + 1)]
        assert heights == sorted(heights, reverse=True)
        assert land.top() < heights[-1] < heights[0] < land.bottom()
    assert TERRACES == CREST


@each("card", CITIZENS)
def test_everybody_has_a_house_with_words(card: object) -> None:
    name = house_of(card)  # type: ignore[arg-type]  # any of them
    assert has_picture(f"houses/{name}.svg")
    single, several = (
        words_of_house(Group(GroupKind.CITIZEN, card, number))  # type: ignore[arg-type]
        for number in (1, 3)
    )
    assert single.endswith(".")
    assert several.endswith(", 3.")
    chimney = chimney_of(name)
    assert chimney is None or QRectF(0, 0, 1, 1).contains(chimney)


STARTERS = {
    card.id: card
    for name in ("crimson-seas", "margraves")
    for card in valeria.BOX().cards_of(frozenset({name})).starters
}


@each("card", STARTERS.values())
def test_every_starter_has_a_house_of_its_own(card: object) -> None:
    """A Margrave and a Coxswain lie in the Herald's place, and have no role to live by."""
    assert {"margrave", "coxswain"} <= {*STARTERS}
    name = house_of(card)  # type: ignore[arg-type]  # any of them
    assert name == card.id  # type: ignore[attr-defined]
    assert said_by(name)


@pytest.mark.parametrize(
    ("box", "card", "house"),
    [("relics", "dragon-orb", "relic"), ("crimson-seas", "huntmaster-heller", "noble")],
)
def test_cards_of_a_kind_share_a_house_with_their_sign(box: str, card: str, house: str) -> None:
    """A Relic is no Worker, and a Noble of two roles has no other roof."""
    found = valeria.BOX().cards_of(frozenset({box})).by_id[card]
    assert facade_of(found) == Facade(house, sign=card)
    assert said_by(house)


HOUSES = {
    path.stem: path for art in ART for path in art.glob("houses/*.svg") if path.stem != KEEP.name
}


def test_sets_have_houses_of_their_own() -> None:
    assert any(path.parents[2].name == "sets" for path in HOUSES.values())


@each("name", HOUSES)
def test_a_house_is_plain_and_says_what_it_is(name: str) -> None:
    assert is_plain(HOUSES[name])
    assert said_by(name).startswith(("a ", "an ", "the "))
    assert f'data-words="{said_by(name)}"' in HOUSES[name].read_text("utf-8").partition("<g")[0]


def test_each_house_has_words_of_its_own() -> None:
    assert len({said_by(name) for name in HOUSES}) == len(HOUSES)


@each("name", HOUSES)
def test_smoke_rises_where_a_house_is_drawn(name: str) -> None:
    """Its place may lie a little over the chimney, never beside the house."""
    chimney = chimney_of(name)
    if chimney is not None:
        x, y = round(chimney.x() * 64), round(chimney.y() * 64)
        drawn = image_of(HOUSES[name], (64, 64))
        assert any(drawn.pixelColor(x, y + down).alpha() for down in range(8))


@each("name", HOUSES)
def test_a_house_stands_on_its_feet(name: str) -> None:
    drawn = image_of(HOUSES[name], (64, 64))
    inked = [y for y in range(64) if any(drawn.pixelColor(x, y).alpha() for x in range(64))]
    assert 58 <= max(inked) <= 62


@each("name", [KEEP.name, "workshop", "tower", "den", "shrine"])
def test_the_keep_and_the_houses_of_roles_are_drawn(name: str) -> None:
    assert has_picture(f"houses/{name}.svg")


@pytest.mark.parametrize(
    ("icons", "name", "roof"),
    [
        (Icons(worker=1), "workshop", None),
        (Icons(holy=2), "shrine", None),
        (Icons(worker=1, holy=1), "workshop", (Role.WORKER, Role.HOLY)),
        (Icons(soldier=1, shadow=1), "tower", (Role.SOLDIER, Role.SHADOW)),
    ],
)
def test_a_sets_citizen_has_the_house_of_its_first_role_and_the_roof_of_its_second(
    icons: Icons, name: str, roof: tuple[Role, Role] | None
) -> None:
    facade = facade_of(invented(icons))
    assert (facade.name, facade.roof) == (name, roof)
    assert quarter_of(Group(GroupKind.CITIZEN, invented(icons))) is icons.first


def test_the_emblem_of_a_sets_citizen_is_on_a_sign_before_its_main_house(look: Look) -> None:
    card = invented(Icons(shadow=1))
    assert [facade_of(card, copy).sign for copy in (0, 1)] == [card.id, ""]
    assert not facade_of(evolve(card, id="without-an-emblem")).sign
    assert not facade_of(CATALOG.by_id["merchant"]).sign
    signed, bare = (painted(facade_of(card, copy), look) for copy in (0, 1))
    in_the_sign = [(x, y) for x in range(1, 21) for y in range(34, 54)]
    differing = [at for at in in_the_sign if signed.pixel(*at) != bare.pixel(*at)]
    assert len(differing) > len(in_the_sign) / 2


def test_the_second_role_is_seen_on_the_roof_and_only_there(look: Look) -> None:
    plain = painted(facade_of(invented(Icons(soldier=1)), 1), look)
    roofed = painted(facade_of(invented(Icons(soldier=1, holy=1)), 1), look)
    rows = [y for y in range(64) if any(plain.pixel(x, y) != roofed.pixel(x, y) for x in range(64))]
    assert rows
    assert 5 < min(rows) < max(rows) < 32


def invented(icons: Icons) -> Citizen:
    """Return a citizen of a set: a card with an emblem and without a house of its own."""
    return evolve(as_a(Citizen, CATALOG.by_id["merchant"]), id="goblin", icons=icons)


def painted(facade: Facade, look: Look) -> QImage:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    brush = Brush(painter, look, 1.0)
    paint_house(brush, House(facade, "#d55e01"), QRectF(0, 0, 64, 64), 0.3)
    painter.end()
    return image


def test_windows_are_lit_one_after_the_other_the_keeps_first() -> None:
    names = [house_of(card) for card in CITIZENS]
    hours = [hour / 24 for hour in range(25)]
    lit = [sum(is_lit(House(Facade(name), ""), lamps_at(time)) for name in names) for time in hours]
    assert lit == sorted(lit)
    assert len(set(lit)) > 4
    dark, first, last = (
        [is_lit(House(Facade(name), ""), lamps_at(time)) for name in names]
        for time in (0.65, 16 / 24, 21 / 24)
    )
    assert not any(dark)
    assert not all(first)
    assert all(last)
    assert [is_lit(House(KEEP, ""), lamps_at(time)) for time in (0.65, 16 / 24)] == [False, True]
    assert is_lit(House(Facade("merchant"), "", is_awake=True), 0.0)


def test_lamps_go_on_at_dusk() -> None:
    assert [lamps_at(time) for time in (0.0, 0.5, 0.88, 1.0)] == [0, 0, 1, 1]
    assert 0 < lamps_at(0.7) < 1
