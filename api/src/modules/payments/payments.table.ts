import type { PaymentKind, PaymentWay } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { users } from '../users/users.table.ts';

/**
 * The ledger of what was paid (docs/domain/payments.md#ledger). Triggers refuse to change an entry, and add each to
 * `paid` and `refunded` of its booking, which nothing else writes.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    kind: text().$type<PaymentKind>().notNull(),
    /** Rappen; below 0 the money went back. */
    amount: integer().notNull(),
    method: text().$type<PaymentWay>().notNull(),
    /** The day in Zurich on which the money moved. */
    receivedOn: date().notNull(),
    note: text(),
    /** The entry that this one takes back or pays back from. */
    ofId: uuid().references((): AnyPgColumn => payments.id, { onDelete: 'restrict' }),
    /** Null for the system. */
    createdById: uuid().references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    /** Counts up in the order of writing, which the clock does not tell for two entries of a millisecond. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('payments_booking_idx').on(table.bookingId, table.sequence),
    index('payments_of_idx').on(table.ofId),
    // The finances ask for the entries of a period.
    index('payments_received_idx').on(table.receivedOn),
    uniqueIndex('payments_corrected_once_key').on(table.ofId).where(sql`kind = 'correction'`),
    check(
      'payments_sign',
      sql`case kind when 'payment' then amount > 0 and of_id is null when 'refund' then amount < 0 and of_id is not null else amount <> 0 and of_id is not null end`,
    ),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;
