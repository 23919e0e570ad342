/* The games for one player: the Dark Lord's monsters (D1 to D9) and the siege (G1 to G7). */

#include "core.h"

enum { ENOUGH_EXHAUSTED = 5, PLAYERS_CHOICE = 6, STANDARD = 0, HARDEST = 2 };

/* --- the Dark Lord */

int dark_lord_conditions(const Table *table, const State *state) {
    bool all_slain = true;
    for (int place = 0; place < 5; place++) all_slain &= is_exhausted(table, state, place);
    if (all_slain) return OVER_MONSTERS; /* goes before the other (D6) */
    return exhausted_places(table, state) >= ENOUGH_EXHAUSTED ? OVER_EXHAUSTED : 0;
}

static void look_for_end(const Table *table, State *state) {
    int held = dark_lord_conditions(table, state);
    if (held) end_game(state, held);
}

static Step attacks(int first, int second) {
    return (Step){ATTACKS, 0, (uint8_t)first, (uint8_t)second, 0};
}

static void monsters_phase(State *state) {
    int first = state->dice[0], second = state->dice[1];
    push(state, first == second ? attacks(first, second) : (Step){ORDER_ATTACKS, 0, 0, 0, 0});
}

static void push_attacks(const Table *table, State *state, int first, int second) {
    int total = first + second;
    if (table->level != STANDARD && total <= PLAYERS_CHOICE)
        push(state, (Step){ATTACK, 0, (uint8_t)total, 0, 0});
    push(state, (Step){ATTACK, 0, (uint8_t)second, 0, 0});
    push(state, (Step){ATTACK, 0, (uint8_t)first, 0, 0});
}

static void attack(const Table *table, State *state, int value) {
    if (value == PLAYERS_CHOICE)
        push(state, (Step){CHOOSE_COLUMN, 0, 0, 0, 0});
    else if (table->level == HARDEST || !is_exhausted(table, state, value - 1))
        push(state, (Step){ATTACK_AT, 0, (uint8_t)(value - 1), 0, 0});
}

static bool is_kind(const Table *table, const State *state, int place, CardKind kind) {
    int top = top_of(state, place);
    return top != NONE && table->card[top].kind == kind;
}

/* The places of a column that an attack may take from (D5). */
static int targets(const Table *table, const State *state, int column, int *places) {
    int number = 0, domain = 15 + column;
    for (int place = 5 + column; place < 15; place += 5)
        if (is_kind(table, state, place, CITIZEN)) places[number++] = place;
    if (!number && is_kind(table, state, domain, DOMAIN)) places[number++] = domain;
    return number;
}

static void attack_at(const Table *table, State *state, int column) {
    int places[2];
    if (targets(table, state, column, places))
        push(state, (Step){CHOOSE_CAPTURE, 0, (uint8_t)column, 0, 0});
    else
        end_game(state, OVER_OVERRUN);
}

static void capture(const Table *table, State *state, int place) {
    uint8_t card = take_top(state, place);
    if (table->card[card].kind == CITIZEN)
        add_citizen(table, state, rival_of(table), card);
    else if (table->card[card].kind == DOMAIN)
        add_domain(state, rival_of(table), card);
    else
        add_monster(state, rival_of(table), card);
}

static void surrender(const Table *table, State *state, int place) {
    if (table->mode == DARK_LORD) {
        push(state, (Step){LOOK_FOR_END, 0, 0, 0, 0});
        push(state, (Step){FILL_PLACES, 0, 0, 0, exhausted_before(table, state)});
    }
    capture(table, state, place);
    if (table->mode == DARK_LORD) turn_up(state, place);
}

static void second_harvest(const Table *table, State *state) {
    Pending left;
    collect(table, state, state->active, false, false, &left);
    offer(table, state, &left);
}

/* --- the siege */

static void deal_to_piles(State *state) {
    for (int place = PLACES; place < DECK && state->high[DECK]; place++) {
        uint8_t card = take_top(state, DECK);
        state->face_down[DECK]--;
        lay(state, place, card);
    }
    state->light |= REVEALED;
}

