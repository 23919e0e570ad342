/* Whole numbers that Python has written, one after another, each list with its length. */

#include "reader.h"

#include <string.h>

int32_t read_number(Reader *reader) {
    int32_t number = 0;
    if (reader->end - reader->at < (long)sizeof number) {
        reader->is_short = true;
        return 0;
    }
    memcpy(&number, reader->at, sizeof number);
    reader->at += sizeof number;
    return number;
}

int read_from(Reader *reader, int least, int most) {
    int number = read_number(reader);
    if (number >= least && number <= most) return number;
    reader->is_wrong = true;
    return least;
}

uint8_t read_byte(Reader *reader) { return (uint8_t)read_from(reader, 0, 255); }

bool read_bool(Reader *reader) { return read_from(reader, 0, 1); }

/* Of gold, prices, points: no card says more. */
int16_t read_amount(Reader *reader) { return (int16_t)read_from(reader, -1000, 1000); }

int read_length(Reader *reader, int most) {
    int length = read_number(reader);
    if (length < 0 || length > most) reader->is_short = true;
    return reader->is_short ? 0 : length;
}

Amounts read_amounts(Reader *reader) {
    Amounts amounts;
    amounts.gold = read_amount(reader);
    amounts.strength = read_amount(reader);
    amounts.magic = read_amount(reader);
    amounts.points = read_amount(reader);
    return amounts;
}

void read_bytes(Reader *reader, uint8_t *bytes, int number) {
    for (int at = 0; at < number; at++) bytes[at] = read_byte(reader);
}
