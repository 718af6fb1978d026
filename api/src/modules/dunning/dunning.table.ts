import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { invoices } from '../invoices/invoices.table.ts';
import { users } from '../users/users.table.ts';

/** The step after which it is work of the office. */
export const LAST_LEVEL = 3;

/** Reminders of invoices that were due: 1, 2, and 3 for the work of the office (docs/domain/payments.md#dunning). */
export const dunningSteps = pgTable(
  'dunning_steps',
  {
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    level: integer().notNull(),
    /** Rappen that were open then. */
    open: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.level] })],
);

/** Bookings that are reminded no more. */
export const dunningStops = pgTable(
  'dunning_stops',
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    reason: text().notNull(),
    createdById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [index('dunning_stops_created_idx').on(table.createdAt)],
);
