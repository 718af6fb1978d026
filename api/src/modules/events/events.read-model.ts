import type { EventResponse } from '@firn/shared-contracts/api';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Projection } from '../../lib/projection.ts';
import { takenSeats } from '../bookings/index.ts';
import { loadTourParts } from '../offers/index.ts';
import { offers } from '../offers/offers.table.ts';
import { type EventSource, eventResponse } from './event.response.ts';
import { conditionsOf } from './event-conditions.read-model.ts';
import type { EventFilter } from './event-filter.ts';
import { isListedFor, isReachableFor } from './event-visibility.read-model.ts';
import { events } from './events.table.ts';

export interface EventView {
  readonly visitor: Visitor;
  readonly projection: Projection | null;
  readonly now: Date;
}

const withOffer = (db: Db) =>
  db.select({ event: events, offer: offers }).from(events).innerJoin(offers, eq(offers.id, events.offerId));

async function respond(db: Db, sources: readonly EventSource[], view: EventView): Promise<EventResponse[]> {
  const parts = await loadTourParts(db, sources, view.projection);
  const taken = await takenSeats(
    db,
    sources.map(({ event }) => event.id),
  );
  return sources.map((source) =>
    eventResponse(source, parts, { taken: taken.get(source.event.id) ?? 0, ...view }),
  );
}

/** Start ascending unless the client asks otherwise; the id makes every order total. */
function orderOf({ order }: EventFilter): SQL[] {
  const wanted = order.length > 0 ? order : [{ property: 'start' as const, descending: false }];
  return [
    ...wanted.map(({ property, descending }) => (descending ? desc : asc)(events[property])),
    wanted.some(({ descending }) => descending) ? desc(events.id) : asc(events.id),
  ];
}

export async function listEvents(
  db: Db,
  filter: EventFilter,
  page: Page,
  view: EventView,
): Promise<{ items: EventResponse[]; total: number }> {
  return listWhere(db, and(isListedFor(db, view.visitor), await conditionsOf(db, filter, view.now)), {
    filter,
    page,
    view,
  });
}

/** Lists by a condition; the number of queries does not depend on the number of events. */
export async function listWhere(
  db: Db,
  where: SQL | undefined,
  list: { readonly filter: EventFilter; readonly page: Page; readonly view: EventView },
): Promise<{ items: EventResponse[]; total: number }> {
  const { filter, page, view } = list;
  const sources = await withOffer(db)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(where);
  return { items: await respond(db, sources, view), total: counted?.total ?? 0 };
}

export async function findEvent(db: Db, id: string, view: EventView): Promise<EventResponse | null> {
  const sources = await withOffer(db).where(and(eq(events.id, id), isReachableFor(db, view.visitor)));
  const [event] = await respond(db, sources, view);
  return event ?? null;
}
