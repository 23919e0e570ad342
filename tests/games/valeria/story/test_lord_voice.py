"""The Dark Lord speaks of the card that he took, of a boss that fell, and at the end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.events import Captured, LastRound, Slain
from valeria_desktop.games.valeria.rules.model.cards import Monster
from valeria_desktop.games.valeria.rules.model.icons import MonsterType
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.story.feelings import Feeling, lords_feeling
from valeria_desktop.games.valeria.story.lord_voice import LordOccasion, LordVoice, half_words
from valeria_desktop.games.valeria.story.remarks import ValeriaTalk
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.session.story import turns_of
from valeria_desktop.ui.words.phrases import tell

SOLO = Setup(players=1, solo=Solo.DARK_LORD)
TABLE = Table(SOLO, seed=5).plays_out()
LINES = tuple(TABLE.session.chronicle.lines)
SEATS = TABLE.session.seats
CAPTURED = [line for line in LINES if isinstance(line.event, Captured)]
CARD = CAPTURED[0].event.card  # type: ignore[attr-defined]
BOSS = next(
    card
    for stack in TABLE.session.scene(0).view.stacks
    for card in stack
    if isinstance(card, Monster) and card.type is MonsterType.BOSS
)


def test_he_speaks_of_a_card_in_each_turn_in_which_he_takes_some() -> None:
    voice = LordVoice(0)
    said = voice.hear(Captured(CARD, 3), 1)
    assert said is not None
    assert said[0] is LordOccasion.TOOK
    assert CARD.name in tell(said[1])
    assert voice.hear(Captured(CARD, 3), 1) is None
    assert voice.hear(Captured(CARD, 3), 2) is not None


def test_a_last_round_that_his_capture_brought_is_told_in_the_next_turn() -> None:
    voice = LordVoice(0)
    voice.hear(Captured(CARD, 3), 1)
    assert voice.hear(LastRound(("exhausted",)), 1) is None
    said = [voice.hear(Slain(0, BOSS, 0), 2), voice.hear(Captured(CARD, 3), 2)]
    assert [each and each[0] for each in said] == [LordOccasion.LAST_ROUND, LordOccasion.TOOK]


def test_in_one_turn_he_speaks_of_his_boss_and_of_the_card_that_he_took() -> None:
    voice = LordVoice(0)
    voice.hear(Captured(CARD, 3), 1)
    events = (Slain(0, BOSS, 0), Captured(CARD, 3), Slain(0, BOSS, 0), Captured(CARD, 3))
    said = [voice.hear(event, 2) for event in events]
    assert [each and each[0] for each in said] == [
        LordOccasion.LOST_BOSS,
        LordOccasion.TOOK,
        None,
        None,
    ]
    names = [
        card.name in tell(each[1])
        for card, each in zip((BOSS, CARD), said[:2], strict=True)
        if each
    ]
    assert names == [True, True]


def test_the_story_of_such_a_turn_has_both() -> None:
    """Boss and card lie in one turn of the chronicle, in this order."""
    line = CAPTURED[-1]
    fallen = evolve(line, event=Slain(0, BOSS, 0))
    talk = ValeriaTalk(SEATS, 7)
    said = talk.hear((CAPTURED[0], fallen, line))
    occasions = [remark.occasion for remark in said]
    assert occasions == [LordOccasion.TOOK, LordOccasion.LOST_BOSS, LordOccasion.TOOK]
    told = talk.told(tell_turn((fallen, line), ("Rose",)), (fallen, line))
    words = [tell(entry.told) for entry in told]
    spoken = [each for each in words if "The Dark Lord: “" in each]
    assert [BOSS.name in spoken[0], len(spoken)] == [True, 2]


def test_no_turn_of_a_game_with_a_capture_is_without_his_words() -> None:
    said = ValeriaTalk(SEATS, 7).hear(LINES)
    turns = {remark.line.turn for remark in said}
    assert {line.turn for line in CAPTURED} <= turns
    once = {(remark.line.turn, remark.occasion) for remark in said}
    assert len(once) == len(said)


def test_he_speaks_of_his_boss_and_of_the_end_once_he_has_come() -> None:
    slain, end = Slain(0, BOSS, 0), LastRound(("exhausted",))
    assert LordVoice(0).hear(slain, 1) is None
    assert LordVoice(0).hear(end, 1) is None
    voice = LordVoice(0)
    voice.hear(Captured(CARD, 3), 1)
    lost = voice.hear(slain, 2)
    assert lost is not None
    assert lost[0] is LordOccasion.LOST_BOSS
    assert BOSS.name in tell(lost[1])
    last = voice.hear(end, 3)
    assert last is not None
    assert last[0] is LordOccasion.LAST_ROUND
    assert voice.hear(end, 3) is None


@pytest.mark.parametrize("seed", range(4))
def test_two_sentences_at_most(seed: int) -> None:
    voice = LordVoice(seed)
    said = [voice.hear(line.event, line.turn) for line in LINES]
    words = [tell(each[1]) for each in said if each is not None]
    words += [tell(half_words(is_gained=gained)) for gained in (True, False)]
    assert len(words) > 4
    assert all(sum(sentence.count(end) for end in ".!?") <= 2 for sentence in words)


def test_his_remarks_stand_in_the_story_under_his_name() -> None:
    remarks = ValeriaTalk(SEATS, 7)
    said = remarks.hear(LINES)
    assert said
    assert {remark.seat for remark in said} == {len(SEATS)}
    assert all(one.at < other.at for one, other in pairwise(said))
    turn = next(turn for _, turn in turns_of(LINES) if said[0].line in turn)
    told = remarks.told(tell_turn(turn, ("Rose",)), turn)
    entry = next(entry for entry in told if "The Dark Lord: “" in tell(entry.told))
    assert entry.seat is None


def test_he_burns_when_he_takes_and_is_struck_by_a_boss_or_a_domain() -> None:
    felt = {lords_feeling(line.event) for line in LINES}
    assert felt <= {None, Feeling.TAKES, Feeling.STRUCK}
    assert lords_feeling(CAPTURED[0].event) is Feeling.TAKES
    assert lords_feeling(Slain(0, BOSS, 0)) is Feeling.STRUCK
