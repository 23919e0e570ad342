"""The words of trust: differences in wins or points, and the head of a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.coach.trust import Measure, Trust
from valeria_desktop.ui.words.figures import amount

if TYPE_CHECKING:
    from valeria_desktop.coach.hint import Hint
    from valeria_desktop.coach.trust import Margin

IN_19_OF_20 = 2.0
"""The error that holds in 19 of 20 cases, as a multiple of the standard error."""


def better_words(margin: Margin) -> str:
    """Return by how much one option is better: "about 9 more wins in 100 games"."""
    translate = QCoreApplication.translate
    if margin.measure is Measure.POINTS:
        number = round(abs(margin.amount))
        words = translate("Coach", "about {number} more points at the end")
        if number <= 1:
            words = translate("Coach", "about 1 more point at the end")
        return words.format(number=number)
    number = round(100 * abs(margin.amount))
    words = translate("Coach", "about {number} more wins in 100 games")
    if number <= 1:
        words = translate("Coach", "about one more win in 100 games")
    return words.format(number=number)


def margin_words(margin: Margin, other: int) -> str:
    """Return a row's advantage over the row with another number, with its error."""
    translate = QCoreApplication.translate
    if margin.is_alike:
        return _alike_words(margin, other)
    is_more = margin.amount >= 0
    if margin.measure is Measure.POINTS:
        words = translate("Coach", "At the end {number} points more than {other} (± {error}).")
        if not is_more:
            words = translate("Coach", "At the end {number} points fewer than {other} (± {error}).")
        number, error = amount(abs(margin.amount)), amount(IN_19_OF_20 * margin.error)
        return words.format(number=number, other=other, error=error)
    words = translate("Coach", "{number} more wins in 100 than {other} (± {error}).")
    if not is_more:
        words = translate("Coach", "{number} fewer wins in 100 than {other} (± {error}).")
    wins, doubt = (round(100 * each) for each in (abs(margin.amount), IN_19_OF_20 * margin.error))
    return words.format(number=wins, other=other, error=max(1, doubt))


def points_words(margin: Margin, other: str) -> str:
    """Return a row's advantage over another in whole points; empty in wins, or without any.

    The other is named: "fewer than 1" would be read as a number of points.
    """
    number = round(abs(margin.amount))
    if margin.measure is not Measure.POINTS or margin.is_alike or not number:
        return ""
    translate = QCoreApplication.translate
    if margin.amount > 0:
        words = translate("Coach", "About {number} points more than {other} at the end.")
        one = translate("Coach", "About 1 point more than {other} at the end.")
    else:
        words = translate("Coach", "About {number} points fewer than {other} at the end.")
        one = translate("Coach", "About 1 point fewer than {other} at the end.")
    return (one if number == 1 else words).format(number=number, other=other)


def _alike_words(margin: Margin, other: int) -> str:
    """Return that a row is as good as another one, and how far apart both may be at most."""
    translate = QCoreApplication.translate
    most = max(abs(margin.amount), IN_19_OF_20 * margin.error)
    if margin.measure is Measure.POINTS:
        words = translate("Coach", "As good as {other}, give or take {number} points at the end.")
        return words.format(other=other, number=amount(most))
    words = translate("Coach", "As good as {other}, give or take {number} wins in 100.")
    if (wins := max(1, round(100 * most))) == 1:
        words = translate("Coach", "As good as {other}, give or take 1 win in 100.")
    return words.format(other=other, number=wins)


def lead_words(lead: Margin) -> str:
    """Return the lead at the end of the imagined games, with its error."""
    translate = QCoreApplication.translate
    words = translate("Coach", "{number} points ahead at the end (± {error}).")
    if lead.amount < 0:
        words = translate("Coach", "{number} points behind at the end (± {error}).")
    number, error = amount(abs(lead.amount)), amount(IN_19_OF_20 * lead.error)
    return words.format(number=number, error=error)


def head_of(hint: Hint | None) -> tuple[str, str]:
    """Return the title of a hint, and a sentence below it."""
    translate = QCoreApplication.translate
    title = translate("Coach", "If you ask me")
    if hint is None or not hint.proposals:
        return title, ""
    if hint.lead is not None:
        return _far(hint.lead)
    best = hint.proposals[0]
    if best.margin is not None:
        return title, _sure(best.margin.trust)
    is_plain = hint.is_final and best.chance is not None
    return title, translate("Coach", "There is nothing to weigh here.") if is_plain else ""


def _far(lead: Margin) -> tuple[str, str]:
    """Return the head where the game is nearly decided: kindly, and in points."""
    translate = QCoreApplication.translate
    number = round(abs(lead.amount))
    if number <= 1:
        return (
            translate("Coach", "About level at the end"),
            translate("Coach", "Every point counts now."),
        )
    if lead.amount < 0:
        return (
            translate("Coach", "About {number} points behind").format(number=number),
            translate("Coach", "Hard to win, but every point is yours. This brings the most:"),
        )
    return (
        translate("Coach", "About {number} points ahead").format(number=number),
        translate("Coach", "The game is nearly yours. This brings the most points:"),
    )


def _sure(trust: Trust) -> str:
    """Say how sure the first choice is."""
    translate = QCoreApplication.translate
    return {
        Trust.CLEAR: translate("Coach", "One choice is plainly best."),
        Trust.CLOSE: translate("Coach", "One choice is a little better."),
        Trust.TOSS_UP: translate("Coach", "The best are about as good: choose as you like."),
        Trust.BEHIND: "",
    }[trust]
