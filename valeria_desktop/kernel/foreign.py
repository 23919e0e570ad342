"""Foreign text: text from files, from the keyboard and from other programs.

Quote foreign text in a sentence, or accept it as a name, by these functions only. They keep it
on its line, in its direction of writing, and short.
"""

from __future__ import annotations

import unicodedata
from reprlib import Repr

QUOTED = 80
_LONGEST = 400  # letters of a sentence within another sentence
_STANDS_FOR = "\N{REPLACEMENT CHARACTER}"
_ELLIPSIS = "…"
_REFUSED = {"Cc", "Cs", "Zl", "Zp"}  # controls, halves of characters, line ends
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_EMPTY = frozenset("\ufeff\ufffc\ufff9\ufffa\ufffb")


def _is_refused(letter: str) -> bool:
    refused = letter in _DIRECTIONS or letter in _EMPTY
    return refused or unicodedata.category(letter) in _REFUSED


def is_plain(text: str) -> bool:
    """Return whether a text has no controls, line ends, direction marks or halves of characters."""
    return text.isprintable() or not any(map(_is_refused, text))


def plain(text: str) -> str:
    """Return a text without the characters that a name may not have."""
    return "".join(letter for letter in text if not _is_refused(letter))


def cut(text: str, most: int = QUOTED) -> str:
    """Return a text cut after a number of letters."""
    return text if len(text) <= most else f"{text[:most]}{_ELLIPSIS}"


def shown(text: object, most: int = QUOTED) -> str:
    """Return a text fit for a sentence: on one line, in its direction of writing, and cut."""
    if hasattr(text, "__fspath__"):  # not cut: a path's end names the file
        return _visible(str(text))
    return _visible(cut(str(text), most))


def within(part: object) -> str:
    """Return a foreign sentence fit to stand within another sentence."""
    return shown(part, _LONGEST)


def _visible(text: str) -> str:
    if is_plain(text):
        return text
    return "".join(_STANDS_FOR if _is_refused(letter) else letter for letter in text)


class _Quoting(Repr):
    """Shows only the beginning of long or deeply nested values."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxdict = 4

    def repr_str(self, x: str, level: int) -> str:
        """Return the quoted beginning of a text, which says more than its end."""
        return repr(cut(x))


_QUOTING = _Quoting()


def quoted(value: object) -> str:
    """Return a value in quotes, cut, and with escapes in place of invisible characters."""
    words = _QUOTING.repr(value)
    return words if isinstance(value, str) else cut(words)
