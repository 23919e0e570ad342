"""Views: the facts that a seat may know of a game, read from the zones of a state.

A view is an attrs class that shows a class with zones. Its fields are written out for readers of
the code; their values follow from the declarations of the zones: a zone comes into a view only if
its declaration says who may see it. A visible zone that isn't written out gets a field as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from attrs import NOTHING, fields, frozen

from valeria_desktop.kernel.zones import Copied, Seen, ZoneError, compiled, is_list

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.zones import Zone, Zoned


V = TypeVar("V")
Own = TypeVar("Own")
C = TypeVar("C")
V_co = TypeVar("V_co", covariant=True)
_OWNERS = (Seen.OWNER, Seen.OWNER_TILL_END)
_OF_A_VIEW = {"seat": "seat", "decision": "asked"}
"""The fields of every view, each with the expression that fills it."""


class ViewMaker(Protocol[V_co]):
    """Makes the view of a state for a seat."""

    def __call__(
        self,
        state: Any,  # noqa: ANN401 - each game has its own
        decision: Decision | None,
        seat: int,
        *,
        is_public: bool = False,
        is_over: bool | None = None,
    ) -> V_co:
        """Return the view of a seat; with `is_public`, the view that all seats may have.

        Without `is_over`, the game counts as over when the state has an `ending`.
        """


@frozen
class _Shows:
    """The zones that a view shows."""

    kind: type[Any]
    """The class with zones that the view shows."""
    is_private: bool
    """The view shows only the owner's secrets."""
    parts: Mapping[str, type[Any]]
    """The view of each field with owners of zones; a name that is no zone holds the secrets."""

    @property
    def private(self) -> str | None:
        """The name of the field with all secrets of the owner; None if there is no such field."""
        return next((name for name in self.parts if name not in self.kind.zones), None)

    def has(self, declared: Zone) -> bool:
        """Return whether the view shows a zone, or a part of it."""
        if self.is_private:
            return declared.seen in _OWNERS
        if declared.seen in _OWNERS and self.private is not None:
            return declared.to_others is not None
        return declared.seen is not Seen.NOBODY


def shows(
    kind: type[Zoned], *, is_private: bool = False, **parts: type[Any]
) -> Callable[[type[C]], type[C]]:
    """Return a decorator that lets a view show a class with zones; it stands below attrs' own."""
    shown = _Shows(kind, is_private, parts)

    def add(view: type[C]) -> type[C]:
        known = {each.name for each in getattr(view, "__attrs_attrs__", ())}
        typed = view.__annotations__
        for name, declared in kind.zones.items():
            if shown.has(declared) and name not in known | typed.keys():
                typed[name] = Any
        view.__shows__ = shown  # type: ignore[attr-defined]  # read by this module alone
        return view

    return add


def view_of(view: type[V]) -> ViewMaker[V]:
    """Return a compiled function that makes views of a state."""
    writer = _Writer()
    lines = (
        "looking = None if is_public else seat",
        "if is_over is None: is_over = bool(state.ending)",
        "asked = None",
        "if decision is not None:",
        "    asked = decision.public if is_public else decision.seen_by(seat)",
        f"return {writer.built(view, 'state', '')}",
    )
    head = "state, decision, seat, *, is_public=False, is_over=None"
    made: ViewMaker[V] = compiled("make_view", head, lines, writer.names)
    return made


