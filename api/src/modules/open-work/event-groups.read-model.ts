import type { EventWork } from '@firn/shared-contracts/domain';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { iri } from '../../lib/iri.ts';
import { FIRST_RELEASE } from '../event-accommodations/hut-work.read-model.ts';
import { byDecision, isEventWork } from '../events/event-work.read-model.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { groupOf, type ReadGroup, SHOWN, total } from './read-group.read-model.ts';
import { EVENT_DAYS } from './work-days.read-model.ts';

function eventGroup(kind: EventWork, order: () => SQL = () => asc(events.start)): ReadGroup {
  return async (db, now) => {
    const rows = await db
      .select({
        total,
        id: events.id,
        code: events.code,
        title: sql<string>`coalesce(${events.title}, ${offers.title})`,
        day: sql<string>`(${EVENT_DAYS[kind]})::text`,
        offerId: events.offerId,
      })
      .from(events)
      .innerJoin(offers, eq(offers.id, events.offerId))
      .where(isEventWork(db, kind, now))
      .orderBy(order(), asc(events.id))
      .limit(SHOWN);
    return groupOf(rows, (event) => ({
      '@id': iri('events', event.id),
      id: event.id,
      code: event.code,
      label: event.title,
      detail: null,
      day: event.day,
      offer: iri('offers', event.offerId),
    }));
  };
}

/** Beds that are free to give back for the shortest time come first. */
const byRelease = (): SQL => asc(FIRST_RELEASE);

export const EVENT_GROUPS: Readonly<Record<EventWork, ReadGroup>> = {
  'decisions-due': eventGroup('decisions-due', byDecision),
  'guides-missing': eventGroup('guides-missing'),
  'huts-release': eventGroup('huts-release', byRelease),
  'huts-changed': eventGroup('huts-changed', byRelease),
  'huts-unconfirmed': eventGroup('huts-unconfirmed'),
  'materials-to-pack': eventGroup('materials-to-pack'),
  'materials-not-back': eventGroup('materials-not-back', () => asc(events.end)),
  'events-to-check': eventGroup('events-to-check'),
  'incidents-unread': eventGroup('incidents-unread'),
  'reports-missing': eventGroup('reports-missing'),
  'events-not-settled': eventGroup('events-not-settled'),
};
