"""The motions of each event of Viscounts, from its cause to its effect."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING

from attrs import evolve, field, frozen
from PySide6.QtCore import QCoreApplication

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.at import (
    Area,
    Asset,
    AtArea,
    AtBonus,
    AtPlayer,
    AtScroll,
    AtStack,
    OfCard,
    OfDeck,
    OfLine,
    OfPapers,
    OfPlayer,
)
from valeria_desktop.games.viscounts.rules.model.kinds import POOL, Paper
from valeria_desktop.games.viscounts.rules.model.things import Kind, Manuscript, Scheme, Townsfolk
from valeria_desktop.games.viscounts.ui.board.places import BOOK
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.book import paint_binding
from valeria_desktop.games.viscounts.ui.cards.others import paint_card_back, paint_scheme
from valeria_desktop.games.viscounts.ui.cards.upright import paint_card
from valeria_desktop.games.viscounts.ui.stage.realm_event import (
    RealmEvent,
    line_of,
    line_slots,
    position_with,
    source_of,
    with_side,
    without_cards,
)
from valeria_desktop.games.viscounts.ui.stage.spots import AtBird, AtRealm, realm_outline
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.seats import Seat
from valeria_desktop.ui.stage.announcement import Announcement
from valeria_desktop.ui.stage.beats import Motion
from valeria_desktop.ui.stage.changes import Meanwhile, SignTurns
from valeria_desktop.ui.stage.clash import CLASH, SignsClash
from valeria_desktop.ui.stage.effects import turn_light
from valeria_desktop.ui.stage.figures import FigureGoes, sign_figure
from valeria_desktop.ui.stage.motions import Glow, Instant, Token
from valeria_desktop.ui.stage.read_flight import ReadFlight
from valeria_desktop.ui.stage.tokens import APART, tokens

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.games.viscounts.rules.event_kinds import AmountEvent
    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.paint.brush import Brush

Motions = tuple[Motion, ...]
_SOUNDS = {"silver": "coin", "ink": "drop", "stone": "tock", "gold": "shield", POOL: "tock"}
_EMBER, _FAILED = "#e5723d", "#a3271f"
_HOP, _SLIDES, _DROPS, _PLAYS = 160.0, 200.0, 180.0, 220.0
_BACKS = 4
"""Greatest number of backs seen of a shuffled or drawn pile."""


_SHAPES = {Townsfolk: (91.0, 131.0), Manuscript: BOOK, Scheme: (105.0, 150.0), Seat: (40.0, 58.0)}
"""Width and height of each kind of cards as drawn, in units; a back is its owner's."""


@frozen(kw_only=True)
class CardFlight(ReadFlight):
    """A card of Viscounts goes to its place, or the back of a player's card."""

    card: Item | Seat
    room: At | None = field(factory=AtRealm)

    @property
    def shape(self) -> tuple[float, float]:
        return _SHAPES[type(self.card)]

    def draw(self, brush: Brush, box: QRectF) -> None:
        of_card = brush.of_unit(box.width() / self.shape[0])
        match self.card:
            case Townsfolk() as card:
                paint_card(of_card, box, card)
            case Manuscript() as card:
                paint_binding(of_card, box, card)
            case Scheme() as card:
                paint_scheme(of_card, box, card)
            case Seat() as owner:
                paint_card_back(of_card, box, owner)


@singledispatch
def flights(_event: Event, _moment: RealmEvent) -> Motions:
    """Return the motions of an event; none for an event that only the story tells."""
    return ()


# --- silver and resources


def _kept(event: AmountEvent) -> OfPlayer:
    """Return where a player keeps it: one pool lies where its first resource would."""
    return OfPlayer(event.seat, Asset.INK if event.called == POOL else Asset(event.what))


@flights.register(told.Gained)
@flights.register(told.Paid)
def _(event: told.Gained | told.Paid, moment: RealmEvent) -> Motions:
    """Let the number count coin by coin: up as each lands, down as each leaves."""
    own, other = _kept(event), source_of(event.cause, event.seat, moment)
    is_gained = isinstance(event, told.Gained)
    coin = Token(
        start=other if is_gained else own,
        goal=own if is_gained else other,
        icon=signs.AMOUNTS[event.called],
        lasts=230.0,
        knock=_SOUNDS[event.called],
    )
    flown = tokens(coin, event.number)
    amount, counted = getattr(moment.side(event.seat), event.what), list[Motion]()
    for each in flown:
        amount += getattr(each, "number", 1) * (1 if is_gained else -1)
        scene = with_side(moment.before, event.seat, **{event.what: amount})
        counted.append(Meanwhile(at=each.end if is_gained else each.at, scene=scene))
    return (*flown, *(counted[:-1] if is_gained else counted))


