"""The words of the settings, section by section."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QObject

from valeria_desktop.ui.program.commands import keys_of
from valeria_desktop.ui.stage.pace import Movement, Pace

Offered = tuple[tuple[str, object], ...]


@frozen
class Setting:
    """One setting: its name in the preferences, its words, its meaning, and its choices."""

    name: str
    words: str
    about: str
    choices: Offered


@frozen
class SettingsPart:
    """A section of the settings, with its title and the name of its icon."""

    title: str
    icon: str
    settings: tuple[Setting, ...]


class SettingWords(QObject):
    """The words of all settings and of their choices."""

    def sections(self) -> tuple[SettingsPart, ...]:
        """Return all sections but the keys."""
        return (
            SettingsPart(self.tr("Table"), "roll", (*self._of_table(), *self._of_help())),
            SettingsPart(self.tr("Sounds"), "sound", self._of_sounds()),
            SettingsPart(self.tr("Looks"), "eye", self._of_looks()),
            SettingsPart(self.tr("Ease of use"), "person", self._of_ease()),
        )

    def _of_table(self) -> tuple[Setting, ...]:
        return (
            Setting(
                "pace",
                self.tr("Pace"),
                self.tr("How fast bots play, and how long each event is shown."),
                self._paces(),
            ),
            Setting(
                "movement",
                self.tr("Movement"),
                self.tr(
                    "Calm: things fade in where they arrive. If your system is set to less "
                    "motion, full movement is calm."
                ),
                (
                    (self.tr("Full"), Movement.FULL.value),
                    (self.tr("Calm"), Movement.CALM.value),
                    (self.tr("None"), Movement.NONE.value),
                ),
            ),
            Setting(
                "confirm_turn_end",
                self.tr("End of your turn"),
                self.tr(
                    "Before a bot's turn you can take your last action back. A watched game "
                    "waits after each turn, too."
                ),
                ((self.tr("Runs out by itself"), False), (self.tr("Waits for you"), True)),
            ),
        )

    def _paces(self) -> Offered:
        return (
            (self.tr("Slow"), Pace.SLOW.value),
            (self.tr("Normal"), Pace.NORMAL.value),
            (self.tr("Fast"), Pace.FAST.value),
            (self.tr("At once"), Pace.OFF.value),
        )

    def _of_help(self) -> tuple[Setting, ...]:
        on_or_off = (self.tr("On"), True), (self.tr("Off"), False)
        return (
            Setting(
                "has_hints",
                self.tr("Hints"),
                self.tr(
                    "Your coach's suggestions ({key}), and the way to a card you can't have yet."
                ).format(key=keys_of("hint")),
                on_or_off,
            ),
            Setting(
                "has_tutor",
                self.tr("Warnings"),
                self.tr(
                    "Warns you when another choice is clearly better. Silent when several people "
                    "share the screen."
                ),
                on_or_off,
            ),
            Setting(
                "has_remarks",
                self.tr("Remarks"),
                self.tr("Lines of the others at big moments, beside them and in the story."),
                on_or_off,
            ),
        )

    def _of_sounds(self) -> tuple[Setting, ...]:
        steps = (
            (self.tr("Off"), 0.0),
            *((f"{percent} %", percent / 100) for percent in (25, 50, 75, 100)),
        )
        return (
            Setting(
                "is_muted",
                self.tr("All sounds"),
                self.tr("{key} turns them off and on.").format(key=keys_of("sound")),
                ((self.tr("On"), False), (self.tr("Off"), True)),
            ),
            Setting("sound_mine", self.tr("Sounds of your own events"), "", steps),
            Setting("sound_others", self.tr("Sounds of others' events"), "", steps),
            Setting(
                "sound_calls",
                self.tr("Calls"),
                self.tr("Your turn, a refusal, the Herald, the last round and the end."),
                steps,
            ),
            Setting(
                "sound_bed",
                self.tr("Around the table"),
                self.tr("Birds, the market, wind and crickets, as late as it is in the game."),
                steps,
            ),
        )

    def _of_looks(self) -> tuple[Setting, ...]:
        return (
            Setting(
                "theme",
                self.tr("Colours"),
                self.tr("{key} changes between light and dark.").format(key=keys_of("dark")),
                (
                    (self.tr("As the system"), "system"),
                    (self.tr("Dark"), "dark"),
                    (self.tr("Light"), "light"),
                ),
            ),
            Setting(
                "contrast",
                self.tr("Contrast"),
                self.tr("Strong: full ink, clear lines, and cards that are out of reach less dim."),
                ((self.tr("As drawn"), "normal"), (self.tr("Strong"), "strong")),
            ),
            *self._of_reading(),
        )

    def _of_reading(self) -> tuple[Setting, ...]:
        return (
            Setting("scale", self.tr("Size of text"), "", ()),
            Setting(
                "symbols",
                self.tr("Signs"),
                self.tr(
                    "Adds the first letter to each resource sign, so you need not rely on colour "
                    "or shape."
                ),
                ((self.tr("As drawn"), "plain"), (self.tr("With letters"), "letters")),
            ),
            Setting(
                "language",
                self.tr("Language"),
                self.tr("Used at once, and the game on the table continues."),
                ((self.tr("As the system"), "system"), ("English", "en"), ("Deutsch", "de")),
            ),
        )

    def _of_ease(self) -> tuple[Setting, ...]:
        return (
            Setting(
                "keys_stay",
                self.tr("Held keys"),
                self.tr("D shows your secrets, Z shows a card closely."),
                ((self.tr("While held"), False), (self.tr("Until pressed again"), True)),
            ),
            Setting(
                "lines_stay",
                self.tr("Messages"),
                self.tr("They can stay until you press them or Esc, and remarks until you choose."),
                ((self.tr("Go by themselves"), False), (self.tr("Stay"), True)),
            ),
            Setting(
                "reader",
                self.tr("Screen reader"),
                self.tr(
                    "Sentences are announced. Orca before 45 hears them as a name that changes."
                ),
                (
                    (self.tr("By itself"), "system"),
                    (self.tr("Announced"), "announce"),
                    (self.tr("As a name"), "name"),
                ),
            ),
        )
