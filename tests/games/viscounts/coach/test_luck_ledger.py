"""The luck of draws and shuffles, in a whole game played again."""

from __future__ import annotations

from random import Random

import pytest

from valeria_desktop.games.viscounts.bots.prices import price_of_card
from valeria_desktop.games.viscounts.coach.luck_ledger import DrawLedger, on_draws
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import SoFar
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.record import Record


def a_game(players: int) -> Record:
    game, chance, choices = RULES.deal(Setup(players=players), 3), Random(3), []
    while game.decision is not None:
        option = chance.choice(game.decision.options)
        choices.append(option.id)
        game.choose(option)
    return Record(RULES, Setup(players=players), 3, choices)


def ledger_of(record: Record) -> DrawLedger:
    *_, ledger = on_draws(record, None, Stream(1))
    assert isinstance(ledger, DrawLedger)
    return ledger


GAMES = {players: a_game(players) for players in (1, 2, 3)}
sizes = pytest.mark.parametrize("players", GAMES)


@sizes
def test_every_card_that_comes_unseen_is_a_draw_of_the_deck_it_lay_in(players: int) -> None:
    record = GAMES[players]
    game, drawn, begun = record.start(), 0, False
    for choice in record.choices:
        for event in game.choose(choice).events:
            begun = begun or isinstance(event, TurnBegan)
            unseen = isinstance(event, told.CardPlayed) and event.is_unseen
            drawn += begun and (isinstance(event, told.CardDrawn) or unseen)
    ledger = ledger_of(record)
    assert len(ledger.draws) == drawn > 20 * players
    for draw in ledger.draws:
        assert draw.worth == price_of_card(draw.card).played
        assert draw.variance > 0 or draw.worth == pytest.approx(draw.mean)


@sizes
def test_luck_is_the_worth_above_the_mean_and_shuffles_are_counted_apart(players: int) -> None:
    ledger = ledger_of(GAMES[players])
    for seat, luck in enumerate(ledger.seats):
        own = [draw for draw in ledger.draws if draw.seat == seat]
        assert luck.luck[-1] == pytest.approx(sum(draw.worth - draw.mean for draw in own))
        assert luck.spread[-1] ** 2 == pytest.approx(sum(draw.variance for draw in own))
        assert 0 < luck.virtue + luck.corruption <= luck.shuffles


def test_the_answer_comes_in_small_steps() -> None:
    *steps, last = on_draws(GAMES[2], None, Stream(1))
    assert isinstance(last, DrawLedger)
    assert last == ledger_of(GAMES[2])
    for step in steps:
        assert isinstance(step, SoFar)
        assert step.answer.draws == last.draws[: len(step.answer.draws)]
        assert step.done <= step.total == len(GAMES[2].choices)