# --- the conscience


@flights.register(told.Corrupted)
@flights.register(told.Ennobled)
def _(event: told.Corrupted | told.Ennobled, moment: RealmEvent) -> Motions:
    """Let the marker hop space by space; markers that have met go together."""
    is_raven = isinstance(event, told.Corrupted)
    name, voice = ("corruption", "raven") if is_raven else ("virtue", "dove")
    icon = signs.CORRUPTION if is_raven else signs.VIRTUE
    side = moment.side(event.seat)
    start, step = getattr(side, name), 1 if is_raven else -1
    if not event.steps:
        return (Glow(where=AtBird(event.seat, start), colour=_EMBER, sound=voice),)
    icons = (signs.CORRUPTION, signs.VIRTUE) if side.are_joined else (icon,)
    gone = ("corruption", "virtue") if side.are_joined else (name,)
    way = tuple(AtBird(event.seat, start + step * at) for at in range(event.steps + 1))
    lasts = _HOP * event.steps
    hops = FigureGoes(way=way, figure=sign_figure(*icons), high=14.0, lasts=lasts, sound=voice)
    air = Meanwhile(scene=with_side(moment.before, event.seat, **dict.fromkeys(gone, 0)))
    steps = (Instant(at=_HOP * (at + 1), sound="tick-1") for at in range(event.steps))
    if not event.have_met:
        return (hops, air, *steps)
    met = Glow(where=way[-1], colour=_EMBER, at=lasts, lasts=420.0, sound="slay")
    return (hops, air, *steps, Meanwhile(at=lasts, scene=moment.after), met)


@flights.register(told.Collided)
def _(event: told.Collided, _moment: RealmEvent) -> Motions:
    """Let both birds rise from the track, and clash above the castle."""
    clash = SignsClash(
        start=AtBird(event.seat, event.space),
        room=AtRealm(),
        icons=(signs.CORRUPTION, signs.VIRTUE),
        outline=realm_outline,
        sound="raven",
    )
    return (clash, Instant(at=180.0, sound="dove"), Instant(at=CLASH, sound="clash"))


@flights.register(told.MarkersReset)
def _(event: told.MarkersReset, moment: RealmEvent) -> Motions:
    """Let both markers walk home at once."""
    found: list[Motion] = []
    for name, icon in (("corruption", signs.CORRUPTION), ("virtue", signs.VIRTUE)):
        ends = (
            getattr(moment.side(event.seat), name),
            getattr(moment.after.view.side(event.seat), name),
        )
        step = 1 if ends[1] >= ends[0] else -1
        way = tuple(AtBird(event.seat, at) for at in range(ends[0], ends[1] + step, step))
        if len(way) > 1:
            walks = FigureGoes(way=way, figure=sign_figure(icon), high=8.0, lasts=400.0)
            found.append(walks)
    scene = with_side(moment.before, event.seat, corruption=0, virtue=0)
    return (*found, Meanwhile(scene=scene), Instant(sound="cloth"))


# --- papers


@flights.register(told.DeedsGained)
@flights.register(told.DebtGained)
def _(event: told.DeedsGained | told.DebtGained, _moment: RealmEvent) -> Motions:
    is_deed = isinstance(event, told.DeedsGained)
    paper = Token(
        start=AtArea(Area.DEEDS if is_deed else Area.DEBTS),
        goal=OfPapers(event.seat, Paper.DEED if is_deed else Paper.DEBT),
        icon="deed" if is_deed else "debt",
        lasts=340.0,
        knock="page",
    )
    return tokens(paper, event.number) if isinstance(event, told.DeedsGained) else (paper,)


@flights.register(told.Flipped)
def _(event: told.Flipped, _moment: RealmEvent) -> Motions:
    both = (
        signs.sign_of_paper(event.paper, is_flipped=False),
        signs.sign_of_paper(event.paper, is_flipped=True),
    )
    turns = SignTurns(where=OfPapers(event.seat, event.paper), icons=both, sound="page")
    return (turns, Instant(at=turns.lasts * 0.7, sound="stamp"))


