"""The vocabulary of the cards: importing this package registers every effect and count."""

from valeria_desktop.games.valeria.rules.effects import (
    centre,
    combined,
    counts,
    gains,
    leaving,
    takes,
)

__all__ = ["centre", "combined", "counts", "gains", "leaving", "takes"]
