import type { OpenWorkGroup } from '@firn/shared-contracts/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Items of a kind that are told at once. */
export const SHOWN = 5;

export type ReadGroup = (db: Db, now: Date) => Promise<Omit<OpenWorkGroup, 'kind'>>;

/** How many rows there are before `limit`, in each row. */
export const total = sql<number>`(count(*) over ())::int`;

/** A group from the first rows, each of which knows the total. */
export function groupOf<Row extends { readonly total: number }>(
  rows: readonly Row[],
  toItem: (row: Row) => OpenWorkGroup['items'][number],
): Omit<OpenWorkGroup, 'kind'> {
  return { count: rows[0]?.total ?? 0, items: rows.map(toItem) };
}
