"""Names of the drawings of fountains, tasks, guilds and cards.

Tasks and fountains of a player's own files have the drawing of a similar one of ours.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
    from valeria_desktop.games.valencia.rules.model.guild import Guild

_HOUSES = ("wine-house", "cloth-house")


def task_emblem(task: Task) -> str:
    """Return the name of a task's emblem: its own, or that of our task with the same number."""
    own = f"task-{task.id}"
    return own if _is_drawn(own) else f"task-{_tasks()[task.number]}"


def task_picture(task: Task) -> str:
    """Return the path of a task's drawing."""
    return f"emblems/{task_emblem(task)}.svg"


def fountain_emblem(fountain: Fountain) -> str:
    """Return the name of a fountain's emblem: its own, or that of our fountain of the same kind."""
    own = f"fountain-{fountain.id}"
    alike = _fountains()[fountain.ability, fountain.value]
    return own if _is_drawn(own) else f"fountain-{alike}"


def fountain_picture(fountain: Fountain) -> str:
    """Return the path of a fountain's drawing."""
    return f"emblems/{fountain_emblem(fountain)}.svg"


def _is_drawn(emblem: str) -> bool:
    return has_picture(f"emblems/{emblem}.svg")


def guild_picture(guild: Guild) -> str:
    """Return the path of the drawing of a guild's good."""
    return f"emblems/{guild.sign}.svg"


def ground_picture(guild: Guild) -> str:
    """Return the path of the ground's drawing on a guild's spaces."""
    return f"emblems/ground-{guild.sign}.svg"


def kind_pictures(kind: Advanced) -> tuple[str, ...]:
    """Return the paths of the drawings of a kind of advanced cards."""
    cards = _HOUSES if kind is Advanced.WAREHOUSE else (kind.value,)
    return tuple(f"emblems/card-{card}.svg" for card in cards)


@cache
def _tasks() -> dict[int, str]:
    return {task.number: task.id for task in shipped_catalog().tasks}


@cache
def _fountains() -> dict[tuple[str | None, int], str]:
    return {(each.ability, each.value): each.id for each in shipped_catalog().fountains}
