"""Translates the engine's phrases into the player's language."""

from __future__ import annotations

from string import Formatter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from valeria_desktop.kernel.foreign import within
from valeria_desktop.kernel.phrases import CAPITAL, Phrase, with_names

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

CONTEXT = "Engine"


def tell(phrase: str, names: Sequence[str] = ()) -> str:
    """Return a phrase in the player's language, with players' names in place of their seats."""
    if not isinstance(phrase, Phrase):
        return within(phrase)
    return _told(with_names(phrase, tuple(names)) if names else phrase)


def _told(phrase: Phrase) -> str:
    parts = {key: _part(part) for key, part in phrase.parts.items()}
    if phrase.template == CAPITAL:
        return with_capital(str(parts["sentence"]))
    template = QCoreApplication.translate(CONTEXT, phrase.template)
    return filled(template, parts) if parts else template


def _part(part: object) -> object:
    if isinstance(part, Phrase):
        return _told(part)
    return QLocale().toString(part, "f", 1) if isinstance(part, float) else part


BEGINS = "^"
"""The mark of a gap whose words begin a sentence in this language: "erste Aktion: {question:^}"."""


class _Template(Formatter):
    def format_field(self, value: object, format_spec: str) -> str:
        if format_spec == BEGINS:
            return with_capital(str(value))
        return str(super().format_field(value, format_spec))


_TEMPLATE = _Template()


def filled(template: str, parts: Mapping[str, object]) -> str:
    """Return a translated template with its gaps filled."""
    return _TEMPLATE.vformat(template, (), parts)


def with_capital(words: str) -> str:
    """Return words in the player's language as the beginning of a sentence."""
    return words[:1].upper() + words[1:]
