"""Text that is not ours: out of files, from the keyboard, from other programs.

To quote it in a sentence, or to let it be a name, ask here. What it can do to a
sentence is bounded that way: it stays on its line, in its direction, and short.
"""

from __future__ import annotations

import unicodedata
from reprlib import Repr

QUOTED = 80
_LONGEST = 400  # of a sentence that stands within another one
_STANDS_FOR = "\N{REPLACEMENT CHARACTER}"
_ELLIPSIS = "…"
_REFUSED = {"Cc", "Cs", "Zl", "Zp"}  # controls, halves of characters, line ends
_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_EMPTY = frozenset("\ufeff\ufffc\ufff9\ufffa\ufffb")


def _is_refused(letter: str) -> bool:
    refused = letter in _DIRECTIONS or letter in _EMPTY
    return refused or unicodedata.category(letter) in _REFUSED


def is_plain(text: str) -> bool:
    """Tell whether a text has no control characters, line ends, direction marks or halves."""
    return text.isprintable() or not any(map(_is_refused, text))


def plain(text: str) -> str:
    """Leave out what a name may not have."""
    return "".join(letter for letter in text if not _is_refused(letter))


def cut(text: str, most: int = QUOTED) -> str:
    """Cut a text after a number of letters."""
    return text if len(text) <= most else f"{text[:most]}{_ELLIPSIS}"


def shown(text: object, most: int = QUOTED) -> str:
    """Return a text as it may stand in a sentence: on one line, in its direction, and cut."""
    if hasattr(text, "__fspath__"):  # its end says which file it is, and a path is never long
        return _visible(str(text))
    return _visible(cut(str(text), most))


def within(part: object) -> str:
    """Return a sentence as it may stand within another one."""
    return shown(part, _LONGEST)


def _visible(text: str) -> str:
    if is_plain(text):
        return text
    return "".join(_STANDS_FOR if _is_refused(letter) else letter for letter in text)


class _Quoting(Repr):
    """Shows the beginning of what may be without end."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxdict = 4

    def repr_str(self, x: str, level: int) -> str:
        """Return the beginning of a text, which says more than its end."""
        return repr(cut(x))


_QUOTING = _Quoting()


def quoted(value: object) -> str:
    """Quote a value as it was written, cut, with nothing in it that can't be seen."""
    words = _QUOTING.repr(value)
    return words if isinstance(value, str) else cut(words)
