import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { and, asc, eq, gt, gte, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import type { MailedEvent } from '../outbox/index.ts';
import { reminders } from '../outbox/reminders.table.ts';
import { users } from '../users/users.table.ts';
import { eventPlace, eventTitle } from './assignment-conflicts.read-model.ts';
import type { GuideTemplate } from './guide.mail.ts';
import { guideAssignments } from './guide-assignments.table.ts';

/** Whom to write to, and about what. */
export interface MailedAssignment {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly event: MailedEvent;
}

const selectMailed = (db: Db) =>
  db
    .select({
      id: guideAssignments.id,
      email: users.email,
      firstName: users.firstName,
      event: {
        id: events.id,
        version: events.version,
        code: events.code,
        title: eventTitle,
        place: eventPlace,
        start: events.start,
        end: events.end,
      },
    })
    .from(guideAssignments)
    .innerJoin(users, eq(users.id, guideAssignments.guideId))
    .innerJoin(events, eq(events.id, guideAssignments.eventId))
    .innerJoin(offers, eq(offers.id, events.offerId))
    .$dynamic();

export async function findMailedAssignment(db: Db, id: string): Promise<MailedAssignment | null> {
  const [row] = await selectMailed(db).where(eq(guideAssignments.id, id));
  return row ?? null;
}

export type Reminder = Extract<GuideTemplate, 'guide_8_weeks' | 'guide_1_week' | 'guide_report_due'>;

/** After so many days nobody is asked for a report by mail any more: the office has a task of it. */
const REPORT_DAYS = 14;

/** When each is due; the earlier ends where the later begins (docs/domain/mails.md#guides). */
function isDue(template: Reminder, now: Date): SQL | undefined {
  const today = zurichDate(now);
  const morning = (days: number) => zurichInstant(addDays(today, days));
  switch (template) {
    case 'guide_8_weeks':
      return and(gte(events.start, morning(8)), lt(events.start, morning(8 * 7 + 1)));
    case 'guide_1_week':
      return and(gt(events.start, now), lt(events.start, morning(8)));
    case 'guide_report_due':
      return and(
        eq(events.guideFinished, false),
        lt(events.end, morning(0)),
        gte(events.end, morning(-REPORT_DAYS)),
      );
  }
}

/**
 * Accepted assignments whose reminder is due and not made, locked until the transaction ends: nobody is taken off
 * meanwhile, and another worker passes them by.
 */
export async function lockDueReminders(
  tx: Tx,
  template: Reminder,
  now: Date,
  most: number,
): Promise<MailedAssignment[]> {
  const made = tx
    .select({ one: sql`1` })
    .from(reminders)
    .where(
      and(
        eq(reminders.template, template),
        eq(reminders.about, sql`'/api/guide_assignments/' || ${guideAssignments.id}`),
      ),
    );
  return selectMailed(tx)
    .where(
      and(
        eq(guideAssignments.state, 'accepted'),
        inArray(events.state, ['open', 'confirmed', 'prepared']),
        isDue(template, now),
        notExists(made),
      ),
    )
    .orderBy(asc(guideAssignments.id))
    .limit(most)
    .for('update', { of: guideAssignments, skipLocked: true });
}
