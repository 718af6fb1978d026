import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { reminders } from './reminders.table.ts';

/** SQL: whether nothing was sent under this key about something, by its IRI. */
export const isNotReminded = (db: Db, key: string, about: SQL<string>): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(reminders)
      .where(and(eq(reminders.template, key), eq(reminders.about, about))),
  );

/** Those of these IRIs about which something was sent under this key. */
export async function remindedAmong(
  db: Db,
  key: string,
  abouts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (abouts.length === 0) return new Set();
  const rows = await db
    .select({ about: reminders.about })
    .from(reminders)
    .where(and(eq(reminders.template, key), inArray(reminders.about, [...abouts])));
  return new Set(rows.map(({ about }) => about));
}
