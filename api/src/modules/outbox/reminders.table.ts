import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';

/** Mails that a job queues once: the row is written in the transaction of the mail, and a second one is refused. */
export const reminders = pgTable(
  'reminders',
  {
    /** Key of docs/domain/mails.md#templates, or of a rule that the office has made. */
    template: text().notNull(),
    /** IRI of what it reminds of. */
    about: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.template, table.about] })],
);
