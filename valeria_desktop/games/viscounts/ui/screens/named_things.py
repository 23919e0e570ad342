"""Pictures beside the rules' clauses: signs, and the cards that a clause is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.ui.screens.entry_drawings import (
    BOOK,
    CARD,
    FOLK,
    SCHEME,
    EntryDrawings,
)
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.screens.learn.named import AsideThings, ThingsAside
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sign_words import sign_words

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog

_SISTERS = {"WK11": CARD, "WK123": SCHEME, "WK13": FOLK + "H", "WK70": BOOK, "WK143": SCHEME}
"""Clauses with two examples of a kind of things: of the last one of those that we made."""
_MADE = ("WK143",)
_EXAMPLES = 2


class NamedThings(ThingsAside):
    """Shows signs and examples of cards beside clauses."""

    def __init__(self, catalog: Catalog) -> None:
        """Collect the names of all things in the program's language."""
        drawings = EntryDrawings(catalog)
        made = [at for at, each in drawings.things.items() if each.source is Source.RECONSTRUCTED]
        things = AsideThings(
            names={at: tell(capital(each.words())) for at, each in drawings.things.items()},
            signs=sign_words(GAME).beside,
            examples={
                clause: [
                    address
                    for address in (made if clause in _MADE else drawings.things)
                    if address.startswith(kind)
                ][:_EXAMPLES]
                for clause, kind in _SISTERS.items()
            },
            clause=r"WK\d+",
        )
        super().__init__(things, drawings.paint, sign_words(GAME).explain)
