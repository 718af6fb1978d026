import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { guideAssignments } from './guide-assignments.table.ts';

export interface Overlap {
  readonly guideId: string;
  /** Full name. */
  readonly guide: string;
  readonly code: string;
  readonly title: string;
}

interface Span {
  readonly start: Date;
  readonly end: Date;
}

const overlapping = ({ start, end }: Span) => and(lt(events.start, end), gt(events.end, start));

const OVERLAP = {
  guideId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  code: events.code,
  title: sql<string>`coalesce(${events.title}, ${offers.title})`,
};

const toOverlap = ({
  firstName,
  lastName,
  ...rest
}: { firstName: string; lastName: string } & Omit<Overlap, 'guide'>): Overlap => ({
  ...rest,
  guide: fullNameOf({ firstName, lastName }),
});

/** Accepted and not by way of exception: what the constraint `guide_assignments_no_overlap` looks at. */
const binds = (assignments: typeof guideAssignments) =>
  and(eq(assignments.state, 'accepted'), isNull(assignments.overrideReason));

/** Events that the guides of an event lead as well, if it were at that time (docs/domain/events.md#guides). */
export async function overlapsOf(db: Db, eventId: string, span: Span): Promise<Overlap[]> {
  const others = alias(guideAssignments, 'others');
  const rows = await db
    .select(OVERLAP)
    .from(guideAssignments)
    .innerJoin(others, and(eq(others.guideId, guideAssignments.guideId), ne(others.eventId, eventId)))
    .innerJoin(events, eq(events.id, others.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(
      and(
        eq(guideAssignments.eventId, eventId),
        binds(guideAssignments),
        binds(others as unknown as typeof guideAssignments),
        ne(events.state, 'cancelled'),
        overlapping(span),
      ),
    );
  return rows.map(toOverlap);
}

/** Events that a guide leads in that time. */
export async function overlapsOfGuide(db: Db, guideId: string, span: Span): Promise<Overlap[]> {
  const rows = await db
    .select(OVERLAP)
    .from(guideAssignments)
    .innerJoin(events, eq(events.id, guideAssignments.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .where(
      and(
        eq(guideAssignments.guideId, guideId),
        binds(guideAssignments),
        ne(events.state, 'cancelled'),
        overlapping(span),
      ),
    );
  return rows.map(toOverlap);
}
