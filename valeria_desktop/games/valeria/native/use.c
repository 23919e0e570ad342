/* Using powers: what is plain at once, the rest as its owner likes (T9, T29). */

#include "core.h"

static void push_due(State *state, Due due) { state->due[state->dues++] = due; }

static Due pop_due(State *state) { return state->due[--state->dues]; }

/* Use what is plain; what has to be decided waits. */
void collect_due(const Table *table, State *state, Pending *pending, Due due) {
    if (table->effect[due.effect].plain)
        apply_effect(table, state, due.effect, pending->seat, due.cause);
    else
        pending->due[pending->number++] = due;
}

void offer(const Table *table, State *state, const Pending *pending) {
    if (!pending->number) return;
    Due only = pending->due[0];
    if (pending->number == 1 && !table->effect[only.effect].asks) {
        push(state, (Step){APPLY, (uint8_t)pending->seat, 0, only.cause, only.effect});
        return;
    }
    for (int at = 0; at < pending->number; at++) push_due(state, pending->due[at]);
    push(state, (Step){USE, (uint8_t)pending->seat, 0, 0, (uint32_t)pending->number});
}

void use(const Table *table, State *state, int seat, const Due *dues, int number) {
    Pending pending = {seat, 0, {{0, 0}}};
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
    Pending rest = {step->seat, 0, {{0, 0}}};
    int number = (int)step->bits;
    for (int at = number - 1; at >= 0; at--) {
        Due due = pop_due(state);
        if (at != option->due) rest.due[number - 2 - rest.number++] = due;
    }
    if (option->kind == DONE) return;
    for (int at = 0; at < rest.number; at++) push_due(state, rest.due[at]);
    if (rest.number) push(state, (Step){USE, step->seat, 0, 0, (uint32_t)rest.number});
    apply_way(table, state, option, step->seat);
}
