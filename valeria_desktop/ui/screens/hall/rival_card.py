"""A rival's page as plain data: names, the row of evenings, facts, and what would be fair."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from valeria_desktop.bots.registry import parts_of, with_leaning
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.seats import Colour, Sign, with_rival
from valeria_desktop.session.rivalries import (
    RivalKind,
    Won,
    evenings_with,
    fair_level,
    tally_of,
)
from valeria_desktop.ui.place.speech_plate import PARCHMENT, PlateKind
from valeria_desktop.ui.screens.hall.hall_parts import Meeting, RivalFact, Told
from valeria_desktop.ui.words.bot_words import BotWords
from valeria_desktop.ui.words.figures import whole
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.rivalries import Evening, FairLevel, RivalKey, Tally
    from valeria_desktop.storage.ledger import KeptGame, KeptSeat
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.files.keepsakes import Keepsakes
    from valeria_desktop.ui.screens.hall.hall_parts import HallParts
    from valeria_desktop.ui.screens.setup.cast import Guest


@frozen
class Shield:
    """A side's colour and sign."""

    colour: Colour | None
    sign: str


_YOU, _THEM = Shield(Colour.VERMILLION, Sign.ROSE), Shield(Colour.SKY, Sign.OAK)
_LORD, _OTHERS = Shield(None, "skull"), Shield(Colour.BLUE, "tie")
_SOMEBODY = Shield(Colour.BLUE, "person")
_NONE = "0"
_NAMED = 4
"""The greatest number of other people whom a person's page names."""


@frozen
class RivalCard:
    """Everything that a rival's page shows."""

    key: RivalKey
    name: str
    manner: str
    picture: str
    """The name of the portrait; empty without one."""
    shields: tuple[Shield, Shield]
    """The shield of this side, and the other side's."""
    sides: tuple[str, str]
    """The names of both sides, for a screen reader."""
    tally: Tally | None
    results: tuple[Won, ...]
    """The evenings in order, the oldest first."""
    remark: str
    plate: PlateKind
    """The ground of the remark."""
    facts: tuple[RivalFact, ...]
    is_whole: bool
    """Whether all evenings have been looked through; before that some facts are missing."""
    fair: FairLevel | None
    bot: str
    """The name of the bot to play against again; empty for a person."""

    @property
    def shield(self) -> Shield:
        """The shield of whom the page is about."""
        return self.shields[0 if self.key.kind is RivalKind.PERSON else 1]


