"""The turns as a screen reader tells them: each once, when it is over, in few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.session.story import Story
from valeria_desktop.ui.reader.spoken_game import SpokenGame
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import Chapter, TellTurn
    from valeria_desktop.ui.reader.spoken_game import SpokenTurn

_UNDONE = 3
"""The most lines of the log that are named when they are taken back."""
MOST = 45
"""The most words for the turn of another player; a turn with more news says all that is needed."""


class ToldTurns:
    """Knows which lines of the log were told, and tells the others."""

    def __init__(self) -> None:
        """Begin before a game."""
        self._game = SpokenGame()
        self._story = Story()
        self._from = 0
        self._known: tuple[Line, ...] = ()
        """The lines of the log when turns were told last."""
        self._since: list[tuple[int, str]] = []
        """The news that can be told again, the newest last, each with its turn's first line."""

    def use(self, game: SpokenGame, tell_turn: TellTurn | None) -> None:
        """Tell another game, from the lines on that are not known yet."""
        self._game, self._story = game, Story(tell_turn)
        self._from, self._known = 0, ()
        self._since.clear()

    def know(self, lines: Sequence[Line]) -> None:
        """Take lines as told: the player has seen them, or takes a game up again."""
        self._from, self._known = len(lines), tuple(lines)

    def taken_back(self, lines: Sequence[Line], names: tuple[str, ...]) -> str:
        """Return what an undo took back since the last news; "" if nothing."""
        gone = self._known[len(lines) :]
        self._known = tuple(lines)
        words = [tell(line.words(names)) for line in gone if not line.begins_turn]
        return ". ".join(words[:_UNDONE])

    @property
    def again(self) -> str:
        """The turns told last, once more."""
        return " ".join(words for _, words in self._since)

    def told(
        self, lines: Sequence[Line], names: tuple[str, ...], viewer: int, *, is_asked: bool
    ) -> list[str]:
        """Return the news of each turn that is over; with a question, of the last one, too."""
        self._from = min(self._from, len(lines))  # an undo took lines back
        self._story.tell(lines, names)
        chapters = self._story.chapters
        ready = chapters if is_asked else chapters[:-1]
        found = []
        for chapter in ready:
            is_bare = len(chapter.lines) == 1 and chapter.seat is not None
            is_bare = is_bare and not self._game.says_headlines
            if chapter.end > self._from and not is_bare:  # a question says whose turn it is
                found += self._news(chapter, names, viewer)
                self._from = chapter.end
        return found

    def _news(self, chapter: Chapter, names: tuple[str, ...], viewer: int) -> list[str]:
        words = shortened(self._game.turn(chapter, self._from, names, viewer))
        if not words:
            return []
        self._since = [*self._still_told(chapter, viewer), (chapter.first, words)]
        return [words]

    def _still_told(self, chapter: Chapter, viewer: int) -> list[tuple[int, str]]:
        """Return the older news that can be told again, beside the news of a turn."""
        if most := self._game.remembered:
            turns = sorted({first for first, _ in self._since} | {chapter.first})[-most:]
            return [each for each in self._since if each[0] in turns]
        is_own = chapter.seat == viewer and self._from <= chapter.first
        return [] if is_own else self._since


def shortened(turn: SpokenTurn) -> str:
    """Return a turn's news: all that is needed, and more while there are few words."""
    said = list(turn.sentences)
    for sentence in turn.more:
        if _words(said) + _words([sentence]) <= MOST:
            said.append(sentence)
    return " ".join(f"{sentence.rstrip('.')}." for sentence in said)


def _words(sentences: list[str]) -> int:
    return sum(len(sentence.split()) for sentence in sentences)
