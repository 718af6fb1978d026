import type { WorkKind } from '@firn/shared-contracts/domain';
import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client.ts';
import { workCauses } from '../open-work/index.ts';
import { tasks } from './tasks.table.ts';

const SUBJECT_COLUMNS: Readonly<Record<string, string>> = {
  events: 'event_id',
  bookings: 'booking_id',
  offers: 'offer_id',
  private_requests: 'private_request_id',
  contents: 'content_id',
};

const instant = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

/**
 * Closes the open tasks whose cause is gone, notes of those that were ticked off that it is, and gives the others the day
 * that their thing has by now.
 */
export async function followCauses(tx: Tx, kind: WorkKind, now: Date): Promise<void> {
  const { causes } = workCauses(tx, kind, now);
  const at = instant(now);
  await tx.execute(sql`
    with cause as materialized (${causes}),
    ended as (
      update tasks set
        ended_at = ${at}, updated_at = ${at}, version = version + 1,
        state = case when state = 'open' then 'done' else state end,
        closed_at = coalesce(closed_at, ${at})
      where kind = ${kind} and kind <> 'own' and ended_at is null
        and not exists (select 1 from cause where cause.id = tasks.subject_id)
      returning id, closed_at, closed_by_id
    ),
    moved as (
      update tasks set due = cause.day, updated_at = ${at}, version = version + 1
      from cause
      where tasks.kind = ${kind} and tasks.kind <> 'own' and tasks.ended_at is null
        and tasks.subject_id = cause.id and tasks.due is distinct from cause.day
    )
    insert into state_changes (entity, entity_id, "from", "to", at)
    select 'task', id, 'open', 'done', ${at} from ended where closed_at = ${at} and closed_by_id is null`);
}

/** Makes a task for every cause that has none. A thing that is just being deleted is passed over: its task would hang on nothing. */
export async function insertTasks(tx: Tx, kind: WorkKind, now: Date): Promise<void> {
  const hasNone = (id: AnyPgColumn) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(tasks)
        .where(
          and(
            eq(tasks.kind, kind),
            eq(tasks.subjectId, id),
            sql`${tasks.kind} <> 'own'`,
            isNull(tasks.endedAt),
          ),
        ),
    );
  const { table, collection, causes } = workCauses(tx, kind, now, hasNone);
  const column = sql.identifier(SUBJECT_COLUMNS[collection] ?? '');
  const at = instant(now);
  await tx.execute(sql`
    insert into tasks (kind, ${column}, due, created_at, updated_at)
    select ${kind}, cause.id, cause.day, ${at}, ${at}
    from (${causes.for('key share', { of: table, skipLocked: true })}) cause
    on conflict do nothing`);
}
