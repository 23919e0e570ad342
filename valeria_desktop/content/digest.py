"""The hash of plain data, by which two snapshots or two sets of files are compared."""

from __future__ import annotations

import hashlib
import json


def digest_of(data: object) -> str:
    """Return the SHA-256 hash of plain data, in hexadecimal digits."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
