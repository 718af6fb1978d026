import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Five letters or digits, as PostgreSQL names its errors; Node's own codes are longer (`ELOCKED`). */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** What the log contains of an error. */
interface LoggedError {
  /** The signature of a pino serializer. */
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  /** The statement with its placeholders. */
  readonly sql?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
}

interface ErrorParts extends Error {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

/** Only the calls: V8 writes the message at the head of a stack. */
function callsOf({ message, stack = '' }: Error): string {
  const head = stack.indexOf(message);
  return head < 0 ? '' : stack.slice(head + message.length).trim();
}

/** Drizzle's message lists the parameters, and the server's may quote them: neither is kept. */
function messageOf(error: Error, sqlState: string | null): string {
  if (error instanceof DrizzleQueryError) return 'a query failed';
  return sqlState ? `PostgreSQL answered ${sqlState}` : error.message;
}

/**
 * An error for the log, without any value that a query was given: bookings carry health data.
 * Only the fields listed here are kept; drivers attach rows, details and parameters to their errors.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no Error was thrown', stack: '' };
  const { name, code, constraint, cause }: ErrorParts = error;
  const sqlState = typeof code === 'string' && SQLSTATE.test(code) ? code : null;
  return {
    type: name,
    message: messageOf(error, sqlState),
    stack: callsOf(error),
    ...(typeof code === 'string' && { code }),
    ...(error instanceof DrizzleQueryError && { sql: error.query }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
