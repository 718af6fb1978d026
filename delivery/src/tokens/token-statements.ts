import type { DatabaseSchema } from '../shared/database-schema.ts';

const TABLE = `
  CREATE SCHEMA IF NOT EXISTS firn_delivery;
  CREATE TABLE IF NOT EXISTS firn_delivery.ops_tokens (
    id text PRIMARY KEY,
    remote text NOT NULL,
    label text NOT NULL,
    hash text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz
  );
`;

export const TOKEN_SCHEMA: DatabaseSchema = {
  statements: TABLE,
  last: 'firn_delivery.ops_tokens',
};

const COLUMNS = `id, remote, label, hash, created_at AS "createdAt", expires_at AS "expiresAt",
  last_used_at AS "lastUsedAt"`;
const NEWEST_FIRST = 'ORDER BY created_at DESC, id';

/** If an id was ever here, even revoked, the first row counts. */
export const ADD = `
  INSERT INTO firn_delivery.ops_tokens (id, remote, label, hash, created_at, expires_at, last_used_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`;

export const FIND = `
  SELECT ${COLUMNS}, revoked_at IS NOT NULL AS revoked FROM firn_delivery.ops_tokens WHERE id = $1`;

export const LIST = `SELECT ${COLUMNS} FROM firn_delivery.ops_tokens WHERE revoked_at IS NULL ${NEWEST_FIRST}`;

/** One of the two is null. The row stays, so that `ADD` cannot bring the token back. */
export const REVOKE = `
  WITH ended AS (
    UPDATE firn_delivery.ops_tokens SET revoked_at = now()
    WHERE revoked_at IS NULL AND (id = $1 OR remote = $2) RETURNING *
  )
  SELECT ${COLUMNS} FROM ended ${NEWEST_FIRST}`;

export const REMEMBER_USE = 'UPDATE firn_delivery.ops_tokens SET last_used_at = $2 WHERE id = $1';
