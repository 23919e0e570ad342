"""Valeria's words in lists of games, and the names of its score's categories."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.game import BOX, catalog
from valeria_desktop.games.valeria.memory import sets_in
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.games.valeria.ui.board.page_key import page_key_words
from valeria_desktop.games.valeria.ui.screens.setup_words import (
    SetupWords,
    boxes_words,
    preset_words,
)
from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.ui.place.face_key import face_key_words
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.words.game_words import GameWords
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.keys import key_words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.model.belongings import CardZone
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.ui.history import ValeriaHistory
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable
    from valeria_desktop.ui.words.game_words import Keys


_make_history: Callable[[Callable[[str], str], GameWords], ValeriaHistory] = door(
    "valeria_desktop.games.valeria.ui.history:ValeriaHistory"
)
_condition_words: Callable[[str], Phrase] = door(
    "valeria_desktop.games.valeria.rules.conditions:condition_words"
)
_zone_named: Callable[[str], CardZone | None] = door(
    "valeria_desktop.games.valeria.rules.model.belongings:zone_named"
)


class ValeriaWords(GameWords):
    """The words for set-ups, solo games, Dukes and the luck of the dice."""

    @cached_property
    def _setup_words(self) -> SetupWords:
        return SetupWords(self)

    @cached_property
    def _history(self) -> ValeriaHistory:
        return _make_history(self._preset, self)

    def pitch(self) -> str:
        return self.tr("Roll, harvest, recruit and slay: build your kingdom card by card.")

    def kind(self, setup: Setup) -> str:
        return self._solo(setup.solo) if setup.solo else ""

    def boxes(self, setup: Setup) -> str:
        names = boxes_words(setup.sets)
        return self.tr("with {boxes}").format(boxes=names) if names else ""

    def setup(self, kept: KeptGame) -> str:
        solo: str = kept.special["solo"]
        name = self._solo(Solo(solo)) if solo else self._preset(kept.special["preset"])
        return " · ".join(filter(None, (name, boxes_words(sets_in(kept.special)))))

    def keys(self) -> Sequence[Keys]:
        return (
            (("R",), self.tr("Roll the dice")),
            (("G", "S", "M"), self.tr("Gain Gold, Strength or Magic")),
            (("T",), self.tr("Choosing a Duke: look at the table first")),
            ((self.tr("D, held"),), self.tr("Look at your Duke")),
            key_words(),
            face_key_words(),
            (("↓",), self.tr("On a player's plaque: the houses of their kingdom")),
            ((self.tr("Space"),), self.tr("On a stack: look at all of its cards")),
            page_key_words(),
        )

    def letters(self) -> Mapping[str, str]:
        gold = self.tr("G", "letter on the sign of Gold")
        strength = self.tr("S", "letter on the sign of Strength")
        magic = self.tr("M", "letter on the sign of Magic")
        kinds = {"gold": gold, "strength": strength, "magic": magic}
        return kinds | {f"{name}-price": letter for name, letter in kinds.items()}

    def player_columns(self) -> Sequence[Column]:
        return self._history.player_columns()

    def tables(self) -> Sequence[HistoryTable]:
        return self._history.tables()

    def note(self) -> str:
        return self.tr(
            "Luck is what your rolls brought, minus what average rolls would have brought."
        )

    def _solo(self, solo: Solo) -> str:
        return self._setup_words.solos()[solo][0]

    def _preset(self, preset: str) -> str:
        words = self._setup_words.presets() | _named(catalog())
        if preset not in words:  # one of a set's, whose cards are read only now
            words = _named(BOX().cards_of(frozenset(SETS)))
        return words.get(preset, shown(preset))


def _named(catalog: Catalog) -> dict[str, str]:
    return {preset.id: preset_words(preset) for preset in catalog.presets}


_SIGNS = {
    "monsters": "slay",
    "domains": "build",
    "board": "points",
    "citizens": "recruit",
    "majorities": "trophy",
    "duke": "crown",
}


def sign_of_source(category: str) -> str:
    """Return the icon of a score's category; points of a set's zone have the zone's."""
    zone = _zone_named(category)
    sign = _SIGNS.get(category) if zone is None else zone.sign
    return sign or "points"


class ValeriaScoreWords(ScoreWords):
    """The words for the score's categories, for the Dark Lord, and for the game's ends."""

    def source(self, category: str) -> str:
        words = {
            "monsters": self.tr("Monsters"),
            "domains": self.tr("Domains"),
            "board": self.tr("On the board"),
            "duke": self.tr("Duke"),
            "majorities": self.tr("Majorities"),
            "citizens": self.tr("Citizens"),
        }
        zone = _zone_named(category)
        named = say(category) if zone is None else zone.title()
        return words.get(category) or tell(named)  # lines of a set: by its zone or its name

    def within(self, category: str) -> str:
        words = {
            "monsters": self.tr("monsters"),
            "domains": self.tr("domains"),
            "board": self.tr("points on the board"),
            "duke": self.tr("the Duke"),
            "majorities": self.tr("majorities"),
            "citizens": self.tr("citizens"),
        }
        return words.get(category) or self.source(category)

    def rival(self) -> str:
        return self.tr("The Dark Lord")

    def ending(self, condition: str) -> str:
        words = {
            "monsters": self.tr("All monsters are slain."),
            "domains": self.tr("All domains are built."),
            "exhausted": self.tr("Enough stacks are exhausted."),
            "overrun": self.tr("A column had nobody left to defend it."),
            "siege": self.tr("The deck is used up."),
        }
        return words.get(condition) or f"{tell(capital(_condition_words(condition)))}."
