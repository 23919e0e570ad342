"""The reason for a payment with the least Magic: the card that the Magic left over pays for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.options import Pay
from valeria_desktop.games.valeria.rules.model.price import can_pay, can_show
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.purse import purse_of
from valeria_desktop.games.valeria.rules.model.tally import shown_icons
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.view import View

_CAUSE = "keeps"


def reasons_to_pay(view: View) -> tuple[Reason, ...]:
    """Return the reason for the first payment of a price; none where no other spends more Magic."""
    decision = view.decision
    if decision is None or decision.prompt is not Prompt.PAY:
        return ()
    ways = [option for option in decision.options if isinstance(option, Pay)]
    if len(ways) <= 1 or ways[0].amounts.magic >= min(way.amounts.magic for way in ways[1:]):
        return ()
    now = imagine(view, Stream(0))  # what a payment leaves depends on nothing hidden
    first, *others = (_after(now, way) for way in ways)
    seat, left = view.seat, first.holdings(view.seat).magic
    elsewhere = {place for game in others for place in _paid_for(game, now, seat)}
    only_here = [
        card for place, card in _paid_for(first, now, seat).items() if place not in elsewhere
    ]
    if not only_here:
        words = say("Keeps {number} Magic, which helps to pay Gold and Strength.", number=left)
        return (Reason(ReasonKind.BRINGS, words, 0.0, cause=_CAUSE, number=left),)
    best = max(only_here, key=lambda card: (card.points, card.name))
    words = say("Keeps your Magic for {card}: no other payment leaves enough.", card=best.name)
    return (Reason(ReasonKind.BRINGS, words, 0.0, cause=_CAUSE, number=left, card=best.name),)


def _after(game: Game, way: Pay) -> Game:
    paid = game.copy()
    paid.choose(way.id)
    return paid


def _paid_for(game: Game, before: Game, seat: int) -> dict[int, Card]:
    """Return the open cards, known before the payment, that a seat can pay for after it."""
    held = game.holdings(seat)
    money, icons = purse_of(held), shown_icons(held.citizens, held.laid)
    found = {}
    for place in game.table.layout.open_places:
        card = game.top(place)
        if card is None or card is not before.top(place):
            continue
        prices = game.prices(seat, place)
        if any(can_pay(price, money) and can_show(price, icons) for price in prices):
            found[place] = card
    return found
