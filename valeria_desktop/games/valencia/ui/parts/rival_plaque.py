"""A rival's plaque as values and in words: the public things of another player."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.bots.company import person_in
from valeria_desktop.games.valencia.rules.at import AtPlayer
from valeria_desktop.games.valencia.rules.events.cards import cards_words
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.cards import plain_deck
from valeria_desktop.games.valencia.rules.model.guild import SEATS
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.round.auction import CARDS_OF_NINA
from valeria_desktop.games.valencia.ui.guests import guest_of
from valeria_desktop.games.valencia.ui.parts.council import seat_name
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.ladder import Ladder
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.seats import Colour, Seat
    from valeria_desktop.ui.place.guests import SeatedGuest


NINA_SIGN = "card-back"


class RivalStatus(Enum):
    """A rival's part in the current auction."""

    NONE = "none"
    """There is no auction, or Nina has no part in it yet."""
    ASKED = "asked"
    TO_COME = "to come"
    WAITS = "waits"
    """The player put a privilege back, and is asked after the others (VA16)."""
    PASSED = "passed"
    REVEALED = "revealed"
    AWAITED = "awaited"
    """Nina turns up her cards after all players were asked (VA40)."""


@frozen
class RivalDetails:
    """A player's public things that only the sheet shows."""

    points: int
    """The points that everyone can count."""
    prestige: int
    city: int
    council: tuple[int, ...]
    """The seats of the council that the player holds."""
    beside: int
    """Number of the player's assisting members."""
    deck: int
    known: tuple[Card, ...]
    """Cards that everyone saw put under the deck, the lowest one last."""
    used: tuple[Card, ...]
    tasks: int | None
    """Number of kept tasks; None while that is secret."""


@frozen
class Plaque:
    """All painted and spoken data of a rival; equal plaques look the same."""

    seat: int
    sitting: Seat | None
    """The player's seat; None for Nina."""
    is_asked: bool
    has_figure: bool
    points: int
    """The points so far that everyone can count."""
    members: int
    privileges: int
    stacks: tuple[int, ...]
    """Number of cards in each stack."""
    cards: tuple[Card, ...]
    """The cards that the rival revealed in this auction."""
    total: int
    status: RivalStatus
    awaited: int = 0
    """Number of cards that Nina will turn up."""
    rivals: int = 1
    """The number of rivals at the table."""
    guest: SeatedGuest | None = None
    """The character who plays the seat, or None."""
    level: str = ""
    """The character's level in a word; "" for anyone else."""
    public: RivalDetails | None = None
    """A player's other public things; None for Nina."""
    nina: NinasDeck | None = None

    @property
    def used(self) -> tuple[Card, ...]:
        """The open used cards of the player, or of Nina."""
        known = self.public or self.nina
        return () if known is None else known.used

    @property
    def portrait(self) -> str:
        """The character's drawing, or ""."""
        return "" if self.guest is None else self.guest.portrait

    @property
    def about(self) -> str:
        """The character's name, level and style of play in words, or ""."""
        return "" if self.guest is None else self.guest.about

    @property
    def key(self) -> AtPlayer:
        """The address of the player, or of Nina."""
        return AtPlayer(self.seat)

    @property
    def is_nina(self) -> bool:
        """Whether the plaque is that of Nina, the neutral deck in games of two players."""
        return self.sitting is None

    @property
    def colour(self) -> Colour | None:
        """The player's colour; None for Nina."""
        return None if self.sitting is None else self.sitting.colour

    @property
    def sign(self) -> str:
        """The player's sign, or Nina's."""
        return NINA_SIGN if self.sitting is None else self.sitting.sign.value


def plaques_of(scene: Scene, before: Ladder | None = None) -> list[Plaque]:
    """Return the plaques of the rivals, clockwise from the viewer's left hand; then Nina."""
    ladder = ladder_of(scene.view, scene.sums, before)
    order = scene.view.table.clockwise[scene.viewer][1:]
    made = [_plaque_of(scene, seat, ladder) for seat in order]
    return [*made, _nina(scene, ladder)] if scene.setup.has_nina else made


