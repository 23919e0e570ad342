"""The score, line by line, and the winners (WK111 to WK115).

Everything that counts is public: which cards a player owns as a set is known to all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules.model.amounts import NO_ICONS
from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, RIBBONS, Paper
from valeria_desktop.games.viscounts.rules.model.things import Tallied
from valeria_desktop.games.viscounts.rules.turn.funding import standing_icons
from valeria_desktop.games.viscounts.solo.score import neutral_result, neutral_verdict
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine, decided, verdict_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.model.amounts import Counts
    from valeria_desktop.games.viscounts.rules.model.player import Side
    from valeria_desktop.games.viscounts.rules.model.standing import Standing
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.model.table import Table
    from valeria_desktop.games.viscounts.rules.model.things import Manuscript, PointsFor
    from valeria_desktop.kernel.phrases import Phrase

_TIE = "{winners} wins a tie at {points}: more silver and resources."
_FEW = 2
"""Up to this number of players, nobody has points for the second most (WK114)."""
_OTHER = {Paper.DEBT: Paper.DEED, Paper.DEED: Paper.DEBT}
"""The end card below debts counts flipped deeds, the one below deeds flipped debts."""


def score(state: State, seat: int) -> Score:
    """Return a player's score as if the game ended now."""
    side = state.side(seat)
    lines = (
        *_of_buildings(state, side),
        *_of_castle(state, seat),
        *_of_manuscripts(state, seat),
        *_of_bonuses(state, seat),
        *_of_papers(state, seat),
    )
    return Score(seat, lines, -(side.silver + side.resources))


def _line(category: str, points: int, cause: Phrase, *things: object) -> ScoreLine:
    return ScoreLine(category, points, cause, things, is_public=True)


def _of_buildings(state: State, side: Side) -> Iterator[ScoreLine]:
    squares = state.table.squares(side.seat)
    for building in state.table.catalog.buildings:
        built = sum(squares[number - 1].building is building.type for number in side.freed)
        if built:
            words = say("{number} × {building}", number=built, building=building.type.name_words())
            yield _line("buildings", building.points[built - 1], words)


def _of_castle(state: State, seat: int) -> Iterator[ScoreLine]:
    catalog = state.table.catalog
    tiers = (
        (sum(each[seat] for each in state.first), say("Workers in the first tier")),
        (sum(each[seat] for each in state.second), say("Workers in the second tier")),
        (state.third[seat], say("Workers in the third tier")),
    )
    for (workers, words), tier in zip(tiers, catalog.tiers, strict=True):
        if workers:
            yield _line("castle", workers * tier.points, words)
    if state.leader == seat:
        yield _line("castle", catalog.numbers.leader_points, say("Castle leader"))


# --- manuscripts


def _of_manuscripts(state: State, seat: int) -> Iterator[ScoreLine]:
    manuscripts = state.side(seat).manuscripts
    for each in manuscripts:
        if each.end is not None:
            yield _line("manuscripts", counted_by(state, seat, each), each.words(), each)
    ribbons = points_of_ribbons(state.table, manuscripts)
    if ribbons:
        yield _line("ribbons", ribbons, say("Sets of ribbons"))


def points_of_ribbons(table: Table, manuscripts: Sequence[Manuscript]) -> int:
    """Return the points of all sets of different ribbons (WK112)."""
    owned = [sum(each.ribbon is ribbon for each in manuscripts) for ribbon in RIBBONS]
    sets = [sum(number >= k for number in owned) for k in range(1, max(owned, default=0) + 1)]
    worth = table.catalog.numbers.ribbons
    return sum(worth[size - 1] for size in sets)


def counted_by(state: Standing, seat: int, manuscript: Manuscript) -> int:
    """Return a player's points for the things a manuscript counts (WK113); 0 if it counts none."""
    end = manuscript.end
    return 0 if end is None else tallied(state, seat, end) // end.every


