"""A game that breaks its contract is found out: each check fails for the fault it is there for."""

from __future__ import annotations

from pickle import UnpicklingError
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve, frozen

from tests.kernel import contract
from tests.kernel.contract import Table
from tests.kernel.toys import bid
from tests.kernel.toys.common import Answer, Told
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.score import Result, Score

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.game import Aftermath
    from valeria_desktop.kernel.options import Option

TABLE = Table("bid", bid.RULES, bid.Setup(players=3, prizes=3))


class Leaking(bid.Game):
    """Shows what the others have bid."""

    def view(self, seat: int) -> bid.View:
        shown = tuple(bid for bid in self._state.bids if bid is not None)
        return evolve(super().view(seat), shown=(*self._state.shown, *shown))


class Turned(bid.Game):
    """Shows everyone what only the seat may know before which it lies."""

    def public_view(self, seat: int) -> bid.View:
        return self.view(seat)


class Countable(bid.Game):
    """Lets a tie-break that is public be told from the hand."""

    def score(self, seat: int) -> Score:
        score = super().score(seat)
        return OpenScore(seat, score.lines, score.tie_break + sum(self._state.hands[seat]))


class OpenScore(Score):
    @property
    def public(self) -> Score:
        return evolve(super().public, tie_break=self.tie_break)


class Telling(bid.Game):
    """Tells everyone what only one may know."""

    def choose(self, option: Option | str) -> Aftermath:
        after = super().choose(option)
        told = [event for event in after.events if isinstance(event, Told)]
        return evolve(after, events=tuple(evolve(event, is_secret=False) for event in told))


class Sharing(bid.Game):
    """Shares its hands with its copies."""

    def copy(self) -> Sharing:
        new = super().copy()
        new._state.hands = self._state.hands
        return new


class Conjuring(bid.Game):
    """Has a card lie there twice that was turned up."""

    def choose(self, option: Option | str) -> Aftermath:
        after = super().choose(option)
        self._state.shown += self._state.shown[:1]
        return after


class Alike(bid.Game):
    """Takes itself for any other."""

    def likeness(self) -> str:
        return "any"


class Miscounting(bid.Game):
    """Lets the last one win."""

    def result(self) -> Result:
        return evolve(super().result(), winners=(self.seats[-1],))


class Doubling(bid.Game):
    """Counts what is public twice."""

    def score(self, seat: int) -> Score:
        score = super().score(seat)
        return DoubleScore(seat, score.lines, score.tie_break)


class DoubleScore(Score):
    @property
    def total(self) -> int:
        return 2 * super().total


@frozen
class Speechless(bid.Question):
    prompt = "speechless"

    def options(self, state: bid.State) -> list[Option]:
        return [Answer("a", say("")), Answer("b", say("B"))]

    def answer(self, state: bid.State, option: Option) -> None:
        pass

    def words(self) -> Phrase:
        return say("Which one?")


