"""The three moments that mattered: by points at once, and by the coach's review once it is done."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.coach.notable import best_move
from valeria_desktop.coach.review import seen_by_one
from valeria_desktop.coach.summary import turning_points
from valeria_desktop.coach.trust import Measure
from valeria_desktop.ui.screens.end.end_art import TurnDeed
from valeria_desktop.ui.words.figures import gained
from valeria_desktop.ui.words.phrases import tell, with_capital

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.coach.notable import Notable
    from valeria_desktop.coach.review import Graded, ReviewBatch
    from valeria_desktop.coach.summary import TurningPoint
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.screens.end.end_art import EndArt

LEAST_DEED = 3
"""The least points won or lost in a turn that are worth a look: a domain or a monster of weight."""
_MOMENTS = 3
translate = QCoreApplication.translate


@frozen
class EndMoment:
    """A moment to look at again."""

    number: int
    choices: int
    """The number of choices before it, so that a replay can open there."""
    seat: int
    round: int
    head: str
    words: str
    """One or two short sentences."""
    thing: Thing | None = None
    more: str = ""
    """The coach's whole sentence; the empty text before the review is done."""


@frozen
class _Turn:
    """The points of all players at the beginning and at the end of a turn."""

    turn: int
    round: int
    first: int
    """The number of choices before the turn."""
    end: int
    """The number of choices after the turn."""
    before: tuple[int, ...]
    after: tuple[int, ...]

    def change(self, seat: int) -> int:
        """Return the points that a player won or lost."""
        return self.after[seat] - self.before[seat]


# --- by points


def biggest_turns(session: Session, art: EndArt) -> tuple[EndMoment, ...]:
    """Return up to three turns that changed a player's points most, in the order of the game.

    Turns that changed a few points only are left out, even if they are the largest.
    """
    turns = _turns(session)
    seats = range(len(session.seats))
    found = []
    for turn in turns:
        seat = max(seats, key=lambda each: (abs(turn.change(each)), -each))
        if abs(turn.change(seat)) >= LEAST_DEED:
            found.append((turn, seat))
    found.sort(key=lambda each: (-abs(each[0].change(each[1])), each[0].turn))
    chosen = sorted(found[:_MOMENTS], key=lambda each: each[0].turn)
    return numbered(_by_points(session, art, turns, *each) for each in chosen)


def greatest_turns(
    session: Session, art: EndArt, stretches: Sequence[range]
) -> tuple[EndMoment | None, ...]:
    """Return the turn of each stretch of choices that changed a player's points most, if one did.

    A choice that changed most is where a replay opens; stretches are numbered as they come.
    """
    turns, seats = _turns(session), range(len(session.seats))
    found: list[EndMoment | None] = []
    for number, stretch in enumerate(stretches, 1):
        inside = [turn for turn in turns if turn.first in stretch]
        changes = ((abs(turn.change(seat)), turn, seat) for turn in inside for seat in seats)
        most = max(changes, key=lambda each: each[0], default=None)
        if most is None or not most[0]:
            found.append(None)
        else:
            moment = _by_points(session, art, turns, *most[1:])
            found.append(evolve(moment, number=number))
    return tuple(found)


def numbered(moments: Iterable[EndMoment]) -> tuple[EndMoment, ...]:
    """Return moments with their numbers, from 1 on."""
    return tuple(evolve(each, number=at) for at, each in enumerate(moments, start=1))


def _turns(session: Session) -> list[_Turn]:
    """Return all turns of a game with their points."""
    starts: list[tuple[int, int, int, tuple[int, ...]]] = []
    for number, (game, _) in enumerate(session.passages()):
        if game.turn and (not starts or game.turn != starts[-1][0]):
            starts.append((game.turn, game.round, number, _totals(session, number)))
    last = len(session.record.choices)
    starts.append((0, 0, last, _totals(session, last)))
    return [
        _Turn(turn, round_, first, end, before, after)
        for (turn, round_, first, before), (_, _, end, after) in pairwise(starts)
    ]


def _totals(session: Session, choices: int) -> tuple[int, ...]:
    return tuple(score.total for score in session.result_at(choices).scores)


def _by_points(
    session: Session, art: EndArt, turns: Sequence[_Turn], turn: _Turn, seat: int
) -> EndMoment:
    deed = _deed(session, art, turn.turn, seat)
    words = f"{session.names[seat]} {gained(turn.change(seat))}. {_lead(turns, turn, seat)}"
    choices = _greatest_choice(session, turn, seat)
    return EndMoment(0, choices, seat, max(1, turn.round), deed.head, words.strip(), deed.thing)


def _greatest_choice(session: Session, turn: _Turn, seat: int) -> int:
    """Return the choice of a turn that changed a player's points most."""
    points = [_totals(session, number)[seat] for number in range(turn.first, turn.end + 1)]
    changes = [abs(after - before) for before, after in pairwise(points)]
    return turn.first + changes.index(max(changes))


def _lead(turns: Sequence[_Turn], turn: _Turn, seat: int) -> str:
    """Return a few words on the place of a player after a turn, against the best of the others."""
    if len(turn.after) == 1:
        return translate("End", "{number} in all.").format(number=turn.after[seat])
    ahead, before = _ahead(turn.after, seat), _ahead(turn.before, seat)
    later = [_ahead(each.after, seat) for each in turns if each.turn > turn.turn]
    if ahead > 0 and before <= 0:
        if all(each > 0 for each in later):
            return translate("End", "In the lead to the end.")
        return translate("End", "Takes the lead by {number}.").format(number=ahead)
    if ahead > 0:
        return translate("End", "{number} ahead.").format(number=ahead)
    if ahead < 0:
        return translate("End", "{number} behind.").format(number=-ahead)
    return translate("End", "Now level.")


