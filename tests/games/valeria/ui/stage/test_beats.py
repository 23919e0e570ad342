"""What happened becomes motion: from what caused it to what it changed, and lands in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from tests.scenario import CATALOG
from tests.ui.tables import Table
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.at import (
    Area,
    AtArea,
    AtPlace,
    OfCard,
    OfSeat,
    Owned,
)
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    CardTaken,
    CardUsed,
    CitizenGained,
    Dealt,
    DukesDealt,
    Filled,
    Gained,
    GameEnded,
    Lost,
    Paid,
    Returned,
    Rolled,
    TokenPut,
    Took,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Foe
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Solo, Variant
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.games.valeria.ui.cards.paint import hole_colour
from valeria_desktop.games.valeria.ui.stage.beats import beats
from valeria_desktop.games.valeria.ui.stage.card_motions import CardBurnt, CardTurned
from valeria_desktop.games.valeria.ui.stage.deed_motions import CardComes, PriceToken
from valeria_desktop.games.valeria.ui.stage.dice_motions import (
    ChipFlight,
    DiceThrown,
    MatWords,
    Wakes,
)
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.stage.poses import HeraldsLift, Lifts, Shakes, TellsOf
from valeria_desktop.games.valeria.ui.stage.roll import places_of_number, quiet_third, woken_places
from valeria_desktop.games.valeria.ui.stage.told_motions import ToldWords
from valeria_desktop.games.valeria.ui.stage.told_words import fitting_title
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.stage.beats import Canvas, Passage
from valeria_desktop.ui.stage.effects import Light
from valeria_desktop.ui.stage.motions import Flight, Glow, Token
from valeria_desktop.ui.stage.tokens import DRAWN

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.beats import Beat, Motion


def card(name: str) -> Card:
    return CATALOG.by_id[name]


def citizen() -> Citizen:
    found = card("peasant")
    assert isinstance(found, Citizen)
    return found


def foe() -> Foe:
    found = card("goblin")
    assert isinstance(found, Foe)
    return found


def tableau(seat: int, name: str) -> OfCard:
    return OfCard(name, seat)


def track(seat: int, kind: str) -> OfSeat:
    return OfSeat(seat, Owned(kind))


def place(number: int) -> AtPlace:
    return AtPlace(number)


def way(event: Event) -> tuple[At, At]:
    """Return start and end of the only flight."""
    (motion,) = flights(event)
    assert isinstance(motion, Flight | Token)
    return motion.start, motion.goal


def passage(table: Table, option: str | None = None) -> Passage:
    """Answer as the bot does, or with an option, and give what led on from there."""
    session, viewer = table.session, 0
    before, told = session.scene(viewer), len(session.chronicle.lines)
    if option is None:
        view = session.scene(table.decision.seat).view
        option = table._bot.choose(view, table.decision).id
    applied = session.choose(option)
    return Passage(
        tuple(session.chronicle.lines[told:]),
        before,
        session.scene(viewer),
        lambda number: session.scene_of(applied.moments[number - 1], viewer),
    )


def prompt_of(table: Table) -> str:
    return table.decision.prompt


def of_kind(found: list[Beat], kind: type[Motion]) -> list[Any]:
    return [motion for beat in found for motion in beat.motions if isinstance(motion, kind)]


# --- resources


@pytest.mark.parametrize("seat", [0, 3])
def test_what_is_gained_flies_from_the_card_to_the_tracks_of_its_owner(seat: int) -> None:
    found = flights(Gained(seat, Amounts(gold=2, magic=1), citizen()))
    start = tableau(seat, "peasant")
    assert [(each.start, each.goal, each.icon) for each in found if isinstance(each, Token)] == [
        (start, track(seat, "gold"), "gold"),
        (start, track(seat, "gold"), "gold"),
        (start, track(seat, "magic"), "magic"),
    ]


@pytest.mark.parametrize("number", [1, 4, 5, 7, 12])
def test_as_many_pieces_fly_as_are_gained_and_few_stand_for_many(number: int) -> None:
    found = flights(Gained(0, Amounts(strength=number), citizen()))
    pieces = [each.number for each in found if isinstance(each, Token)]
    assert sum(pieces) == number
    assert len(pieces) == min(number, DRAWN)


def test_what_is_paid_flies_from_the_track_to_what_it_is_paid_for() -> None:
    assert way(Paid(1, Amounts(gold=1), citizen())) == (track(1, "gold"), tableau(1, "peasant"))


def test_what_is_lost_flies_to_what_it_is_lost_to() -> None:
    assert way(Lost(1, Amounts(magic=1), foe())) == (track(1, "magic"), tableau(1, "goblin"))


def test_what_is_taken_flies_from_track_to_track() -> None:
    stolen = Took(2, 0, Amounts(gold=1), citizen())
    assert way(stolen) == (track(0, "gold"), track(2, "gold"))


def test_tokens_fly_to_the_monster() -> None:
    put = TokenPut(1, 4, foe(), Amounts(strength=1), foe())
    assert way(put) == (track(1, "strength"), place(4))


# --- cards


def test_cards_fly_between_those_who_have_them() -> None:
    domain = CATALOG.domains[0]
    assert way(CardTaken(1, 2, foe(), domain)) == (tableau(2, "goblin"), tableau(1, "goblin"))
    assert way(Returned(1, foe(), 4, domain)) == (tableau(1, "goblin"), place(4))
    assert way(Dealt(foe(), PILES[0])) == (place(DECK), place(PILES[0]))


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (TurnedUp(foe(), 7), CardTurned),
        (Filled(7, None), CardBurnt),
        (Filled(7, card("exhausted")), CardBurnt),
        (Attacked(7), Glow),
    ],
)
def test_what_changes_where_it_lies_is_seen_there(event: Event, kind: type[Motion]) -> None:
    """What is turned up flips, what is exhausted burns, what attacks glows."""
    (motion,) = flights(event)
    assert isinstance(motion, kind)
    assert motion.where == place(7)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_is_used_as_an_action_glows_before_its_owner_with_a_sound(seat: int) -> None:
    relic = BOX().cards_of(frozenset({"relics"})).by_id["dragon-orb"]
    (motion,) = flights(CardUsed(seat, relic))
    assert isinstance(motion, Glow)
    assert motion.where == tableau(seat, "dragon-orb")
    assert motion.sound == "page"


def test_a_card_that_is_turned_up_shows_its_back_and_then_its_face(
    look: Look, qtbot: QtBot
) -> None:
    motion = CardTurned(where=place(7), card=foe())
    pictures = []
    for part in (0.0, 0.25, 1.0):
        picture = QImage(200, 120, QImage.Format.Format_ARGB32)
        picture.fill(0)
        painter = QPainter(picture)
        canvas = Canvas(painter, look, ParchmentLook(look), None, 1.0)
        motion.paint(canvas, [QRectF(14, 14, 172, 92)], part)
        painter.end()
        pictures.append(picture)
    back, narrow, face = pictures
    assert back != face
    assert narrow.pixelColor(30, 60) == hole_colour(look)
    assert back.pixelColor(30, 60) != hole_colour(look)


class Ground:
    """Notes what motions ask of it."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def box_of(self, where: At) -> QRectF:
        return QRectF(10, 10, 40, 20)

    def rest(self) -> None:
        pass

    @property
    def poses(self) -> Ground:
        return self

    def shake(self, units: float) -> None:
        self.asked.append(units)

    def tell_of(self, seat: int) -> None:
        self.asked.append(seat)


