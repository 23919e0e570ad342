"""Valencia for players who hear the table: parts of a round in few words, and the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.events.goods import coins_words
from valeria_desktop.games.valencia.rules.events.rounds import moment_words
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.seats import NINA, NOBODY
from valeria_desktop.games.valencia.rules.progress import progress_seen
from valeria_desktop.games.valencia.story.short import (
    LAID,
    REVEALS,
    SUMMED,
    goods_words,
    members_words,
    short_deeds,
)
from valeria_desktop.games.valencia.ui.board.own_side import may_open
from valeria_desktop.games.valencia.ui.cards.card_words import task_sentence
from valeria_desktop.games.valencia.ui.parts.council import seat_name
from valeria_desktop.games.valencia.ui.parts.rival_plaque import nina_name
from valeria_desktop.games.valencia.ui.parts.steps import fountain_of, guild_of
from valeria_desktop.kernel.phrases import count, join, say
from valeria_desktop.ui.reader.spoken_game import SpokenGame, SpokenTurn
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import OwnSecrets, View
    from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.story import Chapter


class ValenciaSpoken(SpokenGame):
    """Says Valencia's table."""

    says_headlines: ClassVar[bool] = True
    remembered: ClassVar[int] = 2

    def turn(self, chapter: Chapter, first: int, names: tuple[str, ...], viewer: int) -> SpokenTurn:
        """Sum a part of a round up: its name, its ranking and the viewer's deeds come first."""
        new = short_deeds(chapter.lines[max(0, first - chapter.first) :], names)
        is_ranked = any(isinstance(deeds.first, told.Ranked) for deeds in new)
        said: list[str] = []
        others: list[str] = []
        minor: list[str] = []
        for deeds in new:
            event, is_own = deeds.first, deeds.seat == viewer
            if _is_known(event, is_own=is_own, is_ranked=is_ranked):
                continue
            if isinstance(event, SUMMED):
                minor.append(tell(deeds.words))
            elif deeds.seat is None or is_own:
                said.append(tell(deeds.words))
            else:
                (minor if isinstance(event, told.SentHome) else others).append(tell(deeds.words))
        return SpokenTurn(tuple(said), (*others, *minor))

    def own(self, scene: Scene) -> str:
        """Return what the viewer has; coins and goods only where nobody else sits at the screen."""
        view: View = scene.view
        mine, secrets = view.players[view.seat], secrets_of(scene)
        parts = [] if secrets is None else list(_wealth(secrets))
        parts.append(members_words(mine.members))
        if mine.prestige:
            parts.append(say("{points} prestige", points=mine.prestige))
        if mine.privileges:
            parts.append(count(mine.privileges, "{number} privilege", "{number} privileges"))
        return tell(join(parts))

    def standing(self, scene: Scene) -> str:
        """Say the viewer's cards, the moment, the auction, the council, fountains and others."""
        view: View = scene.view
        cards = [*_stacks(scene), *_tasks(scene)]
        parts = [*cards, *_moment(view), *_auction(scene), _council(scene), *_fountains(view)]
        return " ".join([*parts, *_others(scene)])


def secrets_of(scene: Scene) -> OwnSecrets | None:
    """Return the viewer's secrets if nobody else sits at the screen; else None."""
    return scene.view.own if may_open(scene) and not scene.is_shared else None


def _wealth(own: OwnSecrets) -> Iterator[Phrase]:
    yield coins_words(own.coins)
    for guild in GUILDS:
        if number := own.goods[guild.place]:
            yield goods_words(guild, number)


def _is_known(event: Event, *, is_own: bool, is_ranked: bool) -> bool:
    """Return whether a listener knows what an event tells: their own plan, or a ranked bid."""
    return isinstance(event, LAID if is_own else ()) or (is_ranked and isinstance(event, REVEALS))


# --- looking at secrets


def peeked(scene: Scene, side: OwnSide) -> str:
    """Return what a board shows while its owner holds D, and no more."""
    parts: list[str] = []
    if scene.is_shared:
        parts += _opened(side)
    tasks = (face for face in side.tasks if face is not None)
    parts += [task_sentence(face.task, face.players, face.standing) for face in tasks]
    return " ".join(parts) or QCoreApplication.translate("Spoken", "Nothing to look at now.")


