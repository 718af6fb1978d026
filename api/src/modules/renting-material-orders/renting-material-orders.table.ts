import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from '../../db/columns.ts';
import { bookingPersons, bookings } from '../bookings/bookings.table.ts';
import { documents } from '../documents/documents.table.ts';
import { rentingMaterialStock, rentingMaterials } from '../renting-materials/renting-materials.table.ts';
import { users } from '../users/users.table.ts';

/** As it is kept; `requested` and `cancelled` also follow from the booking (view `renting_material_standings`). */
export type StoredOrderState = 'reserved' | 'handed_out' | 'returned' | 'damaged' | 'lost' | 'cancelled';

/** The value of a property as it was chosen, with the title of that day. */
export interface ChosenValue {
  /** Id of the property. */
  readonly property: string;
  readonly title: string;
  readonly value: string;
}

/** What one person of a booking rents (docs/domain/material.md#orders). */
export const rentingMaterialOrders = pgTable(
  'renting_material_orders',
  {
    id: id(),
    version: version(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'restrict' }),
    personId: uuid()
      .notNull()
      .references(() => bookingPersons.id, { onDelete: 'restrict' }),
    materialId: uuid()
      .notNull()
      .references(() => rentingMaterials.id, { onDelete: 'restrict' }),
    /** Null once the office keeps such pieces no more. */
    stockId: uuid().references(() => rentingMaterialStock.id, { onDelete: 'set null' }),
    /** Of the material on that day, and of its price line. */
    title: text().notNull(),
    values: jsonb().$type<readonly ChosenValue[]>().notNull(),
    state: text().$type<StoredOrderState>().notNull().default('reserved'),
    /** Days of the event. */
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** The same with the days on which the piece rests. */
    heldFrom: date().notNull(),
    heldUntil: date().notNull(),
    /** Rappen of its price line. */
    price: integer().notNull(),
    /** Rappen that a damage or a loss was charged with. */
    charge: integer().notNull().default(0),
    piece: text(),
    note: text().notNull().default(''),
    /** The picture of a damage; null too once its term is over. */
    pictureId: uuid().references(() => documents.id, { onDelete: 'set null' }),
    packedAt: instant(),
    handedOutAt: instant(),
    endedAt: instant(),
    /** Who did the last step with it; null: nobody yet. */
    changedById: uuid().references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('renting_material_orders_booking_idx').on(table.bookingId),
    index('renting_material_orders_days_idx').on(table.firstDay, table.lastDay),
    index('renting_material_orders_material_idx').on(table.materialId, table.heldUntil),
    index('renting_material_orders_stock_idx').on(table.stockId, table.heldUntil),
    index('renting_material_orders_out_idx').on(table.lastDay).where(sql`state = 'handed_out'`),
    uniqueIndex('renting_material_orders_person_key')
      .on(table.personId, table.materialId)
      .where(sql`state <> 'cancelled'`),
    // A single piece is with one person at a time, however its label was typed (docs/domain/material.md#labels).
    uniqueIndex('renting_material_orders_piece_key')
      .on(sql`upper(btrim(piece))`)
      .where(sql`state = 'handed_out'`),
    check(
      'renting_material_orders_state_check',
      sql`state in ('reserved', 'handed_out', 'returned', 'damaged', 'lost', 'cancelled')`,
    ),
    check(
      'renting_material_orders_days_check',
      sql`held_from <= first_day and first_day <= last_day and last_day <= held_until`,
    ),
  ],
);

export type MaterialOrderRow = typeof rentingMaterialOrders.$inferSelect;
