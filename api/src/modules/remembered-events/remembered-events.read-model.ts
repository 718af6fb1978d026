import type { RememberedEventResponse } from '@firn/shared-contracts/api';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Listed, View } from '../../records/index.ts';
import { isReachableFor } from '../events/event-visibility.read-model.ts';
import { eventsById } from '../events/events.read-model.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { rememberedEvents } from './remembered-events.table.ts';

const selectRemembered = (db: Db) =>
  db
    .select({
      id: rememberedEvents.id,
      eventId: rememberedEvents.eventId,
      mails: rememberedEvents.mails,
      createdAt: rememberedEvents.createdAt,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(rememberedEvents)
    .innerJoin(users, eq(users.id, rememberedEvents.userId))
    .innerJoin(events, eq(events.id, rememberedEvents.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRemembered>>[number];

const whose = ({ user }: Row): RememberedEventResponse['user'] => ({
  '@id': iri('users', user.id),
  fullName: fullNameOf(user),
  email: user.email,
});

async function respond(
  db: Db,
  rows: readonly Row[],
  view: View,
  { named }: { readonly named: boolean },
): Promise<RememberedEventResponse[]> {
  const byId = await eventsById(db, [...new Set(rows.map(({ eventId }) => eventId))], view);
  return rows.flatMap((row) => {
    const event = byId.get(row.eventId);
    if (!event) return [];
    return {
      '@id': iri('remembered_events', row.id),
      '@type': 'RememberedEvent',
      id: row.id,
      event,
      user: named ? whose(row) : null,
      mails: row.mails,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** SQL: somebody's own, as far as they may still read the event. */
const isOwn = (db: Db, userId: string, visitor: Visitor): SQL | undefined =>
  and(eq(rememberedEvents.userId, userId), isReachableFor(db, visitor));

export interface RememberedFilter {
  readonly eventIds: readonly string[];
  /** Of the office alone. */
  readonly userIds: readonly string[];
}

/** One's own, the newest first; for the office, who remembers the events, or what the people, that it asks for. */
export async function listRemembered(
  db: Db,
  { eventIds, userIds }: RememberedFilter,
  page: Page,
  view: View,
): Promise<Listed<RememberedEventResponse>> {
  const { user, permissions } = view.visitor;
  if (!user) return { items: [], total: 0 };
  const named = permissions.isAdmin && eventIds.length + userIds.length > 0;
  const where = and(
    eventIds.length > 0 ? inArray(rememberedEvents.eventId, [...eventIds]) : undefined,
    userIds.length > 0 ? inArray(rememberedEvents.userId, [...userIds]) : undefined,
    named ? undefined : isOwn(db, user.id, view.visitor),
  );
  const rows = await selectRemembered(db)
    .where(where)
    .orderBy(desc(rememberedEvents.createdAt), desc(rememberedEvents.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(rememberedEvents)
    .innerJoin(events, eq(events.id, rememberedEvents.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .where(where);
  return { items: await respond(db, rows, view, { named }), total: counted?.total ?? 0 };
}

/** The visitor's own entry of an event; null if there is none. */
export async function findOwnRemembered(
  db: Db,
  eventId: string,
  view: View,
): Promise<RememberedEventResponse | null> {
  const { user } = view.visitor;
  if (!user) return null;
  const rows = await selectRemembered(db).where(
    and(eq(rememberedEvents.eventId, eventId), eq(rememberedEvents.userId, user.id)),
  );
  return (await respond(db, rows, view, { named: false }))[0] ?? null;
}
