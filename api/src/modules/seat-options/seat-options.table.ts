import type { SeatOptionState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** Seats that the office holds for guests on the phone (docs/domain/bookings.md#options); the view `seats_taken` counts them. */
export const seatOptions = pgTable(
  'seat_options',
  {
    id: id(),
    version: version(),
    number: text().notNull().unique(),
    state: text().$type<SeatOptionState>().notNull().default('open'),
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    seats: integer().notNull(),
    /** The account of the guest, if there is one. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    until: instant().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    /** The way in which the link went to the guest; null where the office passes it on. */
    sentBy: text().$type<'mail' | 'sms'>(),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** The moment at which the seats were held no more. */
    closedAt: instant(),
  },
  (table) => [
    index('seat_options_event_index').on(table.eventId, table.createdAt),
    index('seat_options_due_index').on(table.until).where(sql`state = 'open'`),
    index('seat_options_user_index').on(table.userId),
    index('seat_options_booking_index').on(table.bookingId),
    check('seat_options_seats_check', sql`seats >= 1`),
  ],
);

export type SeatOptionRow = typeof seatOptions.$inferSelect;
