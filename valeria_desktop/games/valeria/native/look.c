/* The one-step look, as bots/look.py has it. */

#include <math.h>

#include "search.h"

enum { DEPTH = 3 };

/* Of a point in a game that is over, or so near to won or lost. */
static const double POINT = 1e-6, DECIDED = 1e-4;

/* Beyond this sums taken in another order differ, as the engine takes them. */
static const double FINE = 1e12;

void begin_look(Look *look, const Table *table, const Mind *mind, int seat, long *left) {
    look->table = table, look->seat = seat, look->left = left;
    look->mind = mind;
    look->glance.net = mind->net, look->glance.is_begun = false;
    look->glance.is_dealt = mind->is_dealt;
    look->glance.guess.is_even = mind->sees_evenly, look->glance.guess.is_known = false;
}

void imagine_for(const Look *look, const State *truth, Stream *stream, State *world) {
    imagine(look->table, truth, look->seat, look->mind->is_even, stream, world);
}

bool take(Look *look) {
    if (*look->left <= 0) return false;
    --*look->left;
    return true;
}

int lead_of(const Table *table, const State *state, int seat) {
    int own = score_of(table, state, seat).total, most = 0;
    bool is_alone = true;
    for (int other = 0; other < table->players; other++) {
        if (other == seat) continue;
        int his = score_of(table, state, other).total;
        if (is_alone || his > most) most = his;
        is_alone = false;
    }
    if (table->mode != ALL_TOGETHER) most = rival_score(table, state).total;
    return own - most;
}

bool value_position(Look *look, const State *state, double *value) {
    if (!take(look)) return false;
    if (!state->steps && !look->mind->is_dealt) {
        Ending end = count_end(look->table, state, look->seat);
        *value = rint(end.share * FINE) / FINE + POINT * end.lead;
        return true;
    }
    *value = rint(promise_of(look->table, state, look->seat, &look->glance) * FINE) / FINE;
    if (!state->steps || *value < DECIDED || *value > 1 - DECIDED)
        *value += POINT * lead_of(look->table, state, look->seat);
    return true;
}

bool is_plain(int kind, const Options *options) {
    return kind == PAY_FOR || options->number == 1;
}

/* --- what an option leads to, its own follow-up questions answered in each way */

typedef struct {
    const Look *look;
    Visit *visit;
    void *visitor;
    Trail trail;
} Walk;

static bool settle(Walk *walk, State *state, const Option *option, int depth);

static bool fork_at(Walk *walk, const State *state, const Options *options, int depth) {
    int answers = walk->trail.answers;
    uint8_t light = walk->trail.light;
    for (int at = 0; at < options->number; at++) {
        State after;
        copy_state(walk->look->table, &after, state);
        if (!settle(walk, &after, &options->at[at], depth)) return false;
        walk->trail.answers = answers, walk->trail.light = light;
    }
    return true;
}

static bool settle(Walk *walk, State *state, const Option *option, int depth) {
    const Look *look = walk->look;
    Trail *trail = &walk->trail;
    Options options;
    while (trail->answers < MOST_ANSWERS) {
        trail->answer[trail->answers++] = *option;
        const Step *step = answer(look->table, state, option, &options);
        trail->light |= state->light;
        if (!step || asked(state) != look->seat || !is_followed(step->kind)) break;
        if (is_plain(step->kind, &options)) {
            option = &options.at[0];
            continue;
        }
        if (depth) return fork_at(walk, state, &options, depth - 1);
        break;
    }
    return walk->visit(walk->visitor, state, trail);
}

bool visit_outcomes(const Look *look, const State *state, const Option *option, Visit *visit,
                    void *visitor) {
    Walk walk = {.look = look, .visit = visit, .visitor = visitor};
    State after;
    copy_state(look->table, &after, state);
    return settle(&walk, &after, option, DEPTH);
}

typedef struct {
    Look *look;
    double best;
    bool has_any;
} Best;

static bool keep_best(void *visitor, const State *state, const Trail *trail) {
    Best *best = visitor;
    double value;
    (void)trail;
    if (!value_position(best->look, state, &value)) return false;
    if (!best->has_any || value > best->best) best->best = value;
    best->has_any = true;
    return true;
}

bool value_option(Look *look, const State *state, const Option *option, double *value) {
    Best best = {look, 0, false};
    if (!visit_outcomes(look, state, option, keep_best, &best)) return false;
    *value = best.best;
    return true;
}
