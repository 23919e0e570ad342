"""The weight of a deed: its timeline in ms from the press, the same for a person and for a bot.

Everything that a deed shows begins and ends at a time of one of these timelines. The pace and
reduced movement change them on the stage, and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, fields, frozen

from valeria_desktop.games.valeria.rules.events import Built, Captured, CitizenGained, Slain
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.kernel.events import TurnBegan

if TYPE_CHECKING:
    from typing import Self

    from valeria_desktop.games.valeria.rules.events import CalledOn, Kept, MonsterClaimed
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.stage.beats import Passage

    Deed = Slain | CitizenGained | Built | MonsterClaimed | Kept | CalledOn

AGAIN = 0.6
"""The share of all times that a repeated deed takes."""


@frozen(kw_only=True)
class Timeline:
    """Times in ms from the press, at normal pace."""

    coins: float = 110.0
    """The first token of the price lies on the card."""
    apart: float = 60.0
    """Time from one token to the next."""

    def at_share(self, share: float) -> Self:
        """Return the timeline with all its times shortened."""
        return evolve(
            self, **{each.name: getattr(self, each.name) * share for each in fields(type(self))}
        )

    def _later(self, time: float, *names: str) -> Self:
        return evolve(self, **{name: getattr(self, name) + time for name in names})


@frozen(kw_only=True)
class PurchaseTimes(Timeline):
    """A card comes to its new owner. Its place sinks by 2 px at 0."""

    lifts: float = 380.0
    """The card leaves the stack, which has an edge less from now on."""
    stands: float = 0.0
    """How long it stands large on its way; 0 for a card that flies at once."""
    parts: float = 520.0
    parted: float = 640.0
    """From the first time to the second its neighbours make room."""
    lands: float = 700.0
    squashed: float = 60.0
    """How long it is squashed as it lands."""
    nods: float = 120.0
    """How long its board nods, by 2 px, and its neighbours bounce."""
    dust: float = 220.0
    rises: float = 860.0
    risen: float = 1180.0
    """From the first time to the second its house rises."""

    def standing(self, time: float) -> PurchaseTimes:
        """Return the timeline of a card that stands large for a time before it lands."""
        later = self._later(time, "parts", "parted", "lands", "rises", "risen")
        return evolve(later, stands=time)

    @property
    def landed(self) -> float:
        """The time from which the table itself shows the card."""
        return self.lands + self.squashed


@frozen(kw_only=True)
class TriumphTimes(Timeline):
    """A monster falls."""

    forward: float = 220.0
    """From 0 on the card comes forward, and the light goes."""
    stands: float = 0.0
    """How long it stands to be read before the blow."""
    blow: float = 320.0
    held: float = 90.0
    """How long the blow is held, while the mat shakes."""
    breath: float = 380.0
    """A time without motion and sound after the blow, in which the colour drains."""
    falls: float = 790.0
    hangs: float = 1250.0
    """From the first time to the second its halves fall, and its head flies to the wall."""
    swung: float = 1950.0
    """Until then the trophy swings."""
    face: float = 1500.0
    faced: float = 2100.0
    """From the first time to the second a face takes it; music is back."""

    def standing(self, time: float) -> TriumphTimes:
        """Return the timeline of a card that stands for a time before the blow."""
        later = self._later(time, "blow", "falls", "hangs", "swung", "face", "faced")
        return evolve(later, stands=time)

    def without_breath(self) -> TriumphTimes:
        """Return the timeline of a monster that falls at once."""
        later = self._later(-self.breath, "falls", "hangs", "swung", "face", "faced")
        return evolve(later, breath=0.0)


@frozen(kw_only=True)
class CaptureTimes(Timeline):
    """The Dark Lord takes a card. An ember rises at its place from 0 on."""

    lifts: float = 260.0
    """The card leaves its place."""
    flies: float = 300.0
    """The time of its flight to where it stands large, and of the one on to his board."""
    stands: float = 880.0
    """The time in which it stands to be read: nobody has chosen it."""
    squashed: float = 60.0
    dust: float = 220.0

    @property
    def lands(self) -> float:
        """The time at which it lies on his board."""
        return self.lifts + 2 * self.flies + self.stands

    @property
    def landed(self) -> float:
        """The time from which his board shows it."""
        return self.lands + self.squashed


@frozen(kw_only=True)
class HeraldWalk:
    """The Herald comes because of a roll. Times in ms from the moment at which the dice lie."""

    rings: float = 120.0
    """Both dice ring for doubles."""
    walks: float = 260.0
    step: float = 110.0
    """From the first time on he walks on, in three steps of the second."""
    speaks: float = 590.0
    """He blows and says why he came, and every Herald on a board lifts."""
    lifted: float = 300.0
    """How long they are lifted."""
    throws: float = 890.0
    bows: float = 1400.0
    gone: float = 1700.0
    """From the first time to the second he bows off."""

    @property
    def is_double(self) -> bool:
        """Whether dice ring: he comes for doubles."""
        return self.rings > 0

    def saying(self, words: str) -> HeraldWalk:
        """Return the walk with time to read his words."""
        more = max(0.0, A_WORD * len(words.split()) - (self.bows - self.speaks))
        return evolve(self, bows=self.bows + more, gone=self.gone + more)


PURCHASE = PurchaseTimes()
DOMAIN = evolve(PURCHASE.standing(600.0), parts=PURCHASE.lands + 600.0 - 240.0, parted=1300.0)
"""As a purchase, but the card stands large, and the crest makes room for 240 ms."""
TRIUMPH = TriumphTimes()
"""A boss, or the first monster of its kind."""
CAPTURE = CaptureTimes()
DOUBLES = HeraldWalk()
NOBODY_WOKE = HeraldWalk(
    rings=0.0, walks=0.0, step=80.0, speaks=260.0, throws=520.0, bows=860.0, gone=1100.0
)
"""Without rings: he comes, says so, and pays."""
A_WORD, A_WORD_AT_FAST = 180.0, 150.0
"""How long a word of the Herald stands, in ms, and the least at the fast pace, in ms of the clock.
A sentence of five words was gone after 300."""
BREATH_AT_FAST = 200.0
"""How long the breath is at the fast pace, in ms of the clock."""
READS = 900.0
"""How long another player's card stands to be read: nobody at the screen has chosen it."""


