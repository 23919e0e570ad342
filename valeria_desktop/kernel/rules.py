"""The rules of a game as one value, and the protocols of set-ups, dealers and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, runtime_checkable

from attrs import field, frozen

from valeria_desktop.kernel.coaching import Coaching
from valeria_desktop.kernel.doors import behind, door
from valeria_desktop.kernel.memory import Memory

if TYPE_CHECKING:
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.seats import Seat


LATER = "later"
"""Metadata key of a set-up's field that files leave out while it has its default.

So a set-up without it is written as before the field was there.
"""
RANGE = "range"
"""Metadata key of a set-up's number: its range of values. A file may hold any other number."""


class Setup(Protocol):
    """The players' wishes for a game: plain frozen values, each with a default."""

    @property
    def players(self) -> int:
        """The number of seats."""


class Dealer(Protocol):
    """Deals a game and refuses a set-up that no game can be dealt from."""

    def __call__(self, setup: Any, seed: int, *, collects_events: bool = True) -> Any:  # noqa: ANN401 - each game has its own
        """Return a new game; the same set-up and seed deal the same game."""


class SceneMaker(Protocol):
    """Makes the scene of a game for one seat, or the public scene from that seat's side."""

    def __call__(
        self,
        game: Any,  # noqa: ANN401 - each game has its own
        seats: tuple[Seat, ...],
        viewer: int,
        *,
        is_public: bool = False,
    ) -> Any:  # noqa: ANN401 - as above
        """Return the viewer's scene; a public scene shows no secrets, not even the viewer's."""


U = TypeVar("U", bound=Setup)
Worth = Callable[[Any], float]
"""Estimates a seat's chance of winning a game, from 0 to 1.

A finished game is worth 1 or 0, or a share if several seats win.
"""


@runtime_checkable
class ChoosyWorth(Protocol):
    """A Worth that leaves out answers which a search would waste its positions on."""

    def __call__(self, game: Any, /) -> float:  # noqa: ANN401 - each game has its own
        """Return the seat's chance of winning a game."""

    def worth_trying(self, game: Any, decision: Decision) -> Sequence[Option]:  # noqa: ANN401 - as above
        """Return the answers to try, of a question that belongs to the choice before it."""


@frozen
class Ending:
    """The end of a game to a seat that doesn't know everything: means over all that may be."""

    share: float
    """The share of the victory, from 0 to 1."""
    lead: float
    """The lead over the best rival, in points."""
    error: float = 0.0
    """The standard error of the share; 0 if all cases were counted."""


@runtime_checkable
class CountingWorth(Protocol):
    """A Worth that counts a game's end over all that may be hidden from its seat."""

    def __call__(self, game: Any, /) -> float:  # noqa: ANN401 - each game has its own
        """Return the seat's chance of winning a game."""

    def ending(self, game: Any) -> Ending:  # noqa: ANN401 - as above
        """Return what the end of a finished game is worth to the seat."""


Leaning = Callable[[Any, "Option"], float]
"""Returns the bonus that a player with a taste adds to an option, as a chance of winning.

It takes the View of the player's seat and the option.
"""
QuickRanking = Callable[[Any, "Stream", tuple[int, ...]], "list[tuple[int, float]] | None"]
"""Ranks options for a View: their places, the best first, each with its worth from 0 to 1.

It draws the same numbers from the stream as a search. It returns None if it can't rank them.
"""


@frozen(eq=False)
class Rules(Generic[U]):
    """The rules of one game, for the rooms common to all games, which import no game."""

    id: str
    """The game's id in saves."""
    name: str
    version: int
    """A number that grows when the same seed and choices make another game than before."""
    seats: range
    """The possible numbers of players."""
    setup: type[U]
    check: Callable[[U, int], None]
    """Raises a SetupError for a set-up that can't be dealt from a seed."""
    deal: Dealer
    imagine: Callable[[Any, Stream], Any]
    """Deals a world that agrees with a View; it collects no events."""
    scene: SceneMaker
    dump: Callable[[Any], dict[str, Any]]
    """Returns the whole State of a game as plain data."""
    restore: Callable[[object], Any]
    """Makes a game from such data; refuses with a sentence data that can't be played."""
    vocabulary: Callable[[U, int], Mapping[str, object]]
    """Returns by name the shared objects of a table, such as cards, that are made only once."""
    name_of: Callable[[object], str | None]
    """Returns an object's name in the vocabulary, also for an equal object; None without one."""
    packages: tuple[str, ...]
    """The packages that define the classes of its views, each name with a final dot."""
    bots: Mapping[str, Callable[[int], Bot]] = field(factory=dict)
    """The game's own bots by name, the best first; the random bot plays every game."""
    worth: Callable[[Any], Worth] | None = None
    """Makes a Worth from a View, once for each decision; it computes the constant parts only once.

    The common bots can play a game that has a Worth.
    """
    breadth: int | None = None
    """The number of positions that a search opens at each question of a turn; None for the usual.

    Games with many ways through a turn need more.
    """
    quick: Callable[[Any, int], QuickRanking | None] | None = None
    """Makes a QuickRanking from a level's skill and a budget in positions; None on some machines.

    It ranks options exactly as the search of that level does, only faster. It knows no sets.
    """
    skill_of: Callable[[str, Any], Any] | None = None
    """Returns a level's skill in this game, by its name and its usual skill; None for the usual.

    The same level is as hard to beat in each game only if each game may say what it overlooks.
    """
    is_late: Callable[[Any], bool] | None = None
    """Returns whether a View's game is near its end: there a level may think longer."""
    leanings: Mapping[str, Leaning] = field(factory=dict)
    """The tastes of bots, by name."""
    guests: Mapping[str, str] = field(factory=dict)
    """Names of the guests, who can play at any level, by the name of each guest's leaning."""
    coaching: Coaching = field(factory=Coaching)
    """The questions that the game's own coach answers."""
    memory: Memory = field(factory=Memory)
    """The game's additions to the history of finished games."""
    sets: frozenset[str] = frozenset()
    """The ids of the sets that a set-up can name in its field `sets`."""
    use_own: Callable[[str], None] | None = None
    """Makes the game read a player's files in this folder instead of its shipped files.

    A set-up records which of these files its game is played with.
    """


def doors_of(package: str, *cards: object) -> dict[str, Any]:
    """Return fields of `Rules` that any game can fill with doors to the modules of its package.

    The package's class `Verbs`, in its module `verbs`, takes the cards or their loader.
    """
    verbs = cache(partial(door(f"{package}.verbs:Verbs"), *cards))
    return {
        "check": behind(lambda: verbs().check),
        "deal": behind(lambda: verbs().deal),
        "imagine": door(f"{package}.rules.game:imagine"),
        "scene": door(f"{package}.rules.scene:make_scene"),
        "dump": door(f"{package}.files.snapshot:dump"),
        "restore": behind(lambda: verbs().restore),
        "vocabulary": behind(lambda: verbs().vocabulary),
        "name_of": door(f"{package}.verbs:name_of"),
        "packages": (f"{package}.",),
    }


Games = Mapping[str, Rules[Any]]
"""The games of a program, by their ids in saves."""


class Bot(Protocol):
    """A player that computes."""

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - each game has its own view
        """Return a choice; the bot knows only the View of the asked seat."""