def more_by_ribbon(table: Table, owned: Sequence[Manuscript], manuscript: Manuscript) -> int:
    """Return the points by which a further manuscript's ribbon betters a player's sets."""
    return points_of_ribbons(table, (*owned, manuscript)) - points_of_ribbons(table, owned)


def tallied(state: Standing, seat: int, points: PointsFor) -> int:
    """Return the number of things that a manuscript counts (WK113)."""
    side, what = state.side(seat), points.what
    if what is Tallied.BUILDINGS:
        return len(side.freed)
    if what is Tallied.RESOURCES:
        return side.resources
    if what is Tallied.FLIPPED_DEBTS:
        return side.paid
    if what is Tallied.FLIPPED_DEEDS:
        return side.approved
    if what is Tallied.INNER_WORKERS:
        return sum(each[seat] for each in state.second) + state.third[seat]
    return owned_icons(state, seat)[[icon.value for icon in ICONS].index(what.value)]


def owned_icons(state: Standing, seat: int) -> Counts:
    """Return the icons on all cards that a player owns, and the permanent ones (WK113)."""
    found: list[Counts] = [NO_ICONS, standing_icons(state, seat)]
    if seat < len(state.players):
        found += [card.icons.counts for card in state.players[seat].cards]
    elif state.rival is not None:
        schemes = (*state.rival.line, *state.rival.deck, *state.rival.discard)
        found += [scheme.icons.counts for scheme in schemes if scheme is not None]
    return tuple(map(sum, zip(*found, strict=True)))


def _of_bonuses(state: State, seat: int) -> Iterator[ScoreLine]:
    for bonus in state.table.catalog.bonuses:
        if state.bonuses[bonus.ribbon.at] == seat:
            yield _line("bonuses", bonus.points, bonus.words(), bonus)


# --- debts and deeds


def _of_papers(state: State, seat: int) -> Iterator[ScoreLine]:
    side, catalog = state.side(seat), state.table.catalog
    debts, deeds = catalog.paper(Paper.DEBT), catalog.paper(Paper.DEED)
    for number, points, words in (
        (side.debts, debts.unflipped, say("Unpaid debts")),
        (side.paid, debts.flipped, say("Paid debts")),
        (side.deeds, deeds.unflipped, say("Acquired deeds")),
        (side.approved, deeds.flipped, say("Approved deeds")),
    ):
        if number and points:
            yield _line("papers", number * points, words)
    for paper, left, words in (
        (Paper.DEBT, state.debts_left, say("Poverty: approved deeds")),
        (Paper.DEED, state.deeds_left, say("Prosperity: paid debts")),
    ):
        if not left and (points := points_of_end_card(state, seat, paper)):
            yield _line("ends", points, words)


def flipped(state: State, seat: int, paper: Paper) -> int:
    """Return a player's paid debts, or approved deeds."""
    side = state.side(seat)
    return side.paid if paper is Paper.DEBT else side.approved


def points_of_end_card(state: State, seat: int, paper: Paper) -> int:
    """Return a player's points of the card below the debts, or below the deeds (WK114).

    Tied players share the points of all ranks that they fill.
    """
    counted = _OTHER[paper]
    numbers = [flipped(state, other, counted) for other in range(state.table.colours)]
    mine = numbers[seat]
    if not mine:
        return 0
    ranks = state.table.catalog.paper(paper).ranks
    if state.table.colours <= _FEW:
        ranks = (ranks[0], *ranks[2:])
    before = sum(number > mine for number in numbers)
    tied = numbers.count(mine)
    return sum(ranks[before : before + tied]) // tied


# --- the result


def result(state: State) -> Result:
    """Return the scores of all players and the winners."""
    if state.table.neutral is not None:
        return neutral_result(state, score(state, 0), score(state, state.table.neutral))
    return decided(tuple(score(state, seat) for seat in range(len(state.players))))


def verdict(state: State, names: Sequence[str]) -> Phrase:
    """Return a sentence on the winners and their points, as if the game ended now."""
    found = result(state)
    if found.rival is not None:
        return neutral_verdict(found, names)
    return verdict_of(found, names, _TIE)
