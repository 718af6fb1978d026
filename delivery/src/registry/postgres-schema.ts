import type { DatabaseSchema } from '../shared/database-schema.ts';

/**
 * A separate schema, so that the API's migrations never touch these tables. `json`, not `jsonb`: it keeps
 * the order of the remotes, and nothing ever searches inside it.
 */
const STATEMENTS = `
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

export const REGISTRY_SCHEMA: DatabaseSchema = {
  statements: STATEMENTS,
  last: 'firn_delivery.audit_of_remote',
};
