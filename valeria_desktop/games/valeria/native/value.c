/* The chance of winning that a position promises: a small network over its features. */

#include "learn.h"

#include <math.h>
#include <string.h>

/* Sums four by four where the processor can, which it is asked when the core is loaded: without
   fused products they come out to the same bit. Only gcc with glibc chooses between two versions. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
#define FOUR_BY_FOUR __attribute__((target_clones("avx2", "default")))
#else
#define FOUR_BY_FOUR
#endif

static const double MOST = 8.0; /* what is stranger than that is not told apart */

long weights_of(int first, int second) {
    int before = FEATURES;
    long number = 0;
    if (first) number += (before + 1) * first, before = first;
    if (second) number += (before + 1) * second, before = second;
    return number + before + 1;
}

static double scaled(const Net *net, int at, double value) {
    double distance = (value - net->mean[at]) * net->scale[at];
    return distance > MOST ? MOST : distance < -MOST ? -MOST : distance;
}

/* Each layer is its biases, then a row for each input: so the sums run beside each other. */
static void add_row(double *sums, const double *row, int number, double input) {
    for (int to = 0; to < number; to++) sums[to] += input * row[to];
}

/* What is below nothing counts as nothing. */
static const double *layer(const double *weights, const double *in, int ins, double *out, int outs) {
    memcpy(out, weights, (size_t)outs * sizeof *out);
    weights += outs;
    for (int from = 0; from < ins; from++, weights += outs)
        if (in[from] > 0) add_row(out, weights, outs, in[from]);
    return weights;
}

static int first_sums(const Net *net) { return net->first ? net->first : 1; }

static void look_first(Glance *glance, const double *inputs) {
    const Net *net = glance->net;
    int sums = first_sums(net);
    memcpy(glance->seen, inputs, sizeof glance->seen);
    memcpy(glance->sums, net->weights, (size_t)sums * sizeof(double));
    for (int at = 0; at < FEATURES; at++) {
        glance->in[at] = scaled(net, at, inputs[at]);
        add_row(glance->sums, net->weights + sums * (at + 1), sums, glance->in[at]);
    }
    glance->is_begun = true;
}

static double go_on(const Net *net, const double *sums) {
    double two[MOST_HIDDEN], out = *sums;
    const double *weights = net->weights + (FEATURES + 1) * first_sums(net), *last = sums;
    int before = net->first;
    if (net->second) {
        weights = layer(weights, last, before, two, net->second);
        last = two, before = net->second;
    }
    if (net->first) layer(weights, last, before, &out, 1);
    return 1 / (1 + exp(-out));
}

/* Positions of one decision differ in little: the first layer is changed by what differs. */
FOUR_BY_FOUR double value_at(Glance *glance, const double *inputs) {
    const Net *net = glance->net;
    int number = first_sums(net);
    double sums[MOST_HIDDEN];
    if (!glance->is_begun) look_first(glance, inputs);
    memcpy(sums, glance->sums, (size_t)number * sizeof *sums);
    for (int at = 0; at < FEATURES; at++) {
        if (inputs[at] == glance->seen[at]) continue;
        double by = scaled(net, at, inputs[at]) - glance->in[at];
        if (by) add_row(sums, net->weights + number * (at + 1), number, by);
    }
    return go_on(net, sums);
}

/* The share of a game that is over: 1 or 0, or a part of it where several win (F4). */
double share_won(const Table *table, const State *state, int seat) {
    int winners = 0;
    bool drawn;
    if (table->mode != ALL_TOGETHER) {
        bool won = player_won(table, state, &drawn);
        return drawn ? 0.5 : won;
    }
    Score own = score_of(table, state, seat);
    for (int other = 0; other < table->players; other++) {
        Score his = score_of(table, state, other);
        if (his.total > own.total) return 0;
        if (his.total < own.total) continue;
        if (his.tie_break < own.tie_break) return 0;
        winners += his.tie_break == own.tie_break;
    }
    return 1.0 / winners;
}

double promise_of(const Table *table, const State *state, int seat, Glance *glance) {
    double inputs[FEATURES];
    if (!state->steps)
        return glance->is_dealt ? share_won(table, state, seat)
                                : count_end(table, state, seat).share;
    features(table, state, seat, &glance->guess, inputs);
    return value_at(glance, inputs);
}
