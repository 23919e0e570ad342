"""The writing of numbers: chances in per cent, amounts with one digit, points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

_LEAST, _MOST = 0.005, 0.995
_MINUS = "\N{MINUS SIGN}"


def per_cent(chance: float) -> str:
    """Return a chance in per cent; a nearly sure or hardly possible one is not called certain."""
    locale = QLocale()
    if 0 < chance < _LEAST:
        return QCoreApplication.translate("Coach", "<{number}%").format(number=locale.toString(1))
    if _MOST < chance < 1:
        return QCoreApplication.translate("Coach", ">{number}%").format(number=locale.toString(99))
    number = locale.toString(round(100 * chance))
    return QCoreApplication.translate("Coach", "{number}%").format(number=number)


def amount(number: float) -> str:
    """Return an amount with one digit: "3.4"."""
    return QLocale().toString(float(abs(number)), "f", 1) if number >= 0 else _negative(number)


def whole(number: int) -> str:
    """Return a whole number, with a true minus sign: "−2"."""
    return f"{_MINUS}{-number}" if number < 0 else str(number)


def gained(number: int) -> str:
    """Return gained or lost points with their sign: "+3", "−2"."""
    return f"+{number}" if number > 0 else whole(number)


def more(number: float) -> str:
    """Return a difference of amounts with its sign: "+1.3"."""
    return f"+{amount(number)}" if number >= 0 else amount(number)


def _negative(number: float) -> str:
    return f"{_MINUS}{QLocale().toString(float(-number), 'f', 1)}"
