"""A game looked back on: each choice graded, the chances turn by turn, and what chance did.

Everything is asked of what the seat saw that chose, never of the truth. Each choice has a chance
of its own, so a review that goes on from the middle finds what one from the beginning finds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.coach.fortune import shares, swings
from valeria_desktop.coach.grades import Grade, grade_of
from valeria_desktop.coach.judge import Judge, is_choice
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.kernel.phrases import Phrase, say, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Aftermath, Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.record import Record

_CHANCE = Barrier.DICE | Barrier.REVEAL
_GRADES, _SHARES, _SWINGS = range(201, 204)
"""Rows of chance beside those that a game draws from its seed."""


@frozen
class ReviewStart:
    """From where a game is looked back on, and how closely."""

    choices: int = 0
    """The number of choices looked at before."""
    nodes: int | None = None
    """Positions that a look may cost; the usual number if none is given."""


@frozen
class Graded:
    """A choice, and what it was worth."""

    choices: int
    """How many choices were made before it."""
    seat: int
    turn: int
    round: int
    chosen: Option
    best: Option
    """What would have been best: the same if it was."""
    chance: float
    """Of winning, before it, as the seat could see it."""
    cost: float
    """How much of that it cost, of 0 to 1."""
    is_secret: bool
    """Nobody else could see what was chosen."""

    @property
    def grade(self) -> Grade:
        """Grade it."""
        return grade_of(self.cost)


@frozen
class TurnChances:
    """Everyone's chance of winning as a turn begins, and when the game is over."""

    choices: int
    turn: int
    round: int
    shares: tuple[float, ...]
    """By seat; they add up to one, but for who plays alone."""
    points: tuple[int, ...]
    """By seat: what everyone can count, and in the end all."""


@frozen
class Fortune:
    """What the dice did, or a card that was turned up."""

    choices: int
    """How many choices were made before the one that led to it."""
    seat: int
    """Whose choice that was."""
    turn: int
    round: int
    what: Phrase
    swings: tuple[float, ...]
    """What it did to each seat's chance of winning, against the mean of what it might have done."""


@frozen
class ReviewBatch:
    """What was found since the part before."""

    done: int
    """The number of choices looked at so far."""
    total: int
    graded: tuple[Graded, ...] = ()
    standings: tuple[TurnChances, ...] = ()
    fortunes: tuple[Fortune, ...] = ()


def review(
    record: Record, about: ReviewStart | None, stream: Stream
) -> Iterator[ReviewBatch | None]:
    """Look back on a game choice by choice; each part holds what is new."""
    return _Review(record, about or ReviewStart(), stream.number()).parts()


class _Review:
    def __init__(self, record: Record, since: ReviewStart, chance: int) -> None:
        self._record = record
        self._rules = record.rules
        self._since = since
        self._chance = chance
        self._judge = Judge(record.rules, since.nodes)
        self._turn = -1

    def parts(self) -> Iterator[ReviewBatch | None]:
        choices = self._record.choices
        game = self._record.start()
        game.collects_events = True
        for number, choice in enumerate(choices):
            if number < self._since.choices:
                self._turn = game.turn
                game.choose(choice)
                continue
            found: list[Graded | TurnChances | Fortune] = []
            for each in self._looked_at(game, number, choice):
                found += [] if each is None else [each]
                yield None
            yield self._part(number + 1, found)
        if game.is_over:
            yield self._part(len(choices), [self._standing(game, len(choices))])

    def _looked_at(
        self, game: Game[Any], number: int, choice: str
    ) -> Iterator[Graded | TurnChances | Fortune | None]:
        """Look at one choice, and make it."""
        decision = game.decision
        if decision is None:
            return
        if game.turn != self._turn:
            self._turn = game.turn
            yield self._standing(game, number)
        if is_choice(decision):
            yield from self._graded(game, decision, number, choice)
        before = game.copy()
        aftermath = game.choose(choice)
        if aftermath.barrier & _CHANCE:
            yield from self._fortune(before, game, number, choice, _told(aftermath, before))

    def _standing(self, game: Game[Any], number: int) -> TurnChances:
        found = shares(self._rules, game, self._stream(_SHARES, number))
        scores = game.result().scores
        points = tuple((each if game.is_over else each.public).total for each in scores)
        return TurnChances(number, game.turn, game.round, found, points)

    def _graded(
        self, game: Game[Any], decision: Decision, number: int, choice: str
    ) -> Iterator[Graded | None]:
        seat, chosen = decision.seat, decision.option(choice)
        view = game.view(seat)
        for judged in self._judge.judge(view, decision, chosen, self._stream(_GRADES, number)):
            if judged is None:
                yield None
                continue
            yield Graded(
                number,
                seat,
                game.turn,
                game.round,
                chosen,
                judged.best,
                judged.chance,
                judged.cost,
                decision.is_secret,
            )

    def _fortune(
        self, before: Game[Any], after: Game[Any], number: int, choice: str, what: Phrase
    ) -> Iterator[Fortune | None]:
        found: list[float] = []
        stream = self._stream(_SWINGS, number)
        for swing in swings(self._rules, before, choice, after, stream):
            found.append(swing)
            yield None
        seat = before.active if before.decision is None else before.decision.seat
        yield Fortune(number, seat, before.turn, before.round, what, tuple(found))

    def _stream(self, purpose: int, number: int) -> Stream:
        return Stream(draw(self._chance, purpose, number))

    def _part(self, done: int, found: Sequence[Graded | TurnChances | Fortune]) -> ReviewBatch:
        return ReviewBatch(
            done,
            len(self._record.choices),
            tuple(each for each in found if isinstance(each, Graded)),
            tuple(each for each in found if isinstance(each, TurnChances)),
            tuple(each for each in found if isinstance(each, Fortune)),
        )


def _told(aftermath: Aftermath, game: Game[Any]) -> Phrase:
    """Say what chance brought; the seats' names are put in by who knows them."""
    names = tuple(seat_name(seat) for seat in game.seats)
    public = [event for event in aftermath.events if event.audience is None]
    if aftermath.barrier & Barrier.DICE and public:
        return public[0].words(names)  # the roll comes before what follows from it
    return say("a card was turned up")
