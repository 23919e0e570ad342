/* Whole games without coming back to Python in between: played out, and to learn from. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "objects.h"

typedef struct {
    const Table *table;
    int seats;
    const Mind *mind[SEATS];
    Stream stream[SEATS];
    Desk *desk;
} Players;

static bool seat_all(Players *players, PyObject *minds, PyObject *seeds) {
    if (PyTuple_GET_SIZE(minds) != players->seats || PyTuple_GET_SIZE(seeds) != players->seats) {
        PyErr_SetString(PyExc_ValueError, "Each seat needs a mind and a seed.");
        return false;
    }
    for (int seat = 0; seat < players->seats; seat++) {
        PyObject *mind = PyTuple_GET_ITEM(minds, seat);
        if (!PyObject_TypeCheck(mind, &MindType)) {
            PyErr_SetString(PyExc_TypeError, "A seat needs a mind.");
            return false;
        }
        uint64_t seed = PyLong_AsUnsignedLongLong(PyTuple_GET_ITEM(seeds, seat));
        if (PyErr_Occurred()) return false;
        players->mind[seat] = &((MindObject *)mind)->mind;
        players->stream[seat] = stream_of(seed, FOR_IMAGINED);
    }
    return true;
}

/* Gives the minds, which have to be held as long as they play; they share a desk. */
static PyObject *sit_down(Players *players, PyObject *minds, PyObject *seeds) {
    PyObject *held = PySequence_Tuple(minds), *numbers = held ? PySequence_Tuple(seeds) : NULL;
    players->seats = players->table->players;
    if (held && (!numbers || !seat_all(players, held, numbers))) Py_CLEAR(held);
    Py_XDECREF(numbers);
    if (!held) return NULL;
    players->desk = new_desk(players->mind, players->seats);
    if (players->desk) return held;
    Py_DECREF(held);
    return PyErr_NoMemory();
}

static void stand_up(Players *players, PyObject *held) {
    free_desk(players->desk);
    Py_DECREF(held);
}

/* --- a game played out */

static void play_out(Players *players, State *state) {
    Options options;
    const Step *step = advance(players->table, state, &options);
    for (long choices = 0; step; choices++) {
        int seat = asked(state);
        if (choices == MOST_CHOICES) give_up(state);
        if (!options.number) list_options(players->table, state, &options);
        int chosen = choose(players->table, state, players->mind[seat], &players->stream[seat],
                            &options, players->desk);
        step = answer(players->table, state, &options.at[chosen], &options);
    }
}

static PyObject *play(PyObject *self, PyObject *args) {
    GameObject *game;
    PyObject *minds, *seeds;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!OO", &GameType, &game, &minds, &seeds)) return NULL;
    Players players = {.table = &game->table->table};
    PyObject *held = sit_down(&players, minds, seeds);
    if (!held) return NULL;
    play_out(&players, &game->state);
    stand_up(&players, held);
    if (has_outgrown(&game->state)) return NULL;
    Py_RETURN_NONE;
}

static PyObject *features_of(PyObject *self, PyObject *args) {
    GameObject *game;
    double out[FEATURES];
    Guess guess = {.is_known = false};
    int seat;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!i", &GameType, &game, &seat)) return NULL;
    if (!is_seat(game, seat)) return NULL;
    features(&game->table->table, &game->state, seat, &guess, out);
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
    if (!is_seat(game, seat)) return NULL;
    return PyFloat_FromDouble(share_won(&game->table->table, &game->state, seat));
}

static PyObject *promise(PyObject *self, PyObject *args) {
    GameObject *game;
    MindObject *mind;
    int seat;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!O!i", &GameType, &game, &MindType, &mind, &seat)) return NULL;
    if (!is_seat(game, seat)) return NULL;
    return PyFloat_FromDouble(worth_to(&game->table->table, &game->state, seat, &mind->mind));
}

static PyObject *number_of(PyObject *self, PyObject *args) {
    unsigned long long seed, purpose, n;
    (void)self;
    if (!PyArg_ParseTuple(args, "KKK", &seed, &purpose, &n)) return NULL;
    return PyLong_FromUnsignedLongLong(draw(seed, purpose, n));
}

static PyObject *number_below(PyObject *self, PyObject *args) {
    unsigned long long number;
    unsigned int limit;
    (void)self;
    if (!PyArg_ParseTuple(args, "KI", &number, &limit)) return NULL;
    return PyLong_FromUnsignedLong(below(number, limit));
}

/* --- games to learn from */

enum { MOST_MOMENTS = 512, MOST_GAMES = 10000000, TARGETS = 3 };

typedef struct {
    int number;
    double promised[MOST_MOMENTS];
    double seen[MOST_MOMENTS][FEATURES];
} Diary; /* of one seat: what it saw after each of its actions, and some of the others' */

