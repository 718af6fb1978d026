import { GUIDE_SEARCH_STATES } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { users } from '../users/users.table.ts';

/** Searches for a guide (docs/domain/events.md#a-guide-falls-ill). */
export const guideSearches = pgTable(
  'guide_searches',
  {
    id: id(),
    version: version(),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    state: text({ enum: GUIDE_SEARCH_STATES }).notNull().default('open'),
    hours: integer().notNull(),
    exhaustedAt: instant(),
    settledById: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('guide_searches_open_unique').on(table.eventId).where(sql`state = 'open'`),
    index('guide_searches_event_index').on(table.eventId, table.createdAt),
  ],
);

/** Guides on the list of a search, in the order in which they are asked. */
export const guideSearchCandidates = pgTable(
  'guide_search_candidates',
  {
    id: id(),
    searchId: uuid()
      .notNull()
      .references(() => guideSearches.id, { onDelete: 'cascade' }),
    guideId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Null until the guide is asked. */
    assignmentId: uuid().references(() => guideAssignments.id, { onDelete: 'cascade' }),
    until: instant(),
    /** Whether their turn came, and something spoke against asking. */
    isPassed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('guide_search_candidates_position_unique').on(table.searchId, table.position),
    uniqueIndex('guide_search_candidates_guide_unique').on(table.searchId, table.guideId),
    index('guide_search_candidates_assignment_index').on(table.assignmentId),
  ],
);
