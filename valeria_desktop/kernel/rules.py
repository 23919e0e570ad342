"""A game as one value: what all rooms ask of any game; and what a bot is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from attrs import field, frozen

from valeria_desktop.kernel.coaching import Coaching
from valeria_desktop.kernel.doors import behind, door
from valeria_desktop.kernel.memory import Memory

if TYPE_CHECKING:
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.seats import Seat


RANGE = "range"
"""The metadata of a number in a set-up: what it may be. Until it is checked it may be anything."""


class Setup(Protocol):
    """What players ask for: plain frozen values, each with a default."""

    @property
    def players(self) -> int:
        """How many seats there are."""


class Dealer(Protocol):
    """Deals a game, refusing a set-up that can't be."""

    def __call__(self, setup: Any, seed: int, *, collects_events: bool = True) -> Any:  # noqa: ANN401 - each game has its own
        """Deal; the same set-up and seed deal the same game."""


class SceneMaker(Protocol):
    """Looks at a game with the eyes of one seat, or from there with everyone's."""

    def __call__(
        self,
        game: Any,  # noqa: ANN401 - each game has its own
        seats: tuple[Seat, ...],
        viewer: int,
        *,
        is_public: bool = False,
    ) -> Any:  # noqa: ANN401 - as above
        """Return the part of a zone that a seat sees; of a public view, all that everyone sees."""


U = TypeVar("U", bound=Setup)
Worth = Callable[[Any], float]
"""Says of a game how good it is for a seat: its chance of winning, from 0 to 1.

A game that is over is worth 1 or 0, or a share where several win.
"""
Leaning = Callable[[Any, "Option"], float]
"""Says of an option, for what a seat sees, how much more than its worth it counts for a player who
likes such things, as chance of winning."""
QuickRanking = Callable[[Any, "Stream", tuple[int, ...]], "list[tuple[int, float]] | None"]
"""Ranks options by their places, the best first, each with its worth, for what a seat sees.

It uses the chance that a search would have used. None: this can't be ranked so.
"""


@frozen(eq=False)
class Rules(Generic[U]):
    """Everything that common rooms need to know of a game; they import none."""

    id: str
    """What saves call it."""
    name: str
    version: int
    """Counts up when the same seed and choices lead to another game than before."""
    seats: range
    """How many players there may be."""
    setup: type[U]
    check: Callable[[U, int], None]
    """Refuse, by a SetupError, what can't be dealt from a seed."""
    deal: Dealer
    imagine: Callable[[Any, Stream], Any]
    """Deal a game that the seat of a view may believe in; it collects no events."""
    scene: SceneMaker
    dump: Callable[[Any], dict[str, Any]]
    """Write the whole truth of a game as plain data."""
    restore: Callable[[object], Any]
    """Make a game of such data again, refusing by a sentence what can't be played."""
    vocabulary: Callable[[U, int], Mapping[str, object]]
    """Name the things that views and options share with all of a table: cards, made once."""
    name_of: Callable[[object], str | None]
    """Name a thing as the vocabulary does, whichever of its equals it is, if it has one."""
    packages: tuple[str, ...]
    """Where the classes are that its views are made of."""
    bots: Mapping[str, Callable[[int], Bot]] = field(factory=dict)
    """Its own bots by name, the best first; any game can be played at random as well."""
    worth: Callable[[Any], Worth] | None = None
    """Makes, for what a seat sees, the worth of the games it may believe in; asked once for each
    decision, so what stays the same is worked out once. With it the common bots play the game."""
    quick: Callable[[Any, int], QuickRanking | None] | None = None
    """Makes, of a level's skill and a number of positions, what ranks as its search would, and much
    sooner, if this machine has it. Nothing is ranked otherwise by it."""
    leanings: Mapping[str, Leaning] = field(factory=dict)
    """What its players may like to do, by name."""
    guests: Mapping[str, str] = field(factory=dict)
    """Who may sit in a bot's place at any level: by the leaning that is theirs, their names."""
    coaching: Coaching = field(factory=Coaching)
    """What its players may ask beyond what to choose."""
    memory: Memory = field(factory=Memory)
    """What is remembered of its finished games, beyond what all games have."""
    use_own: Callable[[str], None] | None = None
    """Has it look into a folder for files that a player put in the place of its own; whichever it
    finds, a set-up says by which of them it is played."""


def doors_of(package: str, *cards: object) -> dict[str, Any]:
    """Return the fields of `Rules` that any game may fill with doors to the rooms of its package.

    Its class `Verbs` takes the cards, or what loads them, and lies in the room of that name.
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
"""The games of a program, by what saves call them."""


class Bot(Protocol):
    """A player that computes."""

    def choose(self, view: Any, decision: Decision) -> Option:  # noqa: ANN401 - each game has its own view
        """Answer a decision, knowing no more than the view of the seat that is asked."""