static void note(const Players *players, const State *state, int seat, Diary *diary) {
    if (diary->number == MOST_MOMENTS) return;
    Glance glance = {.net = players->mind[seat]->net};
    glance.guess.is_even = players->mind[seat]->sees_evenly;
    double *seen = diary->seen[diary->number];
    features(players->table, state, seat, &glance.guess, seen);
    diary->promised[diary->number++] = glance.net ? value_at(&glance, seen) : 0;
}

/* Every so often anything, so that positions come up that nobody would choose. */
static int choose_or_err(Players *players, const State *state, const Options *options, double noise,
                         Stream *chance) {
    int seat = asked(state);
    bool errs = (double)(next_number(chance) >> 11) < noise * 9007199254740992.0;
    if (errs) return (int)next_below(chance, (uint32_t)options->number);
    return choose(players->table, state, players->mind[seat], &players->stream[seat], options,
                  players->desk);
}

static void play_and_note(Players *players, State *state, double noise, Stream *chance,
                          Diary *diaries) {
    Options options;
    const Step *step = advance(players->table, state, &options);
    for (int seat = 0; seat < players->seats; seat++) diaries[seat].number = 0;
    for (long choices = 0; step; choices++) {
        int seat = asked(state), kind = step->kind;
        if (choices == MOST_CHOICES) give_up(state);
        if (!options.number) list_options(players->table, state, &options);
        int chosen = choose_or_err(players, state, &options, noise, chance);
        step = answer(players->table, state, &options.at[chosen], &options);
        bool is_action = kind == ACT || kind == ACT_AT_PILES || kind == CHOOSE_DUKE;
        if (!step || !is_action) continue;
        note(players, state, seat, &diaries[seat]);
        if (players->seats == 1) continue;
        int others = players->seats - 1;
        int other = (seat + 1 + (int)next_below(chance, (uint32_t)others)) % players->seats;
        note(players, state, other, &diaries[other]);
    }
}

typedef struct {
    float *inputs, *targets;
    long number, most;
} Harvested;

/* Write some moments with what followed, part the value of the next one, part what came after;
   what came out, and by how many points. */
static void write_moments(const Diary *diary, double outcome, int lead, double trust, int wanted,
                          Stream *chance, Harvested *into) {
    double follows = outcome;
    for (int at = diary->number - 1; at >= 0; at--) {
        bool is_taken = next_below(chance, (uint32_t)(at + 1)) < (uint32_t)wanted;
        if (is_taken && into->number < into->most) {
            float *inputs = into->inputs + into->number * FEATURES;
            for (int which = 0; which < FEATURES; which++)
                inputs[which] = (float)diary->seen[at][which];
            float *targets = into->targets + TARGETS * into->number++;
            targets[0] = (float)follows, targets[1] = (float)outcome, targets[2] = (float)lead;
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
            int lead = lead_of(players->table, &state, seat);
            write_moments(&diaries[seat], outcome, lead, trust, each, &chance, into);
        }
    }
}

static bool can_be_held(long games, int each) {
    if (games >= 0 && games <= MOST_GAMES && each >= 0 && each <= MOST_MOMENTS) return true;
    PyErr_SetString(PyExc_ValueError, "So many games or moments can't be played.");
    return false;
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
    PyObject *held = can_be_held(games, each) ? sit_down(&players, minds, seeds) : NULL;
    if (!held) return NULL;
    Harvested into = {.most = games * each * players.seats};
    PyObject *inputs = PyByteArray_FromStringAndSize(
        NULL, into.most * FEATURES * (Py_ssize_t)sizeof(float));
    PyObject *targets =
        PyByteArray_FromStringAndSize(NULL, into.most * TARGETS * (Py_ssize_t)sizeof(float));
    Diary *diaries = PyMem_Malloc((size_t)players.seats * sizeof(Diary));
    if (inputs && targets && diaries) {
        into.inputs = (float *)PyByteArray_AS_STRING(inputs);
        into.targets = (float *)PyByteArray_AS_STRING(targets);
        Py_BEGIN_ALLOW_THREADS
        learn_from_games(&players, seed, games, noise, trust, each, diaries, &into);
        Py_END_ALLOW_THREADS
    }
    stand_up(&players, held);
    if (!diaries) PyErr_NoMemory();
    PyMem_Free(diaries);
    return Py_BuildValue("(NNl)", inputs, targets, into.number);
}

PyMethodDef batch_methods[] = {
    {"play", play, METH_VARARGS, "Play a game to its end."},
    {"features_of", features_of, METH_VARARGS, "What a value looks at, for a seat."},
    {"won", won, METH_VARARGS, "The share of a game that a seat has won, as if it ended now."},
    {"promise", promise, METH_VARARGS, "What a position is worth to a seat, as a mind sees it."},
    {"draw", number_of, METH_VARARGS, "The n-th number of a purpose, as chance.py draws it."},
    {"below", number_below, METH_VARARGS, "A number from 0 to a limit, of a drawn one."},
    {"self_play", self_play, METH_VARARGS, "Games to learn from: inputs, targets, how many."},
    {NULL, NULL, 0, NULL},
};
