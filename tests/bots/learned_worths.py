"""The checks of a game's features, and of its worth by a net of them.

A game's tests derive a class from `LearnedWorthContract`.
"""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from tests.german import german
from tests.nets import only_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.bots.weights import names_in
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType

    from valeria_desktop.bots.weights import Blocks
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Rules

LONGEST = 60  # letters: it stands within a sentence
WHOLE_GAME = 10_000


def played(rules: Rules[Any], bot: str, setup: object, choices: int) -> Any:  # noqa: ANN401 - any game's
    """Return a game after some choices of one kind of bot."""
    game = rules.deal(setup, 5)
    bots = [make_bot(rules, bot, seat) for seat in game.seats]
    while (decision := game.decision) is not None and choices:
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
        choices -= 1
    return game


class LearnedWorthContract(ABC):
    """The checks of names, words and nets, with games that a game's own bot has begun."""

    rules: ClassVar[Rules[Any]]
    played: ClassVar[Callable[[int, int], Game[Any]]]
    """Returns a game for a number of players, after a number of choices."""
    most: ClassVar[int]
    """The greatest number of players."""
    begun: ClassVar[int]
    """A number of choices in the middle of a game."""
    blocks: ClassVar[Blocks]
    words: ClassVar[Mapping[str, Phrase]]
    learned: ClassVar[ModuleType]
    """The module of the game's worth by a net."""
    worth_by: ClassVar[Any]
    """Makes a Worth from a net and a View."""
    by_hand: ClassVar[type[Any]]
    """The game's worth by hand."""

    @property
    def names(self) -> tuple[str, ...]:
        return names_in(self.blocks)

    def test_no_two_features_have_one_name(self) -> None:
        assert len(set(self.names)) == len(self.names) == sum(map(len, self.blocks.values()))

    def test_every_feature_has_words_of_its_own_in_both_languages(self) -> None:
        phrases = [self.words[name] for name in self.names]
        assert len({str(phrase) for phrase in phrases}) == len(self.names)
        parts = [part for phrase in phrases for part in phrase.parts.values()]
        templates = {each.template for each in (*phrases, *parts) if isinstance(each, Phrase)}
        assert all(0 < len(german()[template]) <= LONGEST for template in templates)
        assert all(len(str(phrase)) <= LONGEST for phrase in phrases)

    def test_a_net_of_the_worth_by_hand_alone_promises_the_same(self) -> None:
        net = only_of(self.names, "chance by hand")
        for players in (2, self.most):
            game = type(self).played(players, self.begun)
            for seat in game.seats:
                view = game.view(seat)
                world = self.rules.imagine(view, Stream(1))
                promised = type(self).worth_by(net, view)(world)
                assert promised == pytest.approx(type(self).by_hand(view)(world)), players

    def test_a_game_that_is_over_is_worth_what_was_won_of_it(self) -> None:
        game, net = type(self).played(2, WHOLE_GAME), only_of(self.names, "chance by hand")
        worths = [type(self).worth_by(net, game.view(seat))(game) for seat in game.seats]
        assert worths == [game.result().share_of(seat) for seat in game.seats]

    def test_where_there_are_no_weights_the_worth_is_by_hand(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(self.learned, "net_of", lambda _players: None)
        game = type(self).played(2, self.begun)
        assert isinstance(self.learned.learned_worth(game.view(0)), self.by_hand)

    def test_where_there_are_weights_the_worth_is_by_them(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        net = only_of(self.names, "lead over the strongest")
        monkeypatch.setattr(self.learned, "net_of", lambda _players: net)
        game = type(self).played(2, self.begun)
        found = self.learned.learned_worth(game.view(0))(game)
        assert found == type(self).worth_by(net, game.view(0))(game)
        assert found != type(self).by_hand(game.view(0))(game)
