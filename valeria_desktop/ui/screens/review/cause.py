"""The cause of a result in one sentence from the score, and a second one about the play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.coach.summary import summed_up
from valeria_desktop.kernel.seats import only_person
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.coach.review import ReviewBatch
    from valeria_desktop.kernel.score import Score
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.screens.end.end_art import EndArt
    from valeria_desktop.ui.screens.end.end_parts import ScoreWords

_ALIKE = 0.05
"""The least difference of all costs of two players, or of luck, that is told as one."""
translate = QCoreApplication.translate


def cause_of(session: Session, art: EndArt, words: ScoreWords) -> str:
    """Return what decided the game: the source in which the winner was furthest ahead.

    It "won it" where the winner would have lost without that lead, or else "brought the greatest
    lead". Where points didn't decide, the verdict is told.
    """
    result = session.result()
    scores = result.sides
    best = _winner(session, scores)
    others = [score for number, score in enumerate(scores) if number != best]
    if best is None or not others or scores[best].total <= max(each.total for each in others):
        return tell(session.verdict())
    winner, second = scores[best], max(others, key=lambda score: score.total)
    leads = {line.category: 0 for line in winner.lines}
    leads = {category: winner.of(category) - second.of(category) for category in leads}
    category = max(leads, key=lambda each: leads[each])
    names = [side.name for side in art.sides_of(session)]
    if winner.of(category) <= 0:
        pair = names[best], names[scores.index(second)]
        return _by_loss(words.source(category), (winner.of(category), second.of(category)), pair)
    side = art.sides_of(session)[best]
    cause, points = _named(winner, category, art, words, is_within=side.seat is None)
    is_enough = leads[category] >= winner.total - second.total
    told = _by_rival(is_enough=is_enough) if side.seat is None else _by_player(is_enough=is_enough)
    return told.format(cause=cause, points=points, player=side.name, total=winner.total)


def _by_loss(cause: str, points: tuple[int, int], names: tuple[str, str]) -> str:
    """Say that a source cost the second more points than the winner."""
    words = translate("Review", "{cause} cost {other} {number} points, and {player} only {fewer}.")
    if not points[0]:
        words = translate("Review", "{cause} cost {other} {number} points, and {player} none.")
    return words.format(
        cause=cause, player=names[0], other=names[1], number=-points[1], fewer=-points[0]
    )


def _by_player(*, is_enough: bool) -> str:
    if is_enough:
        return translate("Review", "{cause} won it: {points} of {player}'s {total}.")
    return translate("Review", "{cause} brought the greatest lead: {points} of {player}'s {total}.")


def _by_rival(*, is_enough: bool) -> str:
    """Return the words for a lone player's opponent, whose name has an article."""
    if is_enough:
        return translate("Review", "{player} won by {cause}: {points} of {total}.")
    return translate("Review", "{player} was furthest ahead by {cause}: {points} of {total}.")


def _winner(session: Session, scores: Sequence[Score]) -> int | None:
    """Return the column of the only winner; None if several share, or nobody wins."""
    result = session.result()
    if result.rival is not None and not result.winners:
        return len(scores) - 1
    return result.winners[0] if len(result.winners) == 1 else None


def _named(
    score: Score, category: str, art: EndArt, words: ScoreWords, *, is_within: bool
) -> tuple[str, int]:
    """Return the words and the points of a source, or of its greatest line if the game names it.

    The sentence about a lone player's opponent begins with its name, so a source is within it.
    """
    lines = [line for line in score.lines if line.category == category]
    greatest = max(lines, key=lambda line: line.points)
    if told := art.cause_of(greatest):
        return told, greatest.points
    return words.within(category) if is_within else words.source(category), score.of(category)


# --- how it was played


def play_of(session: Session, parts: Sequence[ReviewBatch], *, is_whole: bool) -> str:
    """Return a sentence about lead, choices and luck; choices only once all were looked at."""
    told = [_lead_of(session)]
    if is_whole and any(part.graded for part in parts):
        told += _choices_of(session, parts)
    return " ".join(each for each in told if each)


def so_far(done: int, total: int, *, is_going: bool) -> str:
    """Return how far the review has come, and what can be looked at already."""
    if not is_going:
        words = translate("Review", "I have stopped: I weighed {done} of {total} choices.")
        return words.format(done=done, total=total)
    words = translate(
        "Review",
        "I look back at all {total} choices and have weighed {done}. You can see those already.",
    )
    if not done:
        words = translate(
            "Review", "I look back at all {total} choices. You can replay the game meanwhile."
        )
    return words.format(done=done, total=total)


def _lead_of(session: Session) -> str:
    """Return since which round the winner led to the end, by all points."""
    winner = _winner(session, session.result().sides)
    rounds = session.points_by_round()
    if winner is None or winner >= len(session.seats) or len(session.seats) == 1 or not rounds:
        return ""
    since = len(rounds)
    for number in range(len(rounds), 0, -1):
        points = rounds[number - 1]
        if points[winner] <= max(each for seat, each in enumerate(points) if seat != winner):
            break
        since = number
    words = translate("Review", "{player} led from round {round} to the end.")
    if since == 1:
        words = translate("Review", "{player} led from the first round to the end.")
    elif since == len(rounds):
        words = translate("Review", "{player} took the lead in the last round.")
    return words.format(player=session.names[winner], round=since)


def _choices_of(session: Session, parts: Sequence[ReviewBatch]) -> list[str]:
    """Return how a player's choices and luck compare with those of the strongest other."""
    sums, scores = summed_up(parts, len(session.seats)), session.result().scores
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat].total)
    mine = only_person(session.seats)
    me = order[0] if mine is None else mine
    other = next((seat for seat in order if seat != me), None)
    name = session.names[me]
    told = [_luck(sums[me].luck, name, is_you=mine is not None)]
    if other is None:
        cost = translate("Review", "Your choices gave away {wins}.")
        if mine is None:
            cost = translate("Review", "{name}'s choices gave away {wins}.")
        return [cost.format(name=name, wins=_wins(sums[me].cost)), *told]
    more = sums[me].cost - sums[other].cost
    return [_cost(more, (name, session.names[other]), is_you=mine is not None), *told]


def _cost(more: float, names: tuple[str, str], *, is_you: bool) -> str:
    if abs(more) < _ALIKE:
        words = translate("Review", "{name} chose as well as {other}.")
        if is_you:
            words = translate("Review", "You chose as well as {other}.")
    elif more > 0:
        words = translate("Review", "{name} gave away {wins} more than {other}.")
        if is_you:
            words = translate("Review", "You gave away {wins} more than {other}.")
    else:
        words = translate("Review", "{name} gave away {wins} fewer than {other}.")
        if is_you:
            words = translate("Review", "You gave away {wins} fewer than {other}.")
    return words.format(name=names[0], other=names[1], wins=_wins(more))


def _luck(luck: float, name: str, *, is_you: bool) -> str:
    if abs(luck) < _ALIKE:
        return translate("Review", "Luck hardly mattered.")
    if luck > 0:
        words = translate("Review", "Luck brought {name} {wins}.")
        if is_you:
            words = translate("Review", "Luck brought you {wins}.")
    else:
        words = translate("Review", "Luck cost {name} {wins}.")
        if is_you:
            words = translate("Review", "Luck cost you {wins}.")
    return words.format(name=name, wins=_wins(luck))


def _wins(share: float) -> str:
    number = round(100 * abs(share))
    if number == 1:
        return translate("Review", "1 win in 100")
    return translate("Review", "{number} wins in 100").format(number=number)
