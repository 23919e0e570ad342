/* The few verbs that change a state: what model/state.py and model/player.py do. */

#include "core.h"

#include <stddef.h>
#include <string.h>

static uint8_t *slot_of(State *state, int place) {
    return place < PLACES ? state->stack[place] : state->piles[place - PLACES];
}

const uint8_t *cards_at(const State *state, int place) {
    return place < PLACES ? state->stack[place] : state->piles[place - PLACES];
}

int rival_of(const Table *table) { return table->players; }

void copy_state(const Table *table, State *to, const State *from) {
    memcpy(to, from, offsetof(State, player) + (size_t)(table->players + 1) * sizeof(Player));
    if (from->tokens) memcpy(to->token, from->token, from->tokens * sizeof(Tokens));
    if (from->dues) memcpy(to->due, from->due, from->dues * sizeof(Due));
    for (int at = 0; at < from->steps; at++) to->step[at] = from->step[at];
    if (table->mode == SIEGE) memcpy(to->piles, from->piles, sizeof to->piles);
}

/* No legal game comes here; what does is given up before anything is written beside its array. */
void give_up(State *state) { state->ending |= TOO_LARGE; }

void push(State *state, Step step) {
    if (state->steps < MOST_STEPS)
        state->step[state->steps++] = step;
    else
        give_up(state);
}

void push_turn(const Table *table, State *state) {
    if (state->steps + table->turn_steps > MOST_STEPS) {
        give_up(state);
        return;
    }
    memcpy(state->step + state->steps, table->turn, table->turn_steps * sizeof(Step));
    state->steps += table->turn_steps;
}

void end_game(State *state, int why) {
    state->ending |= (uint8_t)why;
    state->steps = 0;
    state->dues = 0;
}

/* --- who is there (V1) */

static int to_the_right(const State *state) { return (state->active + SEATS - 1) % SEATS; }

static int clockwise(const Table *table, const State *state, int seat, int from, int *seats) {
    int out = table->resting_is_out ? to_the_right(state) : NONE, number = 0;
    for (int step = from; step < table->players; step++) {
        int other = (seat + step) % table->players;
        if (other != out) seats[number++] = other;
    }
    return number;
}

int touched(const Table *table, const State *state, int *seats) {
    return clockwise(table, state, state->active, 0, seats);
}

int opponents(const Table *table, const State *state, int seat, int *others) {
    return clockwise(table, state, seat, 1, others);
}

/* --- resources */

void gain(State *state, int seat, Amounts amounts, int times) {
    Player *player = &state->player[seat];
    player->gold += amounts.gold * times;
    player->strength += amounts.strength * times;
    player->magic += amounts.magic * times;
    player->points += amounts.points * times;
}

void pay(State *state, int seat, Amounts amounts) {
    amounts.points = 0;
    gain(state, seat, amounts, -1);
}

static int16_t least(int16_t one, int16_t other) { return one < other ? one : other; }

Amounts available(const State *state, int seat, Amounts amounts) {
    const Player *player = &state->player[seat];
    return (Amounts){least(amounts.gold, player->gold), least(amounts.strength, player->strength),
                     least(amounts.magic, player->magic), 0};
}

/* --- cards in front of a player */

static void tally(const Table *table, Player *player, uint8_t card, int by) {
    const Card *facts = &table->card[card];
    for (int role = 0; role < 4; role++) player->icons[role] += (uint8_t)(facts->icons[role] * by);
    player->names[facts->name] += (uint8_t)by;
}

static void add_card(State *state, uint8_t *cards, size_t most, uint8_t *number, uint8_t card) {
    if (*number < most)
        cards[(*number)++] = card;
    else
        give_up(state);
}

void add_citizen(const Table *table, State *state, int seat, uint8_t card) {
    Player *player = &state->player[seat];
    add_card(state, player->citizen, sizeof player->citizen, &player->citizens, card);
    tally(table, player, card, 1);
}

void add_monster(State *state, int seat, uint8_t card) {
    Player *player = &state->player[seat];
    add_card(state, player->monster, sizeof player->monster, &player->monsters, card);
}

void add_domain(State *state, int seat, uint8_t card) {
    Player *player = &state->player[seat];
    add_card(state, player->domain, sizeof player->domain, &player->domains, card);
}

static int without(uint8_t *cards, int number, uint8_t card) {
    uint8_t *found = memchr(cards, card, (size_t)number);
    if (!found) return number;
    memmove(found, found + 1, (size_t)(cards + number - found - 1));
    return number - 1;
}

void remove_citizen(const Table *table, Player *player, uint8_t card) {
    player->citizens = (uint8_t)without(player->citizen, player->citizens, card);
    tally(table, player, card, -1);
}

void remove_monster(Player *player, uint8_t card) {
    player->monsters = (uint8_t)without(player->monster, player->monsters, card);
}

