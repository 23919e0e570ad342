"""The balance of games with each set, as lines of text and as the page docs/sets.md."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.games.valeria.files.set_facts import set_facts
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.lab.errors import clustered_error, mean_error

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from valeria_desktop.games.valeria.rules.model.catalog import Catalog

BASE = "base"
"""The name of games without a set, which the others are compared with."""
_TWELFTHS = 12
_LEAST, _MOST = 0.35, 0.65
"""The bounds between which each Duke should win of games of two."""
_FEW = 5
"""The number of cards that are listed as least wanted."""
_ENOUGH = 20
"""The fewest times that a card lay open, or a Duke was kept, for a share that is told."""
_NEVER_SEEN = 3.0
"""With 95 % certainty, what never came in n games comes in fewer than 3 of n."""
_ENDINGS = {
    "exhausted": "exhausted stacks",
    "monsters": "monsters slain",
    "domains": "domains built",
}


@frozen
class Rate:
    """A share with the number of times that it was taken from."""

    share: float
    times: int
    error: float
    """Half of the interval that holds the true share 95 of 100 times."""

    @classmethod
    def of(cls, games: Iterable[Sequence[float]]) -> Rate:
        """Return the mean of shares; those of one game hang together."""
        groups = [group for group in games if group]
        times = sum(map(len, groups))
        share = sum(map(sum, groups)) / times
        error = clustered_error(groups) or _NEVER_SEEN / len(groups)
        return cls(share, times, min(1.0, error))

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f} %"


@frozen
class GamesOfSet:
    """The games that were played with a set."""

    name: str
    games: Sequence[Mapping[str, Any]]

    @property
    def title(self) -> str:
        """The name of the set."""
        return "Base game alone" if self.name == BASE else set_facts(self.name).name

    @property
    def catalog(self) -> Catalog:
        """The cards of the set alone; those of the base game where there is none."""
        if self.name == BASE:
            return BOX().cards_of(frozenset())
        return BOX().cards_of(frozenset({self.name})).parts[1]

    def places(self) -> list[Rate]:
        """Return how much each place won, from the first player on."""
        players = len(self.games[0]["shares"])
        return [
            Rate.of(
                [game["shares"][(game["first"] + place) % players] / _TWELFTHS]
                for game in self.games
            )
            for place in range(players)
        ]

    def dukes(self) -> dict[str, Rate]:
        """Return how much each Duke won of the games in which a player kept it."""
        won = defaultdict[str, list[list[float]]](list)
        for game in self.games:
            for duke, share in zip(game["dukes"], game["shares"], strict=True):
                won[duke].append([share / _TWELFTHS])
        return {
            duke: Rate.of(won[duke]) for duke in sorted(won) if duke and len(won[duke]) >= _ENOUGH
        }

    def wanted(self) -> list[tuple[str, Rate]]:
        """Return the set's cards and how often each was had of the times it lay open, rarest first.

        A card that came back counts each time it was had.
        """
        had = {card for game in self.games for card in game["had"]}
        names = {
            card.id: card.name for card in self.catalog.all_cards() if card.kept or card.id in had
        }
        lay = Counter[str]()
        for game in self.games:
            lay.update(game["open"])
        found = [
            (name, Rate.of(_had(game, card) for game in self.games))
            for card, name in names.items()
            if lay[card] >= _ENOUGH
        ]
        return sorted(found, key=lambda each: (each[1].share, each[0]))

    def mean(self, what: str) -> str:
        """Return the mean of a number that each game has, with its error."""
        numbers = [float(game[what]) for game in self.games]
        error = f" ± {mean_error(numbers):.1f}" if len(numbers) > 1 else ""
        return f"{fmean(numbers):.1f}{error}"

    def points(self) -> str:
        """Return the mean points of a player."""
        return f"{fmean(score for game in self.games for score in game['scores']):.1f}"

    def endings(self) -> str:
        """Return the share of games that each end condition ended."""
        found = Counter(why for game in self.games for why in game["ending"])
        parts = (
            f"{_ENDINGS.get(why, why)} {100 * number / len(self.games):.0f} %"
            for why, number in found.most_common()
        )
        return ", ".join(parts)


def _had(game: Mapping[str, Any], card: str) -> list[float]:
    """Return 1 for each time that a card lay open in a game and was had, 0 for each other time."""
    lay: int = game["open"].get(card, 0)
    had = min(lay, game["had"].get(card, 0))
    return [1.0] * had + [0.0] * (lay - had)


def words_of(found: GamesOfSet) -> str:
    """Return what the games with a set say, as lines of text."""
    return "\n".join(_lines(found))


def _lines(found: GamesOfSet) -> Iterator[str]:
    yield f"{found.title}: {len(found.games)} games"
    yield f"  won from the first player on: {', '.join(map(str, found.places()))}"
    yield (
        f"  rounds {found.mean('rounds')}, choices {found.mean('choices')}, "
        f"points {found.points()}; ended by {found.endings()}"
    )
    for name, share in _beyond(found):
        sure = _verdict(share)
        yield f"  Duke {name}: won {share} of {share.times} games, {sure} beyond the bounds"
    for name, share in found.wanted()[:_FEW]:
        yield f"  {name}: gained {share} of the {share.times} times it lay open"


def _beyond(found: GamesOfSet) -> list[tuple[str, Rate]]:
    """Return the Dukes that win less or more than they should in games of two."""
    if len(found.games[0]["shares"]) > 2:  # noqa: PLR2004 - the bounds are those of two players
        return []
    names = _duke_names()
    return [
        (names.get(duke, duke), share)
        for duke, share in found.dukes().items()
        if not _LEAST <= share.share <= _MOST
    ]


def _duke_names() -> dict[str, str]:
    return {duke.id: duke.name for duke in BOX().cards_of(frozenset(BOX().sets)).dukes}


def _verdict(share: Rate) -> str:
    """Return how sure it is that a Duke's share is beyond the bounds."""
    return "surely" if max(_LEAST - share.share, share.share - _MOST) > share.error else "perhaps"


