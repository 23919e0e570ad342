"""The moves of cards by actions and effects: slay, gain a citizen, build."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import (
    Built,
    CardTaken,
    CitizenGained,
    Kept,
    MonsterClaimed,
    Slain,
)
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.belongings import added
from valeria_desktop.games.valeria.rules.model.cards import (
    ACTION,
    Card,
    Citizen,
    Domain,
    Foe,
)
from valeria_desktop.games.valeria.rules.model.chance import Purpose
from valeria_desktop.games.valeria.rules.model.due import Due, due
from valeria_desktop.games.valeria.rules.model.price import missing_icons
from valeria_desktop.games.valeria.rules.moments import BUILT, CITIZEN_GAINED, EACH_BUILT, SLAIN
from valeria_desktop.games.valeria.rules.turn.exhausted import FillFromBottom, FillRow, fill_emptied
from valeria_desktop.games.valeria.rules.turn.prices import prices_at
from valeria_desktop.games.valeria.rules.turn.standing import standing, terms_for
from valeria_desktop.games.valeria.rules.turn.steps import Step, step
from valeria_desktop.games.valeria.rules.turn.use import come, triggered, use, use_at
from valeria_desktop.kernel.chance import draw
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State


@step("turn_up")
class TurnUp(Step):
    """Turn up the next card of a stack."""

    place: int

    def run(self, state: State) -> None:
        state.turn_up(self.place)


def slay(state: State, seat: int, place: int) -> None:
    """Move the monster on top of a place to a victory stack, then give its reward (T17, V6)."""
    bounty = state.tokens_on(place).gold
    card = take_foe(state, seat, place)
    if state.events is not None:
        state.events.append(Slain(seat, card, place))
    if bounty:
        state.gain(seat, Amounts(gold=bounty), card)
    if card.marks_exhausted:
        state.agenda += (Reward(seat, card), FillFromBottom(place))
    else:
        _reward(state, seat, card)


@step("reward")
class Reward(Step):
    """Give a slain monster's reward when its place is filled (V6)."""

    seat: int
    card: Foe

    def run(self, state: State) -> None:
        _reward(state, self.seat, self.card)


def _reward(state: State, seat: int, card: Foe) -> None:
    use_at(state, seat, SLAIN, [due(card.reward, card), *triggered(state, seat, SLAIN)])


def take_foe(state: State, seat: int, place: int) -> Foe:
    """Move the monster on top of a place to a victory stack, and its tokens to the supply."""
    return take_foe_at(state, seat, place, len(state.stacks[place]) - 1)


def lose_at_random(state: State, seat: int) -> Foe:
    """Remove a random monster from a victory stack and return it (T26)."""
    player = state.players[seat]
    index = draw_one(state, len(player.monsters))
    card = player.monsters[index]
    player.monsters = player.monsters[:index] + player.monsters[index + 1 :]
    return card


def draw_one(state: State, number: int) -> int:
    """Draw one of a number of monsters by its index, each with the same chance."""
    state.draws += 1
    state.barrier |= CARD_REVEALED
    return (draw(state.seed, Purpose.RANDOM_MONSTER, state.draws) * number) >> 64


def claim(state: State, seat: int, place: int, cause: Card) -> None:
    """Take the monster on top of a place without slaying it: no reward, no moment (D3)."""
    card = take_foe(state, seat, place)
    if state.events is not None:
        state.events.append(MonsterClaimed(seat, card, place, cause))


def take_foe_at(state: State, seat: int, place: int, height: int) -> Foe:
    """Move a monster from any height of a place to a victory stack."""
    card = _take_out(state, place, height)
    state.turn_up(place)  # a domain below, where it lay on one that no power had shown yet (T19)
    assert isinstance(card, Foe)  # the caller's offer was of a monster
    player = state.players[seat]
    player.monsters = (*player.monsters, card)
    return card


def gain_citizen(state: State, seat: int, place: int, cause: Card) -> None:
    """Move a place's top citizen to a tableau, and turn up the next citizen (T18, T21, V2)."""
    card = state.take_top(place)
    fill_emptied(state, place)
    _have_citizen(state, seat, place, card, cause)


def take_citizen(state: State, seat: int, place: int, height: int, cause: Card) -> None:
    """Move a citizen from any height of a place to a tableau."""
    _have_citizen(state, seat, place, _take_out(state, place, height), cause)


def take_from_tableau(state: State, seat: int, victim: int, card: Citizen, cause: Card) -> None:
    """Move a face-up citizen from one tableau to another: it is gained there (SV6)."""
    state.players[victim].remove(card)
    state.players[seat].add_citizen(card)
    if state.events is not None:
        state.events.append(CardTaken(seat, victim, card, cause))
    come(state, seat, CITIZEN_GAINED)


def _take_out(state: State, place: int, height: int) -> Card:
    """Remove a card from a place and return it; an emptied place is filled."""
    card = state.take_out(place, height)
    if not card.marks_exhausted:
        fill_emptied(state, place)
    return card


def _have_citizen(state: State, seat: int, place: int, card: Card, cause: Card) -> None:
    assert isinstance(card, Citizen)  # the caller's offer was of a citizen
    state.players[seat].add_citizen(card)
    if state.events is not None:
        state.events.append(CitizenGained(seat, card, place, cause))
    state.turn_up(place)
    come(state, seat, CITIZEN_GAINED)


def build(state: State, seat: int, place: int) -> None:
    """Move the domain on top of a place to a tableau: reward first, then the next domain (T19)."""
    dues = [
        *triggered(state, seat, BUILT),
        *triggered(state, seat, EACH_BUILT),
        *_of_modifiers(state, seat, place),
    ]
    card = _have_domain(state, seat, place, ACTION)
    use_at(state, seat, BUILT, [*(due(effect, card) for effect in card.immediate), *dues])


def _of_modifiers(state: State, seat: int, place: int) -> list[Due]:
    """Return what modifiers bring for the domain on top of a place, before it is built (RE4)."""
    if not terms_for(state, seat).modifiers:
        return []
    (price, *_), player = prices_at(state, seat, place), state.players[seat]
    missing = sum(missing_icons(price, player.citizen_tally().icons))
    return [
        due(effect, card)
        for card in (*player.domains, *standing(state, seat))
        for modifier in card.modifiers
        if (effect := modifier.when_built(missing)) is not None
    ]


def gain_domain(state: State, seat: int, place: int, cause: Card) -> None:
    """Move the domain on top of a place to a tableau for free: that is no building (X14)."""
    card = _have_domain(state, seat, place, cause)
    use(state, seat, [due(effect, card) for effect in card.immediate])


def _have_domain(state: State, seat: int, place: int, cause: Card) -> Domain:
    card = state.take_top(place)
    fill_emptied(state, place)
    assert isinstance(card, Domain)  # the caller's offer was of a domain
    state.players[seat].keep(card)
    if state.events is not None:
        state.events.append(Built(seat, card, place, cause))
    state.agenda.append(TurnUp(place))
    return card


def keep(state: State, seat: int, place: int, cause: Card, tokens: Amounts = NOTHING) -> None:
    """Move the top card of a row of a set to the zone that keeps it, and fill the row (CS9)."""
    card, player = state.take_top(place), state.players[seat]
    player.keep(card)
    player.more = added(player.more, tokens.more)
    if state.events is not None:
        state.events.append(Kept(seat, card, place, cause, tokens))
    state.agenda.append(FillRow(place))
