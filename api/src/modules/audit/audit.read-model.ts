import type { HistoryEntryResponse } from '@firn/shared-contracts/api';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { users } from '../users/users.table.ts';
import { auditEntries } from './audit.table.ts';

/** Who made the last change, and when. `by` is null for the system. */
export interface Change {
  readonly by: string | null;
  readonly at: Date;
}

const isAbout = (entity: string, entityId: string) =>
  and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId));

export async function findLastChange(db: Db, entity: string, entityId: string): Promise<Change | null> {
  const [row] = await db
    .select({ at: auditEntries.at, firstName: users.firstName, lastName: users.lastName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(isAbout(entity, entityId))
    .orderBy(desc(auditEntries.at))
    .limit(1);
  if (!row) return null;
  const { firstName, lastName } = row;
  return {
    at: row.at,
    by: firstName === null || lastName === null ? null : fullNameOf({ firstName, lastName }),
  };
}

const LONGEST_HISTORY = 200;

/** What was done to parts of a record that is told with it. */
export interface PartsHistory {
  readonly action: string;
  readonly ids: readonly string[];
}

const isAboutParts = ({ action, ids }: PartsHistory) =>
  and(eq(auditEntries.action, action), inArray(auditEntries.entityId, [...ids]));

async function latest(db: Db, where: SQL | undefined) {
  const impersonators = alias(users, 'impersonators');
  return db
    .select({ entry: auditEntries, actor: users, impersonator: impersonators })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(impersonators, eq(impersonators.id, auditEntries.impersonatorId))
    .where(where)
    .orderBy(desc(auditEntries.at))
    .limit(LONGEST_HISTORY);
}

/** The latest changes of a record, and of its parts, newest first. */
export async function listHistory(
  db: Db,
  entity: string,
  entityId: string,
  parts: PartsHistory | null = null,
): Promise<HistoryEntryResponse[]> {
  const own = await latest(db, isAbout(entity, entityId));
  const ofParts = parts ? await latest(db, isAboutParts(parts)) : [];
  const rows = [...ofParts, ...own].toSorted((a, b) => b.entry.at.getTime() - a.entry.at.getTime());
  return rows.slice(0, LONGEST_HISTORY).map(({ entry, actor, impersonator }) => ({
    '@id': `/api/history/${entry.id}`,
    '@type': 'HistoryEntry',
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    actor: actor && fullNameOf(actor),
    impersonator: impersonator && fullNameOf(impersonator),
    label: entry.label,
    changes: (entry.diff ?? {}) as HistoryEntryResponse['changes'],
  }));
}