# --- the page


def page_of(found: Sequence[GamesOfSet], given: argparse.Namespace) -> str:
    """Return the page about all sets that were played."""
    return "\n".join([*_head(found, given), *_table(found), *_dukes(found), *_cards(found), ""])


def _head(found: Sequence[GamesOfSet], given: argparse.Namespace) -> Iterator[str]:
    bot = given.bot if given.nodes is None else f"{given.bot}, {given.nodes} positions a decision"
    numbers = sorted({len(each.games) for each in found})
    games = " to ".join(f"{each:,}" for each in dict.fromkeys((numbers[0], numbers[-1])))
    wanted = "" if numbers == [given.games] else f" (asked for: {given.games:,})"
    yield "# Balance with each set\n"
    yield (
        "Generated by `python -m valeria_desktop.games.valeria.lab.balance --write`. "
        "It reports and mends nothing: the cards are facts.\n"
    )
    yield (
        f"{games} games of {given.players} were played with each set{wanted}, "
        f"by {bot} at all seats, from seed {given.seed}. Areas and citizens came "
        "by chance from the base game and the set; Events lay in the pile where the set has any. "
        "The true number lies within ± 95 of 100 times; cards of one game count as one witness.\n"
    )


def _table(found: Sequence[GamesOfSet]) -> Iterator[str]:
    places = range(len(found[0].games[0]["shares"]))
    heads = ["set", "games", *(f"place {place + 1} won" for place in places)]
    heads += ["rounds", "choices a game", "points a player", "ended by"]
    yield from _rows(
        heads,
        (
            [
                each.title,
                f"{len(each.games):,}",
                *map(str, each.places()),
                each.mean("rounds"),
                each.mean("choices"),
                each.points(),
                each.endings(),
            ]
            for each in found
        ),
    )


def _dukes(found: Sequence[GamesOfSet]) -> Iterator[str]:
    yield "\n## Dukes\n"
    yield (
        f"Of games of two a Duke should win between {100 * _LEAST:.0f} and {100 * _MOST:.0f} %. "
        "Listed are a set's own Dukes, and others beyond these bounds, if they were kept "
        f"{_ENOUGH} times at least. Where a bound lies within ±, chance may have done it.\n"
    )
    names, rows = _duke_names(), []
    for each in found:
        own, beyond = {duke.id for duke in each.catalog.dukes}, {name for name, _ in _beyond(each)}
        for duke, share in each.dukes().items():
            name = names.get(duke, duke)
            if (duke in own) or name in beyond:
                note = _verdict(share) if name in beyond else "no"
                rows.append([each.title, name, str(share), f"{share.times:,}", note])
    yield from _rows(["set", "Duke", "won", "kept", "beyond the bounds"], rows)


def _cards(found: Sequence[GamesOfSet]) -> Iterator[str]:
    yield "\n## Cards that nobody wants\n"
    yield (
        f"The {_FEW} cards of each set that were gained least often, of the times they lay open "
        f"({_ENOUGH} at least): recruited, slain, built, fetched, engaged or kept.\n"
    )
    by_set = defaultdict[str, list[list[str]]](list)
    for each in found:
        for name, share in each.wanted()[:_FEW]:
            by_set[each.title].append([each.title, name, str(share), f"{share.times:,}"])
    yield from _rows(
        ["set", "card", "gained", "lay open"], (row for rows in by_set.values() for row in rows)
    )


def _rows(heads: Sequence[str], rows: Any) -> Iterator[str]:  # noqa: ANN401 - rows of words
    yield f"| {' | '.join(heads)} |"
    yield f"|{' --- |' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
