import type { ClientBase } from 'pg';

/** An arbitrary number that no one else uses in the database; gateways that start at once would collide otherwise. */
const LOCK = 4_610_001;

/** Tables of one concern in PostgreSQL. */
export interface DatabaseSchema {
  /** SQL that creates what is missing. */
  readonly statements: string;
  /** What `statements` create last: if it exists, everything does. */
  readonly last: string;
}

/**
 * Creates what is missing. Writes nothing if everything exists, so that a role without the right, or a standby, can
 * read. If this rejects, the connection is in the middle of a transaction and must be discarded.
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
