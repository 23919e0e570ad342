/* The end of a game to a seat that doesn't know all Dukes, counted as bots/ends.py does. */

#include "learn.h"

typedef struct {
    const Belief *belief;
    Score own, rival[SEATS];
    int total[SEATS][MOST_CARDS]; /* of each rival: its points with each Duke */
    uint64_t share[SEATS], number; /* by how many share the victory; the sum of all weights */
    int64_t leads;
} Counting;

typedef struct { int most, tied; bool has_rival, is_lost; } Standing; /* after some rivals */

static Standing with(const Counting *count, Standing standing, int owner, int thing) {
    int total = count->total[owner][thing], tie = count->rival[owner].tie_break;
    if (!standing.has_rival || total > standing.most) standing.most = total;
    standing.has_rival = true;
    standing.is_lost |= total > count->own.total;
    if (total == count->own.total) {
        standing.is_lost |= tie < count->own.tie_break;
        standing.tied += tie == count->own.tie_break;
    }
    return standing;
}

static void add_case(Counting *count, Standing end, uint64_t weight) {
    count->number += weight;
    count->leads += (int64_t)weight * (count->own.total - end.most);
    if (!end.is_lost) count->share[end.tied] += weight;
}

static void count_all(Counting *count, int owner, bool *is_taken, Standing standing,
                      uint64_t weight) {
    if (owner == count->belief->owners) {
        add_case(count, standing, weight);
        return;
    }
    for (int at = 0; at < count->belief->things; at++) {
        if (is_taken[at]) continue;
        is_taken[at] = true;
        count_all(count, owner + 1, is_taken, with(count, standing, owner, at),
                  weight * count->belief->weight[owner][at]);
        is_taken[at] = false;
    }
}

/* Always the same sample, so that a position has one value. */
static void count_some(Counting *count) {
    Stream stream = stream_of(0, FOR_IMAGINED);
    for (int number = 0; number < MOST_CASES; number++) {
        int thing[SEATS];
        Standing end = {0, 0, false, false};
        uint64_t weight = draw_things(count->belief, &stream, thing) >> COARSE;
        for (int owner = 0; owner < count->belief->owners; owner++)
            end = with(count, end, owner, thing[owner]);
        add_case(count, end, weight ? weight : 1);
    }
}

static Ending mean_of(const Counting *count) {
    double share = 0;
    for (int tied = 0; tied <= count->belief->owners; tied++)
        share += (double)count->share[tied] / (tied + 1);
    return (Ending){share / (double)count->number, (double)count->leads / (double)count->number};
}

static Ending as_dealt(const Table *table, const State *state, int seat) {
    return (Ending){share_won(table, state, seat), lead_of(table, state, seat)};
}

/* Against the Dark Lord any Duke is as likely as another; only an exhausted land counts points. */
static Ending count_lord(const Table *table, const State *state, const Belief *belief) {
    int mine = score_of(table, state, 0).total, won = 0, leads = 0, number = belief->things;
    State with_duke = *state;
    Player *lord = &with_duke.player[rival_of(table)];
    for (int at = 0; at < number; at++) {
        lord->duke = belief->duke[at];
        int his = rival_score(table, &with_duke).total;
        won += mine > his, leads += mine - his;
    }
    double lead = leads / (double)number;
    if (state->ending & (OVER_MONSTERS | OVER_OVERRUN))
        return (Ending){share_won(table, state, 0), lead};
    return (Ending){won / (double)number, lead};
}

Ending count_end(const Table *table, const State *state, int seat) {
    Belief belief;
    Counting count = {.belief = &belief, .own = score_of(table, state, seat)};
    bool is_taken[MOST_CARDS] = {false};
    believe(table, state, seat, &belief);
    if (table->mode == DARK_LORD && belief.things) return count_lord(table, state, &belief);
    if (!belief.owners) return as_dealt(table, state, seat);
    for (int owner = 0; owner < belief.owners; owner++) {
        const Player *player = &state->player[belief.seat[owner]];
        Score score = score_of(table, state, belief.seat[owner]);
        int plain = score.total - duke_score(table, player, player->duke);
        count.rival[owner] = score;
        for (int at = 0; at < belief.things; at++)
            count.total[owner][at] = plain + duke_score(table, player, belief.duke[at]);
    }
    if (belief.is_exact)
        count_all(&count, 0, is_taken, (Standing){0, 0, false, false}, 1);
    else
        count_some(&count);
    return mean_of(&count);
}
