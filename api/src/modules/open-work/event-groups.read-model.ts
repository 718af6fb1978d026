import { decisionDate, type EventWork, zurichDate } from '@firn/shared-contracts/domain';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { iri } from '../../lib/iri.ts';
import { byDecision, isEventWork } from '../events/event-work.read-model.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { groupOf, type ReadGroup, SHOWN, total } from './read-group.read-model.ts';

interface Dates {
  readonly start: Date;
  readonly end: Date;
  readonly durationDays: number;
}

function eventGroup(
  kind: EventWork,
  dayOf: (event: Dates) => string,
  order: () => SQL = () => asc(events.start),
): ReadGroup {
  return async (db, now) => {
    const rows = await db
      .select({
        total,
        id: events.id,
        code: events.code,
        title: sql<string>`coalesce(${events.title}, ${offers.title})`,
        start: events.start,
        end: events.end,
        durationDays: events.durationDays,
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
      day: dayOf(event),
      offer: iri('offers', event.offerId),
    }));
  };
}

const startDay = ({ start }: Dates) => zurichDate(start);
const endDay = ({ end }: Dates) => zurichDate(end);

export const EVENT_GROUPS: Readonly<Record<EventWork, ReadGroup>> = {
  'decisions-due': eventGroup('decisions-due', decisionDate, byDecision),
  'guides-missing': eventGroup('guides-missing', startDay),
  'events-to-check': eventGroup('events-to-check', startDay),
  'incidents-unread': eventGroup('incidents-unread', endDay),
  'reports-missing': eventGroup('reports-missing', endDay),
  'events-not-settled': eventGroup('events-not-settled', endDay),
};
