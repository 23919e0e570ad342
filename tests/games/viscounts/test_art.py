"""Whatever Viscounts shows has a picture of its own, in the hand of the other drawings."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

import pytest
from attrs import fields
from PySide6.QtCore import QSizeF
from PySide6.QtSvg import QSvgRenderer

from tests.drawings import colours_in, image_of, is_plain
from tests.each import each
from tests.games.viscounts.catalogue import CATALOG
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts
from valeria_desktop.games.viscounts.rules.model.kinds import (
    BUILDING_TYPES,
    ICONS,
    RIBBONS,
    Action,
    Moment,
    Paper,
    Resource,
)
from valeria_desktop.games.viscounts.rules.model.things import Tallied
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.paint.pigments import LANDS
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.screens.home.clock import DayPart, drawing_at
from valeria_desktop.ui.screens.home.living import LivingDrawing
from valeria_desktop.ui.words.sign_words import sign_words

if TYPE_CHECKING:
    from pathlib import Path

ART = resources_root() / "games" / "viscounts" / "art"
PATHS = {path.relative_to(ART).with_suffix("").as_posix(): path for path in ART.rglob("*.svg")}
NAMES = sorted(PATHS)
ICON_NAMES = [name for name in NAMES if name.startswith("icons/")]
NAMED = {
    value
    for name, value in vars(signs).items()
    if name.isupper() and isinstance(value, str) and not name.startswith("_")
}
"""The signs that have a constant."""

SHAPED = {
    "emblems/workshop": (64, 88),
    "emblems/trading-post": (64, 88),
    "emblems/guildhall": (64, 88),
    "emblems/viscount": (84, 96),
    "scenes/realm-home": (1280, 720),
    "scenes/scribe": (240, 320),
    "scenes/winners-gonfalon": (240, 320),
    "scenes/odo": (240, 320),
}
"""How large their grids are; all others are drawn on one of 64, people with room for hats."""
PEOPLE = [name for name in NAMES if name.startswith("people/")]
DYED = ("workshop", "trading-post", "guildhall", "pawn", "viscount")
TONES = {"#c8643c", "#8f3f26"}
HELD = 4_000  # bytes: a lighter drawing is read once for all its sizes
HOME = "realm-home"
WINNERS = "scenes/winners-gonfalon"
HEAVIEST = {f"scenes/{HOME}": 64_000, "scenes/scribe": 16_000, WINNERS: 16_000}
"""Larger limits, in bytes: the first game's home picture and banner, and the Gardener weigh as
much."""
SMALL = 16
"""The side of a sign in a row of signs, in pixels."""
GREY = "#8a8780"
PLAIN_TO_SEE = 32  # of 255 steps of light
APART = 0.1  # of the points
FACE = 34
"""The side of the smallest bust that is shown, in pixels."""
A_THING = 0.012
"""Of the points of a bust: as much as one ingot more covers."""


def _lights(path: Path, side: int = SMALL) -> list[int]:
    """Draw it small, as someone sees it who can't tell colours."""
    image = image_of(path, (side, side), GREY)
    return [image.pixelColor(x, y).lightness() for y in range(side) for x in range(side)]


def _alike(names: list[str], side: int, share: float) -> list[tuple[str, str]]:
    """Return the pairs of drawings that differ in less than a share of their points."""
    lights = {name: _lights(PATHS[name], side) for name in names}
    return [
        (one, other)
        for one, other in combinations(names, 2)
        if sum(abs(a - b) > PLAIN_TO_SEE for a, b in zip(lights[one], lights[other], strict=True))
        <= share * side**2
    ]


# What there is


@each("amount", [field.name for field in fields(Amounts)])
def test_every_amount_has_a_sign(amount: str) -> None:
    assert has_picture(f"icons/{signs.AMOUNTS[amount]}.svg")


def test_every_word_of_the_rules_has_a_sign() -> None:
    named = [
        *map(signs.sign_of_resource, Resource),
        *map(signs.sign_of_piece, ("silver", "merchant", *Resource)),
        *map(signs.sign_of_icon, ICONS),
        *map(signs.sign_of_action, Action),
        *map(signs.sign_of_moment, Moment),
        *map(signs.sign_of_building, BUILDING_TYPES),
        *map(signs.sign_of_ribbon, RIBBONS),
        *map(signs.sign_of_tally, Tallied),
        *(
            signs.sign_of_paper(paper, is_flipped=turned)
            for paper in Paper
            for turned in (False, True)
        ),
        *NAMED,
    ]
    assert [name for name in named if not has_picture(f"icons/{name}.svg")] == []


