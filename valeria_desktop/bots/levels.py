"""The levels of the common bots: how well each plays, and what it may spend on a decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.bots.meter import Clock, Meter, Nodes
from valeria_desktop.bots.search import Search, SearchBot, Skill
from valeria_desktop.bots.turns import TurnSettings
from valeria_desktop.bots.worlds import WorldSettings

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Leaning, Rules

Now = Callable[[], float]
"""A clock, in seconds."""


@frozen
class BotLevel:
    """A level: a skill and its budget, in time for play and in positions for all else."""

    skill: Skill
    nodes: int = 4_000
    """Positions looked at for a decision, where nobody waits: the same on every machine. They are
    soon looked at where a game's own ranking does."""
    seconds: float = 0.15
    """Time for a decision, where someone waits and the search in Python has to do."""


SKILLS: dict[str, BotLevel] = {
    "squire": BotLevel(Skill(overlooks=0.78)),
    "knight": BotLevel(Skill(overlooks=0.63)),
    "baron": BotLevel(Skill(overlooks=0.36)),
    "duchess": BotLevel(Skill(turn=TurnSettings())),
    "queen": BotLevel(
        Skill(turn=TurnSettings(), worlds=WorldSettings()), nodes=100_000, seconds=0.75
    ),
}
"""What the levels of the registry are. The numbers are settings: they follow from measuring."""

MakePlayer = Callable[["Rules[Any]", str, int, "Leaning | None", "int | Now | None"], SearchBot]


def has_quick(rules: Rules[Any]) -> bool:
    """Tell whether a game's levels are ranked more quickly than by the search in Python."""
    return rules.quick is not None and rules.quick(SKILLS["queen"].skill, 1) is not None


def make_player(
    rules: Rules[Any],
    name: str,
    seed: int,
    leaning: Leaning | None,
    limit: int | Now | None,
) -> SearchBot:
    """Make a bot of a level; its limit is a number of positions, or a clock to keep its time by."""
    level = SKILLS[name]
    begin: Callable[[], Meter]
    if callable(limit):
        begin = partial(Clock, level.seconds, limit)
    else:
        begin = partial(Nodes, level.nodes if limit is None else limit)
    nodes = limit if isinstance(limit, int) else level.nodes
    quick = rules.quick(level.skill, nodes) if rules.quick and nodes else None
    return SearchBot(Search(rules, level.skill, begin, quick), seed, leaning)
