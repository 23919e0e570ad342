"""The division of a hand into bids that a hint advises: the stacks, and the auction of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.bots.bidding import Bidding
from valeria_desktop.games.valencia.bots.gains import AuctionGains
from valeria_desktop.games.valencia.bots.numbers import numbers_of
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.cards import Card, sum_of
from valeria_desktop.games.valencia.rules.model.options import ADD, CLOSE, ENOUGH, CardOption
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, part_words
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import join, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase

MOST = 8
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
    if len(opened) + len(hand) > MOST:
        return None
    rest = _bidding(view).best_division(made, opened, hand) if opened or hand else ()
    return division_of(view, (*made, *rest))


def division_of(view: View, stacks: tuple[Stack, ...]) -> Division:
    """Return stacks with the auction that each is best meant for."""
    meant = _bidding(view).meant_for(stacks)
    return Division(stacks, tuple(meant.get(at) for at in range(len(stacks))))


def links_of(stacks: tuple[Stack, ...]) -> tuple[Option, ...]:
    """Return stacks as options: each stack's cards, and its end."""
    return tuple(
        option for stack in stacks for option in (*(CardOption(ADD, card) for card in stack), CLOSE)
    )


def stacks_of(links: Iterable[Option]) -> tuple[Stack, ...]:
    """Return the stacks of options that `links_of` made."""
    stacks: list[Stack] = []
    opened: Stack = ()
    for option in links:
        if isinstance(option, CardOption):
            opened = (*opened, option.card)
        else:
            stacks.append(opened)
            opened = ()
    return tuple(stacks)


def as_variant(stacks: tuple[Stack, ...]) -> str:
    """Return stacks as a text, by which the rows of a hint tell divisions apart."""
    return "/".join(",".join(stack) for stack in stacks)


def of_variant(variant: str) -> tuple[Stack, ...]:
    """Return the stacks of a text that `as_variant` made."""
    return tuple(tuple(map(Card, stack.split(","))) for stack in variant.split("/"))


def _bidding(view: View) -> Bidding:
    gains = AuctionGains(imagine(view, Stream(_WORLD)), view, numbers_of(len(view.players)))
    return Bidding(view, gains)


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
