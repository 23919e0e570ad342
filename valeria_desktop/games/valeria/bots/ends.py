"""The end of a game to a seat that doesn't know all Dukes: counted over all that they may be."""

from __future__ import annotations

from functools import lru_cache
from math import fsum, sqrt
from typing import TYPE_CHECKING, NamedTuple, cast

from valeria_desktop.games.valeria.bots.features import army_of_lord
from valeria_desktop.games.valeria.rules.duke_beliefs import Unseen
from valeria_desktop.games.valeria.rules.score import duke_counts
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.rules import Ending

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.beliefs import Belief
    from valeria_desktop.kernel.score import Score


class Ends:
    """Counts ends of games that agree with a view; made once for each decision."""

    def __init__(self, view: View) -> None:
        self._seat = view.seat
        self._solo = view.table.setup.solo
        self._unseen = Unseen.by(view)
        self._is_lord_hidden = view.rival is not None and view.rival.duke is None

    def of(self, game: Game) -> Ending:
        """Return what the end of a game is worth to the seat, as far as it may know."""
        if self._solo is Solo.DARK_LORD and self._is_lord_hidden:
            return self._of_lord(game)
        result = game.result()
        own, unseen = result.scores[self._seat], self._unseen
        if not unseen.rivals:
            others = [score for score in result.sides if score is not own]
            most = max(score.total for score in others)
            return Ending(result.share_of(self._seat), float(own.total - most))
        rivals = tuple(
            [_rival(game.holdings(at), unseen.dukes, result.scores[at]) for at in unseen.rivals]
        )
        return _counted(_Standing(own.total, own.tie_break), rivals, unseen.belief(game.holdings))

    def _of_lord(self, game: Game) -> Ending:
        """Return the end against the Dark Lord, any of whose Dukes is as likely as another (D7)."""
        result, his = game.result(), army_of_lord(game)
        mine = result.scores[0].total
        rival = cast("Score", result.rival)
        plain = rival.total - rival.of("duke")
        totals = [plain + _for_cards(his, duke) for duke in self._unseen.dukes]
        lead = sum(mine - total for total in totals) / len(totals)
        if {"monsters", "overrun"} & {*game.ending}:
            return Ending(result.share_of(0), lead)
        return Ending(sum(mine > total for total in totals) / len(totals), lead)


class _Standing(NamedTuple):
    """A side at the end of a game."""

    total: int
    tie_break: int


class _Rival(NamedTuple):
    """A rival at the end of a game."""

    totals: tuple[int, ...]
    """The points with each Duke that the rival may have."""
    tie_break: int


def _rival(player: Holdings, dukes: tuple[Duke, ...], score: Score) -> _Rival:
    plain = score.total - score.of("duke")
    totals = [plain + _for_cards(player, duke) + duke.points_left(player) for duke in dukes]
    return _Rival(tuple(totals), score.tie_break)


def _for_cards(player: Holdings, duke: Duke) -> int:
    return sum([each * number for each, number in duke_counts(player, duke)])


@lru_cache(maxsize=1_024)
def _counted(own: _Standing, rivals: tuple[_Rival, ...], belief: Belief) -> Ending:
    """Return the mean share and lead over all cases, in the order in which the core adds up."""
    shares, leads = [0] * (len(rivals) + 1), 0
    cases: list[tuple[int | None, int]] = []
    for case, weight in belief.cases():
        totals = [rival.totals[thing] for rival, thing in zip(rivals, case, strict=True)]
        leads += weight * (own.total - max(totals))
        tied = _tied(own, rivals, totals)
        cases.append((tied, weight))
        if tied is not None:
            shares[tied] += weight
    number, share = sum([weight for _, weight in cases]), 0.0
    for tied, weight in enumerate(shares):
        share += float(weight) / (tied + 1)
    share /= float(number)
    error = 0.0 if belief.is_exact else _error(cases, share)
    return Ending(share, float(leads) / float(number), error)


def _error(cases: list[tuple[int | None, int]], share: float) -> float:
    """Return the standard error of a share over sampled cases."""
    number = sum([weight for _, weight in cases])
    squares = [
        (weight / number * ((0 if tied is None else 1 / (tied + 1)) - share)) ** 2
        for tied, weight in cases
    ]
    return sqrt(fsum(squares))


def _tied(own: _Standing, rivals: tuple[_Rival, ...], totals: list[int]) -> int | None:
    """Return the number of rivals who share the victory; None if one of them wins it."""
    if max(totals) > own.total:
        return None
    tied = 0
    for rival, total in zip(rivals, totals, strict=True):
        if total == own.total:
            if rival.tie_break < own.tie_break:
                return None
            tied += rival.tie_break == own.tie_break
    return tied