def _ahead(points: Sequence[int], seat: int) -> int:
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)


def _deed(session: Session, art: EndArt, turn: int, seat: int) -> TurnDeed:
    """Return what a player, or else the active one, did in a turn, with words in any case."""
    lines = lines_of(session, turn)
    active = lines[0].seat if lines else None
    deeds = (art.moment_of(session, lines, each) for each in (seat, active) if each is not None)
    deed = next((each for each in deeds if each.head), TurnDeed(""))
    if deed.head:
        return deed
    head = translate("End", "A turn of {player}").format(player=session.names[seat])
    return evolve(deed, head=head)


def _chosen(session: Session, art: EndArt, choices: int) -> TurnDeed | None:
    """Return the thing that a choice was about; None for a choice about nothing of a kind."""
    game, _ = next(islice(session.passages(), choices, None))
    if game.decision is None:
        return None
    thing = art.thing_of(game.decision.option(session.record.choices[choices]))
    return None if thing is None else TurnDeed(thing.name, thing)


def drawn_at(session: Session, choices: int) -> TurnDeed | None:
    """Return the first card that only its player saw after a choice; None without any.

    The log of a game leaves such cards out, so the choice is made again.
    """
    game, _ = next(islice(session.passages(), choices, None))
    again = game.copy()
    again.collects_events = True
    found = seen_by_one(again.choose(session.record.choices[choices]))
    if not found:
        return None
    words = tell(found[0].words(session.names), session.names)
    return TurnDeed(with_capital(words), found[0].things[0])


def lines_of(session: Session, turn: int) -> tuple[Line, ...]:
    """Return the lines of the log that tell a turn."""
    return tuple(line for line in session.chronicle.lines if line.turn == turn)


# --- by the review


def reviewed_moments(
    session: Session, art: EndArt, parts: Iterable[ReviewBatch]
) -> tuple[EndMoment, ...]:
    """Return the best move of the persons, or of the winners, and the turning points of a review.

    Where all of them are more than three, the turning point that changed least is left out.
    """
    found = tuple(parts)
    people = [number for number, seat in enumerate(session.seats) if seat.is_person]
    best = best_move(found, people or session.result().winners)
    points = sorted(turning_points(found), key=lambda each: -abs(each.swing))
    moments: list[EndMoment] = []
    if best is not None and best.graded is not None:
        points = [each for each in points if each.turn != best.turn]
        moments.append(_of_best(session, art, best, best.graded))
    moments += [_by_review(session, art, each) for each in points[: _MOMENTS - len(moments)]]
    return numbered(sorted(moments, key=lambda each: each.choices))


def _of_best(session: Session, art: EndArt, best: Notable, graded: Graded) -> EndMoment:
    name = session.names[best.seat]
    thing, deed = art.thing_of(graded.chosen), _deed(session, art, best.turn, best.seat)
    if thing is not None and thing != deed.thing:
        deed = TurnDeed(thing.name, thing)
    more = ""
    if graded.next_best is not None:
        more = translate("End", "{player} chose “{chosen}”; the next best was “{other}”").format(
            player=name,
            chosen=tell(graded.chosen.words(), session.names),
            other=tell(graded.next_best.words(), session.names),
        )
    words = _best_words(best, graded).format(player=name)
    return EndMoment(
        0, best.choices, best.seat, max(1, best.round), deed.head, words, deed.thing, more
    )


def _best_words(best: Notable, graded: Graded) -> str:
    """Return what the best move was worth: games, points at the end, or the points of its turn."""
    lead = graded.lead
    if lead is None or lead.is_alike:
        words = translate("End", "{player}'s best move: +{number} points.")
        if best.points == 1:
            words = translate("End", "{player}'s best move: +1 point.")
        return words.replace("{number}", str(best.points))
    if lead.measure is Measure.POINTS:
        words = translate("End", "{player}'s best move: {number} more points at the end.")
        return words.replace("{number}", str(round(lead.amount)))
    words = translate("End", "{player}'s best move: {number} more wins in 100.")
    return words.replace("{number}", str(round(100 * lead.amount)))


def _by_review(session: Session, art: EndArt, point: TurningPoint) -> EndMoment:
    deed = _deed(session, art, point.turn, point.seat)
    name, number = session.names[point.seat], round(100 * abs(point.swing))
    if point.is_luck:
        deed = drawn_at(session, point.choices) or deed
        words = translate("End", "Luck brought {player} {number} wins in 100.")
        if point.swing < 0:
            words = translate("End", "Luck cost {player} {number} wins in 100.")
    else:
        if not point.turn:  # before the first one no turn has deeds: a Duke was kept
            deed = _chosen(session, art, point.choices) or deed
        words = translate("End", "It cost {player} {number} wins in 100.")
    return EndMoment(
        0,
        point.choices,
        point.seat,
        max(1, point.round),
        deed.head,
        words.format(player=name, number=number),
        deed.thing,
        tell(point.why, session.names),
    )
