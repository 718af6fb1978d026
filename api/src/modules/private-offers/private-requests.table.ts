import type { PrivateRequestState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { events } from '../events/events.table.ts';
import { offers } from '../offers/offers.table.ts';

/** Wishes for a tour of one's own, and what became of them (docs/domain/private-tours.md). */
export const privateRequests = pgTable(
  'private_requests',
  {
    id: id(),
    version: version(),
    state: text().$type<PrivateRequestState>().notNull().default('new'),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'restrict' }),
    /** The days wished for, both included. */
    from: date().notNull(),
    to: date().notNull(),
    alternatives: text(),
    persons: integer().notNull(),
    experience: text(),
    message: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Of the office. */
    notes: text().notNull().default(''),
    /** The event made of it. */
    eventId: uuid()
      .unique()
      .references(() => events.id, { onDelete: 'restrict' }),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'set null' }),
    validUntil: instant(),
    /** SHA-256 of the token in the mail that says it has come: it reads and withdraws. */
    tokenHash: text().notNull().unique(),
    /** SHA-256 of the token in the mail with the offer: it books, too. */
    offerTokenHash: text().unique(),
    /** Where it came from, as `networkOf` gives it; forgotten after 30 days. */
    network: text(),
    createdAt: createdAt(),
    /** When nothing more was to come of it. */
    closedAt: instant(),
  },
  (table) => [
    index('private_requests_state_index').on(table.state, table.createdAt),
    index('private_requests_network_index').on(table.network, table.createdAt),
    index('private_requests_offer_index').on(table.offerId),
    check('private_requests_days_check', sql`"to" >= "from" and persons >= 1`),
  ],
);

export type PrivateRequestRow = typeof privateRequests.$inferSelect;
