/** The parts of a database error that both drivers provide. */
interface DatabaseError {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

const UNIQUE_VIOLATION = '23505';
const EXCLUSION_VIOLATION = '23P01';
const FOREIGN_KEY_VIOLATION = '23503';
/** Of the connection: Node's codes, SQLSTATE class 08, and a server that is full, or its disk, stopping, starting or gone. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08...|53[13]00|57P0[1-3])$/;
/** What pg throws without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
/** Gave up waiting for a lock, or took too long. */
const BUSY = new Set(['55P03' /* lock_not_available */, '57014' /* query_canceled */]);
const RETRYABLE = new Set(['55P03' /* lock_not_available */, '40P01' /* deadlock_detected */]);

/** The database's own error: Drizzle wraps it, so causes are searched too. */
function databaseError(error: unknown, matches: (candidate: DatabaseError) => boolean): DatabaseError | null {
  for (let current = error; typeof current === 'object' && current !== null; ) {
    const candidate: DatabaseError = current;
    if (matches(candidate)) return candidate;
    current = candidate.cause;
  }
  return null;
}

/** Whether a lock was not granted in time. */
export const isLockTimeout = (error: unknown): boolean =>
  databaseError(error, ({ code }) => RETRYABLE.has(String(code))) !== null;

/** Whether a statement ran into its time limit, or did not even get a connection, while the database is there. */
export const isDatabaseBusy = (error: unknown): boolean =>
  databaseError(error, ({ code, name }) => BUSY.has(String(code)) || name === 'SharesTakenError') !== null;

/** Whether the database could not be reached, went away before it answered, or has no room for what is written. */
export const isDatabaseAway = (error: unknown): boolean =>
  databaseError(
    error,
    ({ code, message }) => AWAY.test(String(code)) || AWAY_MESSAGES.test(String(message)),
  ) !== null;

/** Whether the write violated the named constraint. */
export const isRefusedBy = (error: unknown, constraintName: string): boolean =>
  databaseError(error, ({ constraint }) => constraint === constraintName) !== null;

/** The last day that the books are closed through, if a write was refused because it is dated up to it; else null. */
export function closedThrough(error: unknown): string | null {
  const found = databaseError(error, ({ constraint }) => constraint === 'books_closed');
  return found ? (/\d{4}-\d{2}-\d{2}/.exec(String(found.message))?.[0] ?? null) : null;
}

/** Name of the violated unique constraint or index, or of the one that excludes overlaps; null for other errors. */
export function brokenUniqueness(error: unknown): string | null {
  const found = databaseError(error, ({ code }) => code === UNIQUE_VIOLATION || code === EXCLUSION_VIOLATION);
  return found ? String(found.constraint) : null;
}

/** Name of the foreign key that a write or a removal broke; null for other errors. */
export function brokenReference(error: unknown): string | null {
  const found = databaseError(error, ({ code }) => code === FOREIGN_KEY_VIOLATION);
  return found ? String(found.constraint) : null;
}
