import pg from 'pg';
import type { Database } from './database.ts';
import { type DatabaseSchema, ensureSchema } from './database-schema.ts';

/** SQLSTATE of a table that is not there. */
const UNDEFINED_TABLE = '42P01';

export function isTableMissing(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE;
}

async function makeTables(database: Database, schema: DatabaseSchema): Promise<void> {
  const client = await database.connect();
  // The pool listens to idle connections only; an event without a listener would end the process.
  const ignore = () => undefined;
  client.on('error', ignore);
  let isWell = false;
  try {
    await ensureSchema(client, schema);
    isWell = true;
  } finally {
    client.off('error', ignore);
    // After an error the connection is given up: what state it is in is unknown.
    client.release(!isWell);
  }
}

/** The answer to a question that needs the tables. Rejects with what the database says. */
export type AskTables = <T>(question: () => Promise<T>) => Promise<T>;

/**
 * Tables that are made, and then filled, before the first question; again when that went wrong, and again when a
 * restore or a hand drops them under a running gateway. `fill` may be asked by several gateways at once.
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
