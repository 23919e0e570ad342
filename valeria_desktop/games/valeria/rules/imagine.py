"""Dealing the unknown cards again, to make a whole game that agrees with all a seat knows.

The imagined game has the same view for that seat, and shares no secret with the true game: its
hidden cards are dealt from the cards that the seat hasn't seen, and its later dice have another
seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from valeria_desktop.games.valeria.rules.duke_beliefs import Unseen
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, Card, Duke
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.rows import filled
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.view import PlayerView, View
from valeria_desktop.kernel.view import believed_from

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.chance import Stream

_believed: Callable[..., State] = believed_from(View)
_believed_side: Callable[..., Player] = believed_from(PlayerView)


def imagine_state(view: View, stream: Stream) -> State:
    """Deal a state that fits the view."""
    stacks = list(view.stacks)
    face_down = [stack.count(None) for stack in view.stacks]
    for row in reversed(view.table.layout.rows):  # in the order of the core in C
        row.believe(row, view, stacks, stream)
    kept, dukes = _dukes(view, stream)
    return _believed(
        view,
        seed=stream.number(),
        players=_players(view, kept, dukes),
        stacks=cast("list[tuple[Card, ...]]", stacks),  # no card is hidden any more
        face_down=face_down,
        pile=_pile(view, stream),
        known_pile=_known_pile(view),
        rival=_rival(view, dukes),
    )


def _dukes(view: View, stream: Stream) -> tuple[dict[int, Duke], list[Duke]]:
    """Return the Dukes that rivals have kept, by seat, and more Dukes for all other hidden ones.

    The kept ones are weighed. As many numbers are drawn as if all were dealt evenly.
    """
    unseen = Unseen.by(view)
    drawn = unseen.belief(view.players.__getitem__).drawn(stream)
    kept = dict(zip(unseen.rivals, [unseen.dukes[at] for at in drawn], strict=True))
    left = [duke for at, duke in enumerate(unseen.dukes) if at not in drawn]
    secrets = sum(2 for player in view.players if not player.dealt) + 1
    return kept, stream.sample(left, min(len(left), secrets - len(drawn)))


def _rival(view: View, left: list[Duke]) -> Player | None:
    his = view.rival
    if his is None:
        return None
    duke = his.duke
    if duke is None and view.table.setup.solo is Solo.DARK_LORD:
        duke = left.pop()
    return _believed_side(his, duke=duke)


def _players(view: View, kept: dict[int, Duke], left: list[Duke]) -> list[Player]:
    return [_player(view, player, kept.get(seat), left) for seat, player in enumerate(view.players)]


def _player(view: View, player: PlayerView, kept: Duke | None, left: list[Duke]) -> Player:
    dealt, duke = player.dealt, player.duke or kept
    if not dealt and view.table.setup.has_dukes:
        dealt = (duke or left.pop(), left.pop())
    return _believed_side(player, duke=duke, dealt=dealt)


def _pile(view: View, stream: Stream) -> tuple[Card, ...]:
    hidden = view.pile.count(None)
    if not hidden:
        return filled(view.pile, [])
    seen: set[Card | None] = {stack[-1] for stack in view.stacks if stack}
    seen.update(card for player in view.players for card in player.monsters)
    seen.update(view.pile)
    unseen = [card for card in view.table.catalog.events if card not in seen]
    chosen = view.table.setup.events
    certain = [card for card in unseen if card.id in chosen]
    others = [card for card in unseen if card.id not in chosen]
    left = [*certain, *stream.sample(others, hidden - len(certain))]
    stream.shuffle(left)
    return filled(view.pile, left)


def _known_pile(view: View) -> int:
    known = 0
    for card in reversed(view.pile):
        if card is None or card is EXHAUSTED:
            break
        known += 1
    return known