static void both_act(State *state) {
    int mine = state->dice[0], his = state->dice[1];
    bool lord_first = his > mine || (his == mine && mine % 2);
    if (!lord_first) push(state, (Step){LORD_TAKES, 0, 0, 0, 0});
    push(state, (Step){ACTIONS_END, 0, 0, 0, 0});
    push(state, (Step){ACT_AT_PILES, 0, 0, 0, !lord_first});
    push(state, (Step){ACTIONS_BEGIN, 0, 0, 0, 0});
    if (lord_first) push(state, (Step){LORD_TAKES, 0, 0, 0, 0});
}

/* By points, then by price (G4). */
static int greed(const Card *card) {
    int price = card->kind == MONSTER ? card->strength + card->magic : card->cost;
    return (card->kind == CITIZEN ? 0 : card->points) * 1000 + price;
}

static void lord_takes(const Table *table, State *state) {
    uint32_t wanted = 0;
    int best = -1, number = 0, last = 0;
    for (int place = PLACES; place < DECK; place++) {
        int top = top_of(state, place);
        int dear = top == NONE ? -1 : greed(&table->card[top]);
        if (dear < 0 || dear < best) continue;
        if (dear > best) wanted = 0, number = 0;
        best = dear, last = place, number++;
        wanted |= 1u << place;
    }
    if (number > 1)
        push(state, (Step){CHOOSE_WHAT_LORD_TAKES, 0, 0, 0, wanted});
    else if (number)
        capture(table, state, last);
}

static void end_siege_turn(const Table *table, State *state) {
    if (!state->high[DECK]) {
        end_game(state, OVER_SIEGE);
        return;
    }
    push_turn(table, state);
}

/* --- where the turn finds them */

bool run_solo(const Table *table, State *state, const Step *step) {
    switch (step->kind) {
    case LOOK_FOR_END: look_for_end(table, state); return true;
    case MONSTERS_PHASE: monsters_phase(state); return true;
    case ATTACKS: push_attacks(table, state, step->place, step->cause); return true;
    case ATTACK: attack(table, state, step->place); return true;
    case ATTACK_AT: attack_at(table, state, step->place); return true;
    case SECOND_HARVEST: second_harvest(table, state); return true;
    case DEAL_TO_PILES: deal_to_piles(state); return true;
    case BOTH_ACT: both_act(state); return true;
    case LORD_TAKES: lord_takes(table, state); return true;
    case END_SIEGE_TURN: end_siege_turn(table, state); return true;
    default: return false;
    }
}

bool solo_options(const Table *table, const State *state, const Step *step, Options *options) {
    int places[3], number = 0, kind = SURRENDER;
    switch (step->kind) {
    case ORDER_ATTACKS:
        kind = ATTACK_FIRST;
        while (number < 2) places[number] = number, number++;
        break;
    case CHOOSE_COLUMN:
        kind = ATTACK_COLUMN;
        for (int place = 0; place < 5; place++)
            if (!is_exhausted(table, state, place))
                add_option(options, (Option){.kind = (uint8_t)kind, .place = (uint8_t)place});
        return true;
    case CHOOSE_CAPTURE:
        number = targets(table, state, step->place, places);
        break;
    default:
        for (int place = PLACES; place < DECK; place++)
            if (step->bits >> place & 1) places[number++] = place;
    }
    for (int at = 0; at < number; at++) {
        Option option = {.kind = (uint8_t)kind, .place = (uint8_t)places[at]};
        if (kind == SURRENDER) option.card = (uint8_t)top_of(state, places[at]);
        add_option(options, option);
    }
    return true;
}

bool answer_solo(const Table *table, State *state, const Step *step, const Option *option) {
    switch (step->kind) {
    case ORDER_ATTACKS:
        push(state, attacks(state->dice[option->place], state->dice[1 - option->place]));
        return true;
    case CHOOSE_COLUMN:
        push(state, (Step){ATTACK_AT, 0, option->place, 0, 0});
        return true;
    default:
        surrender(table, state, option->place);
        return true;
    }
}
