"""The pages of rules, townsfolk, manuscripts, player cards, schemes and signs, with drawings.

What is inferred or reconstructed has a sign in the corner of its drawing (WK140).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF

from valeria_desktop.games.viscounts.files.loader import shipped_catalog
from valeria_desktop.games.viscounts.rules import GAME
from valeria_desktop.games.viscounts.rules.model.things import (
    STARTING,
    Kind,
    Manuscript,
    PlayerCard,
    Scheme,
    Source,
    Townsfolk,
)
from valeria_desktop.games.viscounts.ui.board.places import around
from valeria_desktop.games.viscounts.ui.cards.book import paint_binding
from valeria_desktop.games.viscounts.ui.cards.card_words import (
    effect_of_manuscript,
    known_of,
    lines_of_townsfolk,
)
from valeria_desktop.games.viscounts.ui.cards.fields import paint_mark
from valeria_desktop.games.viscounts.ui.cards.others import paint_player_card, paint_scheme
from valeria_desktop.games.viscounts.ui.cards.upright import paint_card
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.screens.learn.entries import LearnEntry
from valeria_desktop.ui.screens.learn.named import AsideThings, ThingsAside
from valeria_desktop.ui.screens.learn.page import SIGN, EntriesLearnPage
from valeria_desktop.ui.screens.learn.rules import RulesBrowser
from valeria_desktop.ui.screens.learn.signs import SignsList, paint_sign_entry
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sign_words import sign_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QPainter

    from valeria_desktop.games.viscounts.rules.model.catalog import Catalog
    from valeria_desktop.games.viscounts.rules.model.effect import Effect
    from valeria_desktop.ui.paint.look import Look

FOLK, BOOK, CARD, SCHEME = "folk:", "book:", "card:", "scheme:"
"""Beginnings of addresses, one for each kind of thing."""
Pictured = Townsfolk | Manuscript | PlayerCard | Scheme
_DRAWN: dict[type, tuple[tuple[float, float], Callable[[Brush, QRectF, Any], None]]] = {
    Townsfolk: ((91, 131), partial(paint_card, is_large=True)),
    Manuscript: ((68, 50), paint_binding),
    PlayerCard: ((86, 120), paint_player_card),
    Scheme: ((86, 120), paint_scheme),
}
"""The width, the height and the painter of each kind of thing, in its units."""


class EntryDrawings:
    """Paints the things of a catalogue by their addresses."""

    def __init__(self, catalog: Catalog) -> None:
        folk = (*catalog.starters, *catalog.heroes, *catalog.townsfolk)
        self.things: dict[str, Pictured] = {
            **{FOLK + each.id: each for each in folk},
            **{BOOK + each.id: each for each in catalog.manuscripts},
            **{CARD + each.id: each for each in catalog.player_cards},
            **{SCHEME + each.id: each for each in catalog.schemes},
        }

    def paint(self, painter: QPainter, box: QRectF, address: str, look: Look) -> None:
        if address.startswith(SIGN):
            paint_sign_entry(painter, box, address.removeprefix(SIGN), look)
            return
        thing = self.things[address]
        size, paint = _DRAWN[type(thing)]
        unit = min((box.width() - 2) / size[0], (box.height() - 2) / size[1])
        brush, inside = Brush(painter, look, unit), around(box.center(), size, unit)
        paint(brush, inside, thing)
        if thing.source is not Source.FACT:
            paint_mark(brush, inside, is_above=isinstance(thing, PlayerCard))


class EntryWords(QObject):
    """Writes entries in the program's language."""

    def person(self, card: Townsfolk) -> LearnEntry:
        kinds = {
            Kind.STARTER: self.tr("Begins in your deck"),
            Kind.HERO: self.tr("Hero: comes with a player card"),
        }
        kind = kinds.get(card.kind, self.tr("For hire"))
        note = self.tr("{kind} · silver {silver}").format(kind=kind, silver=card.silver)
        icons = self.tr("Shows {icons}.").format(icons=tell(card.icons.words()))
        lines = [icons, *(f"{when}: {what}." for when, what in lines_of_townsfolk(card))]
        clauses = ("WK3", "WK11") if card.kind is Kind.HERO else ("WK3", "WK80")
        return LearnEntry(
            FOLK + card.id,
            tell(card.words()),
            note,
            _lines(lines, card.source),
            ("WK3", "WK13") if card.kind is Kind.STARTER else clauses,
        )

    # --- manuscripts

    def book(self, book: Manuscript) -> LearnEntry:
        note = self.tr("{clerics} clerics · {ribbon} ribbon")
        ribbon = "" if book.ribbon is None else tell(book.ribbon.words())
        clauses = ("WK70", "WK112", "WK113") if book.end is not None else ("WK70", "WK112")
        return LearnEntry(
            BOOK + book.id,
            tell(capital(book.words())),
            note.format(clerics=book.clerics, ribbon=ribbon),
            _lines([f"{effect_of_manuscript(book)}."], book.source),
            clauses,
        )

    # --- player cards and schemes

    def card(self, card: PlayerCard) -> LearnEntry:
        note = self.tr("Your viscount begins on space {number}").format(number=card.number)
        lines = [
            self.tr("Goods: {effect}.").format(effect=tell(card.goods.words())),
            self.tr("Then: {effect}.").format(effect=tell(card.extra.words())),
        ]
        return LearnEntry(
            CARD + card.id,
            tell(capital(card.words())),
            note,
            _lines(lines, card.source),
            ("WK11", "WK12"),
        )

    def scheme(self, scheme: Scheme) -> LearnEntry:
        starting, future = self.tr("In Odo's deck from the start"), self.tr("A future scheme")
        first = [self.tr("First: {effect}.").format(effect=told) for told in _told(scheme.rows)]
        lines = [
            self.tr("Shows {icons}.").format(icons=tell(scheme.icons.words())),
            *first,
            self.tr("Odo rides {number} spaces.").format(number=scheme.move)
            if scheme.move > 1
            else self.tr("Odo rides 1 space."),
            self.tr("Then the first that can be done: {effects}.").format(
                effects="; ".join(_told(scheme.choices))
            ),
        ]
        return LearnEntry(
            SCHEME + scheme.id,
            tell(capital(scheme.words())),
            starting if scheme.deck == STARTING else future,
            _lines(lines, scheme.source),
            ("WK121", "WK123", "WK126"),
        )


