"""What plaques and sheets of rivals say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules.events.cards import cards_words
from valeria_desktop.games.valencia.ui.parts.council import seat_name
from valeria_desktop.games.valencia.ui.rivals.nina import nina_lines, nina_sentences
from valeria_desktop.games.valencia.ui.rivals.plaque import Status
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.ui.rivals.plaque import Plaque, Public


def name_of(plaque: Plaque) -> str:
    """Name a player, or Nina."""
    if plaque.sitting is None:
        return nina_name()
    return plaque.sitting.name


def nina_name() -> str:
    """Name the neutral deck."""
    return QCoreApplication.translate("Rivals", "Nina")


def status_words(plaque: Plaque) -> str:
    """Say in a word or two how someone stands in the auction; nothing where cards say it."""
    if plaque.status is Status.AWAITED and plaque.awaited > 1:
        words = QCoreApplication.translate("Rivals", "turns up {number} cards")
        return words.format(number=plaque.awaited)
    said = {
        Status.ASKED: QCoreApplication.translate("Rivals", "is asked"),
        Status.WAITS: QCoreApplication.translate("Rivals", "waits"),
        Status.PASSED: QCoreApplication.translate("Rivals", "passed"),
        Status.TO_COME: QCoreApplication.translate("Rivals", "to come"),
        Status.AWAITED: QCoreApplication.translate("Rivals", "turns up a card"),
    }
    return said.get(plaque.status, "")


def sentence_of(plaque: Plaque) -> str:
    """Say all that a plaque shows."""
    parts = [] if plaque.is_nina else _parts_of(plaque)
    if plaque.status is Status.REVEALED:
        words = QCoreApplication.translate("Rivals", "revealed {cards}, together {total}")
        parts.append(words.format(cards=tell(cards_words(plaque.cards)), total=plaque.total))
    elif status := status_words(plaque):
        parts.append(status)
    if not parts:
        parts.append(QCoreApplication.translate("Rivals", "takes part in the guilds' auctions"))
    words = QCoreApplication.translate("Rivals", "{name}: {state}.")
    return words.format(name=name_of(plaque), state=", ".join(parts))


def _parts_of(plaque: Plaque) -> list[str]:
    translate = QCoreApplication.translate
    parts = [
        translate("Rivals", "prestige {number}").format(number=plaque.prestige),
        translate("Rivals", "members in hand {number}").format(number=plaque.members),
        translate("Rivals", "privileges {number}").format(number=plaque.privileges),
    ]
    if plaque.has_figure:
        parts.insert(0, translate("Rivals", "holds the figure"))
    if plaque.stacks:
        words = translate("Rivals", "stacks of {sizes} cards")
        parts.append(words.format(sizes=", ".join(map(str, plaque.stacks))))
    return parts


# --- what is public besides


def lines_on(plaque: Plaque) -> list[tuple[str, str]]:
    """Return the lines on the sheet of a plaque."""
    if plaque.nina is not None:
        return nina_lines(plaque.nina)
    return [] if plaque.public is None else lines_of(plaque.public)


def lines_of(public: Public) -> list[tuple[str, str]]:
    """Return the lines on a sheet: a subject and an amount each."""
    translate = QCoreApplication.translate
    council = ", ".join(seat_name(place) for place in public.council)
    lines = [
        (translate("Rivals", "Points so far"), str(public.points)),
        (translate("Rivals", "Members in the city"), str(public.city)),
        (translate("Rivals", "On the council"), council or translate("Rivals", "nobody")),
    ]
    if public.beside:
        lines.append((translate("Rivals", "Assisting there"), str(public.beside)))
    if public.tasks is not None:
        lines.append((translate("Rivals", "Tasks kept"), str(public.tasks)))
    lines.append((translate("Rivals", "Cards in the deck"), str(public.deck)))
    if public.known:
        words = ", ".join(tell(card.words()) for card in public.known)
        lines.append((translate("Rivals", "Lowest in the deck"), words))
    return lines


def used_words(used: tuple[Card, ...]) -> str:
    """Head the used cards."""
    if not used:
        return QCoreApplication.translate("Rivals", "No card used yet")
    words = QCoreApplication.translate("Rivals", "Used cards: {number}")
    return words.format(number=len(used))


def public_sentence(plaque: Plaque) -> str:
    """Say all that a sheet shows."""
    if plaque.nina is not None:
        words = QCoreApplication.translate("Rivals", "Cards in her deck: {left} of {whole}.")
        left, whole = plaque.nina.left, plaque.nina.whole
        said = [*nina_sentences(), words.format(left=left, whole=whole)]
    else:
        line = QCoreApplication.translate("Rivals", "{what}: {number}.")
        said = [line.format(what=what, number=number) for what, number in lines_on(plaque)]
    if plaque.used:
        words = QCoreApplication.translate("Rivals", "Used: {cards}.")
        said.append(words.format(cards=", ".join(tell(card.words()) for card in plaque.used)))
    else:
        said.append(f"{used_words(plaque.used)}.")
    return " ".join(said)
