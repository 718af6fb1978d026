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

const CHANGE = { at: auditEntries.at, firstName: users.firstName, lastName: users.lastName };

const changeOf = (row: {
  readonly at: Date;
  readonly firstName: string | null;
  readonly lastName: string | null;
}): Change => {
  const { at, firstName, lastName } = row;
  return { at, by: firstName === null || lastName === null ? null : fullNameOf({ firstName, lastName }) };
};

export async function findLastChange(db: Db, entity: string, entityId: string): Promise<Change | null> {
  const [row] = await db
    .select(CHANGE)
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(isAbout(entity, entityId))
    .orderBy(desc(auditEntries.at))
    .limit(1);
  return row ? changeOf(row) : null;
}

/** The last change of each item of a kind, by id; null: of what has none. */
export async function lastChanges(db: Db, entity: string): Promise<ReadonlyMap<string | null, Change>> {
  const rows = await db
    .selectDistinctOn([auditEntries.entityId], { id: auditEntries.entityId, ...CHANGE })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(eq(auditEntries.entity, entity))
    .orderBy(auditEntries.entityId, desc(auditEntries.at));
  return new Map(rows.map(({ id, ...row }) => [id, changeOf(row)]));
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
