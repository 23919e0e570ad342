"""A rival's plaque as plain data: all that everyone may know of another player."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.at import AtPlayer
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.guild import SEATS
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.round.auction import CARDS_OF_NINA
from valeria_desktop.games.valencia.ui.rivals.nina import NinasDeck, ninas_deck

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.ladder import Ladder
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.seats import Colour, Seat

NINA_SIGN = "card-back"


class Status(Enum):
    """How someone stands in the auction that is on."""

    NONE = "none"
    """There is no auction, or nothing to say yet."""
    ASKED = "asked"
    TO_COME = "to come"
    WAITS = "waits"
    """A privilege was put back, to be asked after the others (VA16)."""
    PASSED = "passed"
    REVEALED = "revealed"
    AWAITED = "awaited"
    """Nina turns up cards when all have been asked (VA40)."""


@frozen
class Public:
    """What the sheet shows beyond the plaque."""

    points: int
    """As far as everyone can count them."""
    city: int
    council: tuple[int, ...]
    """The seats of the council that are held."""
    beside: int
    """Members that assist."""
    deck: int
    known: tuple[Card, ...]
    """Cards that everyone saw put under the deck, the lowest one last."""
    used: tuple[Card, ...]
    tasks: int | None
    """How many are kept; None until it comes to light."""


@frozen
class Plaque:
    """All that is painted and said of a rival; equal plaques look the same."""

    seat: int
    sitting: Seat | None
    """Nina sits nowhere."""
    is_asked: bool
    has_figure: bool
    prestige: int
    members: int
    privileges: int
    stacks: tuple[int, ...]
    """How many cards each has."""
    cards: tuple[Card, ...]
    """What was revealed in this auction."""
    total: int
    status: Status
    awaited: int = 0
    """How many cards Nina will turn up."""
    public: Public | None = None
    """Of a player."""
    nina: NinasDeck | None = None

    @property
    def used(self) -> tuple[Card, ...]:
        """The cards that were used, which lie open."""
        known = self.public or self.nina
        return () if known is None else known.used

    @property
    def key(self) -> AtPlayer:
        """The address of the player, or of Nina."""
        return AtPlayer(self.seat)

    @property
    def is_nina(self) -> bool:
        """Whether it is of the neutral deck of two players."""
        return self.sitting is None

    @property
    def colour(self) -> Colour | None:
        """The player's."""
        return None if self.sitting is None else self.sitting.colour

    @property
    def sign(self) -> str:
        """The player's."""
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
        prestige=player.prestige,
        members=player.members,
        privileges=player.privileges,
        stacks=player.stacks,
        cards=cards,
        total=total,
        status=_status_of(scene, seat, ladder),
        public=_public_of(scene, seat),
    )


def _public_of(scene: Scene, seat: int) -> Public:
    view, player = scene.view, scene.view.players[seat]
    return Public(
        points=scene.public_points[seat],
        city=view.city.count(seat),
        council=tuple(place for place in range(SEATS) if view.council[place] == seat),
        beside=sum(each.seat == seat for each in view.assistants),
        deck=player.deck,
        known=player.known[::-1],
        used=player.used,
        tasks=player.tasks,
    )


def _nina(scene: Scene, ladder: Ladder | None) -> Plaque:
    """Return the plaque of Nina, who has nothing but her deck."""
    cards, total = _revealed(ladder, NINA)
    is_awaited = ladder is not None and ladder.awaits_nina
    status = Status.REVEALED if cards else Status.AWAITED if is_awaited else Status.NONE
    return Plaque(
        seat=NINA,
        sitting=None,
        is_asked=False,
        has_figure=False,
        prestige=0,
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


def _status_of(scene: Scene, seat: int, ladder: Ladder | None) -> Status:
    if ladder is None:
        return Status.NONE
    if ladder.rank_of(seat) is not None:
        return Status.REVEALED
    if seat in ladder.passed:
        return Status.PASSED
    decision = scene.decision
    if scene.asked == seat and decision is not None and decision.prompt == Prompt.BID:
        return Status.ASKED
    return Status.WAITS if seat in ladder.waiting else Status.TO_COME
