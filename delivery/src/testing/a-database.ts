import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { describe } from '@jest/globals';
import pg from 'pg';

/** An empty database of its own on the server of the tests. */
export interface TestDatabase {
  readonly url: string;
  /** Runs a statement beside everybody else; resolves to its rows. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  dispose(): Promise<void>;
}

/** Set by `npm test -- postgres`. */
const SERVER_URL = process.env.TEST_DATABASE_URL;
/** `describe` for tests on PostgreSQL, which are skipped where there is no server. */
export const onServer: (name: string, tests: () => void) => void = SERVER_URL ? describe : describe.skip;

async function administer(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

export async function aDatabase(): Promise<TestDatabase> {
  if (!SERVER_URL) throw new Error('TEST_DATABASE_URL is missing.');
  const server = SERVER_URL;
  const name = `firn_delivery_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  // Tests end connections, this one's among them; the next query gets a new one.
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async (text, values = []) => (await pool.query(text, values)).rows,
    async dispose() {
      await pool.end();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
