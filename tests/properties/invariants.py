"""What holds at every decision of every game, whatever was chosen."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from attrs import fields

from tests.properties.alone import check_piles, check_rival, check_solo_end
from valeria_desktop.games.valeria.rules.at import AtPlace, OfCard, OfDie, OfSeat, place_name
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED, Citizen, Domain, Foe, Monster
from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
from valeria_desktop.games.valeria.rules.model.options import ActAt, Pay
from valeria_desktop.games.valeria.rules.model.price import can_pay, exact
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import State
from valeria_desktop.games.valeria.rules.model.zones import CARDS
from valeria_desktop.games.valeria.rules.rows import CITIZENS, DOMAINS, MARKET
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.rules.turn.moves import TurnUp
from valeria_desktop.games.valeria.rules.turn.offers import offers_of
from valeria_desktop.games.valeria.rules.turn.offers_on import offers_on
from valeria_desktop.games.valeria.solo.siege_rows import PILES
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.zones import disordered, tally, unbalanced, unfit

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option

MOST_STEPS = 24  # 15 is the most that 860 games of all kinds reached
NAMES = ("A", "B", "C", "D", "E")
_PLACES = {place_name(place): place for place in (*range(MARKET.size), *PILES)}


def cards_of(state: State) -> Counter[str]:
    """Count every card that lies anywhere, the Dukes dealt and the Dark Lord's cards included."""
    return Counter({card.id: number for card, number in tally(state, CARDS).items()})


def check_quickly(game: Game) -> None:
    """Check what is cheap enough for every decision of thousands of games."""
    state = game._state
    for player in state.players:
        assert min(player.gold, player.strength, player.magic, player.points) >= 0
    assert len(state.agenda) <= MOST_STEPS
    decision = game.decision
    if decision is not None:
        assert isinstance(decision.words(), Phrase)
        assert len({_id_of(option) for option in decision.options}) == len(decision.options)


@cache
def _id_of(option: Option) -> str:
    # Options are made once and shared, so this looks at each of them once in a run.
    assert option.at == _named_by(option.id)
    assert isinstance(option.words(), Phrase)
    return option.id


def _named_by(option_id: str) -> At | None:
    """Return the address that an option has to light up: the thing that its id names."""
    cause, _, way = option_id.rpartition(": ")
    if place := re.search(r"\b(monster|citizen|domain|pile)-\d+", way):
        return AtPlace(_PLACES[place[0]])
    if seat := re.search(r"-(?:from|to)-(\d)$", way):
        return OfSeat(int(seat[1]) - 1)
    if die := re.match(r"(?:change|first|reroll) (a|b|both)\b", way):
        return OfDie(int(die[1] == "b"))
    if card := re.match(r"(?:return|banish|turn-down|take)-(.+?)(?:-of-(\d))?$", way):
        return OfCard(card[1], int(card[2]) - 1 if card[2] else None)
    return OfCard(cause) if cause else None


def check_thoroughly(game: Game, dealt: Counter[str]) -> None:
    """Check everything but what needs another game to compare with."""
    state = game._state
    check_quickly(game)
    assert not [*unfit(state), *unbalanced(state), *disordered(state)]
    assert cards_of(state) == dealt
    for card_id, number in dealt.items():
        card = state.table.catalog.by_id[card_id]
        assert number == 1 or not isinstance(card, Domain | MonsterEvent)
    check_places = check_piles if state.table.setup.solo is Solo.SIEGE else _check_places
    check_places(state)
    check_rival(state)
    _check_pile(state)
    _check_tokens(state)
    check_listed(state)
    if game.decision is None:
        check_end(game)
    else:
        _check_decision(game, game.decision)
        check_quotes(game)


def _check_places(state: State) -> None:
    assert len(state.stacks) == len(state.face_down) == MARKET.size
    for place in range(MARKET.size):
        _check_place(state, place)


def check_listed(state: State) -> None:
    """What a row offered when it was listed is what it would offer if it were listed now."""
    fresh = state.copy()
    fresh.listed = [None] * len(fresh.listed)
    for kept, now in zip(state.listed, offers_of(fresh), strict=True):
        if kept is not None:
            assert kept == now
            assert list(kept.on_terms.values()) == [
                each for terms in kept.on_terms for each in offers_on([now], terms)
            ]


def _check_place(state: State, place: int) -> None:
    stack, hidden = state.stacks[place], state.face_down[place]
    hides = place in DOMAINS.places or (place in CITIZENS.places and state.table.setup.mixed)
    assert 0 <= hidden <= (len(stack) if hides else 0)
    if stack and hidden == len(stack):  # turned up after the reward of the domain above (T19)
        assert TurnUp(place) in state.agenda
    for card in stack:
        if isinstance(card, Domain):
            assert place in DOMAINS.places
        elif isinstance(card, Monster | Citizen):
            assert state.table.homes[card] == place
        else:
            assert card is EXHAUSTED or isinstance(card, MonsterEvent)
            assert len(stack) == 1


