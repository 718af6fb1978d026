/** The parts of a database error that both drivers provide. */
interface DatabaseError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
}

const UNIQUE_VIOLATION = '23505';
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

/** Whether the write violated the named constraint. */
export const isRefusedBy = (error: unknown, constraintName: string): boolean =>
  databaseError(error, ({ constraint }) => constraint === constraintName) !== null;

/** Name of the violated unique constraint or index; null for other errors. */
export function brokenUniqueness(error: unknown): string | null {
  const found = databaseError(error, ({ code }) => code === UNIQUE_VIOLATION);
  return found ? String(found.constraint) : null;
}
