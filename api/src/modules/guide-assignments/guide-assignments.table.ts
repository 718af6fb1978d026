import { ASSIGNMENT_STATES } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

const period = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * Guides who are asked for an event (docs/domain/events.md#guides). The constraint `guide_assignments_no_overlap`
 * refuses a second accepted one at the same time; triggers keep `period` as the event has it, and `event_guides`.
 */
export const guideAssignments = pgTable(
  'guide_assignments',
  {
    id: id(),
    version: version(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    guideId: uuid()
      .notNull()
      .references(() => users.id),
    state: text({ enum: ASSIGNMENT_STATES }).notNull(),
    comment: text(),
    /** Why it may overlap another; null: it may not. */
    overrideReason: text(),
    /** From start to end of the event; empty while it is cancelled. */
    period: period().notNull().default(sql`'empty'`),
    askedAt: createdAt(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('guide_assignments_current_unique')
      .on(table.eventId, table.guideId)
      .where(sql`state in ('asked', 'accepted')`),
    index('guide_assignments_guide_index').on(table.guideId, table.state),
  ],
);
