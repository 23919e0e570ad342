"""Cards that tokens stand for: each is turned where it lies as a token leaves it or comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.at import OfTokens
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.ui.stage.card_motions import CardTurned
from valeria_desktop.games.valeria.ui.stage.flights import card_of
from valeria_desktop.ui.stage.motions import Going, Instant, Token

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.stage.beats import Beat, Motion


def with_turned_cards(beat: Beat, catalog: Catalog) -> Beat:
    """Return a beat in which cards turn as their tokens go and come back (CS11, CS12)."""
    cards = _cards_with_tokens(catalog)
    return evolve(beat, motions=tuple(_turned(beat.motions, cards))) if cards else beat


def _cards_with_tokens(catalog: Catalog) -> dict[str, Card]:
    """Return the card that each token of a payment stands for, by its track."""
    return {
        tag: card
        for row in catalog.rows
        for card in row.cards
        for tag, _ in card.comes_with
        if tag in TRACKS and TRACKS[tag].stands_for
    }


def _turned(motions: Iterable[Motion], cards: Mapping[str, Card]) -> Iterator[Motion]:
    """Yield motions, with cards that turn: down below a token that goes, up in place of another."""
    seen: set[At] = set()
    for motion in motions:
        goal = motion.goal if isinstance(motion, Token) else None
        if isinstance(goal, OfTokens) and goal.tag in cards:
            yield _turns_up(motion, goal, cards[goal.tag], is_first=goal not in seen)
            seen.add(goal)
            continue
        start = motion.start if isinstance(motion, Going) else None
        if isinstance(start, OfTokens) and start.tag in cards and start not in seen:
            seen.add(start)
            card = cards[start.tag]
            where = card_of(start.seat, card)
            yield CardTurned(where=where, card=card, is_down=True, at=motion.at)
        yield motion


def _turns_up(motion: Motion, goal: OfTokens, card: Card, *, is_first: bool) -> Motion:
    """Return the card that turns up in place of its token; equal ones turn together, once."""
    if not is_first:
        return Instant(at=motion.at, lasts=motion.lasts, lands=motion.lands)
    return CardTurned(where=card_of(goal.seat, card), card=card, at=motion.at, lands=motion.lands)
