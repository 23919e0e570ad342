"""Manuscripts and bonus cards: WK70 to WK73."""

from __future__ import annotations

import pytest

from tests.games.viscounts.scenario import MANUSCRIPT, Scenario
from valeria_desktop.games.viscounts.rules.effects.board import GainManuscript
from valeria_desktop.games.viscounts.rules.model.kinds import Ribbon


@pytest.mark.clause("WK70")
def test_the_top_manuscript_is_kept_and_its_effect_comes_at_once() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S01 S04 S06").holds(0, ink=3)
    table.scroll("A", "M23 M12").acts(0).chooses(0, "transcribe")
    assert table.goods(0) == (0, 0, 2)
    assert [each.id for each in table.player(0).manuscripts] == ["M23"]
    assert table.state.scrolls[0][-1].id == "M12"


@pytest.mark.clause("WK70")
def test_the_ribbon_is_looked_at_before_the_effect() -> None:
    table = Scenario().owns(0, "M10 M11").stands(0, "A inner").line(0, "S01 S04 S06")
    table.holds(0, ink=4, debts=1, deeds=1).scroll("A", "M17").holds(0, ink=5).acts(0)
    table.chooses(0, "transcribe")
    assert table.decision.prompt == "flip"
    assert table.bonus(Ribbon.BLACK.at) == 0


@pytest.mark.clause("WK71")
def test_the_printed_manuscript_is_transcribed_again_and_again() -> None:
    table = Scenario().stands(0, "A inner").line(0, "S01 S04 S06").holds(0, ink=4)
    table.scroll("A", "")
    for deeds in (1, 2):
        table.acts(0).chooses(0, "transcribe")
        assert table.papers(0)[2] == deeds
    assert table.player(0).manuscripts == ()
    assert table.goods(0) == (0, 0, 0)


@pytest.mark.clause("WK72")
def test_the_first_with_three_of_a_ribbon_takes_its_bonus_card_for_good() -> None:
    table = Scenario().owns(0, "M21 M22").owns(1, "M24 M25 M26").scroll("A", "M23")
    table.stands(0, "A inner").line(0, "S01 S04 S06").holds(0, ink=3).acts(0)
    table.chooses(0, "transcribe")
    assert table.bonus(Ribbon.YELLOW.at) == 0
    assert table.game.icons[0][2] == 2  # the Squire, and the bonus card
    assert table.points(0, "bonuses") == 3
    assert "Ann took the yellow bonus card" in table.told()


@pytest.mark.clause("WK72", "WK73")
def test_gained_manuscripts_count_for_ribbons() -> None:
    table = Scenario().owns(1, "M30 M31").scroll("B", "M28").scroll("D", "M01").scroll("A", "M20")
    table.uses(1, GainManuscript((3,))).chooses(1, "gain M28")
    assert table.bonus(Ribbon.BLUE.at) == 1
    assert table.decision.prompt == "hire"
    assert table.asked == 1


@pytest.mark.clause("WK72")
def test_a_bonus_card_is_never_lost() -> None:
    table = Scenario().owns(0, "M21 M22").owns(1, "M24 M25").has(bonuses=(-1, -1, 1, -1))
    table.stands(0, "A inner").line(0, "S01 S04 S06").holds(0, ink=3).scroll("A", "M23").acts(0)
    table.chooses(0, "transcribe")
    assert table.bonus(Ribbon.YELLOW.at) == 1


@pytest.mark.clause("WK73")
def test_only_visible_manuscripts_of_price_3_or_4_can_be_gained() -> None:
    table = Scenario()
    for segment, words in zip("ABCDE", ("M23", "M20", "M04", "", "M18 M05"), strict=True):
        table.scroll(segment, words)
    table.state.scrolls = tuple(scroll[-2:] for scroll in table.state.scrolls)
    table.uses(0, GainManuscript((3, 4)))
    assert set(table.options) >= {"gain M23", "gain M04"}
    assert {MANUSCRIPT[option[5:]].clerics for option in table.options} <= {3, 4}
    table.chooses(0, "gain M04")
    assert table.goods(0) == (0, 1, 0)
    assert table.markers(0) == (1, 6)


@pytest.mark.clause("WK73")
def test_without_a_visible_one_nothing_is_gained() -> None:
    table = Scenario().has(scrolls=((), (), (), (), ())).uses(0, GainManuscript((3, 4)))
    assert table.is_done
