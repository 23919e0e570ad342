/* Minds: who decides, at random, by hand, or by a net. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "objects.h"
#include "search.h"

#include <string.h>

static void mind_dealloc(PyObject *self) {
    PyMem_Free(((MindObject *)self)->net.weights);
    Py_TYPE(self)->tp_free(self);
}

static bool fill_net(Net *net, const char *bytes, Py_ssize_t length) {
    bool is_net = net->first >= 0 && net->first <= MOST_HIDDEN && net->second >= 0 &&
                  net->second <= MOST_HIDDEN && (net->first || !net->second);
    size_t size = is_net ? (size_t)weights_of(net->first, net->second) * sizeof(double) : 0;
    if (!is_net || (size_t)length != sizeof net->mean + sizeof net->scale + size) return false;
    net->weights = PyMem_Malloc(size);
    if (!net->weights) return false;
    memcpy(net->mean, bytes, sizeof net->mean);
    memcpy(net->scale, bytes + sizeof net->mean, sizeof net->scale);
    memcpy(net->weights, bytes + sizeof net->mean + sizeof net->scale, size);
    return true;
}

static bool lies(int number, int least, int most) { return number >= least && number <= most; }

static bool can_be_searched(const Skill *skill) {
    bool turn = !skill->beam || (lies(skill->levels, 1, MOST_LEVELS) &&
                                 lies(skill->turn_worlds, 1, MOST_WORLDS));
    return skill->nodes > 0 && skill->nodes <= MOST_NODES && lies(skill->beam, 0, MOST_WIDE) &&
           turn && skill->careful >= 0 && lies(skill->candidates, 0, skill->beam ? MOST_WIDE : 0) &&
           lies(skill->turns, 0, MOST_TURNS) && lies(skill->worlds, 0, MOST_CHOICES) &&
           skill->prior > 0;
}

/* (overlooks, nodes, beam, levels, worlds, careful, candidates, turns, worlds, prior,
   is_even, is_dealt) */
static bool fill_skill(Mind *mind, PyObject *given) {
    Skill *skill = &mind->skill;
    unsigned long long overlooks;
    int is_even = 0, is_dealt = 0;
    if (!PyArg_ParseTuple(given, "Kliiiiiiid|pp", &overlooks, &skill->nodes, &skill->beam,
                          &skill->levels, &skill->turn_worlds, &skill->careful,
                          &skill->candidates, &skill->turns, &skill->worlds, &skill->prior,
                          &is_even, &is_dealt))
        return false;
    skill->overlooks = overlooks;
    mind->is_even = is_even, mind->is_dealt = is_dealt;
    if (!can_be_searched(skill)) PyErr_SetString(PyExc_ValueError, "Nobody can search like this.");
    return !PyErr_Occurred();
}

/* Mind("random"), Mind("hand"), or Mind("net", first, second, numbers), and with a skill of a
   level, which needs a net. A net that sees evenly was learned before Dukes were weighed. */
static PyObject *mind_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
    static char *names[] = {"kind", "first", "second", "numbers", "skill", "sees_evenly", NULL};
    Py_buffer numbers = {.obj = NULL};
    int first = 0, second = 0, sees_evenly = 0;
    const char *kind;
    PyObject *skill = NULL;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "s|iiy*O!p", names, &kind, &first, &second,
                                     &numbers, &PyTuple_Type, &skill, &sees_evenly))
        return NULL;
    MindObject *mind = (MindObject *)type->tp_alloc(type, 0);
    bool has_net = !strcmp(kind, "net"), is_whole = mind && has_net == (numbers.obj != NULL);
    bool is_kind = has_net || !strcmp(kind, "random") || !strcmp(kind, "hand");
    if (mind) mind->net.first = first, mind->net.second = second;
    if (is_whole && has_net) is_whole = fill_net(&mind->net, numbers.buf, numbers.len);
    if (numbers.obj) PyBuffer_Release(&numbers);
    if (mind) mind->mind.is_random = !strcmp(kind, "random");
    if (is_whole && has_net) mind->mind.net = &mind->net;
    if (mind && !is_kind)
        PyErr_Format(PyExc_ValueError, "Nobody plays by '%s'; it is random, hand or net.", kind);
    is_whole &= is_kind;
    if (mind) mind->mind.sees_evenly = sees_evenly;
    if (is_whole && skill) is_whole = fill_skill(&mind->mind, skill);
    if (is_whole) return (PyObject *)mind;
    if (!PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "These weights are not of such a net.");
    Py_XDECREF(mind);
    return NULL;
}

PyTypeObject MindType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "_core.Mind",
    .tp_basicsize = sizeof(MindObject),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "How somebody plays: at random, by hand, or by a net.",
    .tp_new = mind_new,
    .tp_dealloc = mind_dealloc,
};