def test_every_sign_is_named_somewhere() -> None:
    """A sign that nothing shows is dead weight."""
    named = {
        *signs.AMOUNTS.values(),
        *map(signs.sign_of_icon, ICONS),
        *map(signs.sign_of_action, Action),
        *map(signs.sign_of_moment, Moment),
        *map(signs.sign_of_building, BUILDING_TYPES),
        *map(signs.sign_of_ribbon, RIBBONS),
        *map(signs.sign_of_tally, Tallied),
        *NAMED,
        *chain.from_iterable(sign_words(GAME).groups.values()),
    }
    assert {name.removeprefix("icons/") for name in ICON_NAMES} - named == set()


@each("building", BUILDING_TYPES)
def test_a_building_stands_on_the_ground(building: str) -> None:
    assert has_picture(f"emblems/{building.replace('_', '-')}.svg")


@each("name", NAMES)
def test_a_name_is_in_the_art_of_this_game_only(name: str) -> None:
    homes = [resources_root() / "shell" / "art", *(resources_root() / "games").glob("*/art")]
    assert [home for home in homes if (home / f"{name}.svg").is_file()] == [ART]


@each("land", LANDS)
def test_every_land_has_a_landmark(land: str) -> None:
    assert has_picture(f"emblems/land-{land}.svg")


def test_every_townsfolk_card_has_a_bust_and_every_bust_its_card() -> None:
    cards = (*CATALOG.townsfolk, *CATALOG.heroes, *CATALOG.starters)
    named = {f"people/{card.id.lower()}" for card in cards}
    assert named | {"people/passer-by", "people/vagabond"} == set(PEOPLE)


# How it is drawn


@each("name", NAMES)
def test_a_drawing_is_made_of_plain_shapes(name: str) -> None:
    assert is_plain(PATHS[name])


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_keeps_to_its_grid_and_is_not_blank(name: str) -> None:
    """A warning of Qt fails any test."""
    wide, high = (64, 70) if name in PEOPLE else SHAPED.get(name, (64, 64))
    assert QSvgRenderer(str(PATHS[name])).viewBoxF().size() == QSizeF(wide, high)
    image = image_of(PATHS[name], (wide, high))
    assert len({image.pixel(x, y) for y in range(high) for x in range(wide)}) > 1


@each("name", NAMES)
def test_a_drawing_is_light(name: str) -> None:
    assert PATHS[name].stat().st_size < HEAVIEST.get(name, HELD)


@each("name", NAMES)
def test_a_drawing_has_lines_of_ink(name: str) -> None:
    colours = colours_in(PATHS[name])
    assert CARD_INK in colours
    assert len(colours) > 1


@each("name", DYED)
def test_what_belongs_to_a_player_has_the_tones_that_are_dyed(name: str) -> None:
    assert colours_in(PATHS[f"emblems/{name}"]) >= TONES


def test_the_view_from_home_lives_at_every_hour() -> None:
    scene = f"scenes/{HOME}.svg"
    drawings = {part: drawing_at(scene, part) for part in DayPart}
    assert len(set(drawings.values())) == 4
    assert 'id="stars"' in drawings[DayPart.NIGHT]
    assert 'id="stars"' not in drawings[DayPart.DAY]
    movers = LivingDrawing(scene).movers
    assert {mover.kind for mover in movers} == {
        "flag",
        "flow",
        "swing",
        "drift",
        "torch",
        "smoke",
    }
    assert all(mover.box.isValid() or mover.kind == "smoke" for mover in movers)


def test_the_view_from_home_shows_castle_and_rider_through_its_window() -> None:
    seen = LivingDrawing(f"scenes/{HOME}.svg").seen(352 / 470)
    assert seen.contains(860, 300)
    assert seen.contains(742, 640)


# Each for itself


def test_no_two_drawings_are_the_same() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PATHS.values()]
    assert len(set(texts)) == len(texts)


def test_signs_are_told_apart_by_light_alone() -> None:
    """As small as in a row, and by those who can't tell red from green."""
    assert _alike(ICON_NAMES, SMALL, APART) == []


@pytest.mark.thorough
def test_people_are_told_apart_as_small_as_on_a_rivals_strip() -> None:
    """Those who share a name share a face: what they hold differs."""
    assert _alike(PEOPLE, FACE, A_THING) == []
