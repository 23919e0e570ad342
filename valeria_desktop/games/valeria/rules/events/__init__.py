"""All events of a game."""

from valeria_desktop.games.valeria.rules.events.cards import (
    Attacked,
    Banished,
    Built,
    Captured,
    CitizenGained,
    Dealt,
    Filled,
    Hidden,
    MonsterClaimed,
    MonsterTaken,
    PileShown,
    Returned,
    Slain,
    TurnedDown,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.events.resources import Gained, Lost, Paid, TokenPut, Took
from valeria_desktop.games.valeria.rules.events.turns import (
    DieChanged,
    DukeKept,
    DukesDealt,
    GameEnded,
    LastRound,
    Rolled,
)
from valeria_desktop.kernel.events import TurnBegan

__all__ = [
    "Attacked",
    "Banished",
    "Built",
    "Captured",
    "CitizenGained",
    "Dealt",
    "DieChanged",
    "DukeKept",
    "DukesDealt",
    "Filled",
    "Gained",
    "GameEnded",
    "Hidden",
    "LastRound",
    "Lost",
    "MonsterClaimed",
    "MonsterTaken",
    "Paid",
    "PileShown",
    "Returned",
    "Rolled",
    "Slain",
    "TokenPut",
    "Took",
    "TurnBegan",
    "TurnedDown",
    "TurnedUp",
]
