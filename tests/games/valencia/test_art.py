"""Whatever Valencia shows has a picture of its own, in the hand of the other drawings."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtSvg import QSvgRenderer

from tests.drawings import HEAVIEST, SHAPES, colours_in, fills_in, image_of, is_plain, kinds_in
from tests.each import each
from tests.ui.paint.test_palette import ENOUGH, contrast
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.model.cards import PLAIN, Card
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.ui.finale.winner import CLOTH
from valeria_desktop.ui.paint.busts import Expression, expressions_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from pathlib import Path

CATALOG = shipped_catalog()
ART = resources_root() / "games" / "valencia" / "art"
PATHS = {path.relative_to(ART).with_suffix("").as_posix(): path for path in ART.rglob("*.svg")}
NAMES = sorted(PATHS)
EMBLEMS = [name for name in NAMES if name.startswith("emblems/")]
ICONS = [name for name in NAMES if name.startswith("icons/")]

GOODS = tuple(guild.replace(" ", "-") for guild in GUILDS)
SEATS = ("nobility", "church", "merchants")  # the guilds' seats show their goods
STEPS = ("planning", "action", "council", "reveal", "pass", "wait", "move", "palm", "fountain")
CARDS = ("deck", "used", "stack", "tasks", "card-back")
COUNTED = ("coins", "prestige")
THINGS = ("council", "privilege", "figure", "member", "palm", "bush")
HOUSES = tuple(f"house-{number}" for number in range(1, 9))

GROUNDS = ("site", "plaza", *(f"ground-{good}" for good in GOODS))
"""They fill a cell to its edges."""
SHAPED = {
    "emblems/card-back": (72, 100),
    "emblems/task-back": (72, 100),
    "emblems/wall": (64, 16),
    "emblems/wall-gate": (64, 16),
    "emblems/wall-tower": (24, 24),
    "scenes/central-fountain": (240, 240),
    "scenes/gardener": (240, 320),
    "scenes/home": (1280, 720),
    "scenes/winners-feast": (240, 320),
} | {f"emblems/{house}": (64, 96) for house in HOUSES}
"""How large their grids are; all others are drawn on one of 64."""
HELD = 4_000  # bytes: a lighter drawing is read once for all its sizes
HOME_HEAVIEST = 64_000  # as the first home picture
TEXT_COLOUR = "#000001"  # a sign in it is painted in the colour of the words beside it
DYED = {
    "emblems/member": {"#c8643c", "#8f3f26", "#f0e5ca"},
    "emblems/card-back": {"#c8643c", "#8f3f26", "#dd8a62"},
    "emblems/task-back": {"#c8643c", "#8f3f26", "#dd8a62"},
}
"""The tones that are changed for those of a player."""
SIDE = 24
GREY = "#8a8780"
PLAIN_TO_SEE = 32  # of 255 steps of light
APART = 0.1  # of the points


def _lights(path: Path, side: int = SIDE) -> list[int]:
    """Draw it as someone sees it who can't tell colours."""
    image = image_of(path, (side, side), GREY)
    return [image.pixelColor(x, y).lightness() for y in range(side) for x in range(side)]


# What there is


@each("good", GOODS)
def test_a_guild_has_its_good_large_and_small_and_a_ground(good: str) -> None:
    for name in (f"emblems/{good}", f"icons/{good}", f"emblems/ground-{good}"):
        assert has_picture(f"{name}.svg")


@each("seat", SEATS)
def test_a_seat_of_no_guild_has_an_emblem_and_a_sign(seat: str) -> None:
    assert has_picture(f"emblems/{seat}.svg")
    assert has_picture(f"icons/{seat}.svg")


@each("sign", [*STEPS, *CARDS])
def test_every_step_and_every_heap_of_cards_has_a_sign(sign: str) -> None:
    assert has_picture(f"icons/{sign}.svg")


@each("sign", COUNTED)
def test_what_a_track_counts_has_a_sign(sign: str) -> None:
    assert has_picture(f"icons/{sign}.svg")


@each("thing", [*THINGS, *GROUNDS, *HOUSES])
def test_what_lies_on_the_table_has_an_emblem(thing: str) -> None:
    assert has_picture(f"emblems/{thing}.svg")


def test_every_fountain_has_an_emblem_and_every_emblem_its_fountain() -> None:
    drawn = {name for name in EMBLEMS if name.startswith("emblems/fountain-")}
    assert drawn == {f"emblems/fountain-{fountain.id}" for fountain in CATALOG.fountains}


def test_every_task_has_an_emblem_and_every_emblem_its_task() -> None:
    drawn = {name for name in EMBLEMS if name.startswith("emblems/task-")} - {"emblems/task-back"}
    assert drawn == {f"emblems/task-{task.id}" for task in CATALOG.tasks}


def test_every_advanced_card_has_an_emblem_and_every_emblem_its_card() -> None:
    drawn = {name for name in EMBLEMS if name.startswith("emblems/card-")} - {"emblems/card-back"}
    assert drawn == {f"emblems/card-{card}" for card in Card if card not in PLAIN}


# How it is drawn