def purchase_of(passage: Passage, deed: Deed) -> PurchaseTimes:
    """Return the timeline of a citizen or a domain; the same citizen again is shorter."""
    if isinstance(deed, Built):
        return DOMAIN if _is_own(passage, deed) else _read(DOMAIN, READS - DOMAIN.stands)
    times = PURCHASE.at_share(AGAIN) if _has_already(passage, deed) else PURCHASE
    return times if _is_own(passage, deed) else _read(times, READS)


def capture_of(passage: Passage, first: int) -> CaptureTimes:
    """Return the timeline of a card that the Dark Lord takes; another in a turn is shorter."""
    for line in reversed((*passage.past, *passage.lines[:first])):
        if isinstance(line.event, TurnBegan):
            break
        if isinstance(line.event, Captured):
            return CAPTURE.at_share(AGAIN)
    return CAPTURE


def _read(times: PurchaseTimes, time: float) -> PurchaseTimes:
    return evolve(times.standing(time), stands=times.stands + time)


def triumph_of(passage: Passage, deed: Slain, deed_at: int) -> TriumphTimes:
    """Return the timeline of a slain monster.

    A second boss in one turn is shorter, and so is a monster of a kind that hangs already; the
    latter has no breath. No monster has one for a person in a hurry.
    """
    times = TRIUMPH
    is_boss = deed.card.type is MonsterType.BOSS
    if is_boss and _slew_boss(passage, deed, deed_at):
        times = times.at_share(AGAIN)
    elif not is_boss and _has_already(passage, deed):
        times = times.without_breath().at_share(AGAIN)
    if passage.is_hurried:
        times = times.without_breath()
    return times if _is_own(passage, deed) else times.standing(READS)


def _is_own(passage: Passage, deed: Deed) -> bool:
    """Return whether a person at the screen chose the deed."""
    scene: Scene = passage.before
    return scene.seats[deed.seat].is_person


def _has_already(passage: Passage, deed: Deed) -> bool:
    scene: Scene = passage.before
    player = scene.view.players[deed.seat]
    return any(card.id == deed.card.id for card in (*player.citizens, *player.monsters))


def _slew_boss(passage: Passage, deed: Slain, deed_at: int) -> bool:
    """Return whether the same player has slain a boss in this turn before."""
    for line in reversed((*passage.past, *passage.lines[:deed_at])):
        if isinstance(line.event, TurnBegan):
            return False
        if _is_boss_of(line, deed.seat):
            return True
    return False


def _is_boss_of(line: Line, seat: int) -> bool:
    event = line.event
    return isinstance(event, Slain) and event.seat == seat and event.card.type is MonsterType.BOSS
