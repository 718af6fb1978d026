import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, version } from '../../db/columns.ts';

/** One row with the office's settings; unset fields have the defaults of `settings.domain.ts`. */
export const settings = pgTable('settings', {
  id: id(),
  version: version(),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
});
