import { index, integer, numeric, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';
import { bookings } from './bookings.table.ts';

/** Says who brought the guests of a booking, with the commission that was agreed on then (docs/domain/partners.md#whose-guest). */
export const bookingPartners = pgTable(
  'booking_partners',
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id, { onDelete: 'restrict' }),
    commissionPercent: numeric({ precision: 4, scale: 1, mode: 'number' }),
    /** Rappen. */
    commissionPerPerson: integer(),
    createdAt: createdAt(),
  },
  (table) => [index('booking_partners_partner_idx').on(table.partnerId)],
);
