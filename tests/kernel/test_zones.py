"""A zone is declared once: all that is done with it follows, and what isn't declared is refused."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from attrs import define, field, fields, frozen

from tests.kernel.toys import bid, reaction
from tests.kernel.toys.common import FOR_EACH, Keeper, backs
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.view import shows, view_of
from valeria_desktop.kernel.zones import (
    Alike,
    Copied,
    Pool,
    Seen,
    Zoned,
    ZoneError,
    aside,
    must,
    nested,
    tally,
    unbalanced,
    unfit,
    zone,
)

if TYPE_CHECKING:
    from tests.kernel.toys.common import ToyGame, ToyState

CHEST = {"by_seat": True, "pieces": nested, "to_others": backs, "must": (FOR_EACH,)}
"""What lies in a zone that no toy has: each seat's chest of cards."""


@define(kw_only=True)
class BidState(bid.State):
    chests: list[bid.Pile] = field(metadata=zone(Seen.OWNER, pool=bid.CARDS, **CHEST))


@define(kw_only=True)
class ReactionState(reaction.State):
    chests: list[reaction.Cards] = field(
        metadata=zone(Seen.OWNER_TILL_END, pool=reaction.POOL, **CHEST)
    )


@frozen(kw_only=True)
@shows(BidState)
class BidView(bid.View):
    pass


@frozen(kw_only=True)
@shows(ReactionState)
class ReactionView(reaction.View):
    pass


class BidGame(bid.Game):
    kind, show = BidState, view_of(BidView)


class ReactionGame(reaction.Game):
    kind, show = ReactionState, view_of(ReactionView)


@frozen
class Chested:
    """A toy with a zone that it hasn't of itself."""

    toy: Any
    game: type[ToyGame[Any]]
    pool: Pool

    def begin(self, choices: int = 0) -> ToyGame[Any]:
        """A game some way on, with a card of each seat's hand moved to a chest."""
        played, chance = self.toy.deal(self.toy.Setup(players=3), 7), Random(7)
        for _ in range(choices):
            played.choose(chance.choice(played.decision.options))
        state: ToyState = played.snapshot()
        values = {each.name: getattr(state, each.name) for each in fields(type(state)) if each.init}
        hands: list[tuple[object, ...]] = values["hands"]
        values["hands"] = [hand[1:] for hand in hands]
        return self.game(self.game.kind(**values, chests=[hand[:1] for hand in hands]))

    def keeper(self) -> Keeper:
        steps = (self.toy.Step, self.toy.STEPS)
        return Keeper(self.game, self.game.kind, steps, unbalanced)


both = pytest.mark.parametrize(
    "chested",
    [Chested(bid, BidGame, bid.CARDS), Chested(reaction, ReactionGame, reaction.POOL)],
    ids=["bid", "reaction"],
)


@both
def test_an_added_zone_is_copied(chested: Chested) -> None:
    state = chested.begin().snapshot()
    copy = state.copy()
    assert copy == state
    assert copy.chests is not state.chests
    copy.chests[0] = ()
    assert state.chests[0]
    assert copy.likeness() != state.likeness()


@both
def test_an_added_zone_is_seen_by_whom_it_says(chested: Chested) -> None:
    played = chested.begin()
    chests = played.snapshot().chests
    for seat in played.seats:
        expected = tuple(chests[at] if at == seat else (None,) for at in played.seats)
        assert played.view(seat).chests == expected
        assert played.public_view(seat).chests == ((None,),) * 3


@both
@pytest.mark.parametrize("choices", [0, 5, 9])
def test_an_added_zone_is_imagined(chested: Chested, choices: int) -> None:
    played = chested.begin(choices)
    for seat in played.seats:
        view = played.view(seat)
        worlds = [chested.game.believed(view, Stream(number)) for number in range(8)]
        assert all(world.view(seat) == view for world in worlds)
        assert all(not list(unbalanced(world.snapshot())) for world in worlds)
        assert len({tuple(world.snapshot().chests) for world in worlds}) > 1


@both
def test_an_added_zone_is_saved(chested: Chested) -> None:
    played, keeper = chested.begin(), chested.keeper()
    written = json.loads(json.dumps(keeper.dump(played)))
    again = keeper.restore(written)
    assert again.snapshot() == played.snapshot()
    card = written["chests"][0][0]
    written["chests"][1].append(card)
    with pytest.raises(SnapshotError, match=rf"The snapshot can't be played: hands, .*\b{card}"):
        keeper.restore(written)
    del written["chests"]
    with pytest.raises(SnapshotError, match="chests: is missing"):
        keeper.restore(written)


