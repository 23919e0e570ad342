"""Relics: each player keeps one of two, and each does what its card says (RE1 to RE4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.coach.test_reasons import reasons
from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import Scenario
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.bots.values import domain_value, duke_of, horizon_of
from valeria_desktop.games.valeria.files.snapshot import dump, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.events import KeepsakeKept, KeepsakeShown
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.keepsakes import IN_BOX
from valeria_desktop.games.valeria.rules.model.belongings import cards_in
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Level, Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin, OneMoreAct
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest
from valeria_desktop.games.valeria.story.gather import gather
from valeria_desktop.games.valeria.story.items import Item, ItemKind
from valeria_desktop.games.valeria.story.recap import others_turn
from valeria_desktop.games.valeria.story.tell import entry_of
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import ReasonKind
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import Line
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card

SET = "relics"
WITH = frozenset({SET})
CARDS = catalog_of(SET)
RELICS = CARDS.keepsakes
AS_ACTIONS = [card.id for card in RELICS if card.used]
STANDING = [card.id for card in RELICS if card.powers]
NAMES = ("A", "B")


def table(*relics: str, players: int = 2, edition: str = "2e", **setup: Any) -> Scenario:  # noqa: ANN401 - whatever Setup takes
    """A table at which the first seats have these Relics, and nobody holds anything."""
    made = Scenario(players, edition, sets=WITH, catalog=CARDS, **setup)
    for seat, player in enumerate(made.state.players):
        player.laid = ()
        if seat < len(relics):
            player.keep(CARDS.by_id[relics[seat]])
        made.holds(seat)
    return made


def dealt(seed: int = 1, players: int = 3, **setup: Any) -> Game:  # noqa: ANN401 - as above
    """A game whose Dukes are kept, so that Relics are chosen now."""
    game: Game = RULES.deal(Setup(players, sets=WITH, **setup), seed)
    while game.decision is not None and game.decision.prompt is Prompt.DUKE:
        game.choose(game.decision.options[0])
    return game


def _relics_of(game: Game, seat: int) -> tuple[Card, ...]:
    return cards_in(game.snapshot().players[seat].laid, SET)


def own(game: Game, seat: int) -> list[str]:
    """The Relics that a seat sees as its own secret."""
    return [card.id for card in game.view(seat).players[seat].secret if card]


# --- the choice


def test_thirteen_relics_ten_of_them_used_as_an_action() -> None:
    assert len(RELICS) == 13
    assert sorted(STANDING) == ["evermap", "thunder-axe", "violet-ring"]
    assert len(AS_ACTIONS) == 10


@pytest.mark.clause("RE1")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_keeps_one_of_two_and_all_show_them_together(
    players: int, edition: Edition
) -> None:
    game = dealt(players=players, edition=edition)
    asked, kept = [], {}
    while (decision := game.decision) is not None and decision.prompt is Prompt.KEEP:
        assert decision.question.privacy is Privacy.CURTAIN
        assert len(decision.options) == 2
        assert not any(_relics_of(game, seat) for seat in range(players))
        asked.append(decision.seat)
        kept[decision.seat] = decision.options[-1].id
        game.choose(decision.options[-1])
    first = game.snapshot().first
    assert asked == [(first + number) % players for number in range(players)]
    for seat in range(players):
        (relic,) = _relics_of(game, seat)
        assert f"keep {relic.id}" == kept[seat]
        assert game.snapshot().players[seat].secret == ()
    assert len(game.snapshot().stacks[IN_BOX]) == 13 - players


@pytest.mark.clause("RE1")
def test_relics_are_dealt_when_the_dukes_are_kept_and_not_before() -> None:
    game: Game = RULES.deal(Setup(3, sets=WITH), 1)
    barrier = Barrier.NONE
    while game.decision is not None and game.decision.prompt is Prompt.DUKE:
        assert not any(player.secret for player in game.snapshot().players)
        barrier = game.choose(game.decision.options[0]).barrier
    assert barrier & Barrier.REVEAL, "they are seen, so no Duke can be chosen again"
    assert [len(player.secret) for player in game.snapshot().players] == [2, 2, 2]


@pytest.mark.clause("RE1", "V3")
def test_without_dukes_relics_are_the_first_choice() -> None:
    game: Game = RULES.deal(Setup(2, sets=WITH, variants=frozenset({Variant.NO_DUKE})), 1)
    assert game.decision is not None
    assert game.decision.prompt is Prompt.KEEP


@pytest.mark.clause("RE1", "S12")
def test_nobody_sees_the_relics_of_others_before_all_are_shown() -> None:
    game = dealt()
    outcome = game.opening
    while (decision := game.decision) is not None and decision.prompt is Prompt.KEEP:
        secrets = [own(game, seat) for seat in game.seats]
        assert sorted(map(len, secrets)) == [2, 2, 2]
        for seat in game.seats:
            view = game.view(seat)
            others = [player.secret for other, player in enumerate(view.players) if other != seat]
            assert others == [(None, None), (None, None)]
            assert set(view.stacks[IN_BOX]) == {None}
        assert all(player.secret == (None, None) for player in game.public_view(0).players)
        outcome = game.choose(decision.options[0])
        told = [event for event in outcome.events if isinstance(event, KeepsakeKept)]
        assert [event.audience for event in told] == [decision.seat]
    shown = [event for event in outcome.events if isinstance(event, KeepsakeShown)]
    assert [event.audience for event in shown] == [None] * 3
    assert outcome.barrier & Barrier.REVEAL
    for seat in game.seats:
        for other in game.seats:
            assert len(game.view(seat).players[other].laid) == 1


@pytest.mark.clause("RE1")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_worlds_keep_what_a_seat_knows_and_deal_the_rest_anew(chosen: int) -> None:
    game = dealt(seed=4)
    for _ in range(chosen):
        assert game.decision is not None
        game.choose(game.decision.options[1])
    seen: set[str] = set()
    for seat in game.seats:
        mine = game.snapshot().players[seat].secret
        for number in range(30):
            world = imagine(game.view(seat), Stream(number)).snapshot()
            assert world.players[seat].secret == mine
            dealt_there = [card for player in world.players for card in player.secret]
            assert {*dealt_there, *world.stacks[IN_BOX]} == set(RELICS)
            assert len(dealt_there) + len(world.stacks[IN_BOX]) == 13
            seen.update(card.id for card in world.players[seat - 1].secret)
    assert len(seen) == 13, "a rival may have each of them"


@pytest.mark.clause("RE1")
def test_a_save_holds_the_choice_at_each_of_its_moments() -> None:
    game: Game = RULES.deal(Setup(3, sets=WITH), 2)
    for _ in range(8):
        again = RULES.restore(RULES.dump(game))
        assert RULES.dump(again) == RULES.dump(game)
        assert game.decision is not None
        game.choose(game.decision.options[-1])
    assert game.decision is not None
    assert game.decision.prompt is not Prompt.KEEP


@pytest.mark.parametrize(
    ("field", "value"),
    [("secret", []), ("secret", ["gold-bastion"]), ("laid", [["relics", ["gold-bastion"]]])],
)
def test_a_save_with_too_few_or_too_many_relics_is_refused(field: str, value: Any) -> None:  # noqa: ANN401 - plain data
    data = dump(dealt())
    data["players"][0][field] = value
    with pytest.raises(SnapshotError, match=r"players\[0\]"):
        restore(data, CARDS)


@pytest.mark.clause("RE1", "F4")
def test_a_relic_does_not_count_where_the_fewest_cards_break_a_tie() -> None:
    made = table("gold-bastion")
    assert made.score(0).tie_break == made.score(1).tie_break


@pytest.mark.clause("RE1", "X24")
@pytest.mark.parametrize("level", Level)
def test_alone_against_the_dark_lord_one_of_two_is_kept(level: Level) -> None:
    game = dealt(players=1, solo=Solo.DARK_LORD, level=level)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert len(_relics_of(game, 0)) == 1
    state = game.snapshot()
    assert state.rival is not None
    assert not state.rival.laid


# --- using one as an action


@pytest.mark.clause("RE2")
@pytest.mark.parametrize("relic", AS_ACTIONS)
def test_using_it_is_one_of_the_two_actions_and_can_be_done_twice(relic: str) -> None:
    made = (
        table(relic)
        .owns(0, "peasant", "peasant", "knight", "corrupted-cleric", "corrupted-cleric")
        .holds(0, 9, 9, 9)
    )
    made.stack("monster-1", "goblin", "goblin", "goblin").stack("monster-2", "goblin").acts(0)
    for _ in range(2):
        made.chooses(f"{relic}: use")
        while made.decision.prompt in {Prompt.USE, Prompt.PAY} and made.state.active == 0:
            made.chooses(made.options[-1])
    assert made.state.active == 1


@pytest.mark.clause("RE2")
@pytest.mark.parametrize("relic", AS_ACTIONS)
def test_only_its_owner_uses_it_and_only_in_their_own_turn(relic: str) -> None:
    made = table(relic).owns(0, "peasant", "goblin").holds(0, 9, 9, 9).holds(1, 9, 9, 9).acts(1)
    assert f"{relic}: use" not in made.options
    assert made.decision.seat == 1


@pytest.mark.clause("RE2")
@pytest.mark.parametrize(
    ("relic", "holds", "owns"),
    [
        ("lich-sword", (5, 0, 5), ()),
        ("philosophers-tome", (5, 5, 3), ()),
        ("treant-chest", (2, 2, 2), ()),
        ("dragon-orb", (5, 5, 5), ("peasant",)),
        ("staff-of-urdr", (5, 5, 5), ("goblin",)),
    ],
)
def test_it_needs_what_it_pays_or_banishes(
    relic: str, holds: tuple[int, int, int], owns: tuple[str, ...]
) -> None:
    made = table(relic).owns(0, *owns).holds(0, *holds).acts(0)
    assert f"{relic}: use" not in made.options
    name = CARDS.by_id[relic].name
    assert made.refuses(f"{relic}: use") == f"{name} needs something to pay or to banish."


@pytest.mark.clause("RE2")
def test_fire_lance_needs_a_minion_in_the_market() -> None:
    made = table("fire-lance").acts(0)
    for place in range(1, 6):
        made.stack(f"monster-{place}", "giant")
    assert "fire-lance: use" not in made.options
    made.stack("monster-3", "giant", "goblin")
    assert "fire-lance: use" in made.options


@pytest.mark.clause("RE2", "X15")
@pytest.mark.parametrize("relic", ["cornelius-ring", "mask-of-asteraten", "st-aquilas-statue"])
def test_what_it_allows_may_be_left(relic: str) -> None:
    made = table(relic).stack("monster-1", "goblin").may_build(0, "foxgrove-palisade")
    made.holds(0, 9, 9, 9).acts(0).chooses(f"{relic}: use")
    assert made.options[-1] == "done"
    before = made.resources(0)
    made.chooses("done")
    assert made.resources(0) == before
    assert made.decision.prompt is Prompt.ACT
    assert f"{relic}: use" in made.options, "it was the first of two actions"


# --- what each does


@pytest.mark.clause("RE3", "X15")
def test_cornelius_ring_brings_1_gold_which_helps_to_build() -> None:
    made = table("cornelius-ring").may_build(0, "foxgrove-palisade")
    made.holds(0, gold=8).acts(0)
    assert "build domain-1" not in made.options
    made.chooses("cornelius-ring: use", "cornelius-ring: build-domain-1")
    assert (made.resources(0), made.domains(0)) == ((0, 0, 0), ["foxgrove-palisade"])
    assert made.decision.prompt is Prompt.ACT


@pytest.mark.clause("RE3", "X15", "T17")
def test_mask_of_asteraten_brings_1_strength_which_helps_to_slay() -> None:
    made = table("mask-of-asteraten").stack("monster-1", "corrupted-cleric", "goblin")
    made.acts(0).chooses("mask-of-asteraten: use", "mask-of-asteraten: slay-monster-1")
    assert made.monsters(0) == ["goblin"]
    assert made.resources(0)[1] == 0
    assert made.decision.prompt is Prompt.ACT


@pytest.mark.clause("RE3", "T18", "T30")
def test_st_aquilas_statue_brings_1_gold_which_helps_to_recruit_at_the_usual_price() -> None:
    made = table("st-aquilas-statue").owns(0, "cleric").stack("citizen-1", "cleric")
    made.holds(0, gold=3).acts(0)
    assert "recruit citizen-1" not in made.options
    made.chooses("st-aquilas-statue: use", "st-aquilas-statue: recruit-citizen-1")
    assert (made.resources(0), made.citizens(0)) == ((0, 0, 0), ["cleric", "cleric"])
    assert made.cards_at("citizen-1") == ["exhausted"], "the place is filled as after any action"


@pytest.mark.clause("RE3")
def test_gold_bastion_brings_1_strength_and_1_gold() -> None:
    made = table("gold-bastion").acts(0)
    made.chooses("gold-bastion: use", "gold-bastion: use")
    assert made.resources(0) == (2, 2, 0)


@pytest.mark.clause("RE3", "X19")
def test_lich_sword_trades_1_strength_for_3_magic() -> None:
    made = table("lich-sword").holds(0, strength=2).acts(0)
    made.chooses("lich-sword: use")
    assert made.resources(0) == (0, 1, 3)


@pytest.mark.clause("RE3", "X19")
def test_philosophers_tome_trades_4_magic_for_3_gold_and_a_point() -> None:
    made = table("philosophers-tome").holds(0, magic=5).acts(0)
    made.chooses("philosophers-tome: use")
    assert (made.resources(0), made.points(0)) == ((3, 0, 1), 1)


@pytest.mark.clause("RE3", "X7")
@pytest.mark.parametrize("gained", ["gold", "strength", "magic"])
def test_treant_chest_trades_3_of_one_resource_for_5_of_one(gained: str) -> None:
    made = table("treant-chest").holds(0, 3, 2, 4).acts(0)
    made.chooses("treant-chest: use")
    assert made.options == ["treant-chest: trade-3-gold", "treant-chest: trade-3-magic"]
    made.chooses("treant-chest: trade-3-magic", f"treant-chest: 5-{gained}")
    gold, strength, magic = ((5 if kind == gained else 0) for kind in ("gold", "strength", "magic"))
    assert made.resources(0) == (3 + gold, 2 + strength, 1 + magic)


@pytest.mark.clause("RE3", "X8")
def test_dragon_orb_banishes_a_slain_monster_of_yours_for_5_gold() -> None:
    made = table("dragon-orb").owns(0, "goblin", "giant").owns(1, "corrupted-cleric").acts(0)
    made.chooses("dragon-orb: use")
    assert made.options == ["dragon-orb: banish-goblin", "dragon-orb: banish-giant"]
    made.chooses("dragon-orb: banish-goblin")
    assert (made.resources(0), made.monsters(0)) == ((5, 0, 0), ["giant"])
    assert [card.id for card in made.state.banished] == ["goblin"]


@pytest.mark.clause("RE3", "X8", "X9")
def test_staff_of_urdr_banishes_a_face_up_citizen_of_yours_for_4_magic() -> None:
    made = table("staff-of-urdr").owns(0, "peasant", "peasant", "archer", "cleric")
    player = made.state.players[0]
    player.turn_down(CARDS.by_id["cleric"])
    made.acts(0).chooses("staff-of-urdr: use")
    assert made.options == ["staff-of-urdr: banish-peasant", "staff-of-urdr: banish-archer"]
    made.chooses("staff-of-urdr: banish-peasant")
    assert (made.resources(0), made.citizens(0)) == ((0, 0, 4), ["peasant", "archer"])
    assert len(player.starters) == 3, "a starter is never banished"


@pytest.mark.clause("RE3", "X8", "T30")
def test_fire_lance_banishes_a_minion_of_the_market_for_2_gold() -> None:
    made = table("fire-lance").acts(0)
    for place in (3, 4, 5):
        made.stack(f"monster-{place}", "giant")
    made.stack("monster-1", "goblin").stack("monster-2", "giant", "goblin")
    made.chooses("fire-lance: use", "fire-lance: banish-monster-1")
    assert made.resources(0) == (2, 0, 0)
    assert made.cards_at("monster-1") == ["exhausted"]
    assert made.cards_at("monster-2") == ["giant", "goblin"]


# --- those that need no action


@pytest.mark.clause("RE4", "RE2")
@pytest.mark.parametrize("relic", STANDING)
def test_three_relics_are_no_actions(relic: str) -> None:
    made = table(relic).holds(0, 9, 9, 9).acts(0)
    assert f"{relic}: use" not in made.options


@pytest.mark.clause("RE4")
def test_violet_ring_brings_2_strength_for_each_domain_you_build() -> None:
    made = table("violet-ring").may_build(0, "foxgrove-palisade").acts(0)
    made.chooses("build domain-1")
    assert made.resources(0) == (0, 2, 0)


@pytest.mark.clause("RE4", "X16", "FF8")
def test_violet_ring_counts_a_domain_built_outside_the_action_phase() -> None:
    made = table("violet-ring").may_build(0, "foxgrove-palisade")
    made.state.dice = (3, 4)
    harvest = next(part for part in made.state.table.turn if isinstance(part, Harvest))
    made._begin(0, (OneMoreAct(), *made._turn_from(harvest)))
    made.chooses("build domain-1")
    assert "A gained 2 Strength (Violet Ring)" in made.log()


@pytest.mark.clause("RE4")
@pytest.mark.parametrize(("missing", "magic"), [(0, 1), (1, 0)])
def test_evermap_waives_a_missing_role_or_brings_1_magic(missing: int, magic: int) -> None:
    """Foxgrove Palisade needs roles, of which one is taken away."""
    made = table("evermap").may_build(0, "foxgrove-palisade")
    player = made.state.players[0]
    player.citizens = player.citizens[missing:]
    made.holds(0, gold=9).acts(0)
    made.chooses("build domain-1")
    assert made.domains(0) == ["foxgrove-palisade"]
    assert made.resources(0) == (0, 0, magic)


@pytest.mark.clause("RE4")
def test_evermap_waives_no_second_role_and_says_how_many_are_missing() -> None:
    made = table("evermap").may_build(0, "foxgrove-palisade")
    needed = len(made.state.players[0].citizens)
    assert needed >= 2
    made.state.players[0].citizens = made.state.players[0].citizens[2:]
    made.holds(0, gold=9).acts(0)
    assert "build domain-1" not in made.options
    assert len(made.reasons(0, "domain-1")) == 1
    plain = table().may_build(0, "foxgrove-palisade")
    plain.state.players[0].citizens = plain.state.players[0].citizens[2:]
    plain.holds(0, gold=9).acts(0)
    assert plain.reasons(0, "domain-1") != made.reasons(0, "domain-1")


@pytest.mark.clause("RE4")
def test_the_others_pay_and_show_what_they_always_did() -> None:
    made = table("evermap", "thunder-axe").may_build(1, "foxgrove-palisade")
    made.state.players[1].citizens = made.state.players[1].citizens[1:]
    made.holds(1, gold=9).acts(1)
    assert "build domain-1" not in made.options


@pytest.mark.clause("RE4", "X17")
@pytest.mark.parametrize(
    ("monster", "prices"),
    [
        ("goblin", {(0, 0)}),
        ("corrupted-cleric", {(1, 4), (2, 3)}),
        ("giant", {(7, 0)}),
    ],
)
def test_thunder_axe_takes_1_magic_or_1_strength_off_each_price(
    monster: str, prices: set[tuple[int, int]]
) -> None:
    made = table("thunder-axe").stack("monster-1", monster).holds(0, 0, 20, 20).acts(0)
    option = made.decision.option("slay monster-1")
    assert isinstance(option, ActAt)
    assert {(price.strength, price.magic) for price in option.prices} == prices


@pytest.mark.clause("RE4", "X17", "X18")
def test_thunder_axe_slays_a_goblin_for_nothing() -> None:
    made = table("thunder-axe").stack("monster-1", "goblin").acts(0)
    made.chooses("slay monster-1")
    assert made.monsters(0) == ["goblin"]


@pytest.mark.clause("RE4", "T16")
def test_the_payer_chooses_for_each_monster_what_thunder_axe_takes_off() -> None:
    made = table("thunder-axe").stack("monster-1", "corrupted-cleric").acts(0)
    made.holds(0, strength=2, magic=4).chooses("slay monster-1")
    assert made.options == ["pay 2-strength-3-magic", "pay 1-strength-4-magic"]


@pytest.mark.clause("RE4", "X14")
@pytest.mark.parametrize("relic", ["violet-ring", "evermap"])
def test_a_domain_for_free_is_not_built(relic: str) -> None:
    catalog = catalog_of(SET, "flames-and-frost")
    made = Scenario(sets=frozenset({SET, "flames-and-frost"}), catalog=catalog)
    for player in made.state.players:
        player.laid = ()
    made.state.players[0].keep(catalog.by_id[relic])
    queen = catalog.by_id["snow-queen"]
    made.stack("monster-1", queen.id).stack("domain-1", "foxgrove-palisade")
    made.holds(0, strength=queen.strength, magic=queen.magic).acts(0).chooses("slay monster-1")
    while made.decision.prompt is not Prompt.ACT:
        options = [each for each in made.options if each.endswith("domain-1")]
        made.chooses(options[0] if options else made.options[0])
    assert "foxgrove-palisade" in made.domains(0)
    name = catalog.by_id[relic].name
    assert not [line for line in made.log() if name in line]


@pytest.mark.clause("X22")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_with_five_each_has_a_relic_the_resting_one_too(edition: str) -> None:
    made = table("gold-bastion", "lich-sword", players=5, edition=edition).acts(0)
    assert "gold-bastion: use" in made.options
    assert made.state.resting in {None, 4}


def test_actions_begin_is_where_they_are_offered() -> None:
    made = table("gold-bastion")
    made._begin(0, made._turn_from(ActionsBegin()))
    assert made.options.count("gold-bastion: use") == 1


# --- taken back


@pytest.mark.clause("RE2")
def test_a_use_is_taken_back_at_its_question_and_after_it() -> None:
    session = Session.begin(RULES, Setup(2, sets=WITH), default_seats(2), 81)
    for choice in ("keep mask-of-asteraten", "keep treant-chest", "roll"):
        while session.decision is not None and session.decision.prompt is Prompt.DUKE:
            session.choose(session.decision.options[0].id)
        session.choose(choice)
    before = RULES.dump(session.game)
    session.choose("mask-of-asteraten: use")
    session.undo()
    assert RULES.dump(session.game) == before
    session.choose("mask-of-asteraten: use")
    session.choose("mask-of-asteraten: slay-monster-1")
    session.undo()
    session.undo()
    assert RULES.dump(session.game) == before


@pytest.mark.clause("RE1")
def test_nobody_takes_a_duke_back_who_has_seen_the_relics() -> None:
    session = Session.begin(RULES, Setup(2, sets=WITH), default_seats(2), 81)
    while session.decision is not None and session.decision.prompt is Prompt.DUKE:
        session.choose(session.decision.options[0].id)
    assert session.undo_refusal is not None


# --- told


def told(relic: str, *choices: str, **holds: int) -> list[tuple[str, str]]:
    """How the story tells that seat 0 uses its Relic, and what kind of thing each part is."""
    made = table(relic).owns(0, "goblin", "peasant").holds(0, **holds)
    made.stack("monster-1", "giant", "goblin").acts(0).chooses(f"{relic}: use", *choices)
    return [
        (item.telling.name, str(entry_of(item, NAMES).sentence(NAMES))) for item in told_of(made)
    ]


def told_of(made: Scenario) -> list[Item]:
    """The parts of the story, without the beginning of the turn and changes of the market."""
    items = gather([Line(1, 1, event) for event in made.events], 2)
    return [item for item in items if item.telling not in {ItemKind.TURN, ItemKind.NEWS}]


@pytest.mark.clause("RE2", "X15")
@pytest.mark.parametrize(
    ("relic", "choices", "holds", "kinds"),
    [
        ("gold-bastion", (), {}, ["USE"]),
        ("lich-sword", (), {"strength": 1}, ["USE"]),
        ("staff-of-urdr", (), {}, ["USE"]),
        ("mask-of-asteraten", ("mask-of-asteraten: slay-monster-1",), {}, ["USE", "DEED"]),
        ("mask-of-asteraten", ("done",), {}, ["USE"]),
    ],
)
def test_using_one_is_told_as_an_action_with_all_that_it_does(
    relic: str, choices: tuple[str, ...], holds: dict[str, int], kinds: list[str]
) -> None:
    """A slay that the Mask allows follows as a deed; if it is declined, using the Mask is all."""
    found = told(relic, *choices, **holds)
    assert [kind for kind, _ in found] == kinds
    assert CARDS.by_id[relic].name in found[0][1]


@pytest.mark.clause("RE2", "X15")
@pytest.mark.parametrize(
    ("relic", "kind", "deed"),
    [
        ("mask-of-asteraten", "strength", "slay-monster-1"),
        ("cornelius-ring", "gold", "build-domain-1"),
        ("st-aquilas-statue", "gold", "recruit-citizen-1"),
    ],
)
@pytest.mark.parametrize("is_declined", [False, True])
def test_the_recap_counts_what_a_relic_brings_under_its_use(
    relic: str, kind: str, deed: str, *, is_declined: bool
) -> None:
    made = table(relic).stack("monster-1", "giant", "goblin").may_build(0, "foxgrove-palisade")
    made.holds(0, **{kind: 9}).acts(0)
    made.chooses(f"{relic}: use", "done" if is_declined else f"{relic}: {deed}")
    lines = [Line(1, 1, event) for event in made.events]
    other = others_turn(gather([Line(1, 1, TurnBegan(0, 1, 1)), *lines], 2), 0, NAMES)
    assert other is not None
    assert other.harvest == ()
    used, *deeds = other.deeds
    assert used.card is CARDS.by_id[relic]
    assert [*used.gained] == [(kind, 1)]
    assert len(deeds) == (0 if is_declined else 1)


@pytest.mark.parametrize("relic", AS_ACTIONS)
def test_the_story_is_told_event_by_event(relic: str) -> None:
    """The window tells each event when it is played, before the next one is known."""
    made = table(relic).owns(0, "goblin", "giant", "peasant").holds(0, 5, 5, 5)
    made.stack("monster-1", "giant", "goblin").acts(0).chooses(f"{relic}: use")
    for number in range(len(made.events) + 1):
        lines = [Line(1, 1, event) for event in made.events[:number]]
        for item in gather(lines, 2):
            assert str(entry_of(item, NAMES).sentence(NAMES))


def test_a_relic_whose_price_is_still_asked_for_is_told_as_used() -> None:
    made = table("dragon-orb").owns(0, "goblin", "giant").acts(0)
    made.chooses("dragon-orb: use")
    (item,) = told_of(made)
    assert str(entry_of(item, NAMES).told) == "used Dragon Orb"


# --- worth to bots


@pytest.mark.parametrize("relic", [card.id for card in RELICS])
def test_each_relic_is_worth_something_when_it_is_chosen(relic: str) -> None:
    view = dealt().view(0)
    assert domain_value(CARDS.by_id[relic], view.players[0], horizon_of(view, duke_of(view))) > 0


@pytest.mark.clause("RE1")
@pytest.mark.parametrize(
    ("offered", "kept"),
    [
        (("dragon-orb", "violet-ring"), "violet-ring"),
        (("dragon-orb", "staff-of-urdr"), "dragon-orb"),
        (("staff-of-urdr", "dragon-orb"), "dragon-orb"),
    ],
)
def test_greedy_keeps_the_relic_that_is_worth_more(offered: tuple[str, str], kept: str) -> None:
    game = dealt()
    assert game.decision is not None
    seat, state = game.decision.seat, game.snapshot()
    state.players[seat].secret = tuple(CARDS.by_id[relic] for relic in offered)
    asked = type(game)(state)
    assert asked.decision is not None
    assert GreedyBot(1).choose(asked.view(seat), asked.decision).id == f"keep {kept}"


# --- said


@pytest.mark.clause("RE2")
@pytest.mark.parametrize(
    ("relic", "words"),
    [
        ("gold-bastion", "Gain 1 Gold and 1 Strength"),
        ("lich-sword", "Trade 1 Strength for 3 Magic"),
        ("treant-chest", "Trade 3 Gold, Strength or Magic for 5 Gold, Strength or Magic"),
        ("dragon-orb", "Banish one of your slain monsters for 5 Gold"),
        ("staff-of-urdr", "Banish one of your citizens for 4 Magic"),
        ("fire-lance", "Banish a minion from the market for 2 Gold"),
    ],
)
def test_who_uses_one_reads_what_it_does_and_no_may(relic: str, words: str) -> None:
    made = table(relic).owns(0, "goblin", "peasant").holds(0, 3, 3, 3)
    made.stack("monster-1", "goblin").acts(0)
    card = CARDS.by_id[relic]
    assert made.decision.option(f"{relic}: use").words() == f"{card.name}: {words}"


@pytest.mark.clause("RE2")
@pytest.mark.parametrize(
    ("relic", "reason"),
    [
        ("dragon-orb", "You then have 8 Gold, otherwise 4."),
        ("gold-bastion", "You then have 11 resources in all, otherwise 10."),
        ("mask-of-asteraten", "Your points: 2, otherwise 1."),
    ],
)
def test_a_hint_says_what_a_relic_brings(relic: str, reason: str) -> None:
    made = table(relic).owns(0, "peasant", "goblin", "knight").holds(0, 3, 2, 4)
    made.holds(1, 2, 2, 2).stack("monster-1", "goblin", "goblin", "goblin").acts(0)
    found = reasons(made, f"{relic}: use", "gain gold")
    assert found[ReasonKind.BRINGS].words == reason
