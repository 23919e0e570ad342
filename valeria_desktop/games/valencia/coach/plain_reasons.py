"""The reason for the first option of a question that needs no thought: what was won is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.coach.choice_facts import brings, facts_of
from valeria_desktop.games.valencia.rules.round.actions import TakeGood
from valeria_desktop.kernel.phrases import count

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.coaching import Reason

_GOOD = 0.5
"""The usual worth of a good, in points."""


def plain_reasons(view: View) -> tuple[Reason, ...]:
    """Return what the first option of a question brings."""
    decision = view.decision
    if decision is None:
        return ()
    question = decision.question
    if isinstance(question, TakeGood):
        return (_of_good(question.guild),)
    return tuple(facts_of(view, decision.options[0], decision.options[-1]))


def _of_good(guild: Guild) -> Reason:
    words = count(guild.price, "It sells for {number} coin.", "It sells for {number} coins.")
    return brings("good", words, _GOOD, guild.price)
