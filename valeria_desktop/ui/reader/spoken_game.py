"""A game in sentences, for players who hear the table: turns, what they have, the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from attrs import evolve, frozen

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

    def __init__(self) -> None:
        """Remember nothing told yet."""
        self._told: dict[int, str] = {}
        """The words of each entry that was told, by its first line."""

    def turn(self, chapter: Chapter, first: int, names: tuple[str, ...], viewer: int) -> SpokenTurn:
        """Return the news of a turn from a line of the log on, as its viewer hears them."""
        new = [entry for entry in chapter.entries if max(entry.lines) >= first]
        is_own = chapter.seat == viewer
        spoken = spoken_entries(new, names, chapter.seat, is_understood=is_own)
        sentences = tuple(
            self._rest(chapter, entry, first, words, names)
            for entry, words in zip(_needed(new), spoken.sentences, strict=True)
        )
        return evolve(spoken, sentences=sentences)

    def _rest(
        self, chapter: Chapter, entry: StoryEntry, first: int, words: str, names: tuple[str, ...]
    ) -> str:
        """Return the news of an entry beyond its words before: a harvest grows with each choice."""
        del chapter, names
        begun = min(entry.lines)
        before = self._told.get(begun, "") if begun < first else ""
        self._told[begun] = words
        return rest_of(words, before)

    def own(self, scene: Any) -> str:
        """Return what the viewer has: "7 Gold, 3 Strength"; "" where the game doesn't say."""
        del scene
        return ""

    def in_hand(self, scene: Any) -> str:
        """Return a sentence about the viewer's hand: "In hand: Thief."; "" where none is told."""
        del scene
        return ""

    def standing(self, scene: Any) -> str:
        """Return how the game stands: its round, the others, and how near its end is."""
        del scene
        return ""


def rest_of(words: str, before: str) -> str:
    """Return the clauses of a sentence that another one doesn't begin with; all, if none is new."""
    old, new = before.split(", "), words.split(", ")
    same = next((at for at, pair in enumerate(zip(old, new, strict=False)) if len({*pair}) > 1), -1)
    same = min(len(old), len(new)) if same < 0 else same
    rest = ", ".join(new[same:]) or words
    return rest[:1].upper() + rest[1:]


def _needed(entries: Sequence[StoryEntry]) -> list[StoryEntry]:
    return [entry for entry in entries if entry.kind is not EntryKind.QUIET]


def spoken_entries(
    entries: Sequence[StoryEntry],
    names: tuple[str, ...],
    acting: int | None,
    *,
    is_understood: bool,
) -> SpokenTurn:
    """Return entries of the story as news; each is named whom the one before isn't about.

    With `is_understood` the first needs no name if it is about the player whose turn it is.
    """
    said: list[str] = []
    more: list[str] = []
    last = acting if is_understood else None
    for entry in entries:
        is_quiet = entry.kind is EntryKind.QUIET
        is_known = entry.seat == acting and (is_quiet or last == acting)
        is_known = is_known and entry.kind is not EntryKind.HEADLINE
        words = tell(entry.told if is_known else entry.sentence(names))
        (more if is_quiet else said).append(words[:1].upper() + words[1:])
        if not is_quiet and entry.seat is not None:
            last = entry.seat
    return SpokenTurn(tuple(said), tuple(more))
