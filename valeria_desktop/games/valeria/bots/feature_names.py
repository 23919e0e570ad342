"""The names of the numbers that a value looks at; weights say which they were learned with.

Weights that were learned with others are refused.
"""

from __future__ import annotations

_BRING = ("gold", "strength", "magic", "points", "any", "taken")
_ROLES = ("workers", "soldiers", "shadows", "holies")
_SIDE = (
    *("gold", "strength", "magic", "gold over 6", "strength over 6", "magic over 6"),
    *("resources", "points", "Duke"),
    *(f"on turn: {kind}" for kind in _BRING),
    *(f"off turn: {kind}" for kind in _BRING),
    *_ROLES,
    *("citizens", "monsters", "domains", "points of monsters", "points of domains"),
    *("lasting resources", "lasting points", "die powers", "cheaper prices"),
)
_REACH = ("best monster", "best domain", "missing for a domain", "missing for a monster")
NAMES = (
    *(f"my {name}" for name in _SIDE),
    *(f"their {name}" for name in _SIDE),
    *(f"my Duke for {name}" for name in (*_ROLES, "citizens", "monsters", "domains")),
    *("my Duke for types", "my Duke for a resource"),
    *(f"in my reach: {name}" for name in _REACH),
    *(f"in their reach: {name}" for name in _REACH),
    *("places exhausted", "monsters gone", "domains gone", "left", "my turn", "my actions"),
    *("their actions", "left of the round", "turn", "first edition", "no Dukes"),
    *("lead in citizens", "lead in monsters", "lead in domains"),
    *("my turns still bring", "others' turns still bring me", "their turns still bring"),
    *("others' turns still bring them", "my domains still give", "their domains still give"),
    *("my resources for the Duke", "lead", "lead by what is gone", "gone squared", "left squared"),
    *("second rival's points", "second rival's Duke", "second rival's resources"),
    *("second rival's turns", "second rival's other turns", "second rival's domains"),
    *("rivals ahead", "mean lead of rivals"),
)
"""What each number is."""
