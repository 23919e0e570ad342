"""What Valeria says of itself in the lists of saved and finished games."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria import statistics
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.setup import Level, Solo
from valeria_desktop.games.valeria.ui.screens.words import SetupWords
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.ui.game_words import GameWords
from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable, number
from valeria_desktop.ui.screens.past.history_tables import TallyColumns

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.storage.statistics import Tallied
    from valeria_desktop.ui.screens.learn.shortcuts import Keys


class ValeriaWords(GameWords):
    """The words for set-ups, solo games, Dukes and the luck of the dice."""

    @cached_property
    def _setup_words(self) -> SetupWords:
        return SetupWords(self)

    def kind(self, setup: Setup) -> str:
        return self._solo(setup.solo) if setup.solo else ""

    def setup(self, kept: KeptGame) -> str:
        solo: str = kept.special["solo"]
        return self._solo(Solo(solo)) if solo else self._preset(kept.special["preset"])

    def keys(self) -> Sequence[Keys]:
        return (
            (("R",), self.tr("Roll the dice")),
            (("G", "S", "M"), self.tr("Gain Gold, Strength or Magic")),
            ((self.tr("D, held"),), self.tr("Look at your own Duke")),
        )

    def letters(self) -> Mapping[str, str]:
        gold = self.tr("G", "letter on the sign of Gold")
        strength = self.tr("S", "letter on the sign of Strength")
        magic = self.tr("M", "letter on the sign of Magic")
        kinds = {"gold": gold, "strength": strength, "magic": magic}
        return kinds | {f"{name}-price": letter for name, letter in kinds.items()}

    def player_columns(self) -> Sequence[Column]:
        return (self._luck(),)

    def tables(self) -> Sequence[HistoryTable]:
        dukes, presets = self._tallied(self.tr("Duke")), self._tallied(self.tr("Set-up"))
        return (
            HistoryTable("dukes", self.tr("Dukes"), dukes, statistics.by_duke),
            HistoryTable("presets", self.tr("Set-ups"), presets, statistics.by_preset),
            HistoryTable("solo", self.tr("Solo"), self._of_solo(), statistics.solo_records),
        )

    def note(self) -> str:
        return self.tr(
            "Luck counts the cards that the dice as rolled activated, less the mean of all rolls."
        )

    def _solo(self, solo: Solo) -> str:
        return self._setup_words.solos()[solo][0]

    def _preset(self, preset: str) -> str:
        presets = {each.id: each.name for each in shipped_catalog().presets}
        presets |= self._setup_words.presets()
        return presets.get(preset, shown(preset))

    def _luck(self) -> Column:
        return number(self.tr("Luck of the dice"), lambda row: row.means["luck"], "{:+.1f}")

    def _tallied(self, heading: str) -> Sequence[Column]:
        return (*TallyColumns(self).under(heading, self._name), self._luck())

    def _name(self, row: Tallied) -> str:
        return self._preset(row.name)

    def _of_solo(self) -> Sequence[Column]:
        return (
            Column(self.tr("Game"), self._kind_and_level),
            number(self.tr("Games"), lambda row: row.games),
            number(self.tr("Wins"), lambda row: row.wins),
            number(self.tr("Best"), lambda row: row.best),
            number(self.tr("Wins in a row now"), lambda row: row.streak),
            number(self.tr("Longest row of wins"), lambda row: row.longest),
        )

    def _kind_and_level(self, row: statistics.SoloRecord) -> str:
        name = self._solo(Solo(row.solo))
        if Solo(row.solo) is Solo.SIEGE:
            return name
        level = self._setup_words.levels().get(Level(row.level)) if row.level else None
        return f"{name} · {level}" if level else name
