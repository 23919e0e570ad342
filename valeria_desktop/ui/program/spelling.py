"""One spelling of Qt's names: Qt for Python need not ask each module for its own.

The module is imported before all of Qt's.
"""

from __future__ import annotations

import linecache
import sys

import PySide6  # noqa: F401 - loads the module that is changed here

_MODULE, _FUNCTION = "shibokensupport.feature", "_mod_uses_pyside"


def keep_to_one_spelling() -> None:
    """Stop Qt for Python from reading the sources of modules for their spelling of Qt's names.

    To find out which spelling a module wants, Qt for Python reads the source of each later import.
    That took a tenth of the start's time, and the sources stayed in memory; those that were read
    before this call are dropped.
    """
    features = sys.modules.get(_MODULE)
    if hasattr(features, _FUNCTION):
        setattr(features, _FUNCTION, _wants_another)
        linecache.clearcache()


def _wants_another(_: object) -> bool:
    return False