class _Writer:
    """Writes the expressions that make a view; they may use `state` and `looking`."""

    def __init__(self) -> None:
        self.names: dict[str, object] = {}

    def built(self, view: type[Any], owner: str, mine: str) -> str:
        """Return the expression for an owner's view; `mine` is true if the owner is the viewer."""
        values = []
        for each in fields(view):
            value = self._value(view, each.name, owner, mine)
            values.append(f"{each.name}={value}" if each.kw_only else value)
        return f"{self._named(view)}({', '.join(values)})"

    def _value(self, view: type[Any], name: str, owner: str, mine: str) -> str:
        shown: _Shows = view.__shows__
        declared = shown.kind.zones.get(name)
        if declared is None and name == shown.private:
            return self._private(shown, name, owner, mine)
        if declared is None and name in _OF_A_VIEW:
            return _OF_A_VIEW[name]
        if declared is None or not shown.has(declared):
            raise ZoneError(f"{view.__name__}.{name} shows what nobody declared to be seen")
        lies = f"{owner}.{name}"
        if name in shown.parts:
            return self._parts(declared, shown.parts[name], lies)
        if declared.by_seat:
            entry = self._seen(declared, shown, "each", owner, "at == looking")
            return f"tuple([{entry} for at, each in enumerate({lies})])"
        attribute = getattr(fields(shown.kind), name)
        whole = f"tuple({lies})" if is_list(attribute) and not declared.as_seen else lies
        return self._seen(declared, shown, whole, owner, mine)

    def _parts(self, declared: Zone, part: type[Any], lies: str) -> str:
        if declared.copied is Copied.EACH:
            built = self.built(part, "each", "at == looking")
            return f"tuple([{built} for at, each in enumerate({lies})])"
        return f"{self.built(part, lies, 'False')} if {lies} is not None else None"

    def _private(self, shown: _Shows, name: str, owner: str, mine: str) -> str:
        zones = shown.kind.zones.values()
        seen, *others = {each.seen for each in zones if each.seen in _OWNERS}
        if others:
            raise ZoneError(f"{shown.kind.__name__}: all of '{name}' must be seen at the same time")
        return f"{self.built(shown.parts[name], owner, mine)} if {_may(seen, mine)} else None"

    def _seen(self, declared: Zone, shown: _Shows, value: str, owner: str, mine: str) -> str:
        """Return the expression for a value: the whole value, or the part that others see."""
        arguments = f"({value}, {owner}, state)"
        whole = self._named(declared.as_seen) + arguments if declared.as_seen else value
        if declared.seen is Seen.ALL or shown.is_private:
            return whole
        if declared.to_others is None:
            others = self._named(declared.instead)
        else:
            others = self._named(declared.to_others) + arguments
        if shown.private is not None:
            return others
        return f"({whole} if {_may(declared.seen, mine)} else {others})"

    def _named(self, thing: object) -> str:
        """Return a name by which the compiled function can use an object."""
        for name, known in self.names.items():
            if known is thing:
                return name
        name = f"_{len(self.names)}"
        self.names[name] = thing
        return name


def _may(seen: Seen, mine: str) -> str:
    return f"{mine} or is_over" if seen is Seen.OWNER_TILL_END else mine


def believed_from(view: type[Any], *, is_open: bool = False) -> Callable[..., Any]:
    """Return a compiled function that makes from a view a state that its seat may believe in.

    It copies the zones that the view shows unchanged, with `is_open` the owner's secrets too. The
    caller deals the other zones and gives them by name; else they have their defaults.
    """
    shown: _Shows = view.__shows__
    names: dict[str, object] = {"_kind": shown.kind}
    dealt, values = [], []
    for attribute in (each for each in fields(shown.kind) if each.init):
        name = attribute.name
        value = _taken(shown, name, is_open=is_open)
        if value is None:
            value = name
            names[f"_{name}"] = attribute.default
            dealt.append(name if attribute.default is NOTHING else f"{name}=_{name}")
        elif is_list(attribute):
            value = f"list({value})"
        values.append(f"{attribute.alias}={value}" if attribute.kw_only else value)
    head = ", ".join(("view", *(["*", *dealt] if dealt else [])))
    made: Callable[..., Any] = compiled(
        "believed", head, [f"return _kind({', '.join(values)})"], names
    )
    return made


def _taken(shown: _Shows, name: str, *, is_open: bool) -> str | None:
    """Return the expression for a zone that a view shows unchanged; None for any other zone."""
    declared = shown.kind.zones[name]
    if declared.as_seen or name in shown.parts:
        return None
    if declared.seen is Seen.ALL:
        return f"view.{name}"
    return f"view.{shown.private}.{name}" if is_open and declared.seen in _OWNERS else None


class OwnSecrets(Generic[Own]):
    """The part of a view with its own seat's secrets, which lie in the view of that player."""

    __slots__ = ()

    seat: int
    players: tuple[Any, ...]

    @property
    def own(self) -> Own:
        """The viewer's secrets; a public view has none before the game is over."""
        own: Own | None = self.players[self.seat].own
        assert own is not None
        return own

    @property
    def has_own(self) -> bool:
        """Whether the view contains its own seat's secrets."""
        return self.players[self.seat].own is not None


class View(Protocol):
    """The facts that a seat may know, from an allow-list of each game's rules, and no others."""

    @property
    def seat(self) -> int:
        """The seat of the viewer."""

    @property
    def decision(self) -> Decision | None:
        """The open decision, with its options if this seat is asked; None when the game is over."""
