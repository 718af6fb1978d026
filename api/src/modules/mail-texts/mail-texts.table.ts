import { pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt, version } from '../../db/columns.ts';

/** What the office has written in place of a default; null: the default. A text that nobody changed has no row. */
export const mailTexts = pgTable('mail_texts', {
  /** Key of the text (docs/domain/mails.md#texts). */
  id: text().primaryKey(),
  version: version(),
  subject: text(),
  opening: text(),
  closing: text(),
  updatedAt: updatedAt(),
});