int count_of(const Table *table, const Player *player, Count count) {
    int number = 0;
    switch (count.kind) {
    case COUNT_NAME:
        return player->names[count.role_or_name];
    case COUNT_DOMAINS:
        return player->domains;
    case COUNT_ROLE:
        for (int at = 0; at < player->citizens; at++)
            number += table->card[player->citizen[at]].icons[count.role_or_name] > 0;
        return number;
    default:
        for (int at = 0; at < player->monsters; at++) {
            const Card *card = &table->card[player->monster[at]];
            number += (count.area == NONE || card->area == count.area) &&
                      (count.type == NONE || card->type == count.type);
        }
        return number;
    }
}

/* --- cards of the centre */

int top_of(const State *state, int place) {
    int high = state->high[place];
    return high > state->face_down[place] ? cards_at(state, place)[high - 1] : NONE;
}

void lay(State *state, int place, uint8_t card) {
    if (state->high[place] < (place < PLACES ? MOST_ON_PLACE : MOST_IN_PILE))
        slot_of(state, place)[state->high[place]++] = card;
    else
        give_up(state);
}

uint8_t take_out(State *state, int place, int height) {
    if (height < 0 || height >= state->high[place]) {
        give_up(state);
        return 0;
    }
    uint8_t *stack = slot_of(state, place), card = stack[height];
    state->high[place]--;
    memmove(stack + height, stack + height + 1, (size_t)(state->high[place] - height));
    return card;
}

uint8_t take_top(State *state, int place) { return take_out(state, place, state->high[place] - 1); }

void turn_up(State *state, int place) {
    if (!state->high[place] || state->face_down[place] != state->high[place]) return;
    state->face_down[place]--;
    state->light |= REVEALED;
}

bool is_foe(const Table *table, int card) {
    return card != NONE && (table->card[card].kind == MONSTER || table->card[card].kind == EVENT);
}

static bool marks_exhausted(const Table *table, uint8_t card) {
    return table->card[card].kind == EXHAUSTED || table->card[card].kind == EVENT;
}

bool is_exhausted(const Table *table, const State *state, int place) {
    return !state->high[place] || marks_exhausted(table, cards_at(state, place)[0]);
}

int exhausted_places(const Table *table, const State *state) {
    int number = 0;
    for (int place = 0; place < PLACES; place++) number += is_exhausted(table, state, place);
    return number;
}

void fill(const Table *table, State *state, int place) {
    if (!state->pile_high) return;
    uint8_t card = state->pile[--state->pile_high];
    lay(state, place, card);
    if (card != table->exhausted) state->light |= REVEALED;
    if (state->known_pile) state->known_pile--;
}

void fill_from_bottom(const Table *table, State *state, int place) {
    if (!state->pile_high || state->pile[0] != table->exhausted) return;
    memmove(state->pile, state->pile + 1, --state->pile_high);
    lay(state, place, table->exhausted);
}

/* An Exhausted card goes under the pile, a Monster Event on top of it (T25). */
void clear_place(const Table *table, State *state, int place) {
    if (!state->high[place] || !is_exhausted(table, state, place)) return;
    uint8_t card = cards_at(state, place)[0];
    if (state->pile_high == sizeof state->pile) {
        give_up(state);
    } else if (card == table->exhausted) {
        memmove(state->pile + 1, state->pile, state->pile_high++);
        state->pile[0] = card;
    } else {
        clear_tokens(state, place);
        state->pile[state->pile_high++] = card;
        state->known_pile++;
    }
    state->high[place] = 0;
}

/* --- tokens (V6) */

static int token_at(const State *state, int place) {
    for (int at = 0; at < state->tokens; at++)
        if (state->token[at].place == place && state->token[at].height + 1 == state->high[place])
            return at;
    return NONE;
}

Amounts tokens_on(const State *state, int place) {
    int at = state->tokens ? token_at(state, place) : NONE;
    return at == NONE ? (Amounts){0, 0, 0, 0} : state->token[at].amounts;
}

void clear_tokens(State *state, int place) {
    int at = state->tokens ? token_at(state, place) : NONE;
    if (at == NONE) return;
    state->tokens--;
    memmove(&state->token[at], &state->token[at + 1],
            (size_t)(state->tokens - at) * sizeof(Tokens));
}

void put_tokens(State *state, int place, Amounts amounts) {
    Amounts there = tokens_on(state, place);
    clear_tokens(state, place);
    if (state->tokens == MOST_TOKENS) {
        give_up(state);
        return;
    }
    state->token[state->tokens++] =
        (Tokens){(uint8_t)place, (uint8_t)(state->high[place] - 1),
                 {(int16_t)(there.gold + amounts.gold), (int16_t)(there.strength + amounts.strength),
                  (int16_t)(there.magic + amounts.magic), 0}};
}
