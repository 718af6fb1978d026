import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, version } from '../../db/columns.ts';

/** One row: what the office has set; fields nobody has set yet have the defaults of `settings.domain.ts`. */
export const settings = pgTable('settings', {
  id: id(),
  version: version(),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
});
