import type { AuditEntryResponse } from '@firn/shared-contracts/api';
import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Listed } from '../../records/index.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { users } from '../users/users.table.ts';
import type { AuditFilter } from './audit-filter.ts';

const actors = alias(users, 'actors');
const impersonators = alias(users, 'impersonators');

/** Escapes what `like` would read as a wildcard. */
const beginningWith = (text: string): string => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

function conditionOf({ personIds, entities, label, at }: AuditFilter): SQL | undefined {
  const ids = [...personIds];
  return and(
    ids.length > 0
      ? or(inArray(auditEntries.actorId, ids), inArray(auditEntries.impersonatorId, ids))
      : undefined,
    entities.length > 0 ? inArray(auditEntries.entity, [...entities]) : undefined,
    label === null ? undefined : sql`lower(${auditEntries.label}) like ${beginningWith(label)}`,
    at.from ? gte(auditEntries.at, at.from) : undefined,
    at.until ? lt(auditEntries.at, at.until) : undefined,
  );
}

const select = (db: Db, where: SQL | undefined, { size, offset }: Pick<Page, 'size' | 'offset'>) =>
  db
    .select({
      entry: auditEntries,
      actor: { firstName: actors.firstName, lastName: actors.lastName },
      impersonator: { firstName: impersonators.firstName, lastName: impersonators.lastName },
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(impersonators, eq(impersonators.id, auditEntries.impersonatorId))
    .where(where)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(size)
    .offset(offset);

type Row = Awaited<ReturnType<typeof select>>[number];

const namesOf = ({ actor, impersonator }: Row) => ({
  actor: actor && fullNameOf(actor),
  impersonator: impersonator && fullNameOf(impersonator),
});

/** Entries that a filter lets through, the newest first. */
export async function listAuditEntries(
  db: Db,
  filter: AuditFilter,
  page: Page,
): Promise<Listed<AuditEntryResponse>> {
  const where = conditionOf(filter);
  const rows = await select(db, where, page);
  const [counted] = await db.select({ total: count() }).from(auditEntries).where(where);
  const items = rows.map((row): AuditEntryResponse => {
    const { id, at, action, entity, label, ip, diff } = row.entry;
    return {
      '@id': iri('audit_entries', id),
      '@type': 'AuditEntry',
      id,
      at: at.toISOString(),
      action,
      entity,
      label,
      ...namesOf(row),
      ip,
      fields: Object.keys(diff ?? {}),
    };
  });
  return { items, total: counted?.total ?? 0 };
}

/** A line of the file: with what each field was before and after. */
export interface AuditLine extends Pick<Row['entry'], 'at' | 'action' | 'entity' | 'label' | 'ip' | 'diff'> {
  readonly actor: string | null;
  readonly impersonator: string | null;
}

/** At once in memory. */
const BATCH = 1000;

/** The same, all of them, in batches; what is written meanwhile is not among them. */
export async function* readAuditLines(db: Db, filter: AuditFilter): AsyncGenerator<AuditLine> {
  const where = conditionOf(filter);
  let last: Row['entry'] | null = null;
  do {
    const before: SQL | undefined = last
      ? sql`(${auditEntries.at}, ${auditEntries.id}) < (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`
      : undefined;
    const rows: Row[] = await select(db, and(where, before), { size: BATCH, offset: 0 });
    for (const row of rows) yield { ...row.entry, ...namesOf(row) };
    last = rows.length === BATCH ? (rows.at(-1)?.entry ?? null) : null;
  } while (last);
}
