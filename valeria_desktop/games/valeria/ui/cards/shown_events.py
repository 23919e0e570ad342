"""How Events are shown, those too that are monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valeria.rules.model.cards import area_sign
from valeria_desktop.games.valeria.rules.model.event_cards import (
    EventCard,
    EventMonster,
    MonsterEvent,
)
from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.cards.areas import land_of
from valeria_desktop.games.valeria.ui.cards.shown import PowerWords, Shown
from valeria_desktop.games.valeria.ui.cards.shown_foes import ShownSlain
from valeria_desktop.kernel.phrases import capital, say
from valeria_desktop.kernel.signs import THEN, Mark, number
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.kernel.signs import Marks


class ShownMonsterEvent(ShownSlain[MonsterEvent]):
    """A Monster Event: what it does before it is slain, and what it brings."""

    clauses = ("V5", "T17", "V6")
    badge_note: ClassVar[str] = "events"

    def field(self, _card: MonsterEvent) -> str:
        return colours.EVENT

    def badge(self, card: MonsterEvent) -> Marks:
        when = number("?") if card.trigger is None else Mark("roll")
        return (Mark("events"), when if card.number is None else number(card.number))

    def powers(self, card: MonsterEvent) -> tuple[Marks, ...]:
        of_trigger = ((Mark("events"), THEN, *card.trigger.signs()),) if card.trigger else ()
        for_all = (power.signs() for power in card.powers)
        return (*of_trigger, *for_all, *super().powers(card))

    def lines(self, card: MonsterEvent, solo: Solo | None) -> list[str]:
        notes = [f"{note.title}: {note.text}" for note in _notes_of_monster_event(card)]
        return [*notes, *super().lines(card, solo)]

    def notes(self, card: MonsterEvent, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        return [*_notes_of_monster_event(card), *super().notes(card, solo, is_mine=is_mine)]

    def kind(self, card: MonsterEvent) -> str:
        return QCoreApplication.translate("Cards", "{event}, {type}").format(
            event=self.short_kind(card), type=tell(capital(say(card.type.value)))
        )

    def short_kind(self, card: MonsterEvent) -> str:
        if card.number is None:
            return QCoreApplication.translate("Cards", "Monster Event")
        words = QCoreApplication.translate("Cards", "Monster Event {number}")
        return words.format(number=card.number)


def _notes_of_monster_event(card: MonsterEvent) -> list[PowerWords]:
    when = QCoreApplication.translate("Zoom", "When {number} is rolled")
    each = QCoreApplication.translate("Zoom", "At the end of every Roll Phase")
    revealed = QCoreApplication.translate("Cards", "When it comes up")
    for_all = QCoreApplication.translate("Cards", "For everyone until it is slain")
    acts = each if card.number is None else when.format(number=card.number)
    of_effects = [(card.revealed, revealed), (card.trigger, acts)]
    notes = [
        PowerWords(f"{tell(effect.words())}.", title) for effect, title in of_effects if effect
    ]
    return [*notes, *[PowerWords(f"{tell(power.words())}.", for_all) for power in card.powers]]


class ShownEventCard(Shown[EventCard]):
    """An Event: what it does when it comes up, and for as long as it counts."""

    clauses = ("FF4", "FF5")

    def field(self, _card: EventCard) -> str:
        return colours.EVENT

    def land(self, _card: EventCard) -> str:
        return "event"

    def powers(self, card: EventCard) -> tuple[Marks, ...]:
        lines = [power.signs() for power in card.powers]
        if card.revealed:
            lines.insert(0, (Mark("exhausted"), THEN, *card.revealed.signs()))
        return tuple(lines)

    def lines(self, card: EventCard, _solo: Solo | None) -> list[str]:
        return [f"{note.title}: {note.text}" for note in _notes_of_event(card)]

    def notes(self, card: EventCard, _solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        del is_mine
        return _notes_of_event(card)

    def kind(self, _card: EventCard) -> str:
        return QCoreApplication.translate("Cards", "Event")

    def short_kind(self, _card: EventCard) -> str:
        return QCoreApplication.translate("Cards", "Event")


class ShownEventMonster(ShownSlain[EventMonster]):
    """An Event that is slain as a monster: what it does when it comes up, and what it brings."""

    clauses = ("FF4", "T17", "V6")

    def field(self, _card: EventMonster) -> str:
        return colours.EVENT

    def land(self, card: EventMonster) -> str:
        return land_of(card.area)

    def badge(self, card: EventMonster) -> Marks:
        return (Mark("events"), Mark(area_sign(card.area)))

    def lines(self, card: EventMonster, solo: Solo | None) -> list[str]:
        revealed = _note_when_revealed(card.revealed)
        return [f"{revealed.title}: {revealed.text}", *super().lines(card, solo)]

    def notes(self, card: EventMonster, solo: Solo | None, *, is_mine: bool) -> list[PowerWords]:
        return [_note_when_revealed(card.revealed), *super().notes(card, solo, is_mine=is_mine)]

    def kind(self, card: EventMonster) -> str:
        words = QCoreApplication.translate("Cards", "Event and monster of the {area}, {type}")
        return words.format(area=tell(say(card.area)), type=tell(capital(say(card.type.value))))

    def short_kind(self, card: EventMonster) -> str:
        words = QCoreApplication.translate("Cards", "Event and monster of the {area}")
        return words.format(area=tell(say(card.area)))


def _note_when_revealed(effect: Effect) -> PowerWords:
    title = QCoreApplication.translate("Cards", "When it comes up")
    return PowerWords(f"{tell(effect.sentence())}.", title)


def _notes_of_event(card: EventCard) -> list[PowerWords]:
    in_play = QCoreApplication.translate("Cards", "For everyone while it lies there")
    lasting = QCoreApplication.translate("Cards", "For everyone until the end of the game")
    notes = [_note_when_revealed(card.revealed)] if card.revealed else []
    title = lasting if card.lasts else in_play
    return [*notes, *[PowerWords(f"{tell(power.words())}.", title) for power in card.powers]]
