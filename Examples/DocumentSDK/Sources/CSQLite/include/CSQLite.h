// The part of SQLite's C interface that DocumentStorage uses.
//
// Declared here rather than included, since a machine that can run Swift has SQLite's library but not always its
// header. The declarations are SQLite's own and have been stable since version 3.0.

#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

enum {
    CSQLITE_OK = 0,
    CSQLITE_ROW = 100,
    CSQLITE_DONE = 101,

    CSQLITE_NULL = 5,

    CSQLITE_OPEN_READWRITE = 0x00000002,
    CSQLITE_OPEN_CREATE = 0x00000004,
    CSQLITE_OPEN_FULLMUTEX = 0x00010000,
};

int sqlite3_open_v2(const char *filename, sqlite3 **database, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
const char *sqlite3_errmsg(sqlite3 *database);
const char *sqlite3_errstr(int code);
int sqlite3_changes(sqlite3 *database);
int sqlite3_exec(
    sqlite3 *database, const char *sql, int (*callback)(void *, int, char **, char **), void *context, char **message);
int sqlite3_compileoption_used(const char *option);

int sqlite3_prepare_v2(
    sqlite3 *database, const char *sql, int byteCount, sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);

int sqlite3_bind_int64(sqlite3_stmt *statement, int index, int64_t value);
int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_parameter_count(sqlite3_stmt *statement);

int sqlite3_column_type(sqlite3_stmt *statement, int column);
int64_t sqlite3_column_int64(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);

/// Binds a copy of the text. SQLite spells "make a copy" as a function pointer of value -1, which Swift cannot write.
int csqlite_bind_text_copy(sqlite3_stmt *statement, int index, const char *text, int byteCount);

#endif
