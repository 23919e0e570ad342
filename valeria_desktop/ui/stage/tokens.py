"""Signs that fly one after the other for an amount: each coin is seen and the first is heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

if TYPE_CHECKING:
    from valeria_desktop.ui.stage.beats import Motion
    from valeria_desktop.ui.stage.motions import Token

APART = 45.0
"""Time between two tokens in a row, in ms at normal pace."""
DRAWN = 5
"""Greatest number of tokens drawn; a token for several units shows their number."""


def shares_of(number: int) -> list[int]:
    """Return how many units each token of an amount stands for."""
    drawn = min(number, DRAWN)
    each, more = divmod(number, drawn) if drawn else (0, 0)
    return [each + (piece < more) for piece in range(drawn)]


def tokens(first: Token, number: int) -> tuple[Motion, ...]:
    """Return the tokens of an amount, as far as tokens are drawn: all like the first one.

    Only the first one sounds as it lands.
    """
    return tuple(
        evolve(
            first,
            number=share,
            at=first.at + APART * piece,
            knock=first.knock if not piece else "",
        )
        for piece, share in enumerate(shares_of(number))
    )
