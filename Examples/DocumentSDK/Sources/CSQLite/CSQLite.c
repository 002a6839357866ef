#include "CSQLite.h"

int sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int byteCount, void (*destructor)(void *));

int csqlite_bind_text_copy(sqlite3_stmt *statement, int index, const char *text, int byteCount) {
    return sqlite3_bind_text(statement, index, text, byteCount, (void (*)(void *))-1);
}
