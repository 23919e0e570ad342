"""The division of a hand into bids that a hint advises: the stacks, and the auction of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.bots.bidding import Bidding
from valeria_desktop.games.valencia.bots.gains import AuctionGains
from valeria_desktop.games.valencia.bots.numbers import numbers_of
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.cards import sum_of
from valeria_desktop.games.valencia.rules.model.options import CLOSE, ENOUGH, CardOption
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, part_words
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import join, say

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

_MOST = 8
"""The largest hand that is divided: nine cards have over twenty thousand divisions."""
_FULL = 3
"""Cards of a stack; a larger one is no division that is tried."""
_WORLD = 1
"""The seed of the imagined world; the gains of auctions rest on what lies open, in any world."""

Stack = tuple["Card", ...]


@frozen
class Division:
    """The stacks that a hand is best divided into, and the auction that each is meant for."""

    stacks: tuple[Stack, ...]
    parts: tuple[RoundPart | None, ...]
    """For each stack; None for a stack that waits for what comes."""


def division_after(view: View, option: Option) -> Division | None:
    """Return the best division that an option of planning begins; none for a large hand."""
    own = view.own
    made, opened, hand = own.stacks, own.opened, own.hand
    match option:
        case CardOption(card=card) if card in hand:
            at = hand.index(card)
            opened, hand = (*opened, card), hand[:at] + hand[at + 1 :]
        case _ if option.id == CLOSE.id:
            made, opened = (*made, opened), ()
        case _ if option.id != ENOUGH.id:
            return None
    if len(opened) >= _FULL or not hand:
        made, opened = (*made, *([opened] if opened else [])), ()
    if len(opened) + len(hand) > _MOST:
        return None
    bidding = Bidding(
        view, AuctionGains(imagine(view, Stream(_WORLD)), view, numbers_of(len(view.players)))
    )
    rest = bidding.best_division(made, opened, hand) if opened or hand else ()
    stacks = (*made, *rest)
    meant = bidding.meant_for(stacks)
    return Division(stacks, tuple(meant.get(at) for at in range(len(stacks))))


def division_words(view: View, division: Division) -> Phrase:
    """Return the bids of a division with their auctions, the highest bid first."""
    pairs = zip(division.stacks, division.parts, strict=True)
    bids = sorted(((sum_of(stack), part) for stack, part in pairs), key=lambda bid: -bid[0])
    told = join([_bid(view, *bid) for bid in bids])
    if len(bids) == 1:
        return say("Make one stack of {stack}.", stack=told)
    return say("Make stacks of {stacks}.", stacks=told)


def _bid(view: View, total: int, part: RoundPart | None) -> Phrase:
    if part is None:
        return say("{sum} in reserve", sum=total)
    guild = view.table.guild(view.round, part) if part in GUILD_PARTS else None
    auction = part_words(part, guild)
    return say("{sum} for {auction} ({letter})", sum=total, auction=auction, letter=part.letter)
