"""The three moments of a review in words: what was chosen, what was better, and the chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.look_back import PastPair
from valeria_desktop.coach.notable import NotableKind, notable_moments
from valeria_desktop.coach.trust import Measure
from valeria_desktop.kernel.seats import only_person
from valeria_desktop.ui.coach.trust_words import better_words
from valeria_desktop.ui.screens.end.moments import drawn_at, lines_of
from valeria_desktop.ui.screens.review.choices import grade_words
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from valeria_desktop.coach.notable import Notable
    from valeria_desktop.coach.review import Graded, ReviewBatch
    from valeria_desktop.coach.trust import Margin, Trust
    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.screens.end.end_art import EndArt

    WhyOf = Callable[[PastPair], "Sequence[Reason]"]

_OF_ALL = 100
translate = QCoreApplication.translate


@frozen(kw_only=True)
class MomentStory:
    """A moment as a sheet shows it."""

    number: int
    choices: int
    """The number of choices before it, so that a replay can open there."""
    seat: int
    round: int
    kind: NotableKind
    label: str
    """The round, and in a word what it was."""
    head: str
    """The choice, or the event of chance, in words."""
    did: str = ""
    """The outcome; may be empty."""
    thing: Thing | None
    option: Option | None = None
    """The choice on the picture: the better one, or the best move itself; None for luck."""
    better: str = ""
    """The better option; empty where none was."""
    why: str
    trust: Trust | None = None
    """How sure the difference is; None for luck."""
    chances: tuple[int, int] | None = None
    """The wins in 100 games with the other option and with the chosen one; None for points."""
    points: Margin | None = None
    """By how many points the chosen option ends better than the other one; None for chances."""
    pair: PastPair | None = None
    """The options whose difference the coach explains; None for luck."""

    @property
    def chances_words(self) -> str:
        """A sentence on chances or points for a screen reader."""
        if self.chances is not None:
            before, after = self.chances
            words = {
                NotableKind.FAULT: translate(
                    "Review", "Chances: {before} of 100 with the better choice, {after} with this."
                ),
                NotableKind.BEST_MOVE: translate(
                    "Review", "Chances: {after} of 100 with this, {before} with the next best."
                ),
            }[self.kind]
            return words.format(before=before, after=after)
        if self.points is None:
            return ""
        return better_words(self.points)


def noted_seats(session: Session) -> Collection[int]:
    """Return the seats of all persons, or all seats where nobody is one."""
    people = [number for number, seat in enumerate(session.seats) if seat.is_person]
    return people or range(len(session.seats))


def moments_of(
    session: Session, parts: Sequence[ReviewBatch], art: EndArt, why_of: WhyOf
) -> tuple[MomentStory, ...]:
    """Return the moments of all persons, or of all players where nobody is one."""
    found = notable_moments(parts, noted_seats(session))
    teller = _Teller(session, art, why_of)
    return tuple(teller.story(moment, number) for number, moment in enumerate(found, 1))


class _Teller:
    def __init__(self, session: Session, art: EndArt, why_of: WhyOf) -> None:
        self._session, self._art, self._why_of = session, art, why_of

    def story(self, moment: Notable, number: int) -> MomentStory:
        """Return a moment in words."""
        if moment.graded is None:
            return self._of_luck(moment, number)
        return self._of_choice(moment, moment.graded, number)

    def _of_choice(self, moment: Notable, graded: Graded, number: int) -> MomentStory:
        names = self._session.names
        is_best = moment.kind is NotableKind.BEST_MOVE
        margin, other = graded.margin.turned(), graded.best
        if is_best and graded.lead is not None and graded.next_best is not None:
            margin, other = graded.lead, graded.next_best
        shown = graded.chosen if is_best else other
        pair = PastPair(graded.choices, graded.best.id, (other if is_best else graded.chosen).id)
        in_points = margin.measure is Measure.POINTS
        return MomentStory(
            number=number,
            choices=graded.choices,
            seat=graded.seat,
            round=max(1, graded.round),
            kind=moment.kind,
            label=self._label(graded, is_best=is_best),
            head=tell(graded.chosen.words(), names),
            did=self._came_of(graded, is_best=is_best),
            thing=self._thing(graded, shown),
            option=shown,
            better="" if is_best else tell(other.words(), names),
            why=self._why(pair, margin, tell(other.words(), names), is_best=is_best),
            trust=(margin if is_best else margin.turned()).trust,
            chances=None if in_points else _of_hundred(graded, margin),
            points=margin if in_points else None,
            pair=pair,
        )

    def _thing(self, graded: Graded, shown: Option) -> Thing | None:
        """Return the thing on the picture: an option's, or the turn's deed.

        Only what was done is shown as a moment: the better option never happened.
        """
        art, turn = self._art, lines_of(self._session, graded.turn)
        if found := art.thing_of(shown) or art.thing_of(graded.chosen):
            return found
        if shown is graded.chosen:
            return art.moment_of(self._session, turn, graded.seat).thing
        return art.deed_of(turn, graded.seat).thing

    def _label(self, graded: Graded, *, is_best: bool) -> str:
        if is_best:
            what = translate("Review", "{player}'s best move")
            if self._is_alone:
                what = translate("Review", "your best move")
            return self._of_round(graded.round, what, graded.seat)
        what = grade_words(graded.grade)
        if not self._is_alone:
            told = translate("Review", "{player}, {grade}")
            what = told.format(player=self._session.names[graded.seat], grade=what)
        return self._of_round(graded.round, what, graded.seat)

    @property
    def _is_alone(self) -> bool:
        """Whether every moment shown is the same person's."""
        return only_person(self._session.seats) is not None

    def _of_round(self, number: int, what: str, seat: int) -> str:
        told = what.replace("{player}", self._session.names[seat])
        words = translate("Review", "Round {round}: {what}")
        return words.format(round=max(1, number), what=told)

    def _came_of(self, graded: Graded, *, is_best: bool) -> str:
        """Return what the turn brought, or who else got the better thing soon after."""
        if is_best:
            return self._brought(graded)
        wanted = self._art.thing_of(graded.best)
        if wanted is None or wanted is self._art.thing_of(graded.chosen):
            return ""
        session, last = self._session, graded.turn + len(self._session.seats)
        for line in session.chronicle.lines[len(session.lines_at(graded.choices)) :]:
            if line.turn > last:
                break
            if self._art.gained_in(line) == wanted and line.seat is not None:
                is_mine = line.seat == graded.seat
                return "" if is_mine else self._told(line.words(session.names))
        return ""

    def _brought(self, graded: Graded) -> str:
        """Return the points that the player gained in the turn of a choice."""
        session, last = self._session, len(self._session.record.choices)
        turns = [game.turn for game, _ in session.passages()]
        start = turns.index(graded.turn)
        later = (number for number, turn in enumerate(turns) if turn > graded.turn)
        end = next(later, last)
        before, after = (session.result_at(at).scores[graded.seat].total for at in (start, end))
        if after - before <= 0:
            return ""
        words = translate("Review", "{number} points in this turn.")
        if after - before == 1:
            words = translate("Review", "1 point in this turn.")
        return words.format(number=after - before)

    def _told(self, phrase: str) -> str:
        words = tell(phrase, self._session.names)
        return f"{words[:1].upper()}{words[1:]}."

    def _why(self, pair: PastPair, margin: Margin, other: str, *, is_best: bool) -> str:
        """Return the coach's weightiest reason, or else the difference in numbers."""
        for reason in self._why_of(pair):
            return tell(reason.words, self._session.names)
        if margin.is_alike and is_best:
            return translate("Review", "As good: {choice}.").format(choice=other)
        told = better_words(margin)
        if not is_best:
            return f"{told[:1].upper()}{told[1:]}."
        words = translate("Review", "{gain} than the next best: {choice}.")
        return words.format(gain=f"{told[:1].upper()}{told[1:]}", choice=other)

    def _of_luck(self, moment: Notable, number: int) -> MomentStory:
        fortune = moment.fortune
        assert fortune is not None  # noqa: S101 - a moment without a choice is luck
        swing = fortune.swings[moment.seat]
        words = tell(fortune.what, self._session.names)
        turn = lines_of(self._session, fortune.turn)
        shown = drawn_at(self._session, fortune.choices)
        why = translate("Review", "It took {number} wins in 100 games: no choice could help it.")
        if swing > 0:
            why = translate("Review", "It brought {number} wins in 100 games.")
        return MomentStory(
            number=number,
            choices=fortune.choices,
            seat=moment.seat,
            round=max(1, fortune.round),
            kind=NotableKind.LUCK,
            label=self._of_round(fortune.round, self._luck_words(swing), moment.seat),
            head=f"{words[:1].upper()}{words[1:]}",
            thing=(shown or self._art.moment_of(self._session, turn, moment.seat)).thing,
            why=why.format(number=round(_OF_ALL * abs(swing))),
        )

    def _luck_words(self, swing: float) -> str:
        if self._is_alone:
            return (
                translate("Review", "good luck") if swing > 0 else translate("Review", "bad luck")
            )
        if swing > 0:
            return translate("Review", "good luck for {player}")
        return translate("Review", "bad luck for {player}")


def _of_hundred(graded: Graded, margin: Margin) -> tuple[int, int]:
    """Return the wins in 100 games with the other option, and with the chosen one."""
    best = graded.chance
    low, high = sorted((best, best - abs(margin.amount)))
    pair = (low, high) if margin.amount >= 0 and graded.grade is Grade.BEST else (high, low)
    before, after = (round(_OF_ALL * min(1.0, max(0.0, each))) for each in pair)
    return before, after
