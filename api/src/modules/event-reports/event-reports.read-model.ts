import type { EventReportResponse } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { findLedEvent, listTakingPart } from '../booking-persons/index.ts';
import { users } from '../users/users.table.ts';
import { eventReports } from './event-reports.table.ts';

/** Null while there is none, and for whoever may not know who took part: incidents speak of guests. */
export async function findReport(
  db: Db,
  eventId: string,
  visitor: Visitor,
  now: Date,
): Promise<EventReportResponse | null> {
  if (!(await findLedEvent(db, eventId, visitor, now))) return null;
  const [row] = await db
    .select({ report: eventReports, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(eventReports)
    .leftJoin(users, eq(users.id, eventReports.submittedBy))
    .where(eq(eventReports.eventId, eventId));
  if (!row) return null;
  const { report, by } = row;
  const absent = (await listTakingPart(db, eventId)).filter(({ state }) => state === 'no_show');
  return {
    '@id': `${iri('events', eventId)}/report`,
    '@type': 'EventReport',
    event: iri('events', eventId),
    absent: absent.map(({ id }) => iri('booking_persons', id)),
    expenses: report.expenses,
    incidents: report.incidents,
    comment: report.comment,
    submittedBy: by && fullNameOf(by),
    submittedAt: report.submittedAt.toISOString(),
  };
}
