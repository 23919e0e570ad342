"""What the Dark Lord says: of a card that he took, of a boss that fell, of half the realm."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import Captured, LastRound, Slain
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.events import Event


class LordOccasion(StrEnum):
    """A moment at which the Dark Lord speaks."""

    TOOK = "took a card"
    LOST_BOSS = "a boss fell"
    LAST_ROUND = "the last round begins"


class LordVoice:
    """Hears one event after the other; it speaks from his first capture on."""

    def __init__(self, seed: int) -> None:
        """Begin with the first event of a game; the seed decides on the words."""
        self._number = seed
        self._has_come = False
        self._turn: int | None = None
        self._told: set[LordOccasion] = set()
        """His occasions in the turn: of the cards of one turn he speaks once, and of its boss."""
        self._is_last = self._owes_last = False

    def hear(self, event: Event, turn: int) -> tuple[LordOccasion, Phrase] | None:
        """Return his occasion and his words, or None.

        A last round that begins after his words of a turn is told with the next turn.
        """
        if turn != self._turn:
            self._turn, self._told = turn, set()
        if isinstance(event, LastRound) and self._has_come and not self._is_last:
            self._is_last = self._owes_last = True
        if self._owes_last and not self._told:
            self._owes_last = False
            return self._say(LordOccasion.LAST_ROUND, _LAST)
        match event:
            case Captured(card=card):
                self._has_come = True
                return self._say(LordOccasion.TOOK, _taken(card))
            case Slain(card=boss) if boss.is_boss and self._has_come:
                return self._say(LordOccasion.LOST_BOSS, _struck(boss))
        return None

    def _say(
        self, occasion: LordOccasion, variants: tuple[Phrase, ...]
    ) -> tuple[LordOccasion, Phrase] | None:
        if occasion in self._told:
            return None
        self._told.add(occasion)
        self._number += 1
        return occasion, variants[self._number % len(variants)]


def half_words(*, is_gained: bool) -> Phrase:
    """Return his words when he comes to half of the points, or falls below it."""
    if is_gained:
        return say("Half of the realm warms its hands at my fire. The better half.")
    return say("So half of it is yours. Mine is the half with the teeth.")


def _taken(card: Card) -> tuple[Phrase, ...]:
    return tuple(say(words, card=card.name) for words in _TAKEN[card.kept])


_TAKEN: dict[str, tuple[str, ...]] = {
    "domains": (
        "{card} has a fine cellar. I shall fill it.",
        "{card} flies my banner now. It suits the view.",
    ),
    "monsters": (
        "{card} never liked your side of the hill.",
        "{card} comes home. There was soup.",
    ),
    "citizens": (
        "{card} knocked at my gate. I opened.",
        "You looked away. {card} did not.",
        "{card} tired of waiting. My fire is warm.",
        "One more at my table. Good evening, {card}.",
    ),
}
"""His words for a card that he took, by the zone that keeps it."""


def _struck(card: Card) -> tuple[Phrase, ...]:
    return (
        say("{card} was my favourite. I keep count.", card=card.name),
        say("You struck down {card}. I felt it, a little.", card=card.name),
    )


_LAST = (
    say("The last round. Bring a light."),
    say("One more round, and then it will be quiet."),
)
