"""Everything that the page of a game's end tells, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.kernel.score import Outcome
from valeria_desktop.ui.screens.end.count import sources_of
from valeria_desktop.ui.screens.end.moments import biggest_turns
from valeria_desktop.ui.screens.end.score_ledger import ScoreLedger, row_of
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.figures import whole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.kernel.score import Result, Score
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.screens.end.end_art import EndArt
    from valeria_desktop.ui.screens.end.end_parts import ScoreWords
    from valeria_desktop.ui.screens.end.moments import EndMoment

translate = QCoreApplication.translate
_TOTAL = "total"


@frozen(eq=False)
class EndStory:
    """The end of one game."""

    session: Session
    art: EndArt
    sides: tuple[Finalist, ...]
    winners: tuple[int, ...]
    """The columns of the winners; the opponent's of a lone player is the last one."""
    title: str
    """The result in a few words."""
    verdict: str
    """The result in a sentence."""
    reason: str
    """What ended the game, and who played if no person did."""
    last_word: tuple[int, str] | None
    """The column of the last speaker and the quoted words; None without any."""
    ledger: ScoreLedger
    curve: tuple[tuple[int, ...], ...]
    """The points of all sides after each round, behind those at the beginning."""
    moments: tuple[EndMoment, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all sides."""
        return tuple(cell.points for cell in self.ledger.total.cells)

    @property
    def first(self) -> int:
        """The column that the page looks at first: the winner's, or else the first one."""
        return self.winners[0] if self.winners else 0


def story_of(session: Session, face: Face, art: EndArt, *, has_remarks: bool) -> EndStory:
    """Return the whole story of a finished game."""
    result, sides = session.result(), art.sides_of(session)
    scores = result.sides
    rounds = [each.sides for each in (session.result_at(0), *session.results_by_round())]
    return EndStory(
        session=session,
        art=art,
        sides=sides,
        winners=_winners(result),
        title=title_of(result, [side.name for side in sides]),
        verdict=tell(session.verdict()),
        reason=reason_of(session, face.score_words),
        last_word=art.last_word(session) if has_remarks else None,
        ledger=_ledger_of(session, scores, face.score_words, art),
        curve=tuple(tuple(each.total for each in scores) for scores in rounds),
        moments=biggest_turns(session, art),
    )


def _winners(result: Result) -> tuple[int, ...]:
    if result.rival is not None and result.outcome is Outcome.LOST:
        return (len(result.scores),)
    return result.winners


def _ledger_of(
    session: Session, scores: tuple[Score, ...], words: ScoreWords, art: EndArt
) -> ScoreLedger:
    rows = []
    for category in sources_of(scores):
        lines = [
            tuple(line for line in score.lines if line.category == category) for score in scores
        ]
        items = [art.items_of(session, column, category, each) for column, each in enumerate(lines)]
        points = [score.of(category) for score in scores]
        if not any(points) and not any(items):
            continue  # a line of noughts says nothing, and makes all stamps smaller
        rows.append(row_of(category, words.source(category), points, items))
    totals = [score.total for score in scores]
    name = translate("End", "Total")
    return ScoreLedger(tuple(rows), row_of(_TOTAL, name, totals, [()] * len(totals)))


def title_of(result: Result, names: list[str]) -> str:
    """Return a result in a few words: "Tamsin wins, 58 to 49"."""
    winners, totals = _winners(result), [score.total for score in result.sides]
    if not winners:
        return translate("Finale", "Nobody wins")
    best = totals[winners[0]]
    if len(winners) > 1:
        last = translate("Finale", "{players} and {player}")
        who = ", ".join(names[each] for each in winners[:-1])
        who = last.format(players=who, player=names[winners[-1]])
        words = translate("Finale", "{players} win with {points}")
        return words.format(players=who, points=whole(best))
    name, others = names[winners[0]], [each for at, each in enumerate(totals) if at != winners[0]]
    if result.by_tie_break:
        words = translate("End", "{player} wins the tie at {points}")
        return words.format(player=name, points=whole(best))
    if others and best <= max(others):  # a lone player's game that points didn't decide
        return translate("Finale", "{player} wins").format(player=name)
    if len(others) == 1:
        words = translate("End", "{player} wins, {points} to {other}")
        return words.format(player=name, points=whole(best), other=whole(others[0]))
    words = translate("Finale", "{player} wins with {points}")
    return words.format(player=name, points=whole(best))


def reason_of(session: Session, words: ScoreWords) -> str:
    """Return what ended the game, and the bots' names if only bots played."""
    told = [words.ending(condition) for condition in session.ending]
    if not any(seat.is_person for seat in session.seats):
        bots, rules = BotWords(), session.rules
        who = "; ".join(bots.who(rules, seat.bot) for seat in session.seats if seat.bot)
        told.append(translate("EndScreen", "Played by {who}.").format(who=who))
    return " ".join(each for each in told if each)
