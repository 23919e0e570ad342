"""The German of phrases, as the window says them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

GERMAN = Path(__file__).parents[1] / "resources" / "shell" / "i18n" / "valeria_de.ts"


@cache
def german() -> dict[str, str]:
    """Return the finished translations of phrases."""
    contexts = ET.parse(GERMAN).getroot().iter("context")  # noqa: S314 - a file of ours
    engine = next(context for context in contexts if context.findtext("name") == "Engine")
    pairs = [
        (message.findtext("source") or "", message.find("translation"))
        for message in engine.iter("message")
    ]
    return {
        source: found.text
        for source, found in pairs
        if found is not None and found.text and not found.get("type")
    }
