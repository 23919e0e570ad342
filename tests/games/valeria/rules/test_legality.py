"""Legality is exact: what is offered is never refused, what is not has a reason: T15 to T19."""

from __future__ import annotations

from random import Random

import pytest

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.rules.at import place_name
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.options import ActAt, Pay
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.rows import MARKET
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    Edition,
    Setup,
    Variant,
)
from valeria_desktop.games.valeria.rules.turn.pay import PayFor
from valeria_desktop.kernel.errors import IllegalChoiceError

ALL_VARIANTS = frozenset(BASE_VARIANTS)
SETUPS = [
    Setup(players=2, preset="mastery-over-magic"),
    Setup(players=2, edition=Edition.FIRST, preset="glittering-gold"),
    Setup(players=3, preset="monster-blood", variants=frozenset({Variant.EVENTS})),
    Setup(players=4, preset="random", variants=frozenset({Variant.NO_DUKE})),
    Setup(players=5, preset="random", variants=ALL_VARIANTS),
]


def check_options(game: Game) -> None:
    """Try every option on a copy; names and words are there and are not used twice."""
    decision = game.decision
    assert decision is not None
    ids = [option.id for option in decision.options]
    words = [str(option.words()) for option in decision.options]
    assert len(set(ids)) == len(ids)
    assert len(set(words)) == len(words)
    for option in decision.options:
        copy = game.copy()
        copy.choose(option)
        for player in copy._state.players:
            assert min(player.gold, player.strength, player.magic, player.points) >= 0


def check_quotes(game: Game) -> None:
    """Offered is exactly what is quoted as possible, for exactly the price quoted."""
    decision = game.decision
    assert decision is not None
    offered = {option.place: option for option in decision.options if isinstance(option, ActAt)}
    for place in range(MARKET.size):
        quote = game.quote(decision.seat, place)
        assert quote.is_possible == (place in offered)
        assert bool(quote.reasons) == (place not in offered)
        if place in offered:
            option = offered[place]
            assert (quote.price, quote.action, quote.card) == (
                option.price,
                option.action,
                option.card,
            )


def check_payments(game: Game) -> None:
    """Every split adds up to the price, with one real resource at least, least Magic first."""
    decision = game.decision
    assert decision is not None
    assert isinstance(decision.question, PayFor)
    price = game.quote(decision.seat, decision.question.place).price
    splits = [option.amounts for option in decision.options if isinstance(option, Pay)]
    assert len(splits) == len(decision.options) > 1
    assert [split.magic for split in splits] == list(
        range(splits[0].magic, splits[0].magic + len(splits))
    )
    for split in splits:
        assert split.gold + split.strength > 0
        assert split.magic >= price.magic
        assert split.gold + split.strength + split.magic == (
            price.gold + price.strength + price.magic
        )


@pytest.mark.clause("T15", "T16", "T17", "T18", "T19", "T33")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.preset}")
def test_an_option_offered_is_never_refused(setup: Setup) -> None:
    """Every option of every decision of a whole game."""
    chance = Random(setup.players)
    game = new_game(setup, CATALOG, 11, collects_events=False)
    seen = set()
    while game.decision is not None:
        seen.add(game.decision.prompt)
        check_options(game)
        if game.decision.prompt is Prompt.ACT:
            check_quotes(game)
        elif game.decision.prompt is Prompt.PAY:
            check_payments(game)
        game.choose(chance.choice(game.decision.options))
    assert {Prompt.ROLL, Prompt.USE, Prompt.ACT, Prompt.PAY} <= seen


@pytest.mark.thorough
@pytest.mark.clause("T15")
def test_every_action_left_out_is_refused_with_the_words_of_its_quote() -> None:
    """Over a whole game, by one sentence that names the card, and nothing changes."""
    chance = Random(1)
    game = new_game(SETUPS[0], CATALOG, 12)
    refused = 0
    while game.decision is not None:
        before = game.snapshot()
        for place in range(MARKET.size):
            quote = game.quote(game.decision.seat, place)
            if quote.action is None or quote.card is None or quote.is_possible:
                continue
            with pytest.raises(IllegalChoiceError) as refusal:
                game.choose(f"{quote.action.value} {place_name(place)}")
            assert str(refusal.value) == (
                f"{quote.card.name} at {place_name(place)} can't be chosen now: "
                f"{'; '.join(quote.reasons)}."
            )
            refused += 1
        assert game.snapshot() == before
        game.choose(chance.choice(game.decision.options))
    assert refused > 1_000
