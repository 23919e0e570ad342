"""Everything has a drawing, also what a player wrote."""

from __future__ import annotations

from attrs import evolve

from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.games.valencia.ui.paint.emblems import (
    fountain_picture,
    ground_picture,
    guild_picture,
    kind_pictures,
    task_picture,
)
from valeria_desktop.ui.paint.pictures import has_picture

CATALOG = shipped_catalog()


def test_each_of_ours_has_its_own_drawing() -> None:
    tasks = [task_picture(task) for task in CATALOG.tasks]
    fountains = [fountain_picture(fountain) for fountain in CATALOG.fountains]
    guilds = [paint(guild) for guild in GUILDS for paint in (guild_picture, ground_picture)]
    kinds = [name for kind in Advanced for name in kind_pictures(kind)]
    names = [*tasks, *fountains, *guilds, *kinds]
    assert len(set(names)) == len(names) == 35 + 10 + 10 + 8
    assert all(map(has_picture, names))


def test_a_task_of_ones_own_has_the_drawing_of_its_line() -> None:
    for task in CATALOG.tasks:
        assert task_picture(evolve(task, id="mine")) == task_picture(task)


def test_a_fountain_of_ones_own_has_the_drawing_of_its_like() -> None:
    for fountain in CATALOG.fountains:
        name = fountain_picture(evolve(fountain, id="mine"))
        (like,) = [each for each in CATALOG.fountains if fountain_picture(each) == name]
        assert (like.ability, like.value) == (fountain.ability, fountain.value)