def _lines(lines: list[str], source: Source) -> str:
    """Return lines below each other, the last one how the card is known."""
    known = known_of(source)
    return "\n".join([*lines, known] if known else lines)


def _told(effects: Iterable[Effect]) -> list[str]:
    return [tell(effect.words()) for effect in effects]


_SISTERS = {"WK11": CARD, "WK123": SCHEME, "WK13": FOLK + "H", "WK70": BOOK, "WK143": SCHEME}
"""Clauses with two examples of a kind of things: of the last one of those that we made."""
_MADE = ("WK143",)
_EXAMPLES = 2


class NamedThings(ThingsAside):
    """Shows signs and examples of cards beside clauses."""

    def __init__(self, catalog: Catalog) -> None:
        drawings = EntryDrawings(catalog)
        made = [at for at, each in drawings.things.items() if each.source is Source.RECONSTRUCTED]
        things = AsideThings(
            names={at: tell(capital(each.words())) for at, each in drawings.things.items()},
            signs=sign_words(GAME).beside,
            examples={
                clause: [
                    address
                    for address in (made if clause in _MADE else drawings.things)
                    if address.startswith(kind)
                ][:_EXAMPLES]
                for clause, kind in _SISTERS.items()
            },
            clause=r"WK\d+",
        )
        super().__init__(things, drawings.paint, sign_words(GAME).explain)


class ViscountsLearn(EntriesLearnPage):
    """Tabs of rules, townsfolk, manuscripts, player cards, schemes and signs."""

    def __init__(self, look: Look, catalog: Catalog | None = None) -> None:
        catalog = catalog or shipped_catalog()
        rules = RulesBrowser(look, GAME, NamedThings(catalog))
        super().__init__(look, rules, EntryDrawings(catalog).paint)
        words, add = EntryWords(self), self.add_browser
        folk = map(words.person, (*catalog.starters, *catalog.heroes, *catalog.townsfolk))
        books = sorted(catalog.manuscripts, key=lambda book: (book.clerics, book.id))
        cards, schemes = map(words.card, catalog.player_cards), map(words.scheme, catalog.schemes)
        self.people = add(FOLK, self.tr("Townsfolk"), [*folk], "hire")
        self.books = add(BOOK, self.tr("Manuscripts"), [*map(words.book, books)], "manuscript")
        self.cards = add(CARD, self.tr("Player cards"), [*cards], "viscount")
        self.schemes = add(SCHEME, self.tr("Schemes"), [*schemes], "scheme")
        self.signs = ViscountsSigns(look)
        self.add(self.signs, self.tr("Signs"), "standing")


class ViscountsSigns(SignsList):
    """The signs in groups, in two columns."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.lay_named(
            sign_words(GAME).group,
            {
                "kinds": self.tr("Kinds of townsfolk"),
                "goods": self.tr("Your purse"),
                "conscience": self.tr("Conscience"),
                "alone": self.tr("Alone"),
            },
            {
                "cards": self.tr("Cards"),
                "realm": self.tr("The realm"),
                "castle": self.tr("Castle and manuscripts"),
            },
        )
