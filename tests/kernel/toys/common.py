"""What both toys share: events and options in a line each, a game's plain questions, files."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

from attrs import define, field, fields, frozen

from valeria_desktop.content.checks import MOST_SEED, Counted, Seed, bounded
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.content.snapshots import SnapshotError, read_snapshot, refuse_first
from valeria_desktop.kernel import game
from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.events import Event, TurnBegan
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, join, say, with_names
from valeria_desktop.kernel.rules import RANGE
from valeria_desktop.kernel.score import Result, Score, decided
from valeria_desktop.kernel.view import believed_from
from valeria_desktop.kernel.zones import (
    Seen,
    Zoned,
    aside,
    entries,
    must,
    unbalanced,
    unfit,
    zone,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Setup
    from valeria_desktop.kernel.view import View, ViewMaker
    from valeria_desktop.kernel.zones import Pool

S = TypeVar("S", bound=Any)


def check(setup: Setup, seed: int) -> None:
    for each in fields(cast("Any", type(setup))):
        allowed, value = each.metadata[RANGE], getattr(setup, each.name)
        if value not in allowed:
            raise SetupError(
                say(
                    "{value} {what} can't be; choose {least} to {most}.",
                    value=value,
                    what=each.name,
                    least=allowed[0],
                    most=allowed[-1],
                )
            )
    if not 0 <= seed <= MOST_SEED:
        raise SetupError(say("The seed {seed} is out of range.", seed=seed))


def backs(value: Sequence[object], _owner: object, _state: object) -> tuple[None, ...]:
    """What others see of cards in a hand: how many they are."""
    return (None,) * len(value)


AT_LEAST_0 = must(lambda number, _: number >= 0, "must be at least 0")
IS_SEAT = must(lambda seat, state: 0 <= seat < state.setup.players, "is no seat")
FOR_EACH = entries(lambda state: state.setup.players)
"""What each seat has one of."""


@frozen
class Told(Event):
    """Seats in its words are named by `seat_name`."""

    phrase: Phrase
    seat: int | None = None
    is_secret: bool = False

    @property
    def audience(self) -> int | None:
        return self.seat if self.is_secret else None

    def words(self, names: tuple[str, ...]) -> Phrase:
        return with_names(self.phrase, names)


@frozen
class Answer(Option):
    id: str
    phrase: Phrase
    value: Any = None
    """What the question makes of it."""
    at: At | None = None

    def words(self) -> Phrase:
        return self.phrase


class Harmless(Answer):
    __slots__ = ()

    is_harmless = True


@define(kw_only=True)
class ToyState(Zoned):
    setup: Any = field(metadata=zone(Seen.ALL))
    seed: Seed = field(metadata=zone(Seen.NOBODY))
    agenda: list[Any] = field(metadata=zone(Seen.ALL))
    turn: Counted = field(default=0, metadata=zone(Seen.ALL, must=(AT_LEAST_0,)))
    active: int = field(default=0, metadata=zone(Seen.ALL, must=(IS_SEAT,)))
    barrier: int = field(default=0, init=False, eq=False, metadata=aside())
    events: list[Event] | None = field(default=None, init=False, eq=False, metadata=aside())

    def tell(self, phrase: Phrase, seat: int | None = None, *, is_secret: bool = False) -> None:
        if self.events is not None:
            self.events.append(Told(phrase, seat, is_secret))

    def begin_turn(self) -> None:
        players = self.setup.players
        self.active = self.turn % players
        self.turn += 1
        if self.events is not None:
            self.events.append(TurnBegan(self.active, self.turn, (self.turn - 1) // players + 1))


class ToyGame(game.Game[S]):
    """Seen, imagined and compared as the zones of its state and of its view say."""

    __slots__ = ()
    kind: ClassVar[type[Any]]
    """Its state."""
    pool: ClassVar[Pool]
    """Its cards."""
    show: ClassVar[ViewMaker[Any]]

    @classmethod
    def believed(cls, view: Any, stream: Stream) -> Self:  # noqa: ANN401 - of either toy
        """Take over what a view shows, and deal the cards that it hides."""
        zones = {**deal_unseen(view, cls.kind, cls.pool, stream), "seed": stream.number()}
        cls.dream(view, zones, stream)
        return cls.imagined(view, believed_from(type(view))(view, **zones))

    @classmethod
    def dream(cls, view: Any, zones: dict[str, Any], stream: Stream) -> None:  # noqa: ANN401 - as above
        """Deal what is no card."""

    def view(self, seat: int) -> Any:  # noqa: ANN401 - of either toy
        return self._shown(seat, is_public=False)

    def public_view(self, seat: int) -> Any:  # noqa: ANN401 - the same
        return self._shown(seat, is_public=True)

    def _shown(self, seat: int, *, is_public: bool) -> object:
        state, asked, is_over = self._state, self.decision, self.is_over
        return type(self).show(state, asked, seat, is_public=is_public, is_over=is_over)

    def likeness(self) -> Hashable:
        likeness: Hashable = self._state.likeness()
        return likeness

    @classmethod
    def imagined(cls, view: View, state: S) -> Self:
        """The open question is taken from the view, as the seat that is asked has seen it."""
        is_asked = view.decision is not None and view.decision.seat == view.seat
        return cls(state, view.decision if is_asked else None)

    @property
    def setup(self) -> Any:  # noqa: ANN401 - of either toy
        return self._state.setup

    @property
    def seats(self) -> range:
        return range(self._state.setup.players)

    @property
    def turn(self) -> int:
        turn: int = self._state.turn
        return turn

    @property
    def round(self) -> int:
        return (self.turn - 1) // len(self.seats) + 1 if self.turn else 0

    @property
    def ending(self) -> tuple[str, ...]:
        return ("done",) if self.is_over else ()

    def result(self) -> Result:
        return decided(tuple(map(self.score, self.seats)))

    @abstractmethod
    def score(self, seat: int) -> Score: ...

    def verdict(self, names: Sequence[str]) -> Phrase:
        result = self.result()
        winners = join([say("{player}", player=names[seat]) for seat in result.winners])
        points = max(score.total for score in result.scores)
        if len(result.winners) > 1:
            return say("{winners} share {points} points.", winners=winners, points=points)
        if result.by_tie_break:
            return say("{winners} wins a tie at {points} points.", winners=winners, points=points)
        return say("{winners} wins with {points} points.", winners=winners, points=points)


def deal_unseen(
    view: object, kind: type[ToyState], pool: Pool, stream: Stream
) -> dict[str, object]:
    """Deal what a view hides: a card for each back; where only a number is seen, all the rest."""
    assert pool.whole is not None
    zones = {name: each for name, each in kind.zones.items() if each.pool is pool}
    seen = {name: getattr(view, name) for name in zones}
    unseen = Counter(pool.whole(view))
    unseen.subtract(card for each in seen.values() for card in _faces(each))
    left = list(unseen.elements())
    stream.shuffle(left)
    lying = {name: _filled(each, left) for name, each in seen.items() if isinstance(each, tuple)}
    dealt = {name: list(each) if zones[name].by_seat else each for name, each in lying.items()}
    hidden = [name for name, each in zones.items() if each.as_seen or each.seen is not Seen.ALL]
    return {name: dealt.get(name, tuple(left)) for name in hidden}


def _faces(seen: object) -> Iterator[object]:
    if isinstance(seen, tuple):
        for each in seen:
            yield from _faces(each) if isinstance(each, tuple) else () if each is None else (each,)


def _filled(seen: tuple[Any, ...], left: list[Any]) -> tuple[Any, ...]:
    return tuple(
        _filled(each, left) if isinstance(each, tuple) else left.pop() if each is None else each
        for each in seen
    )


class Keeper:
    """Writes the whole state of a game and reads it again."""

    def __init__(
        self,
        game: Callable[[Any], Game[Any]],
        state: type[Any],
        steps: tuple[type[Any], Mapping[str, type[Any]]],
        problems: Callable[[Any], Iterator[str]],
    ) -> None:
        self._game, self._state, self._problems = game, state, problems
        self._converter = bounded(strict_converter())
        register_tags(self._converter, *steps)

    def dump(self, game: Game[Any]) -> dict[str, Any]:
        data: dict[str, Any] = self._converter.unstructure(game.snapshot())
        return data

    def restore(self, data: object) -> Game[Any]:
        state = read_snapshot(data, self._state, self._converter)
        refuse_first(self._problems(state))
        agenda = state.agenda[:]
        game = self._game(state)
        if state.agenda != agenda:
            raise SnapshotError("The snapshot can't be played: agenda asks what can't be answered.")
        game.collects_events = True
        return game


def problems_of_table(state: ToyState) -> Iterator[str]:
    try:
        check(state.setup, state.seed)
    except SetupError as error:
        yield f"setup: {error}"
    yield from unfit(state)
    yield from unbalanced(state)
    players = state.setup.players
    seats = [getattr(step, name, 0) for step in state.agenda for name in ("seat", "other")]
    if not all(0 <= seat < players for seat in seats):
        yield "agenda names a seat that isn't there"
