"""Plain data to effects and cards and back: the one dialect of card files and of saves.

An effect is written as a table with one key, its tag. The value is a table of its fields; where an
effect has a single field, the value is that field itself: `{ gain = { gold = 3 } }`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import fields, has, resolve_types
from cattrs import Converter

from valeria_desktop.engine.cards import Card
from valeria_desktop.engine.effect import COUNTS, EFFECTS, POWERS, Count, Effect, Power
from valeria_desktop.engine.effects import VOCABULARY
from valeria_desktop.engine.errors import CatalogError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.engine.catalog import Catalog

assert VOCABULARY  # importing it has registered every effect, count and power

_TAGGED: tuple[tuple[type, Mapping[str, type]], ...] = (
    (Effect, EFFECTS),
    (Count, COUNTS),
    (Power, POWERS),
)


def make_converter(catalog: Catalog | None = None) -> Converter:
    """Make a strict converter; with a catalogue it writes cards as their ids."""
    converter = Converter(forbid_extra_keys=True, prefer_attrib_converters=False)
    for kind, name in ((int, "a whole number"), (str, "a text"), (bool, "true or false")):
        converter.register_structure_hook_func(_is(kind), _exactly(kind, name))
    for base, registry in _TAGGED:
        register_tags(converter, base, registry)
    if catalog is not None:
        _register_cards(converter, catalog)
    return converter


def _is(kind: type) -> Callable[[Any], bool]:
    # A StrEnum is a str to cattrs' own dispatch, but is to be looked up among its members.
    return lambda other: other is kind


def _exactly(kind: type, name: str) -> Callable[[Any, Any], Any]:
    def structure(value: object, _: type) -> object:
        if type(value) is not kind:
            message = f"must be {name}, not {value!r}"
            raise ValueError(message)
        return value

    return structure


def register_tags(converter: Converter, base: type, registry: Mapping[str, type]) -> None:
    """Teach the converter to read and write one family of registered classes by their tags."""
    tags = {resolve_types(kind): tag for tag, kind in registry.items()}

    def structure(value: object, _: type) -> object:
        if not isinstance(value, dict) or len(value) != 1:
            message = f"must be a table with one key, what it does, not {value!r}"
            raise ValueError(message)
        ((tag, inner),) = value.items()
        if tag not in registry:
            known = ", ".join(sorted(registry))
            message = f"'{tag}' is not in the vocabulary; use one of {known}"
            raise ValueError(message)
        return converter.structure(_with_field_names(inner, registry[tag]), registry[tag])

    def unstructure(value: Any) -> dict[str, Any]:  # noqa: ANN401 - any tagged value
        kind = type(value)
        names = [attribute.name for attribute in fields(kind)]
        written = {
            attribute.name: converter.unstructure(
                getattr(value, attribute.name), unstructure_as=attribute.type
            )
            for attribute in fields(kind)
        }
        return {tags[kind]: written[names[0]] if len(names) == 1 else written}

    converter.register_structure_hook_func(lambda kind: kind is base, structure)
    converter.register_unstructure_hook_func(
        lambda kind: isinstance(kind, type) and issubclass(kind, base), unstructure
    )


def _with_field_names(value: object, kind: type) -> object:
    """Put back the name of a single field that the short form leaves out."""
    names = [attribute.name for attribute in fields(kind)]
    return {names[0]: value} if len(names) == 1 else value


def _register_cards(converter: Converter, catalog: Catalog) -> None:
    def structure(value: object, kind: type) -> Card:
        card = catalog.by_id.get(value) if isinstance(value, str) else None
        if not isinstance(card, kind):
            message = f"there is no {kind.__name__.lower()} '{value}'"
            raise CatalogError(message)
        return card

    def is_card(kind: Any) -> bool:  # noqa: ANN401 - cattrs asks with whatever it meets
        return isinstance(kind, type) and has(kind) and issubclass(kind, Card)

    converter.register_structure_hook_func(is_card, structure)
    converter.register_unstructure_hook_func(is_card, lambda card: card.id)
