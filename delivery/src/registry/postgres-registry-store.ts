import type { AuditEntry } from '@firn/shared-contracts/delivery';
import type { Database } from '../shared/database.ts';
import { ensureSchema } from '../shared/database-schema.ts';
import { followDatabase } from './database-follower.ts';
import { openLastSeen } from './last-seen.ts';
import { NewestDocument } from './newest-document.ts';
import { REGISTRY_SCHEMA } from './postgres-schema.ts';
import { unavailable } from './registry-refusals.ts';
import { CHANNEL, type RegistryStatements, registryStatements, rowsAbove } from './registry-statements.ts';
import type { AuditFilter, RegistryStore } from './registry-store.ts';
import { writeChange } from './write-change.ts';

/** How late a change is seen at worst when its notification is lost (ms). */
const POLL_INTERVAL = 500;

export interface PostgresRegistryOptions {
  readonly database: Database;
  /** File with the last document seen, for a start while the database is down. */
  readonly lastSeenFile: string;
  /** Receives messages for operators. */
  readonly onProblem: (message: string) => void;
  readonly statements?: RegistryStatements;
  /** ms */
  readonly pollInterval?: number;
}

async function auditRows(
  database: Database,
  { remote, action, version, limit = 100 }: AuditFilter,
): Promise<AuditEntry[]> {
  const { rows } = await database.query<{ entry: AuditEntry }>(
    `SELECT entry FROM firn_delivery.audit
     WHERE ($1::text IS NULL OR remote = $1)
       AND ($2::text IS NULL OR entry ->> 'action' = $2)
       AND ($3::text IS NULL OR entry ->> 'version' = $3)
     ORDER BY sequence DESC, at DESC, id LIMIT $4`,
    [remote ?? null, action ?? null, version ?? null, Number.isFinite(limit) ? limit : null],
  );
  return rows.map(({ entry }) => entry);
}

function refuseUnavailable(error: unknown): never {
  throw unavailable(error);
}

/**
 * A registry in PostgreSQL, for any number of gateways. `read` never asks the database: a connection that listens
 * keeps the newest document in memory, so that an outage costs a page view nothing. Opens even while the database is
 * down, with what the last process in this folder saw. The caller owns the pool and closes it after the store.
 */
export async function openPostgresRegistry({
  database,
  lastSeenFile,
  onProblem,
  statements = registryStatements,
  pollInterval = POLL_INTERVAL,
}: PostgresRegistryOptions): Promise<RegistryStore> {
  const lastSeen = openLastSeen(lastSeenFile, onProblem);
  const newest = new NewestDocument(onProblem);
  newest.listeners.add((document) => lastSeen.keep(document));
  const follower = followDatabase({
    database,
    channel: CHANNEL,
    prepare: (client) => ensureSchema(client, REGISTRY_SCHEMA),
    look: async (client) => newest.adoptRows(await rowsAbove(client, newest.document.sequence)),
    onProblem,
    pollInterval,
  });
  await follower.firstLook;
  if (!follower.isConnected()) newest.adopt(await lastSeen.load());

  return {
    read: async () => newest.document,
    async change(cause, decide) {
      const known = newest.document.sequence;
      const change = await writeChange(database, statements, { cause, decide, known });
      if (!change) return [];
      newest.adopt(change.document);
      return change.audit;
    },
    async note(row) {
      const entry: AuditEntry = { ...row, sequence: newest.document.sequence };
      await statements.insertRows(database, [entry]).catch(refuseUnavailable);
    },
    audit: (filter = {}) => auditRows(database, filter).catch(refuseUnavailable),
    watch(listener) {
      newest.listeners.add(listener);
      return () => newest.listeners.delete(listener);
    },
    isReachable: () => follower.isConnected() && !newest.isDamaged,
    async close() {
      await follower.close();
      newest.listeners.clear();
      await lastSeen.settled();
    },
  };
}