@both
def test_an_added_zone_is_conserved(chested: Chested) -> None:
    played, chance = chested.begin(), Random(3)
    dealt = tally(played.snapshot(), chested.pool)
    for _ in range(8):
        assert played.decision is not None
        played.choose(chance.choice(played.decision.options))
        assert tally(played.snapshot(), chested.pool) == dealt
    state = played.snapshot()
    assert not [*unfit(state), *unbalanced(state)]
    state.chests.pop()
    assert list(unfit(state)) == ["chests must have 3 entries, not 2"]


# What isn't declared, or not so that it goes together


def test_a_field_that_declares_nothing_is_refused() -> None:
    with pytest.raises(ZoneError, match=r"Loose\.purse must say who may see it"):

        @define
        class Loose(Zoned):
            purse: int = 0


@define
class Purse(Zoned):
    coins: int = field(
        default=3,
        metadata=zone(Seen.OWNER, must=(must(lambda coins, _: coins > 0, "can't be {}"),)),
    )
    notes: list[int] = field(factory=list, metadata=zone(Seen.ALL))
    tally: int | None = field(default=None, metadata=aside(Copied.AS_IT_IS))


@define
class House(Zoned):
    purses: list[Purse] = field(metadata=zone(Seen.ALL, copied=Copied.EACH))
    bank: Purse | None = field(default=None, metadata=zone(Seen.ALL, copied=Copied.ONE))
    pile: tuple[str, ...] = field(default=(), metadata=zone(Seen.ALL, alike=Alike.ANY_ORDER))
    ending: str = field(default="", metadata=zone(Seen.ALL, alike=Alike.NOT))
    told: int = field(default=0, metadata=aside())


def test_what_nobody_may_see_can_not_be_typed_into_a_view() -> None:
    @frozen
    @shows(House)
    class Telltale:
        told: int

    with pytest.raises(ZoneError, match=r"Telltale\.told shows what nobody declared to be seen"):
        view_of(Telltale)


def test_owners_of_zones_are_copied_with_them() -> None:
    house = House([Purse(1), Purse(2)], Purse(5, tally=7), told=4)
    copy = house.copy()
    assert (copy.purses, copy.bank, copy.told) == (house.purses, house.bank, 0)
    copy.purses[0].notes.append(9)
    assert copy.bank is not None
    copy.bank.coins = 6
    assert copy.bank.tally == 7  # what was worked out is worth keeping
    assert (house.purses[0].notes, house.bank and house.bank.coins) == ([], 5)
    assert House([]).copy().bank is None


def test_likeness_looks_at_what_makes_a_difference() -> None:
    house = House([Purse(1)], pile=("a", "b"))
    assert House([Purse(1, tally=2)], pile=("b", "a"), ending="x").likeness() == house.likeness()
    assert House([Purse(2)], pile=("a", "b")).likeness() != house.likeness()
    assert House([Purse(1)], Purse(), ("a", "b")).likeness() != house.likeness()


def test_what_is_wrong_is_named_with_its_path() -> None:
    house = House([Purse(1), Purse(0)], Purse(0))
    assert list(unfit(house)) == ["purses[1].coins can't be 0", "bank.coins can't be 0"]


def test_what_stands_together_is_seen_at_the_same_time() -> None:
    @define
    class Torn(Zoned):
        always: int = field(metadata=zone(Seen.OWNER))
        at_the_end: int = field(metadata=zone(Seen.OWNER_TILL_END))

    @frozen
    @shows(Torn, is_private=True)
    class Private:
        always: int

    @frozen
    @shows(Torn, private=Private)
    class TornView:
        private: Private | None

    with pytest.raises(ZoneError, match="Torn: all of 'private' must be seen at the same time"):
        view_of(TornView)


@frozen
@shows(Purse, is_private=True)
class Inside:
    coins: int


@frozen
@shows(Purse, inside=Inside)
class PurseView:
    inside: Inside | None


@frozen
@shows(House, purses=PurseView, bank=PurseView)
class HouseView:
    seat: int
    bank: PurseView | None


def test_what_only_its_owner_sees_may_stand_together() -> None:
    view: Any = view_of(HouseView)(House([Purse(1), Purse(2)], Purse(5)), None, 1)
    assert view.purses == (PurseView(None, ()), PurseView(Inside(2), ()))  # type: ignore[call-arg]  # notes are added
    assert view.bank == PurseView(None, ())  # type: ignore[call-arg]  # the same
    nobody: Any = view_of(HouseView)(House([Purse(1)]), None, 0, is_public=True)
    assert (nobody.purses[0].inside, nobody.bank) == (None, None)
