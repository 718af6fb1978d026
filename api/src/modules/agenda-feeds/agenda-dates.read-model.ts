import { and, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { wholePage } from '../../lib/pagination.ts';
import { ANONYMOUS } from '../../lib/principal.ts';
import { readProjection } from '../../lib/projection.ts';
import type { Query } from '../../lib/query.ts';
import { stateChanges } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { listEvents, readEventFilter } from '../events/index.ts';

const SHOWN = {
  properties: {
    ...[
      'id',
      'version',
      'title',
      'slug',
      'subtitle',
      'place',
      'location',
      'start',
      'end',
      'availability',
      'priceFrom',
      'state',
    ],
    guides: ['fullName'],
    headImage: ['contentUrl'],
  },
} as unknown as Query;

async function changesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { createdAt: Date; steppedAt: Date | null }>();
  const isStep = and(eq(stateChanges.entity, 'event'), eq(stateChanges.entityId, events.id));
  const rows = await db
    .select({ id: events.id, createdAt: events.createdAt, steppedAt: max(stateChanges.at) })
    .from(events)
    .leftJoin(stateChanges, isStep)
    .where(inArray(events.id, [...ids]))
    .groupBy(events.id);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/**
 * Dates as the agenda shows them to anybody, whoever asks.
 * @throws 400 or 422 for a malformed filter.
 */
export async function readAgendaDates(
  db: Db,
  query: Query,
  { most, now, newest = false }: { readonly most: number; readonly now: Date; readonly newest?: boolean },
) {
  const order = newest ? { order: { createdAt: 'desc' } } : {};
  const filter = readEventFilter({ ...query, ...order }, ANONYMOUS);
  const view = { visitor: ANONYMOUS, projection: readProjection(SHOWN), now };
  const { items } = await listEvents(db, filter, wholePage(most), view);
  const changes = await changesOf(
    db,
    items.map(({ id }) => id),
  );
  return items.map((event) => {
    const { createdAt = now, steppedAt = null } = changes.get(event.id) ?? {};
    return { ...event, createdAt, changedAt: steppedAt ?? createdAt };
  });
}

/** A date of the agenda, when it came in, and when its state last changed. */
export type AgendaDate = Awaited<ReturnType<typeof readAgendaDates>>[number];
