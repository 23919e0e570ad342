"""The chance of winning by hand-written values: from all players' expected points."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from attrs import evolve

from valeria_desktop.games.valencia.bots.bidding import LONGEST, Bidding
from valeria_desktop.games.valencia.bots.gains import AuctionGains
from valeria_desktop.games.valencia.bots.numbers import numbers_of
from valeria_desktop.games.valencia.bots.task_chances import hope_of
from valeria_desktop.games.valencia.bots.value import value_without_deck
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.cards import NUMBERS
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from valeria_desktop.games.valencia.bots.bidding import Stack
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.standing import Held, PlayerStanding
    from valeria_desktop.games.valencia.rules.view import View

_FEW = 2
_OF_A_ROUND = {True: 5.4, False: 3.5}
"""Points from the first card played in a round: with two players (True), and with more."""
_SECRETS = {True: 17.0, False: 15.0}
"""Usual points from a rival's tasks and purse: with two players (True), and with more."""
_LESS = 0.75
"""Exponent of the number of cards in a round: twice the cards bring less than twice as much."""
_USUAL = 3.5
"""Usual mean of the cards' numbers."""
_DIVIDED = 7
"""Most cards in a hand whose divisions are all tried; more cards have too many."""
_SPREADS = {True: (12.0, 4.0), False: (7.0, 1.0)}
"""Points of a lead that makes the odds e to 1: a base, and a rise for each future council."""
_MOST = 30.0
"""Largest lead, in spreads: its exponential function stays a finite number."""


class Position(NamedTuple):
    """A player's position without cards."""

    seat: int
    standing: PlayerStanding
    value: float
    """The points to expect from it."""

    @property
    def councils(self) -> int:
        """The number of councils to come."""
        return self.standing.councils


class Positions(NamedTuple):
    """The positions of all players."""

    mine: Position
    rivals: tuple[Position, ...]


class Prospects(NamedTuple):
    """The points that a player can expect of cards, and of what was won and not taken yet."""

    later: float
    """Of the cards of later rounds."""
    now: float
    """Of this round's cards, among them a bid that hasn't brought anything yet."""
    asked: float
    """Of what was won and not taken yet."""

    @property
    def total(self) -> float:
        """All of them together."""
        return self.later + (self.asked + self.now)


class BeforeBids(NamedTuple):
    """The points that all players can expect without the rest of a round's auctions."""

    expected: tuple[float, ...]
    spread: float
    """Points of a lead that makes the odds e to 1."""

    def chance(self, seat: int, gained: Sequence[float]) -> float:
        """Return a seat's chance of winning after players have gained points."""
        after = [a + b for a, b in zip(self.expected, gained, strict=True)]
        leads = [(points - after[seat]) / self.spread for points in after]
        others = leads[:seat] + leads[seat + 1 :]
        return 1 / (1 + sum([exp(max(-_MOST, min(_MOST, lead))) for lead in others]))


