"""Paying a price, and carrying out the action it pays for."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.options import Action, Pay
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.moves import build, gain_citizen, slay
from valeria_desktop.games.valeria.rules.turn.prices import (
    build_price,
    recruit_price,
    slay_price,
    split,
)
from valeria_desktop.games.valeria.rules.turn.steps import Question, step
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State


@cache
def _pay(gold: int, strength: int, magic: int) -> Pay:
    return Pay(Amounts(gold, strength, magic))


@cache
def gold_payments(price: int, most: int, least: int) -> tuple[Pay, ...]:
    """Return the payments of a Gold price, from the most Gold to the least; Magic pays the rest."""
    return tuple(_pay(gold, 0, price - gold) for gold in range(most, least - 1, -1))


@cache
def strength_payments(price: int, magic: int, most: int, least: int) -> tuple[Pay, ...]:
    """Return the payments of a price in Strength and Magic, from the most Strength to the least."""
    return tuple(
        _pay(0, strength, magic + price - strength) for strength in range(most, least - 1, -1)
    )


@step("pay_for")
class PayFor(Question):
    """Choose how much Magic helps (T16), pay exactly the price (T33), and take the card."""

    action: Action
    place: int

    prompt = Prompt.PAY
    is_followed = True
    first_will_do = True
    may_turn_back = True

    def options(self, state: State) -> tuple[Option, ...]:
        player = state.players[state.active]
        card = state.stacks[self.place][-1]
        if isinstance(card, Foe):
            strength, magic = slay_price(state, self.place, card)
            most, least = split(strength, player.strength, player.magic - magic)
            return strength_payments(strength, magic, most, least)
        modifiers = player.domain_tally().modifiers
        if isinstance(card, Citizen):
            price = recruit_price(card, player.copies(card), modifiers)
        else:
            assert isinstance(card, Domain)
            price = build_price(card, modifiers)
        return gold_payments(price, *split(price, player.gold, player.magic))

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, Pay)
        seat, place = state.active, self.place
        card = state.stacks[place][-1]
        state.pay(seat, option.amounts, card)
        if isinstance(card, Citizen):
            gain_citizen(state, seat, place, ACTION)
        elif isinstance(card, Foe):
            slay(state, seat, place)
        else:
            build(state, seat, place)

    def words(self) -> Phrase:
        return say("how will you pay?")


pay_for = cache(PayFor)
