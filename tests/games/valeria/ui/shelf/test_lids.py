"""Lids and signs of boxes: plain shapes of flat colour, as all drawings are."""

from __future__ import annotations

from tests.drawings import HEAVIEST, is_plain
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.game import BOX

VALERIA = resources_root() / "games" / "valeria"


def test_lids_and_signs_are_plain_shapes_and_light() -> None:
    sets = [VALERIA / "sets" / name for name in BOX().sets]
    drawn = [VALERIA / "art" / "lids" / "valeria.svg"]
    drawn += [folder / kind / f"{folder.name}.svg" for folder in sets for kind in ("lids", "signs")]
    for file in drawn:
        assert is_plain(file), file
        assert file.stat().st_size < HEAVIEST
