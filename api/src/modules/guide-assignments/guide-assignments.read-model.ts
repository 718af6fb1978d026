import type { AssignmentConditions, GuideAssignmentResponse } from '@firn/shared-contracts/api';
import { ASSIGNMENT_STATES } from '@firn/shared-contracts/domain';
import { and, asc, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { readerOf } from '../../access/access.ts';
import { visibleFields } from '../../access/field-matrix.ts';
import type { Db } from '../../db/client.ts';
import { filterIds, iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { wants } from '../../lib/projection.ts';
import { type Query, readChoices, readList } from '../../lib/query.ts';
import { readTimeSpan } from '../../lib/query-dates.ts';
import type { Listed, View } from '../../records/index.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { guideSummary } from '../people/index.ts';
import { users } from '../users/users.table.ts';
import { loadConditions } from './assignment-conditions.read-model.ts';
import { eventPlace, eventTitle } from './assignment-conflicts.read-model.ts';
import { guideAssignments } from './guide-assignments.table.ts';

const selectAssignments = (db: Db) =>
  db
    .select({
      assignment: guideAssignments,
      guide: users,
      event: {
        id: events.id,
        code: events.code,
        title: eventTitle,
        place: eventPlace,
        start: events.start,
        end: events.end,
        state: events.state,
      },
    })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .innerJoin(events, eq(events.id, guideAssignments.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .$dynamic();

export type AssignmentRow = Awaited<ReturnType<typeof selectAssignments>>[number];

function assignmentResponse(
  { assignment, guide, event }: AssignmentRow,
  conditions: AssignmentConditions | null,
): GuideAssignmentResponse {
  return {
    '@id': iri('guide_assignments', assignment.id),
    '@type': 'GuideAssignment',
    id: assignment.id,
    version: assignment.version,
    guide: guideSummary(guide),
    event: {
      '@id': iri('events', event.id),
      ...event,
      start: event.start.toISOString(),
      end: event.end.toISOString(),
    },
    state: assignment.state,
    comment: assignment.comment,
    overrideReason: assignment.overrideReason,
    askedAt: assignment.askedAt.toISOString(),
    answeredAt: assignment.answeredAt?.toISOString() ?? null,
    conditions,
  };
}

type Reading = Pick<View, 'visitor'> & Partial<Pick<View, 'projection'>>;

async function respond(
  db: Db,
  rows: readonly AssignmentRow[],
  { visitor, projection = null }: Reading,
): Promise<GuideAssignmentResponse[]> {
  const conditions = await loadConditions(db, wants(projection, 'conditions') ? rows : []);
  const reader = readerOf(visitor, 'own');
  return rows.map((row) => {
    const whole = assignmentResponse(row, conditions.get(row.assignment.id) ?? null);
    return visibleFields('guide_assignments', whole, reader);
  });
}

/** The office reads all, guides their own: to whoever may not read one it is not there. */
const isReadableFor = ({ user, permissions }: Visitor): SQL | undefined =>
  permissions.isAdmin ? undefined : eq(guideAssignments.guideId, user?.id ?? sql`null`);

function conditionsOf(query: Query): SQL | undefined {
  const ids = (collection: string, name: string) => filterIds(collection, name, readList(query, name));
  const [eventIds, guideIds] = [ids('events', 'event'), ids('users', 'guide')];
  const states = readChoices(query, ASSIGNMENT_STATES, 'state');
  const [start, end] = [readTimeSpan(query, 'start'), readTimeSpan(query, 'end')];
  return and(
    eventIds.length > 0 ? inArray(guideAssignments.eventId, eventIds) : undefined,
    guideIds.length > 0 ? inArray(guideAssignments.guideId, guideIds) : undefined,
    states.length > 0 ? inArray(guideAssignments.state, states) : undefined,
    start.from ? gte(events.start, start.from) : undefined,
    start.until ? lt(events.start, start.until) : undefined,
    end.from ? gte(events.end, end.from) : undefined,
    end.until ? lt(events.end, end.until) : undefined,
  );
}

/** By the start of the events. */
export async function listAssignments(
  db: Db,
  query: Query,
  page: Page,
  view: View,
): Promise<Listed<GuideAssignmentResponse>> {
  const where = and(isReadableFor(view.visitor), conditionsOf(query));
  const rows = await selectAssignments(db)
    .where(where)
    .orderBy(asc(events.start), asc(users.sortKey), asc(guideAssignments.askedAt), asc(guideAssignments.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db
    .select({ total: count() })
    .from(guideAssignments)
    .innerJoin(events, eq(events.id, guideAssignments.eventId))
    .where(where);
  return { items: await respond(db, rows, view), total: counted?.total ?? 0 };
}

export async function findAssignmentRow(db: Db, id: string, visitor: Visitor): Promise<AssignmentRow | null> {
  const [row] = await selectAssignments(db).where(and(eq(guideAssignments.id, id), isReadableFor(visitor)));
  return row ?? null;
}

export async function findAssignment(
  db: Db,
  id: string,
  view: Reading,
): Promise<GuideAssignmentResponse | null> {
  const row = await findAssignmentRow(db, id, view.visitor);
  const [assignment = null] = row ? await respond(db, [row], view) : [];
  return assignment;
}