def _check_pile(state: State) -> None:
    kinds = [card is not EXHAUSTED for card in state.pile]
    assert kinds == sorted(kinds)  # Monster Events lie over the Exhausted cards (V4)
    known = state.known_pile.bit_length()
    assert state.known_pile == (1 << known) - 1  # what went back lies on top
    assert known <= sum(kinds)


def _check_tokens(state: State) -> None:
    for tokens in state.tokens:
        assert isinstance(state.stacks[tokens.place][tokens.height], Foe)
        assert tokens.amounts
        assert not tokens.amounts.points
    monsters = sum(isinstance(card, Foe) for stack in state.stacks for card in stack)
    assert len({(tokens.place, tokens.height) for tokens in state.tokens}) <= monsters


def _check_decision(game: Game, decision: Decision) -> None:
    state = game._state
    question: object = decision.question
    assert state.agenda[-1] is question
    assert len(decision.options) > 1 or decision.prompt is Prompt.ROLL
    assert decision.seat in game.seats
    assert decision.prompt in {Prompt.DUKE, Prompt.KEEP} or decision.seat != state.resting
    assert len({str(option.words()) for option in decision.options}) == len(decision.options)
    for option in decision.options:
        assert decision.option(option.id) is option
    if decision.prompt is Prompt.PAY:
        _check_payments(game, decision)


def _check_payments(game: Game, decision: Decision) -> None:
    """Check that every way to pay is exact, has a real part, and is affordable (T16, T33)."""
    player = game._state.players[decision.seat]
    payments = [option.amounts for option in decision.options if isinstance(option, Pay)]
    assert len(payments) == len(decision.options)
    assert len({sum(number for _, number in amounts) for amounts in payments}) == 1
    for amounts in payments:
        assert not amounts.points
        assert bool(amounts.gold) != bool(amounts.strength)
        assert can_pay(exact(amounts), player)
    magic = [amounts.magic for amounts in payments]
    assert magic == sorted(magic)


def check_copy(game: Game) -> None:
    """Check that a copy is equal, field by field, and shares nothing that changes."""
    state, copy = game._state, game.copy()._state
    for field in fields(State):
        if field.name not in {"barrier", "events"}:
            assert getattr(copy, field.name) == getattr(state, field.name)
        value = getattr(state, field.name)
        assert not isinstance(value, list) or getattr(copy, field.name) is not value
    assert copy.rival is None or copy.rival is not state.rival
    for mine, other in zip(copy.players, state.players, strict=True):
        assert mine is not other


def check_quotes(game: Game) -> None:
    """Check that what a card costs and whether it may be had is the same wherever it is said."""
    offered: dict[int, Option] = {}
    decision = game.decision
    if decision is not None and decision.prompt is Prompt.ACT:
        offered = {option.place: option for option in decision.options if isinstance(option, ActAt)}
    supplies = game.table.layout.supplies
    for seat in game.seats:
        view = game.view(seat)
        for place in range(len(view.stacks)):
            quote = game.quote(seat, place)
            assert quote.card is (None if place in supplies else view.top(place))
            below = view.stacks[place][-2] if len(view.stacks[place]) > 1 else None
            assert game.quote(seat, place, depth=1).card is (None if place in supplies else below)
            option = offered.get(place) if decision and seat == decision.seat else None
            assert quote.is_possible == (option is not None)
            assert bool(quote.reasons) != quote.is_possible
            if isinstance(option, ActAt):
                assert (quote.action, quote.price) == (option.action, option.price)


def check_end(game: Game) -> None:
    """Check a game that is over: T31, T32, F1, F4, or what its solo game says."""
    state = game._state
    assert game.is_over
    assert not state.agenda
    result = game.result()
    totals = [score.total for score in result.scores]
    for player, score in zip(state.players, result.scores, strict=True):
        assert score.total == sum(line.points for line in score.lines)
        assert score.of("board") == player.points
        printed = sum(card.points for card in player.monsters)
        printed += sum(card.points for card in (*player.domains, *player.domains_down))
        assert score.of("monsters") + score.of("domains") == printed
        assert all(str(line.cause) for line in score.lines)
    if state.table.setup.solo:
        check_solo_end(game)
        return
    assert state.ending == game.end_conditions() != ()
    assert state.turn % len(state.players) == 0
    assert (result.rival, result.outcome) == (None, None)
    assert result.winners
    assert {totals[seat] for seat in result.winners} == {max(totals)}
    assert result.by_tie_break == (totals.count(max(totals)) > len(result.winners))
