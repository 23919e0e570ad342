/* Dealing the unknown again, as rules/imagine.py does: a world that a seat may believe in. */

#include "beliefs.h"

#include <string.h>

typedef struct { bool is[MOST_CARDS]; } Seen;

static void see(Seen *seen, const uint8_t *cards, int number) {
    for (int at = 0; at < number; at++) seen->is[cards[at]] = true;
}

/* Put cards, taken from the end, where some are hidden, from the bottom up. */
static void refill(State *state, int place, Cards *cards) {
    for (int height = 0; height < state->face_down[place] && cards->number; height++)
        state->stack[place][height] = cards->at[--cards->number];
}

static void deal_domains(const Table *table, State *state, Stream *stream) {
    Cards unseen, dealt;
    Seen seen = {{false}};
    int hidden = 0;
    unseen.number = 0;
    for (int side = 0; side <= table->players; side++)
        see(&seen, state->player[side].domain, state->player[side].domains);
    for (int place = 15; place < PLACES; place++) {
        int open = state->high[place] - state->face_down[place];
        hidden += state->face_down[place];
        see(&seen, state->stack[place] + state->face_down[place], open);
    }
    for (int at = 0; at < table->domains.number; at++)
        if (!seen.is[table->domains.at[at]]) push_card(&unseen, table->domains.at[at]);
    sample(stream, &unseen, hidden, &dealt);
    for (int place = 15; place < PLACES; place++) refill(state, place, &dealt);
}

static int seen_of(const Table *table, const State *state, int place, uint8_t card) {
    int seen = 0;
    for (int side = 0; side <= table->players; side++)
        for (int at = 0; at < state->player[side].citizens; at++)
            seen += state->player[side].citizen[at] == card;
    for (int height = state->face_down[place]; height < state->high[place]; height++)
        seen += state->stack[place][height] == card;
    return seen;
}

static void deal_citizens(const Table *table, State *state, Stream *stream) {
    for (int place = 5; place < 15; place++) {
        const Cards *group = &table->groups[place - 5];
        Cards unseen = {.number = 0}, dealt;
        if (!state->face_down[place]) continue;
        for (int at = 0; at < group->number; at++) {
            uint8_t card = group->at[at];
            int left = table->card[card].copies - seen_of(table, state, place, card);
            while (left-- > 0) push_card(&unseen, card);
        }
        sample(stream, &unseen, state->face_down[place], &dealt);
        refill(state, place, &dealt);
    }
}

static bool take_away(Cards *cards, uint8_t card) {
    uint8_t *found = memchr(cards->at, card, (size_t)cards->number);
    if (!found) return false;
    memmove(found, found + 1, (size_t)(cards->at + --cards->number - found));
    return true;
}

static void push_all(Cards *cards, const uint8_t *from, int number) {
    for (int at = 0; at < number; at++) push_card(cards, from[at]);
}

static Cards seen_in_siege(const Table *table, const State *state) {
    Cards seen = {.number = 0};
    for (int place = PLACES; place < DECK; place++)
        push_all(&seen, cards_at(state, place), state->high[place]);
    for (int side = 0; side <= table->players; side++) {
        const Player *player = &state->player[side];
        push_all(&seen, player->citizen, player->citizens);
        push_all(&seen, player->domain, player->domains);
        push_all(&seen, player->monster, player->monsters);
    }
    return seen;
}

static void deal_deck(const Table *table, State *state, Stream *stream) {
    Cards left = seen_in_siege(table, state), deck = {.number = 0}, unseen = {.number = 0};
    Cards more = table->uncertain, domains, extra;
    int built = 0, size = state->high[DECK];
    for (int at = 0; at < table->certain.number; at++)
        if (!take_away(&left, table->certain.at[at])) push_card(&deck, table->certain.at[at]);
    for (int at = 0; at < table->domains.number; at++) {
        uint8_t card = table->domains.at[at];
        if (memchr(left.at, card, (size_t)left.number))
            built++;
        else
            push_card(&unseen, card);
    }
    sample(stream, &unseen, built < 8 ? 8 - built : 0, &domains);
    for (int at = 0; at < unseen.number; at++)
        if (!memchr(domains.at, unseen.at[at], (size_t)domains.number))
            push_card(&more, unseen.at[at]);
    for (int at = 0; at < left.number; at++)
        if (table->card[left.at[at]].kind == CITIZEN) take_away(&more, left.at[at]);
    push_all(&deck, domains.at, domains.number);
    sample(stream, &more, size - deck.number, &extra);
    push_all(&deck, extra.at, extra.number);
    shuffle(stream, &deck);
    for (int height = 0; height < size && deck.number; height++)
        state->piles[DECK - PLACES][height] = deck.at[--deck.number];
}

static int secret_dukes(const Table *table, const Player *own, int unseen) {
    int hidden = table->players - (own->dealt[0] != NONE), secrets = 2 * hidden + 1;
    return secrets < unseen ? secrets : unseen;
}

static uint8_t take_last(Cards *cards) {
    return cards->number ? cards->at[--cards->number] : NONE;
}

