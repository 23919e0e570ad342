"""The final score, line by line, and the verdict on the winners, in words (F1 to F4, V3)."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import Leftovers, amount_words, kind_words
from valeria_desktop.games.valeria.rules.model.belongings import all_cards, number_for_ties
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.model.icons import NO_ICONS, Icons, MonsterType, Role
from valeria_desktop.games.valeria.rules.model.tally import shown_icons
from valeria_desktop.kernel.phrases import Phrase, join, say
from valeria_desktop.kernel.score import Result, Score, ScoreLine, decided

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.sets import MorePoints


_MOST = 7
_SHARED_MOST = 3
NO_DUKE = Duke(
    id="no-duke",
    name="No Duke",
    left=(Leftovers(3),),
    icons=Icons(worker=1, soldier=1, shadow=2, holy=2),
)
"""Stands for everyone's Duke in the variant without Dukes (V3)."""


def duke_counts(player: Holdings, duke: Duke) -> list[tuple[int, int]]:
    """Return a Duke's points for cards: the points each and the number of cards, in pairs (F2)."""
    citizens, domains = scored_citizens(player), scored_domains(player)
    icons = shown_icons((*citizens, *domains), player.laid)
    counts = [
        *zip(duke.each_icon, icons, strict=True),
        (duke.citizens, len(citizens)),
        (duke.monsters, len(player.monsters)),
        (duke.domains, len(domains)),
    ]
    for kind, each in duke.types.items():
        counts.append((each, sum(card.type is kind for card in player.monsters)))
    return counts


def duke_card_lines(player: Holdings, duke: Duke) -> list[ScoreLine]:
    """Return a Duke's points for cards, in a line for each thing that he counts (F2)."""
    return [
        _line(duke, each, number, what, cards)
        for (each, number), (what, cards) in zip(
            duke_counts(player, duke), _counted_cards(player, duke), strict=True
        )
        if each
    ]


def duke_lines(player: Holdings, duke: Duke) -> list[ScoreLine]:
    """Return a Duke's points for cards and for the remaining resources (F2, F3)."""
    resources = [_line_of_left(player, duke, line) for line in duke.left]
    return [*duke_card_lines(player, duke), *resources]


