"""The words for the options of a set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.games.valeria.rules.setup import (
    CUSTOM,
    RANDOM,
    Edition,
    Laying,
    Level,
    Solo,
    Variant,
)
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.phrases import as_listed, join, say
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from valeria_desktop.games.valeria.files.set_facts import SetFacts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog, Preset

_facts: Callable[[str], SetFacts] = door("valeria_desktop.games.valeria.files.set_facts:set_facts")


def boxes_words(sets: Iterable[str]) -> str:
    """Return the names of sets in their order, "" of none; of a set that isn't there, its id."""
    names = [
        say(_facts(each).name) if each in SETS else say("{set}", set=shown(each)) for each in sets
    ]
    in_order = sorted(names, key=lambda name: as_listed(tell(name)))
    return tell(join(in_order)) if names else ""


def preset_words(preset: Preset) -> str:
    """Return the name of a preset."""
    return tell(say(preset.name))


class SetupWords(QObject):
    """The words for the options of a set-up."""

    def variants(self) -> dict[Variant, tuple[str, str]]:
        """Return each variant's name and meaning."""
        return {
            Variant.MIXED: (
                self.tr("Mixed citizens"),
                self.tr("All citizens of a number are shuffled together."),
            ),
            Variant.NO_DUKE: (
                self.tr("No Dukes"),
                self.tr("Everyone scores the same things, with bonuses for majorities."),
            ),
            Variant.EVENTS: (
                self.tr("Monster Events"),
                self.tr(
                    "An exhausted stack may release a monster that acts when its number is rolled."
                ),
            ),
            Variant.EVENT_CARDS: (
                self.tr("Event cards"),
                self.tr("An exhausted stack may reveal an Event for everyone, one per player."),
            ),
        }

    def chosen(self, cards: Iterable[Card]) -> str:
        """Return which cards of a variant are sure to be dealt, in a sentence."""
        names = tell(join([say("{card}", card=card.name) for card in cards]))
        return self.tr("Chosen: {names}.").format(names=names)

    def layings(self) -> dict[Laying | None, str]:
        """Return the name of each way of laying Event cards."""
        return {
            None: self.tr("As in the edition"),
            Laying.ON_TOP: self.tr("On the Exhausted cards"),
            Laying.SHUFFLED: self.tr("Shuffled among the Exhausted cards"),
        }

    def solos(self) -> dict[Solo, tuple[str, str]]:
        """Return each solo game's name and description."""
        return {
            Solo.DARK_LORD: (
                self.tr("The Dark Lord"),
                self.tr("His monsters attack with your dice. Slay them all, or outscore him."),
            ),
            Solo.SIEGE: (
                self.tr("The siege"),
                self.tr("Three piles, and he always takes the best card. A fan-made variant."),
            ),
        }

    def levels(self) -> dict[Level, str]:
        """Return the name of each level."""
        return {
            Level.STANDARD: self.tr("Standard"),
            Level.HARDER: self.tr("Harder: the sum attacks, too"),
            Level.HARDEST: self.tr("Hardest: exhausted stacks attack as well"),
        }

    def length(self, deck: int) -> str:
        """Return the length of the siege with a deck of `deck` cards, in words (G3)."""
        return self.tr("{turns} turns, {cards} cards").format(turns=deck // 3, cards=deck)

    def presets(self) -> dict[str, str]:
        """Return the names of the set-ups that aren't in the rule book."""
        return {RANDOM: self.tr("Random"), CUSTOM: self.tr("Custom…")}

    def editions(self, catalog: Catalog, *, is_siege: bool = False) -> dict[Edition, str]:
        """Return the name of each edition; only the Herald tells them apart at the start (S8).

        He doesn't come to a siege (G1).
        """
        first, second = (
            catalog.starters_of(edition) for edition in (Edition.FIRST, Edition.SECOND)
        )
        has_herald = first != second and not is_siege
        return {
            Edition.SECOND: self.tr("Second edition, with the Herald")
            if has_herald
            else self.tr("Second edition"),
            Edition.FIRST: self.tr("First edition"),
        }
