"""The zoom's words about influence cards and tasks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.catalog_words import reward_words, task_words
from valeria_desktop.games.valencia.rules.model.cards import PLAIN, in_order, sum_of
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.ui.cards.card_words import power_of, progress_words
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.zoom.subject import Manner, Tone, ZoomNote, ZoomText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.standing import TaskStanding

_APART = Manner(stands_apart=True)


def said_of_cards(scene: Scene, cards: Sequence[Card], name: str) -> ZoomText:
    """Return the words about a stack: its sum, its cards and their powers."""
    translate = QCoreApplication.translate
    if len(cards) == 1:
        return said_of_card(scene, cards[0])
    kind = translate("ValenciaZoom", "sum {number}").format(number=sum_of(cards))
    notes = [*counted_notes(cards, translate("ValenciaZoom", "Cards")), *_powers(cards)]
    return ZoomText(name, kind, tuple(notes))


def said_of_card(scene: Scene, card: Card) -> ZoomText:
    """Return the words about a card: its number or power, and the used cards of its kind."""
    translate = QCoreApplication.translate
    kind = translate("ValenciaZoom", "influence card")
    words = power_of(card)
    if not words:
        words = translate("ValenciaZoom", "Counts {number} in an auction.")
        words = words.format(number=card.number)
    notes = ZoomNote(words, "", _APART), _used_already(scene, card)
    return ZoomText(tell(card.words()), kind, notes)


def _used_already(scene: Scene, card: Card) -> ZoomNote:
    """Return the used cards of a card's kind, by player: they lie open."""
    translate = QCoreApplication.translate
    each = translate("ValenciaZoom", "{player} {number}")
    used = ((seat, player.used.count(card)) for seat, player in enumerate(scene.view.players))
    found = [
        each.format(player=scene.names[seat], number=number) for seat, number in used if number
    ]
    words = ", ".join(found) or translate("ValenciaZoom", "none")
    return ZoomNote(words, translate("ValenciaZoom", "Used already"))


def said_of_used(cards: Sequence[Card]) -> ZoomText:
    """Return the words about your used pile."""
    translate = QCoreApplication.translate
    many = translate("ValenciaZoom", "{number} cards").format(number=len(cards))
    kind = translate("ValenciaZoom", "1 card") if len(cards) == 1 else many
    words = translate("ValenciaZoom", "They are out of the game; everyone may look at them.")
    title = translate("ValenciaZoom", "Cards")
    notes = [ZoomNote(words, "", _APART), *counted_notes(cards, title), *_powers(cards)]
    return ZoomText(translate("ValenciaZoom", "Used cards"), kind, tuple(notes))


def counted_notes(cards: Sequence[Card], title: str) -> list[ZoomNote]:
    """Return the cards with their numbers, the highest first."""
    count = Counter(in_order(cards))
    if not count:
        return []
    each = QCoreApplication.translate("ValenciaZoom", "{times} × {card}")
    said = [
        each.format(times=number, card=tell(card.words())) if number > 1 else tell(card.words())
        for card, number in count.items()
    ]
    return [ZoomNote(", ".join(said), title)]


def _powers(cards: Sequence[Card]) -> list[ZoomNote]:
    kinds = [card for card in dict.fromkeys(in_order(cards)) if card not in PLAIN]
    return [ZoomNote(power_of(card), tell(card.words())) for card in kinds]


# --- tasks


def said_of_task(scene: Scene, task: Task, *, is_own: bool) -> ZoomText:
    """Return the words about a task: demand and points; for your own task its progress, too."""
    title = QCoreApplication.translate("ValenciaZoom", "Needs")
    asked = tell(task_words(task, len(scene.seats)))
    notes = [ZoomNote(f"{asked}.", title)]
    standing = progress_seen(scene.view, task) if is_own else None
    if standing is not None:
        progress = QCoreApplication.translate("ValenciaZoom", "Progress")
        notes.append(ZoomNote(progress_words(standing), progress, _manner_of(standing)))
    reward = QCoreApplication.translate("ValenciaZoom", "At the end")
    notes.append(ZoomNote(f"{tell(capital(reward_words(task)))}.", reward))
    return ZoomText(
        tell(task.words()), QCoreApplication.translate("ValenciaZoom", "task"), tuple(notes)
    )


def _manner_of(standing: TaskStanding) -> Manner:
    is_done = not standing.is_counted and standing.number >= standing.wanted
    return Manner(Tone.GOOD if is_done else Tone.PLAIN, is_strong=True)
