"""The data of a player, and of the neutral one of a solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, field

from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, Resource
from valeria_desktop.games.viscounts.rules.model.things import (
    FUTURE,
    Manuscript,
    PlayerCard,
    Scheme,
    Townsfolk,
)
from valeria_desktop.games.viscounts.rules.model.zones import (
    ARE_SQUARES,
    AT_LEAST_0,
    CARDS,
    IS_LINE,
    IS_SPACE,
    MANUSCRIPTS,
    ON_TRACK,
    SCHEMES,
    TRACK,
    WORKER,
    WORKERS,
    WORKFORCE,
    cards_on,
)
from valeria_desktop.kernel.zones import Alike, Seen, Zone, Zoned, how_many, zone

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State

FIRST_CORRUPTION, FIRST_VIRTUE = 1, TRACK
Line = tuple[Townsfolk | None, ...]
"""The cards on a player's three spaces, from left to right; None for an empty space."""
EMPTY_LINE: Line = (None, None, None)


def _seen(**more: Any) -> dict[str, Zone]:  # noqa: ANN401 - the fields of a Zone
    """Declare a zone that everyone sees."""
    return zone(Seen.ALL, **more)


def _count(default: int = 0) -> Any:  # noqa: ANN401 - a field
    """Declare a number that everyone sees."""
    return field(default=default, metadata=_seen(must=(AT_LEAST_0,)))


@define
class Side(Zoned):
    """What a player and the neutral one have alike."""

    space: int = field(default=NOBODY, metadata=_seen(must=(IS_SPACE,)))
    """The space of the viscount; NOBODY before it is placed."""
    silver: int = _count()
    ink: int = _count()
    stone: int = _count()
    gold: int = _count()
    workers: int = field(
        default=WORKERS,
        metadata=_seen(
            pool=WORKFORCE,
            pieces=lambda number, side: {(side.seat, WORKER): number},
            must=(AT_LEAST_0,),
        ),
    )
    """Number of workers in the supply."""
    corruption: int = field(default=FIRST_CORRUPTION, metadata=_seen(must=(ON_TRACK,)))
    """The space of the corruption marker, which moves to the right."""
    virtue: int = field(default=FIRST_VIRTUE, metadata=_seen(must=(ON_TRACK,)))
    """The space of the virtue marker, which moves to the left."""
    debts: int = _count()
    """Number of unpaid debts."""
    paid: int = _count()
    """Number of paid debts."""
    deeds: int = _count()
    """Number of acquired deeds."""
    approved: int = _count()
    """Number of approved deeds."""
    freed: tuple[int, ...] = field(default=(), metadata=_seen(must=(ARE_SQUARES,)))
    """The squares whose building has been built, from left to right."""
    manuscripts: tuple[Manuscript, ...] = field(default=(), metadata=_seen(pool=MANUSCRIPTS))
    shuffles: int = field(default=0, metadata=_seen(only_grows=True, must=(AT_LEAST_0,)))
    """Number of shuffles so far; with the seed it determines the next one."""
    seat: int = field(default=0, metadata=_seen())

    @property
    def are_joined(self) -> bool:
        """Whether both markers stand on one space (WK18)."""
        return self.corruption == self.virtue

    @property
    def resources(self) -> int:
        """Number of resources of all kinds."""
        return self.ink + self.stone + self.gold

    @property
    def flippable(self) -> bool:
        """Whether there is a debt to pay or a deed to approve."""
        return bool(self.debts or self.deeds)

    def of(self, resource: Resource) -> int:
        """Return the number of a resource."""
        number: int = getattr(self, resource)
        return number


def in_order(cards: tuple[Townsfolk, ...]) -> tuple[Townsfolk, ...]:
    """Return cards in the order of their ids, in which their order on a pile can't be seen."""
    return tuple(sorted(cards, key=_id_of))


def _id_of(card: Townsfolk) -> str:
    return card.id


def _reserve(_: tuple[Townsfolk, ...], player: Player, __: State) -> tuple[Townsfolk, ...]:
    return in_order(player.hand + player.deck)


def _still_kept(_: tuple[Townsfolk, ...], player: Player, __: State) -> tuple[Townsfolk, ...]:
    return in_order(player.still_kept)


@define
class Player(Side):
    """A player's data at one moment."""

    card: PlayerCard | None = field(default=None, metadata=_seen())
    """The player card that was taken; None before."""
    line: Line = field(
        default=EMPTY_LINE, metadata=_seen(pool=CARDS, pieces=cards_on, must=(IS_LINE,))
    )
    hand: tuple[Townsfolk, ...] = field(
        default=(), metadata=zone(Seen.OWNER_TILL_END, pool=CARDS, to_others=how_many)
    )
    deck: tuple[Townsfolk, ...] = field(default=(), metadata=_seen(pool=CARDS, as_seen=_reserve))
    """The draw pile, whose last card is drawn next.

    Everyone sees which cards hand and deck hold together, and nobody their order (WK4).
    """
    kept: tuple[Townsfolk, ...] = field(
        default=(), metadata=_seen(as_seen=_still_kept, alike=Alike.NOT)
    )
    """The cards that everyone knows to be in the hand, as long as they are not played (WK4).

    When an empty deck is shuffled anew, all that hand and deck hold together is the hand.
    """
    discard: tuple[Townsfolk, ...] = field(default=(), metadata=_seen(pool=CARDS))
    """The discard pile, the top card last."""
    cast_off: Townsfolk | None = field(default=None, metadata=_seen())
    """The card that the player discarded or destroyed last.

    Everyone saw it, wherever it lies by now: it may be shuffled away at once.
    """

    @property
    def still_kept(self) -> tuple[Townsfolk, ...]:
        """The kept cards that have not been played; none comes back before a shuffle."""
        return tuple([card for card in self.kept if card in self.hand])

    @property
    def owned(self) -> int:
        """Number of cards that the player owns (WK27)."""
        on_board = sum(card is not None for card in self.line)
        return on_board + len(self.hand) + len(self.deck) + len(self.discard)

    @property
    def cards(self) -> tuple[Townsfolk, ...]:
        """All cards that the player owns."""
        on_board = tuple(card for card in self.line if card is not None)
        return on_board + self.hand + self.deck + self.discard


SchemeLine = tuple[Scheme | None, ...]


@define
class NeutralSide(Side):
    """The neutral player's data at one moment (WK121)."""

    line: SchemeLine = field(
        default=(None, None, None),
        metadata=_seen(pool=SCHEMES, pieces=cards_on, must=(IS_LINE,)),
    )
    deck: tuple[Scheme, ...] = field(default=(), metadata=_seen(pool=SCHEMES, as_seen=how_many))
    """The schemes to be drawn; the last of the tuple is turned up next."""
    discard: tuple[Scheme, ...] = field(default=(), metadata=_seen(pool=SCHEMES))
    futures: tuple[Scheme, ...] = field(default=(), metadata=_seen(pool=SCHEMES, as_seen=how_many))
    """The future schemes to be gained; the last of the tuple is gained next."""
    known: tuple[Scheme, ...] = field(default=(), metadata=_seen())
    """The future schemes that have come to light, wherever they lie by now."""

    def comes_to_light(self, scheme: Scheme) -> None:
        """Let everyone know that a scheme is no longer among the futures."""
        if scheme.deck == FUTURE and scheme not in self.known:
            self.known += (scheme,)
