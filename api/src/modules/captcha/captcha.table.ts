import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** Solutions that were looked at: each counts once (docs/domain/accounts.md#captcha). */
export const captchaSolutions = pgTable(
  'captcha_solutions',
  {
    /** SHA-256 of what is the same however a solution is written. */
    solutionHash: text().primaryKey(),
    /** False: right and asked about, not yet spent. */
    used: boolean().notNull(),
    /** When nobody needs to know of it any more. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('captcha_solutions_expires_index').on(table.expiresAt)],
);
