"""A player's secrets, and which of them a question is about.

Where several people share a screen, a key held down shows no more than the open question needs:
another player who glances at the screen meanwhile learns little.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, MARKET_PARTS
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.win import win_of

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.scene import Scene


class Secret(StrEnum):
    """The things that only their owner may look at (VA8)."""

    COINS = "coins"
    GOODS = "goods"
    STACKS = "stacks"
    TASKS = "tasks"


Opened = frozenset[Secret]
"""The secrets of the viewer that lie open."""
ALL: Opened = frozenset(Secret)
NOTHING: Opened = frozenset()
TASKS: Opened = frozenset({Secret.TASKS})

_WIN: Opened = frozenset({Secret.COINS, Secret.TASKS})
"""The secrets that settling is about: the price, and the space's gain for the tasks."""
_ABOUT: dict[str, Opened] = {
    Prompt.POWER: frozenset({Secret.COINS, Secret.GOODS}),
    Prompt.KEEP_CARD: NOTHING,
    Prompt.SIT: TASKS,
    Prompt.GOOD: frozenset({Secret.GOODS}),
    Prompt.PLACE: _WIN,
    Prompt.SHARE: _WIN,
    Prompt.SELL: frozenset({Secret.COINS, Secret.GOODS}),
    Prompt.MOVE: TASKS,
    Prompt.PALM: TASKS,
    Prompt.FOUNTAIN: TASKS,
    Prompt.ABILITY: frozenset({Secret.GOODS, Secret.TASKS}),
    Prompt.KEEP_TASK: TASKS,
    Prompt.RECALL: NOTHING,
    Prompt.DEARER: frozenset({Secret.GOODS}),
    Prompt.MOVE_PALM: TASKS,
}
"""Planning and the choice of tasks lie behind a curtain, and are about everything."""


def about(scene: Scene) -> Opened:
    """Return the secrets that the viewer's open question is about; all while there is none."""
    decision = scene.decision if scene.is_asked else None
    if decision is None:
        return ALL
    if decision.prompt == Prompt.BID:
        return _about_bid(scene.view.part)
    found = _ABOUT.get(decision.prompt, ALL)
    return found if win_of(scene.view) is None else found | _WIN


def _about_bid(part: RoundPart) -> Opened:
    """A bid is about the stacks, and about what the first place pays with or sells."""
    found = {Secret.STACKS}
    if part in GUILD_PARTS:
        found.add(Secret.COINS)
    if part in MARKET_PARTS:
        found.add(Secret.GOODS)
    return frozenset(found)
