/* Whole games without coming back to Python in between: played out, and to learn from. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "objects.h"

#include <string.h>

enum { MOST_TURNS = 10000 };

/* --- minds: who decides */

static void mind_dealloc(PyObject *self) {
    PyMem_Free(((MindObject *)self)->net.weights);
    Py_TYPE(self)->tp_free(self);
}

static bool fill_net(Net *net, const double *numbers, Py_ssize_t length) {
    long weights = weights_of(net->first, net->second);
    if (length != 2 * FEATURES + weights) return false;
    for (int at = 0; at < FEATURES; at++) {
        net->mean[at] = numbers[at];
        net->scale[at] = numbers[FEATURES + at];
    }
    net->weights = PyMem_Malloc((size_t)weights * sizeof(double));
    for (long at = 0; net->weights && at < weights; at++)
        net->weights[at] = numbers[2 * FEATURES + at];
    return net->weights != NULL;
}

/* Mind("random"), Mind("hand"), or Mind("net", first, second, numbers). */
static int mind_init(PyObject *self, PyObject *args, PyObject *keywords) {
    MindObject *mind = (MindObject *)self;
    Py_buffer numbers = {.buf = NULL};
    const char *kind;
    (void)keywords;
    if (!PyArg_ParseTuple(args, "s|iiy*", &kind, &mind->net.first, &mind->net.second, &numbers))
        return -1;
    mind->mind.is_random = !strcmp(kind, "random");
    if (!numbers.buf) return 0;
    bool is_whole = mind->net.first <= MOST_HIDDEN && mind->net.second <= MOST_HIDDEN &&
                    fill_net(&mind->net, numbers.buf, numbers.len / (Py_ssize_t)sizeof(double));
    PyBuffer_Release(&numbers);
    mind->mind.net = &mind->net;
    if (!is_whole) PyErr_SetString(PyExc_ValueError, "These weights are not of such a net.");
    return is_whole ? 0 : -1;
}

PyTypeObject MindType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "_core.Mind",
    .tp_basicsize = sizeof(MindObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "How somebody plays: at random, by hand, or by a net.",
    .tp_new = PyType_GenericNew,
    .tp_init = mind_init,
    .tp_dealloc = mind_dealloc,
};

typedef struct {
    const Table *table;
    int seats;
    const Mind *mind[SEATS];
    Stream stream[SEATS];
} Players;

static bool sit_down(Players *players, PyObject *minds, PyObject *seeds) {
    players->seats = players->table->players;
    if (PySequence_Size(minds) != players->seats || PySequence_Size(seeds) != players->seats) {
        PyErr_SetString(PyExc_ValueError, "Each seat needs a mind and a seed.");
        return false;
    }
    for (int seat = 0; seat < players->seats; seat++) {
        PyObject *mind = PySequence_GetItem(minds, seat), *seed = PySequence_GetItem(seeds, seat);
        bool is_mind = mind && PyObject_TypeCheck(mind, &MindType);
        if (is_mind) players->mind[seat] = &((MindObject *)mind)->mind;
        if (seed) players->stream[seat] = stream_of(PyLong_AsUnsignedLongLong(seed), FOR_IMAGINED);
        Py_XDECREF(mind); /* the caller's list still holds it */
        Py_XDECREF(seed);
        if (!is_mind && !PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "A seat needs a mind.");
        if (PyErr_Occurred()) return false;
    }
    return true;
}

/* --- a game played out */

static void play_out(Players *players, State *state) {
    Options options;
    const Step *step = advance(players->table, state);
    while (step && state->turn < MOST_TURNS) {
        int seat = asked(state);
        list_options(players->table, state, &options);
        int chosen = choose(players->table, state, players->mind[seat], &players->stream[seat],
                            &options);
        step = answer(players->table, state, &options.at[chosen]);
    }
}

static PyObject *play(PyObject *self, PyObject *args) {
    GameObject *game;
    PyObject *minds, *seeds;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!OO", &GameType, &game, &minds, &seeds)) return NULL;
    Players players = {.table = &game->table->table};
    if (!sit_down(&players, minds, seeds)) return NULL;
    play_out(&players, &game->state);
    Py_RETURN_NONE;
}

static PyObject *choose_for(PyObject *self, PyObject *args) {
    GameObject *game;
    MindObject *mind;
    unsigned long long at;
    Options options;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!O!K", &GameType, &game, &MindType, &mind, &at)) return NULL;
    Stream stream = {at};
    list_options(&game->table->table, &game->state, &options);
    int chosen = choose(&game->table->table, &game->state, &mind->mind, &stream, &options);
    return Py_BuildValue("(iK)", chosen, (unsigned long long)stream.at);
}

static PyObject *features_of(PyObject *self, PyObject *args) {
    GameObject *game;
    double out[FEATURES];
    int seat;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!i", &GameType, &game, &seat)) return NULL;
    features(&game->table->table, &game->state, seat, out);
    PyObject *tuple = PyTuple_New(FEATURES);
    for (int at = 0; tuple && at < FEATURES; at++)
        PyTuple_SET_ITEM(tuple, at, PyFloat_FromDouble(out[at]));
    return tuple;
}

static PyObject *won(PyObject *self, PyObject *args) {
    GameObject *game;
    int seat;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!i", &GameType, &game, &seat)) return NULL;
    return PyFloat_FromDouble(share_won(&game->table->table, &game->state, seat));
}

static PyObject *promise(PyObject *self, PyObject *args) {
    GameObject *game;
    MindObject *mind;
    int seat;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!O!i", &GameType, &game, &MindType, &mind, &seat)) return NULL;
    Glance glance = {.net = &mind->net};
    return PyFloat_FromDouble(promise_of(&game->table->table, &game->state, seat, &glance));
}

