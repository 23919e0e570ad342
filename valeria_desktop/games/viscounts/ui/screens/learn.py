"""The pages of rules, townsfolk, manuscripts, player cards, schemes and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.ui.screens.entries import (
    BOOK,
    CARD,
    FOLK,
    SCHEME,
    EntryDrawings,
    EntryWords,
)
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.screens.learn.named import AsideThings, ThingsAside
from valeria_desktop.ui.screens.learn.page import EntriesLearnPage
from valeria_desktop.ui.screens.learn.rules import RulesBrowser
from valeria_desktop.ui.screens.learn.signs import SignGroup, SignsList, paint_icon
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sign_words import sign_words

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.learn.page import LearnPage


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


def make_learn_page(look: Look, catalog: Catalog | None = None) -> LearnPage:
    """Make the pages for a catalogue; for the shipped one by default."""
    return ViscountsLearn(look, catalog or shipped_catalog())


class ViscountsLearn(EntriesLearnPage):
    """Tabs of rules, townsfolk, manuscripts, player cards, schemes and signs."""

    def __init__(self, look: Look, catalog: Catalog) -> None:
        """Make the pages, with the rules in front."""
        rules = RulesBrowser(look, GAME, NamedThings(catalog))
        super().__init__(look, rules, EntryDrawings(catalog).paint)
        words, add = EntryWords(self), self.add_browser
        self.people = add(FOLK, self.tr("Townsfolk"), words.people(catalog), "hire")
        self.books = add(BOOK, self.tr("Manuscripts"), words.books(catalog), "manuscript")
        self.cards = add(CARD, self.tr("Player cards"), words.cards(catalog), "viscount")
        self.schemes = add(SCHEME, self.tr("Schemes"), words.schemes(catalog), "scheme")
        self.signs = ViscountsSigns(look)
        self.add(self.signs, self.tr("Signs"), "standing")


class ViscountsSigns(SignsList):
    """The signs in groups, in two columns."""

    def __init__(self, look: Look) -> None:
        """Make the list of all signs."""
        super().__init__(look, paint_icon)
        groups = sign_words(GAME).group

        def named(words: str, name: str) -> SignGroup:
            return SignGroup(words, groups(name))

        self.lay_out(
            (
                named(self.tr("Kinds of townsfolk"), "kinds"),
                named(self.tr("Your purse"), "goods"),
                named(self.tr("Conscience"), "conscience"),
                named(self.tr("Alone"), "alone"),
            ),
            (
                named(self.tr("Cards"), "cards"),
                named(self.tr("The realm"), "realm"),
                named(self.tr("Castle and manuscripts"), "castle"),
            ),
        )
