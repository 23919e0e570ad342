/* What features look at: sides of the table. */

#ifndef VALERIA_SIDES_H
#define VALERIA_SIDES_H

#include "learn.h"

enum { GOLD, STRENGTH, MAGIC, POINTS, ANY, TAKEN, KINDS };

typedef struct {
    double resources, points, duke, on[KINDS], off[KINDS], lasting[2], estimate;
    double counted[COUNTED]; /* what Dukes count: icons, cards, types, resources left */
    int powers, modifiers, monster_points, domain_points;
    const Player *player;
    const double *counts; /* what its Duke counts */
} Side;

double resources_in(const double *bring);
void look_at(const Table *table, Side *side, const Player *player, const double *duke,
             bool harvests);

#endif
