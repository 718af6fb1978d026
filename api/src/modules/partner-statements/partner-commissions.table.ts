import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { partners } from '../partners/partners.table.ts';

export type CommissionKind = 'booked' | 'changed' | 'cancelled';

/** A ledger of what bookings bring partners; a trigger refuses to change it (docs/domain/partners.md#commission). */
export const partnerCommissions = pgTable(
  'partner_commissions',
  {
    id: id(),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id, { onDelete: 'restrict' }),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    kind: text().$type<CommissionKind>().notNull(),
    persons: integer().notNull(),
    /** Rappen, VAT included and without fees. */
    revenue: integer().notNull(),
    /** Rappen. */
    commission: integer().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('partner_commissions_partner_idx').on(table.partnerId, table.at),
    index('partner_commissions_booking_idx').on(table.bookingId),
    check('partner_commissions_kind_check', sql`kind in ('booked', 'changed', 'cancelled')`),
  ],
);
