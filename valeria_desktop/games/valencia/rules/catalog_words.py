"""Texts of the demands of tasks and of the abilities of fountains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.catalog import Ability, TaskKind
from valeria_desktop.kernel.phrases import count, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valencia.rules.model.catalog import Fountain, Task
    from valeria_desktop.kernel.phrases import Phrase

_FEW = 10
_TWO = 2


def task_words(task: Task, players: int) -> Phrase:
    """Return a task's demand, marked if its threshold is not the printed one."""
    words = _TASKS[task.kind](task, task.threshold(players))
    return say("{what} (ours)", what=words) if players in task.eased else words


def reward_words(task: Task) -> Phrase:
    """Return a task's points, and the points that a player loses who misses it."""
    if not task.points:
        return say("counts, and is never lost")
    return count(task.points, "{number} point, else −{number}", "{number} points, else −{number}")


def ability_words(fountain: Fountain) -> Phrase:
    """Return a fountain's ability: a player may use it who puts a member beside it."""
    if fountain.ability is None:
        return say("no power")
    return _ABILITIES[fountain.ability]


def _of_price(task: Task, least: int) -> Phrase:
    return say(
        "at least {number} members on spaces of price {price}", number=least, price=task.price
    )


def _of_guild(task: Task, least: int) -> Phrase:
    assert task.guild is not None
    guild = task.guild.words()
    return say(
        "at least {number} members on spaces of one guild: {guild}", number=least, guild=guild
    )


def _plain(words: Phrase) -> Callable[[Task, int], Phrase]:
    return lambda _task, _least: words


def _counted(template: Callable[[int], Phrase]) -> Callable[[Task, int], Phrase]:
    return lambda _task, least: template(least)


_TASKS: dict[TaskKind, Callable[[Task, int], Phrase]] = {
    TaskKind.PRICE: _of_price,
    TaskKind.GUILD: _of_guild,
    TaskKind.GUILDS: _counted(
        lambda least: say("at least {number} members on each of the five guilds", number=least)
    ),
    TaskKind.SQUARE: _plain(say("4 members in a square of 2 by 2")),
    TaskKind.ROW: _counted(
        lambda least: say("at least {number} members beside each other in a line", number=least)
    ),
    TaskKind.DIAGONAL: _counted(
        lambda least: say("at least {number} members beside each other in a diagonal", number=least)
    ),
    TaskKind.WALL: _counted(
        lambda least: say("at least {number} members at the wall", number=least)
    ),
    TaskKind.CORNERS: _counted(
        lambda least: say("at least {number} members in the corners of the city", number=least)
    ),
    TaskKind.FOUNTAINS: _counted(
        lambda least: say("members at {number} different fountains or more", number=least)
    ),
    TaskKind.ALL_FOUNTAINS: _plain(say("members at every fountain, the central one too")),
    TaskKind.RICHER: _plain(say("more coins than someone beside you")),
    TaskKind.STOCKED: _plain(say("more goods than someone beside you")),
    TaskKind.POOR: _plain(say("{number} minus your coins", number=_FEW)),
    TaskKind.EMPTY: _plain(say("{number} minus your goods", number=_FEW)),
    TaskKind.GOODS: _counted(lambda least: say("at least {number} different goods", number=least)),
    TaskKind.RICHEST: _plain(say("the most coins of all")),
    TaskKind.CENTRE: _counted(
        lambda least: say("at least {number} members at the central fountain", number=least)
    ),
    TaskKind.COUNCIL: _counted(
        lambda least: say("at least {number} members on the council", number=least)
    ),
    TaskKind.SEAT: _plain(say("a member on the seat of the nobility or of the church")),
    TaskKind.ONE_FOUNTAIN: _counted(
        lambda least: say("at least {number} members at one fountain that was built", number=least)
    ),
    TaskKind.PALMS: _counted(lambda least: say("at least {number} members at palms", number=least)),
    TaskKind.FIGURE: _plain(say("the figure is yours at the end")),
    TaskKind.CHAIN: _plain(say("1 for each member of your longest chain")),
    TaskKind.ALONE: _plain(
        say("{number} for each member with no other of yours beside it", number=_TWO)
    ),
    TaskKind.QUARTERS: _plain(say("a member in every quarter of the city")),
    TaskKind.MOST: _plain(say("the most members in the city")),
}
_ABILITIES = {
    Ability.TASKS: say("draw two tasks and keep one of them"),
    Ability.DEARER: say("change a good into the next dearer one"),
    Ability.RECALL: say("shuffle a used card into your deck"),
    Ability.PALM: say("move a palm to a bush beside it"),
    Ability.SELL: say("sell a good"),
}
