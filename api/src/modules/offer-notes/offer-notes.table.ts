import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, version } from '../../db/columns.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';

/** Internal notes of the office about an offer. */
export const offerNotes = pgTable(
  'offer_notes',
  {
    id: id(),
    version: version(),
    offerId: uuid()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    authorId: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('offer_notes_offer_index').on(table.offerId, table.createdAt)],
);

export type OfferNoteRow = typeof offerNotes.$inferSelect;