def _plaque_of(scene: Scene, seat: int, ladder: Ladder | None) -> Plaque:
    player = scene.view.players[seat]
    cards, total = _revealed(ladder, seat)
    return Plaque(
        seat=seat,
        sitting=scene.seats[seat],
        is_asked=scene.asked == seat,
        has_figure=scene.view.figure == seat,
        points=scene.public_points[seat],
        members=player.members,
        privileges=player.privileges,
        stacks=player.stacks,
        cards=cards,
        total=total,
        status=_status_of(scene, seat, ladder),
        rivals=len(scene.seats) - 1,
        guest=guest_of(scene.seats[seat]),
        level=_level_of(scene.seats[seat]),
        public=_public_of(scene, seat),
    )


def _level_of(sitting: Seat) -> str:
    """Return the level of a character in a word; "" for anyone else."""
    return BotWords().kind(sitting.bot) if sitting.bot and person_in(sitting) else ""


def _public_of(scene: Scene, seat: int) -> RivalDetails:
    view, player = scene.view, scene.view.players[seat]
    return RivalDetails(
        points=scene.public_points[seat],
        prestige=player.prestige,
        city=view.city.count(seat),
        council=tuple(place for place in range(SEATS) if view.council[place] == seat),
        beside=sum(each.seat == seat for each in view.assistants),
        deck=player.deck,
        known=player.known[::-1],
        used=player.used,
        tasks=player.tasks,
    )


def _nina(scene: Scene, ladder: Ladder | None) -> Plaque:
    """Return Nina's plaque: she has nothing but her deck."""
    cards, total = _revealed(ladder, NINA)
    is_awaited = ladder is not None and ladder.awaits_nina
    status = (
        RivalStatus.REVEALED if cards else RivalStatus.AWAITED if is_awaited else RivalStatus.NONE
    )
    return Plaque(
        seat=NINA,
        sitting=None,
        is_asked=False,
        has_figure=False,
        points=0,
        members=0,
        privileges=0,
        stacks=(),
        cards=cards,
        total=total,
        status=status,
        awaited=CARDS_OF_NINA[scene.view.part] if is_awaited else 0,
        nina=ninas_deck(scene.view),
    )


def _revealed(ladder: Ladder | None, seat: int) -> tuple[tuple[Card, ...], int]:
    rank = None if ladder is None else ladder.rank_of(seat)
    if ladder is None or rank is None:
        return (), 0
    return ladder.rungs[rank].cards, ladder.rungs[rank].sum


def _status_of(scene: Scene, seat: int, ladder: Ladder | None) -> RivalStatus:
    if ladder is None:
        return RivalStatus.NONE
    if ladder.rank_of(seat) is not None:
        return RivalStatus.REVEALED
    if seat in ladder.passed:
        return RivalStatus.PASSED
    decision = scene.decision
    if scene.asked == seat and decision is not None and decision.prompt == Prompt.BID:
        return RivalStatus.ASKED
    return RivalStatus.WAITS if seat in ladder.waiting else RivalStatus.TO_COME


# --- in words


def name_of(plaque: Plaque) -> str:
    """Return the name of a player, or of Nina."""
    if plaque.sitting is None:
        return nina_name()
    return plaque.sitting.name


def nina_name() -> str:
    """Return the name of the neutral deck."""
    return QCoreApplication.translate("Rivals", "Nina")


def status_words(plaque: Plaque) -> str:
    """Return a rival's part in the auction in a word or two; "" where revealed cards show it."""
    if plaque.status is RivalStatus.AWAITED and plaque.awaited > 1:
        words = QCoreApplication.translate("Rivals", "turns up {number} cards")
        return words.format(number=plaque.awaited)
    said = {
        RivalStatus.ASKED: QCoreApplication.translate("Rivals", "is asked"),
        RivalStatus.WAITS: QCoreApplication.translate("Rivals", "waits"),
        RivalStatus.PASSED: QCoreApplication.translate("Rivals", "passed"),
        RivalStatus.TO_COME: QCoreApplication.translate("Rivals", "to come"),
        RivalStatus.AWAITED: QCoreApplication.translate("Rivals", "turns up a card"),
    }
    return said.get(plaque.status, "")


