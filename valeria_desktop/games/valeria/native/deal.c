/* Dealing a game from its seed (S1 to S10, V2, V4, D1, G1). */

#include "core.h"

#include <string.h>

static void lay_all(State *state, int place, const Cards *cards) {
    for (int at = 0; at < cards->number; at++) lay(state, place, cards->at[at]);
}

static void begin_player(const Table *table, Player *player) {
    player->gold = 2, player->magic = 1;
    player->duke = player->dealt[0] = player->dealt[1] = NONE;
    for (int at = 0; at < table->starters.number; at++)
        player->names[table->card[table->starters.at[at]].name]++;
}

static void deal_citizens(const Table *table, State *state) {
    Stream stream = stream_of(state->seed, FOR_CITIZEN_STACKS);
    for (int number = 0; number < 10; number++) {
        const Cards *group = &table->groups[number];
        Cards copies = {.number = 0}, stack = {.number = 0};
        int place = 5 + number;
        for (int at = 0; at < group->number; at++)
            for (int copy = 0; copy < table->card[group->at[at]].copies; copy++)
                push_card(&copies, group->at[at]);
        if (table->mixed) {
            sample(&stream, &copies, table->citizens_high, &stack);
            state->face_down[place] = (uint8_t)(table->citizens_high - 1);
        }
        while (!table->mixed && stack.number < table->citizens_high)
            push_card(&stack, group->at[0]);
        lay_all(state, place, &stack);
    }
}

static void deal_domains(const Table *table, State *state) {
    Stream stream = stream_of(state->seed, FOR_DOMAINS);
    Cards from = table->domains, dealt;
    sample(&stream, &from, 5 * table->domains_high, &dealt);
    for (int at = 0; at < dealt.number; at++) lay(state, 15 + at / table->domains_high, dealt.at[at]);
    for (int place = 15; place < PLACES; place++)
        state->face_down[place] = (uint8_t)(table->domains_high - 1);
}

static bool has_card(const Cards *cards, int card) {
    for (int at = 0; at < cards->number; at++)
        if (cards->at[at] == card) return true;
    return false;
}

static void deal_pile(const Table *table, State *state) {
    for (int at = 0; at < 2 * table->players; at++) state->pile[state->pile_high++] = table->exhausted;
    if (!table->has_events) return;
    Stream stream = stream_of(state->seed, FOR_EVENTS);
    Cards events = {.number = 0}, others = {.number = 0}, more;
    for (int at = 0; at < table->events.number; at++) {
        uint8_t card = table->events.at[at];
        push_card(has_card(&table->chosen_events, card) ? &events : &others, card);
    }
    sample(&stream, &others, table->players - events.number, &more);
    for (int at = 0; at < more.number; at++) push_card(&events, more.at[at]);
    shuffle(&stream, &events);
    for (int at = 0; at < events.number; at++) state->pile[state->pile_high++] = events.at[at];
}

static void deal_dukes(const Table *table, State *state) {
    Stream stream = stream_of(state->seed, FOR_DUKES);
    Cards from = table->dukes, dealt;
    sample(&stream, &from, 2 * table->players, &dealt);
    for (int seat = 0; seat < table->players; seat++) {
        state->player[seat].dealt[0] = dealt.at[2 * seat];
        state->player[seat].dealt[1] = dealt.at[2 * seat + 1];
    }
    for (int step = table->players - 1; step >= 0; step--) {
        uint8_t seat = (uint8_t)((state->first + step) % table->players);
        push(state, (Step){CHOOSE_DUKE, seat, 0, 0, 0});
    }
}

/* One of those that were not dealt (D1). */
static void deal_rival_duke(const Table *table, State *state) {
    Stream stream = stream_of(state->seed, FOR_RIVAL_DUKE);
    Cards others = {.number = 0}, his;
    const uint8_t *dealt = state->player[0].dealt;
    for (int at = 0; at < table->dukes.number; at++)
        if (table->dukes.at[at] != dealt[0] && table->dukes.at[at] != dealt[1])
            push_card(&others, table->dukes.at[at]);
    sample(&stream, &others, 1, &his);
    state->player[rival_of(table)].duke = his.at[0];
}

static void deal_siege(const Table *table, State *state) {
    Stream stream = stream_of(state->seed, FOR_SIEGE_DECK);
    Stream for_duke = stream_of(state->seed, FOR_DUKES);
    Cards from = table->domains, domains, rest = table->uncertain, extra, duke;
    Cards deck = table->certain, dukes = table->dukes;
    sample(&stream, &from, 8, &domains);
    for (int at = 0; at < domains.number; at++) push_card(&deck, domains.at[at]);
    for (int at = 0; at < table->domains.number; at++)
        if (!has_card(&domains, table->domains.at[at])) push_card(&rest, table->domains.at[at]);
    sample(&stream, &rest, table->deck - deck.number, &extra);
    for (int at = 0; at < extra.number; at++) push_card(&deck, extra.at[at]);
    shuffle(&stream, &deck);
    lay_all(state, DECK, &deck);
    state->face_down[DECK] = (uint8_t)deck.number;
    sample(&for_duke, &dukes, 1, &duke);
    state->player[0].duke = state->player[0].dealt[0] = duke.at[0];
}

/* Nothing but players with what each begins with. */
void begin_state(const Table *table, State *state) {
    memset(state, 0, sizeof *state);
    for (int seat = 0; seat < table->players; seat++) begin_player(table, &state->player[seat]);
    Player *rival = &state->player[rival_of(table)];
    rival->duke = rival->dealt[0] = rival->dealt[1] = NONE;
}

void deal(const Table *table, State *state, uint64_t seed) {
    begin_state(table, state);
    state->seed = seed;
    if (table->mode != SIEGE) {
        state->first = (uint8_t)draw_below(seed, FOR_FIRST_PLAYER, 1, table->players);
    }
    state->active = state->first;
    push_turn(table, state);
    if (table->mode == SIEGE) {
        deal_siege(table, state);
        return;
    }
    for (int column = 0; column < 5; column++) lay_all(state, column, &table->monsters[column]);
    deal_citizens(table, state);
    deal_domains(table, state);
    deal_pile(table, state);
    if (table->has_dukes) deal_dukes(table, state);
    if (table->mode == DARK_LORD) deal_rival_duke(table, state);
}
