/* Reading what Python writes: too few numbers, or one beyond its bounds, is noticed and told. */

#ifndef VALERIA_READER_H
#define VALERIA_READER_H

#include "core.h"

typedef struct { const unsigned char *at, *end; bool is_short, is_wrong; } Reader;

int32_t read_number(Reader *reader);
int read_from(Reader *reader, int least, int most);
uint8_t read_byte(Reader *reader);
bool read_bool(Reader *reader);
int16_t read_amount(Reader *reader); /* of gold, prices, points: no card says more */
int read_length(Reader *reader, int most);
Amounts read_amounts(Reader *reader);
void read_bytes(Reader *reader, uint8_t *bytes, int number);

#endif
