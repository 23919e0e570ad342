"""The constants of a whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from tests.games.stairs.rules.setup import Setup

Cards = tuple[int, ...]


@frozen
class Table:
    """The set-up and all cards; bots, scenes and files may import it, the state they may not."""

    setup: Setup
    catalog: Cards
