"""The standing powers that count for a seat: of domains and zones of its own, and of Events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.belongings import with_powers
from valeria_desktop.games.valeria.rules.terms import terms_of
from valeria_desktop.games.valeria.rules.turn.in_force import in_force

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.cards import Card, Domain
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.powers import Modifier
    from valeria_desktop.games.valeria.rules.terms import Terms


def own_terms(domains: Iterable[Domain]) -> Terms:
    """Return the terms that domains alone make for their owner."""
    return terms_of(tuple(modifier for domain in domains for modifier in domain.modifiers))


def terms_for(state: State, seat: int) -> Terms:
    """Return the terms on which a seat plays now."""
    terms = state.players[seat].domain_tally().terms
    if not state.table.has_standing:
        return terms
    more = [modifier for card in in_force(state) for modifier in card.modifiers]
    return terms_of((*terms.modifiers, *more)) if more else terms


def standing(state: State, seat: int) -> list[Card]:
    """Return the cards, besides the seat's domains, whose powers count for the seat now."""
    own = with_powers(state.players[seat].laid)
    return [*in_force(state), *own] if state.table.has_standing else own


def takeable(state: State, seat: int) -> list[int]:
    """Return the opponents that a seat may name when it takes something."""
    return [other for other in state.opponents(seat) if may_take_from(state, other)]


def may_take_from(state: State, victim: int) -> bool:
    """Return whether others may take something from a seat (FF9)."""
    return not terms_for(state, victim).is_immune


def forbidden_by(state: State, seat: int, card: Card) -> Card | None:
    """Return the card that forbids that a seat gains a citizen now; None if none does (C30)."""
    cards = (*state.players[seat].domains, *standing(state, seat))
    return next((each for each in cards if is_forbidden(each.modifiers, state, card)), None)


def is_forbidden(bans: tuple[Modifier, ...], state: State, card: Card) -> bool:
    """Return whether one of a seat's powers forbids that it gains a citizen now."""
    return any(ban.forbids(state, card) for ban in bans)
