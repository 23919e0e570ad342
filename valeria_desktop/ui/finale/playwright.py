"""Writes the play of a finished game; each game adds its own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.kernel.score import Outcome
from valeria_desktop.ui.finale.acts import (
    ActKind,
    FinaleAct,
    Finalist,
    LastWord,
    Play,
    Verdict,
    sides_of,
)
from valeria_desktop.ui.place.guests import portrait_in
from valeria_desktop.ui.screens.end.count import deciding, order_of, rows_of
from valeria_desktop.ui.words.figures import whole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.score import Score
    from valeria_desktop.session.session import Session
    from valeria_desktop.session.table_talk import Farewells
    from valeria_desktop.ui.screens.end.count import CountRow
    from valeria_desktop.ui.screens.end.end_parts import ScoreWords

translate = QCoreApplication.translate


class Playwright:
    """Writes a play: the sources one by one, then each secret, and the winner."""

    secret = ""
    """The name of the secret's points in the score; empty in a game without secrets."""

    farewells: Farewells | None = None
    """What the game's characters say at its end; None for a game without characters."""

    words_of_score: type[ScoreWords]
    """The words of the game's score."""

    def __init__(self) -> None:
        self._words = self.words_of_score()

    # --- each game's own words

    def sides_of(self, session: Session) -> tuple[Finalist, ...]:
        """Return the sides of a finished game."""
        return sides_of(session, self._words.rival())

    def title_of(self, side: Finalist) -> str:
        """Return the title of a side's secret, once it lies face up."""
        raise NotImplementedError

    def told_of(self, side: Finalist, points: int, total: int) -> str:
        """Return a sentence with a secret's points, and its owner's total after it."""
        raise NotImplementedError

    def tie_words(self, session: Session) -> str:
        """Return the words for the tie-break between sides with the most points."""
        raise NotImplementedError

    def tie_of(self, session: Session, column: int) -> str:
        """Return the words for a side's amount of the tie-break."""
        raise NotImplementedError

    def last_word_of(self, session: Session) -> LastWord | None:
        """Return the last word of a character in a bot's seat; None without one."""
        found = self.farewells.quoted(session) if self.farewells is not None else None
        if found is None:
            return None
        seat, words = found
        return LastWord(seat, portrait_in(session.seats[seat]), tell(words))

    # --- the play

    def play_of(self, session: Session, *, has_remarks: bool = True) -> Play:
        """Return the play of a finished game."""
        result, sides = session.result(), self.sides_of(session)
        scores = result.sides
        holders = [column for column, side in enumerate(sides) if side.secret is not None]
        rows = [
            row
            for row in rows_of(scores, self.secret, holders)
            if self._holder_of(row, sides) is not None or any(gain.points for gain in row.gains)
        ]
        verdict = self._verdict(session, sides)
        ending = " ".join(self._words.ending(condition) for condition in session.ending)
        title = translate("Finale", "The game is over")
        acts = [FinaleAct(ActKind.OPENING, title, f"{title}. {ending}")]
        acts += [self._act(row, sides) for row in rows]
        acts += self._tie(session, sides)
        last = self.last_word_of(session) if has_remarks else None
        told = [f"{verdict.title}.", *verdict.sentences]
        told += [f"{sides[last.seat].name}: {last.words}"] if last is not None else []
        acts.append(FinaleAct(ActKind.WINNER, verdict.title, " ".join(told)))
        return Play(sides, tuple(scores), tuple(acts), verdict, last)

    def _holder_of(self, row: CountRow, sides: tuple[Finalist, ...]) -> Finalist | None:
        """Return the side whose secret brings a row's points; None if it is no row of a secret."""
        side = sides[row.gains[0].column]
        return side if row.source == self.secret and side.secret is not None else None

    def _act(self, row: CountRow, sides: tuple[Finalist, ...]) -> FinaleAct:
        first, holder = row.gains[0], self._holder_of(row, sides)
        source = self._words.source(row.source)
        if holder is not None:
            said = self.told_of(holder, first.points, row.totals[first.column])
            return FinaleAct(ActKind.SECRET, self.title_of(holder), said, row, veiled=source)
        points = ", ".join(f"{sides[gain.column].name} {gain.points}" for gain in row.gains)
        said = translate("Finale", "{source}: {points}.").format(source=source, points=points)
        return FinaleAct(ActKind.ROW, source, said, row)

    def _tie(self, session: Session, sides: tuple[Finalist, ...]) -> Iterator[FinaleAct]:
        """Yield the act of the tie-break, if several sides have the most points."""
        result = session.result()
        best = max(score.total for score in result.scores)
        tied = [score for score in result.scores if score.total == best]
        if len(tied) > 1 and result.rival is None:
            title, notes = self.tie_words(session), [""] * len(sides)
            for score in tied:
                notes[score.seat] = self.tie_of(session, score.seat)
            each = ", ".join(f"{sides[score.seat].name} {notes[score.seat]}" for score in tied)
            yield FinaleAct(ActKind.TIE, title, f"{title}. {each}.", notes=tuple(notes))

    # --- the winner

    def _verdict(self, session: Session, sides: tuple[Finalist, ...]) -> Verdict:
        result, words = session.result(), self._words
        sentences = [words.ending(condition) for condition in session.ending]
        if result.rival is not None:
            told = (tell(session.verdict()), *sentences)
            is_lost = result.outcome is Outcome.LOST
            return Verdict(self._alone(session), told, result.winners, is_lost)
        names = [sides[seat].name for seat in result.winners]
        points = max(score.total for score in result.scores)
        title = _title(names, points)
        if len(names) > 1 or result.by_tie_break:
            sentences.insert(0, tell(session.verdict()))
        elif why := self._why(result.scores, result.winners[0], sides):
            sentences.insert(0, why)
        return Verdict(title, tuple(sentences), result.winners, is_lost=False)

    def _alone(self, session: Session) -> str:
        result = session.result()
        if result.outcome is Outcome.DRAWN:
            return translate("Finale", "Nobody wins")
        name = session.names[0] if result.outcome is not Outcome.LOST else self._words.rival()
        return translate("Finale", "{player} wins").format(player=name)

    def _why(self, scores: tuple[Score, ...], winner: int, sides: tuple[Finalist, ...]) -> str:
        """Return a sentence about the winner's greatest lead over the next; else nothing."""
        order = [seat for seat in order_of([score.total for score in scores]) if seat != winner]
        if not order:
            return ""
        second = order[0]
        source = deciding(scores[winner], scores[second])
        if not source:
            return ""
        told = translate("Finale", "{winner} led {player} by {source}: {mine} to {theirs}.")
        return told.format(
            winner=sides[winner].name,
            player=sides[second].name,
            source=self._words.within(source),
            mine=whole(scores[winner].of(source)),
            theirs=whole(scores[second].of(source)),
        )


def _title(names: list[str], points: int) -> str:
    if len(names) == 1:
        return translate("Finale", "{player} wins with {points}").format(
            player=names[0], points=whole(points)
        )
    last = translate("Finale", "{players} and {player}").format(
        players=", ".join(names[:-1]), player=names[-1]
    )
    return translate("Finale", "{players} win with {points}").format(
        players=last, points=whole(points)
    )