@flights.register(told.EndCardRevealed)
def _(event: told.EndCardRevealed, _moment: RealmEvent) -> Motions:
    """Reveal poverty or prosperity on a banner over the realm."""
    translate = QCoreApplication.translate
    words = ViscountsScoreWords().ending(event.card)
    why = translate("RealmBanner", "Round {number} is the last one.")
    where = (AtRealm(),)
    said = why.format(number=event.last_round)
    return (Announcement(where=where, title=words, why=said, lasts=1900.0, sound="last-round"),)


# --- cards


def slides(moment: RealmEvent, seat: int, at: float = 0.0) -> tuple[CardFlight, ...]:
    """Let the cards of a line that have another space afterwards slide there."""
    after = line_slots(moment.after, seat)
    line = enumerate(line_of(moment.before, seat))
    moved = [(slot, card) for slot, card in line if card and after.get(card.id, slot) != slot]
    return tuple(
        CardFlight(
            start=(OfLine(seat, slot),),
            goal=OfLine(seat, after[card.id]),
            card=card,
            at=at,
            lasts=_SLIDES,
        )
        for slot, card in moved
    )


def in_air(moment: RealmEvent, seat: int, *moving: CardFlight, at: float = 0.0) -> Motions:
    """Return the cards' motions; line and hand lack the cards until each has its new place."""
    ends = {motion.card.id: motion.end for motion in moving if not isinstance(motion.card, Seat)}
    air, line = without_cards(moment.before, seat, set(ends)), line_of(moment.after, seat)
    shown = [Meanwhile(at=at, scene=air) for _ in moving[:1]]
    for end in sorted({*ends.values()})[:-1]:
        landed = (card if card and ends.get(card.id, end) <= end else None for card in line)
        shown.append(Meanwhile(at=end, scene=with_side(air, seat, line=tuple(landed))))
    return (*moving, *shown)


@flights.register(TurnBegan)
def _(event: TurnBegan, moment: RealmEvent) -> Motions:
    """Pass the light on; then the cards of the line make room (WK23)."""
    scene = moment.before
    before = scene.view.active if scene.view.turn else event.seat
    light = turn_light(scene.seats, event, AtPlayer(before), AtPlayer(event.seat))
    slid = slides(moment, event.seat, at=light.end)
    air = in_air(moment, event.seat, *slid, at=light.end)
    return (light, *air, *(Instant(at=light.end, sound="card") for _ in slid[:1]))


def _of_hand(seat: int, card: Item) -> tuple[OfCard, OfPlayer]:
    """Return where a card of a hand lies, open or face down."""
    return OfCard(seat, card.id), OfPlayer(seat, Asset.HAND)


@flights.register(told.DroppedOff)
def _(event: told.DroppedOff, moment: RealmEvent) -> Motions:
    seat, card = event.seat, event.card
    start, goal = (OfCard(seat, card.id),), OfPlayer(seat, Asset.DISCARD)
    falls = CardFlight(
        start=start, goal=goal, card=card, at=_SLIDES, lasts=_DROPS, sound="card", knock="tock"
    )
    return in_air(moment, seat, falls, *slides(moment, seat))


@flights.register(told.CardPlayed)
@flights.register(told.SchemePlayed)
def _(event: told.CardPlayed | told.SchemePlayed, moment: RealmEvent) -> Motions:
    seat = event.seat
    card = event.card if isinstance(event, told.CardPlayed) else event.scheme
    is_unseen = isinstance(event, told.SchemePlayed) or event.is_unseen
    comes = CardFlight(
        start=(OfDeck(seat),) if is_unseen else _of_hand(seat, card),
        goal=OfLine(seat, 0),
        card=card,
        sound="card",
        lasts=_PLAYS,
        knock="tock",
    )
    comes = comes.standing(moment.reads(seat))
    return in_air(moment, seat, comes, *slides(moment, seat))


@flights.register(told.Arranged)
def _(event: told.Arranged, moment: RealmEvent) -> Motions:
    return (*in_air(moment, event.seat, *slides(moment, event.seat)), Instant(sound="card"))


