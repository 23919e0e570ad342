"""What each place after an auction may do, for who wants to know before it comes to that (VA19)."""

from __future__ import annotations

from enum import StrEnum

from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS, Part, acting


class Deed(StrEnum):
    """One of the things that may be done."""

    NOBILITY = "nobility"
    """A member on the seat of the nobility."""
    CHURCH = "church"
    MERCHANTS = "merchants"
    GUILD = "guild"
    """A member on the seat of the guild whose auction it is."""
    GOOD = "good"
    PLACE = "place"
    """A place in the city."""
    SHARE = "share"
    """A good or a place."""
    SELL = "sell"
    """A player sells any of their goods."""
    MOVE = "move"
    """A member in the city changes its place."""
    KEEP = "keep"
    """One of the revealed cards goes under its owner's deck (VA20)."""
    SEND_HOME = "send home"
    """Nina has won: the member that sits for the guild goes home (VA40)."""


_OF_A_GUILD = (
    (Deed.GUILD, Deed.GOOD, Deed.PLACE),
    (Deed.GOOD, Deed.PLACE),
    (Deed.SHARE,),
)
_OTHERS = {
    Part.A: ((Deed.NOBILITY,), (Deed.CHURCH,)),
    Part.C: ((Deed.SELL,),),
    Part.E: ((Deed.SELL, Deed.MERCHANTS),),
    Part.G: ((Deed.MOVE,),),
}


def deeds_of(part: Part, rank: int, players: int) -> tuple[Deed, ...]:
    """Return the deeds of a rank, counted from 0, in the order in which they are asked."""
    if rank >= acting(part, players):
        return (Deed.KEEP,)
    return (_OF_A_GUILD if part in GUILD_PARTS else _OTHERS[part])[rank]


def deeds_of_nina(rank: int) -> tuple[Deed, ...]:
    """Return the deeds of Nina, who takes nothing."""
    return () if rank else (Deed.SEND_HOME,)
