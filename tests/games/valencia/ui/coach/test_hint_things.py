"""Each good that a hint names has a drawing, whatever its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.options import GoodOption
from valeria_desktop.games.valencia.ui.coach.hint_things import hint_thing

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.ui.paint.look import Look


@pytest.mark.parametrize("guild", GUILDS)
@pytest.mark.parametrize("verb", ["sell", "exchange"])
def test_a_good_of_a_hint_is_drawn(look: Look, guild: Guild, verb: str) -> None:
    thing = hint_thing(GoodOption(verb, guild))
    assert not look.icon(thing.icon, 24, 1.0).isNull()
