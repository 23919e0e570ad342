"""What Valencia's score calls things."""

from __future__ import annotations

from valeria_desktop.ui.screens.end.words import ScoreWords


class ValenciaScoreWords(ScoreWords):
    """Prestige, members, what they touch, privileges and tasks; and how a game ends."""

    def source(self, category: str) -> str:
        words = {
            "prestige": self.tr("Prestige"),
            "members": self.tr("Members in the city"),
            "palms": self.tr("Palms"),
            "fountains": self.tr("Fountains"),
            "privileges": self.tr("Privileges"),
            "tasks": self.tr("Tasks"),
        }
        return words.get(category, category)

    def ending(self, condition: str) -> str:
        return self.tr("Five rounds are over.") if condition == "rounds" else condition
