import pg from 'pg';
import { isDatabaseBusy } from '../lib/database-errors.ts';
import { type RouteShares, routeShares } from './route-shares.ts';
import { currentWork, type WorkKind } from './work.ts';

interface PoolLimits {
  /** Connections at most. */
  readonly max: number;
  /** The longest wait for a connection, also a new one; a host that does not answer would be waited for for minutes (ms). */
  readonly connectionTimeoutMillis: number;
  /** The longest wait for a lock (ms). */
  readonly lock_timeout: number;
  /** The longest that one statement takes (ms). */
  readonly statement_timeout: number;
  /** The longest pause of a transaction: whoever stops in the middle gives the locks back (ms). */
  readonly idle_in_transaction_session_timeout: number;
  /** The same as of a statement, for a server that is gone without a word (ms). */
  readonly query_timeout?: number;
}

/** docs/reference/hostile.md#the-database */
const LIMITS: Readonly<Record<WorkKind, PoolLimits>> = {
  health: {
    max: 1,
    connectionTimeoutMillis: 450,
    lock_timeout: 450,
    statement_timeout: 450,
    query_timeout: 450,
    idle_in_transaction_session_timeout: 1000,
  },
  sessions: {
    max: 3,
    connectionTimeoutMillis: 2000,
    lock_timeout: 1000,
    statement_timeout: 2000,
    idle_in_transaction_session_timeout: 5000,
  },
  reads: {
    max: 8,
    connectionTimeoutMillis: 5000,
    lock_timeout: 1000,
    statement_timeout: 8000,
    idle_in_transaction_session_timeout: 10_000,
  },
  writes: {
    max: 6,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 5000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  },
  jobs: {
    max: 6,
    connectionTimeoutMillis: 20_000,
    lock_timeout: 10_000,
    statement_timeout: 300_000,
    idle_in_transaction_session_timeout: 300_000,
  },
};

/** The server compiles what it takes for a long statement: for a report of 1 s that took 4 s more. */
const WITHOUT_COMPILER = '-c jit=off';

/** Of the connections for reads; a stuck route tries again with one, so that it is noticed when it is free. */
const SHARES = { perRoute: 4, stuck: 3, patience: 2000 };

type Query = (...args: unknown[]) => Promise<pg.QueryResult>;

/**
 * A pool for each kind of work, as one: a statement goes to that of the work it is sent for (`work.ts`). Drizzle takes a
 * connection for a transaction from whatever has «Pool» in its class name.
 */
export class WorkPools {
  readonly #pools: Readonly<Record<WorkKind, pg.Pool>>;
  readonly #shares: RouteShares = routeShares(SHARES);

  constructor(connectionString: string) {
    const open = (kind: WorkKind) => {
      const name = { application_name: `firn-api ${kind}`, options: WITHOUT_COMPILER };
      const pool = new pg.Pool({ connectionString, ...name, ...LIMITS[kind] });
      // A restarting server ends idle connections. The pool drops them by itself and the next query reports what is
      // wrong; without a listener the event would end the process.
      return pool.on('error', () => undefined);
    };
    this.#pools = {
      health: open('health'),
      sessions: open('sessions'),
      reads: open('reads'),
      writes: open('writes'),
      jobs: open('jobs'),
    };
  }

  of(kind: WorkKind): pg.Pool {
    return this.#pools[kind];
  }

  async query(...args: unknown[]): Promise<pg.QueryResult> {
    const { kind, route } = currentWork();
    const pool = this.#pools[kind];
    const send = () => (pool.query as unknown as Query).apply(pool, args);
    if (kind !== 'reads' || route === undefined) return send();
    const end = await this.#shares.take(route);
    try {
      const result = await send();
      end(false);
      return result;
    } catch (error) {
      end(isDatabaseBusy(error));
      throw error;
    }
  }

  async connect(): Promise<pg.PoolClient> {
    const { kind, route } = currentWork();
    if (kind !== 'reads' || route === undefined) return this.#pools[kind].connect();
    const end = await this.#shares.take(route);
    const client = await this.#pools[kind].connect().catch((error: unknown) => {
      end(null);
      throw error;
    });
    const release = client.release.bind(client);
    client.release = (error) => {
      release(error);
      end(null);
    };
    return client;
  }

  async end(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
  }
}
