"""The wishes for easier use that a player has told macOS."""

from __future__ import annotations

import subprocess

_PATIENCE = 0.3  # s; the answer takes a few ms


def mac_says(key: str) -> bool:
    """Return whether a wish for easier use is on in the settings of macOS."""
    command = ["/usr/bin/defaults", "read", "com.apple.universalaccess", key]
    try:
        answer = subprocess.run(  # noqa: S603 - a fixed command of the system
            command, capture_output=True, text=True, timeout=_PATIENCE, check=False
        )
    except subprocess.SubprocessError as error:
        raise OSError(str(error)) from error
    return answer.stdout.strip() == "1"
