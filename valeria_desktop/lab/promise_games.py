"""Games of duchesses in which a few moments are noted as a player would be told of them.

All play as well as a duchess to the end, since that is what a chance of winning says: for a player
who goes on well, against others who do. Each decision that needs a thought is drawn to be left
alone, or to be told in one way; a told option is then played, so that its promise is tried. A
choice is judged as a review does it: the duchess chooses, and the judge says what that promises.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.fortune import chance_of
from valeria_desktop.coach.hint import hint
from valeria_desktop.coach.judge import Judge
from valeria_desktop.coach.weighing import Weighing
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.kernel.coaching import Way
from valeria_desktop.lab.promise_series import PromisedGame, PromisedMoment

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules

_SETUPS, _DEALS, _SEATS, _MOMENTS = 151, 152, 153, 154  # rows of numbers from the seed
_PLAYER = "duchess"
_OF = 1_000
_TOLD = {Way.WORLDS: 40, Way.JUDGE: 60, Way.TURN: 150}
"""How many of 1,000 decisions are told in each way, with one seat or two: cheap ones more often.

With more seats a smaller part of all decisions is told, so that each game has a few such moments:
more of them in one game say little, as all come true or not by the same result.
"""
_GRAPHED = 250
"""How many of 1,000 beginnings of a turn are told as a graph does it, likewise."""

FIRST_QUICK = 1_000_000
"""From this number on games are quick: they leave out the ways that take long."""
_QUICK = (Way.VALUE, Way.TURN)
"""The ways that take a millisecond; the others take a hundred times as long."""

Told = tuple[float, "Option"]
"""A promised chance, and the option that it is promised for."""


@frozen(eq=False)
class PromiseTable:
    """Where games are played for their promises: a game's rules, and how its set-ups are drawn."""

    rules: Rules[Any]
    setup: Callable[[str, int], Any]
    """Draws a set-up of a course that can be dealt from a seed."""
    progress: Callable[[Any], float]
    """Returns the part of a View's game that is over."""

    def play(self, course: str, seed: int, number: int) -> PromisedGame:
        """Play a game of a series."""
        deal = draw(seed, _SETUPS, number)
        game = self.rules.deal(self.setup(course, deal), deal, collects_events=False)
        seeds = draw(seed, _SEATS, number)
        bots = [make_bot(self.rules, _PLAYER, draw(seeds, 0, seat)) for seat in game.seats]
        ways = tuple(Way) if number < FIRST_QUICK else _QUICK
        moments = draw(seed, _MOMENTS, number)
        noting = _Noting(_as_promised(self.rules), self.progress, ways, moments)
        turn = -1
        while (decision := game.decision) is not None:
            if game.turn != turn:
                turn = game.turn
                noting.look_at_turn(game)
            option = bots[decision.seat].choose(game.view(decision.seat), decision)
            game.choose(noting.look_at_choice(game, decision, option))
        result = game.result()
        won = tuple(float(result.share_of(seat)) for seat in game.seats)
        return PromisedGame(number, won, tuple(noting.moments))


def _as_promised(rules: Rules[Any]) -> Rules[Any]:
    """Return rules whose coach tells promises as they are."""
    return evolve(rules, coaching=evolve(rules.coaching, kept=None))


class _Noting:
    """Notes moments of one game."""

    def __init__(
        self,
        rules: Rules[Any],
        progress: Callable[[Any], float],
        ways: Collection[Way],
        seed: int,
    ) -> None:
        self._rules = rules
        self._progress = progress
        self._ways = ways
        self._judge = Judge(rules)
        self._stream = Stream(seed)
        self.moments: list[PromisedMoment] = []

    def look_at_turn(self, game: Game[Any]) -> None:
        """Note all seats' chances at the beginning of some turns."""
        if self._stream.below(_whole(game)) >= _GRAPHED:
            return
        stream = Stream(self._stream.number())
        if not game.turn:  # a graph begins with the first turn (`coach/review`)
            return
        views = [game.view(seat) for seat in game.seats]
        chances = tuple(chance_of(self._rules, view, stream) for view in views)
        self._note(Way.VALUE, views[0], tuple(game.seats), chances)

    def look_at_choice(self, game: Game[Any], decision: Decision, chosen: Option) -> Option:
        """Note what is told at some decisions, and return the option to play."""
        way = None if is_plain(decision) else self._drawn(game)
        if way is None:
            return chosen
        view, stream = game.view(decision.seat), Stream(self._stream.number())
        chance, option = self._told(way, view, decision, chosen, stream)
        self._note(way, view, (decision.seat,), (chance,))
        return option

    def _drawn(self, game: Game[Any]) -> Way | None:
        number = self._stream.below(_whole(game))
        for way, share in _TOLD.items():
            if number < share:
                return way if way in self._ways else None
            number -= share
        return None

    def _told(
        self,
        way: Way,
        view: Any,  # noqa: ANN401 - any game's
        decision: Decision,
        chosen: Option,
        stream: Stream,
    ) -> Told:
        if way is Way.TURN:
            return by_turn(self._rules, view, decision, stream)
        if way is Way.WORLDS:
            return by_worlds(self._rules, view, decision, stream)
        *_, judged = self._judge.judge(view, decision, chosen, stream)
        if judged is None:
            raise TypeError("A judge has the last word.")
        return judged.chance - judged.cost, chosen

    def _note(
        self,
        way: Way,
        view: Any,  # noqa: ANN401 - any game's
        seats: tuple[int, ...],
        chances: tuple[float, ...],
    ) -> None:
        self.moments.append(PromisedMoment(way, self._progress(view), seats, chances))


def _whole(game: Game[Any]) -> int:
    """Return of how many moments the shares are: more with more than two seats."""
    return _OF * max(2, len(game.seats)) // 2


def by_turn(rules: Rules[Any], view: Any, decision: Decision, stream: Stream) -> Told:  # noqa: ANN401 - any game's
    """Return the best option of a hint's first answer, without the reasons that take longer."""
    weighing = Weighing(rules, view, decision.options, Stream(stream.number()))
    best = weighing.leaders()[0]
    return weighing.ranking(best)[best], dict(weighing.options)[best]


def by_worlds(rules: Rules[Any], view: Any, decision: Decision, stream: Stream) -> Told:  # noqa: ANN401 - any game's
    """Return the best option of a hint's last word."""
    answers = [answer for answer in hint(rules, view, None, stream) if answer is not None]
    best = answers[-1].proposals[0]
    if best.chance is None:
        raise TypeError(f"Nobody has said what a position of {rules.name} is worth.")
    return best.chance, decision.option(best.option)
