import type { ClientBase } from 'pg';

/** Any number that nobody else in the database takes; gateways that start at once would collide otherwise. */
const LOCK = 4_610_001;

/** Tables of one concern in PostgreSQL. */
export interface DatabaseSchema {
  /** SQL that makes what is missing. */
  readonly statements: string;
  /** What `statements` make last: where it is, all is. */
  readonly last: string;
}

/**
 * Makes what is missing. Where all is there it writes nothing, so a role without that right and a standby can read.
 * A connection on which this rejects is in the middle of a transaction, to be given up.
 */
export async function ensureSchema(client: ClientBase, { statements, last }: DatabaseSchema): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    last,
  ]);
  if (rows[0]?.exists) return;
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(statements);
  await client.query('COMMIT');
}