/* The Dukes that rivals keep, by their cards; then more for all other hidden ones. As many numbers
   are drawn as if all were dealt evenly. */
static void draw_dukes(const Table *table, State *state, int seat, bool evenly, Stream *stream,
                       Cards *left) {
    Belief belief;
    int thing[SEATS];
    Cards unseen = {.number = 0};
    believe(table, state, seat, &belief);
    int secrets = secret_dukes(table, &state->player[seat], belief.things);
    if (evenly) belief.owners = 0;
    draw_things(&belief, stream, thing);
    for (int other = 0; other < table->players; other++)
        if (other != seat) state->player[other].duke = NONE;
    for (int owner = 0; owner < belief.owners; owner++)
        state->player[belief.seat[owner]].duke = belief.duke[thing[owner]];
    for (int at = 0; at < belief.things; at++) {
        bool is_kept = false;
        for (int owner = 0; owner < belief.owners; owner++) is_kept |= thing[owner] == at;
        if (!is_kept) push_card(&unseen, belief.duke[at]);
    }
    sample(stream, &unseen, secrets - belief.owners, left);
}

/* Only one's own Dukes are known; who has yet to choose has two (S9). */
static void deal_dukes(const Table *table, State *state, int seat, Cards *left) {
    uint32_t choosing = 0;
    for (int at = 0; at < state->steps; at++)
        if (state->step[at].kind == CHOOSE_DUKE) choosing |= 1u << state->step[at].seat;
    for (int other = 0; other < table->players; other++) {
        Player *player = &state->player[other];
        if (other == seat || !table->has_dukes) continue;
        player->dealt[0] = player->duke == NONE ? take_last(left) : player->duke;
        player->dealt[1] = take_last(left);
        player->duke = choosing >> other & 1 ? NONE : player->dealt[0];
    }
}

static bool is_event_seen(const Table *table, const State *state, uint8_t card) {
    for (int place = 0; place < PLACES; place++)
        if (top_of(state, place) == card) return true;
    for (int side = 0; side < table->players; side++)
        if (memchr(state->player[side].monster, card, state->player[side].monsters)) return true;
    int hidden = state->pile_high - state->known_pile;
    return memchr(state->pile + hidden, card, state->known_pile) != NULL;
}

static void deal_pile(const Table *table, State *state, Stream *stream) {
    Cards left = {.number = 0}, others = {.number = 0}, more;
    int hidden = 0, known = 0, high = state->pile_high;
    for (int at = 0; at < high - state->known_pile; at++)
        hidden += state->pile[at] != table->exhausted;
    for (int at = high - 1; at >= high - state->known_pile; at--) {
        if (state->pile[at] == table->exhausted) break;
        known++;
    }
    for (int at = 0; hidden && at < table->events.number; at++) {
        uint8_t card = table->events.at[at];
        if (is_event_seen(table, state, card)) continue;
        bool is_chosen = memchr(table->chosen_events.at, card,
                                (size_t)table->chosen_events.number) != NULL;
        push_card(is_chosen ? &left : &others, card);
    }
    if (hidden) {
        sample(stream, &others, hidden - left.number, &more);
        push_all(&left, more.at, more.number);
        shuffle(stream, &left);
    }
    for (int at = 0; left.number && at < high - state->known_pile; at++)
        if (state->pile[at] != table->exhausted) state->pile[at] = left.at[--left.number];
    state->known_pile = (uint8_t)known;
}

void imagine(const Table *table, const State *truth, int seat, bool evenly, Stream *stream,
             State *state) {
    copy_state(table, state, truth);
    if (table->mode == SIEGE)
        deal_deck(table, state, stream);
    else
        deal_domains(table, state, stream);
    if (table->mixed) deal_citizens(table, state, stream);
    Cards dukes;
    draw_dukes(table, state, seat, evenly, stream, &dukes);
    state->seed = next_number(stream);
    state->draws = 0;
    deal_dukes(table, state, seat, &dukes);
    deal_pile(table, state, stream);
    if (table->mode == DARK_LORD) state->player[rival_of(table)].duke = take_last(&dukes);
}

static int unseen_dukes(const Table *table, const Player *own) {
    int unseen = 0;
    for (int at = 0; at < table->dukes.number; at++) {
        uint8_t card = table->dukes.at[at];
        unseen += card != own->dealt[0] && card != own->dealt[1] && card != own->duke;
    }
    return unseen;
}

/* For who goes by nothing but its own position, as the value by hand does where several play: no
   domain or Duke that is dealt anew comes into that before others act, so they stay as they are,
   and only chance goes as far. */
void imagine_by_hand(const Table *table, const State *truth, int seat, Stream *stream,
                     State *state) {
    if (table->mode != ALL_TOGETHER || table->mixed || table->has_events) {
        imagine(table, truth, seat, false, stream, state);
        return;
    }
    const Player *own = &truth->player[seat];
    copy_state(table, state, truth);
    for (int place = 15; place < PLACES; place++) skip(stream, truth->face_down[place]);
    skip(stream, secret_dukes(table, own, unseen_dukes(table, own)));
    state->seed = next_number(stream);
    state->draws = 0;
}
