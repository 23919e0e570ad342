/* What Python sees of the core: tables, games, and what their options and states are. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "objects.h"

/* --- a table */

static PyObject *table_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    Py_buffer numbers;
    (void)keywords;
    if (!PyArg_ParseTuple(args, "y*", &numbers)) return NULL;
    PyObject *made = type->tp_alloc(type, 0);
    const char *why = NULL;
    if (made) why = read_table(&((TableObject *)made)->table, numbers.buf, (long)numbers.len);
    PyBuffer_Release(&numbers);
    if (!why) return made;
    PyErr_SetString(PyExc_ValueError, why);
    Py_DECREF(made);
    return NULL;
}

PyTypeObject TableType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "_core.Table",
    .tp_basicsize = sizeof(TableObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Cards, effects and set-up, read from numbers.",
    .tp_new = table_new,
};

/* --- a game */

bool is_seat(const GameObject *game, int seat) {
    int players = game->table->table.players;
    if (seat >= 0 && seat < players) return true;
    PyErr_Format(PyExc_IndexError, "There is no seat %d; %d play.", seat, players);
    return false;
}

bool has_outgrown(const State *state) {
    if (!(state->ending & TOO_LARGE)) return false;
    PyErr_SetString(PyExc_OverflowError, "This game is larger than the core has room for.");
    return true;
}

static PyObject *like(TableObject *table) {
    GameObject *made = (GameObject *)PyType_GenericAlloc(&GameType, 0);
    if (!made) return NULL;
    made->table = (TableObject *)Py_NewRef((PyObject *)table);
    return (PyObject *)made;
}

/* A game that outgrew the core is no game any more. */
static PyObject *whole(PyObject *game) {
    if (!game || !has_outgrown(&((GameObject *)game)->state)) return game;
    Py_DECREF(game);
    return NULL;
}

static bool is_asking(const Table *table, const State *state) {
    Options options = {.number = 0};
    list_options(table, state, &options);
    if (options.number) return true;
    PyErr_SetString(PyExc_ValueError, "The position asks for nothing.");
    return false;
}

static bool take_up(const Table *table, State *state, const Py_buffer *position, uint64_t seed) {
    const char *why = read_state(table, state, position->buf, (long)position->len);
    state->seed = seed;
    if (why) PyErr_SetString(PyExc_ValueError, why);
    return !why && is_asking(table, state);
}

static void begin(const Table *table, State *state, uint64_t seed) {
    Options options;
    deal(table, state, seed);
    advance(table, state, &options);
}

/* Game(table, seed) is dealt, Game(table, seed, position) goes on from there. */
static PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    TableObject *table;
    unsigned long long seed;
    Py_buffer position = {.obj = NULL};
    (void)type, (void)keywords;
    if (!PyArg_ParseTuple(args, "O!K|y*", &TableType, &table, &seed, &position)) return NULL;
    PyObject *made = like(table);
    if (made && !position.obj) begin(&table->table, &((GameObject *)made)->state, seed);
    if (made && position.obj &&
        !take_up(&table->table, &((GameObject *)made)->state, &position, seed))
        Py_CLEAR(made);
    if (position.obj) PyBuffer_Release(&position);
    return whole(made);
}

static void game_dealloc(PyObject *self) {
    Py_XDECREF(((GameObject *)self)->table);
    Py_TYPE(self)->tp_free(self);
}

static PyObject *cards_of(const uint8_t *cards, int number) {
    PyObject *tuple = PyTuple_New(number);
    for (int at = 0; tuple && at < number; at++)
        PyTuple_SET_ITEM(tuple, at, PyLong_FromLong(cards[at]));
    return tuple;
}

static PyObject *option_of(const Option *option) {
    return Py_BuildValue("(iiiiiiiiiiii)", option->kind, option->way, option->place, option->card,
                         option->cause, has_effect(option) ? option->effect : 0, option->height,
                         option->number, option->amounts.gold, option->amounts.strength, option->amounts.magic,
                         option->amounts.points);
}

