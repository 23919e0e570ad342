"""The legal choice that stands in for a bot that failed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option


def fallback(decision: Decision) -> Option:
    """Choose what does no harm: to gain, to leave things as they are, else what comes first."""
    return next((option for option in decision.options if option.is_harmless), decision.options[0])
