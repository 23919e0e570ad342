"""The powers of domains: immediate ones, triggers, modifiers, and those of the roll.

A modifier is asked (what does this card cost this player now?). Triggers are collected at their
moment and become steps. The two never mix.
"""

from valeria_desktop.games.valeria.rules.powers.modifiers import (
    Blockade,
    CheaperCitizens,
    CheaperDomains,
    CheaperSlaying,
    CheaperSlayingEither,
    DearerSlaying,
    Immune,
    Modifier,
    NoExtraForCopies,
    StrengthForCitizens,
    WaiveRole,
    modifiers_among,
)
from valeria_desktop.games.valeria.rules.powers.roll import DiePower, InRoll, Reroll, RollPower
from valeria_desktop.games.valeria.rules.powers.timed import Now, When, triggers_among

__all__ = [
    "Blockade",
    "CheaperCitizens",
    "CheaperDomains",
    "CheaperSlaying",
    "CheaperSlayingEither",
    "DearerSlaying",
    "DiePower",
    "Immune",
    "InRoll",
    "Modifier",
    "NoExtraForCopies",
    "Now",
    "Reroll",
    "RollPower",
    "StrengthForCitizens",
    "WaiveRole",
    "When",
    "modifiers_among",
    "triggers_among",
]
