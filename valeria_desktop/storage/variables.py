"""The program's own variables in the environment: one that says what nobody knows is told of."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence


def chosen(variable: str, values: Sequence[str]) -> tuple[str, Phrase | None]:
    """Read a variable that is one of some values, the usual one first, and say what is wrong."""
    value = os.environ.get(variable, "")
    if not value or value in values:
        return value or values[0], None
    return values[0], say(
        "The variable {variable} can't be {value}, only one of: {known}. {usual} is used.",
        variable=variable,
        known=", ".join(values),
        value=quoted(value),
        usual=values[0],
    )
