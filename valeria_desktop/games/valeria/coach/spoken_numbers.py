"""The numbers that a reason may speak of: counted by the engine in a position, and their words.

A value reads a trade, a Duke's fractions and the mean of imagined worlds as well; none of them is a
thing that a player has, so none is told.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from attrs import frozen

from valeria_desktop.games.valeria.bots.feature_words import words_of
from valeria_desktop.games.valeria.coach.differences import AT
from valeria_desktop.games.valeria.coach.sure_income import sure_map
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS
from valeria_desktop.games.valeria.rules.model.cards import Domain, Foe
from valeria_desktop.kernel.phrases import count, say, seat_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from valeria_desktop.games.valeria.bots.features import Eye
    from valeria_desktop.games.valeria.coach.rolls import RollMap
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.kernel.phrases import Phrase


class Spoken(NamedTuple):
    """A number of a position, and the card that it is about."""

    number: float
    card: str = ""


class PositionNumbers:
    """The numbers of one position, each counted when it is asked for."""

    def __init__(self, eye: Eye, game: Game) -> None:
        """Take the eye of the seat, and a position."""
        self._eye, self._seat, self._game = eye, eye.seat, game
        self._seen: list[float] = []
        self._income: RollMap | None = None

    def of(self, name: str) -> Spoken:
        """Return the number of a name, as a player could count it."""
        if name in _INCOME:
            turn, kind = _INCOME[name]
            return Spoken(getattr(getattr(self._sure_income(), turn).mean, kind))
        if name in _REACH:
            return self._in_reach(_REACH[name])
        if name == "my Duke":
            return Spoken(self._duke())
        if name in _PURSE:  # what is learned takes tokens of sets for Magic
            return Spoken(_PURSE[name](self._game.holdings(self._seat)))
        self._seen = self._seen or self._eye.look(self._game)
        return Spoken(self._seen[AT[name]])

    def of_rivals(self) -> dict[tuple[str, int], int]:
        """Return what all can see of each rival: its resources by kind, and its points."""
        found = {}
        for score in self._game.result().scores:
            if score.seat != self._seat:
                player = self._game.holdings(score.seat)
                for kind in ("gold", "strength", "magic"):
                    found[kind, score.seat] = getattr(player, kind)
                found["points", score.seat] = score.public.total
        return found

    def tokens(self) -> dict[str, int]:
        """Return the further tokens of the seat, by their tracks."""
        return dict(self._game.holdings(self._seat).more)

    def _sure_income(self) -> RollMap:
        if self._income is None:
            view = self._game.view(self._seat)
            self._income = sure_map(view, self._seat, view.players[self._seat])
        return self._income

    def _duke(self) -> int:
        scores = self._game.result().scores
        return next(score.of("duke") for score in scores if score.seat == self._seat)

    def _in_reach(self, kind: type[Foe | Domain]) -> Spoken:
        """Return the most points of a card that the seat has the price and the roles for."""
        game, best = self._game, Spoken(0)
        if game.is_over or game.end_conditions():
            return best
        for place in game.table.layout.open_places:
            card = game.top(place)
            if not isinstance(card, kind) or card.points <= best.number:
                continue
            if not game.quote(self._seat, place).missing:
                best = Spoken(card.points, card.name)
        return best


_PURSE: dict[str, Callable[[Holdings], int]] = {
    "my gold": lambda player: player.gold,
    "my strength": lambda player: player.strength,
    "my magic": lambda player: player.magic,
    "my resources": lambda player: player.gold + player.strength + player.magic,
}
PositionPair = tuple[PositionNumbers, PositionNumbers]
"""The positions after two choices, in the same imagined world."""
_INCOME = {
    f"my {turn} turn: {kind}": (turn, kind)
    for turn in ("on", "off")
    for kind in ("gold", "strength", "magic", "points", "any")
}
_REACH: dict[str, type[Foe | Domain]] = {
    "in my reach: best monster": Foe,
    "in my reach: best domain": Domain,
}


class _Style(StrEnum):
    MORE = "more"
    """The surplus of a number."""
    VERSUS = "versus"
    """One number instead of the other."""
    PURSE = "purse"
    """The amount of a resource after the choice."""
    REACH = "reach"
    """The points of a card whose price is left."""
    END = "end"
    """The end of the game, nearer or farther off."""


@frozen
class _Said:
    style: _Style
    sign: int = 1
    """1 if more is good for the viewer, -1 if less is, 0 if either may be."""
    unit: float = 1.0
    most: float = 1_000.0
    """The limit from which the number only means "at least this much"."""
    is_secret: bool = False


_NEARER = 4
"""The least shift of the end worth a word, in hundredths of the game."""
_AMOUNTS = {
    "my gold": ("{number} Gold", "{number} Gold"),
    "my strength": ("{number} Strength", "{number} Strength"),
    "my magic": ("{number} Magic", "{number} Magic"),
    "my resources": ("{number} resource in all", "{number} resources in all"),
}

_OF_THE_DUKE = {
    "my Duke for workers": say("points for each Worker"),
    "my Duke for soldiers": say("points for each Soldier"),
    "my Duke for shadows": say("points for each Shadow"),
    "my Duke for holies": say("points for each Holy role"),
    "my Duke for citizens": say("points for each citizen"),
    "my Duke for monsters": say("points for each trophy"),
    "my Duke for domains": say("points for each domain"),
}
"""The words of one Duke beside another, where they are dealt."""
SEEN = ("my points", *_AMOUNTS, *_OF_THE_DUKE)
"""The numbers that anyone can check at the table right after a choice."""


def _rows() -> Iterator[tuple[str, _Said]]:
    for name in _INCOME:
        yield name, _Said(_Style.MORE)
    for feature in _AMOUNTS:
        yield feature, _Said(_Style.PURSE)
    for role in ("workers", "soldiers", "shadows", "holies"):
        yield f"my {role}", _Said(_Style.VERSUS)
    for name in _OF_THE_DUKE:
        yield name, _Said(_Style.VERSUS, is_secret=True)
    yield "my points", _Said(_Style.VERSUS)
    yield "my Duke", _Said(_Style.VERSUS, is_secret=True)
    for name in _REACH:
        yield name, _Said(_Style.REACH)
    for kind in ("citizens", "monsters", "domains"):
        yield f"lead in {kind}", _Said(_Style.VERSUS, most=2)  # a greater lead isn't counted
    yield "left", _Said(_Style.END, 0, 100)


_SAID = dict(_rows())
_WORDS = {
    _Style.MORE: "+{more} {what}",
    _Style.VERSUS: "{what}: {mine}, otherwise {other}",
    _Style.PURSE: "you then have {amount}, otherwise {other}",
    _Style.REACH: "after it you have enough for {card} ({points})",
    _Style.END: "the game ends later",
}
_NEARER_WORDS = {_Style.END: "the end of the game comes nearer"}


@frozen
class SpokenNumber:
    """A number's difference between two positions, in words."""

    words: Phrase
    is_secret: bool
    more: float
    """The first position's number less the second one's."""
    card: str = ""


