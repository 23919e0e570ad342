"""Tables with the cards of Shadowvale that have a rule of their own (SV2 to SV8)."""

from __future__ import annotations

from functools import partial

from tests.games.valeria.sets.nights import table_of
from tests.games.valeria.sets.shipped import catalog_of

WITH = frozenset({"shadowvale"})
CARDS = catalog_of(*WITH)
table = partial(table_of, "shadowvale")
