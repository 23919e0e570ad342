"""The entries of tasks, fountains and influence cards in the pages of rules and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject

from valeria_desktop.games.valencia.rules.catalog_words import (
    ability_words,
    reward_words,
    task_words,
)
from valeria_desktop.games.valencia.rules.model.cards import OF_A_NUMBER, PLAIN, Card, deck_of
from valeria_desktop.games.valencia.rules.model.catalog import Ability
from valeria_desktop.games.valencia.rules.setup import Advanced
from valeria_desktop.games.valencia.rules.tasks import COUNTED
from valeria_desktop.games.valencia.ui.cards.card_words import card_name, power_of
from valeria_desktop.games.valencia.ui.screens.entry_drawings import CARD, FOUNTAIN, TASK
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.screens.learn.entries import LearnEntry
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.catalog import Catalog, Fountain, Task

_NUMBERS = (2, 3, 4, 5)
"""Possible numbers of players."""


class EntryWords(QObject):
    """Writes entries in the program's language."""

    def tasks(self, catalog: Catalog) -> list[LearnEntry]:
        """Return the entries of all tasks, by their numbers."""
        return [self._task(task) for task in sorted(catalog.tasks, key=lambda each: each.number)]

    def fountains(self, catalog: Catalog) -> list[LearnEntry]:
        """Return the entries of all fountains."""
        return [self._fountain(fountain) for fountain in catalog.fountains]

    def cards(self) -> list[LearnEntry]:
        """Return the entries of all influence cards, the plain ones first."""
        plain = [self._plain(card) for card in PLAIN]
        return [*plain, *(self._advanced(card) for card in Card if card not in PLAIN)]

    # --- tasks

    def _task(self, task: Task) -> LearnEntry:
        return LearnEntry(
            TASK + task.id,
            tell(task.words()),
            tell(capital(reward_words(task))),
            self._asked(task),
            ("VA6", "VA35"),
            task.points,
        )

    def _asked(self, task: Task) -> str:
        """Return a task's demand, for each number of players if it differs."""
        told: dict[str, list[str]] = {}
        for number in task.players:
            told.setdefault(tell(task_words(task, number)), []).append(str(number))
        if len(told) == 1:
            lines = [tell(capital(task_words(task, task.players[0]))) + "."]
        else:
            words, join = self.tr("With {numbers} players: {what}."), QLocale().createSeparatedList
            lines = [words.format(numbers=join(each), what=what) for what, each in told.items()]
        if task.kind in COUNTED:
            lines.append(self.tr("It scores what it counts, and at least 0."))
        lines += [
            self.tr("It isn't in the game with {number} players.").format(number=each)
            for each in _NUMBERS
            if each not in task.players
        ]
        return "\n".join(lines)

    # --- fountains

    def _fountain(self, fountain: Fountain) -> LearnEntry:
        worth = self.tr("Worth {number} to each member right beside it, at the end.")
        lines = [worth.format(number=fountain.value)]
        if fountain.ability is not None:
            once = self.tr("When you put a member beside it you may use it, at once or never:")
            lines += [once, self._ability(fountain.ability)]
        return LearnEntry(
            FOUNTAIN + fountain.id,
            tell(fountain.words()),
            tell(capital(ability_words(fountain))),
            "\n".join(lines),
            ("VA27", "VA29", "VA54") if fountain.ability else ("VA27", "VA54"),
            fountain.value,
        )

    def _ability(self, ability: Ability) -> str:
        return {
            Ability.TASKS: self.tr(
                "draw two tasks and keep exactly one; if only one is left, that one."
            ),
            Ability.DEARER: self.tr(
                "change a good into the next dearer one, if the supply has it."
            ),
            Ability.RECALL: self.tr("choose one of your used cards and shuffle it into your deck."),
            Ability.PALM: self.tr("move any palm to a free bush next to it."),
            Ability.SELL: self.tr("sell one of your goods at its value."),
        }[ability]

    # --- influence cards

    def _plain(self, card: Card) -> LearnEntry:
        words = self.tr("Counts {number} in the sum of its stack.").format(number=card.number)
        note = self.tr("{count} in each deck").format(count=OF_A_NUMBER)
        name = self.tr("Influence card {number}").format(number=card.number)
        return LearnEntry(CARD + card, name, note, words, ("VA2", "VA17"))

    def _advanced(self, card: Card) -> LearnEntry:
        count = deck_of(Advanced).count(card)
        words = self.tr("Advanced: {count} in each deck").format(count=count)
        return LearnEntry(CARD + card, card_name(card), words, self._power(card), ("VA45",))

    def _power(self, card: Card) -> str:
        return "\n".join((power_of(card), self._details()[card]))

    def _details(self) -> dict[Card, str]:
        house = self.tr("It replaces a 3. If the guild has none left, you get none.")
        return {
            Card.JOKER: self.tr("It is a 25th card, and is ranked even with a sum of 0."),
            Card.NEST_EGG: self.tr("It replaces a 1."),
            Card.TWIN: self.tr("It replaces a 2."),
            Card.WINE_HOUSE: house,
            Card.CLOTH_HOUSE: house,
            Card.ASSISTANCE: self.tr(
                "It replaces a 4. That member is on the council, too, until the one on the seat "
                "leaves; then both go home. You may decline it."
            ),
            Card.WANDERER: self.tr(
                "It replaces a 5. The way is not diagonal. It leads over other members to a free "
                "space, but not over fountains and their sites. No fountain is used there. You "
                "may decline it."
            ),
            Card.POWERHOUSE: self.tr("It replaces a 6."),
        }
