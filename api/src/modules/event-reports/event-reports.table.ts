import type { ReceiptVat } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import type { CarriedDocument } from '../documents/documents.table.ts';
import { events } from '../events/events.table.ts';
import { users } from '../users/users.table.ts';

/** Holds what a guide has paid; what is left out was handed in before there were receipts. */
export interface StoredExpense {
  readonly title: string;
  /** Rappen, VAT included. */
  readonly amount: number;
  /** Null: the receipt says nothing of VAT. */
  readonly vat?: ReceiptVat | null;
  /** The rate of that kind when it was handed in. */
  readonly vatPercent?: number | null;
  readonly receipt?: CarriedDocument | null;
}

export interface StoredPicture extends CarriedDocument {
  /** The picture that guests see of it; left out: the office alone sees it. */
  readonly publishedAs?: string;
}

/** What the guide of an event hands in; who came stands with the persons (docs/domain/events.md#attendance). */
export const eventReports = pgTable(
  'event_reports',
  {
    eventId: uuid()
      .primaryKey()
      .references(() => events.id),
    expenses: jsonb().$type<StoredExpense[]>().notNull(),
    /** For the office alone, in their order (docs/domain/events.md#receipts-and-pictures-of-a-report). */
    pictures: jsonb().$type<StoredPicture[]>().notNull().default([]),
    incidents: text().notNull(),
    comment: text().notNull(),
    submittedBy: uuid().references(() => users.id),
    submittedAt: instant().notNull(),
    /** Null unless the office gave it back and it was not handed in again. */
    returnedAt: instant(),
    returnedBy: uuid().references(() => users.id),
    returnReason: text(),
    /** Null until somebody of the office has read the incidents. */
    incidentsReadAt: instant(),
    incidentsReadBy: uuid().references(() => users.id),
  },
  (table) => [
    index('event_reports_unread_index')
      .on(table.eventId)
      .where(sql`incidents <> '' and incidents_read_at is null`),
  ],
);