def test_a_blow_shakes_the_mat_and_a_deed_lights_its_board() -> None:
    ground = Ground()
    blow, told = Shakes(lasts=90.0), TellsOf(seat=2)
    assert blow.places(ground) is told.places(ground) is None
    assert ground.asked == [2]
    for part in (1 / 12, 1.0):
        blow.pose(ground, part)
    assert ground.asked[1:] == [pytest.approx(3.0 * 11 / 12), 0.0]
    blow.pose_calmly(ground, 0.5)
    assert len(ground.asked) == 3  # nothing shakes with reduced movement


def test_light_passes_from_board_to_board_with_the_turn() -> None:
    table = Table(seats=default_seats(2, bots="random"))
    begun: list[TurnBegan] = []
    found = passage(table)
    while not begun or begun[0].turn == 1:
        found = passage(table)
        begun = [line.event for line in found.lines if isinstance(line.event, TurnBegan)]
    (light,) = of_kind(beats(found), Light)
    assert (light.start, light.goal) == (
        OfSeat(found.before.active),
        OfSeat(begun[0].seat),
    )
    assert light.start != light.goal
    assert light.knock == "cloth"


@pytest.mark.parametrize("viewer", range(4))
def test_ribbons_are_heard_by_those_alone_for_whom_another_power_counts(viewer: int) -> None:
    table = Table(Setup(players=4), seats=default_seats(4, bots="random"))
    found = passage(table)
    while found.before.phase is None or not of_kind(beats(found), Light):
        found = passage(table)
    seen = evolve(found, before=evolve(found.before, viewer=viewer))
    (light,) = of_kind(beats(seen), Light)
    counts = viewer in {light.start.seat, light.goal.seat}
    assert light.knock == ("cloth" if counts else "")