@each("name", NAMES)
def test_a_drawing_is_made_of_plain_shapes(name: str) -> None:
    assert is_plain(PATHS[name])


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_keeps_to_its_grid_and_is_not_blank(name: str) -> None:
    """A warning of Qt fails any test."""
    wide, high = SHAPED.get(name, (64, 64))
    assert QSvgRenderer(str(PATHS[name])).viewBoxF().size() == QSizeF(wide, high)
    image = image_of(PATHS[name], (wide, high))
    assert len({image.pixel(x, y) for y in range(high) for x in range(wide)}) > 1


@each("name", NAMES)
def test_a_drawing_is_light(name: str) -> None:
    heaviest = HEAVIEST if name.startswith("scenes/") else HELD
    if name == "scenes/home":
        heaviest = HOME_HEAVIEST
    assert PATHS[name].stat().st_size < heaviest


@each("name", NAMES)
def test_a_drawing_has_lines_of_ink_or_one_colour_or_is_a_quiet_ground(name: str) -> None:
    colours = colours_in(PATHS[name])
    if name.removeprefix("emblems/") in GROUNDS:
        assert CARD_INK not in colours
        assert len(colours) == 3
    else:
        assert colours == {TEXT_COLOUR} or (CARD_INK in colours and len(colours) > 2)


@each("sign", [*SEATS, *STEPS, *CARDS])
def test_a_sign_is_painted_in_the_colour_of_words(sign: str) -> None:
    assert colours_in(PATHS[f"icons/{sign}"]) == {TEXT_COLOUR}


@pytest.mark.parametrize("name", DYED)
def test_what_belongs_to_a_player_has_the_tones_that_are_dyed(name: str) -> None:
    assert colours_in(PATHS[name]) == DYED[name] | {CARD_INK, *_highlights(name)}


def test_the_cloth_of_the_winners_picture_can_be_dyed() -> None:
    assert set(CLOTH) <= colours_in(PATHS["scenes/winners-feast"])


def _highlights(name: str) -> set[str]:
    return {"#f1e6cc"} if name == "emblems/member" else set()


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_ground_is_quiet_and_fills_its_cell(ground: str) -> None:
    """A member and a price stand on it: neither may get lost."""
    image = image_of(PATHS[f"emblems/{ground}"], (54, 54))
    points = [image.pixelColor(x, y) for y in range(54) for x in range(54)]
    lights = sorted(point.lightness() for point in points)
    assert {point.alpha() for point in points} == {255}
    assert lights[-len(lights) // 20] - lights[len(lights) // 20] < 50
    assert sum(lights) / len(lights) < 110


@pytest.mark.parametrize("good", GOODS)
def test_a_good_and_a_member_stand_out_from_a_ground(good: str) -> None:
    grounds = colours_in(PATHS[f"emblems/ground-{good}"])
    for piece in (good, "member"):
        tones = colours_in(PATHS[f"emblems/{piece}"])
        assert all(max(contrast(tone, dark) for tone in tones) >= ENOUGH for dark in grounds)


@pytest.mark.parametrize("name", ["scenes/central-fountain", "scenes/gardener", "scenes/home"])
def test_a_scene_is_rich_and_leaves_no_corner_bare(name: str) -> None:
    path = PATHS[name]
    image = image_of(path, (32, 32))
    assert [image.pixelColor(x, y).alpha() for x in (1, 30) for y in (1, 30)] == [255] * 4
    assert sum(kind in SHAPES for kind in kinds_in(path)) >= 40
    assert len(fills_in(path)) >= 6


# Each for itself


def test_no_two_drawings_are_the_same() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PATHS.values()]
    assert len(set(texts)) == len(texts) > 100


@pytest.mark.thorough
@pytest.mark.parametrize("names", [EMBLEMS, ICONS], ids=["emblems", "icons"])
def test_small_drawings_are_told_apart_by_light_alone(names: list[str]) -> None:
    """As large as a line of text, and by those who can't tell red from green."""
    pieces = [name for name in names if name.removeprefix("emblems/") not in GROUNDS]
    lights = {name: _lights(PATHS[name]) for name in pieces}
    alike = [
        (one, other)
        for one, other in combinations(pieces, 2)
        if sum(abs(a - b) > PLAIN_TO_SEE for a, b in zip(lights[one], lights[other], strict=True))
        <= APART * SIDE**2
    ]
    assert alike == []


def test_grounds_are_told_apart_by_their_patterns() -> None:
    """Not by their colours alone: what lies where differs as much."""
    side = 54
    marks = {}
    for ground in GROUNDS:
        lights = _lights(PATHS[f"emblems/{ground}"], side)
        middle = sorted(lights)[len(lights) // 2]
        marks[ground] = [abs(light - middle) > 4 for light in lights]
    alike = [
        (one, other)
        for one, other in combinations(GROUNDS, 2)
        if sum(a != b for a, b in zip(marks[one], marks[other], strict=True)) < 0.2 * side**2
    ]
    assert alike == []


def test_the_gardener_listens_or_speaks() -> None:
    moods = expressions_of("scenes/gardener.svg")
    assert moods == (Expression.LISTENS, Expression.SPEAKS)
