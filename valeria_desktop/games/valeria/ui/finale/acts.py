"""The acts of the end of a game: what is told one after the other, and in which words."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.bots.registry import parts_of
from valeria_desktop.games.valeria.ui.doors import farewell
from valeria_desktop.games.valeria.ui.portraits import portrait_of
from valeria_desktop.kernel.score import Outcome
from valeria_desktop.ui.kit.words import tell
from valeria_desktop.ui.screens.end.count import Row, deciding, order_of, rows_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valeria.rules.model.cards import Duke
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.screens.end.words import ScoreWords

translate = QCoreApplication.translate
DUKE = "duke"
"""What the score calls points by a Duke."""


class Kind(Enum):
    """What an act is about."""

    OPENING = auto()
    ROW = auto()
    DUKE = auto()
    TIE = auto()
    WINNER = auto()


@frozen(eq=False)
class Side:
    """Somebody whose points are counted."""

    name: str
    seat: Seat | None
    """None is the Dark Lord's."""
    duke: Duke | None


@frozen(eq=False)
class Act:
    """One of them."""

    kind: Kind
    title: str
    said: str
    """All that it tells."""
    row: Row | None = None
    """What it counts."""
    veiled: str = ""
    """What it is called while it is secret what it counts."""


@frozen(eq=False)
class Verdict:
    """Who won, and why."""

    title: str
    sentences: tuple[str, ...]
    winners: tuple[int, ...]
    is_lost: bool
    """The Dark Lord has won."""


@frozen(eq=False)
class LastWord:
    """What somebody says to it, and who."""

    seat: int
    portrait: str
    words: str


@frozen(eq=False)
class Play:
    """The end of one game."""

    sides: tuple[Side, ...]
    scores: tuple[Score, ...]
    acts: tuple[Act, ...]
    verdict: Verdict
    last_word: LastWord | None = None


def sides_of(session: Session) -> tuple[Side, ...]:
    """Give who is counted in a game that is over: those who sit there, and the Dark Lord."""
    view = session.scene(0).view
    seats = zip(session.names, session.seats, view.players, strict=True)
    sides = [Side(name, seat, player.duke) for name, seat, player in seats]
    if view.rival is not None:
        sides.append(Side(translate("Finale", "The Dark Lord"), None, view.rival.duke))
    return tuple(sides)


def last_word_of(session: Session) -> LastWord | None:
    """Give what somebody says who sat in a bot's place, if anybody did."""
    found = farewell(session)
    if found is None:
        return None
    seat, words = found
    return LastWord(seat, portrait_of(parts_of(session.seats[seat].bot or "")[1]), tell(words))


def play_of(session: Session, words: ScoreWords, *, has_remarks: bool = True) -> Play:
    """Write the play of a game that is over."""
    result, sides = session.result(), sides_of(session)
    scores = result.scores if result.rival is None else (*result.scores, result.rival)
    holders = [column for column, side in enumerate(sides) if side.duke is not None]
    rows = [
        row
        for row in rows_of(scores, DUKE, holders)
        if _duke_of(row, sides) is not None or any(gain.points for gain in row.gains)
    ]
    verdict = _verdict(session, sides, words)
    ending = " ".join(words.ending(condition) for condition in session.ending)
    title = translate("Finale", "The game is over")
    acts = [Act(Kind.OPENING, title, f"{title}. {ending}")]
    acts += [_act(row, sides, words) for row in rows]
    acts += _tie(session, sides)
    last = last_word_of(session) if has_remarks else None
    told = [f"{verdict.title}.", *verdict.sentences]
    told += [f"{sides[last.seat].name}: {last.words}"] if last is not None else []
    acts.append(Act(Kind.WINNER, verdict.title, " ".join(told)))
    return Play(sides, tuple(scores), tuple(acts), verdict, last)


def _duke_of(row: Row, sides: tuple[Side, ...]) -> Duke | None:
    """Give the Duke that brings it, if one does."""
    return sides[row.gains[0].column].duke if row.source == DUKE else None


def _act(row: Row, sides: tuple[Side, ...], words: ScoreWords) -> Act:
    first, duke = row.gains[0], _duke_of(row, sides)
    if duke is not None:
        said = translate("Finale", "{player}: {duke} brings {points}, {total} in all.").format(
            player=sides[first.column].name,
            duke=duke.name,
            points=first.points,
            total=row.totals[first.column],
        )
        return Act(Kind.DUKE, duke.name, said, row, veiled=words.source(row.source))
    points = ", ".join(f"{sides[gain.column].name} {gain.points}" for gain in row.gains)
    source = words.source(row.source)
    said = translate("Finale", "{source}: {points}.").format(source=source, points=points)
    return Act(Kind.ROW, source, said, row)


def _tie(session: Session, sides: tuple[Side, ...]) -> Iterator[Act]:
    """Tell how many cards those have who have the most points, if that decides."""
    result = session.result()
    best = max(score.total for score in result.scores)
    tied = [score for score in result.scores if score.total == best]
    if len(tied) > 1 and result.rival is None:
        title = translate("Finale", "A tie: the fewest cards decide")
        if not result.by_tie_break:
            title = translate("Finale", "A tie, in cards as well")
        cards = ", ".join(f"{sides[score.seat].name} {score.tie_break}" for score in tied)
        yield Act(Kind.TIE, title, f"{title}. {cards}.")


def _verdict(session: Session, sides: tuple[Side, ...], words: ScoreWords) -> Verdict:
    result = session.result()
    sentences = [words.ending(condition) for condition in session.ending]
    is_lost = result.outcome is Outcome.LOST
    if result.rival is not None:
        told = tell(session.verdict())
        return Verdict(_alone(session), (told, *sentences), result.winners, is_lost)
    names = [sides[seat].name for seat in result.winners]
    points = max(score.total for score in result.scores)
    if len(names) > 1:
        last = translate("Finale", "{players} and {player}").format(
            players=", ".join(names[:-1]), player=names[-1]
        )
        title = translate("Finale", "{players} win with {points}").format(
            players=last, points=points
        )
    else:
        title = translate("Finale", "{player} wins with {points}").format(
            player=names[0], points=points
        )
    if len(names) > 1 or result.by_tie_break:
        sentences.insert(0, tell(session.verdict()))
    elif why := _why(result.scores, result.winners[0], sides, words):
        sentences.insert(0, why)
    return Verdict(title, tuple(sentences), result.winners, is_lost)


def _alone(session: Session) -> str:
    result = session.result()
    if result.outcome is Outcome.DRAWN:
        return translate("Finale", "Nobody wins")
    if result.outcome is Outcome.LOST:
        return translate("Finale", "The Dark Lord wins")
    return translate("Finale", "{player} wins").format(player=session.names[0])


def _why(scores: tuple[Score, ...], winner: int, sides: tuple[Side, ...], words: ScoreWords) -> str:
    """Say what brought whoever won the most more than to the next; nothing if nothing did."""
    order = [seat for seat in order_of([score.total for score in scores]) if seat != winner]
    if not order:
        return ""
    second = order[0]
    source = deciding(scores[winner], scores[second])
    if not source:
        return ""
    told = translate("Finale", "What put {winner} before {player}: {source}, {mine} to {theirs}.")
    return told.format(
        winner=sides[winner].name,
        player=sides[second].name,
        source=words.source(source),
        mine=scores[winner].of(source),
        theirs=scores[second].of(source),
    )
