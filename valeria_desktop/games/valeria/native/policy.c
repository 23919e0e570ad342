/* Players: at random, greedy by hand, and looking one step ahead by a learned value. */

#include "learn.h"

enum { DEPTH = 3 };

typedef struct {
    const Table *table;
    const Mind *mind;
    Horizon horizon;
    Glance glance;
    int seat;
} Judge;

static double judge(Judge *judge, const State *state) {
    if (judge->mind->net) return promise_of(judge->table, state, judge->seat, &judge->glance);
    return greedy_value(judge->table, state, judge->seat, &judge->horizon);
}

/* A part of what its seat has chosen before. */
bool is_followed(int kind) {
    return kind == USE || kind == PAY_FOR || kind == FILL_IN_ORDER || kind == CHOOSE_COLUMN ||
           kind == CHOOSE_CAPTURE || kind == CHOOSE_WHAT_LORD_TAKES;
}

/* Value an option by the position it leads to, its own follow-up questions answered well. */
static double look(Judge *by, const State *before, const Option *option, int depth) {
    State after;
    Options options;
    copy_state(by->table, &after, before);
    const Step *step = answer(by->table, &after, option, &options);
    if (!step || !depth || asked(&after) != by->seat || !is_followed(step->kind))
        return judge(by, &after);
    int number = step->kind == PAY_FOR ? 1 : options.number;
    double best = 0;
    for (int at = 0; at < number; at++) {
        double value = look(by, &after, &options.at[at], depth - 1);
        if (!at || value > best) best = value;
    }
    return best;
}

static int choose_duke(Judge *by, const State *state, const Options *options) {
    int best = 0;
    double most = 0;
    for (int at = 0; at < options->number; at++) {
        double promise = by->mind->net ? look(by, state, &options->at[at], 0)
                                       : duke_promise(by->table, options->at[at].card);
        if (!at || promise > most) most = promise, best = at;
    }
    return best;
}

static void begin(Judge *by, const Table *table, const Mind *mind, int seat) {
    by->table = table, by->mind = mind, by->seat = seat;
    by->glance.net = mind->net, by->glance.is_begun = false;
    by->glance.is_dealt = mind->is_dealt;
    by->glance.guess.is_even = mind->sees_evenly, by->glance.guess.is_known = false;
}

double worth_to(const Table *table, const State *state, int seat, const Mind *mind) {
    Judge by;
    begin(&by, table, mind, seat);
    if (!mind->net) horizon_of(table, state, seat, &by.horizon);
    return judge(&by, state);
}

int choose(const Table *table, const State *state, const Mind *mind, Stream *stream,
           const Options *options, Desk *desk) {
    const Step *step = &state->step[state->steps - 1];
    Judge by;
    State world;
    begin(&by, table, mind, asked(state));
    if (mind->skill.nodes) return search(table, state, mind, stream, options, desk);
    if (mind->is_random) return (int)next_below(stream, (uint32_t)options->number);
    if (step->kind == CHOOSE_DUKE) return choose_duke(&by, state, options);
    if (options->number == 1 || step->kind == PAY_FOR) return 0;
    if (mind->net) {
        imagine(table, state, by.seat, mind->is_even, stream, &world);
    } else {
        horizon_of(table, state, by.seat, &by.horizon);
        imagine_by_hand(table, state, by.seat, stream, &world);
    }
    int best = 0;
    double most = 0;
    for (int at = 0; at < options->number; at++) {
        double value = look(&by, &world, &options->at[at], DEPTH);
        if (!at || value > most) most = value, best = at;
    }
    return best;
}
