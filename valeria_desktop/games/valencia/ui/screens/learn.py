"""The pages of rules, tasks, fountains, influence cards and signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules import GAME
from valeria_desktop.games.valencia.ui.glossary import (
    CARDS,
    CITY,
    COUNCIL,
    DONE,
    GOODS,
    NUMBERS,
    OWNED,
    explain,
)
from valeria_desktop.games.valencia.ui.screens.entry_drawings import (
    CARD,
    FOUNTAIN,
    TASK,
    EntryDrawings,
    paint_sign,
)
from valeria_desktop.games.valencia.ui.screens.entry_words import EntryWords
from valeria_desktop.games.valencia.ui.screens.named_things import NamedThings
from valeria_desktop.ui.screens.learn.page import EntriesLearnPage
from valeria_desktop.ui.screens.learn.rules import RulesBrowser
from valeria_desktop.ui.screens.learn.signs import SignGroup, SignsList

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valencia.rules.model.catalog import Catalog
    from valeria_desktop.ui.paint.look import Look


class ValenciaLearn(EntriesLearnPage):
    """Tabs of rules, tasks, fountains, influence cards and signs."""

    def __init__(self, look: Look, catalog: Catalog | None = None) -> None:
        catalog = catalog or shipped_catalog()
        rules = RulesBrowser(look, GAME, NamedThings(catalog))
        super().__init__(look, rules, EntryDrawings(catalog).paint)
        words, add = EntryWords(self), self.add_browser
        self.tasks = add(TASK, self.tr("Tasks"), words.tasks(catalog), "tasks")
        self.fountains = add(FOUNTAIN, self.tr("Fountains"), words.fountains(catalog), "fountain")
        self.cards = add(CARD, self.tr("Influence cards"), words.cards(), "card-back")
        self.signs = ValenciaSigns(look)
        self.add(self.signs, self.tr("Signs"), "figure")


class ValenciaSigns(SignsList):
    """The signs in groups, in two columns."""

    def __init__(self, look: Look) -> None:
        """Make the list of all signs."""
        super().__init__(look, paint_sign)
        first = (
            _group(self.tr("Your supply"), OWNED),
            _group(self.tr("Guilds and goods"), GOODS),
            _group(self.tr("The council"), COUNCIL),
            _group(self.tr("Numbers"), NUMBERS),
        )
        second = (
            _group(self.tr("In the city"), CITY),
            _group(self.tr("Influence cards"), CARDS),
            _group(self.tr("In play"), DONE),
        )
        self.lay_out(first, second)


def _group(name: str, signs: Iterable[str]) -> SignGroup:
    return SignGroup(name, {sign: explain(sign) for sign in signs})
