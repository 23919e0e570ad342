"""Advice on a card that can't be had now: the cheapest way to it, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import AnyKind, amount_words
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.lack import lack_of
from valeria_desktop.games.valeria.rules.model.options import RECRUIT, ActAt, GainResource
from valeria_desktop.games.valeria.rules.model.purse import purse_of
from valeria_desktop.games.valeria.rules.model.tally import shown_icons
from valeria_desktop.kernel.phrases import Phrase, count, join, say

if TYPE_CHECKING:
    from collections.abc import Collection

    from valeria_desktop.games.valeria.rules.model.lack import Lack
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.view import PlayerView
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option


def cure(quote: Quote, player: PlayerView, actions_left: int) -> Phrase | None:
    """Say what to do first; None if nothing is missing, or no advice is known for the card."""
    if not quote.missing or quote.action is None:
        return None
    lack = _lack(quote, player)
    if roles := _short_roles(lack):
        named = [count(number, _ONE[role], _MANY[role]) for role, number in roles.items()]
        return say("Recruit {citizens} first", citizens=join(named))
    return _to_pay(quote, lack, actions_left)


def shortage(quote: Quote, player: PlayerView) -> Phrase | None:
    """Say in few words what is missing first; None if nothing is."""
    if not quote.missing:
        return None
    lack = _lack(quote, player)
    if roles := _short_roles(lack):
        role, number = next(iter(roles.items()))
        kind = say(_ONE_KIND[role] if number == 1 else _MANY_KIND[role])
    elif not lack.amounts:
        return say("{number} of one resource short", number=lack.any_kind)
    else:
        own, number = next(iter(lack.amounts))
        if own in TRACKS:
            return say("{amount} short", amount=amount_words(own, number))
        kind = say(own.capitalize())
    return say("{number} {kind} short", number=number, kind=kind)


def lacks_roles(quote: Quote, player: PlayerView) -> bool:
    """Return whether a domain's roles are missing, and not only its price."""
    return any(_lack(quote, player).icons)


def remedy(quote: Quote, player: PlayerView, decision: Decision | None) -> Option | None:
    """Return the cheapest option that brings the card nearer, or None.

    It is the cheapest citizen of a missing role, or the gain of the only thing that is short.
    """
    if decision is None or quote.action is None:
        return None
    lack = _lack(quote, player)
    if roles := _short_roles(lack):
        return _cheapest_of(roles, decision)
    if lack.size != 1 or lack.any_kind:
        return None
    wanted = next(kind for kind, _ in lack.amounts)
    gains = (option for option in decision.options if isinstance(option, GainResource))
    return next((option for option in gains if option.resource.value == wanted), None)


def _cheapest_of(roles: Collection[Role], decision: Decision) -> Option | None:
    """Return the cheapest recruit with one of the roles; None if none can be had now."""
    found = [
        option
        for option in decision.options
        if isinstance(option, ActAt)
        and option.action is RECRUIT
        and any(option.card.lends.of(role) for role in roles)
    ]
    return min(found, key=lambda option: (option.price.gold, option.place), default=None)


def cure_by(option: ActAt) -> Phrase:
    """Say that a citizen has a role that is missing, and its price."""
    return say("{card} for {price} is one", card=option.card.name, price=option.price.words())


def _lack(quote: Quote, player: PlayerView) -> Lack:
    return lack_of(quote.asked, purse_of(player), shown_icons(player.citizens, player.laid))


def _short_roles(lack: Lack) -> dict[Role, int]:
    """Return how many of each role are missing."""
    return {role: number for role, number in zip(Role, lack.icons, strict=True) if number}


_ONE = {
    Role.WORKER: "a Worker",
    Role.SOLDIER: "a Soldier",
    Role.SHADOW: "a Shadow",
    Role.HOLY: "a Holy citizen",
}
_MANY = {
    Role.WORKER: "{number} Workers",
    Role.SOLDIER: "{number} Soldiers",
    Role.SHADOW: "{number} Shadows",
    Role.HOLY: "{number} Holy citizens",
}


_ONE_KIND = {
    Role.WORKER: "Worker",
    Role.SOLDIER: "Soldier",
    Role.SHADOW: "Shadow",
    Role.HOLY: "Holy",
}
_MANY_KIND = {
    Role.WORKER: "Workers",
    Role.SOLDIER: "Soldiers",
    Role.SHADOW: "Shadows",
    Role.HOLY: "Holy",
}


def _to_pay(quote: Quote, lack: Lack, actions_left: int) -> Phrase:
    """Say what to gain: Magic helps, but at least 1 must be of the kind itself (T16)."""
    needed = [amount_words(kind, number) for kind, number in lack.amounts]
    needed += [AnyKind(lack.any_kind).words()] if lack.any_kind else []
    is_soon = not actions_left or lack.size < actions_left
    if quote.asked.is_exact or lack.amounts.magic or lack.amounts.more or len(needed) > 1:
        return _gain(join(needed), is_soon=is_soon)
    (amount,) = needed
    if quote.asked.is_blended:
        amount = say("{number} Gold or Strength", number=lack.amounts.gold)
    if not lack.unreal:
        either = say("{amount} or as much Magic", amount=amount)
        return _gain(either, is_soon=is_soon)
    if lack.size == 1 < quote.price.gold + quote.price.strength:
        if is_soon and actions_left:
            return say("Gain {amount} first, then pay the rest with Magic", amount=amount)
        return say("Pay with Magic once you have {amount}", amount=amount)
    return _gain(amount, is_soon=is_soon)


def _gain(what: Phrase, *, is_soon: bool) -> Phrase:
    """Say the time too: with an action of this turn, or by the next turn."""
    if is_soon:
        return say("Gain {amount} first", amount=what)
    return say("Gain {amount} by your next turn", amount=what)