class WinningChance:
    """Estimates the chance of winning of a view's seat, in imagined games."""

    def __init__(self, view: View) -> None:
        """Work out the gains of the round's auctions once for all games."""
        self._view = view
        self._seat = view.seat
        self._is_duel = len(view.players) == _FEW
        self._first, self._secrets = _OF_A_ROUND[self._is_duel], _SECRETS[self._is_duel]
        self._numbers = numbers_of(len(view.players))
        gains = AuctionGains(imagine(view, Stream(0)), view, self._numbers)
        self._bidding = Bidding(view, gains)
        self._of_question = lru_cache(maxsize=None)(gains.of_question)
        self._of_division = lru_cache(maxsize=None)(self._of_division_of)
        # Where a hand is divided nothing else differs: counted anew, it took half of a search.
        self._mine: dict[Hashable, Position] = {}
        self._rivals: dict[Hashable, tuple[Position, ...]] = {}

    def __call__(self, game: Game) -> float:
        """Return the chance of winning; after a game's end, the seat's share of the victory."""
        if game.decision is None:
            return game.result().share_of(self._seat)
        found = self.positions(game)
        rivals = [self.value_of_rival(game, rival) for rival in found.rivals]
        return self.chance_against(self._value(game, found.mine), rivals, found.mine.councils)

    def chance_against(self, mine: float, rivals: Sequence[float], councils: int) -> float:
        """Return the chance of winning with expected points, against rivals with theirs."""
        least, more = _SPREADS[self._is_duel]
        spread = least + more * councils
        leads = ((rival - mine) / spread for rival in rivals)
        return 1 / (1 + sum(exp(max(-_MOST, min(_MOST, lead))) for lead in leads))

    def positions(self, game: Game) -> Positions:
        """Return the positions of all players, as the view's seat sees them."""
        seen, hidden = game.what_stands
        rivals = self._rivals.get(seen)
        if rivals is None:
            others = [seat for seat in game.seats if seat != self._seat]
            rivals = tuple([self._position(seat, game.seen(seat)) for seat in others])
            self._rivals[seen] = rivals
        mine = self._mine.get((seen, hidden))
        if mine is None:
            mine = self._position(self._seat, game.standing(self._seat))
            self._mine[seen, hidden] = mine
        return Positions(mine, rivals)

    def before_bids(self, game: Game) -> BeforeBids:
        """Return the points that all can expect without the stacks of this round."""
        found = self.positions(game)
        expected = {}
        for each in (found.mine, *found.rivals):
            deck = self.of_cards(game.held(each.seat).deck, each.councils - 1)
            secrets = 0.0 if each is found.mine else self._secrets
            expected[each.seat] = each.value + deck + secrets
        least, more = _SPREADS[self._is_duel]
        spread = least + more * found.mine.councils
        return BeforeBids(tuple([expected[seat] for seat in game.seats]), spread)

    def _position(self, seat: int, standing: PlayerStanding) -> Position:
        if self._view.round or seat != self._seat:
            return Position(seat, standing, value_without_deck(standing, self._numbers))
        hopes = sum(hope_of(task.task, len(self._view.players)) for task in standing.tasks)
        value = value_without_deck(evolve(standing, tasks=()), self._numbers) + hopes
        return Position(seat, standing, value)

    def value_of_rival(self, game: Game, rival: Position) -> float:
        """Return the points that a rival can expect, from their public data and number of cards."""
        return rival.value + self._secrets + self.prospects_of_rival(game, rival).total

    def prospects_of_rival(self, game: Game, rival: Position) -> Prospects:
        """Return what a rival can expect of cards, by their number and mean."""
        return self._of_hand(game.held(rival.seat), rival.councils - 1)

    def value(self, game: Game) -> float:
        """Return the points that the view's seat can expect at the end."""
        return self._value(game, self.positions(game).mine)

    def prospects(self, game: Game, councils: int) -> Prospects:
        """Return what the view's seat can expect of cards and questions; councils are to come."""
        held, later = game.held(self._seat), councils - 1
        is_planned = self._view.own.stage is not PlanningStage.DRAW
        if self._view.round and game.round == self._view.round and is_planned:
            asked = sum(map(self._of_question, held.steps))
            return Prospects(self.of_cards(held.deck, later), self._of_round(game, held), asked)
        return self._of_hand(held, later)

    def _value(self, game: Game, mine: Position) -> float:
        return mine.value + self.prospects(game, mine.councils).total

    def _of_hand(self, held: Held, later: int) -> Prospects:
        """Return the worth of the cards of this round and of later rounds, by mean and number."""
        hand = (*held.hand, *held.opened, *(card for stack in held.stacks for card in stack))
        mean = _mean((*hand, *held.deck))
        of_deck = mean * self._of_number(len(held.deck), later)
        return Prospects(of_deck, mean * self._of_number(len(hand), 1), 0.0)

    def of_cards(self, cards: Stack, rounds: int) -> float:
        """Return the worth of cards that a player spreads over a number of rounds."""
        return _mean(cards) * self._of_number(len(cards), rounds)

    def _of_number(self, cards: int, rounds: int) -> float:
        return rounds * self._first * float((cards / rounds) ** _LESS) if rounds else 0.0

    def _of_round(self, game: Game, held: Held) -> float:
        """Return what this round's cards are worth: the hand, or a bid and the stacks beside it."""
        if held.hand or held.opened:
            return self._of_division(held.stacks, held.opened, held.hand)
        is_to_bid = any(getattr(step, "prompt", "") == "bid" for step in held.steps)
        parts = _parts_after(game.part, is_to_bid=is_to_bid)
        shown = shown_by(game, self._seat)
        of_bid = self._bidding.worth_of_bid(game.part, shown) if shown else 0.0
        return of_bid + self._bidding.worth_of(held.stacks, parts)

    def _of_division_of(self, stacks: tuple[Stack, ...], opened: Stack, hand: Stack) -> float:
        cards = (*opened, *hand)
        if len(cards) > _DIVIDED:
            return self._bidding.worth_of(stacks) + self.of_cards(cards, 1)
        bidding = self._bidding
        if len(opened) > LONGEST:
            stacks, opened = (*stacks, opened), ()
        if not (opened or hand):
            return bidding.worth_of(stacks)
        return bidding.worth_of((*stacks, *bidding.best_division(stacks, opened, hand)))


def shown_by(game: Game, seat: int) -> Stack:
    """Return the cards of a player's bid that hasn't brought anything yet."""
    if game.held(seat).is_ranked:
        return ()
    return next((bid.cards for bid in game.bids if bid.seat == seat), ())


def _mean(cards: Stack) -> float:
    return sum(map(NUMBERS.__getitem__, cards)) / len(cards) / _USUAL if cards else 0.0


def _parts_after(part: RoundPart, *, is_to_bid: bool) -> tuple[RoundPart, ...]:
    if part is RoundPart.PLANNING:
        return AUCTIONS
    if part not in AUCTIONS:
        return ()
    return AUCTIONS[AUCTIONS.index(part) + (not is_to_bid) :]
