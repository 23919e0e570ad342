"""Numbers as they are written: chances in per cent, amounts with one digit, points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

_LEAST, _MOST = 0.005, 0.995
_MINUS = "\N{MINUS SIGN}"


def per_cent(chance: float) -> str:
    """Write a chance; what is nearly sure, or hardly possible, is not called certain."""
    locale = QLocale()
    if 0 < chance < _LEAST:
        return QCoreApplication.translate("Coach", "<{number} %").format(number=locale.toString(1))
    if _MOST < chance < 1:
        return QCoreApplication.translate("Coach", ">{number} %").format(number=locale.toString(99))
    number = locale.toString(round(100 * chance))
    return QCoreApplication.translate("Coach", "{number} %").format(number=number)


def amount(number: float) -> str:
    """Write how much of something: "3.4"."""
    return QLocale().toString(float(abs(number)), "f", 1) if number >= 0 else _negative(number)


def whole(number: int) -> str:
    """Write a whole number, as points are, of which there may be less than none: "−2"."""
    return f"{_MINUS}{-number}" if number < 0 else str(number)


def gained(number: int) -> str:
    """Write points that come, or go: "+3", "−2"."""
    return f"+{number}" if number > 0 else whole(number)


def more(number: float) -> str:
    """Write how much more of something there is: "+1.3"."""
    return f"+{amount(number)}" if number >= 0 else amount(number)


def _negative(number: float) -> str:
    return f"{_MINUS}{QLocale().toString(float(-number), 'f', 1)}"