/* --- games to learn from */

enum { MOST_MOMENTS = 512 };

typedef struct {
    int number;
    double promised[MOST_MOMENTS];
    double seen[MOST_MOMENTS][FEATURES];
} Diary; /* of one seat: what it saw after each of its actions, and some of the others' */

static void note(const Players *players, const State *state, int seat, Diary *diary) {
    if (diary->number == MOST_MOMENTS) return;
    Glance glance = {.net = players->mind[seat]->net};
    double *seen = diary->seen[diary->number];
    features(players->table, state, seat, seen);
    diary->promised[diary->number++] = glance.net ? value_at(&glance, seen) : 0;
}

/* Every so often anything, so that positions come up that nobody would choose. */
static int choose_or_err(Players *players, const State *state, const Options *options, double noise,
                         Stream *chance) {
    int seat = asked(state);
    bool errs = (double)(next_number(chance) >> 11) < noise * 9007199254740992.0;
    if (errs) return (int)next_below(chance, (uint64_t)options->number);
    return choose(players->table, state, players->mind[seat], &players->stream[seat], options);
}

static void play_and_note(Players *players, State *state, double noise, Stream *chance,
                          Diary *diaries) {
    Options options;
    const Step *step = advance(players->table, state);
    for (int seat = 0; seat < players->seats; seat++) diaries[seat].number = 0;
    while (step && state->turn < MOST_TURNS) {
        int seat = asked(state), kind = step->kind;
        list_options(players->table, state, &options);
        int chosen = choose_or_err(players, state, &options, noise, chance);
        step = answer(players->table, state, &options.at[chosen]);
        bool is_action = kind == ACT || kind == ACT_AT_PILES || kind == CHOOSE_DUKE;
        if (!step || !is_action) continue;
        note(players, state, seat, &diaries[seat]);
        if (players->seats == 1) continue;
        int others = players->seats - 1;
        int other = (seat + 1 + (int)next_below(chance, (uint64_t)others)) % players->seats;
        note(players, state, other, &diaries[other]);
    }
}

typedef struct {
    float *inputs, *targets;
    long number, most;
} Harvested;

/* Write some moments with what followed: part the value of the next one, part what came after. */
static void write_moments(const Diary *diary, double outcome, double trust, int wanted,
                          Stream *chance, Harvested *into) {
    double follows = outcome;
    for (int at = diary->number - 1; at >= 0; at--) {
        bool is_taken = next_below(chance, (uint64_t)(at + 1)) < (uint64_t)wanted;
        if (is_taken && into->number < into->most) {
            float *inputs = into->inputs + into->number * FEATURES;
            for (int which = 0; which < FEATURES; which++)
                inputs[which] = (float)diary->seen[at][which];
            into->targets[2 * into->number] = (float)follows;
            into->targets[2 * into->number++ + 1] = (float)outcome;
            wanted--;
        }
        follows = trust * follows + (1 - trust) * diary->promised[at];
    }
}

static void learn_from_games(Players *players, unsigned long long seed, long games, double noise,
                             double trust, int each, Diary *diaries, Harvested *into) {
    State state;
    for (long game = 0; game < games; game++) {
        Stream chance = stream_of(seed + (unsigned long long)game, FOR_IMAGINED);
        for (int seat = 0; seat < players->seats; seat++)
            players->stream[seat] = stream_of(next_number(&chance), FOR_IMAGINED);
        deal(players->table, &state, next_number(&chance));
        play_and_note(players, &state, noise, &chance, diaries);
        for (int seat = 0; seat < players->seats; seat++) {
            double outcome = share_won(players->table, &state, seat);
            write_moments(&diaries[seat], outcome, trust, each, &chance, into);
        }
    }
}

static PyObject *self_play(PyObject *self, PyObject *args) {
    TableObject *table;
    PyObject *minds, *seeds;
    unsigned long long seed;
    long games;
    double noise, trust;
    int each;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!OOKlddi", &TableType, &table, &minds, &seeds, &seed, &games,
                          &noise, &trust, &each))
        return NULL;
    Players players = {.table = &table->table};
    if (!sit_down(&players, minds, seeds)) return NULL;
    Harvested into = {.most = games * each * players.seats};
    PyObject *inputs = PyByteArray_FromStringAndSize(
        NULL, into.most * FEATURES * (Py_ssize_t)sizeof(float));
    PyObject *targets = PyByteArray_FromStringAndSize(NULL, into.most * 2 * (Py_ssize_t)sizeof(float));
    Diary *diaries = PyMem_Malloc((size_t)players.seats * sizeof(Diary));
    if (inputs && targets && diaries) {
        into.inputs = (float *)PyByteArray_AS_STRING(inputs);
        into.targets = (float *)PyByteArray_AS_STRING(targets);
        Py_BEGIN_ALLOW_THREADS
        learn_from_games(&players, seed, games, noise, trust, each, diaries, &into);
        Py_END_ALLOW_THREADS
    }
    PyMem_Free(diaries);
    return Py_BuildValue("(NNl)", inputs, targets, into.number);
}

PyMethodDef batch_methods[] = {
    {"play", play, METH_VARARGS, "Play a game to its end."},
    {"choose_for", choose_for, METH_VARARGS, "What a mind would choose, and its chance after it."},
    {"features_of", features_of, METH_VARARGS, "What a value looks at, for a seat."},
    {"won", won, METH_VARARGS, "The share of a game that a seat has won, as if it ended now."},
    {"promise", promise, METH_VARARGS, "A seat's chance of winning, as a mind sees it."},
    {"self_play", self_play, METH_VARARGS, "Games to learn from: inputs, targets, how many."},
    {NULL, NULL, 0, NULL},
};