@frozen
class Telltale(bid.Bid):
    """Has as many answers as there are high cards in hand."""

    privacy = Privacy.PEEK

    def options(self, state: bid.State) -> list[Option]:
        high = (card for card in state.hands[self.seat] if card > bid.DECK // 2)
        names = ("a", "b", *(f"high {card}" for card in high))
        return [Answer(name, say("{name}", name=name)) for name in names]

    def answer(self, state: bid.State, option: Option) -> None:
        pass


@frozen
class Again(bid.Step):
    def run(self, state: bid.State) -> None:
        state.agenda += [self, Speechless()]


def dealing(kind: type[bid.Game], *steps: bid.Step) -> Table:
    def deal(setup: bid.Setup, seed: int, *, collects_events: bool = True) -> bid.Game:
        state = bid.deal(setup, seed, collects_events=False).snapshot()
        state.agenda += steps
        state.events = [] if collects_events else None
        return kind(state)

    dump = bid.RULES.dump if not steps else lambda _game: {}  # of which no save knows
    return with_rules(deal=deal, dump=dump)


def dealing_believed(kind: type[bid.Game]) -> Table:
    """Imagined games are of the same kind as what is dealt."""

    def imagine(view: bid.View, stream: Stream) -> bid.Game:
        return kind.imagined(view, bid.imagine(view, stream).snapshot())

    return evolve(dealing(kind), rules=evolve(dealing(kind).rules, imagine=imagine))


def forgetful(game: bid.Game) -> dict[str, Any]:
    return {**bid.RULES.dump(game), "won": [0] * len(game.seats)}


def knowing(view: bid.View, stream: Stream) -> bid.Game:
    game = bid.imagine(view, stream)
    game.collects_events = True
    return game


def imagining_alike(view: bid.View, stream: Stream) -> Alike:
    return Alike.imagined(view, bid.imagine(view, stream).snapshot())


def believing(view: bid.View, stream: Stream) -> bid.Game:
    return bid.imagine(evolve(view, prize=(1, 1, 1, 1)), stream)


def with_rules(**changes: object) -> Table:
    return evolve(TABLE, rules=evolve(bid.RULES, **changes))  # type: ignore[arg-type]


def every(check: Callable[[Table, int], None]) -> Callable[[Table], None]:
    return lambda table: check(table, 1)


FAULTS: dict[str, tuple[Callable[[Table], None], Table]] = {
    "a view that shows a bid": (every(contract.check_audience), dealing(Leaking)),
    "a public view that shows a hand": (every(contract.check_public), dealing_believed(Turned)),
    "a tie-break by which hands are told": (
        every(contract.check_public),
        dealing_believed(Countable),
    ),
    "a replay that shows a hand": (every(contract.check_replays), dealing_believed(Turned)),
    "a replay from which hands are told": (
        every(contract.check_replays),
        dealing_believed(Countable),
    ),
    "an event for all that is secret": (every(contract.check_audience), dealing(Telling)),
    "a copy that shares": (every(contract.check_copies), dealing(Sharing)),
    "a card from nowhere": (every(contract.check_zones), dealing(Conjuring)),
    "a wrong winner": (every(contract.check_scores), dealing(Miscounting)),
    "points that don't add up": (every(contract.check_scores), dealing(Doubling)),
    "an option without words": (contract.check_all_words, dealing(bid.Game, Speechless())),
    "no end": (contract.check_end, dealing(bid.Game, Again())),
    "a save that forgets": (every(contract.check_saving), with_rules(dump=forgetful)),
    "an imagined game that tells": (every(contract.check_worlds), with_rules(imagine=knowing)),
    "an imagined game that differs": (every(contract.check_worlds), with_rules(imagine=believing)),
    "a number of answers that tells": (
        every(contract.check_worlds),
        dealing(bid.Game, Telltale(0)),
    ),
    "any set-up": (
        lambda table: contract.check_setups(table, ()),
        with_rules(check=lambda _setup, _seed: None),
    ),
    "a worth beyond one": (every(contract.check_worth), with_rules(worth=lambda _: lambda _: 2.0)),
    "an end that is worth what was not won": (
        every(contract.check_worth),
        with_rules(worth=lambda _: lambda _: 0.5),
    ),
    "a liking that is worth losing for": (
        every(contract.check_leanings),
        with_rules(leanings={"mad": lambda _view, _option: 0.5}),
    ),
    "a guest who likes nothing that is known": (
        every(contract.check_leanings),
        with_rules(guests={"nobody": "Nobody"}),
    ),
    "games that are alike though they differ": (
        every(contract.check_likeness),
        with_rules(imagine=imagining_alike),
    ),
    "a view that can't travel": (every(contract.check_wire), with_rules(packages=())),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str) -> None:
    check, table = FAULTS[fault]
    with pytest.raises((AssertionError, pytest.fail.Exception, UnpicklingError)):
        check(table)


@pytest.mark.parametrize("fault", FAULTS)
def test_without_the_fault_there_is_nothing_to_find(fault: str) -> None:
    FAULTS[fault][0](TABLE)
