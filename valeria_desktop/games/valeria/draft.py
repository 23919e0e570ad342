"""A game being set up: the choices so far, and the reasons against other choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, evolve

from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Domain
from valeria_desktop.games.valeria.rules.model.event_cards import MonsterEvent
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import (
    BASE_VARIANTS,
    CUSTOM,
    RANDOM,
    SIEGE_DECK,
    Edition,
    Laying,
    Level,
    Setup,
    Solo,
    Variant,
)
from valeria_desktop.games.valeria.rules.setup_check import refusal_of_set
from valeria_desktop.session import draft
from valeria_desktop.session.draft import unknown

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.files.box import Box
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.seats import Seat

DECKS = (63, 72, 81, 90, 99)
"""The offered sizes of the siege's deck; the smallest stock of cards allows each of them."""


@define
class Draft(draft.Draft):
    """Seats, cards and variants exactly as chosen; `setup` is the set-up they result in."""

    box: Callable[[], Box] = BOX
    sets: frozenset[str] = frozenset()
    """The ids of the chosen sets; a game for one player may leave some of them out."""
    edition: Edition = Edition.SECOND
    preset: str = "first-game"
    variants: frozenset[Variant] = frozenset()
    areas: tuple[str, ...] = ()
    citizens: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    event_cards: tuple[str, ...] = ()
    laying: Laying | None = None
    solo: Solo = Solo.DARK_LORD
    level: Level = Level.STANDARD
    deck: int = SIEGE_DECK

    @property
    def catalog(self) -> Catalog:
        """The cards of the base game and of the sets in use."""
        return self.box().cards_of(self.sets_in_use)

    @property
    def sets_in_use(self) -> frozenset[str]:
        """The chosen sets, without those that the chosen game for one player can't use."""
        if not self.is_solo or not self.sets:
            return self.sets
        set_of = self.box().set_of
        return frozenset(name for name in self.sets if self.solo in set_of(name).solo)

    @property
    def is_siege(self) -> bool:
        """Whether the siege was chosen."""
        return self.is_solo and self.solo is Solo.SIEGE

    @property
    def setup(self) -> Setup:
        """The chosen set-up; it may not be playable yet."""
        is_custom = self.preset == CUSTOM
        mixed = Variant.MIXED in self.variants
        has_cards = Variant.EVENT_CARDS in self.variants
        return Setup(
            players=self.players,
            edition=self.edition,
            preset=self.preset,
            variants=self.variants,
            areas=self.areas if is_custom else (),
            citizens=self.citizens if is_custom and not mixed else (),
            without=self.without if is_custom else (),
            events=self._of_edition() if Variant.EVENTS in self.variants else (),
            solo=self.solo if self.is_solo else None,
            level=self.level if self.is_solo and self.solo is Solo.DARK_LORD else Level.STANDARD,
            deck=self.deck if self.is_siege else SIEGE_DECK,
            sets=self.sets_in_use,
            event_cards=self.event_cards[: self.players] if has_cards else (),
            laying=self.laying if has_cards else None,
        )

    @property
    def proposal(self) -> Setup:
        """The chosen set-up, with the boxes that a game for one player can't use."""
        return evolve(self.setup, sets=self.sets)

    def _of_edition(self) -> tuple[str, ...]:
        """Return the chosen Monster Events that the edition has, one for each player."""
        there = {card.id for card in self.catalog.events_of(self.edition)}
        return tuple(each for each in self.events if each in there)[: self.players]

    # --- sets

    def refusal_of_set(self, name: str) -> str:
        """Say why a set can't be used beside the other choices; empty if it can."""
        set_of = self.box().set_of
        beside = [set_of(other) for other in sorted(self.sets_in_use - {name})]
        return refusal_of_set(set_of(name), beside, self.setup) or ""

    def missing_for(self, name: str) -> frozenset[Variant]:
        """Return the variants that a set needs, if turning them on lets it in.

        A set that needs Event cards brings some, so they are looked for in no cards.
        """
        missing = self.box().set_of(name).needs - self.variants
        with_them = evolve(self, variants=self.variants | missing)
        of_base = with_them.variants.intersection(BASE_VARIANTS)
        alone = evolve(with_them, sets=frozenset(), preset=RANDOM, variants=of_base)
        if with_them.refusal_of_set(name) or alone.refusal_of(alone.setup):
            return frozenset()
        return missing

    def stays_away(self, name: str) -> bool:
        """Return whether a chosen set has areas and the ready-made set-up none of them (X3)."""
        catalog = self.catalog
        preset = next((each for each in catalog.presets if each.id == self.preset), None)
        own = next((part for part in catalog.parts if name in {s.id for s in part.sets}), None)
        if preset is None or own is None or not own.areas:
            return False
        return own.areas.keys().isdisjoint(preset.areas)

    def choose_sets(self, sets: frozenset[str]) -> None:
        """Choose sets; what came from another set leaves the custom choices and the presets."""
        self.sets = sets
        self._keep_what_is_there()

    def _keep_what_is_there(self) -> None:
        """Leave out what isn't there now: areas, cards, variants; each number keeps a citizen."""
        catalog = self.catalog
        self.variants = self.variants.intersection(self.offered)
        for name, names in self._known().items():
            setattr(self, name, tuple(each for each in getattr(self, name) if each in names))
        if self.citizens:
            chosen = set(self.citizens)
            for group in catalog.numbers.values():
                if not any(card.id in chosen for card in group):
                    chosen.add(group[0].id)
            self.citizens = tuple(card.id for card in catalog.citizens if card.id in chosen)
        if self.preset not in self._presets():
            self.preset = catalog.presets[0].id

    def surprise(self) -> None:
        """Draw another random set-up from the base game and the chosen sets."""
        self.preset = RANDOM
        self.draw_seed()

    # --- variants

    @property
    def offered(self) -> tuple[Variant, ...]:
        """The variants that the base game and the chosen sets have cards for."""
        return tuple(Variant) if self.catalog.event_cards else BASE_VARIANTS

    @property
    def wantable(self) -> dict[Variant, tuple[Card, ...]]:
        """The Events to choose from, by the chosen variant that draws the rest (V4, FF2)."""
        of = {
            Variant.EVENTS: self.catalog.events_of(self.edition),
            Variant.EVENT_CARDS: self.catalog.event_cards,
        }
        return {variant: cards for variant, cards in of.items() if variant in self.variants}

    def wanted(self, variant: Variant) -> tuple[str, ...]:
        """Return the ids of the Events chosen for a variant."""
        return self.setup.events if variant is Variant.EVENTS else self.setup.event_cards

    def want(self, variant: Variant, chosen: tuple[str, ...]) -> None:
        """Choose Events for a variant."""
        if variant is Variant.EVENTS:
            self.events = chosen
        else:
            self.event_cards = chosen

    def refusal_of_variant(self, variant: Variant) -> str:
        """Say why a variant can't be added to the choices; empty if it can."""
        with_it = evolve(self, variants=self.variants | {variant}).setup
        without_it = evolve(self, variants=self.variants - {variant}).setup
        if self.refusal_of(without_it):
            return ""  # another choice is wrong, so nothing can be said about this variant
        return self.refusal_of(with_it)

    def drop_what_cannot_be(self) -> None:
        """Remove the variants that the other choices rule out."""
        if self.sets:
            self._keep_what_is_there()
        kept: frozenset[Variant] = frozenset()
        if self.refusal_of(evolve(self, variants=kept).setup):
            return  # another choice is wrong, so nothing can be said about variants
        for variant in sorted(self.variants):
            more = kept | {variant}
            if not self.refusal_of(evolve(self, variants=more).setup):
                kept = more
        self.variants = kept

    def preview(self) -> Scene | None:
        """Deal the twenty stacks to look at; None while the game can't be played.

        The siege's cards lie in a deck, so the stacks they come from are shown.
        """
        if self.refusal():
            return None
        setup = self.setup
        if setup.solo is Solo.SIEGE:
            setup = evolve(setup, solo=Solo.DARK_LORD, deck=SIEGE_DECK)
        game = self.rules.deal(setup, self.seed, collects_events=False)
        scene = make_scene(game, self.sitting, 0)
        affordable = {place: evolve(quote, missing=()) for place, quote in scene.quotes.items()}
        return evolve(scene, quotes=affordable)

    def start_custom(self) -> None:
        """Begin custom choices from the chosen preset, if there are none yet."""
        if self.areas:
            return
        chosen = next((p for p in self.catalog.presets if p.id == self.preset), None)
        preset = chosen or self.catalog.presets[0]
        self.areas = tuple(preset.areas)
        self.citizens = tuple(preset.citizens)
        self.without = tuple(preset.without)

    def remember(self, setup: Setup, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:
        """Take over an earlier set-up; return a sentence for each part that no longer exists."""
        self.solo = setup.solo or self.solo
        wrong_seats = super().remember(setup, seats)
        unknown_sets = sorted(setup.sets - self.rules.sets)
        wrong = [unknown("set", each) for each in unknown_sets]
        self.sets = setup.sets & self.rules.sets
        for name, names in self._known().items():
            given = getattr(setup, name)
            wrong += [unknown(name, each) for each in given if each not in names]
            setattr(self, name, tuple(each for each in given if each in names))
        if setup.preset in self._presets():
            self.preset = setup.preset
        else:
            wrong.append(unknown("preset", setup.preset))
        lacking = setup.variants.difference(self.offered)
        wrong += [unknown("variants", each.value) for each in sorted(lacking)]
        self.edition, self.variants = setup.edition, setup.variants - lacking
        self.level, self.deck, self.laying = setup.level, setup.deck, setup.laying
        return (*wrong, *wrong_seats)

    def _presets(self) -> set[str]:
        """Return the ids of all set-ups of cards."""
        return {CUSTOM, RANDOM, *(preset.id for preset in self.catalog.presets)}

    def _known(self) -> dict[str, set[str]]:
        """Return the known names for each part of a set-up."""

        def ids(kind: type[Card]) -> set[str]:
            return {card.id for card in self.catalog.by_id.values() if isinstance(card, kind)}

        areas = set(self.catalog.areas)
        return {
            "areas": areas,
            "citizens": ids(Citizen),
            "without": ids(Domain),
            "events": ids(MonsterEvent),
            "event_cards": {card.id for card in self.catalog.event_cards},
        }
