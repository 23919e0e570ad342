/* The turn as data: steps run until somebody has to decide, or the game is over. */

#include "core.h"

#include <string.h>

static void begin_turn(const Table *table, State *state) {
    if (state->turn == MOST_TURNS) give_up(state);
    state->active = (uint8_t)((state->first + state->turn) % table->players);
    state->turn++;
}

/* What holds now (T31). */
static int end_conditions(const Table *table, const State *state) {
    int number = exhausted_places(table, state), held = OVER_MONSTERS | OVER_DOMAINS;
    if (number < 5 && number < 2 * table->players) return 0;
    for (int place = 0; place < 5; place++) {
        if (!is_exhausted(table, state, place)) held &= ~OVER_MONSTERS;
        if (!is_exhausted(table, state, 15 + place)) held &= ~OVER_DOMAINS;
    }
    return held | (number >= 2 * table->players ? OVER_EXHAUSTED : 0);
}

static void end_turn(const Table *table, State *state) {
    int held = state->turn % table->players ? 0 : end_conditions(table, state);
    if (held)
        end_game(state, held);
    else
        push_turn(table, state);
}

static void monster_events(const Table *table, State *state) {
    uint32_t places = 0;
    int first = state->dice[0], second = state->dice[1];
    for (int place = 0; place < PLACES; place++) {
        int top = top_of(state, place);
        if (top == NONE || table->card[top].kind != EVENT) continue;
        uint16_t number = table->card[top].numbers;
        if (number >> first & 1 || number >> second & 1 || number >> (first + second) & 1)
            places |= 1u << place;
    }
    if (places) push(state, (Step){EVENTS_IN_ORDER, 0, 0, 0, places});
}

static void fill_after(const Table *table, State *state, uint32_t before) {
    uint32_t bare = 0;
    if (!memchr(state->high, 0, PLACES)) return;
    for (int place = 0; place < PLACES; place++)
        bare |= (uint32_t)!state->high[place] << place;
    fill_places(table, state, bare & ~before);
}

/* Do a step that asks nobody; tell whether it was one. */
static bool run(const Table *table, State *state, const Step *step) {
    switch (step->kind) {
    case BEGIN_TURN: begin_turn(table, state); return true;
    case MONSTER_EVENTS: monster_events(table, state); return true;
    case THIEVES: harvest(table, state, true); return true;
    case HARVEST: harvest(table, state, false); return true;
    case ACTIONS_BEGIN: use_moment(table, state, state->active, ACTIONS_BEGAN); return true;
    case ACTIONS_END: use_moment(table, state, state->active, ACTIONS_ENDED); return true;
    case END_TURN: end_turn(table, state); return true;
    case NEXT_TURN: push_turn(table, state); return true;
    case FILL_PLACES: fill_after(table, state, step->bits); return true;
    case TURN_UP: turn_up(state, step->place); return true;
    case APPLY:
        apply_effect(table, state, (int)step->bits, step->seat, step->cause);
        return true;
    default: return run_solo(table, state, step);
    }
}

static void list_places(const State *state, const Step *step, int kind, Options *options) {
    (void)state;
    for (int place = 0; place < ALL_PLACES; place++)
        if (step->bits >> place & 1)
            add_option(options, (Option){.kind = (uint8_t)kind, .place = (uint8_t)place});
}

void list_options(const Table *table, const State *state, Options *options) {
    const Step *step = &state->step[state->steps - 1];
    options->number = 0;
    switch (step->kind) {
    case ROLL: add_option(options, (Option){.kind = ROLL_DICE}); return;
    case CHANGE_DICE: dice_options(table, state, step, options); return;
    case EVENTS_IN_ORDER: list_places(state, step, TRIGGER_EVENT, options); return;
    case FILL_IN_ORDER: list_places(state, step, FILL_PLACE, options); return;
    case ACT:
    case ACT_AT_PILES: act_options(table, state, options); return;
    case PAY_FOR: pay_options(table, state, step, options); return;
    case USE: use_options(table, state, step, options); return;
    case CHOOSE_DUKE:
        for (int which = 0; which < 2; which++)
            add_option(options, (Option){.kind = KEEP_DUKE,
                                         .card = state->player[step->seat].dealt[which]});
        return;
    default: solo_options(table, state, step, options);
    }
}

int asked(const State *state) {
    const Step *step = &state->step[state->steps - 1];
    return step->kind == USE || step->kind == CHOOSE_DUKE ? step->seat : state->active;
}

static void roll(const Table *table, State *state) {
    uint32_t rolled = draw_below(state->seed, FOR_DICE, (uint64_t)state->turn, 36);
    state->dice[0] = (uint8_t)(rolled / 6 + 1);
    state->dice[1] = (uint8_t)(rolled % 6 + 1);
    state->light |= ROLLED;
    reward_doubles(table, state);
}

static void trigger_event(const Table *table, State *state, const Step *step, int place) {
    uint32_t rest = step->bits & ~(1u << place);
    int card = top_of(state, place);
    if (rest) push(state, (Step){EVENTS_IN_ORDER, 0, 0, 0, rest});
    if (card == NONE) return;
    apply_effect(table, state, table->card[card].off_turn, state->active, (uint8_t)card);
}

static void do_answer(const Table *table, State *state, const Step *step, const Option *option) {
    switch (step->kind) {
    case ROLL: roll(table, state); return;
    case CHANGE_DICE: answer_dice(table, state, step, option); return;
    case EVENTS_IN_ORDER: trigger_event(table, state, step, option->place); return;
    case FILL_IN_ORDER:
        fill(table, state, option->place);
        fill_places(table, state, step->bits & ~(1u << option->place));
        return;
    case ACT:
    case ACT_AT_PILES: answer_act(table, state, option); return;
    case PAY_FOR: answer_pay(table, state, step, option); return;
    case USE: answer_use(table, state, step, option); return;
    case CHOOSE_DUKE: state->player[step->seat].duke = option->card; return;
    default: answer_solo(table, state, step, option);
    }
}

/* Run to the next question that has more than one answer; NULL when the game is over. A roll is
   asked for though it has one; an action always has three, and isn't listed yet. */
const Step *advance(const Table *table, State *state, Options *found) {
    for (int runs = 0; state->steps; runs++) {
        if (runs == MOST_RUNS) give_up(state);
        if (state->ending & TOO_LARGE) break;
        Step step = state->step[state->steps - 1];
        found->number = 0;
        if (step.kind == ROLL || step.kind == ACT) return &state->step[state->steps - 1];
        state->steps--;
        if (run(table, state, &step)) continue;
        state->steps++;
        list_options(table, state, found);
        if (found->number == MOST_OPTIONS) give_up(state);
        if (found->number > 1) return &state->step[state->steps - 1];
        state->steps--;
        if (found->number)
            do_answer(table, state, &step, &found->at[0]);
        else if (step.kind == USE)
            state->dues -= (uint8_t)step.bits;
    }
    state->steps = 0;
    return 0;
}

/* The option may be one of those that were found before. */
const Step *answer(const Table *table, State *state, const Option *option, Options *found) {
    Step step = state->step[--state->steps];
    state->light = 0;
    do_answer(table, state, &step, option);
    return advance(table, state, found);
}
