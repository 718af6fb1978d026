import type { EventReportResponse } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { findLedEvent, listTakingPart } from '../booking-persons/index.ts';
import { users } from '../users/users.table.ts';
import { eventReports } from './event-reports.table.ts';
import { readReportDocuments, type SigningView } from './report-documents.read-model.ts';

const authors = alias(users, 'authors');
const returners = alias(users, 'returners');
const readers = alias(users, 'readers');

const stored = (db: Db, eventId: string) =>
  db
    .select({
      report: eventReports,
      by: { firstName: authors.firstName, lastName: authors.lastName },
      returnedBy: { firstName: returners.firstName, lastName: returners.lastName },
      readBy: { firstName: readers.firstName, lastName: readers.lastName },
    })
    .from(eventReports)
    .leftJoin(authors, eq(authors.id, eventReports.submittedBy))
    .leftJoin(returners, eq(returners.id, eventReports.returnedBy))
    .leftJoin(readers, eq(readers.id, eventReports.incidentsReadBy))
    .where(eq(eventReports.eventId, eventId));

type Stored = Awaited<ReturnType<typeof stored>>[number];

/** What the office did with it. */
function handlingOf({
  report,
  returnedBy,
  readBy,
}: Stored): Pick<EventReportResponse, 'returned' | 'incidentsRead'> {
  const { returnedAt, returnReason, incidentsReadAt } = report;
  return {
    returned: returnedAt && {
      reason: returnReason ?? '',
      by: returnedBy && fullNameOf(returnedBy),
      at: returnedAt.toISOString(),
    },
    incidentsRead: incidentsReadAt && {
      by: readBy && fullNameOf(readBy),
      at: incidentsReadAt.toISOString(),
    },
  };
}

/** Null for whoever may not know who took part, and while there is none: incidents speak of guests. */
export async function findReport(
  db: Db,
  eventId: string,
  visitor: Visitor,
  view: SigningView,
): Promise<EventReportResponse | null> {
  return (await findLedEvent(db, eventId, visitor, view.now)) ? reportOf(db, eventId, view) : null;
}

/** The report of an event that somebody may read; null while there is none. */
export async function reportOf(
  db: Db,
  eventId: string,
  view: SigningView,
): Promise<EventReportResponse | null> {
  const [row] = await stored(db, eventId);
  if (!row) return null;
  const { report, by } = row;
  const absent = (await listTakingPart(db, eventId)).filter(({ state }) => state === 'no_show');
  return {
    '@id': `${iri('events', eventId)}/report`,
    '@type': 'EventReport',
    event: iri('events', eventId),
    absent: absent.map(({ id }) => iri('booking_persons', id)),
    ...(await readReportDocuments(db, report, view)),
    incidents: report.incidents,
    comment: report.comment,
    submittedBy: by && fullNameOf(by),
    submittedAt: report.submittedAt.toISOString(),
    ...handlingOf(row),
  };
}
