"""Counts of a player's cards, workers and ribbons that everyone can follow (WK4).

A learned value reads them beside the worth by hand. Most positions of a decision differ in few of
them, so each group is counted once for the things that it depends on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.prices import price_of_card
from valeria_desktop.games.viscounts.rules.model.kinds import RIBBONS
from valeria_desktop.games.viscounts.rules.model.things import Kind
from valeria_desktop.games.viscounts.rules.turn.funding import standing_icons

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.bots.value import Cards, Tier
    from valeria_desktop.games.viscounts.rules.model.player import Line
    from valeria_desktop.games.viscounts.rules.model.standing import PlayerStanding, Standing
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, Townsfolk

_WEAK = 2.0
"""The worth of a play, in silver, below which a card counts as weak."""
_KINDS_OF_ICONS = 5
_SETS = 2
"""Workers or ribbons of a kind that lack one for what three bring."""


def holdings_of(state: Standing, player: PlayerStanding) -> tuple[float, ...]:
    """Return all counts of a player: cards, the board, the castle, manuscripts, shuffles."""
    seat = player.seat
    return (
        *_of_cards(player.line, player.hand, player.deck, player.discard),
        *standing_icons(state, seat),
        *_icons(player.line),
        *_in_tier(seat, state.first),
        *_in_tier(seat, state.second),
        *_of_manuscripts(player.manuscripts),
        player.shuffles,
    )


@lru_cache(maxsize=4096)
def _of_cards(line: Line, hand: Cards, deck: Cards, discard: Cards) -> tuple[float, ...]:
    """Return what all cards together show, and how many are weak, heroes, or of the beginning."""
    cards = [*hand, *deck, *discard, *(card for card in line if card is not None)]
    kinds = [card.kind for card in cards]
    return (
        *_shown(cards),
        sum([card.silver for card in cards]),
        sum([price_of_card(card).played < _WEAK for card in cards]),
        kinds.count(Kind.HERO),
        sum([
            kind is Kind.STARTER and not card.icons.criminal
            for kind, card in zip(kinds, cards, strict=True)
        ]),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _icons(line: Line) -> tuple[int, ...]:
    """Return the icons of the cards on a board."""
    return _shown([card for card in line if card is not None])


def _shown(cards: list[Townsfolk]) -> tuple[int, ...]:
    rows = [card.icons.counts for card in cards]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * _KINDS_OF_ICONS


@lru_cache(maxsize=4096)
def _in_tier(seat: int, tier: Tier) -> tuple[int, int]:
    """Return in how many sections of a tier a player has two workers, and in how many one."""
    numbers = [section[seat] for section in tier]
    return numbers.count(_SETS), numbers.count(1)


@lru_cache(maxsize=4096)
def _of_manuscripts(owned: tuple[Manuscript, ...]) -> tuple[int, ...]:
    """Return ribbons held twice, held once, their kinds, and manuscripts that count things."""
    ribbons = [each.ribbon for each in owned if each.ribbon is not None]
    numbers = [ribbons.count(ribbon) for ribbon in RIBBONS]
    return (
        numbers.count(_SETS),
        numbers.count(1),
        len(set(ribbons)),
        sum([each.end is not None for each in owned]),
    )
