"""A game being set up: what has been chosen so far, and why something else can't be."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, TypeVar

from attrs import define, evolve, field

from valeria_desktop.bots.registry import bots_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain, Edition, MonsterEvent
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import (
    CUSTOM,
    MAX_PLAYERS,
    RANDOM,
    SIEGE_DECK,
    Level,
    Setup,
    Solo,
    Variant,
    check,
)
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.seats import Colour, Seat, Sign, default_seats

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.scene import Scene

_SEEDS = 1_000_000  # any seed would do, but a short one is easily typed again
DECKS = (63, 72, 81, 90, 99)
"""The sizes of the siege's deck that are offered; the smallest stock of cards allows each."""


def any_seed() -> int:
    """Draw a seed that can be read out to somebody."""
    return secrets.randbelow(_SEEDS)


@define
class Draft:
    """Seats and options, always as they were chosen; `setup` says what comes of them."""

    catalog: Catalog
    seats: list[Seat] = field(factory=lambda: list(default_seats(MAX_PLAYERS, bots="greedy")))
    players: int = 2
    edition: Edition = Edition.SECOND
    preset: str = "first-game"
    variants: frozenset[Variant] = frozenset()
    areas: tuple[str, ...] = ()
    citizens: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    solo: Solo = Solo.DARK_LORD
    level: Level = Level.STANDARD
    deck: int = SIEGE_DECK
    seed: int = field(factory=any_seed)
    typed_seed: int | None = None
    """The seed that the player wrote, to be kept for the next game as well."""

    @property
    def is_solo(self) -> bool:
        """Tell whether one person plays alone."""
        return self.players == 1

    @property
    def is_siege(self) -> bool:
        """Tell whether one person plays the siege."""
        return self.is_solo and self.solo is Solo.SIEGE

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """Give the seats that take part; alone sits a person."""
        seats = tuple(self.seats[: self.players])
        return (evolve(seats[0], bot=None),) if self.is_solo else seats

    @property
    def setup(self) -> Setup:
        """Give what was chosen; it may not be playable yet."""
        is_custom = self.preset == CUSTOM
        mixed = Variant.MIXED in self.variants
        return Setup(
            players=self.players,
            edition=self.edition,
            preset=self.preset,
            variants=self.variants,
            areas=self.areas if is_custom else (),
            citizens=self.citizens if is_custom and not mixed else (),
            without=self.without if is_custom else (),
            events=self.events[: self.players] if Variant.EVENTS in self.variants else (),
            solo=self.solo if self.is_solo else None,
            level=self.level if self.is_solo and self.solo is Solo.DARK_LORD else Level.STANDARD,
            deck=self.deck if self.is_siege else SIEGE_DECK,
        )

    def refusal(self) -> str:
        """Say why it can't be played; nothing if it can."""
        return _refusal(self.setup, self.catalog, self.seed) or self._refused_seats()

    def _refused_seats(self) -> str:
        names = [seat.name for seat in self.sitting]
        if len(set(names)) < len(names):
            return say("Two players have the same name; change one.")
        return ""

    def refusal_of_variant(self, variant: Variant) -> str:
        """Say why a variant can't be added to what was chosen; nothing if it can."""
        with_it = evolve(self, variants=self.variants | {variant}).setup
        without_it = evolve(self, variants=self.variants - {variant}).setup
        if _refusal(without_it, self.catalog, self.seed):
            return ""  # something else is wrong, so nothing can be said about this variant
        return _refusal(with_it, self.catalog, self.seed)

    def drop_what_cannot_be(self) -> None:
        """Take away variants that the rest of the choices rules out."""
        kept: frozenset[Variant] = frozenset()
        if _refusal(evolve(self, variants=kept).setup, self.catalog, self.seed):
            return  # something else is wrong, so nothing can be said about variants
        for variant in sorted(self.variants):
            more = kept | {variant}
            if not _refusal(evolve(self, variants=more).setup, self.catalog, self.seed):
                kept = more
        self.variants = kept

    def preview(self) -> Scene | None:
        """Deal the twenty stacks to look at; nothing while the game can't be played.

        The siege's cards lie in a deck, so the stacks they come from are shown.
        """
        if self.refusal():
            return None
        setup = self.setup
        if setup.solo is Solo.SIEGE:
            setup = evolve(setup, solo=Solo.DARK_LORD, deck=SIEGE_DECK)
        game = new_game(setup, self.catalog, self.seed, collects_events=False)
        scene = make_scene(game, self.sitting, 0)
        affordable = {place: evolve(quote, missing=()) for place, quote in scene.quotes.items()}
        return evolve(scene, quotes=affordable)

    def start_custom(self) -> None:
        """Begin custom choices from the preset that was looked at, if there are none yet."""
        if self.areas:
            return
        chosen = next((p for p in self.catalog.presets if p.id == self.preset), None)
        preset = chosen or self.catalog.presets[0]
        self.areas = tuple(preset.areas)
        self.citizens = tuple(preset.citizens)
        self.without = tuple(preset.without)

    def draw_seed(self) -> None:
        """Take another seed, for another game."""
        self.typed_seed = None
        self.seed = any_seed()

    def renew_seed(self) -> None:
        """Take another seed, unless the player wrote one."""
        if self.typed_seed is None:
            self.draw_seed()
        else:
            self.seed = self.typed_seed

    def change_seat(self, index: int, seat: Seat) -> None:
        """Change a seat; whoever had its colour or sign takes the one given up."""
        before = self.seats[index]
        for other, sitting in enumerate(self.seats):
            if other != index and sitting.colour is seat.colour:
                self.seats[other] = evolve(self.seats[other], colour=before.colour)
            if other != index and sitting.sign is seat.sign:
                self.seats[other] = evolve(self.seats[other], sign=before.sign)
        self.seats[index] = seat

    def remember(self, setup: Setup, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:
        """Take over a set-up that was played before; say what there is no longer."""
        wrong = []
        for name, names in self._known().items():
            given = getattr(setup, name)
            wrong += [_unknown(name, each) for each in given if each not in names]
            setattr(self, name, tuple(each for each in given if each in names))
        if setup.preset in {CUSTOM, RANDOM, *(preset.id for preset in self.catalog.presets)}:
            self.preset = setup.preset
        else:
            wrong.append(_unknown("preset", setup.preset))
        self.players, self.edition, self.variants = setup.players, setup.edition, setup.variants
        self.solo = setup.solo or self.solo
        self.level, self.deck = setup.level, setup.deck
        for index, seat in enumerate(seats):
            is_known = seat.bot is None or seat.bot in bots_of(RULES)
            if not is_known:
                wrong.append(_unknown("bot", seat.bot))
            self.change_seat(index, seat if is_known else evolve(seat, bot=self.seats[index].bot))
        return tuple(wrong)

    def _known(self) -> dict[str, set[str]]:
        """Give what there is to be named in each part of a set-up."""

        def ids(kind: type[Card]) -> set[str]:
            return {card.id for card in self.catalog.by_id.values() if isinstance(card, kind)}

        areas = set(self.catalog.areas)
        return {
            "areas": areas,
            "citizens": ids(Citizen),
            "without": ids(Domain),
            "events": ids(MonsterEvent),
        }


def _unknown(part: str, name: object) -> Phrase:
    return say("{field} can't be {value}", field=part, value=quoted(name))


def _refusal(setup: Setup, catalog: Catalog, seed: int) -> str:
    try:
        check(setup, catalog, seed)
    except SetupError as error:
        sentence: str = error.args[0]  # a phrase, if the engine can say it in other languages
        return sentence
    return ""


_T = TypeVar("_T", Colour, Sign)


def next_of(value: _T) -> _T:
    """Give the colour or sign after one, round and round."""
    values = list(type(value))
    return values[(values.index(value) + 1) % len(values)]
