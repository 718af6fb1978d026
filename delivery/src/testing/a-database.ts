import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { describe } from '@jest/globals';
import pg from 'pg';

/** A separate empty database on the test server. */
export interface TestDatabase {
  readonly url: string;
  /** Runs a statement on a connection of its own; resolves to its rows. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  dispose(): Promise<void>;
}

/** Set by `npm test -- postgres`. */
const SERVER_URL = process.env.TEST_DATABASE_URL;
/** `describe` for tests on PostgreSQL, skipped if there is no server. */
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
  // Tests end connections, including this one; the next query gets a new one.
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