class RivalWriter(QObject):
    """Writes the pages of rivals and of players' names."""

    def __init__(self, faces: Faces, keepsakes: Keepsakes, parent: QObject | None = None) -> None:
        """Write about the games that have these faces."""
        super().__init__(parent)
        self._faces, self._keepsakes = faces, keepsakes
        self._bots = BotWords(self)

    # --- names

    def name(self, key: RivalKey) -> str:
        """Return the name of a rival."""
        if key.kind is RivalKind.PERSON:
            return shown(key.name)
        face = self._faces.get(key.game)
        if key.kind is RivalKind.CHARACTER and face is not None:
            return face.rules.guests.get(key.name) or shown(key.name)
        if key.kind is RivalKind.LONE:
            return face.score_words.rival() if face is not None else self.tr("The rival")
        return self._bots.kind(key.name)

    def guest(self, key: RivalKey) -> Guest | None:
        """Return the character of a rival; None for a person or a plain bot."""
        hall = self._hall(key)
        if hall is None:
            return None
        if key.kind is RivalKind.LONE:
            return hall.lone.guest() if hall.lone is not None else None
        return hall.cast().guest(key.name) if key.kind is RivalKind.CHARACTER else None

    def choice(self, key: RivalKey) -> str:
        """Return the words of the choice that hangs the games with a rival."""
        hall = self._hall(key)
        lone = hall.lone if key.kind is RivalKind.LONE and hall is not None else None
        if lone is not None and lone.games is not None:
            return lone.games()
        is_person = key.kind is RivalKind.PERSON
        words = self.tr("with {name}") if is_person else self.tr("against {name}")
        return words.format(name=self.name(key))

    def _plate(self, key: RivalKey) -> PlateKind:
        hall = self._hall(key)
        if key.kind is not RivalKind.LONE or hall is None or hall.lone is None:
            return PARCHMENT
        return hall.lone.plate

    def _hall(self, key: RivalKey) -> HallParts | None:
        face = self._faces.get(key.game)
        return face.hall() if face is not None and face.hall is not None else None

    def manner(self, key: RivalKey) -> str:
        """Return a rival's manner of play in a few words."""
        if (guest := self.guest(key)) is not None:
            return tell(guest.words)
        if key.kind is RivalKind.PERSON:
            return self.tr("all evenings, against everyone")
        return self._bots.manners().get(key.name, "")

    # --- the page

    def card(self, key: RivalKey, games: Sequence[KeptGame]) -> RivalCard:
        """Return a rival's page; facts about deeds are there as soon as all evenings are known."""
        evenings = evenings_with(key, games)
        self._keepsakes.want(evening.kept for evening in evenings)
        guest, whole_page = self.guest(key), self._all_known(evenings)
        tally = tally_of(evenings) if evenings else None
        name = self.name(key)
        deeds = self._deeds(key, evenings) if whole_page else ()
        return RivalCard(
            key=key,
            name=name,
            manner=self.manner(key),
            picture=guest.picture if guest is not None else "",
            shields=self._shields(key, evenings),
            sides=self._sides(key, name),
            tally=tally,
            results=tuple(evening.won for evening in evenings),
            remark=self._remark(key, evenings, tally) if whole_page else "",
            plate=self._plate(key),
            facts=(*self._common(evenings, tally), *deeds),
            is_whole=whole_page,
            fair=fair_level(evenings),
            bot=self._bot(key, games),
        )

    def listed_name(self, key: RivalKey, keys: Collection[RivalKey]) -> str:
        """Return the name of a rival in a list, with the game if two games have the same rival."""
        face = self._faces.get(key.game)
        twins = [each for each in keys if (each.kind, each.name) == (key.kind, key.name)]
        if face is None or twins in ([], [key]):
            return self.name(key)
        game = face.rules.name.partition(":")[0]  # a subtitle has no room in a list
        return self.tr("{name}, {game}").format(name=self.name(key), game=game)

    def summary(
        self, key: RivalKey, games: Sequence[KeptGame], keys: Collection[RivalKey] = ()
    ) -> RivalCard | None:
        """Return a page for the list of rivals, without deeds; None without a counted evening.

        `keys` are those of all rivals in the list.
        """
        evenings = evenings_with(key, games)
        if not evenings:
            return None
        guest = self.guest(key)
        return RivalCard(
            key=key,
            name=self.listed_name(key, keys),
            manner="",
            picture=guest.picture if guest is not None else "",
            shields=self._shields(key, evenings),
            sides=self._sides(key, self.name(key)),
            tally=tally_of(evenings),
            results=(),
            remark="",
            plate=PARCHMENT,
            facts=(),
            is_whole=False,
            fair=None,
            bot="",
        )

    def _sides(self, key: RivalKey, name: str) -> tuple[str, str]:
        """Return the names of both sides: a person's page counts the person's own wins first."""
        if key.kind is RivalKind.PERSON:
            return name, self.tr("others")
        return self.tr("you"), name

    def _all_known(self, evenings: Sequence[Evening]) -> bool:
        return all(self._keepsakes.knows(evening.kept) for evening in evenings)

    def _bot(self, key: RivalKey, games: Sequence[KeptGame]) -> str:
        """Return the bot as it played last."""
        if key.kind not in {RivalKind.CHARACTER, RivalKind.BOT}:
            return ""
        evenings = evenings_with(key, games)
        last = evenings[-1] if evenings else None
        return last.kept.seats[last.others[0]].bot if last is not None else key.name

    def _shields(self, key: RivalKey, evenings: Sequence[Evening]) -> tuple[Shield, Shield]:
        """Return the shields that both bore in the latest evening that is known."""
        for evening in reversed(evenings):
            keepsake = self._keepsakes.of(evening.kept)
            if keepsake is not None:
                mine = _shield(keepsake.seats[evening.mine])
                if key.kind is RivalKind.LONE:
                    return mine, self._shield_of_lone(key, keepsake.seats)
                if key.kind is RivalKind.PERSON:
                    return mine, _OTHERS
                return mine, _shield(keepsake.seats[evening.others[0]])
        if key.kind is RivalKind.PERSON:
            return _SOMEBODY, _OTHERS
        return _YOU, self._shield_of_lone(key) if key.kind is RivalKind.LONE else _THEM

    def _shield_of_lone(self, key: RivalKey, seats: tuple[Seat, ...] = ()) -> Shield:
        """Return the shield that a lone player's rival bore on the table."""
        hall = self._hall(key)
        if hall is None or hall.lone is None or not hall.lone.has_colour:
            return _LORD
        return _shield(with_rival(seats, "")[-1]) if seats else _THEM

    # --- facts

    def _common(self, evenings: Sequence[Evening], tally: Tally | None) -> list[RivalFact]:
        if tally is None:
            return []
        rows = Told(str(tally.row)), Told(str(tally.lost_row))
        found = [RivalFact("trophy", self.tr("most wins in a row"), *rows)]
        theirs = self._their_best(evenings, tally)
        bests = Told(whole(tally.best)), Told("–" if theirs is None else whole(theirs))
        return [*found, RivalFact("points", self.tr("most points"), *bests)]

    def _their_best(self, evenings: Sequence[Evening], tally: Tally) -> int | None:
        if tally.their_best is not None:
            return tally.their_best
        kept = (self._keepsakes.of(evening.kept) for evening in evenings)
        rivals = (each.rival for each in kept if each is not None and each.rival is not None)
        return max(rivals, default=None)

    def _deeds(self, key: RivalKey, evenings: Sequence[Evening]) -> tuple[RivalFact, ...]:
        """Return the facts that each game tells of its evenings, without deeds of neither side."""
        found: list[RivalFact] = []
        for game in dict.fromkeys(evening.kept.game for evening in evenings):
            face = self._faces.get(game)
            here = [evening for evening in evenings if evening.kept.game == game]
            hall = face.hall() if face is not None and face.hall is not None else None
            if hall is None:
                continue
            lone = key.kind is RivalKind.LONE
            facts = hall.facts if not lone else hall.lone.facts if hall.lone else _no_facts
            found += filter(_is_told, facts(self._meetings(here)))
        if key.kind is RivalKind.PERSON:  # what only the others did is not about this player
            own = (fact for fact in found if fact.mine.words)
            return (*own, *self._by_name(evenings))
        return tuple(found)

    def _by_name(self, evenings: Sequence[Evening]) -> Iterator[RivalFact]:
        """Yield what a person and others by name did to each other, those met most often first.

        With one other player the facts about all others are about that one.
        """
        others = [evening.kept.seats[seat] for evening in evenings for seat in evening.others]
        people = Counter(seat.name for seat in others if not seat.bot)
        if len({(seat.name, seat.bot) for seat in others}) > 1:
            for name, _ in people.most_common(_NAMED):
                yield from self._against(name, evenings)

    def _against(self, name: str, evenings: Sequence[Evening]) -> Iterator[RivalFact]:
        """Yield how often each of two people was ahead, and what they did to each other."""
        here: list[Evening] = []
        for each in evenings:
            seats = tuple(at for at in each.others if _is_person(each.kept.seats[at], name))
            here += [evolve(each, others=seats)] if seats else []
        ahead, behind = (sum(_leads(each, mine=mine) for each in here) for mine in (True, False))
        words, other = self.tr("against {name}").format(name=shown(name)), shown(name)
        yield RivalFact("person", words, Told(str(ahead)), Told(str(behind)), other=other)
        for game in dict.fromkeys(each.kept.game for each in here):
            face = self._faces.get(game)
            played = [each for each in here if each.kept.game == game]
            if face is None or face.hall is None:
                continue
            for fact in filter(_is_told, face.hall().facts(self._meetings(played))):
                if fact.is_mutual:
                    words = self.tr("{fact} ({name})").format(fact=fact.words, name=other)
                    yield evolve(fact, words=words, other=other)

    def _meetings(self, evenings: Sequence[Evening]) -> list[Meeting]:
        found = []
        for evening in evenings:
            keepsake = self._keepsakes.of(evening.kept)
            deeds = keepsake.deeds if keepsake is not None else ()
            found.append(Meeting(deeds, evening.mine, evening.others))
        return found

    # --- the remark

    def _remark(self, key: RivalKey, evenings: Sequence[Evening], tally: Tally | None) -> str:
        """Return a character's remark; nobody puts words into a person's mouth."""
        hall = self._hall(key)
        if hall is None or tally is None:
            return ""
        if key.kind is RivalKind.LONE and hall.lone is not None:
            return hall.lone.remark(tally.won, tally.lost)
        if key.kind is not RivalKind.CHARACTER:
            return ""
        said = hall.remark(self._meetings(evenings))
        return said or self._of_score(tally)

    def _of_score(self, tally: Tally) -> str:
        if not tally.won and not tally.lost:
            return self.tr("Nobody has beaten anybody yet. Sit down!")
        if tally.won == tally.lost:
            return self.tr("{number} all. Who wins the next one?").format(number=tally.won)
        if tally.won < tally.lost:
            words = self.tr("{theirs} to {yours} for me. I could get used to this.")
        else:
            words = self.tr("{yours} to {theirs} for you. I want that back.")
        return words.format(yours=tally.won, theirs=tally.lost)

    def level(self, level: str) -> str:
        """Return the name of a level."""
        return self._bots.levels()[level]

    def at_level(self, card: RivalCard, level: str) -> str:
        """Return the name of a rival's bot at a level."""
        return with_leaning(level, parts_of(card.bot)[1])

    # --- words

    def fair_words(self, card: RivalCard) -> str:
        """Return what the latest evenings say of the rival's level; empty if they say nothing."""
        fair = card.fair
        if fair is None:
            return ""
        levels = self._bots.levels()
        fill = {
            "name": card.name, "level": levels[fair.level], "offered": levels[fair.offered],
            "won": fair.won, "lost": fair.lost, "number": fair.evenings,
        }  # fmt: skip
        if fair.offered == fair.level:
            words = self.tr("As {level}: {won} of the last {number} were yours. That is fair.")
        elif fair.lost > fair.won:
            words = self.tr(
                "{name} won {lost} of the last {number} as {level}. {offered} should be closer."
            )
        else:
            words = self.tr(
                "You won {won} of the last {number} against {level}. {offered} should be closer."
            )
        return words.format(**fill)

    def head_words(self, card: RivalCard) -> str:
        """Return the head-to-head in a sentence."""
        tally = card.tally
        if tally is None:
            return self.tr("Only rewound games so far; they don't count.")
        words = self.tr("{mine} {won}, {theirs} {lost}")
        mine, theirs = card.sides
        return words.format(mine=mine, won=tally.won, theirs=theirs, lost=tally.lost)

    def flight_words(self, card: RivalCard) -> str:
        """Return the evenings in order, in words."""
        names = {
            Won.WON: self.tr("won"),
            Won.LOST: self.tr("lost"),
            Won.NEITHER: self.tr("neither"),
        }
        return ", ".join(names[result] for result in card.results)

    def fact_words(self, card: RivalCard, fact: RivalFact) -> str:
        """Return a fact in a sentence."""
        if not fact.mine.words:
            return f"{fact.words}: {fact.theirs.words}"
        mine, theirs = card.sides[0], fact.other or card.sides[1]
        return f"{fact.words}: {mine} {fact.mine.words}, {theirs} {fact.theirs.words}"


def _is_person(seat: KeptSeat, name: str) -> bool:
    return not seat.bot and seat.name == name


def _leads(evening: Evening, *, mine: bool) -> bool:
    """Return whether one side had more points than the other at the end."""
    seats = evening.kept.seats
    own, best = seats[evening.mine].points, max(seats[at].points for at in evening.others)
    return own > best if mine else best > own


def _is_told(fact: RivalFact) -> bool:
    return {fact.mine.words, fact.theirs.words} != {_NONE}


def _shield(seat: Seat) -> Shield:
    return Shield(seat.colour, seat.sign.value)


def _no_facts(_meetings: Sequence[Meeting]) -> tuple[RivalFact, ...]:
    return ()
