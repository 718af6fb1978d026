import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from '../../db/columns.ts';
import { accommodations } from '../accommodations/accommodations.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';

/**
 * Notes of the office. What a note is about has a column of its own, of which exactly one is filled; without it a note
 * says nothing, so it goes with it.
 */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    version: version(),
    text: text().notNull(),
    offerId: uuid().references(() => offers.id, { onDelete: 'cascade' }),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'cascade' }),
    eventId: uuid().references(() => events.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    accommodationId: uuid().references(() => accommodations.id, { onDelete: 'cascade' }),
    /** Null for the system. */
    createdById: uuid().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'notes_subject_check',
      sql`num_nonnulls(offer_id, booking_id, event_id, user_id, accommodation_id) = 1`,
    ),
    index('notes_offer_index').on(table.offerId, table.createdAt),
    index('notes_booking_index').on(table.bookingId, table.createdAt),
    index('notes_event_index').on(table.eventId, table.createdAt),
    index('notes_user_index').on(table.userId, table.createdAt),
    index('notes_accommodation_index').on(table.accommodationId, table.createdAt),
  ],
);

export type NoteRow = typeof notes.$inferSelect;
