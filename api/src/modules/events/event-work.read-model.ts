import {
  addDays,
  BACK_WITHIN_DAYS,
  CONFIRMED_BEFORE_DAYS,
  DECISION_DAYS,
  type EventWork,
  PACKED_BEFORE_DAYS,
  zurichDate,
  zurichInstant,
} from '@firn/shared-contracts/domain';
import { and, eq, exists, gt, inArray, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { seatsTaken } from '../bookings/seats.read-model.ts';
import {
  hasHouseWithOtherNumbers,
  hasReleaseSoon,
  hasUnconfirmedHouse,
} from '../event-accommodations/hut-work.read-model.ts';
import { eventReports } from '../event-reports/event-reports.table.ts';
import { offers } from '../offers/offers.table.ts';
import { hasMaterialOut, hasUnpackedMaterial } from '../renting-material-orders/material-work.read-model.ts';
import { isSetAside } from '../set-aside/set-aside.read-model.ts';
import { eventGuides, events } from './events.table.ts';

/** A decision is work from this many days before it is due. */
const DECISION_LEAD_DAYS = 7;
/** A guide has to be found this many days before the start. */
const GUIDE_LEAD_DAYS = 56;

/** The event begins after now and within this many days, the last one included. */
function beginsWithin(days: number, now: Date): SQL | undefined {
  const end = zurichInstant(addDays(zurichDate(now), days + 1));
  return and(gt(events.start, now), lt(events.start, end));
}

function isBelowMinimum(db: Db): SQL {
  const taken = db
    .select({ taken: seatsTaken.taken })
    .from(seatsTaken)
    .where(eq(seatsTaken.eventId, events.id));
  return sql`coalesce((${taken}), 0) < coalesce(${events.minimumParticipants}, ${offers.minimumParticipants})`;
}

function decisionIsDue(db: Db, now: Date): SQL | undefined {
  const { oneDay, severalDays } = DECISION_DAYS;
  return and(
    eq(events.state, 'open'),
    // Its group books it as a whole, or it falls away.
    eq(events.isPrivate, false),
    beginsWithin(severalDays + DECISION_LEAD_DAYS, now),
    or(gt(events.durationDays, 1), beginsWithin(oneDay + DECISION_LEAD_DAYS, now)),
    isBelowMinimum(db),
  );
}

function hasNoGuide(db: Db): SQL {
  const own = db
    .select({ id: eventGuides.eventId })
    .from(eventGuides)
    .where(eq(eventGuides.eventId, events.id));
  return not(exists(own));
}

/** Its guides were asked the day after; the office asks once this many days are over. */
const REPORT_LEAD_DAYS = 3;

/** The event is over for this many days, the day of its end not counted. */
const isOverFor = (days: number, now: Date): SQL =>
  lt(events.end, zurichInstant(addDays(zurichDate(now), 1 - days)));

/** Nobody can hand one in any more once the office has concluded. */
function isWithoutReport(now: Date): SQL | undefined {
  return and(
    isOverFor(REPORT_LEAD_DAYS, now),
    inArray(events.state, ['open', 'confirmed']),
    not(sql`${events.guideFinished}`),
    not(sql`${events.concluded}`),
  );
}

const unreadIncidents = (db: Db) =>
  db
    .select({ id: eventReports.eventId })
    .from(eventReports)
    .where(
      and(
        eq(eventReports.eventId, events.id),
        ne(eventReports.incidents, ''),
        isNull(eventReports.incidentsReadAt),
      ),
    );

/** The decisions due first come first. */
export const byDecision = (): SQL => sql`${events.start} - case when ${events.durationDays} > 1
  then ${DECISION_DAYS.severalDays}::int else ${DECISION_DAYS.oneDay}::int end * interval '1 day'`;

/** Condition for causes of a kind of open work (docs/domain/office.md#open-work); the query joins events' offers. */
export function isEventCause(db: Db, kind: EventWork, now: Date): SQL | undefined {
  switch (kind) {
    case 'decisions-due':
      return decisionIsDue(db, now);
    case 'guides-missing':
      return and(
        inArray(events.state, ['prepared', 'open', 'confirmed']),
        beginsWithin(GUIDE_LEAD_DAYS, now),
        hasNoGuide(db),
      );
    case 'huts-release':
      return and(gt(events.start, now), hasReleaseSoon(now));
    case 'huts-changed':
      return and(gt(events.start, now), hasHouseWithOtherNumbers(now));
    case 'huts-unconfirmed':
      return and(
        inArray(events.state, ['prepared', 'open', 'confirmed']),
        beginsWithin(CONFIRMED_BEFORE_DAYS, now),
        hasUnconfirmedHouse(),
      );
    case 'materials-to-pack':
      return and(
        inArray(events.state, ['prepared', 'open', 'confirmed']),
        beginsWithin(PACKED_BEFORE_DAYS, now),
        hasUnpackedMaterial(),
      );
    case 'materials-not-back':
      return and(isOverFor(BACK_WITHIN_DAYS, now), hasMaterialOut());
    case 'events-to-check':
      return and(eq(events.state, 'prepared'), eq(events.published, false));
    case 'incidents-unread':
      return exists(unreadIncidents(db));
    case 'reports-missing':
      return isWithoutReport(now);
    case 'events-not-settled':
      return and(lt(events.end, now), ne(events.state, 'cancelled'), not(sql`${events.concluded}`));
  }
}

/** Condition for events that are open work: causes of which the office has not said that nothing more is to do. */
export const isEventWork = (db: Db, kind: EventWork, now: Date): SQL | undefined =>
  and(isEventCause(db, kind, now), not(isSetAside(db, kind, events.id)));
