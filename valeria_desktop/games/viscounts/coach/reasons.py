"""The reasons why one choice is better than another, in players' words and numbers.

Two positions of the same imagined world are compared, each right after the choice and what belongs
to it. A difference weighs as many points as it is likely to bring; two silver are worth a point,
and a point about 2 wins in 100.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.coach.at_once import AtOnce, before_the_next_action
from valeria_desktop.coach.telling import counts, fewer_of, in_all_worlds, more_of, weightiest
from valeria_desktop.games.viscounts.bots.prices import AMOUNT, POINT, price_of
from valeria_desktop.games.viscounts.coach.card_facts import TELLING, brings, facts_of, freeing
from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.games.viscounts.rules.model.kinds import RESOURCES, SILVER
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.kernel.phrases import capital, count, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.standing import PlayerStanding, Standing
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.coaching import Explain, Prospect, Reason
    from valeria_desktop.kernel.decision import Decision

_SOURCES = {
    "buildings": say("buildings"),
    "castle": say("the castle"),
    "manuscripts": say("manuscripts"),
    "ribbons": say("sets of ribbons"),
    "bonuses": say("bonus cards"),
    "ends": say("poverty and prosperity"),
}
"""The sources of points, apart from papers, which have a reason of their own."""
_DEBT_UNPAID = 2
"""Points that an unpaid debt costs at the end (WK111)."""
_CARD = 0.5
"""The usual worth of a further card in hand, in points."""


_RESULTS = frozenset({Prompt.TRADE, Prompt.SQUARE, Prompt.SPOT, Prompt.WORKERS})
"""The questions whose answers an action brings, and not the dismissal or the square before them."""


def _belongs(asked: Decision, later: Decision) -> bool:
    """Return whether a question belongs to a choice; an action brings what it ends with."""
    is_result = asked.prompt != Prompt.ACTION and later.prompt in _RESULTS
    return before_the_next_action(asked, later) and not is_result


def reasons_for(view: View) -> Explain:
    """Return the function that explains the choices of the view's seat."""
    return _Explaining(view).explain


class _Explaining:
    """Explains choices to one seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._seat = view.seat
        self._at_once = AtOnce(imagine, view, _belongs)

    def explain(self, mine: Prospect, other: Prospect, stream: Stream) -> tuple[Reason, ...]:
        """Return the reasons for the first choice and against the second."""
        worlds = [*zip(mine.games, other.games, strict=True)]
        if any(game.is_over for both in worlds for game in both):
            return tuple(in_all_worlds(TELLING.at_the_end(*both, self._seat) for both in worlds))
        found = [each for each in facts_of(self._view, mine, other) if counts(each)]
        at_once = self._at_once.pairs(mine, other, stream)
        found += in_all_worlds(self._of_world(*both) for both in at_once)
        return tuple(weightiest(found))

    def _of_world(self, here: Game, there: Game) -> Iterator[Reason]:
        for found in (self._points, self._goods, self._board, self._papers):
            yield from found(here, there)

    def _points(self, here: Game, there: Game) -> Iterator[Reason]:
        mine, other = (game.result().scores[self._seat] for game in (here, there))
        for source, name in _SOURCES.items():
            more = mine.of(source) - other.of(source)
            if more > 0:
                what = say("points for {source}", source=name)
                yield brings(source, more_of(what, mine.of(source), other.of(source)), more, more)

    # --- silver, resources and cards

    def _goods(self, here: Game, there: Game) -> Iterator[Reason]:
        mine, other = self._players(here, there)
        if mine.silver > other.silver:
            more = mine.silver - other.silver
            words = more_of(say("silver left"), mine.silver, other.silver)
            yield brings(SILVER, words, more / POINT, more)
        for resource in RESOURCES:
            number, otherwise = (getattr(player, resource.value) for player in (mine, other))
            if number > otherwise:
                words = more_of(resource.words(), number, otherwise)
                worth = AMOUNT[resource.value] * (number - otherwise) / POINT
                yield brings(resource.value, words, worth, number - otherwise)
        if len(mine.hand) > len(other.hand):
            words = more_of(say("cards in hand"), len(mine.hand), len(other.hand))
            more = len(mine.hand) - len(other.hand)
            yield brings("hand", words, _CARD * more, more)

    # --- squares, links, the track

    def _board(self, here: Game, there: Game) -> Iterator[Reason]:
        mine, other = self._players(here, there)
        table = self._view.table
        for number in mine.freed:
            if number not in other.freed:
                yield freeing(table.squares(self._seat)[number - 1])
        closed, otherwise = (self._closed(game.standing) for game in (here, there))
        if closed > otherwise:
            more = closed - otherwise
            words = count(more, "Closes a link.", "Closes {number} links.")
            yield brings("links", words, more / POINT, more)
        yield from self._collision(mine, other)

    def _closed(self, state: Standing) -> int:
        """Return the number of links that have a building of the seat and one at the other end."""
        ring, spots = self._view.table.ring, state.spots
        ends = {
            between.link.id
            for at, built in enumerate(spots)
            if built is not None and built.seat == self._seat
            for between in ring.links_of[at]
            if spots[between.other(at)] is not None
        }
        return len(ends)

    def _collision(self, mine: PlayerStanding, other: PlayerStanding) -> Iterator[Reason]:
        """Tell what markers will bring that are joined after one choice and not the other."""
        joined, otherwise = (side.corruption == side.virtue for side in (mine, other))
        if joined and not otherwise:
            space = self._view.table.catalog.track[mine.corruption - 1]
            words = say(
                "Your markers meet on space {space}: {effect}.",
                space=mine.corruption,
                effect=capital(space.owner.words()),
            )
            yield brings("markers", words, max(price_of(space.owner), 1.0) / POINT, mine.corruption)

    # --- debts and deeds

    def _papers(self, here: Game, there: Game) -> Iterator[Reason]:
        mine, other = self._players(here, there)
        for cause, what, number, otherwise, points in (
            ("approved", say("approved deeds"), mine.approved, other.approved, _DEBT_UNPAID),
            ("deeds", say("deeds to be approved"), mine.deeds, other.deeds, 1),
        ):
            if number > otherwise:
                more = number - otherwise
                yield brings(cause, more_of(what, number, otherwise), points * more, more)
        if mine.debts < other.debts:
            less = other.debts - mine.debts
            words = fewer_of(say("unpaid debts"), mine.debts, other.debts)
            yield brings("debts", words, _DEBT_UNPAID * less, less)
        yield from self._end(here.standing, there.standing)

    def _end(self, here: Standing, there: Standing) -> Iterator[Reason]:
        """Tell which end card comes nearer: the end, if it is good for the seat, is a reason."""
        for cause, words, left, otherwise in (
            ("poverty", _POVERTY, here.debts_left, there.debts_left),
            ("prosperity", _PROSPERITY, here.deeds_left, there.deeds_left),
        ):
            if left == 0 < otherwise:
                yield brings(cause, words, 1, 0)

    def _players(self, here: Game, there: Game) -> tuple[PlayerStanding, PlayerStanding]:
        return here.standing.players[self._seat], there.standing.players[self._seat]


_POVERTY = say("Reveals the poverty card, so one full round is left after this one.")
_PROSPERITY = say("Reveals the prosperity card, so one full round is left after this one.")
