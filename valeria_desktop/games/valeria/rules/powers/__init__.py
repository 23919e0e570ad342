"""The powers of domains: immediate ones, triggers at named moments, modifiers, and die changes.

A modifier is asked (what does this card cost this player now?). Triggers are collected at their
moment and become steps. The two never mix.
"""

from valeria_desktop.games.valeria.rules.powers.modifiers import (
    CheaperDomains,
    Modifier,
    NoExtraForCopies,
)
from valeria_desktop.games.valeria.rules.powers.roll import DiePower
from valeria_desktop.games.valeria.rules.powers.timed import Now, When

__all__ = ["CheaperDomains", "DiePower", "Modifier", "NoExtraForCopies", "Now", "When"]
