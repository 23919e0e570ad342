"""A screen reader for tests: prints what the bus of assistive technology tells, a JSON line each.

It runs in the system's Python, which has GLib, and needs nothing else.
"""

from __future__ import annotations

import json
import signal
from typing import Any

from gi.repository import Gio, GLib  # type: ignore[import-not-found]

ACCESSIBLE = "org.a11y.atspi.Accessible"
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = "org.a11y.atspi.Registry"
WANTED = (
    "object:state-changed:focused",
    "object:state-changed:showing",
    "object:announcement",
    "object:property-change:accessible-name",
    "window:activate",
)


_YES = GLib.Variant.new_boolean(True)  # noqa: FBT003 - GLib's way


class Reader:
    """Listens on the bus, and knows what has the focus."""

    def __init__(self) -> None:
        """Connect, as a reader does at its start."""
        self._session = Gio.bus_get_sync(Gio.BusType.SESSION)
        flags = Gio.DBusConnectionFlags
        self._bus = Gio.DBusConnection.new_for_address_sync(
            self._ask_session("org.a11y.Bus", "GetAddress"),
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION,
            None,
            None,
        )
        self._focused = ""
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            told = GLib.Variant("(ssv)", ("org.a11y.Status", name, _YES))
            self._ask_session(PROPERTIES, "Set", told)
        for event in WANTED:
            wanted = GLib.Variant("(sass)", (event, [], ""))
            self._ask(REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", wanted)
        for kind in ("Object", "Window"):
            rule = f"type='signal',interface='org.a11y.atspi.Event.{kind}'"
            bus = "org.freedesktop.DBus"
            self._ask(bus, "/org/freedesktop/DBus", bus, "AddMatch", GLib.Variant("(s)", (rule,)))
        self._bus.signal_subscribe(None, None, None, None, None, 0, self._hear)

    def _ask_session(self, interface: str, method: str, given: object = None) -> Any:  # noqa: ANN401 - what the bus answers
        bus = "org.a11y.Bus"
        answer = self._session.call_sync(
            bus, "/org/a11y/bus", interface, method, given, None, 0, -1, None
        ).unpack()
        return answer[0] if answer else None

    def _ask(self, name: str, path: str, interface: str, method: str, given: object = None) -> Any:  # noqa: ANN401 - what the bus answers
        answer = self._bus.call_sync(
            name, path, interface, method, given, None, 0, 5000, None
        ).unpack()
        return answer[0] if answer else None

    def _of(self, name: str, path: str, key: str) -> str:
        asked = GLib.Variant("(ss)", (ACCESSIBLE, key))
        return str(self._ask(name, path, PROPERTIES, "Get", asked))

    def _hear(self, *told: Any) -> None:  # noqa: ANN401 - what GLib hands over
        _, sender, path, interface, signal, given = told
        if not interface.startswith("org.a11y.atspi.Event"):
            return
        kind, first, _, value = given.unpack()[:4]
        try:
            if signal == "Announcement":
                _print("said", "", value)
            elif signal == "StateChanged" and kind == "focused" and first:
                self._focused = path
                role = self._ask(sender, path, ACCESSIBLE, "GetRoleName")
                _print("focus", role, self._of(sender, path, "Name"))
            elif signal == "StateChanged" and kind == "showing" and first:
                if self._ask(sender, path, ACCESSIBLE, "GetRoleName") == "notification":
                    _print("told", "notification", self._of(sender, path, "Name"))
            elif signal == "PropertyChange" and path == self._focused:
                _print("name", "", value)
            elif interface.endswith("Window"):
                _print("window", "", self._of(sender, path, "Name"))
        except GLib.Error:
            _print("gone", "", "")

    def walk(self, *_: object) -> bool:
        """Print the name of each node in the program's tree, whether it is shown or not."""
        children = self._children(REGISTRY, "/org/a11y/atspi/accessible/root")
        while children:
            name, path = children.pop()
            try:
                _print("node", "", self._of(name, path, "Name"))
                children += self._children(name, path)
            except GLib.Error:
                _print("gone", "", "")
        _print("walked", "", "")
        return True

    def _children(self, name: str, path: str) -> list[tuple[str, str]]:
        return list(self._ask(name, path, ACCESSIBLE, "GetChildren"))


def _print(kind: str, role: str, words: object) -> None:
    print(json.dumps([kind, role, str(words)], ensure_ascii=False), flush=True)  # noqa: T201


if __name__ == "__main__":
    READER = Reader()
    _print("ready", "", "")
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, READER.walk)
    GLib.MainLoop().run()
