"""Funding: the icons that a player has for an action, and the pieces that add more (WK36, WK45).

One answer serves the options, the payment, refusals and the table ("2 builders short").
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.effects.powers import DismissPrice, Fund, HasIcons
from valeria_desktop.games.viscounts.rules.model.amounts import NO_ICONS
from valeria_desktop.games.viscounts.rules.model.kinds import (
    CRIMINAL_AT,
    MERCHANT_AT,
    SILVER,
    Action,
    Icon,
    Resource,
)

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.player import Line
    from valeria_desktop.games.viscounts.rules.model.standing import Known, KnownSide
    from valeria_desktop.games.viscounts.rules.model.table import Table
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk


@frozen
class Piece:
    """A kind of piece that can be spent for icons of an action."""

    what: str
    """Silver, or a resource's name."""
    cost: int
    """How much of it a piece takes."""
    icons: int
    """How many icons a piece brings."""
    most: int
    """The most pieces that may be spent; large numbers stand for any number."""


_ANY = 1_000_000
Pieces = tuple[Piece, ...]


def icons_of(known: Known, seat: int) -> Counts:
    """Return the icons on a player's board: cards, printed icons, free squares, bonus cards."""
    player = known.players[seat]
    return _icons(known.table, player.line, seat, player.freed, known.bonuses)


def standing_icons(known: Known, seat: int) -> Counts:
    """Return a player's permanent icons, of free squares and bonus cards (WK36, WK113)."""
    return _standing(known.table, seat, known.side(seat).freed, known.bonuses)


@lru_cache(maxsize=4096)
def _icons(
    table: Table, line: Line, seat: int, freed: tuple[int, ...], bonuses: tuple[int, ...]
) -> Counts:
    shown = [
        start if card is None else card.icons.counts
        for card, start in zip(line, table.start_icons, strict=True)
    ]
    return tuple(map(sum, zip(*shown, _standing(table, seat, freed, bonuses), strict=True)))


@lru_cache(maxsize=1024)
def _standing(table: Table, seat: int, freed: tuple[int, ...], bonuses: tuple[int, ...]) -> Counts:
    powers = [power for _, power in table.powers(seat, freed)]
    powers += [each.power for each in table.catalog.bonuses if bonuses[each.ribbon.at] == seat]
    shown = [power.icons.counts for power in powers if isinstance(power, HasIcons)]
    return tuple(map(sum, zip(NO_ICONS, *shown, strict=True)))


def conversions(line: Line, action: Action) -> tuple[Fund, ...]:
    """Return the conversions for an action of the cards on a board (WK45)."""
    found: tuple[Fund, ...] = ()
    for card in line:
        if card is not None and card.ongoing:
            for power in card.ongoing:
                if isinstance(power, Fund) and power.action is action:
                    found += (power,)
    return found


def icons_for(known: Known, seat: int, action: Action, helper: Townsfolk | None = None) -> int:
    """Return a player's icons for an action, before anything is spent.

    The helper is the townsfolk dismissed for the action. Pairs of merchants count by themselves,
    as they cost nothing.
    """
    counts = icons_of(known, seat)
    if helper is not None:
        counts = tuple(map(sum, zip(counts, helper.icons.counts, strict=True)))
    found = counts[action.icon.at] + counts[CRIMINAL_AT]
    for power in conversions(known.players[seat].line, action):
        if power.piece == Icon.MERCHANT:
            found += counts[MERCHANT_AT] // power.number * power.icons
    return found


def kinds_of_pieces(line: Line, action: Action) -> Pieces:
    """Return the kinds of pieces that may be spent for an action, in the order of asking.

    Single pieces worth more come first, then the matching resource, other resources, and silver.
    """
    powers = conversions(line, action)
    return _kinds(powers, action) if powers else _MATCHING[action]


_MATCHING = {action: (Piece(action.resource or SILVER, 1, 1, _ANY),) for action in Action}


@lru_cache(maxsize=256)
def _kinds(conversions: tuple[Fund, ...], action: Action) -> Pieces:
    powers = [power for power in conversions if power.piece != Icon.MERCHANT]
    once = [power for power in powers if power.once]
    found = [
        Piece(what, 1, icons, sum(p.piece == what and p.icons == icons for p in once))
        for what, icons in dict.fromkeys((power.piece, power.icons) for power in once)
    ]
    others = [power for power in powers if not power.once]
    others.sort(key=lambda power: power.piece == SILVER)
    further = [Piece(power.piece, power.number, power.icons, _ANY) for power in others]
    return (*found, *_MATCHING[action], *further)


def capacity(have: dict[str, int], pieces: Pieces) -> int:
    """Return the most icons that these pieces could bring, with so much silver and resources.

    Pieces come in the order of asking, those worth more before the others of their resource.
    """
    if len(pieces) == 1:
        piece = pieces[0]
        return min(have[piece.what] // piece.cost, piece.most) * piece.icons
    left, found = have.copy(), 0
    for piece in pieces:
        number = min(left[piece.what] // piece.cost, piece.most)
        left[piece.what] -= number * piece.cost
        found += number * piece.icons
    return found


def purse(player: KnownSide) -> dict[str, int]:
    """Return a player's silver and resources by name."""
    return {
        SILVER: player.silver,
        Resource.INK.value: player.ink,
        Resource.STONE.value: player.stone,
        Resource.GOLD.value: player.gold,
    }


def most_icons(
    known: Known, seat: int, action: Action, helper: Townsfolk | None = None, silver: int = 0
) -> int:
    """Return the most icons that a player could have for an action.

    `silver` is the price of the helper, if it isn't paid yet.
    """
    player = known.players[seat]
    have = purse(player)
    have[SILVER] -= silver
    pieces = kinds_of_pieces(player.line, action)
    return icons_for(known, seat, action, helper) + capacity(have, pieces)


def dismiss_price(known: Known, seat: int, card: Townsfolk) -> int:
    """Return a player's price for dismissing a card (WK38)."""
    freed = known.players[seat].freed
    prices = [
        power.silver
        for _, power in known.table.powers(seat, freed)
        if isinstance(power, DismissPrice)
    ]
    return min([card.silver, *prices])


def helps(known: Known, seat: int, action: Action, card: Townsfolk) -> bool:
    """Return whether a townsfolk's icons would add to a player's icons for an action (WK38)."""
    return icons_for(known, seat, action, card) > icons_for(known, seat, action)
