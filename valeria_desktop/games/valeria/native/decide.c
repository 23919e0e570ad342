/* One decision: what a mind would choose, and how it ranks what is offered. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "objects.h"

static bool is_open(const GameObject *game) {
    if (game->state.steps) return true;
    PyErr_SetString(PyExc_ValueError, "This game is over; nobody is asked.");
    return false;
}

static PyObject *choose_for(PyObject *self, PyObject *args) {
    GameObject *game;
    MindObject *mind;
    unsigned long long at;
    Options options;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!O!K", &GameType, &game, &MindType, &mind, &at)) return NULL;
    if (!is_open(game)) return NULL;
    Stream stream = {at};
    const Mind *minds[] = {&mind->mind};
    Desk *desk = new_desk(minds, 1);
    if (!desk) return PyErr_NoMemory();
    list_options(&game->table->table, &game->state, &options);
    int chosen = choose(&game->table->table, &game->state, &mind->mind, &stream, &options, desk);
    free_desk(desk);
    return Py_BuildValue("(iK)", chosen, (unsigned long long)stream.at);
}

/* The options that are noticed, by their places in a row. */
static int read_noticed(PyObject *given, const Options *options, uint8_t *noticed) {
    int number = 0, before = -1;
    for (Py_ssize_t at = 0; at < PyTuple_GET_SIZE(given); at++) {
        long place = PyLong_AsLong(PyTuple_GET_ITEM(given, at));
        if (place <= before || place >= options->number) {
            PyErr_SetString(PyExc_IndexError, "Only options that are offered, in order, once.");
            return 0;
        }
        noticed[number++] = (uint8_t)place;
        before = (int)place;
    }
    if (!number) PyErr_SetString(PyExc_IndexError, "Something has to be noticed.");
    return number;
}

static PyObject *in_order(const Ranking *ranking, uint64_t at) {
    PyObject *list = PyList_New(ranking->number);
    for (int place = 0; list && place < ranking->number; place++)
        PyList_SET_ITEM(list, place,
                        Py_BuildValue("(id)", ranking->option[place], ranking->value[place]));
    return Py_BuildValue("(NK)", list, (unsigned long long)at);
}

static PyObject *rank_for(PyObject *self, PyObject *args) {
    GameObject *game;
    MindObject *mind;
    PyObject *given;
    unsigned long long at;
    Options options;
    uint8_t noticed[MOST_OPTIONS];
    Ranking ranking;
    (void)self;
    if (!PyArg_ParseTuple(args, "O!O!KO!", &GameType, &game, &MindType, &mind, &at, &PyTuple_Type,
                          &given))
        return NULL;
    if (!is_open(game)) return NULL;
    const Table *table = &game->table->table;
    list_options(table, &game->state, &options);
    int number = read_noticed(given, &options, noticed);
    if (!number) return NULL;
    if (!mind->mind.skill.nodes) {
        PyErr_SetString(PyExc_ValueError, "Only who has a level ranks what is offered.");
        return NULL;
    }
    Stream stream = {at};
    const Mind *minds[] = {&mind->mind};
    Desk *desk = new_desk(minds, 1);
    if (!desk) return PyErr_NoMemory();
    rank_options(table, &game->state, &mind->mind, &stream, &options, noticed, number, desk,
                 &ranking);
    free_desk(desk);
    return in_order(&ranking, stream.at);
}

PyMethodDef decision_methods[] = {
    {"choose_for", choose_for, METH_VARARGS, "What a mind would choose, and its chance after it."},
    {"rank_for", rank_for, METH_VARARGS, "Options with their worth, the best first; the chance."},
    {NULL, NULL, 0, NULL},
};
