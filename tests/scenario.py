"""Scenarios in the language of the game.

    table = Scenario(players=2).holds(0, gold=5).owns(0, "archer", "archer")
    table.rolls(0, 4, 6)             # it is player 0's turn: the dice fall 4 and 6
    assert table.resources(0) == (5, 4, 0)
    table.chooses("recruit citizen-6")

Seats count from 0; seat 0 is the first player. Cards are named by their ids, places by their
names. Nothing is patched: dice are made to fall by a seed that has them fall so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.rules.at import place_name
from valeria_desktop.games.valeria.rules.game import Game, new_game
from valeria_desktop.games.valeria.rules.model.belongings import CARD_ZONES
from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe
from valeria_desktop.games.valeria.rules.model.chance import dice
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.rows import MARKET
from valeria_desktop.games.valeria.rules.setup import Edition, Level, Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.solo.dark_lord import MonstersPhase
from valeria_desktop.games.valeria.solo.siege import BothAct
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.turn.quote import Quote
    from valeria_desktop.games.valeria.rules.turn.steps import Step
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.game import Aftermath
    from valeria_desktop.kernel.score import Score

PLACE = {place_name(place): place for place in (*range(MARKET.size), *PILES, DECK)}
CATALOG = shipped_catalog()


_PLAIN_CITIZENS = {
    Role.WORKER: "peasant",
    Role.SOLDIER: "knight",
    Role.SHADOW: "rogue",
    Role.HOLY: "cleric",
}


def card(card_id: str) -> Card:
    """Find a card by its id."""
    return CATALOG.by_id[card_id]


class Scenario:
    """A table that is set up card by card and then played."""

    def __init__(
        self,
        players: int = 2,
        edition: str = "2e",
        variants: Iterable[str] = (),
        seed: int = 1,
        catalog: Catalog = CATALOG,
        **setup: Any,  # noqa: ANN401 - whatever Setup takes
    ) -> None:
        self.setup = Setup(
            players=players,
            edition=Edition(edition),
            variants=frozenset(Variant(variant) for variant in variants),
            **setup,
        )
        self.game: Game = new_game(self.setup, catalog, seed)
        while self.decision.prompt in {Prompt.DUKE, Prompt.KEEP}:
            self.game.choose(self.decision.options[0])
        self.state: State = self.game._state
        self.state.first = 0
        self.events: list[Event] = []
        self._begin(0, self.state.table.turn)

    # Setting up

    def holds(self, seat: int, gold: int = 0, strength: int = 0, magic: int = 0) -> Self:
        """Return a player exactly these resources."""
        player = self.state.players[seat]
        player.gold, player.strength, player.magic = gold, strength, magic
        return self._refreshed()

    def has_points(self, seat: int, points: int) -> Self:
        """Return a player this many Victory Points on the board."""
        self.state.players[seat].points = points
        return self

    def owns(self, seat: int, *cards: str) -> Self:
        """Lay cards before a player, each where its kind belongs; a Duke replaces the old one."""
        player = self.state.players[seat]
        for card_id in cards:
            found = self.card(card_id)
            if isinstance(found, Citizen):
                player.citizens = (*player.citizens, found)
            elif isinstance(found, Domain):
                player.domains = (*player.domains, found)
            elif isinstance(found, Duke):
                player.duke = found
            elif isinstance(found, Foe):
                player.monsters = (*player.monsters, found)
            elif found.kept in CARD_ZONES:
                player.keep(found)
            else:
                raise TypeError(f"nobody owns a {found.kind}")
        return self._refreshed()

    def stack(self, place: str, *cards: str, face_down: int = 0) -> Self:
        """Lay exactly these cards on a place, from the bottom to the top."""
        self.state.lay(self.places[place], tuple(self.card(card_id) for card_id in cards))
        self.state.face_down[self.places[place]] = face_down
        return self._refreshed()

    def exhausts(self, *places: str) -> Self:
        """Lay an Exhausted card on each of these places, instead of what lay there."""
        for place in places:
            self.stack(place, "exhausted")
        return self

    def may_build(self, seat: int, domain: str, below: str | None = "halfpenny-hill") -> Self:
        """Let a player build a domain of the first stack now, with exactly the price and roles."""
        found = self.card(domain)
        assert isinstance(found, Domain)
        for role, citizen in _PLAIN_CITIZENS.items():
            self.owns(seat, *[citizen] * found.icons.of(role))
        self.stack("domain-1", *([below] if below else []), domain, face_down=1 if below else 0)
        return self.holds(seat, gold=found.cost)

    def pile(self, *cards: str) -> Self:
        """Make the Exhausted pile of these cards, from the bottom to the top."""
        self.state.pile = tuple(self.card(card_id) for card_id in cards)
        return self

    def piles(self, *piles: str) -> Self:
        """Lay the three piles of the siege, each as ids from the bottom to the top."""
        for number, cards in enumerate(piles, start=1):
            self.stack(f"pile-{number}", *cards.split())
        return self

    def lord_has(self, *cards: str) -> Self:
        """Return the Dark Lord cards he took; a Duke replaces the one he was dealt."""
        rival = self.state.rival
        assert rival is not None
        for card_id in cards:
            found = self.card(card_id)
            if isinstance(found, Citizen):
                rival.citizens = (*rival.citizens, found)
            elif isinstance(found, Domain):
                rival.domains = (*rival.domains, found)
            elif isinstance(found, Duke):
                rival.duke = found
            else:
                assert isinstance(found, Foe)
                rival.monsters = (*rival.monsters, found)
        return self._refreshed()

    # Playing

    def rolls(self, seat: int, first: int, second: int) -> Aftermath:
        """Begin a player's turn, with the dice falling so; stops at the next question."""
        self._begin(seat, self.state.table.turn)
        turn = self.state.turn
        self.state.seed = next(
            seed for seed in range(10_000) if dice(seed, turn) == (first, second)
        )
        return self.chooses("roll")

    def acts(self, seat: int, dice: tuple[int, int] | None = None) -> Self:
        """Put a player at the start of the two actions, just after the Harvest of these dice."""
        self.state.dice = dice or self.state.dice
        return self._begin(seat, self._turn_from(ActionsBegin()))

    def attacks(self, first: int, second: int) -> Self:
        """Begin the Monsters Phase against the Dark Lord, with these dice."""
        self.state.dice = (first, second)
        return self._begin(0, self._turn_from(MonstersPhase()))

    def both_act(self, mine: int, his: int) -> Self:
        """Begin the actions of both sides of the siege, with these dice."""
        self.state.dice = (mine, his)
        return self._begin(0, self._turn_from(BothAct()))

    def chooses(self, option: str, *more: str) -> Aftermath:
        """Answer the open questions, one after another; gives back what the last one led to."""
        outcome = self.game.choose(option)
        self.events += outcome.events
        return self.chooses(*more) if more else outcome

    def refuses(self, option: str) -> str:
        """Check that an answer is refused and changes nothing; gives back the reason."""
        before, decision = digest(self.game), self.game.decision
        with pytest.raises(IllegalChoiceError) as refusal:
            self.game.choose(option)
        assert digest(self.game) == before
        assert self.game.decision is decision
        return str(refusal.value)

    def _turn_from(self, part: Step) -> tuple[Step, ...]:
        turn = self.state.table.turn
        return turn[turn.index(part) :]

    def _begin(self, seat: int, steps: Iterable[Any]) -> Self:
        players = len(self.state.players)
        steps = tuple(steps)
        begins = steps == self.state.table.turn
        turn = seat if begins else seat + 1
        self.state.turn = self.state.turn // players * players + turn
        self.state.active = seat
        self.state.agenda[:] = reversed(steps)
        self.state.events = []
        return self._run()

    def _run(self) -> Self:
        self.game = Game(self.state)
        self.events += self.game.opening.events
        return self

    def _refreshed(self) -> Self:
        """Ask the open question again, as what it offers may have changed."""
        return self._run()

    # Looking

    @property
    def places(self) -> dict[str, int]:
        """The places of this table by their names."""
        return self.state.table.layout.names

    def card(self, card_id: str) -> Card:
        """Find a card of this table; the games for one player translate some of them."""
        return self.state.table.catalog.by_id[card_id]

    @property
    def decision(self) -> Decision:
        """Return the open question."""
        decision = self.game.decision
        assert decision is not None
        return decision

    @property
    def options(self) -> list[str]:
        """Return the ids of what may be answered."""
        return [option.id for option in self.decision.options]

    @property
    def words(self) -> list[str]:
        """Return the words of what may be answered."""
        return [str(option.words()) for option in self.decision.options]

    def resources(self, seat: int) -> tuple[int, int, int]:
        """Return a player's Gold, Strength and Magic."""
        player = self.state.players[seat]
        return player.gold, player.strength, player.magic

    def points(self, seat: int) -> int:
        """Return a player's Victory Points on the board."""
        return self.state.players[seat].points

    def citizens(self, seat: int) -> list[str]:
        """Return the ids of a player's citizens."""
        return [citizen.id for citizen in self.state.players[seat].citizens]

    def domains(self, seat: int) -> list[str]:
        """Return the ids of a player's domains."""
        return [domain.id for domain in self.state.players[seat].domains]

    def monsters(self, seat: int) -> list[str]:
        """Return the ids of a player's slain monsters."""
        return [monster.id for monster in self.state.players[seat].monsters]

    def captured(self) -> list[str]:
        """Return the ids of the citizens, domains and monsters that the Dark Lord took."""
        rival = self.state.rival
        assert rival is not None
        return [found.id for found in (*rival.citizens, *rival.domains, *rival.monsters)]

    def cards_at(self, place: str) -> list[str]:
        """Return the ids of the cards at a place, from the bottom to the top."""
        return [found.id for found in self.state.stacks[self.places[place]]]

    def quote(self, seat: int, place: str, depth: int = 0) -> Quote:
        """Return the price and the reasons for a card of the centre."""
        return self.game.quote(seat, self.places[place], depth=depth)

    def reasons(self, seat: int, place: str) -> list[str]:
        """Return the words for why a card can't be had."""
        return [str(reason) for reason in self.quote(seat, place).reasons]

    def score(self, seat: int) -> Score:
        """Return a player's score as if the game ended now."""
        return self.game.result().scores[seat]

    def log(self) -> list[str]:
        """Return the words of all events so far, with players called A, B, C, D, E."""
        return [str(event.words(tuple("ABCDE"))) for event in self.events]


def against_dark_lord(level: str = "standard", **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Lay the table of a game against the Dark Lord; the player's resources are all gone."""
    return Scenario(1, solo=Solo.DARK_LORD, level=Level(level), **setup).holds(0)


def siege(**setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """Lay the table of the siege, with empty piles and the player's resources all gone."""
    return Scenario(1, solo=Solo.SIEGE, **setup).piles("", "", "").holds(0)