def test_what_only_the_story_tells_does_not_fly() -> None:
    assert flights(DukesDealt(0, ())) == flights(GameEnded(("monsters",))) == ()


# --- an action


def bought(table: Table) -> tuple[Passage, list[Beat]]:
    """Recruit the first citizen that can be had with one way to pay."""
    for option in table.decision.options:
        if option.id.startswith("recruit"):
            found = passage(table, option.id)
            while table.decision.prompt is Prompt.PAY:
                found = passage(table, table.decision.options[0].id)
            return found, beats(found)
    raise AssertionError("nobody can be recruited")


def test_ones_own_card_is_paid_for_and_then_comes() -> None:
    table = Table().plays_to(Prompt.ACT)
    found, told = bought(table)
    tokens, (won,) = of_kind(told, PriceToken), of_kind(told, CardComes)
    (deed,) = (line.event for line in found.lines if isinstance(line.event, CitizenGained))
    assert {token.goal for token in tokens} == {place(deed.place)}
    assert all(token.at + token.flies < won.at for token in tokens)
    assert won.start == place(deed.place)
    assert won.goal == tableau(deed.seat, deed.card.id)
    assert won.card is deed.card
    (lifts,) = of_kind(told, Lifts)
    assert lifts.at == won.at
    assert lifts.after.view.stacks == found.scene_after(won.lands).view.stacks
    assert not won.stands
    assert not of_kind(told, ToldWords)


def test_nothing_is_seen_where_the_last_card_of_a_stack_lay() -> None:
    table = Table()
    empty: list[Lifts] = []
    found = passage(table)
    while not empty:
        found = passage(table)
        lifted = of_kind(beats(found), Lifts)
        empty = [each for each in lifted if not each.after.view.stacks[each.where.place]]
    (last,) = empty
    assert found.before.view.stacks[last.where.place]


def test_a_bots_action_is_told_with_its_price() -> None:
    table = Table(seats=default_seats(2, bots="greedy"))
    before = passage(table)
    words: list[ToldWords] = []
    while not words:
        before = passage(table)
        words = of_kind(beats(before), ToldWords)
    (told,) = words
    (card_told,) = of_kind(beats(before), CardComes)
    names = before.before.names
    assert before.before.seats[1].name in told.title
    deed = before.lines[card_told.lands - 1].event
    assert told.title == str(deed.words(names))
    paid = [line.event for line in before.lines[: card_told.lands] if isinstance(line.event, Paid)]
    amounts = tuple(pair for event in paid for pair in event.amounts)
    assert ("pays", amounts) in told.rows
    assert told.lasts > 900


# --- the roll


def rolled(table: Table) -> tuple[Passage, list[Beat]]:
    table.plays_to(Prompt.ROLL)
    found = passage(table)
    return found, beats(found)


def test_dice_are_thrown_from_the_board_of_whoever_rolls() -> None:
    found, told = rolled(Table())
    (dice,) = of_kind(told, DiceThrown)
    event = next(line.event for line in found.lines if isinstance(line.event, Rolled))
    assert dice.dice == event.dice
    assert dice.start == OfSeat(event.seat)
    assert dice.tray == AtArea(Area.DICE)


def test_three_chips_go_to_the_numbers_they_wake() -> None:
    found, told = rolled(Table())
    event = next(line.event for line in found.lines if isinstance(line.event, Rolled))
    numbers = (*event.dice, sum(event.dice))
    flown = [(chip.chip, chip.number, chip.goal) for chip in of_kind(told, ChipFlight)]
    assert flown == [
        (chip, number, next(map(place, places_of_number(found.before, number)), None))
        for chip, number in zip(WakeChip, numbers, strict=True)
    ]
    woken = [(each.chip, each.number) for each in of_kind(told, Wakes)]
    assert woken == list(zip(WakeChip, numbers, strict=True))


def test_nothing_is_brought_before_the_dice_have_settled_and_the_chips_arrived() -> None:
    _, told = rolled(Table())
    (dice,) = of_kind(told, DiceThrown)
    chips, tokens = of_kind(told, ChipFlight), of_kind(told, Token)
    assert tokens
    assert all(chip.at >= dice.thrown for chip in chips)
    assert min(token.at for token in tokens) >= max(chip.end for chip in chips)


