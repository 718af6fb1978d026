import pg from 'pg';

/** A pool of connections to PostgreSQL. */
export type Database = pg.Pool;

/** No query of a gateway takes long; a database that does not answer must not block requests (ms). */
const LIMITS = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  query_timeout: 6000,
  // A writer that stopped in the middle of a transaction releases its lock.
  idle_in_transaction_session_timeout: 10_000,
};
/** Default for the most connections of a pool. */
const CONNECTIONS = 10;

/**
 * Opens a pool; connects with the first query. `onProblem` is told of connections that broke while idle: without a
 * listener that event would end the process. The pool replaces them by itself.
 */
export function openDatabase(
  url: string,
  onProblem: (message: string) => void,
  connections = CONNECTIONS,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    fallback_application_name: 'firn-delivery',
    ...LIMITS,
  });
  pool.on('error', (error) => onProblem(`A connection to the database broke: ${error.message}`));
  return pool;
}

/** A connection outside the pool, for listening; no answer within `timeout` ms is an error. Not yet connected. */
export function separateConnection(database: Database, timeout: number): pg.Client {
  return new pg.Client({
    ...database.options,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
}
