/* Reading what states.py writes: a game at one moment, in which somebody is asked. */

#include "reader.h"

static uint8_t read_kinds(const Table *table, Reader *reader, unsigned kinds) {
    uint8_t card = (uint8_t)read_from(reader, 0, table->cards - 1);
    const Card *facts = &table->card[card];
    bool goes_home = table->mode != SIEGE && (facts->kind == CITIZEN || facts->kind == MONSTER);
    if (!(kinds >> facts->kind & 1) || (goes_home && facts->home == NONE)) reader->is_wrong = true;
    return card;
}

static uint8_t read_kinds_to(const Table *table, Reader *reader, uint8_t *cards, int most,
                             unsigned kinds) {
    int number = read_length(reader, most);
    for (int at = 0; at < number; at++) cards[at] = read_kinds(table, reader, kinds);
    return (uint8_t)number;
}

static uint8_t read_duke(const Table *table, Reader *reader) {
    uint8_t card = read_byte(reader);
    if (card != NONE && (card >= table->cards || table->card[card].kind != DUKE)) {
        reader->is_wrong = true;
        return NONE;
    }
    return card;
}

enum {
    FOES = 1u << MONSTER | 1u << EVENT,
    IN_PILE = 1u << EVENT | 1u << EXHAUSTED,
    IN_DECK = 1u << CITIZEN | 1u << MONSTER | 1u << DOMAIN
};

/* An event may come to lie on any place, from the Exhausted pile (V6). */
static unsigned kinds_at(int place) {
    if (place >= PLACES) return IN_DECK;
    return IN_PILE | (place < 5 ? 1u << MONSTER : place < 15 ? 1u << CITIZEN : 1u << DOMAIN);
}

static void read_places(const Table *table, Reader *reader, State *state) {
    for (int place = 0; place < ALL_PLACES; place++) {
        uint8_t *cards = place < PLACES ? state->stack[place] : state->piles[place - PLACES];
        int most = place < PLACES ? MOST_ON_PLACE : table->mode == SIEGE ? MOST_IN_PILE : 0;
        int hidden = read_from(reader, 0, most);
        state->high[place] = read_kinds_to(table, reader, cards, most, kinds_at(place));
        if (hidden > state->high[place]) reader->is_wrong = true;
        state->face_down[place] = (uint8_t)hidden;
    }
}

static void read_side(const Table *table, Reader *reader, State *state, int side) {
    Player *player = &state->player[side];
    uint8_t citizens[sizeof player->citizen];
    Amounts had = read_amounts(reader);
    player->gold = had.gold, player->strength = had.strength;
    player->magic = had.magic, player->points = had.points;
    player->duke = read_duke(table, reader);
    for (int at = 0; at < 2; at++) player->dealt[at] = read_duke(table, reader);
    int number = read_kinds_to(table, reader, citizens, sizeof citizens, 1u << CITIZEN);
    for (int at = 0; at < number && !reader->is_wrong; at++)
        add_citizen(table, state, side, citizens[at]);
    player->domains =
        read_kinds_to(table, reader, player->domain, sizeof player->domain, 1u << DOMAIN);
    player->monsters = read_kinds_to(table, reader, player->monster, sizeof player->monster, FOES);
}

static void read_tokens(Reader *reader, State *state) {
    state->tokens = (uint8_t)read_length(reader, MOST_TOKENS);
    for (int at = 0; at < state->tokens; at++) {
        int place = read_from(reader, 0, ALL_PLACES - 1);
        int height = read_from(reader, 0, state->high[place] - 1);
        state->token[at] = (Tokens){(uint8_t)place, (uint8_t)height, read_amounts(reader)};
    }
}

static void read_agenda(const Table *table, Reader *reader, State *state) {
    state->steps = (uint8_t)read_length(reader, MOST_STEPS - 1);
    for (int at = 0; at < state->steps; at++) {
        uint8_t facts[4];
        read_bytes(reader, facts, 4);
        uint32_t bits = (uint32_t)read_from(reader, 0, (1 << ALL_PLACES) - 1);
        state->step[at] = (Step){facts[0], facts[1], facts[2], facts[3], bits};
    }
    state->dues = (uint8_t)read_length(reader, MOST_DUES - 1);
    for (int at = 0; at < state->dues; at++) {
        state->due[at].effect = (uint16_t)read_from(reader, 0, table->effects - 1);
        state->due[at].cause = (uint8_t)read_from(reader, 0, table->cards - 1);
    }
}

/* --- whether it holds together: nobody who plays looks again */