def _line_of_left(player: Holdings, duke: Duke, line: Leftovers) -> ScoreLine:
    number = line.number(player)
    if line.is_whole:
        words = say(
            "{duke}: 1 for every {number} of {left} resources left",
            duke=duke.name,
            number=line.per_point,
            left=number,
        )
    else:
        words = say(
            "{duke}: 1 for each of {left} {kinds} left"
            if line.per_point == 1
            else "{duke}: 1 for every {number} of {left} {kinds} left",
            duke=duke.name,
            number=line.per_point,
            left=number,
            kinds=kind_words(line.of),
        )
    return ScoreLine("duke", number // line.per_point, words)


def _counted_cards(player: Holdings, duke: Duke) -> list[tuple[str, tuple[Card, ...]]]:
    """Return the names and the cards of the things in `duke_counts`, in the same order."""
    citizens, domains = scored_citizens(player), scored_domains(player)
    lent = tuple(card for card in all_cards(player.laid, player) if card.lends != NO_ICONS)
    shown: tuple[Card, ...] = (*citizens, *domains, *lent)
    return [
        *(
            (_ICON_NAMES[role], tuple(card for card in shown if card.icons.of(role)))
            for role in Role
        ),
        ("Citizens", citizens),
        ("Monsters", player.monsters),
        ("Domains", domains),
        *(
            (_TYPE_NAMES[kind], tuple(card for card in player.monsters if card.type is kind))
            for kind in duke.types
        ),
    ]


_ICON_NAMES = {
    Role.WORKER: "Worker roles",
    Role.SOLDIER: "Soldier roles",
    Role.SHADOW: "Shadow roles",
    Role.HOLY: "Holy roles",
}
_TYPE_NAMES = {
    MonsterType.MINION: "Minions",
    MonsterType.BEAST: "Beasts",
    MonsterType.TITAN: "Titans",
    MonsterType.BOSS: "Bosses",
}


def _line(duke: Duke, each: int, number: int, what: str, cards: tuple[Card, ...]) -> ScoreLine:
    words = say(
        "{duke}: {what}, {number} × {each}",
        duke=duke.name,
        each=each,
        number=number,
        what=say(what),
    )
    return ScoreLine("duke", each * number, words, cards)


def card_lines(category: str, cards: Sequence[Card]) -> list[ScoreLine]:
    """Return the points printed on cards, one line per card."""
    return [
        ScoreLine(category, card.points, say("{card}", card=card.name), (card,), is_public=True)
        for card in cards
    ]


def score_of(
    players: Sequence[Holdings], seat: int, more: Sequence[MorePoints] = (), *, has_dukes: bool
) -> Score:
    """Return a player's score (F1); sets add lines."""
    player = players[seat]
    lines = [
        *card_lines("monsters", player.monsters),
        *card_lines("domains", scored_domains(player)),
        ScoreLine("board", player.points, say("Points gained"), is_public=True),
    ]
    if not has_dukes:
        lines += duke_lines(player, NO_DUKE)
        lines += _majorities(players, seat)
    elif player.duke is not None:
        lines += duke_lines(player, player.duke)
    for lines_of in more:
        lines += lines_of(players, seat)
    tableau = len(player.starters) + len(scored_citizens(player)) + len(scored_domains(player))
    return Score(seat, tuple(lines), tableau + number_for_ties(player.laid))


def _majorities(players: Sequence[Holdings], seat: int) -> list[ScoreLine]:
    """Return 7 points for the most cards of a kind, or 3 for each player who ties for most (V3)."""
    lines = []
    owned: dict[str, list[tuple[Card, ...]]] = {
        "most citizens": [scored_citizens(player) for player in players],
        "most monsters": [player.monsters for player in players],
        "most domains": [scored_domains(player) for player in players],
    }
    for what, cards in owned.items():
        numbers = [len(group) for group in cards]
        if numbers[seat] == max(numbers):
            shared = numbers.count(numbers[seat]) > 1
            points = _SHARED_MOST if shared else _MOST
            lines.append(ScoreLine("majorities", points, say(what), cards[seat]))
    return lines


def result_of(
    players: Sequence[Holdings], more: Sequence[MorePoints] = (), *, has_dukes: bool
) -> Result:
    """Score all players and find the winners (F4)."""
    seats = range(len(players))
    scores = tuple(score_of(players, seat, more, has_dukes=has_dukes) for seat in seats)
    return decided(scores)


def shared_verdict(result: Result, _ending: tuple[str, ...], names: Sequence[str]) -> Phrase:
    """Say who won, and how a tie was broken (F4)."""
    winners = join([say("{player}", player=names[seat]) for seat in result.winners])
    highest = max(score.total for score in result.scores)
    best = [score for score in result.scores if score.total == highest]
    points = amount_words("points", highest)
    if len(best) == 1:
        return say("{winners} wins with {points}.", winners=winners, points=points)
    cards = reduce(
        lambda first, then: say("{first}, {then}", first=first, then=then),
        [
            say("{player} {number}", player=names[score.seat], number=score.tie_break)
            for score in best
        ],
    )
    fewest = say("a tie at {points} by the fewest cards ({cards})", points=points, cards=cards)
    if len(result.winners) == 1:
        return say("{winners} wins {fewest}.", winners=winners, fewest=fewest)
    if result.by_tie_break:
        return say("{winners} share {fewest}.", winners=winners, fewest=fewest)
    return say(
        "{winners} share the victory with {points} and {number} cards each.",
        winners=winners,
        points=points,
        number=best[0].tie_break,
    )
