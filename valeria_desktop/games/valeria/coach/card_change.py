"""The changes through a card of the centre: harvests, idle rolls, the Duke, the other players.

The price isn't part of them: it is printed beside the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.bots.values import round_of_trigger
from valeria_desktop.games.valeria.coach.rolls import COUNTED, RollMap, roll_map
from valeria_desktop.games.valeria.rules.alternatives import NO_CONSEQUENCES, taken
from valeria_desktop.games.valeria.rules.score import duke_counts

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.view import PlayerView, View


@frozen
class Change:
    """The changes through having a card."""

    card: Card
    before: RollMap
    after: RollMap
    points: int
    """The points printed on the card."""
    at_end: int
    """The points more that sets count in the final score."""
    duke: int | None
    """Your Duke's points for it; None as long as there is no Duke."""
    lasting: float
    """The mean resources per round from its powers alone."""
    lasting_points: float
    is_last: bool
    """Whether the card is the last visible citizen of its name in the centre."""
    exhausts: bool
    """Whether taking it exhausts its place."""
    ends: tuple[str, ...]
    """The end conditions that hold after taking it, and didn't hold before."""
    goes_back: bool = False
    """Whether the card does its work once and goes back, so nobody has it (AG2)."""

    @property
    def tokens(self) -> tuple[tuple[str, float], ...]:
        """The further tokens of each track in a round."""
        before = dict(self.before.round.tokens)
        more = ((tag, many - before.get(tag, 0.0)) for tag, many in self.after.round.tokens)
        return tuple((tag, many) for tag, many in more if many > 0)


def change_of(view: View, place: int, deeper: Card | None = None) -> Change | None:
    """Work out the changes through a place's top card or a deeper one, for the view's seat."""
    card = deeper or view.top(place)
    if card is None or card.action is None:
        return None
    player = view.players[view.seat]
    owner = player.with_card(card)
    lasting, lasting_points = _besides_rolls(card, owner)
    is_stack = place in view.table.layout.pile_places
    taking = taken(view, place) if card.kept and deeper is None else NO_CONSEQUENCES
    return Change(
        card,
        roll_map(view, view.seat, player),
        roll_map(view, view.seat, owner),
        points=card.points,
        at_end=_by_sets(view, owner) - _by_sets(view, player),
        duke=_duke(player, card),
        lasting=lasting,
        lasting_points=lasting_points,
        is_last=is_stack
        and card.comes_in_copies
        and sum(stack.count(card) for stack in view.stacks) == 1,
        exhausts=taking.exhausts,
        ends=taking.ends,
        goes_back=not card.kept,
    )


def _is_seen_once(view: View, card: Card) -> bool:
    return sum(stack.count(card) for stack in view.stacks) == 1


def _by_sets(view: View, owner: PlayerView) -> int:
    """Return the points of the lines that sets add to a score, for what an owner has."""
    players = [*view.players]
    players[view.seat] = owner
    return sum(
        line.points for lines_of in view.table.scores for line in lines_of(players, view.seat)
    )


def _besides_rolls(card: Card, owner: PlayerView) -> tuple[float, float]:
    """Return the resources and points per round from a card that no roll map counts."""
    beside = [each for each in card.triggers if each.moment not in COUNTED]
    brought = [round_of_trigger(trigger, owner) for trigger in beside]
    resources = card.a_round + sum(each for each, _ in brought)
    return resources, sum(points for _, points in brought)


def _duke(player: PlayerView, card: Card) -> int | None:
    duke: Duke | None = player.duke
    return None if duke is None else worth_to(duke, player, card)


def worth_to(duke: Duke, owner: PlayerView, card: Card) -> int:
    """Return a Duke's points for one more copy of a card (F2)."""
    return _points(owner.with_card(card), duke) - _points(owner, duke)


def _points(owner: PlayerView, duke: Duke) -> int:
    return sum(each * number for each, number in duke_counts(owner, duke))
