import pg from 'pg';

/** A pool of connections to PostgreSQL. */
export type Database = pg.Pool;

/** No query of a gateway is long; a database that does not answer must not hold requests up (ms). */
const LIMITS = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 5000,
  query_timeout: 6000,
  // A writer that stopped in the middle of a transaction gives its lock back.
  idle_in_transaction_session_timeout: 10_000,
};
/** Most connections of a pool, where nothing else is said. */
const CONNECTIONS = 10;

/**
 * Opens a pool; connects with the first query. `onProblem` hears of connections that broke while idle: without a
 * listener that event would end the process, and the pool replaces them by itself.
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

/** A connection beside the pool, for whoever listens on it; no answer within `timeout` ms is an error. Not yet connected. */
export function separateConnection(database: Database, timeout: number): pg.Client {
  return new pg.Client({
    ...database.options,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
}
