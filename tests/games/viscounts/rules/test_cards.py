"""The phase of cards, and criminals: WK20 to WK27."""

from __future__ import annotations

import pytest

from tests.games.viscounts.scenario import Scenario, invented
from valeria_desktop.games.viscounts.rules.effects.combined import IfNoCriminals
from valeria_desktop.games.viscounts.rules.effects.gains import Gain
from valeria_desktop.games.viscounts.rules.effects.powers import On
from valeria_desktop.games.viscounts.rules.model.amounts import Amounts, Icons
from valeria_desktop.games.viscounts.rules.model.kinds import Moment
from valeria_desktop.games.viscounts.rules.model.things import Kind, Townsfolk
from valeria_desktop.kernel.decision import Privacy

NO_CRIMINALS = IfNoCriminals(Gain(Amounts(silver=1)))


@pytest.mark.clause("WK21")
def test_a_turn_has_six_phases_in_this_order() -> None:
    table = Scenario().hand(0, "S04 S06").holds(0, silver=9).stack("A", "T32").stands(1, "C left")
    table.turn(0)
    asked = []
    while table.state.turn == 1 or table.asked == 0:
        asked.append(table.decision.prompt)
        option = "ride 0" if "ride 0" in table.options else table.options[0]
        table.chooses(0, option)
        if table.decision.seat != 0:
            break
    assert asked[:3] == ["play", "ride", "action"]
    assert asked[-1] == "recruit"
    assert table.hand_of(0).count("S") == 3


@pytest.mark.clause("WK20")
@pytest.mark.parametrize(("line", "silver"), [("- S04 -", 1), ("S07 - -", 0), ("S04 - S07", 0)])
def test_no_criminals_means_none_on_the_own_three_spaces(line: str, silver: int) -> None:
    table = Scenario().line(0, line).line(1, "T50 - -").uses(0, NO_CRIMINALS)
    assert table.silver(0) == silver


@pytest.mark.clause("WK23")
def test_cards_move_to_the_right_and_the_third_one_drops_off_with_its_effect() -> None:
    table = Scenario().line(0, "S04 S06 S07").hand(0, "S01 S02").plays(0)
    assert table.line_of(0) == "- S04 S06"
    assert table.discard_of(0) == "S07"
    assert (table.silver(0), table.papers(0)[0]) == (1, 1)
    assert table.decision.prompt == "play"


@pytest.mark.clause("WK23")
def test_the_card_already_lies_in_the_discard_pile_when_its_effect_is_carried_out() -> None:
    """A Journeyman hires: the hired card lies above it."""
    table = Scenario().line(0, "S04 S06 S03").hand(0, "S01").stack("A", "T32").plays(0)
    table.chooses(0, "hire T32")
    assert table.discard_of(0) == "S03 T32"
    assert table.markers(0)[1] == 5


@pytest.mark.clause("WK23")
def test_the_first_card_drops_off_on_the_fourth_turn() -> None:
    table = Scenario()
    for cards, line in (("S04", "S04 - -"), ("S06", "S06 S04 -"), ("S01", "S01 S06 S04")):
        table.hand(0, cards).plays(0)
        assert table.line_of(0) == line
        assert table.discard_of(0) == ""
    table.hand(0, "S08").plays(0)
    assert table.discard_of(0) == "S04"


@pytest.mark.clause("WK24")
def test_one_card_of_the_hand_is_played_and_there_is_no_passing() -> None:
    table = Scenario().hand(0, "S01 S04").plays(0)
    assert table.options == ["play S01", "play S04"]
    assert table.decision.question.privacy is Privacy.PEEK
    table.chooses(0, "play S04")
    assert table.line_of(0) == "S04 - -"
    assert table.hand_of(0) == "S01"


@pytest.mark.clause("WK24")
def test_without_a_hand_the_top_of_the_deck_is_played_unseen() -> None:
    table = Scenario().deck(0, "S06 S01").plays(0)
    assert table.line_of(0) == "S06 - -"
    assert table.deck_of(0) == "S01"
    assert "Ann played Squire from the top of the deck" in table.told()


@pytest.mark.clause("WK24", "WK97")
def test_without_a_deck_too_the_discard_pile_is_shuffled_first() -> None:
    table = Scenario().deck(0, "").discard(0, "S04 S06").line(0, "S01 - -").plays(0)
    assert table.line_of(0)[:3] in {"S04", "S06"}
    assert table.discard_of(0) == ""
    assert table.markers(0) == (1, 6)


@pytest.mark.clause("WK25")
def test_a_criminal_that_is_played_brings_corruption_for_all_on_the_board() -> None:
    table = Scenario().line(0, "T02 S04 -").hand(0, "S07").plays(0)
    assert table.line_of(0) == "S07 T02 S04"
    assert table.markers(0) == (4, 7)


