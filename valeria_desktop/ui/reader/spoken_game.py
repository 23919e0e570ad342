"""A game in sentences, for players who hear the table: turns, what they have, the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from attrs import frozen

from valeria_desktop.session.story import EntryKind
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.session.story import Chapter, StoryEntry


@frozen
class SpokenTurn:
    """A turn in sentences."""

    sentences: tuple[str, ...]
    """The news that is told in any case."""
    more: tuple[str, ...] = ()
    """Further news, said as far as there is time."""


class SpokenGame:
    """Says what a game's table shows. A game overrides what it can say in fewer words."""

    says_headlines: ClassVar[bool] = False
    """Whether a turn that has only begun is told, because no question says what it is about."""
    remembered: ClassVar[int] = 0
    """The number of turns that can be told again; 0 for all since the viewer's last one began."""

    def turn(self, chapter: Chapter, first: int, names: tuple[str, ...], viewer: int) -> SpokenTurn:
        """Return the news of a turn from a line of the log on, as its viewer hears them."""
        del viewer
        new = [entry for entry in chapter.entries if max(entry.lines) >= first]
        return spoken_entries(new, names, chapter.seat)

    def own(self, scene: Any) -> str:
        """Return what the viewer has: "7 Gold, 3 Strength"; "" where the game doesn't say."""
        del scene
        return ""

    def standing(self, scene: Any) -> str:
        """Return how the game stands: its round, the others, and how near its end is."""
        del scene
        return ""


def spoken_entries(
    entries: Sequence[StoryEntry], names: tuple[str, ...], acting: int | None
) -> SpokenTurn:
    """Return entries of the story as news; only the headline names the player whose turn it is."""
    said: list[str] = []
    more: list[str] = []
    for entry in entries:
        is_known = entry.seat == acting and entry.kind is not EntryKind.HEADLINE
        words = tell(entry.told if is_known else entry.sentence(names))
        (more if entry.kind is EntryKind.QUIET else said).append(words[:1].upper() + words[1:])
    return SpokenTurn(tuple(said), tuple(more))
