/* The core's objects as Python has them. */

#ifndef VALERIA_OBJECTS_H
#define VALERIA_OBJECTS_H

#include <Python.h>

#include "learn.h"

typedef struct { PyObject_HEAD Table table; } TableObject;

typedef struct { PyObject_HEAD TableObject *table; State state; } GameObject;

typedef struct { PyObject_HEAD Mind mind; Net net; } MindObject;

extern PyTypeObject TableType, GameType, MindType;
extern PyMethodDef batch_methods[], decision_methods[];

/* Both say why not. */
bool is_seat(const GameObject *game, int seat);
bool has_outgrown(const State *state);

#endif
