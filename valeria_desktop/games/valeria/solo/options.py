"""The options of the games for one player, besides those of all games."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import (
    AtPlace,
    OfDie,
    at_pile,
    place_name,
    place_words,
)
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At


@frozen(eq=False)
class AttackFirst(Option):
    """Let this die activate its monsters first."""

    die: int
    value: int

    @property
    def id(self) -> str:
        return f"first {'ab'[self.die]}"

    @property
    def at(self) -> At:
        return OfDie(self.die)

    def words(self) -> Phrase:
        return say("Die {die} ({value}) attacks first", die="AB"[self.die], value=self.value)


@frozen(eq=False)
class AttackColumn(Option):
    """Let this monster stack attack when the die shows a 6."""

    place: int

    @property
    def id(self) -> str:
        return f"attack {place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    def words(self) -> Phrase:
        return say("Column {column} is attacked", column=self.place + 1)


@frozen(eq=False)
class Surrender(Option):
    """Leave this card to the Dark Lord."""

    place: int
    card: Card

    @property
    def id(self) -> str:
        return f"leave {place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    def words(self) -> Phrase:
        return at_pile(
            say("Leave {card} to the Dark Lord", card=self.card.name), self.place, self.card
        )


@frozen(eq=False)
class Hide(Option):
    """Hide the top card of a pile under the top card of another pile."""

    source: int
    place: int
    card: Card
    hidden: Card

    @property
    def id(self) -> str:
        return f"hide {place_name(self.place)} under {place_name(self.source)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)

    def words(self) -> Phrase:
        return say(
            "Hide {hidden} of {pile} under {card} of {source}",
            hidden=self.hidden.name,
            pile=place_words(self.place),
            card=self.card.name,
            source=place_words(self.source),
        )


attack_first = cache(AttackFirst)
attack_column = cache(AttackColumn)
surrender = cache(Surrender)
hide = cache(Hide)
