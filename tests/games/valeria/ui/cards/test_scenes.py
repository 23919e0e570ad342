"""Each boss, Duke and domain has a scene: a portrait in the manner of the home picture.

The characters' portraits are drawn alike, and stand beside them here.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer

from tests.drawings import (
    HEAVIEST,
    SHAPES,
    drawn,
    fills_in,
    image_of,
    is_plain,
    kinds_in,
    points_of,
)
from tests.each import each
from tests.games.valeria.sets.shipped import part_of
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.bots.characters import CHARACTERS
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.files.set_facts import folder_of
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.ui.paint.pictures import has_picture

CATALOG = shipped_catalog()
BOSSES = [monster for monster in CATALOG.monsters if monster.type is MonsterType.BOSS]
ART = resources_root() / "games" / "valeria" / "art"
SCENES = {path.stem: path for path in sorted((ART / "scenes").glob("*.svg"))}
OF_SETS = {path.stem: path for path in sorted(ART.parent.glob("sets/*/scenes/*.svg"))}
FACES = resources_root() / "shell" / "art" / "characters"
PORTRAITS = {path.stem: path for path in sorted(FACES.glob("*.svg"))}
DRAWINGS = SCENES | OF_SETS | PORTRAITS
NAMES = list(DRAWINGS)
BESIDES = {"winners-banner"}  # scenes of no card
SMALL = (24, 32)
LIKE = 0.9  # of the points of two small pictures
SEATED = (36, 48)  # a portrait beside a seat
APART = 0.1  # portraits are told apart at a glance


def _small(name: str, size: tuple[int, int] = SMALL) -> list[int]:
    return points_of(DRAWINGS[name], size)


def test_there_are_eight_bosses_ten_dukes_and_the_domains() -> None:
    assert (len(BOSSES), len(CATALOG.dukes), len(CATALOG.domains)) == (8, 10, 24)


@each("card_id", [card.id for card in (*BOSSES, *CATALOG.dukes, *CATALOG.domains)])
def test_boss_duke_and_domain_have_a_scene(card_id: str) -> None:
    assert has_picture(f"scenes/{card_id}.svg")


def test_a_scene_is_named_after_its_card() -> None:
    assert set(SCENES) - set(CATALOG.by_id) == BESIDES


def test_a_scene_of_a_set_is_named_after_a_card_of_it() -> None:
    named = {
        set_id: {path.stem for path in (folder_of(set_id) / "scenes").glob("*.svg")}
        for set_id in SETS
    }
    assert any(named.values())
    for set_id, names in named.items():
        assert names <= set(part_of(set_id).by_id)


def test_a_portrait_is_named_after_its_character() -> None:
    assert set(PORTRAITS) == {character.id for character in CHARACTERS}
    assert all(has_picture(f"characters/{name}.svg") for name in PORTRAITS)


def test_no_portrait_is_named_like_a_scene() -> None:
    assert PORTRAITS.keys().isdisjoint(SCENES | OF_SETS)


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_is_three_to_four_and_renders_without_a_warning(name: str) -> None:
    """A warning of Qt fails any test."""
    renderer = QSvgRenderer(str(DRAWINGS[name]))
    assert max(_small(name)) > 0
    assert renderer.isValid()
    assert renderer.viewBoxF().size() == QSizeF(240, 320)


@each("name", NAMES)
def test_a_scene_is_made_of_plain_shapes(name: str) -> None:
    assert is_plain(DRAWINGS[name])
    assert DRAWINGS[name].stat().st_size < HEAVIEST


@each("name", NAMES)
def test_a_scene_is_rich(name: str) -> None:
    assert sum(kind in SHAPES for kind in kinds_in(DRAWINGS[name])) >= 40
    assert len(fills_in(DRAWINGS[name])) >= 6


@each("name", NAMES)
def test_a_scene_leaves_no_corner_bare(name: str) -> None:
    image = image_of(DRAWINGS[name], SMALL)
    wide, high = SMALL
    corners = [(1, 1), (wide - 2, 1), (1, high - 2), (wide - 2, high - 2)]
    assert [image.pixelColor(*corner).alpha() for corner in corners] == [255] * 4


def test_no_two_scenes_are_alike() -> None:
    small = {name: _small(name) for name in NAMES}
    alike = [
        (one, other)
        for one, other in combinations(NAMES, 2)
        if sum(a == b for a, b in zip(small[one], small[other], strict=True))
        > LIKE * len(small[one])
    ]
    assert alike == []


def test_no_two_scenes_share_their_subject() -> None:
    """What a scene is about is drawn for one card only: its longest lines are its own."""
    longest = {
        name: {
            part.get("d", "")
            for part in sorted(
                drawn(DRAWINGS[name]).iter(), key=lambda part: -len(part.get("d", ""))
            )[:12]
        }
        for name in NAMES
    }
    shared = [
        (one, other)
        for one, other in combinations(NAMES, 2)
        if len(longest[one] & longest[other]) > 3
    ]
    assert shared == []


def test_portraits_are_told_apart_beside_a_seat() -> None:
    small = {name: _small(name, SEATED) for name in PORTRAITS}
    alike = [
        (one, other)
        for one, other in combinations(PORTRAITS, 2)
        if sum(a == b for a, b in zip(small[one], small[other], strict=True))
        > APART * len(small[one])
    ]
    assert alike == []


@pytest.mark.parametrize("name", PORTRAITS)
def test_a_face_stands_out_beside_a_seat(name: str) -> None:
    """Ink and light meet in its middle, where the eyes are."""
    wide, high = SEATED
    points = _small(name, SEATED)
    middle = [
        QColor(points[y * wide + x]).lightness()
        for y in range(high // 4, high * 2 // 3)
        for x in range(wide // 4, wide * 3 // 4)
    ]
    middle.sort()
    tenth = len(middle) // 10
    assert middle[-tenth] - middle[tenth] >= 70
