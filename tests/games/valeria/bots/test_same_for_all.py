"""Powers with the same worth to every owner: bots reckon it once for each card."""

from __future__ import annotations

import pytest

from valeria_desktop.games.valeria.bots.values import Horizon, activations, harvest_value
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.effects.gains import GainAny
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.player import Player

CARDS = BOX().cards_of(frozenset(BOX().sets)).all_cards()
CITIZENS = tuple(card for card in CARDS if isinstance(card, Citizen))
DOMAINS = tuple(card for card in CARDS if isinstance(card, Domain))
FOES = tuple(card for card in CARDS if isinstance(card, Foe))
POWERS = (GainAny(1), *(power for card in CITIZENS for power in (card.on_turn, card.off_turn)))
POOR = Player(0, 0, 0, 0, (), CITIZENS)
RICH = Player(9, 9, 9, 9, (), CITIZENS, DOMAINS, FOES)
NOBODY = Player(0, 0, 0, 0, ())
HORIZON = Horizon(rounds_left=7.0, on_turn=1.0, off_turn=2.0, resource=0.3)


def test_a_power_that_another_owner_has_more_of_is_not_the_same_for_all() -> None:
    differ = [power for power in POWERS if power.worth(NOBODY) != power.worth(RICH)]
    assert differ
    assert not any(power.is_same_for_all for power in differ)


def test_gains_thefts_and_what_is_made_of_them_are_the_same_for_all() -> None:
    same = {power.tag for power in POWERS if power.is_same_for_all}
    assert same == {"gain", "gain_any", "take", "steal", "all_of", "one_of"}


@pytest.mark.parametrize("owner", [POOR, RICH], ids=["poor", "rich"])
def test_a_harvest_is_the_sum_of_what_each_power_is_worth_to_its_owner(owner: Player) -> None:
    on_turn = sum(activations(card) * card.on_turn.worth(owner) for card in CITIZENS)
    off_turn = sum(activations(card) * card.off_turn.worth(owner) for card in CITIZENS)
    a_round = on_turn * HORIZON.on_turn + off_turn * HORIZON.off_turn
    expected = a_round * HORIZON.rounds_left * HORIZON.resource
    assert harvest_value(owner, HORIZON) == pytest.approx(expected)
