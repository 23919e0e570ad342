"""The vocabulary of the cards: importing this package registers every effect and count."""

from valeria_desktop.games.valeria.rules.effects import (
    acting,
    centre,
    combined,
    compensated,
    counts,
    entering,
    gains,
    giving,
    leaving,
    pools,
    tableau,
    takes,
    tokens,
)

__all__ = [
    "acting",
    "centre",
    "combined",
    "compensated",
    "counts",
    "entering",
    "gains",
    "giving",
    "leaving",
    "pools",
    "tableau",
    "takes",
    "tokens",
]