@flights.register(told.Discarded)
@flights.register(told.Destroyed)
def _(event: told.Discarded | told.Destroyed, moment: RealmEvent) -> Motions:
    is_kept = isinstance(event, told.Discarded)
    goes = CardFlight(
        start=_of_hand(event.seat, event.card),
        goal=OfPlayer(event.seat, Asset.DISCARD) if is_kept else None,
        card=event.card,
        lasts=_PLAYS if is_kept else 380.0,
        sound="card" if is_kept else "exhaust",
    )
    return in_air(moment, event.seat, goes)


@flights.register(told.Hired)
@flights.register(told.Dismissed)
def _(event: told.Hired | told.Dismissed, moment: RealmEvent) -> Motions:
    stack = AtStack(position_with(moment.before, event.card, event.seat))
    if isinstance(event, told.Hired):
        goal = OfPlayer(event.seat, Asset.DISCARD)
        return _from_ring(moment, event.card, stack, goal, "recruit")
    if event.card.kind is Kind.PRINTED:
        return (Glow(where=stack, lasts=360.0, sound="tick-1"),)
    return _from_ring(moment, event.card, stack, None, "cloth")


@flights.register(told.Transcribed)
def _(event: told.Transcribed, moment: RealmEvent) -> Motions:
    scroll = AtScroll(position_with(moment.before, event.manuscript, event.seat))
    if event.manuscript.ribbon is None:
        return (Glow(where=scroll, lasts=400.0, sound="quill"),)
    goal = OfPlayer(event.seat, Asset.MANUSCRIPTS)
    return _from_ring(moment, event.manuscript, scroll, goal, "quill")


def _from_ring(
    moment: RealmEvent, card: Item, start: At, goal: OfPlayer | None, sound: str
) -> Motions:
    """Let a card of the ring rise from its stack: what lies below it is seen at once."""
    reads = moment.reads(goal.seat) if goal is not None else 0.0
    goes = CardFlight(start=(start,), goal=goal, card=card, sound=sound, lasts=340.0)
    after = moment.after.view
    below = evolve(moment.before.view, stacks=after.stacks, scrolls=after.scrolls)
    return (goes.standing(reads), Meanwhile(scene=evolve(moment.before, view=below)))


@flights.register(told.BonusTaken)
def _(event: told.BonusTaken, _moment: RealmEvent) -> Motions:
    way, card = (AtBonus(event.ribbon), AtPlayer(event.seat)), sign_figure(signs.BONUS_CARD)
    goes = FigureGoes(way=way, figure=card, lasts=420.0, high=60.0, knock="star")
    return (goes, Glow(where=way[0], lasts=300.0))


@flights.register(told.PairTaken)
@flights.register(told.SchemeGained)
def _(event: told.PairTaken | told.SchemeGained, moment: RealmEvent) -> Motions:
    card: Item = event.hero if isinstance(event, told.PairTaken) else event.scheme
    reads, player, goal = moment.reads(event.seat), AtPlayer(event.seat), OfDeck(event.seat)
    start = (player,) if reads else (AtArea(Area.QUESTION), player)  # others weren't asked there
    goes = CardFlight(start=start, goal=goal, card=card, sound="page", lasts=320.0)
    return (goes.standing(reads),)


@flights.register(told.SchemeFailed)
def _(event: told.SchemeFailed, _moment: RealmEvent) -> Motions:
    return (Glow(where=OfLine(event.seat, 0), colour=_FAILED, lasts=520.0, sound="exhaust"),)


@flights.register(told.Shuffled)
@flights.register(told.CardsDrawn)
def _(event: told.Shuffled | told.CardsDrawn, moment: RealmEvent) -> Motions:
    """Let backs go into the deck for a shuffle, or out of it to the hand."""
    seat, deck = event.seat, OfDeck(event.seat)
    is_drawn = isinstance(event, told.CardsDrawn)
    start: At = deck if is_drawn else OfPlayer(seat, Asset.DISCARD)
    back = CardFlight(
        start=(start,),
        goal=OfPlayer(seat, Asset.HAND) if is_drawn else deck,
        card=moment.who(seat),
        lasts=_SLIDES,
        sound="card" if is_drawn else "",
    )
    number = min(event.number, _BACKS) if is_drawn else _BACKS
    backs = tuple(evolve(back, at=2 * APART * each) for each in range(number))
    if is_drawn:
        return backs
    air = Meanwhile(scene=with_side(moment.before, seat, discard=()))
    glow = Glow(where=deck, at=backs[-1].end, lasts=240.0)
    return (*backs, air, glow, Instant(sound="shuffle"))
