"""Where the rules of the neutral player of a solo game hook in (WK120 to WK134).

The neutral player is rules and no seat: nobody is asked for it. What an effect becomes for it, and
how it answers a question, is registered here by the solo game; these are the answers without one.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.games.viscounts.rules.model.state import State


@singledispatch
def neutral_use(effect: Any, state: State, seat: int, cause: Item) -> None:  # noqa: ANN401 - dispatched by its type
    """Use an effect for the neutral player; most effects are the same for it."""
    effect.apply(state, seat, cause)


@singledispatch
def neutral_answer(question: object, state: State) -> None:
    """Answer a question for the neutral player."""
    raise NotImplementedError(f"the neutral player is never asked: {type(question).__name__}")


def has_answer(question: object) -> bool:
    """Return whether the neutral player has an answer to a kind of question."""
    return neutral_answer.dispatch(type(question)) is not neutral_answer.dispatch(object)
