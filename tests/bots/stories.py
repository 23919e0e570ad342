"""Tiny made-up games, told as spots and the ways between them, so that the right answer is known.

A game has one or several worlds; which one is true nobody sees. A spot says who is asked there and
where each answer leads in which world, and what seat 0 thinks of it; seat 1 thinks the opposite.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from attrs import Factory, define, field, frozen

from tests.kernel.toys.common import Answer
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import Search, SearchBot, Skill
from valeria_desktop.kernel import game, steps
from valeria_desktop.kernel.decision import Decision
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.rules import Rules
from valeria_desktop.kernel.scene import Scene
from valeria_desktop.kernel.score import Result, Score, ScoreLine, decided
from valeria_desktop.kernel.state import CARD_REVEALED, DICE_ROLLED

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from valeria_desktop.bots.meter import Meter
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Leaning

MANY = 10_000


@frozen
class Spot:
    """A place in a story; one without ways is an end."""

    ways: Mapping[str, str | tuple[str, ...]] = field(factory=dict)
    """Where each answer leads: to one spot, or to another one in each world."""
    worth: float = 0.5
    seat: int = 0
    turn: int = 1
    is_followed: bool = False
    first_will_do: bool = False
    barrier: int = 0
    """What comes to light on the way here."""
    points: tuple[int, int] = (0, 0)
    """At an end."""
    key: str | None = None
    """Spots that are alike have the same."""


REVEALED, ROLLED = CARD_REVEALED, DICE_ROLLED
Spots = Mapping[str, Spot]


@define
class State:
    spots: Spots
    at: str
    world: int
    agenda: list[Any]
    events: list[Event] | None = None
    barrier: int = 0

    @property
    def spot(self) -> Spot:
        return self.spots[self.at]

    @property
    def active(self) -> int:
        return self.spot.seat

    def copy(self) -> State:
        return State(self.spots, self.at, self.world, self.agenda[:])


class Ask(steps.Question[State]):
    prompt = "way"

    def run(self, state: State) -> Decision:
        """Ask, even if there is one answer only."""
        state.agenda.append(self)
        return Decision(state.active, tuple(self.options(state)), self)

    def options(self, state: State) -> list[Option]:
        return [Answer(way, say(way)) for way in state.spot.ways]

    def answer(self, state: State, option: Option) -> None:
        leads = state.spot.ways[option.id]
        state.at = leads if isinstance(leads, str) else leads[state.world]
        state.barrier |= state.spot.barrier
        if state.spot.ways:
            state.agenda.append(asks(state.spot))

    def words(self) -> Phrase:
        return say("which way?")


class AskFollowed(Ask):
    is_followed = True


class AskPlain(AskFollowed):
    first_will_do = True


def asks(spot: Spot) -> Ask:
    return AskPlain() if spot.first_will_do else AskFollowed() if spot.is_followed else Ask()


@frozen
class View:
    seat: int
    at: str
    agenda: tuple[Any, ...]
    decision: Decision | None


class Game(game.Game[State]):
    __slots__ = ()

    looked_at: ClassVar[list[str]] = []

    @property
    def spot(self) -> Spot:
        return self._state.spot

    @property
    def at(self) -> str:
        return self._state.at

    def likeness(self) -> Hashable:
        return self.spot.key

    def view(self, seat: int) -> View:
        state = self._state
        seen = self.decision.seen_by(seat) if self.decision else None
        return View(seat, state.at, tuple(state.agenda), seen)

    def public_view(self, seat: int) -> View:
        return self.view(seat)

    @property
    def setup(self) -> Setup:
        return Setup()

    @property
    def seats(self) -> range:
        return range(2)

    @property
    def turn(self) -> int:
        return self.spot.turn

    @property
    def round(self) -> int:
        return self.turn

    @property
    def ending(self) -> tuple[str, ...]:
        return ("end",) if self.is_over else ()

    def result(self) -> Result:
        points = enumerate(self.spot.points)
        lines = [(seat, (ScoreLine("points", each, say("Points")),)) for seat, each in points]
        return decided(tuple(Score(seat, line) for seat, line in lines))

    def verdict(self, names: Sequence[str]) -> Phrase:
        return say("The end.")


@frozen
class Setup:
    players: int = 2


def _no(*_: object, **__: object) -> Any:  # noqa: ANN401 - it never returns
    """Stand in for the parts of rules that no search asks for: a story is not dealt or saved."""
    raise AssertionError("a search asks for nothing of this kind")


@define
class Story:
    """A made-up game, and what of it was looked at."""

    spots: Spots
    worlds: int = 1
    looked_at: list[str] = Factory(list)
    imagined: int = 0
    leanings: Mapping[str, Leaning] = Factory(dict)
    tried: Mapping[str, str] = Factory(dict)
    """The only answer worth trying in some spots; empty if the worth doesn't say."""

    def begin(self, world: int = 0) -> Game:
        return self._at("start", world)

    def _at(self, at: str, world: int) -> Game:
        return Game(State(self.spots, at, world, [asks(self.spots[at])]))

    def imagine(self, view: View, stream: Stream) -> Game:
        self.imagined += 1
        world = stream.below(self.worlds)
        state = State(self.spots, view.at, world, list(view.agenda))
        asked = view.decision is not None and view.decision.seat == view.seat
        return Game(state, view.decision if asked else None)

    def worth(self, view: View) -> Callable[[Game], float]:
        def worth(game: Game) -> float:
            self.looked_at.append(game.at)
            if game.is_over:
                return game.result().share_of(view.seat)
            return game.spot.worth if view.seat == 0 else 1 - game.spot.worth

        if self.tried:
            worth.worth_trying = self._worth_trying  # type: ignore[attr-defined]  # optional
        return worth

    def _worth_trying(self, game: Game, decision: Decision) -> Sequence[Option]:
        only = self.tried.get(game.at)
        return [each for each in decision.options if only in {None, each.id}]

    @property
    def rules(self) -> Rules[Setup]:
        return Rules(
            id="story", name="A Story", version=1, seats=range(2, 3), setup=Setup,
            check=_no, deal=_no, imagine=self.imagine, scene=Scene.of, dump=_no, restore=_no,
            vocabulary=_no, name_of=_no, packages=(), worth=self.worth, leanings=self.leanings,
        )  # fmt: skip

    def bot(
        self,
        skill: Skill,
        seed: int = 1,
        begin: Callable[[], Meter] = lambda: Nodes(MANY),
        leaning: Leaning | None = None,
    ) -> SearchBot:
        return SearchBot(Search(self.rules, skill, begin), seed, leaning)

    def choice(self, skill: Skill, **more: Any) -> str:  # noqa: ANN401 - as `bot` takes it
        game = self.begin()
        assert game.decision is not None
        return self.bot(skill, **more).choose(game.view(0), game.decision).id
