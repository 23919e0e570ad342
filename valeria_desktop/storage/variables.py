"""The program's environment variables; an unknown value gives a warning."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Sequence


def chosen(variable: str, values: Sequence[str]) -> tuple[str, Phrase | None]:
    """Return the value of a variable, and a phrase if it is unknown.

    The first of `values` is the usual one; it replaces an unknown or missing value.
    """
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
