import type { ClientBase } from 'pg';

/** Any number that nobody else in the database takes; two gateways that start at once would collide otherwise. */
const SCHEMA_LOCK = 4_610_001;

/**
 * A schema of its own, so that the migrations of the API never meet these tables. `json` and not `jsonb`: it keeps
 * the order of the remotes, and nothing is ever searched inside.
 */
const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS firn_delivery;
  CREATE TABLE IF NOT EXISTS firn_delivery.registry (
    sequence bigint PRIMARY KEY,
    at timestamptz NOT NULL,
    document json NOT NULL
  );
  CREATE TABLE IF NOT EXISTS firn_delivery.audit (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    sequence bigint NOT NULL,
    at timestamptz NOT NULL,
    remote text NOT NULL,
    entry json NOT NULL
  );
  CREATE INDEX IF NOT EXISTS audit_newest ON firn_delivery.audit (sequence DESC, at DESC, id);
  CREATE INDEX IF NOT EXISTS audit_of_remote ON firn_delivery.audit (remote, sequence DESC);
`;

/** Makes what is missing. Where all is there it writes nothing, so a role without that right and a standby can read. */
export async function ensureRegistrySchema(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('firn_delivery.audit_of_remote') IS NOT NULL AS exists`,
  );
  if (rows[0]?.exists) return;
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  await client.query(SCHEMA);
  await client.query('COMMIT');
}
