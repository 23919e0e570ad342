"""What would help: the cheapest way to something that can't be had now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.engine.cards import Domain, Role, count_icons
from valeria_desktop.engine.options import Action
from valeria_desktop.engine.phrases import Phrase, capital, count, say

if TYPE_CHECKING:
    from valeria_desktop.engine.quote import Quote
    from valeria_desktop.engine.view import PlayerView


def cure(quote: Quote, player: PlayerView) -> Phrase | None:
    """Say what to do first, if what is missing is the player's to get."""
    if quote.card is None or quote.action is None or not quote.missing:
        return None
    if isinstance(quote.card, Domain) and (role := _missing_role(quote.card, player)):
        return say("Recruit a {role} first", role=capital(say(role.value)))
    if quote.action is Action.SLAY and player.magic < quote.price.magic:
        return _gain("Magic", quote.price.magic - player.magic)
    return _more_of(quote, player)


def _more_of(quote: Quote, player: PlayerView) -> Phrase:
    kind, price, real = _real(quote, player)
    spare = player.magic - quote.price.magic
    if not real:
        if spare >= price - 1:
            return say("Gain 1 {kind} first; Magic pays the rest", kind=say(kind))
        return _gain(kind, price - max(0, spare))
    short = price - real - max(0, spare)
    if short <= 1:
        return say("Gain 1 {kind} or 1 Magic first", kind=say(kind))
    return _gain(kind, short)


def _missing_role(card: Domain, player: PlayerView) -> Role | None:
    owned = dict(zip(Role, count_icons(player.citizens), strict=True))
    return next((role for role in Role if card.icons.of(role) > owned[role]), None)


def _real(quote: Quote, player: PlayerView) -> tuple[str, int, int]:
    if quote.action is Action.SLAY:
        return "Strength", quote.price.strength, player.strength
    return "Gold", quote.price.gold, player.gold


def _gain(kind: str, number: int) -> Phrase:
    amount = count(number, "{number} " + kind, "{number} " + kind)
    return say("Gain {amount} first", amount=amount)
