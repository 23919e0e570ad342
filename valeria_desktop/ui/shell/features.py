"""Names that Qt for Python can give in two spellings: this program keeps to Qt's own.

To find out which spelling a module wants, Qt for Python reads the source of each one that is
imported after it. That took a tenth of the start, and the sources stayed in memory.
"""

from __future__ import annotations

import sys

_MODULE, _FUNCTION = "shibokensupport.feature", "_mod_uses_pyside"


def keep_to_one_spelling() -> None:
    """Let no module be read for it, if Qt for Python still does so."""
    features = sys.modules.get(_MODULE)
    if hasattr(features, _FUNCTION):
        setattr(features, _FUNCTION, _wants_another)


def _wants_another(_: object) -> bool:
    return False
