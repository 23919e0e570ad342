"""Whether a Wayland session answers; elsewhere nobody needs the network's modules for it."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from contextlib import ExitStack


def answers(name: str, environment: Mapping[str, str], stack: ExitStack) -> bool:
    """Return whether the socket of a Wayland session accepts a connection."""
    path = Path(environment.get("XDG_RUNTIME_DIR", "")) / name  # an absolute path stays as it is
    knock = stack.enter_context(socket.socket(socket.AF_UNIX))
    try:
        knock.connect(str(path))
    except OSError:
        return False
    return True
