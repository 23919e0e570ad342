"""Imagined states: what a seat can't see is dealt at random, to fit its view (WK4).

An imagined state has the same view for that seat. Each other player's hand and deck hold the cards
that everyone knows to be there, and each draw was as likely as any other. The buried cards of the
stacks are those not seen anywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.viscounts.rules.model.player import NeutralSide, Player
from valeria_desktop.games.viscounts.rules.model.state import State
from valeria_desktop.games.viscounts.rules.model.things import STARTING
from valeria_desktop.games.viscounts.rules.view import NeutralView, PlayerView, View
from valeria_desktop.kernel.view import believed_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.viscounts.rules.model.state import OpenStack
    from valeria_desktop.kernel.chance import Stream

believed: Callable[..., State] = believed_from(View)
believed_other: Callable[..., Player] = believed_from(PlayerView)
believed_neutral: Callable[..., NeutralSide] = believed_from(NeutralView)


def imagine_state(view: View, stream: Stream) -> State:
    """Return a random state that fits a view."""
    catalog = view.table.catalog
    seed = stream.number()
    players = [_player(seen, stream) for seen in view.players]
    known = {card for seen in view.players for card in (*seen.line, *seen.deck, *seen.discard)}
    known.update(view.gone)
    folk = [card for card in catalog.townsfolk if card not in known]
    kept = {each for side in _sides(view) for each in side.manuscripts}
    scrolls = [each for each in catalog.manuscripts if each not in kept]
    return believed(
        view,
        seed=seed,
        players=players,
        rival=_neutral(view, stream),
        stacks=_buried(view.stacks, folk, stream),
        scrolls=_buried(view.scrolls, scrolls, stream),
    )


def _sides(view: View) -> list[PlayerView | NeutralView]:
    return [*view.players, *([view.rival] if view.rival is not None else [])]


def _player(seen: PlayerView, stream: Stream) -> Player:
    """Deal a player's hand and deck of the cards that they hold together."""
    if seen.own is not None:
        hand = seen.own.hand
        rest = [card for card in seen.deck if card not in hand]
        stream.shuffle(rest)
        return believed_other(seen, hand=hand, deck=tuple(rest), kept=seen.kept)
    cards = [card for card in seen.deck if card not in seen.kept]
    stream.shuffle(cards)
    drawn = seen.hand - len(seen.kept)
    hand = (*seen.kept, *cards[:drawn])
    return believed_other(seen, hand=hand, deck=tuple(cards[drawn:]), kept=seen.kept)


def _buried(
    seen: Iterable[OpenStack], unseen: Iterable[Any], stream: Stream
) -> tuple[tuple[Any, ...], ...]:
    """Deal what lies below the tops of stacks: all that is neither a top nor anywhere else."""
    tops = {stack.top for stack in seen}
    cards = [card for card in unseen if card not in tops]
    stream.shuffle(cards)
    found: list[tuple[Any, ...]] = []
    for stack in seen:
        below = [cards.pop() for _ in range(stack.size - 1)]
        found.append((*below, stack.top) if stack.size else ())
    return tuple(found)


def _neutral(view: View, stream: Stream) -> NeutralSide | None:
    """Deal the neutral player's schemes that aren't seen to its deck and its futures (WK121).

    Starting schemes and futures that have come to light are in the deck, if they aren't seen.
    """
    rival = view.rival
    if rival is None:
        return None
    seen = {*rival.line, *rival.discard}
    unseen = [scheme for scheme in view.table.schemes if scheme not in seen]
    deck = [each for each in unseen if each.deck == STARTING or each in rival.known]
    hidden = [each for each in unseen if each not in deck]
    stream.shuffle(hidden)
    number = rival.deck - len(deck)
    deck += hidden[:number]
    stream.shuffle(deck)
    return believed_neutral(rival, deck=tuple(deck), futures=tuple(hidden[number:]))