def _opened(side: OwnSide) -> Iterator[str]:
    """Yield the coins, goods and stacks that lie open."""
    wealth = [] if side.coins is None else [coins_words(side.coins)]
    wealth += [
        goods_words(guild, number)
        for guild, number in zip(GUILDS, side.goods, strict=True)
        if number
    ]
    if wealth:
        words = QCoreApplication.translate("Spoken", "You have {amounts}.")
        yield words.format(amounts=tell(join(wealth)))
    stacks = [stack.cards for stack in side.stacks if stack.cards]
    if stacks:
        yield _stacks_words(stacks)


def _stacks_words(stacks: Sequence[Sequence[Card]]) -> str:
    said = "; ".join(" + ".join(tell(card.words()) for card in stack) for stack in stacks)
    return QCoreApplication.translate("Spoken", "Your stacks: {stacks}.").format(stacks=said)


# --- the standing


def _stacks(scene: Scene) -> Iterator[str]:
    own, translate = secrets_of(scene), QCoreApplication.translate
    sizes = scene.view.players[scene.view.seat].stacks
    if own is not None and own.hand:
        hand = ", ".join(tell(card.words()) for card in own.hand)
        yield translate("Spoken", "In hand: {cards}.").format(cards=hand)
    if own is not None and own.stacks:
        yield _stacks_words(own.stacks)
    elif sizes:
        yield translate("Spoken", "Stacks left: {number}.").format(number=len(sizes))


def _tasks(scene: Scene) -> Iterator[str]:
    own = secrets_of(scene)
    if own is None:
        return
    for task in own.tasks:
        yield task_sentence(task, len(scene.seats), progress_seen(scene.view, task))


def _moment(view: View) -> Iterator[str]:
    if view.round:
        yield f"{tell(moment_words(view.round, view.part, guild_of(view, view.part)))}."


def _auction(scene: Scene) -> Iterator[str]:
    """Yield the ranking of the present auction, and the others' part in it."""
    ladder = ladder_of(scene.view, scene.sums)
    if ladder is None:
        return
    ranks = [
        say("{player} with {sum}", player=_bidder(scene, rung.seat), sum=rung.sum)
        for rung in ladder.rungs
    ]
    if ranks:
        yield f"{tell(say('Ranking: {ranks}', ranks=join(ranks)))}."
    if ladder.passed:
        players = join([say("{player}", player=scene.names[seat]) for seat in ladder.passed])
        yield f"{tell(say('{players} passed', players=players))}."


def _bidder(scene: Scene, seat: int) -> str:
    return nina_name() if seat == NINA else scene.names[seat]


def _council(scene: Scene) -> str:
    held = [
        QCoreApplication.translate("Spoken", "{seat} {name}").format(
            seat=seat_name(place), name=scene.names[owner]
        )
        for place, owner in enumerate(scene.view.council)
        if owner != NOBODY
    ]
    if not held:
        return QCoreApplication.translate("Spoken", "The council is empty.")
    return QCoreApplication.translate("Spoken", "Council: {seats}.").format(seats=", ".join(held))


def _fountains(view: View) -> Iterator[str]:
    translate = QCoreApplication.translate
    if view.round and view.part is not RoundPart.COUNCIL:
        name = tell(fountain_of(view).words())
        yield translate("Spoken", "Fountain of this round: {fountain}.").format(fountain=name)
    if view.fountains:
        built = ", ".join(tell(each.fountain.words()) for each in view.fountains)
        yield translate("Spoken", "Built: {fountains}.").format(fountains=built)


def _others(scene: Scene) -> Iterator[str]:
    """Yield your public points, and those of the others with what everyone sees of them."""
    view: View = scene.view
    translate, points = QCoreApplication.translate, scene.public_points
    yield translate("Spoken", "Your points so far: {number}.").format(number=points[view.seat])
    for seat in view.table.clockwise[view.seat][1:]:
        player = view.players[seat]
        yield translate(
            "Spoken", "{name}: points so far {points}, members left {members}, stacks {stacks}."
        ).format(
            name=scene.names[seat],
            points=points[seat],
            members=player.members,
            stacks=len(player.stacks),
        )
