"""What may be asked about a game that is over, by name, and who answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.coach.ledger import on_ledger
from valeria_desktop.games.valeria.coach.purchases import on_purchases
from valeria_desktop.games.valeria.coach.sources import on_sources
from valeria_desktop.games.valeria.coach.swap import on_swap

if TYPE_CHECKING:
    from collections.abc import Mapping

    from valeria_desktop.kernel.coaching import PastQuestion

PAST: Mapping[str, PastQuestion] = {
    "ledger": on_ledger,
    "purchases": on_purchases,
    "sources": on_sources,
    "swap": on_swap,
}
