/* Using powers: what is plain at once, the rest as its owner likes (T9, T29). */

#include "core.h"

#include <string.h>

static void push_due(State *state, Due due) {
    if (state->dues < MOST_DUES)
        state->due[state->dues++] = due;
    else
        give_up(state);
}

void add_due(State *state, Pending *pending, Due due) {
    if (pending->number < MOST_PENDING)
        pending->due[pending->number++] = due;
    else
        give_up(state);
}

/* Use what is plain; what has to be decided waits. */
void collect_due(const Table *table, State *state, Pending *pending, Due due) {
    if (table->effect[due.effect].plain)
        apply_effect(table, state, due.effect, pending->seat, due.cause);
    else
        add_due(state, pending, due);
}

void offer_one(const Table *table, State *state, int seat, Due due) {
    if (!table->effect[due.effect].asks) {
        push(state, (Step){APPLY, (uint8_t)seat, 0, due.cause, due.effect});
        return;
    }
    push_due(state, due);
    push(state, (Step){USE, (uint8_t)seat, 0, 0, 1});
}

void offer(const Table *table, State *state, const Pending *pending) {
    if (pending->number == 1) offer_one(table, state, pending->seat, pending->due[0]);
    if (pending->number <= 1) return;
    for (int at = 0; at < pending->number; at++) push_due(state, pending->due[at]);
    push(state, (Step){USE, (uint8_t)pending->seat, 0, 0, (uint32_t)pending->number});
}

void use(const Table *table, State *state, int seat, const Due *dues, int number) {
    Pending pending;
    pending.seat = seat, pending.number = 0;
    for (int at = 0; at < number; at++) collect_due(table, state, &pending, dues[at]);
    offer(table, state, &pending);
}

int triggered(const Table *table, const State *state, int seat, Moment moment, bool anyone_only,
              Due *dues) {
    const Player *player = &state->player[seat];
    int number = 0;
    for (int at = 0; at < player->domains; at++) {
        const Card *card = &table->card[player->domain[at]];
        for (int which = 0; which < card->triggers; which++) {
            Trigger trigger = card->trigger[which];
            if (trigger.moment == moment && (trigger.anyone || !anyone_only))
                dues[number++] = (Due){trigger.effect, player->domain[at]};
        }
    }
    return number;
}

void use_moment(const Table *table, State *state, int seat, Moment moment) {
    Due dues[48];
    int number = triggered(table, state, seat, moment, false, dues);
    if (number) use(table, state, seat, dues, number);
}

static bool is_same(Due one, Due other) {
    return one.effect == other.effect && one.cause == other.cause;
}

void use_options(const Table *table, const State *state, const Step *step, Options *options) {
    int number = (int)step->bits;
    const Due *dues = state->due + state->dues - number;
    bool may_stop = true;
    for (int at = 0; at < number; at++) {
        int before = 0;
        while (!is_same(dues[before], dues[at])) before++;
        if (before < at) continue; /* the same card again, with the same power */
        int there = options->number;
        ways(table, state, dues[at].effect, step->seat, dues[at].cause, at, options);
        if (options->number > there && !table->effect[dues[at].effect].optional) may_stop = false;
    }
    if (options->number && may_stop) add_option(options, (Option){.kind = DONE});
}

/* The step and its dues lie on top, and go; what was not used stays to be used. */
void answer_use(const Table *table, State *state, const Step *step, const Option *option) {
    Due *dues = state->due + state->dues - step->bits;
    state->dues -= (uint8_t)step->bits;
    if (option->kind == DONE) return;
    if (step->bits > 1) {
        size_t above = step->bits - option->due - 1u;
        memmove(dues + option->due, dues + option->due + 1, above * sizeof *dues);
        state->dues += (uint8_t)(step->bits - 1);
        push(state, (Step){USE, step->seat, 0, 0, step->bits - 1});
    }
    apply_way(table, state, option, step->seat);
}
