"""Pictures beside the rules' clauses: signs, and the cards that a clause is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.ui.glossary import explain
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

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog

_SIGNS = {
    "WK2": ("ink", "stone", "ingot", "silver"),
    "WK3": ("silver-price", "cleric", "builder", "noble", "merchant", "criminal"),
    "WK9": ("corruption", "virtue", "building"),
    "WK14": ("poverty", "prosperity"),
    "WK15": ("debt", "paid-debt", "deed", "approved-deed"),
    "WK16": ("turn-over",),
    "WK17": ("poverty", "prosperity"),
    "WK18": ("corruption", "virtue"),
    "WK19": ("collision",),
    "WK20": ("criminal", "no-criminals"),
    "WK23": ("drop-off",),
    "WK24": ("hand-of-cards",),
    "WK25": ("criminal", "corruption", "at-once"),
    "WK26": ("cleric", "builder", "noble", "merchant"),
    "WK30": ("viscount",),
    "WK31": ("silver-price", "horseshoe"),
    "WK33": ("rearrange",),
    "WK35": ("market", "building", "pawn", "manuscript"),
    "WK36": ("silver", "stone", "ingot", "ink"),
    "WK38": ("dismiss", "corner"),
    "WK42": ("market",),
    "WK43": ("silver", "merchant"),
    "WK50": ("workshop", "trading-post", "guildhall"),
    "WK51": ("ground", "river"),
    "WK54": ("link",),
    "WK56": ("free-building",),
    "WK60": ("noble", "pawn"),
    "WK61": ("castle",),
    "WK62": ("any-resource",),
    "WK66": ("leader",),
    "WK67": ("castle-move",),
    "WK70": ("manuscript", "cleric"),
    "WK72": ("bonus-card", "ribbon-black", "ribbon-blue", "ribbon-grey", "ribbon-yellow"),
    "WK80": ("hire", "silver-price", "corner"),
    "WK81": ("hire",),
    "WK85": ("collision",),
    "WK86": ("virtue", "deed", "debt"),
    "WK95": ("hand-of-cards", "leader"),
    "WK97": ("shuffle", "corruption", "virtue"),
    "WK100": ("discard",),
    "WK101": ("destroy", "silver"),
    "WK103": ("rearrange",),
    "WK111": ("workshop", "trading-post", "guildhall", "pawn"),
    "WK112": ("ribbon-black", "ribbon-blue", "ribbon-grey", "ribbon-yellow"),
    "WK113": ("at-end", "standing"),
    "WK114": ("poverty", "prosperity"),
    "WK133": ("focus",),
    "WK140": ("reconstructed",),
}
"""Signs beside each clause that speaks of them."""
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
            signs=_SIGNS,
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
        super().__init__(things, drawings.paint, explain)
