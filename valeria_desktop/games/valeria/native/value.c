/* The chance of winning that a position promises: a small network over its features. */

#include "learn.h"

#include <math.h>
#include <string.h>

static const double MOST = 8.0; /* what is stranger than that is not told apart */

long weights_of(int first, int second) {
    int before = FEATURES;
    long number = 0;
    if (first) number += (before + 1) * first, before = first;
    if (second) number += (before + 1) * second, before = second;
    return number + before + 1;
}

/* Each layer is its biases, then a row for each input: so the sums run beside each other. */
static const double *layer(const double *weights, const double *in, int ins, double *out, int outs) {
    memcpy(out, weights, (size_t)outs * sizeof *out);
    weights += outs;
    for (int from = 0; from < ins; from++, weights += outs) {
        double input = in[from];
        for (int to = 0; to < outs; to++) out[to] += input * weights[to];
    }
    return weights;
}

static void cut(double *values, int number) {
    for (int at = 0; at < number; at++)
        if (values[at] < 0) values[at] = 0;
}

double value_of(const Net *net, const double *inputs) {
    double in[FEATURES], one[MOST_HIDDEN], two[MOST_HIDDEN], out;
    const double *weights = net->weights, *last = in;
    int before = FEATURES;
    for (int at = 0; at < FEATURES; at++)
        in[at] = fmin(MOST, fmax(-MOST, (inputs[at] - net->mean[at]) * net->scale[at]));
    if (net->first) {
        weights = layer(weights, last, before, one, net->first);
        cut(one, net->first);
        last = one, before = net->first;
    }
    if (net->second) {
        weights = layer(weights, last, before, two, net->second);
        cut(two, net->second);
        last = two, before = net->second;
    }
    layer(weights, last, before, &out, 1);
    return 1 / (1 + exp(-out));
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

double promise_of(const Table *table, const State *state, int seat, const Net *net) {
    double inputs[FEATURES];
    if (!state->steps) return share_won(table, state, seat);
    features(table, state, seat, inputs);
    return value_of(net, inputs);
}
