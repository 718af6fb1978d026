import type { EventResponse } from '@firn/shared-contracts/api';
import { and, asc, count, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { made, wants } from '../../lib/projection.ts';
import type { Listed, View } from '../../records/index.ts';
import { countWaitingPersons, takenSeats, waitingGroups } from '../bookings/index.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { loadAssignments } from '../guide-assignments/event-assignments.read-model.ts';
import { loadTourParts } from '../offers/index.ts';
import { OFFER_COLUMNS, offers } from '../offers/offers.table.ts';
import { EVENT, type EventSource } from './event.response.ts';
import { loadAccommodations } from './event-accommodations.read-model.ts';
import { conditionsOf } from './event-conditions.read-model.ts';
import type { Circle, EventFilter, EventOrder } from './event-filter.ts';
import { distanceTo } from './event-parts.read-model.ts';
import { isBookedBy, isListedFor, isReachableFor } from './event-visibility.read-model.ts';
import { priceFrom } from './event-wishes.read-model.ts';
import { events } from './events.table.ts';
import { loadReportReturnReasons } from './report-return-reasons.read-model.ts';
import { loadReviewComments } from './review-comments.read-model.ts';

const withOffer = (db: Db) =>
  db
    .select({ event: events, offer: OFFER_COLUMNS })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId));

/** Which of the events are the visitor's to guide; of no interest for admins, who read everything. */
async function guidedAmong(
  db: Db,
  ids: readonly string[],
  { user, permissions }: Visitor,
): Promise<ReadonlySet<string>> {
  if (!user || permissions.isAdmin || !permissions.isGuide || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(inArray(events.id, [...ids]), isGuidedBy(db, [user.id])));
  return new Set(rows.map(({ id }) => id));
}

/** The events as the reader may see them: only their guides and admins read how many seats are taken. */
async function respond(db: Db, sources: readonly EventSource[], view: View): Promise<EventResponse[]> {
  const { visitor, now } = view;
  const ids = sources.map(({ event }) => event.id);
  const parts = await loadTourParts(db, sources, view.projection);
  const taken = await takenSeats(db, ids);
  const asksSeats = wants(view.projection, 'availability') || wants(view.projection, 'freePlaces');
  const waiting = await waitingGroups(db, asksSeats ? ids : [], now);
  const guided = await guidedAmong(db, ids, visitor);
  const readsTeam = visitor.permissions.isAdmin || guided.size > 0;
  const asksWaiting = readsTeam && wants(view.projection, 'waitingPersons');
  const waitingPersons = await countWaitingPersons(db, asksWaiting ? ids : []);
  const assignments = await loadAssignments(
    db,
    readsTeam && wants(view.projection, 'assignments') ? ids : [],
  );
  const accommodations = await loadAccommodations(
    db,
    wants(view.projection, 'eventAccommodations') ? ids : [],
  );
  const reviewComments = await loadReviewComments(
    db,
    readsTeam && wants(view.projection, 'reviewComment') ? ids : [],
  );
  const reportReturnReasons = await loadReportReturnReasons(
    db,
    readsTeam && wants(view.projection, 'reportReturnReason') ? ids : [],
  );
  const toResponse = made(EVENT, view.projection);
  return sources.map((source) => {
    const { id } = source.event;
    const reader = readerOf(visitor, guided.has(id) ? 'own-event' : 'none');
    const event = toResponse({
      ...source,
      parts,
      assignments,
      accommodations,
      reviewComments,
      reportReturnReasons,
      taken: taken.get(id) ?? 0,
      waiting: waiting.get(id) ?? [],
      waitingPersons: waitingPersons.get(id) ?? 0,
      now,
    });
    return visibleFields('events', event, reader);
  });
}

type Ordered = Pick<EventFilter, 'order'> & { readonly circle?: Circle | null };

function orderedBy(property: EventOrder[number]['property'], circle: Circle | null | undefined) {
  if (property === 'priceFrom') return priceFrom();
  // Without a circle nobody may ask for it.
  if (property === 'distance') return circle ? distanceTo(circle) : events.start;
  return events[property];
}

/** Start ascending unless the client asks otherwise; the id makes every order total. */
function orderOf({ order, circle }: Ordered): SQL[] {
  const first: EventOrder = order.length > 0 ? order : [{ property: 'start', descending: false }];
  const isByTime = first.some(({ property }) => property in events);
  const wanted: EventOrder = isByTime ? first : [...first, { property: 'start', descending: false }];
  return [
    ...wanted.map(({ property, descending }) => (descending ? desc : asc)(orderedBy(property, circle))),
    wanted.some(({ descending }) => descending) ? desc(events.id) : asc(events.id),
  ];
}

/** Lists by a condition; the number of queries does not depend on the number of events. */
async function listWhere(
  db: Db,
  where: SQL | undefined,
  list: Ordered & { readonly page: Page; readonly view: View },
): Promise<Listed<EventResponse>> {
  const { page, view } = list;
  const sources = await withOffer(db)
    .where(where)
    .orderBy(...orderOf(list))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(where);
  return { items: await respond(db, sources, view), total: counted?.total ?? 0 };
}

export async function listEvents(
  db: Db,
  filter: EventFilter,
  page: Page,
  view: View,
): Promise<Listed<EventResponse>> {
  const where = and(isListedFor(db, view.visitor), await conditionsOf(db, filter, view.now));
  return listWhere(db, where, { order: filter.order, circle: filter.circle, page, view });
}

/** All events of the list, in its order. */
export async function listEventIds(
  db: Db,
  filter: EventFilter,
  { visitor, now }: Pick<View, 'visitor' | 'now'>,
): Promise<string[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(and(isListedFor(db, visitor), await conditionsOf(db, filter, now)))
    .orderBy(...orderOf(filter));
  return rows.map(({ id }) => id);
}

/** Events a user guides or has booked: past ones, or those to come. */
export async function listEventsOf(
  db: Db,
  userId: string,
  { past, order }: { readonly past: boolean; readonly order: EventOrder },
  page: Page,
  view: View,
): Promise<Listed<EventResponse>> {
  const when = past ? lt(events.end, view.now) : gte(events.end, view.now);
  const isTheirs = or(isGuidedBy(db, [userId]), isBookedBy(db, userId, { active: true }));
  return listWhere(db, and(isTheirs, when), { order, page, view });
}

/** Those of the ids that the visitor may read, by id. */
export async function eventsById(
  db: Db,
  ids: readonly string[],
  view: View,
): Promise<ReadonlyMap<string, EventResponse>> {
  if (ids.length === 0) return new Map();
  const sources = await withOffer(db).where(
    and(inArray(events.id, [...ids]), isReachableFor(db, view.visitor)),
  );
  return new Map((await respond(db, sources, view)).map((event) => [event.id, event]));
}

/** A private event for whoever holds the secret of its offer: with the fields that everybody reads. */
export async function findPrivateEvent(db: Db, id: string, view: View): Promise<EventResponse | null> {
  const sources = await withOffer(db).where(and(eq(events.id, id), eq(events.isPrivate, true)));
  const [event] = await respond(db, sources, view);
  return event ?? null;
}

export async function findEvent(db: Db, id: string, view: View): Promise<EventResponse | null> {
  const sources = await withOffer(db).where(and(eq(events.id, id), isReachableFor(db, view.visitor)));
  const [event] = await respond(db, sources, view);
  return event ?? null;
}
