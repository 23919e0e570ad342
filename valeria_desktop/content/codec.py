"""Plain data to objects and back: the common format of card files, saves and settings.

An object with a tag is written as a table with one key, the tag. Its value is the table of fields;
for a class with one field, the value is that field itself: `{ gain = { gold = 3 } }`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, cast, get_args, get_origin

from attrs import NOTHING, Attribute, fields, has, resolve_types
from cattrs import (
    AttributeValidationNote,
    BaseValidationError,
    ClassValidationError,
    Converter,
    ForbiddenExtraKeysError,
    transform_error,
)

from valeria_desktop.kernel.foreign import quoted, shown, within

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def strict_converter(*, omit_defaults: bool = False) -> Converter:
    """Return a converter that never turns a value of one type into another type.

    With `omit_defaults`, a new field in a later version changes no file of objects that keep its
    default.
    """
    converter = Converter(
        forbid_extra_keys=True, prefer_attrib_converters=False, omit_if_default=omit_defaults
    )
    _register_values(converter)
    _register_containers(converter)
    return converter


def _register_values(converter: Converter) -> None:
    """Accept only values of the exact type: "3", 1.5 and true are no whole numbers."""
    for kind, name in ((int, "a whole number"), (str, "a text"), (bool, "true or false")):
        converter.register_structure_hook(kind, _exactly(kind, name))
    converter.register_structure_hook(StrEnum, _member)


def _exactly(kind: type, name: str) -> Callable[[Any, Any], Any]:
    def structure(value: object, _: type) -> object:
        if type(value) is not kind:
            raise ValueError(f"must be {name}, not {quoted(value)}")
        return value

    return structure


def _member(value: object, kind: type[StrEnum]) -> StrEnum:
    for member in kind:
        if member == value:
            return member
    raise ValueError(f"must be one of {', '.join(kind)}, not {quoted(value)}")


def _register_containers(converter: Converter) -> None:
    """Accept only real tables and lists: a text is no list of letters."""

    def table(kind: type) -> Callable[[Any, Any], Any]:
        structure: Callable[[Any, Any], Any] = converter.gen_structure_attrs_fromdict(kind)
        return lambda value, _: structure(_checked(value, dict, "a table"), kind)

    def mapping(kind: Any) -> Callable[[Any, Any], Any]:  # noqa: ANN401 - dict[...] is no type
        structure = converter.gen_structure_mapping(kind)
        return lambda value, _: structure(_checked(value, dict, "a table"), kind)

    def row(value: object, kind: Any) -> object:  # noqa: ANN401 - tuple[...] is no type
        items: Any = list[get_args(kind)[0]]  # type: ignore[misc]  # a type made on the spot
        return tuple(converter.structure(list(_checked(value, (list, tuple), "a list")), items))

    converter.register_unstructure_hook_func(_is_set, sorted)
    converter.register_structure_hook_factory(has, table)
    converter.register_structure_hook_factory(_is_mapping, mapping)
    converter.register_structure_hook_func(_is_row, row)


def _is_mapping(kind: Any) -> bool:  # noqa: ANN401 - cattrs asks with whatever it meets
    return get_origin(kind) is dict


def _is_set(kind: Any) -> bool:  # noqa: ANN401 - cattrs asks with whatever it meets
    return get_origin(kind) is frozenset


def _is_row(kind: Any) -> bool:  # noqa: ANN401 - cattrs asks with whatever it meets
    return get_origin(kind) is tuple and get_args(kind)[-1] is Ellipsis


def _checked(value: Any, kinds: type | tuple[type, ...], name: str) -> Any:  # noqa: ANN401 - both
    if not isinstance(value, kinds):
        raise ValueError(f"must be {name}, not {quoted(value)}")  # noqa: TRY004 - one type of error for all faults
    return value


def register_tags(converter: Converter, base: type, registry: Mapping[str, type]) -> None:
    """Teach the converter to read and write one family of registered classes by their tags."""
    converter.register_structure_hook_func(
        lambda kind: kind is base, _reading_tags(converter, registry)
    )
    converter.register_unstructure_hook_func(
        lambda kind: isinstance(kind, type) and issubclass(kind, base),
        _writing_tags(converter, registry),
    )


def _reading_tags(converter: Converter, registry: Mapping[str, type]) -> Callable[..., object]:
    def structure(value: object, _: type) -> object:
        if not isinstance(value, dict) or len(value) != 1:
            raise ValueError(f"must be a table with one key, what it does, not {quoted(value)}")
        ((tag, inner),) = value.items()
        if tag not in registry:
            known = ", ".join(sorted(registry))
            raise ValueError(f"{quoted(tag)} is not in the vocabulary; use one of {known}")
        try:
            return _structure_tagged(converter, inner, registry[tag])
        except Exception as error:
            # The tag is a part of the field's path in the file, so the error message names it too.
            note = AttributeValidationNote(f"In {tag}", tag, registry[tag])
            error.__notes__ = [note]
            raise ClassValidationError(f"In {tag}", [error], registry[tag]) from error

    return structure


def _writing_tags(converter: Converter, registry: Mapping[str, type]) -> Callable[..., object]:
    tags = {resolve_types(kind): tag for tag, kind in registry.items()}

    def omitted(attribute: Attribute[Any], value: object) -> bool:
        found = getattr(value, attribute.name)
        return converter.omit_if_default and bool(attribute.default == found)

    def unstructure(value: Any) -> dict[str, Any]:  # noqa: ANN401 - any tagged value
        kind = type(value)
        attributes = _written(kind)
        written = {
            attribute.name: converter.unstructure(
                getattr(value, attribute.name), unstructure_as=attribute.type
            )
            for attribute in attributes
            if len(attributes) == 1 or not omitted(attribute, value)
        }
        if len(attributes) == 1:
            (written,) = written.values()
        return {tags[kind]: written}

    return unstructure


def _written(kind: Any) -> list[Attribute[Any]]:  # noqa: ANN401 - as attrs takes its classes
    return [attribute for attribute in fields(kind) if attribute.init]


def _structure_tagged(converter: Converter, value: object, kind: type) -> object:
    """Return an object from its fields; a single field is written without its name.

    A single field that may be left out leaves an empty table.
    """
    attributes = _written(kind)
    may_be_left = all(attribute.default is not NOTHING for attribute in attributes)
    if len(attributes) == 1 and not (may_be_left and value == {}):
        return kind(converter.structure(value, cast("type", attributes[0].type)))
    return converter.structure(value, kind)


def first_problem(error: BaseValidationError | ValueError) -> str:
    """Return the first wrong field and its fault, in words."""
    if not isinstance(error, BaseValidationError):
        return f"it {shown(error)}"
    message, _, path = transform_error(error, path="", format_exception=explained)[0].rpartition(
        " @ "
    )
    path = shown(path.strip("."))
    return f"{path}: {message}" if path else f"it {message}"


def explained(error: BaseException, _: type | None) -> str:
    """Return the fault of a field, to stand after its name."""
    if isinstance(error, ForbiddenExtraKeysError):
        names = ", ".join(sorted(map(str, error.extra_fields)))
        return f"has a field too many: {shown(names)}"
    if isinstance(error, KeyError):
        return "is missing"
    return "must be a list" if isinstance(error, TypeError) else within(error)
