"""The review of a game: a grade for each choice, the chances turn by turn, and the luck.

A choice is judged by the View of the seat that made it, never by the State. Each choice has its
own stream of random numbers, so a review from the middle finds the same as one from the beginning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import Factory, field, frozen

from valeria_desktop.coach.fortune import shares, swings
from valeria_desktop.coach.grades import Grade, grade_by
from valeria_desktop.coach.judge import Judge, is_choice
from valeria_desktop.coach.trust import Margin
from valeria_desktop.coach.weighing import ENOUGH, usual_error
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.kernel.phrases import Phrase, join_alike, say, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.game import Aftermath, Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.record import Record

_CHANCE = Barrier.DICE | Barrier.REVEAL
_NAMED = 3
"""The most drawn cards that are named; a whole hand that is dealt would be a list."""
_GRADES, _SHARES, _SWINGS = range(201, 204)
"""The purposes of the review's random numbers, apart from the purposes of a game."""


@frozen
class ReviewStart:
    """The start of a review and its budget."""

    choices: int = 0
    """The number of choices reviewed before."""
    nodes: int | None = None
    """The budget of each search, in positions; None for the usual budget."""


@frozen
class Graded:
    """A graded choice."""

    choices: int
    """The number of choices before this one."""
    seat: int
    turn: int
    round: int
    chosen: Option
    best: Option
    """The best option; the chosen option itself if no other was better."""
    chance: float
    """The seat's chance of winning with the best option, from 0 to 1."""
    cost: float
    """The cost of the choice, as a chance of winning from 0 to 1."""
    is_secret: bool
    """The choice was hidden from all other seats."""
    margin: Margin = field(
        default=Factory(lambda it: Margin(it.cost, usual_error(ENOUGH)), takes_self=True)
    )
    """The advantage of the best option over the choice: in points in a nearly decided game."""
    next_best: Option | None = None
    """The best of the other options, where the choice itself was the best."""
    lead: Margin | None = None
    """The advantage of the choice over that option, as a chance or in points."""

    @property
    def grade(self) -> Grade:
        """The grade of the choice, by its cost."""
        return grade_by(self.margin)


@frozen
class TurnChances:
    """All seats' chances of winning at the start of a turn, or at the end of the game."""

    choices: int
    turn: int
    round: int
    shares: tuple[float, ...]
    """The chances by seat; their sum is 1, except for a player who plays alone."""
    points: tuple[int, ...]
    """The points by seat: the public points, and at the end of the game all points."""


@frozen
class Fortune:
    """A roll of dice or a turned-up card, with its effect on the chances of winning."""

    choices: int
    """The number of choices before the choice that caused it."""
    seat: int
    """The seat that made this choice."""
    turn: int
    round: int
    what: Phrase
    swings: tuple[float, ...]
    """The change of each seat's chance of winning, against the mean of all possible results."""


@frozen
class ReviewBatch:
    """The results since the batch before."""

    done: int
    """The number of choices reviewed so far."""
    total: int
    graded: tuple[Graded, ...] = ()
    standings: tuple[TurnChances, ...] = ()
    fortunes: tuple[Fortune, ...] = ()


def review(
    record: Record, about: ReviewStart | None, stream: Stream
) -> Iterator[ReviewBatch | None]:
    """Yield the review of a game choice by choice; each batch holds only new results."""
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
        """Yield the results about one choice, and make the choice in the game."""
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
        told = game if game.turn else self._at_first_turn(game, number)
        found = shares(self._rules, told, self._stream(_SHARES, number))
        scores = game.result().scores
        points = tuple((each if game.is_over else each.public).total for each in scores)
        return TurnChances(number, game.turn, game.round, found, points)

    def _at_first_turn(self, game: Game[Any], number: int) -> Game[Any]:
        """Return the game as it stood when the first turn began.

        Before, players hold cards of which they keep some, such as two Dukes. What such a position
        is worth was never learned.
        """
        begun = game.copy()
        for choice in self._record.choices[number:]:
            if begun.turn:
                break
            begun.choose(choice)
        return begun

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
                judged.margin,
                judged.next_best,
                judged.lead,
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


def seen_by_one(aftermath: Aftermath) -> list[Event]:
    """Return the events that showed a thing to one player alone: cards that were drawn."""
    return [event for event in aftermath.events if event.audience is not None and event.things]


def _told(aftermath: Aftermath, game: Game[Any]) -> Phrase:
    """Return the luck after a choice in words, with seats in place of the players' names."""
    names = tuple(seat_name(seat) for seat in game.seats)
    public = [event for event in aftermath.events if event.audience is None]
    if aftermath.barrier & Barrier.DICE and public:
        return public[0].words(names)  # the event of the roll comes before its effects
    drawn = [event.words(names) for event in seen_by_one(aftermath)]
    if 0 < len(drawn) <= _NAMED:
        return join_alike(drawn)
    return say("a card was turned up")
