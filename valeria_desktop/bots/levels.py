"""The levels of the common bots: each one's skill and its budget for a decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.bots.meter import Clock, Meter, Nodes, Waited
from valeria_desktop.bots.patience import Patience
from valeria_desktop.bots.search import Search, SearchBot, Skill
from valeria_desktop.bots.turns import TurnSettings
from valeria_desktop.bots.worlds import WorldSettings

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Leaning, QuickRanking, Rules

_MOST_NODES = 1_000_000
"""A bound on the positions of a decision that is looked at once more."""
Now = Callable[[], float]
"""A clock, in seconds."""


@frozen
class BotLevel:
    """A level: a skill and a budget, in seconds for play and in positions for all other uses."""

    skill: Skill
    nodes: int = 4_000
    """The budget of a decision in positions, if no player waits: the same on every machine.

    A game's quick ranking uses it even while a player waits, as it is fast.
    """
    seconds: float = 0.15
    """The budget of a decision in seconds, if a player waits for the search in Python."""


SKILLS: dict[str, BotLevel] = {
    "squire": BotLevel(Skill(overlooks=0.78)),
    "knight": BotLevel(Skill(overlooks=0.63)),
    "baron": BotLevel(Skill(overlooks=0.36)),
    "duchess": BotLevel(Skill(turn=TurnSettings())),
    "queen": BotLevel(
        Skill(turn=TurnSettings(), worlds=WorldSettings()), nodes=100_000, seconds=0.75
    ),
}
"""The registry's levels. Their numbers come from measured games."""

MakePlayer = Callable[["Rules[Any]", str, int, "Leaning | None", "int | Now | None"], SearchBot]


def has_quick(rules: Rules[Any]) -> bool:
    """Return whether the game has a ranking faster than the search in Python."""
    return rules.quick is not None and rules.quick(SKILLS["queen"].skill, 1) is not None


def make_player(
    rules: Rules[Any],
    name: str,
    seed: int,
    leaning: Leaning | None,
    limit: int | Now | None,
) -> SearchBot:
    """Return a bot of a level; `limit` is a budget in positions, or a clock for its seconds."""
    level = level_in(rules, name)
    skill = _as_broad(level.skill, rules)
    begin: Callable[[], Meter]
    if callable(limit):
        waited = limit.seconds if isinstance(limit, Waited) else 0.0
        begin = partial(Clock, level.seconds - waited, limit)
    else:
        begin = partial(Nodes, level.nodes if limit is None else limit)
    nodes = limit if isinstance(limit, int) else level.nodes
    quick = rules.quick(skill, nodes) if rules.quick and nodes else None
    patience = _patience(rules, level, limit) if callable(limit) else None
    return SearchBot(Search(rules, skill, begin, quick, patience), seed, leaning)


def level_in(rules: Rules[Any], name: str) -> BotLevel:
    """Return a level as it plays a game."""
    level = SKILLS[name]
    if rules.skill_of is None:
        return level
    return evolve(level, skill=rules.skill_of(name, level.skill))


def _patience(rules: Rules[Any], level: BotLevel, now: Now) -> Patience | None:
    """Return the patience of a level that imagines worlds, in a game that says when it is late."""
    worlds, quick = level.skill.worlds, rules.quick
    if worlds is None or quick is None or rules.is_late is None:
        return None

    def again(times: int) -> QuickRanking | None:
        longer = evolve(worlds, worlds=times * worlds.worlds)
        skill = _as_broad(evolve(level.skill, worlds=longer), rules)
        return quick(skill, min(times * level.nodes, _MOST_NODES))

    return Patience(now, level.seconds, rules.is_late, again)


def _as_broad(skill: Skill, rules: Rules[Any]) -> Skill:
    """Return a skill whose turn search is as broad as the game needs it."""
    if skill.turn is None or rules.breadth is None:
        return skill
    return evolve(skill, turn=evolve(skill.turn, beam=rules.breadth))
