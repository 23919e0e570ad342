"""Dealing the unknown cards again, to make a whole game that agrees with all a seat knows.

The imagined game has the same view for that seat, and shares no secret with the true game: its
hidden cards are dealt from the cards that the seat hasn't seen, and its later dice have another
seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from valeria_desktop.games.valeria.rules.duke_beliefs import Unseen
from valeria_desktop.games.valeria.rules.keepsakes import IN_BOX, unseen_keepsakes
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.pile import counted, imagined_pile, mask_of
from valeria_desktop.games.valeria.rules.model.player import Player
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.rows import filled, sides_of
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.view import PlayerView, View
from valeria_desktop.kernel.kept import Same, kept
from valeria_desktop.kernel.view import believed_from

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.kernel.beliefs import Forks
    from valeria_desktop.kernel.chance import Stream

_believed: Callable[..., State] = believed_from(View)
_believed_side: Callable[..., Player] = believed_from(PlayerView)


def imagine_state(view: View, stream: Stream) -> State:
    """Deal a state that fits the view."""
    stacks = list(view.stacks)
    unknown = _unknown(view.table, Same(view))
    for row in reversed(view.table.layout.rows):  # in the order of the core in C
        row.believe(row, view, stacks, stream)
    kept, dukes = unknown.draw_dukes(stream)
    return _believed(
        view,
        seed=stream.number(),
        players=_with_secrets(view, _players(view, kept, dukes), stacks, stream),
        stacks=cast("list[tuple[Card, ...]]", stacks),  # no card is hidden any more
        face_down=list(unknown.face_down),
        pile=_pile(view, stream),
        known_pile=mask_of(view.pile, view.table.open_in_pile),
        rival=_rival(view, dukes),
    )


class _Unknown(NamedTuple):
    """A view's hidden cards, as all worlds imagined from it share them."""

    face_down: tuple[int, ...]
    """The number of hidden cards of each place."""
    rivals: tuple[int, ...]
    """The seats with an unknown Duke."""
    dukes: tuple[Duke, ...]
    """The unseen Dukes."""
    forks: Forks
    secrets: int
    """The number of hidden Dukes."""

    def draw_dukes(self, stream: Stream) -> tuple[dict[int, Duke], list[Duke]]:
        """Return the Dukes that rivals have kept, by seat, and Dukes for all other hidden ones.

        The kept ones are weighed. As many numbers are drawn as if all were dealt evenly.
        """
        drawn, _ = self.forks.drawn(stream)
        kept = dict(zip(self.rivals, [self.dukes[at] for at in drawn], strict=True))
        left = [duke for at, duke in enumerate(self.dukes) if at not in drawn]
        return kept, stream.sample(left, min(len(left), self.secrets - len(drawn)))


@kept(1)
def _unknown(_table: Table, same: Same[View]) -> _Unknown:
    """Return what the worlds of a view have in common: a search imagines many of them."""
    view = same.thing
    unseen = Unseen.by(view)
    return _Unknown(
        tuple([stack.count(None) for stack in view.stacks]),
        unseen.rivals,
        unseen.dukes,
        unseen.belief(view.players.__getitem__).forks,
        sum(2 for player in view.players if not player.dealt) + 1,
    )


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


def _with_secrets(
    view: View, players: list[Player], stacks: list[tuple[Card | None, ...]], stream: Stream
) -> list[Player]:
    """Deal the keepsakes that rivals hold in secret (C5)."""
    if not view.table.keepsakes or not any(player.secret for player in view.players):
        return players
    left = unseen_keepsakes(view, stacks[IN_BOX])
    stream.shuffle(left)
    for player, seen in zip(players, view.players, strict=True):
        player.secret = tuple(card or left.pop() for card in seen.secret)
    return players


def _player(view: View, player: PlayerView, kept: Duke | None, left: list[Duke]) -> Player:
    dealt, duke = player.dealt, player.duke or kept
    if not dealt and view.table.setup.has_dukes:
        dealt = (duke or left.pop(), left.pop())
    return _believed_side(player, duke=duke, dealt=dealt)


def _pile(view: View, stream: Stream) -> tuple[Card, ...]:
    if None not in view.pile:
        return filled(view.pile, [])
    lying = [*view.stacks, view.pile, view.banished]
    for side in sides_of(view):
        lying += [side.monsters, *[cards for _, cards in side.laid]]
    seen = counted(lying, view.table.closed_in_pile)
    return filled(view.pile, imagined_pile(view.pile, view.table.pile, seen, stream))
