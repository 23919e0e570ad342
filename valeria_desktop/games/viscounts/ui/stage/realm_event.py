"""An event with the scenes around it: where its cause lies, and scenes with things in the air."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.games.viscounts.rules import at as address
from valeria_desktop.games.viscounts.rules.model import things
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, Paper
from valeria_desktop.games.viscounts.rules.model.ring import position_of
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.ui.stage.staged_event import StagedEvent

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.rules.view import SideView, View
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat


@frozen(eq=False)
class RealmEvent(StagedEvent):
    """An event of Viscounts as the stage tells it."""

    def side(self, seat: int) -> SideView:
        """Return a player's data before the event, or the neutral one's."""
        found: SideView = self.before.view.side(seat)
        return found

    def who(self, seat: int) -> Seat:
        """Return who sits there; the neutral player comes last."""
        return all_seats(self.before)[seat]


def with_side(scene: Scene, seat: int, **changes: Any) -> Scene:
    """Return a scene in which a player, or the neutral one, has other things."""
    view: View = scene.view
    if seat < len(view.players):
        changed = evolve(view.players[seat], **changes)
        players = (*view.players[:seat], changed, *view.players[seat + 1 :])
        return evolve(scene, view=evolve(view, players=players))
    rival = None if view.rival is None else evolve(view.rival, **changes)
    return evolve(scene, view=evolve(view, rival=rival))


def without_cards(scene: Scene, seat: int, cards: set[str]) -> Scene:
    """Return a scene in which a player's line and hand lack some cards: they are in the air."""
    side: Any = scene.view.side(seat)
    line = tuple(None if card is None or card.id in cards else card for card in side.line)
    changes: dict[str, Any] = {"line": line}
    own = getattr(side, "own", None)
    if own is not None:
        hand = tuple(card for card in own.hand if card.id not in cards)
        changes["own"] = evolve(own, hand=hand)
    return with_side(scene, seat, **changes)


def without_worker(scene: Scene, seat: int, position: int, tier: int) -> Scene:
    """Return a scene in which a section lacks a worker of a player."""
    view: View = scene.view
    sections = view.first if tier == 1 else view.second
    here = sections[position]
    less = (*here[:seat], here[seat] - 1, *here[seat + 1 :])
    changed = (*sections[:position], less, *sections[position + 1 :])
    changes: dict[str, Any] = {"first" if tier == 1 else "second": changed}
    return evolve(scene, view=evolve(view, **changes))


def position_with(scene: Scene, card: Item, seat: int) -> int:
    """Return the position of a card of the ring; of one not seen there, that of its taker."""
    view: View = scene.view
    tops = zip(view.stacks, view.scrolls, view.table.ring.segments, strict=True)
    for position, (stack, scroll, segment) in enumerate(tops):
        if card in {stack.top, scroll.top, segment.townsfolk, segment.manuscript}:
            return position
    return position_of(max(0, view.side(seat).space))


def line_of(scene: Scene, seat: int) -> tuple[Item | None, ...]:
    """Return the line of a player, or of the neutral one."""
    return tuple(getattr(scene.view.side(seat), "line", ()))


def line_slots(scene: Scene, seat: int) -> dict[str, int]:
    """Return the spaces of the cards in a player's line, by their ids."""
    return {card.id: at for at, card in enumerate(line_of(scene, seat)) if card is not None}


def source_of(cause: Item, seat: int, moment: RealmEvent) -> At:
    """Return where a cause lies on the table: what it brings comes from there."""
    view: View = moment.before.view
    ring = view.table.ring
    if isinstance(cause, things.Townsfolk) and cause.id in line_slots(moment.before, seat):
        return address.OfCard(seat, cause.id)
    if isinstance(cause, things.Townsfolk | things.Manuscript):
        kind = address.AtStack if isinstance(cause, things.Townsfolk) else address.AtScroll
        return kind(position_with(moment.before, cause, seat))
    found: dict[type, Callable[[Any], At]] = {
        things.Spot: lambda spot: address.AtSpot(ring.spots.index(spot)),
        things.Link: lambda link: address.AtLink(link.id),
        things.Exchange: lambda exchange: address.AtExchange(ring.trades.index(exchange)),
        things.Section: lambda section: address.AtInner(ring.sections.index(section)),
        things.Square: lambda square: address.OfSquare(seat, square.number),
        things.TrackSpace: lambda space: address.OfTrack(view.active, space.number),
        things.BonusCard: lambda bonus: address.AtBonus(bonus.ribbon),
        things.Scheme: lambda _: address.OfLine(seat, 0),
        things.RuleItem: lambda rule: _of_rule(rule, seat, view.side(seat).space),
    }
    return found.get(type(cause), lambda _: address.AtArea(address.Area.SUPPLY))(cause)


def _of_rule(rule: things.RuleItem, seat: int, space: int) -> At:
    found: dict[str, At] = {
        things.CRIMINALS.id: address.OfLine(seat, 0),
        things.SHUFFLING.id: address.OfDeck(seat),
        things.PAID_DEBT.id: address.OfPapers(seat, Paper.DEBT),
        things.THIRD_TIER.id: address.AtArea(address.Area.THIRD_TIER),
        things.BUMPED.id: address.AtPlayer(seat),
    }
    if rule.id not in found and space != NOBODY and rule is not things.SET_UP:
        return address.AtSpace(space)
    return found.get(rule.id, address.AtArea(address.Area.SUPPLY))
