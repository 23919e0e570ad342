"""The moments at which powers are used: open to sets, each with its phase and its words.

Each moment comes to a seat: whose dice fell, who slew. A trigger says whose moments it waits for.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import field, frozen

from valeria_desktop.kernel.kinds import Kind
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.registry import enter_as
from valeria_desktop.kernel.signs import Mark

_Words = Callable[[Phrase], Phrase]


class Whose(Kind):
    """Whose moments a trigger waits for."""

    OWN = "own"
    OPPONENTS = "opponents"
    ANYONE = "anyone"


MINE = frozenset({Whose.OWN, Whose.ANYONE})
THEIRS = frozenset({Whose.OPPONENTS, Whose.ANYONE})


@frozen(eq=False)
class Moment:
    """A moment at which triggers are collected."""

    word: str
    """Its name in card files."""
    occasion: Phrase
    """Why a power is used then: "you slew a monster"."""
    words: dict[Whose, tuple[Phrase, _Words]] = field(repr=False)
    """For each of whose moments a power can wait for: its timing, and its sentence."""
    sign: Mark
    a_round: float
    """How often it comes in a player's turn, as bots reckon; most actions recruit or slay."""
    phase: str = ""
    """The only phase in which the moment counts; empty if it counts in each."""
    others_occasion: Phrase | None = None
    """Why a power is used when it comes to an opponent; None if the occasion says it."""
    reading: Phrase | None = None
    """Our reading of when it comes, where the printed rules are silent."""

    def __str__(self) -> str:
        return self.word


MOMENTS: dict[str, Moment] = {}
"""All moments by their words, those of the base game first."""


def enter(moment: Moment) -> Moment:
    """Register a moment; refuse a word that is taken."""
    return enter_as(MOMENTS, moment.word, moment, "moment")


_ACTIONS = "actions"
_ONLY_THERE = say(
    "What happens outside an Action Phase doesn't count, such as slaying in a harvest."
)
"""Of powers that are bound to the Action Phase (X16)."""
_BUILT_THERE = say(
    "What happens outside an Action Phase doesn't count, nor does a domain that you gain for free."
)
"""Of building in an Action Phase (X14, X16)."""

DOUBLES = enter(
    Moment(
        "doubles",
        say("the dice are doubles"),
        {
            Whose.OWN: (
                say("In your Roll Phase"),
                lambda effect: say(
                    "{effect} whenever you roll doubles or turn a die to make doubles",
                    effect=effect,
                ),
            ),
            Whose.ANYONE: (
                say("In any Roll Phase"),
                lambda effect: say(
                    "{effect} whenever anyone rolls doubles or turns a die to make doubles",
                    effect=effect,
                ),
            ),
        },
        Mark("doubles"),
        1 / 6,
        reading=say("Doubles count again if the dice are rolled again and show doubles."),
    )
)
ACTIONS_BEGIN = enter(
    Moment(
        "actions-begin",
        say("your actions begin"),
        {
            Whose.OWN: (
                say("At the start of your Action Phase"),
                lambda effect: say("{effect}", effect=effect),
            )
        },
        Mark("actions"),
        1.0,
    )
)
CITIZEN_GAINED = enter(
    Moment(
        "citizen-gained",
        say("you gained a citizen"),
        {
            Whose.OWN: (
                say("In your Action Phase"),
                lambda effect: say("{effect} each time you gain a citizen", effect=effect),
            )
        },
        Mark("recruit"),
        0.7,
        _ACTIONS,
        reading=_ONLY_THERE,
    )
)
SLAIN = enter(
    Moment(
        "slain",
        say("you slew a monster"),
        {
            Whose.OWN: (
                say("In your Action Phase"),
                lambda effect: say("{effect} each time you slay a monster", effect=effect),
            ),
            Whose.OPPONENTS: (
                say("In any Action Phase"),
                lambda effect: say("{effect} each time an opponent slays a monster", effect=effect),
            ),
        },
        Mark("slay"),
        0.7,
        _ACTIONS,
        say("an opponent slew a monster"),
        _ONLY_THERE,
    )
)
BUILT = enter(
    Moment(
        "built",
        say("you built a domain"),
        {
            Whose.OWN: (
                say("In your Action Phase"),
                lambda effect: say("{effect} each time you build a domain", effect=effect),
            )
        },
        Mark("build"),
        0.4,
        _ACTIONS,
        reading=_BUILT_THERE,
    )
)
ACTIONS_END = enter(
    Moment(
        "actions-end",
        say("your actions are over"),
        {
            Whose.OWN: (
                say("At the end of your Action Phase"),
                lambda effect: say("{effect}", effect=effect),
            )
        },
        Mark("end"),
        1.0,
    )
)
BASE_MOMENTS = tuple(MOMENTS.values())
"""The moments of the base game, the only ones that the core in C knows."""

HARVEST = enter(
    Moment(
        "harvest",
        say("you harvest in your turn"),
        {
            Whose.OWN: (
                say("In your Harvest Phase"),
                lambda effect: say("{effect}", effect=effect),
            )
        },
        Mark("harvest"),
        1.0,
    )
)
"""A Harvest Phase of one's own turn, before what the dice wake: only cards of sets wait for it."""
EACH_BUILT = enter(
    Moment(
        "each-built",
        say("you built a domain"),
        {
            Whose.OWN: (
                say("In your turn"),
                lambda effect: say("{effect} each time you build a domain", effect=effect),
            )
        },
        Mark("build"),
        0.4,
        reading=say("A domain that you gain for free isn't built."),
    )
)
"""A domain built in whatever phase, also by an action outside the Action Phase (RE4, FF8)."""
MAGIC_HARVESTED = enter(
    Moment(
        "magic-harvested",
        say("you came by Magic in this Harvest Phase"),
        {
            Whose.OWN: (
                say("In any Harvest Phase"),
                lambda effect: say(
                    "{effect} the first time you come by Magic in a Harvest Phase", effect=effect
                ),
            )
        },
        Mark("harvest-magic"),
        0.9,
        reading=say("Once in each Harvest Phase, even if you give away or lose Magic then."),
    )
)
"""The first Magic that a seat comes by in a Harvest Phase, on anyone's turn (SV4)."""