def test_dice_that_may_be_changed_wake_nothing_yet() -> None:
    """Who owns a domain that changes dice is asked between the roll and the harvest."""
    table = Table(Setup(players=2), seed=0)
    found = passage(table)
    while prompt_of(table) is not Prompt.CHANGE_DICE:
        found = passage(table)
    assert not of_kind(beats(found), ChipFlight)
    kept = passage(table, table.decision.options[0].id)
    told = beats(kept)
    assert [dice.thrown for dice in of_kind(told, DiceThrown)][:1] == [0.0]
    assert len(of_kind(told, ChipFlight)) == 3


@pytest.mark.parametrize(
    ("edition", "dice", "horns"),
    [
        (Edition.SECOND, (3, 3), 1),
        (Edition.SECOND, (3, 4), 0),
        (Edition.FIRST, (3, 3), 0),
    ],
)
def test_the_herald_blows_as_doubles_settle(
    edition: Edition, dice: tuple[int, int], horns: int
) -> None:
    found, _ = rolled(Table(Setup(players=2, edition=edition)))
    (line,) = found.lines[:1]
    assert isinstance(line.event, Rolled)
    told = beats(evolve(found, lines=(evolve(line, event=evolve(line.event, dice=dice)),)))
    (thrown,) = of_kind(told, DiceThrown)
    blown = [each.at for each in of_kind(told, HeraldsLift) if each.sound == "horn"]
    assert blown == [thrown.thrown + 590] * horns


def test_when_nothing_woke_that_is_said() -> None:
    found, _ = rolled(Table())
    quiet = evolve(found, lines=found.lines[:1])
    assert isinstance(quiet.lines[0].event, Rolled)
    (said,) = of_kind(beats(quiet), MatWords)
    assert said.words == "Nothing wakes"


def test_the_dice_rest_where_fewest_stacks_are_woken() -> None:
    scene = Table().plays_to(Prompt.ROLL).scene(0)
    columns = {place % 5 for place in woken_places(scene, (1, 2))}
    assert columns == {0, 1, 2}  # 1, 2 and 3 lie in the first three columns
    assert quiet_third(scene, (1, 2)) == 2
    assert quiet_third(scene, (4, 5)) == 0


# --- everything, in its order


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=2),
        Setup(players=5, preset="random", variants=frozenset({Variant.EVENTS})),
        Setup(players=1, solo=Solo.DARK_LORD),
        Setup(players=1, solo=Solo.SIEGE),
    ],
    ids=["two", "five", "dark lord", "siege"],
)
def test_every_line_of_a_game_lands_once_and_in_its_order(setup: Setup) -> None:
    table = Table(setup, seats=default_seats(setup.players, bots="greedy"))
    for _ in range(250):
        if table.session.decision is None:
            return
        found = passage(table)
        told = beats(found)
        landed = 0
        for beat in told:
            landings = sorted((each.end, each.lands) for each in beat.motions if each.lands)
            assert [lands for _, lands in landings] == sorted(lands for _, lands in landings)
            assert all(lands > landed for _, lands in landings)
            assert all(lands <= beat.lands for _, lands in landings)
            landed = beat.lands
        assert landed == len(found.lines)


@pytest.mark.parametrize("high", [39.0, 63.0, 90.0])
def test_a_long_title_of_what_is_told_is_written_smaller_in_two_lines(
    look: Look, high: float
) -> None:
    title = "Oak erhielt Mercenary kostenlos (Orc Warrior)"
    font, lines = fitting_title(look, title, QSizeF(230, high))
    assert lines <= high
    assert font.pixelSize() >= look.title_font(13).pixelSize()
    short, _ = fitting_title(look, "Oak slew Goblin", QSizeF(230, high))
    assert short.pixelSize() == look.title_font(19).pixelSize()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_an_exhausted_stack_burns_down_to_the_bed_in_the_cloth(look: Look, theme: str) -> None:
    look.use(theme=theme, scale=1.0)
    image = QImage(100, 50, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    burnt = CardBurnt(where=AtPlace(7))
    burnt.paint(
        Canvas(painter, look, ParchmentLook(look), None, 1.0), [QRectF(0, 0, 100, 50)], 0.95
    )
    painter.end()
    assert image.pixelColor(50, 25) == hole_colour(look)
