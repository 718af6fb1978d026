/** The parts of a database error both drivers give. */
interface DatabaseError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly cause?: unknown;
}

const RETRYABLE = new Set(['55P03' /* lock_not_available */, '40P01' /* deadlock_detected */]);

function findError(error: unknown, matches: (candidate: DatabaseError) => boolean): boolean {
  for (let current = error; typeof current === 'object' && current !== null; ) {
    const candidate: DatabaseError = current;
    if (matches(candidate)) return true;
    current = candidate.cause;
  }
  return false;
}

/** Whether a lock was not given in time. Drizzle wraps the driver's error, so causes are looked at too. */
export const isLockTimeout = (error: unknown): boolean =>
  findError(error, ({ code }) => RETRYABLE.has(String(code)));

/** Whether the capacity trigger refused the write (migration «booking guards»). */
export const isOverbooked = (error: unknown): boolean =>
  findError(error, ({ constraint }) => constraint === 'booking_capacity');