def told(feature: str, mine: Spoken, other: Spoken) -> SpokenNumber | None:
    """Say how a number puts one position ahead of another; None if it doesn't, or has no words."""
    said = _SAID.get(feature)
    if said is None:
        return None
    here, there = (_rounded(each.number * said.unit) for each in (mine, other))
    is_ahead = (here - there) * said.sign > 0 if said.sign else abs(here - there) >= _NEARER
    if not is_ahead or max(here, there) >= said.most or min(here, there) < 0:
        return None
    more = _rounded((mine.number - other.number) * said.unit)  # of the numbers, not of the rounded
    is_nearer = said.style is _Style.END and here < there
    template = (_NEARER_WORDS if is_nearer else _WORDS)[said.style]
    words = say(
        template,
        what=_OF_THE_DUKE.get(feature) or words_of(feature),
        amount=_amount(feature, here),
        mine=here,
        other=there,
        more=more,
        card=mine.card,
        points=count(round(here), "{number} point", "{number} points"),
    )
    return SpokenNumber(words, said.is_secret, more, mine.card)


def _amount(feature: str, number: float) -> Phrase | str:
    """Return an amount of a resource; the empty text for any other number."""
    forms = _AMOUNTS.get(feature)
    return "" if forms is None else count(round(number), *forms)


_OF_RIVALS = {
    "gold": "{rival} has {mine} Gold, otherwise {other}",
    "strength": "{rival} has {mine} Strength, otherwise {other}",
    "magic": "{rival} has {mine} Magic, otherwise {other}",
    "points": "{rival} has {mine} points, otherwise {other}",
}


def told_of_rivals(mine: PositionNumbers, other: PositionNumbers) -> SpokenNumber | None:
    """Say what a rival has less of than otherwise: the greatest such difference."""
    here, there = mine.of_rivals(), other.of_rivals()
    less = {each: there[each] - number for each, number in here.items()}
    kind, seat = max(less, key=lambda each: less[each], default=("", 0))
    if not kind or less[kind, seat] <= 0:
        return None
    both = {"mine": here[kind, seat], "other": there[kind, seat]}
    words = say(_OF_RIVALS[kind], rival=seat_name(seat), **both)
    return SpokenNumber(words, is_secret=False, more=-less[kind, seat])


def told_of_tokens(mine: PositionNumbers, other: PositionNumbers) -> SpokenNumber | None:
    """Say of which further tokens a seat has more than otherwise: the greatest such difference."""
    here, there = mine.tokens(), other.tokens()
    more = {tag: number - there.get(tag, 0) for tag, number in here.items()}
    tag = max(more, key=lambda each: more[each], default="")
    if not tag or more[tag] <= 0:
        return None
    amount = TRACKS[tag].words(here[tag])
    words = say(_WORDS[_Style.PURSE], amount=amount, other=there.get(tag, 0))
    return SpokenNumber(words, is_secret=False, more=more[tag])


def _rounded(number: float) -> float:
    """Round a number for speech: whole, or with one decimal."""
    short = round(number, 1)
    return int(short) if short == int(short) else short