@pytest.mark.clause("WK25")
def test_a_card_without_a_criminal_brings_no_corruption_whoever_lies_there() -> None:
    table = Scenario().line(0, "T02 - -").hand(0, "S04").plays(0)
    assert table.markers(0) == (1, 7)


@pytest.mark.clause("WK25")
def test_corruption_comes_before_the_immediate_effect() -> None:
    """A Scoundrel, and then its ink; the virtue of a Traitor's sister would come later."""
    table = Scenario().hand(0, "T50").plays(0)
    lines = table.told()
    assert lines.index("Ann gained 1 corruption (criminals)") + 1 == lines.index(
        "Ann gained 1 ink (Scoundrel)"
    )
    assert table.goods(0) == (1, 0, 0)


@pytest.mark.clause("WK26")
@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("- - -", (1, 1, 1, 2, 0)),
        ("S04 - -", (1, 2, 1, 2, 0)),
        ("S04 S06 -", (0, 1, 1, 2, 0)),
        ("S04 S06 S01", (1, 1, 1, 0, 0)),
        ("S04 - S01", (2, 2, 1, 0, 0)),
    ],
)
def test_printed_icons_count_while_no_card_lies_there(line: str, counts: object) -> None:
    assert Scenario().line(0, line).game.icons[0] == counts


@pytest.mark.clause("WK27")
def test_with_three_cards_the_one_that_drops_off_is_shuffled_and_played_again() -> None:
    table = Scenario().deck(0, "").line(0, "S04 S06 S01").plays(0)
    assert table.line_of(0) == "S01 S04 S06"
    assert table.markers(0) == (1, 6)
    assert table.player(0).shuffles == 1


@pytest.mark.clause("WK27")
def test_none_of_the_last_three_cards_can_be_destroyed() -> None:
    table = Scenario().deck(0, "S01").line(0, "S04 S06 -").stands(0, "C right")
    table.holds(0, silver=3).uses(0, table.table.ring.spots[4].effect)
    assert table.is_done
    table.discard(0, "S08").uses(0, table.table.ring.spots[4].effect)
    assert table.options == ["destroy top", "enough"]


@pytest.mark.clause("WK22")
def test_several_effects_of_one_owner_come_in_the_order_the_owner_likes() -> None:
    silver = invented("X", ongoing=On(Moment.GAIN_DEBT, Gain(Amounts(silver=1))))
    virtue = invented("Y", ongoing=On(Moment.GAIN_DEBT, Gain(Amounts(virtue=1))))
    other = invented("Z", ongoing=On(Moment.GAIN_DEBT, Gain(Amounts(any=1))))
    table = Scenario().line(0, "? ? ?", silver, virtue, other).uses(0, Gain(Amounts(debt=1)))
    assert table.options == ["first X", "first Y", "first Z"]
    table.chooses(0, "first Z", "gold")
    assert table.goods(0) == (0, 0, 1)
    table.chooses(0, "first Y")
    assert table.is_done
    assert table.markers(0) == (1, 6)
    assert table.silver(0) == 1


@pytest.mark.clause("WK3")
def test_a_card_has_silver_icons_and_effects() -> None:
    table = Scenario()
    card = next(card for card in table.table.catalog.townsfolk if card.id == "T59")
    assert (card.silver, card.icons) == (2, Icons(cleric=1, noble=1))
    assert (card.immediate, card.ongoing) == (None, ())
    assert card.dropoff == Gain(Amounts(stone=1))
    assert card.corner == Gain(Amounts(virtue=1))


@pytest.mark.clause("WK24", "WK4")
def test_a_single_card_plays_itself_and_only_its_owner_hears_of_the_choice() -> None:
    table = Scenario().hand(0, "S04").plays(0)
    assert table.told(0)[0] == "Ann could only: Play Labourer"
    assert table.told(1)[0] == "Ann played Labourer"


@pytest.mark.clause("WK22")
def test_two_effects_of_one_card_come_in_the_order_of_the_card() -> None:
    card = Townsfolk(
        "X",
        "X",
        Kind.NEUTRAL,
        1,
        ongoing=(
            On(Moment.GAIN_DEBT, Gain(Amounts(any=1))),
            On(Moment.GAIN_DEBT, Gain(Amounts(virtue=1))),
        ),
    )
    other = invented("Y", ongoing=On(Moment.GAIN_DEBT, Gain(Amounts(silver=1))))
    table = Scenario().line(0, "? ? -", card, other).uses(0, Gain(Amounts(debt=1)))
    assert table.options == ["first X", "first Y"]
    table.chooses(0, "first X")
    assert table.decision.prompt == "resource"
    table.chooses(0, "ink")
    assert table.options == ["first X", "first Y"]
    table.chooses(0, "first Y")
    assert (table.silver(0), table.markers(0)) == (1, (1, 6))
