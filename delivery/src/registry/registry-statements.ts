import type { AuditEntry } from '@firn/shared-contracts/delivery';
import type { ClientBase, Pool } from 'pg';
import type { RegistryDocument } from './registry-document.ts';
import { readDocument } from './stored-document.ts';

/** One connection, or the pool where a statement stands alone. */
type Queryable = Pick<ClientBase | Pool, 'query'>;

/** A document as PostgreSQL returns it, not yet checked. */
export interface StoredRow {
  readonly sequence: number;
  readonly document: unknown;
}

const REGISTRY_TABLE = 'firn_delivery.registry';
/** The channel of LISTEN and NOTIFY. */
export const CHANNEL = 'firn_registry';

/** The statements of a change, in their order. Replaced in tests that die between two steps. */
export interface RegistryStatements {
  begin(client: ClientBase): Promise<void>;
  /** From here on writers take turns; readers are not blocked. */
  lock(client: ClientBase): Promise<void>;
  newest(client: ClientBase): Promise<StoredRow | null>;
  insertDocument(client: ClientBase, document: RegistryDocument, at: string): Promise<void>;
  insertRows(client: Queryable, rows: readonly AuditEntry[]): Promise<void>;
  /** Reaches the listeners only with the commit. */
  announce(client: ClientBase, sequence: number): Promise<void>;
  commit(client: ClientBase): Promise<void>;
  rollback(client: ClientBase): Promise<void>;
}

/** @throws DamagedRegistryError */
export function documentOf({ sequence, document }: StoredRow): RegistryDocument {
  return readDocument(document, sequence, `Row ${sequence} of ${REGISTRY_TABLE}`);
}

/** Rows newer than a sequence, newest first: several, because the newest may be damaged. */
export async function rowsAbove(client: ClientBase, sequence: number, limit = 10): Promise<StoredRow[]> {
  const { rows } = await client.query<{ sequence: string; document: unknown }>(
    `SELECT sequence, document FROM ${REGISTRY_TABLE} WHERE sequence > $1 ORDER BY sequence DESC LIMIT $2`,
    [sequence, limit],
  );
  return rows.map((row) => ({ sequence: Number(row.sequence), document: row.document }));
}

async function run(client: Queryable, text: string, values: unknown[] = []): Promise<void> {
  await client.query(text, values);
}

export const registryStatements: RegistryStatements = {
  begin: (client) => run(client, 'BEGIN'),
  lock: (client) => run(client, `LOCK TABLE ${REGISTRY_TABLE} IN SHARE ROW EXCLUSIVE MODE`),
  newest: async (client) => (await rowsAbove(client, 0, 1))[0] ?? null,
  insertDocument: (client, document, at) =>
    run(client, `INSERT INTO ${REGISTRY_TABLE} (sequence, at, document) VALUES ($1, $2, $3)`, [
      document.sequence,
      at,
      JSON.stringify(document),
    ]),
  insertRows: (client, rows) =>
    run(
      client,
      `INSERT INTO firn_delivery.audit (sequence, at, remote, entry)
       SELECT (entry ->> 'sequence')::bigint, (entry ->> 'at')::timestamptz, entry ->> 'remote', entry
       FROM json_array_elements($1::json) WITH ORDINALITY AS list (entry, position) ORDER BY position`,
      [JSON.stringify(rows)],
    ),
  announce: (client, sequence) => run(client, 'SELECT pg_notify($1, $2)', [CHANNEL, String(sequence)]),
  commit: (client) => run(client, 'COMMIT'),
  rollback: (client) => run(client, 'ROLLBACK'),
};
