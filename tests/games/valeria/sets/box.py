"""Checks of a box with citizens, monsters and Dukes; each box hands in its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from tests.games.valeria.sets.shipped import catalog_of, part_of, scenario_with
from tests.scenario import Scenario

if TYPE_CHECKING:
    from collections.abc import Mapping

Resources = tuple[int, int, int]


@frozen
class Box:
    """A box, whose citizens wake in a harvest and whose monsters are slain for their price."""

    id: str

    def preset(self, players: int = 2, edition: str = "2e") -> Scenario:
        """Lay the set-up of the whole box; nobody holds anything."""
        made = Scenario(
            players,
            edition,
            catalog=catalog_of(self.id),
            preset=f"all-{self.id}",
            sets=frozenset({self.id}),
        )
        for seat in range(players):
            made.holds(seat)
        return made

    def gained(self, card: str, seat: int, dice: tuple[int, int], *more: str) -> Scenario:
        """Let a citizen of seat 0 wake at a roll of a seat; each of its owner's goods is 5.

        In the first edition there is no Herald.
        """
        made = scenario_with(self.id, edition="1e").owns(0, card, *more).holds(0, 5, 5, 5)
        made.rolls(seat, *dice)
        while made.decision.seat != 0:  # nothing of the other's woke (T13)
            made.chooses(made.options[0])
        return made

    def brought(self, made: Scenario, dice: tuple[int, int], seat: int) -> Resources:
        """Return what a citizen brought besides the starters."""
        without = scenario_with(self.id, edition="1e").holds(0, 5, 5, 5)
        without.rolls(seat, *dice)
        pairs = zip(made.resources(0), without.resources(0), strict=True)
        gold, strength, magic = (mine - other for mine, other in pairs)
        return gold, strength, magic

    def slain(self, monster: str, price: tuple[int, int], *answers: str) -> Scenario:
        """Slay a monster with exactly its price."""
        made = scenario_with(self.id, edition="2e").acts(0).stack("monster-1", monster)
        made.holds(0, strength=price[0], magic=price[1]).chooses("slay monster-1", *answers)
        return made

    # --- what is checked of a card

    def check_gains(
        self,
        card: str,
        dice: tuple[int, int],
        own: Resources | None,
        other: Resources | None,
        points: tuple[int, int] = (0, 0),
    ) -> None:
        """Compare what a citizen brings on its owner's turn and on others'.

        None stands for a power that asks.
        """
        for seat, gain in ((0, own), (1, other)):
            if gain is not None:
                made = self.gained(card, seat, dice)
                assert self.brought(made, dice, seat) == gain
                assert made.points(0) == points[seat]

    def check_trade(
        self, card: str, seat: int, dice: tuple[int, int], way: str, change: Resources
    ) -> None:
        """Check that a trade is offered, does what it says, and may be left."""
        made = self.gained(card, seat, dice)
        assert made.options == [f"{card}: {way}", "done"]
        left = self.gained(card, seat, dice)
        left.chooses("done")
        assert self.brought(left, dice, seat) == (0, 0, 0)
        made.chooses(f"{card}: {way}")
        assert self.brought(made, dice, seat) == change

    def check_choice(
        self, card: str, seat: int, dice: tuple[int, int], ways: Mapping[str, Resources]
    ) -> None:
        """Check that all ways are offered, none may be left, and what each brings."""
        for way, change in ways.items():
            made = self.gained(card, seat, dice)
            assert made.options == [f"{card}: {each}" for each in ways]
            made.chooses(f"{card}: {way}")
            assert self.brought(made, dice, seat) == change

    def check_reward(
        self, monster: str, price: tuple[int, int], answer: str, gain: Resources, points: int
    ) -> None:
        """Check the price of a monster and its reward, for an answer where it asks."""
        made = self.slain(monster, price, *([f"{monster}: {answer}"] if answer else []))
        assert (made.resources(0), made.points(0)) == (gain, points)
        assert made.monsters(0) == [monster]

    def check_boss(
        self,
        boss: str,
        price: tuple[int, int],
        gain: Resources,
        points: int,
        others: tuple[str, ...] = (),
    ) -> None:
        """Check a boss whose Warden and one other of its area were slain, and others elsewhere."""
        area = next(cards for cards in part_of(self.id).areas.values() if cards[-1].id == boss)
        _, warden, kin, *_ = dict.fromkeys(card.id for card in reversed(area))
        made = scenario_with(self.id, edition="2e").acts(0).owns(0, warden, kin, *others)
        made.stack("monster-1", boss).holds(0, strength=price[0], magic=price[1])
        made.chooses("slay monster-1")
        assert (made.resources(0), made.points(0)) == (gain, points)

    def check_duke(self, duke: str, cards: tuple[str, ...], left: int, points: int) -> None:
        """Compare the points of a Duke whose owner has some cards, and Gold left."""
        made = scenario_with(self.id, edition="1e").owns(0, duke, *cards).holds(0, left)
        assert made.score(0).of("duke") == points
