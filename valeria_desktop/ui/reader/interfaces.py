"""The widgets for which the program speaks itself on the bus, until it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.ui.controls.fields import Selector
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.lines import LineList, ListedLine
from valeria_desktop.ui.controls.spoken_rows import SpokenRows
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.pieces.heard import SpreadHeard
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.prompts.curtain import Curtain
from valeria_desktop.ui.reader.keeper import Keeper
from valeria_desktop.ui.reader.live_name import LiveName
from valeria_desktop.ui.reader.rows import RowsHeard
from valeria_desktop.ui.reader.widgets import (
    CurtainHeard,
    DialogHeard,
    HeadingHeard,
    LineListHeard,
    ListedLineHeard,
    LiveNameHeard,
    SelectorHeard,
)

if TYPE_CHECKING:
    from valeria_desktop.ui.reader.keeper import Kinds

KINDS: Kinds = {
    Spread: SpreadHeard,
    SpokenRows: RowsHeard,
    Asking: DialogHeard,
    Curtain: CurtainHeard,
    Heading: HeadingHeard,
    Selector: SelectorHeard,
    LineList: LineListHeard,
    ListedLine: ListedLineHeard,
    LiveName: LiveNameHeard,
}


def make_keeper() -> Keeper:
    """Return a keeper for these widgets."""
    return Keeper(KINDS)