def sentence_of(plaque: Plaque) -> str:
    """Return the contents of a plaque in a sentence."""
    parts = [] if plaque.is_nina else _parts_of(plaque)
    if plaque.status is RivalStatus.REVEALED and plaque.cards:
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
        translate("Rivals", "points so far: {number}").format(number=plaque.points),
        translate("Rivals", "members left: {number}").format(number=plaque.members),
        translate("Rivals", "privileges: {number}").format(number=plaque.privileges),
    ]
    if plaque.has_figure:
        parts.insert(0, translate("Rivals", "holds the figure"))
    if plaque.stacks:
        words = translate("Rivals", "stacks of {sizes} cards")
        parts.append(words.format(sizes=", ".join(map(str, plaque.stacks))))
    return parts


# --- other public things


def lines_on(plaque: Plaque) -> list[tuple[str, str]]:
    """Return the lines on a rival's sheet: a subject and an amount each."""
    if plaque.nina is not None:
        return nina_lines(plaque.nina)
    return [] if plaque.public is None else lines_of(plaque.public)


def lines_of(public: RivalDetails) -> list[tuple[str, str]]:
    """Return the lines on a player's sheet: a subject and an amount each."""
    translate = QCoreApplication.translate
    council = ", ".join(seat_name(place) for place in public.council)
    lines = [
        (translate("Rivals", "Points so far"), str(public.points)),
        (translate("Rivals", "Prestige"), str(public.prestige)),
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
    """Return the heading of the used cards."""
    if not used:
        return QCoreApplication.translate("Rivals", "No card used yet")
    words = QCoreApplication.translate("Rivals", "Used cards: {number}")
    return words.format(number=len(used))


def public_sentence(plaque: Plaque) -> str:
    """Return the contents of a sheet in sentences."""
    if plaque.nina is not None:
        words = QCoreApplication.translate("Rivals", "Cards in her deck: {left} of {whole}.")
        left, whole = plaque.nina.left, plaque.nina.whole
        said = [*nina_sentences(), words.format(left=left, whole=whole)]
    else:
        line = QCoreApplication.translate("Rivals", "{what}: {number}.")
        said = [line.format(what=what, number=number) for what, number in lines_on(plaque)]
        if plaque.about:
            said.insert(0, plaque.about)
    if plaque.used:
        words = QCoreApplication.translate("Rivals", "Used: {cards}.")
        said.append(words.format(cards=", ".join(tell(card.words()) for card in plaque.used)))
    else:
        said.append(f"{used_words(plaque.used)}.")
    return " ".join(said)


# --- Nina, the deck that bids with two players (VA40)


@frozen
class NinasDeck:
    """The cards of Nina: those in her deck, and the used ones."""

    left: int
    used: tuple[Card, ...]

    @property
    def whole(self) -> int:
        """Number of cards in her deck at the start."""
        return self.left + len(self.used)


def ninas_deck(view: View) -> NinasDeck:
    """Return Nina's deck; she turns up her cards openly, so their number is known."""
    return NinasDeck(len(plain_deck()) - len(view.nina_used), view.nina_used)


def nina_sentences() -> tuple[str, ...]:
    """Return the sentences about Nina and her part in an auction."""
    translate = QCoreApplication.translate
    return (
        translate("Rivals", "Nina is a neutral deck. It bids for the guilds as a third family."),
        translate(
            "Rivals",
            "When you both have revealed or passed, she turns up cards: 1 in steps B and D, 2 in "
            "step F.",
        ),
        translate(
            "Rivals",
            "She wins every tie. If she has first place, the member on the guild's seat goes "
            "home. She takes nothing, and never the figure.",
        ),
    )


def nina_lines(deck: NinasDeck) -> list[tuple[str, str]]:
    """Return the lines about Nina on a sheet: a subject and an amount each."""
    translate = QCoreApplication.translate
    left = translate("Rivals", "{left} of {whole}").format(left=deck.left, whole=deck.whole)
    return [
        (translate("Rivals", "Turns up in steps B and D"), translate("Rivals", "1 card")),
        (translate("Rivals", "Turns up in step F"), translate("Rivals", "2 cards")),
        (translate("Rivals", "Wins ties"), translate("Rivals", "always")),
        (translate("Rivals", "In first place"), translate("Rivals", "seat's member goes home")),
        (translate("Rivals", "Takes"), translate("Rivals", "nothing")),
        (translate("Rivals", "Cards in the deck"), left),
    ]
