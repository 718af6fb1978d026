import type { Database } from '@firn/api/db';

type Query = (...args: unknown[]) => Promise<unknown>;

interface Client {
  query: Query;
  release?(): void;
}

/** What a pool of PostgreSQL and the embedded database have in common, as far as the API calls them. */
interface Driver extends Client {
  /** A pool: with a callback for the pool's own use, else a connection for a transaction. */
  connect?: (...callback: unknown[]) => Promise<Client>;
  /** The embedded database. */
  transaction?: (work: (client: Client) => Promise<unknown>) => Promise<unknown>;
}

/** Calls that belong to one transaction, or a single one outside. */
interface Step {
  readonly isTransaction: boolean;
  readonly calls: unknown[][];
}

/** The driver calls of one request, to be repeated without the API around them. */
export interface Recording {
  /** Statements, `begin` and `commit` of a pool among them. */
  readonly count: number;
  replay(): Promise<void>;
}

/** A client that does what it did, and keeps the arguments of its queries. */
function heard(client: Client, calls: unknown[][]): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        if (name === 'query') calls.push(args);
        return member.apply(target, args);
      };
    },
  });
}

/** Puts ears into the driver; the answer takes them out. */
function listen(driver: Driver, steps: Step[]): () => void {
  const { query, connect, transaction } = driver;
  const begin = () => {
    const step: Step = { isTransaction: true, calls: [] };
    steps.push(step);
    return step.calls;
  };
  driver.query = (...args) => {
    steps.push({ isTransaction: false, calls: [args] });
    return query.apply(driver, args);
  };
  if (connect) {
    driver.connect = async (...callback) => {
      if (callback.length > 0) return connect.apply(driver, callback);
      return heard(await connect.call(driver), begin());
    };
  }
  if (transaction) {
    driver.transaction = (work) => transaction.call(driver, (client) => work(heard(client, begin())));
  }
  return () => Object.assign(driver, { query }, connect && { connect }, transaction && { transaction });
}

async function repeat(driver: Driver, { isTransaction, calls }: Step): Promise<void> {
  const on = async (client: Client) => {
    for (const args of calls) await client.query(...args);
  };
  if (!isTransaction) return on(driver);
  if (driver.transaction) {
    await driver.transaction(on);
    return;
  }
  const client = await driver.connect?.();
  if (!client) throw new Error('This driver has no transactions.');
  try {
    await on(client);
  } finally {
    client.release?.();
  }
}

const textOf = ([query]: unknown[]): string =>
  typeof query === 'string' ? query : String((query as { readonly text?: unknown } | undefined)?.text);

/** @param without Statements that cannot be repeated, such as one that takes a key that is then taken. */
export async function recordStatements(
  database: Database,
  request: () => Promise<unknown>,
  { without }: { readonly without?: RegExp } = {},
): Promise<Recording> {
  const driver = database.raw as unknown as Driver;
  const steps: Step[] = [];
  const stop = listen(driver, steps);
  try {
    await request();
  } finally {
    stop();
  }
  for (const { calls } of without ? steps : []) {
    const kept = calls.filter((call) => !without?.test(textOf(call)));
    calls.splice(0, calls.length, ...kept);
  }
  return {
    count: steps.reduce((sum, { calls }) => sum + calls.length, 0),
    replay: async () => {
      for (const step of steps) await repeat(driver, step);
    },
  };
}
