"""The paintings on the wall as plain data: what is on each plate, and its words for a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QDate, QDateTime, QLocale, QObject, Qt

from valeria_desktop.bots.registry import parts_of
from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.session.rivalries import hero_of, is_won
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.figures import whole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.storage.ledger import KeptGame, KeptSeat
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.screens.hall.hall_parts import Keepsake


@frozen
class OnWall(At):
    """The address of a painting: its game's key in the history."""

    game: str


@frozen
class Painting:
    """A finished game on the wall."""

    at: OnWall
    paint: Callable[..., object] | None
    """Paints the picture; None while there is none, or in a game that brings none."""
    picture: Any
    title: str
    """The words on a plain plate in place of a picture."""
    is_gilt: bool
    """Whether a person won: the frame is gilt with corners, else of plain wood."""
    date: str
    score: str
    emblem: str
    """The picture of a person on the plate; empty without one."""
    line: str
    """The best moment and the marks; without any of them, who else played."""
    words: str
    """Everything in a few sentences, for a screen reader."""
    opacity: float = 1.0
    """Less while it fades in, from 0."""

    @property
    def look(self) -> object:
        """All that its picture depends on."""
        return self.picture, self.title, self.is_gilt, self.date, self.score, self.emblem, self.line


class PaintingMaker(QObject):
    """Makes paintings of finished games and of their keepsakes."""

    def __init__(self, faces: Faces, parent: QObject | None = None) -> None:
        """Paint the games that have these faces; other games hang as plain plates."""
        super().__init__(parent)
        self._faces = faces
        self._bots = BotWords(self)

    def painting(self, kept: KeptGame, keepsake: Keepsake | None, first_win: str = "") -> Painting:
        """Return the painting of a game; without a keepsake it is a plain plate.

        `first_win` is a level that a person won against for the first time in this game.
        """
        face = self._faces.get(kept.game)
        hall = face.hall() if face is not None and face.hall is not None else None
        has_picture = keepsake is not None and hall is not None
        return Painting(
            at=OnWall(kept.id),
            paint=hall.paint if hall is not None and has_picture else None,
            picture=keepsake.picture if keepsake is not None else None,
            title=face.rules.name if face is not None else shown(kept.game),
            is_gilt=is_won(kept),
            date=self.date(kept.ended),
            score=" : ".join(map(whole, _points(kept, keepsake))),
            emblem=keepsake.emblem if keepsake is not None else "",
            line=self._line(kept, keepsake, first_win) or self._company(kept),
            words=self._words(kept, keepsake, first_win),
        )

    # --- the plate

    def date(self, time: str) -> str:
        """Return the day of a time, with the year if it isn't the present one."""
        day = QDateTime.fromString(time, Qt.DateFormat.ISODate).toLocalTime().date()
        is_new = day.year() == QDate.currentDate().year()
        pattern = self.tr("d MMMM") if is_new else self.tr("d MMM yyyy")
        return QLocale().toString(day, pattern)

    def _line(self, kept: KeptGame, keepsake: Keepsake | None, first_win: str) -> str:
        """Return the best moment, and the marks of a game that doesn't count or had no help."""
        best = tell(keepsake.best) if keepsake is not None and keepsake.best else ""
        if first_win:
            level = self._bots.levels()[first_win]
            best = self.tr("First win against {level}").format(level=level)
        return " · ".join(filter(None, (self._mark(kept), best)))

    def _company(self, kept: KeptGame) -> str:
        """Return against whom a game without a best moment was played."""
        hero = hero_of(kept)
        names = [shown(seat.name) for seat in kept.seats if seat.seat != hero.seat]
        others = QLocale().createSeparatedList(names)
        return self.tr("Against {others}").format(others=others) if names else ""

    def _mark(self, kept: KeptGame) -> str:
        marks = (
            self.tr("rewound") if kept.rewound else "",
            self.tr("watched") if all(seat.bot for seat in kept.seats) else "",
            self.tr("without help") if kept.without_help else "",
        )
        return ", ".join(filter(None, marks))

    # --- words for a reader

    def _words(self, kept: KeptGame, keepsake: Keepsake | None, first_win: str) -> str:
        sentences = [self._result(kept, keepsake)]
        if keepsake is not None and keepsake.words:
            sentences.append(self.tr("{picture}.").format(picture=tell(keepsake.words)))
        if line := self._line(kept, keepsake, first_win):
            sentences.append(self.tr("{moment}.").format(moment=line[:1].upper() + line[1:]))
        return " ".join(sentences)

    def _result(self, kept: KeptGame, keepsake: Keepsake | None) -> str:
        """Return who won or lost against whom, by which points, and when: "Lost to Tamsin, …"."""
        hero = hero_of(kept)
        points = self.tr(" to ").join(map(whole, _points(kept, keepsake)))
        others = QLocale().createSeparatedList(
            [self._named(seat) for seat in kept.seats if seat.seat != hero.seat]
        )
        if hero.bot:
            words = self.tr("{who} won, {points}, {date}.")
        elif not others:
            words = self._lone(kept.outcome)
        elif hero.won:
            words = self.tr("Won against {others}, {points}, {date}.")
        else:
            words = self.tr("Lost to {others}, {points}, {date}.")
        date, who = self.date(kept.ended), self._named(hero)
        return words.format(who=who, others=others, points=points, date=date)

    def _lone(self, outcome: str) -> str:
        words = {
            "won": self.tr("Won alone, {points}, {date}."),
            "lost": self.tr("Lost alone, {points}, {date}."),
        }
        return words.get(outcome, self.tr("A draw, {points}, {date}."))

    def _named(self, seat: KeptSeat) -> str:
        level = self._bots.levels().get(parts_of(seat.bot)[0]) if seat.bot else None
        name = shown(seat.name)
        return self.tr("{name} ({level})").format(name=name, level=level) if level else name


def _points(kept: KeptGame, keepsake: Keepsake | None) -> tuple[int, ...]:
    """Return the points of the painting's owner and of the best other side."""
    hero = hero_of(kept)
    others = [seat.points for seat in kept.seats if seat.seat != hero.seat]
    if keepsake is not None and keepsake.rival is not None:
        others.append(keepsake.rival)
    return (hero.points, max(others)) if others else (hero.points,)
