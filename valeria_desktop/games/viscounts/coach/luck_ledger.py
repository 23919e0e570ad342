"""The ledger of luck: each draw's cards compared with the mean of the deck, and what shuffles gave.

A card counts as much silver as it is usually worth when it is played. A deck's cards are known to
its owner, so a draw is as lucky as the drawn cards are above the mean of what lay there. The first
hand isn't counted. A shuffle gives virtue or corruption (WK97), which is counted apart, as
criminals are a player's choice.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from attrs import Factory, define, frozen

from valeria_desktop.games.viscounts.bots.prices import price_of_card
from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.kernel.coaching import SoFar
from valeria_desktop.kernel.events import TurnBegan

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.games.viscounts.rules.view import PlayerView
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.record import Record

_BREATH = 40


@frozen
class Draw:
    """A card that was drawn, or played from the top of the deck, and the deck that it lay in."""

    choices: int
    """The number of choices made before it."""
    turn: int
    round: int
    seat: int
    card: Townsfolk
    worth: float
    """The usual worth of the card, in silver."""
    mean: float
    """The mean worth of all cards that could have come."""
    variance: float


@frozen
class DrawLuck:
    """The luck of a seat's draws, one after another, in silver."""

    seat: int
    luck: tuple[float, ...]
    """The worth above the mean, from the first draw to this one."""
    spread: tuple[float, ...]
    """The standard deviation of the luck: about two games in three end within it."""
    shuffles: int
    virtue: int
    """The virtue that shuffles gave."""
    corruption: int
    """The corruption that shuffles gave."""


@frozen
class DrawCurve:
    """The luck of a seat after each draw of anyone, so that all curves have the same length."""

    seat: int
    luck: tuple[float, ...]
    spread: tuple[float, ...]


@frozen
class DrawLedger:
    """The luck of a game of Viscounts."""

    draws: tuple[Draw, ...]
    seats: tuple[DrawLuck, ...]

    @property
    def curves(self) -> tuple[DrawCurve, ...]:
        """A curve for each seat; it stays level while others draw."""
        return tuple(_curve_of(self.draws, each) for each in self.seats)


def _curve_of(draws: Sequence[Draw], drawn: DrawLuck) -> DrawCurve:
    luck, spread, own = [], [], 0
    for draw in draws:
        own += draw.seat == drawn.seat
        luck.append(drawn.luck[own - 1] if own else 0.0)
        spread.append(drawn.spread[own - 1] if own else 0.0)
    return DrawCurve(drawn.seat, tuple(luck), tuple(spread))


def on_draws(record: Record, _about: None, _stream: Stream) -> Iterator[DrawLedger | SoFar]:
    """Yield the ledger of the draws read so far, and at last that of the game."""
    reading, total = _Reading(record.setup.players), len(record.choices)
    for number, _ in enumerate(reading.read(record)):
        if number % _BREATH == 0:
            yield SoFar(reading.ledger(), number + 1, total)
    yield reading.ledger()


@define
class _Piles:
    """A player's deck and discard pile, as the player follows them."""

    deck: list[Townsfolk] = Factory(list)
    discard: list[Townsfolk] = Factory(list)
    shuffles: int = 0
    virtue: int = 0
    corruption: int = 0
    has_shuffled: bool = False
    """The next virtue or corruption comes of a shuffle."""


class _Reading:
    def __init__(self, players: int) -> None:
        self._piles = [_Piles() for _ in range(players)]
        self._draws: list[Draw] = []
        self._turn = self._round = 0

    def read(self, record: Record) -> Iterator[None]:
        """Play a game again, and take in its draws choice by choice."""
        game: Game = record.start()
        for number, choice in enumerate(record.choices):
            for seat, piles in enumerate(self._piles):
                player = game.view(seat).players[seat]
                piles.deck, piles.discard = _deck_of(player), [*player.discard]
            for event in game.choose(choice).events:
                self._hear(event, number)
            yield

    def _hear(self, event: Event, number: int) -> None:
        seat: int = getattr(event, "seat", -1)
        if isinstance(event, TurnBegan):
            self._turn, self._round = event.turn, event.round
        if not self._turn or not 0 <= seat < len(self._piles):
            return
        piles = self._piles[seat]
        match event:
            case told.CardDrawn():
                self._drawn(event.card, seat, number)
            case told.CardPlayed() if event.is_unseen:
                self._drawn(event.card, seat, number)
            case told.Shuffled():
                piles.deck += piles.discard
                piles.discard.clear()
                piles.shuffles += 1
                piles.has_shuffled = True
            case told.Ennobled() if piles.has_shuffled:
                piles.virtue += event.steps
                piles.has_shuffled = False
            case told.Corrupted() if piles.has_shuffled:
                piles.corruption += event.steps
                piles.has_shuffled = False
            case _:
                _moved(event, piles)

    def _drawn(self, card: Townsfolk, seat: int, number: int) -> None:
        deck = self._piles[seat].deck
        worth = [price_of_card(each).played for each in deck]
        mean = sum(worth) / len(worth)
        variance = sum((each - mean) ** 2 for each in worth) / len(worth)
        own = price_of_card(card).played
        self._draws.append(Draw(number, self._turn, self._round, seat, card, own, mean, variance))
        deck.remove(card)

    def ledger(self) -> DrawLedger:
        """Return all draws so far, summed up for each seat."""
        seats = (self._of_seat(seat, piles) for seat, piles in enumerate(self._piles))
        return DrawLedger(tuple(self._draws), tuple(seats))

    def _of_seat(self, seat: int, piles: _Piles) -> DrawLuck:
        own = [draw for draw in self._draws if draw.seat == seat]
        spread = accumulate(draw.variance for draw in own)
        return DrawLuck(
            seat,
            tuple(accumulate(draw.worth - draw.mean for draw in own)),
            tuple(variance**0.5 for variance in spread),
            piles.shuffles,
            piles.virtue,
            piles.corruption,
        )


def _deck_of(player: PlayerView) -> list[Townsfolk]:
    """Return the cards of a deck: everyone sees those of hand and deck together (WK4)."""
    hand = player.own.hand if player.own is not None else ()
    return _without(player.deck, hand)


def _without(cards: Sequence[Townsfolk], others: Sequence[Townsfolk]) -> list[Townsfolk]:
    left = [*cards]
    for card in others:
        left.remove(card)
    return left


def _moved(event: Event, piles: _Piles) -> None:
    """Follow a card that leaves the deck unseen, or comes to the discard pile."""
    if isinstance(event, told.Discarded | told.Destroyed) and event.card in piles.deck:
        piles.deck.remove(event.card)
    if isinstance(event, told.Discarded | told.DroppedOff | told.Hired):
        piles.discard.append(event.card)