/* Whom a step may ask, and where it may look. */
static bool is_step(const Table *table, const State *state, const Step *step) {
    int bits_over_places = (int)(step->bits >> PLACES);
    if (step->seat >= table->players || step->cause >= table->cards) return false;
    switch (step->kind) {
    case TURN_UP: return step->place < ALL_PLACES;
    case PAY_FOR: /* is never put off */
        return step == &state->step[state->steps - 1] && step->place < ALL_PLACES &&
               top_of(state, step->place) != NONE;
    case USE: return step->bits > 0;
    case APPLY: return step->bits < table->effects;
    case CHOOSE_DUKE: return state->player[step->seat].dealt[1] != NONE;
    case FILL_PLACES:
    case FILL_IN_ORDER:
    case EVENTS_IN_ORDER: return !bits_over_places;
    case ATTACKS: return step->cause >= 1 && step->cause <= 6 && step->place >= 1 && step->place <= 6;
    case ATTACK: return step->place >= 1 && step->place <= 6;
    case ATTACK_AT:
    case CHOOSE_CAPTURE: return step->place < 5;
    case CHOOSE_WHAT_LORD_TAKES: return !(step->bits & ~(7u << PLACES));
    default: return step->kind <= CHOOSE_WHAT_LORD_TAKES;
    }
}

/* The Dark Lord's steps and the siege's are their own. */
static int mode_of(int kind) {
    switch (kind) {
    case LOOK_FOR_END: case MONSTERS_PHASE: case SECOND_HARVEST: case NEXT_TURN:
    case ORDER_ATTACKS: case ATTACKS: case ATTACK: case CHOOSE_COLUMN: case ATTACK_AT:
    case CHOOSE_CAPTURE: return DARK_LORD;
    case DEAL_TO_PILES: case BOTH_ACT: case END_SIEGE_TURN: case ACT_AT_PILES: case LORD_TAKES:
    case CHOOSE_WHAT_LORD_TAKES: return SIEGE;
    default: return NONE;
    }
}

/* What comes before the dice are rolled doesn't look at them. */
static bool has_agenda(const Table *table, const State *state) {
    int dues = 0;
    bool is_rolled = state->dice[0] && state->dice[1];
    if (!state->steps) return false;
    for (int at = state->steps - 1; at >= 0; at--) {
        const Step *step = &state->step[at];
        int mode = mode_of(step->kind);
        if (!is_step(table, state, step) || (mode != NONE && mode != table->mode)) return false;
        if (step->kind == USE) dues += (int)step->bits;
        if (dues > state->dues) return false;
        is_rolled |= step->kind == ROLL;
        if (!is_rolled && step->kind != CHOOSE_DUKE && step->kind != BEGIN_TURN) return false;
    }
    return dues == state->dues;
}

static bool has_dukes(const Table *table, const State *state) {
    const Player *rival = &state->player[rival_of(table)];
    for (int seat = 0; seat < table->players; seat++) {
        const Player *player = &state->player[seat];
        bool is_kept = player->duke == NONE || player->duke == player->dealt[0] ||
                       player->duke == player->dealt[1];
        bool is_pair = player->dealt[0] != player->dealt[1] || player->dealt[0] == NONE;
        if (!is_kept || !is_pair) return false;
    }
    return table->mode != DARK_LORD || rival->duke != NONE;
}

/* Monster Events lie over Exhausted cards, and only they are known (T25): whoever imagines the pile
   goes by it. */
static bool has_pile(const Table *table, const State *state) {
    int events = 0;
    for (int at = 0; at < state->pile_high; at++) {
        if (state->pile[at] != table->exhausted)
            events++;
        else if (events)
            return false;
    }
    return state->known_pile <= events;
}

/* Each domain once, so that those not seen are enough for those that lie face down. */
static bool has_domains(const Table *table, const State *state) {
    uint8_t times[MOST_CARDS] = {0};
    bool is_single = true;
    for (int side = 0; side <= table->players; side++)
        for (int at = 0; at < state->player[side].domains; at++)
            is_single &= !times[state->player[side].domain[at]]++;
    for (int place = 15; place < ALL_PLACES; place++)
        for (int at = 0; at < state->high[place]; at++) {
            uint8_t card = cards_at(state, place)[at];
            if (table->card[card].kind == DOMAIN) is_single &= !times[card]++;
        }
    return is_single;
}

const char *read_state(const Table *table, State *state, const void *numbers, long length) {
    const unsigned char *bytes = numbers;
    Reader reader = {bytes, bytes + length, false, false};
    begin_state(table, state);
    state->turn = (int16_t)read_from(&reader, 0, MOST_TURNS - 1);
    state->first = (uint8_t)read_from(&reader, 0, table->players - 1);
    state->active = (uint8_t)read_from(&reader, 0, table->players - 1);
    for (int die = 0; die < 2; die++) state->dice[die] = (uint8_t)read_from(&reader, 0, 6);
    state->draws = (uint16_t)read_from(&reader, 0, UINT16_MAX);
    state->pile_high = read_kinds_to(table, &reader, state->pile, sizeof state->pile, IN_PILE);
    state->known_pile = (uint8_t)read_from(&reader, 0, state->pile_high);
    read_places(table, &reader, state);
    for (int side = 0; side <= table->players; side++) read_side(table, &reader, state, side);
    read_tokens(&reader, state);
    read_agenda(table, &reader, state);
    if (reader.is_short || reader.at != reader.end)
        return "The position is not as this core reads it.";
    if (reader.is_wrong || (state->ending & TOO_LARGE))
        return "The position has a number that is too small or too large.";
    if (!has_agenda(table, state) || !has_pile(table, state) || !has_dukes(table, state) ||
        !has_domains(table, state))
        return "The position is one that no game comes to.";
    return 0;
}
