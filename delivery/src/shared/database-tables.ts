import pg from 'pg';
import type { Database } from './database.ts';
import { type DatabaseSchema, ensureSchema } from './database-schema.ts';

/** SQLSTATE of a missing table. */
const UNDEFINED_TABLE = '42P01';

export function isTableMissing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE;
}

async function makeTables(database: Database, schema: DatabaseSchema): Promise<void> {
  const client = await database.connect();
  // The pool listens only to idle connections; an error event without a listener would end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
  let isWell = false;
  try {
    await ensureSchema(client, schema);
    isWell = true;
  } finally {
    client.off('error', ignore);
    // After an error the connection is discarded: its state is unknown.
    client.release(!isWell);
  }
}

/** The result of a query that needs the tables. Rejects with the database's error. */
export type AskTables = <T>(question: () => Promise<T>) => Promise<T>;

/**
 * Tables that are created and filled before the first query; again if that failed, and again if a
 * restore or an operator drops them under a running gateway. Several gateways may call `fill` at once.
 */
export function tablesOf(
  database: Database,
  schema: DatabaseSchema,
  fill: () => Promise<void> = async () => undefined,
): AskTables {
  let ready: Promise<void> | null = null;

  async function attempt<T>(question: () => Promise<T>): Promise<T> {
    ready ??= makeTables(database, schema)
      .then(fill)
      .catch((error) => {
        ready = null;
        throw error;
      });
    await ready;
    return question();
  }

  return async (question) => {
    try {
      return await attempt(question);
    } catch (error) {
      if (!isTableMissing(error)) throw error;
      ready = null;
      return attempt(question);
    }
  };
}