static PyObject *game_options(PyObject *self, PyObject *none) {
    GameObject *game = (GameObject *)self;
    Options options = {.number = 0};
    (void)none;
    if (game->state.steps) list_options(&game->table->table, &game->state, &options);
    PyObject *list = PyList_New(options.number);
    for (int at = 0; list && at < options.number; at++)
        PyList_SET_ITEM(list, at, option_of(&options.at[at]));
    return list;
}

static PyObject *game_choose(PyObject *self, PyObject *args) {
    GameObject *game = (GameObject *)self;
    Options options = {.number = 0};
    int index;
    if (!PyArg_ParseTuple(args, "i", &index)) return NULL;
    if (game->state.steps) list_options(&game->table->table, &game->state, &options);
    if (index < 0 || index >= options.number) {
        PyErr_Format(PyExc_IndexError, "There is no option %d; %d are offered.", index,
                     options.number);
        return NULL;
    }
    answer(&game->table->table, &game->state, &options.at[index], &options);
    if (has_outgrown(&game->state)) return NULL;
    Py_RETURN_NONE;
}

static PyObject *game_asked(PyObject *self, void *none) {
    const State *state = &((GameObject *)self)->state;
    (void)none;
    if (!state->steps) Py_RETURN_NONE;
    return Py_BuildValue("(ii)", asked(state), state->step[state->steps - 1].kind);
}

static PyObject *player_of(const Player *player) {
    return Py_BuildValue("(iiiii(ii)NNN)", player->gold, player->strength, player->magic,
                         player->points, player->duke, player->dealt[0], player->dealt[1],
                         cards_of(player->citizen, player->citizens),
                         cards_of(player->domain, player->domains),
                         cards_of(player->monster, player->monsters));
}

static PyObject *tokens_of(const State *state) {
    PyObject *tuple = PyTuple_New(state->tokens);
    for (int at = 0; tuple && at < state->tokens; at++) {
        const Tokens *tokens = &state->token[at];
        PyTuple_SET_ITEM(tuple, at,
                         Py_BuildValue("(iiiii)", tokens->place, tokens->height,
                                       tokens->amounts.gold, tokens->amounts.strength,
                                       tokens->amounts.magic));
    }
    return tuple;
}

static PyObject *players_of(const Table *table, const State *state) {
    int number = table->players + (table->mode != ALL_TOGETHER);
    PyObject *tuple = PyTuple_New(number);
    for (int at = 0; tuple && at < number; at++)
        PyTuple_SET_ITEM(tuple, at, player_of(&state->player[at]));
    return tuple;
}

static PyObject *stacks_of(const Table *table, const State *state) {
    int number = table->mode == SIEGE ? ALL_PLACES : PLACES;
    PyObject *tuple = PyTuple_New(number);
    for (int place = 0; tuple && place < number; place++)
        PyTuple_SET_ITEM(tuple, place,
                         Py_BuildValue("(iN)", state->face_down[place],
                                       cards_of(cards_at(state, place), state->high[place])));
    return tuple;
}

static PyObject *game_state(PyObject *self, PyObject *none) {
    const State *state = &((GameObject *)self)->state;
    const Table *table = &((GameObject *)self)->table->table;
    (void)none;
    return Py_BuildValue("(Kiii(ii)iiiNNNN)", (unsigned long long)state->seed, state->turn,
                         state->first, state->active, state->dice[0], state->dice[1],
                         state->ending, state->draws, state->known_pile,
                         cards_of(state->pile, state->pile_high), tokens_of(state),
                         stacks_of(table, state), players_of(table, state));
}

static PyObject *game_scores(PyObject *self, PyObject *none) {
    const State *state = &((GameObject *)self)->state;
    const Table *table = &((GameObject *)self)->table->table;
    int number = table->players + (table->mode != ALL_TOGETHER);
    PyObject *tuple = PyTuple_New(number);
    (void)none;
    for (int seat = 0; tuple && seat < number; seat++) {
        Score score = seat < table->players ? score_of(table, state, seat)
                                            : rival_score(table, state);
        PyTuple_SET_ITEM(tuple, seat, Py_BuildValue("(ii)", score.total, score.tie_break));
    }
    return tuple;
}

