"""Conversion of effects and cards to and from the plain data of card files and snapshots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import has

import valeria_desktop.games.valeria.rules.effects  # noqa: F401 - registers every effect, count and power
from valeria_desktop.content.codec import register_tags, strict_converter
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, AnyKind, Payment
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import (
    COUNTS,
    EFFECTS,
    POWERS,
    Count,
    Effect,
    Power,
)
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.moments import MOMENTS, Moment
from valeria_desktop.kernel.errors import CatalogError
from valeria_desktop.kernel.foreign import quoted, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from cattrs import Converter

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog

_TAGGED: tuple[tuple[type, Mapping[str, type]], ...] = (
    (Effect, EFFECTS),
    (Count, COUNTS),
    (Power, POWERS),
)


def make_converter(catalog: Catalog | None = None) -> Converter:
    """Return a strict converter; with a catalogue it is for snapshots, and writes cards as ids."""
    converter = strict_converter(omit_defaults=catalog is not None)
    for base, registry in _TAGGED:
        register_tags(converter, base, registry if catalog is not None else _of_cards(registry))
    converter.register_structure_hook(Payment, _reading_payments(converter))
    converter.register_structure_hook(Moment, _moment)
    converter.register_unstructure_hook(Moment, str)
    converter.register_structure_hook(Action, _action)
    converter.register_unstructure_hook(Action, _word)
    if catalog is not None:
        _register_cards(converter, catalog)
    return converter


def _reading_payments(converter: Converter) -> Callable[[object, object], Payment]:
    def payment(value: object, _: object) -> Payment:
        if isinstance(value, dict) and "any" in value:
            return converter.structure(value, AnyKind)
        return converter.structure(value, Amounts)

    return payment


def _moment(value: object, _: type) -> Moment:
    found = MOMENTS.get(value) if isinstance(value, str) else None
    if found is None:
        raise ValueError(f"must be one of {', '.join(MOMENTS)}, not {quoted(value)}")
    return found


def _action(value: object, _: type) -> Action:
    return Action(value if isinstance(value, str) else "")


def _word(action: Action) -> str:
    return action.value


def _of_cards(registry: Mapping[str, type]) -> dict[str, type]:
    """Leave out tags for saves only: the effects that replace others in games for one player."""
    return {tag: kind for tag, kind in registry.items() if getattr(kind, "in_card_files", True)}


def _register_cards(converter: Converter, catalog: Catalog) -> None:
    def structure(value: object, kind: type[Card]) -> Card:
        card = catalog.by_id.get(value) if isinstance(value, str) else None
        if not isinstance(card, kind):
            named = f"'{shown(value if isinstance(value, str) else quoted(value))}'"
            raise CatalogError(f"there is no {kind.__name__.lower()} {named}")
        return card

    def is_card(kind: Any) -> bool:  # noqa: ANN401 - cattrs asks with whatever it meets
        if not (isinstance(kind, type) and has(kind)):
            return False
        return issubclass(kind, Card)  # a card of any kind is written as its id

    converter.register_structure_hook_func(is_card, structure)
    converter.register_unstructure_hook_func(is_card, lambda card: card.id)