/* Who began, how many turns there were, why it ended as bits; alone: lost, drawn or won. */
static PyObject *game_ended(PyObject *self, PyObject *none) {
    const State *state = &((GameObject *)self)->state;
    const Table *table = &((GameObject *)self)->table->table;
    bool drawn = false, won = false;
    (void)none;
    if (table->mode != ALL_TOGETHER) won = player_won(table, state, &drawn);
    return Py_BuildValue("(iiii)", state->first, state->turn, state->ending, drawn ? 1 : 2 * won);
}

static PyObject *game_copy(PyObject *self, PyObject *none) {
    GameObject *game = (GameObject *)self, *made = (GameObject *)like(game->table);
    (void)none;
    if (made) copy_state(&game->table->table, &made->state, &game->state);
    return (PyObject *)made;
}

static PyObject *game_imagine(PyObject *self, PyObject *args) {
    GameObject *game = (GameObject *)self, *made;
    unsigned long long at;
    int seat;
    if (!PyArg_ParseTuple(args, "iK", &seat, &at) || !is_seat(game, seat)) return NULL;
    made = (GameObject *)like(game->table);
    Stream stream = {at};
    if (made) imagine(&game->table->table, &game->state, seat, false, &stream, &made->state);
    return whole((PyObject *)made);
}

static PyMethodDef game_methods[] = {
    {"options", game_options, METH_NOARGS, "What may be answered now, each as numbers."},
    {"choose", game_choose, METH_VARARGS, "Answer with one of the options, by its place."},
    {"state", game_state, METH_NOARGS, "Everything, as numbers."},
    {"scores", game_scores, METH_NOARGS, "Points and tie-break of each, as if it ended now."},
    {"ended", game_ended, METH_NOARGS, "First seat, turns, endings as bits; lost, drawn, won."},
    {"copy", game_copy, METH_NOARGS, "An independent game."},
    {"imagine", game_imagine, METH_VARARGS, "A game that a seat may believe in."},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef game_attributes[] = {
    {"asked", game_asked, NULL, "Who is asked, and by which step; None when it is over.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

PyTypeObject GameType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "_core.Game",
    .tp_basicsize = sizeof(GameObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A game, dealt at a table from a seed.",
    .tp_new = game_new,
    .tp_dealloc = game_dealloc,
    .tp_methods = game_methods,
    .tp_getset = game_attributes,
};

/* What it was built from, as hashes: packaging/native.py gives them. */
#ifndef VOCABULARY
#define VOCABULARY
#define SOURCES
#endif
#define TEXT(...) #__VA_ARGS__
#define TEXT_OF(...) TEXT(__VA_ARGS__)

static bool tells_its_origin(PyObject *made) {
    return PyModule_AddStringConstant(made, "VOCABULARY", TEXT_OF(VOCABULARY)) == 0 &&
           PyModule_AddStringConstant(made, "SOURCES", TEXT_OF(SOURCES)) == 0;
}

static PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "_core", .m_doc = "The rules, flat.", .m_size = -1,
    .m_methods = batch_methods,
};

PyMODINIT_FUNC PyInit__core(void) {
    if (PyType_Ready(&TableType) < 0 || PyType_Ready(&GameType) < 0 ||
        PyType_Ready(&MindType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made && (!tells_its_origin(made) || PyModule_AddFunctions(made, decision_methods) < 0 ||
                 PyModule_AddObjectRef(made, "Table", (PyObject *)&TableType) < 0 ||
                 PyModule_AddObjectRef(made, "Game", (PyObject *)&GameType) < 0 ||
                 PyModule_AddObjectRef(made, "Mind", (PyObject *)&MindType) < 0))
        Py_CLEAR(made);
    return made;
}
