import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { priceComponents } from '../events/events.table.ts';
import type { PriceComponentRecord } from './tour-record.ts';

/** A list that belongs to an offer or an event but lies in a table of its own. */
export interface TourList<Entry> {
  load(db: Db, owner: string): Promise<readonly Entry[]>;
  /** Puts these in place of what the owner has. */
  replace(tx: Tx, owner: string, entries: readonly Entry[]): Promise<void>;
}

const owner = sql.placeholder('owner');

/**
 * Links of an owner to other records, by two columns of a table. A table with a column `position` keeps their order,
 * any other holds a set.
 */
export function links(table: PgTable, [ownerName, toName]: readonly [string, string]): TourList<string> {
  const columns = getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>;
  const { [ownerName]: ownerColumn, [toName]: to, position } = columns;
  if (!ownerColumn || !to) throw new Error(`The table has no column ${ownerName} or ${toName}.`);
  const linked = prepared((builder) =>
    builder
      .select({ id: to })
      .from(table)
      .where(eq(ownerColumn, owner))
      .orderBy(asc(position ?? to)),
  ) as (db: Db, values: { readonly owner: string }) => Promise<{ id: string }[]>;
  return {
    load: async (db, id) => (await linked(db, { owner: id })).map((row) => row.id),
    async replace(tx, id, ids) {
      await tx.delete(table).where(eq(ownerColumn, id));
      if (ids.length === 0) return;
      const rows = ids.map((each, index) => ({
        [ownerName]: id,
        [toName]: each,
        ...(position && { position: index }),
      }));
      await tx.insert(table).values(rows);
    },
  };
}

/** The price list of an offer or an event. */
export function prices(ownerName: 'offerId' | 'eventId'): TourList<PriceComponentRecord> {
  const column = priceComponents[ownerName];
  const stored = prepared((builder) =>
    builder.select().from(priceComponents).where(eq(column, owner)).orderBy(asc(priceComponents.position)),
  );
  return {
    async load(db, id) {
      const rows = await stored(db, { owner: id });
      return rows.map(({ title, grossPrice, vatRateId, eligibleForSacDiscount, accommodationCost }) => ({
        title,
        grossPrice,
        vatRate: vatRateId,
        eligibleForSacDiscount,
        accommodationCost,
      }));
    },
    async replace(tx, id, list) {
      await tx.delete(priceComponents).where(eq(column, id));
      if (list.length === 0) return;
      await tx.insert(priceComponents).values(
        list.map(({ vatRate, ...rest }, position) => ({
          ...rest,
          vatRateId: vatRate,
          [ownerName]: id,
          position,
        })),
      );
    },
  };
}

/** The lists of a record, by field. */
export type TourLists<R> = {
  readonly [Field in keyof R]: R[Field] extends readonly (infer Entry)[] ? TourList<Entry> : never;
};

type AnyLists = [field: string, list: TourList<unknown>][];

/** All lists of an owner. */
export async function loadLists<R>(db: Db, lists: TourLists<R>, id: string): Promise<R> {
  const loaded: [string, readonly unknown[]][] = [];
  for (const [field, list] of Object.entries(lists) as AnyLists)
    loaded.push([field, await list.load(db, id)]);
  return Object.fromEntries(loaded) as R;
}

/** Stores the lists among the fields that changed. */
export async function replaceLists<R>(
  tx: Tx,
  lists: TourLists<R>,
  id: string,
  { next, changed }: { readonly next: R; readonly changed: readonly string[] },
): Promise<void> {
  for (const [field, list] of Object.entries(lists) as AnyLists) {
    if (changed.includes(field)) await list.replace(tx, id, next[field as keyof R] as readonly unknown[]);
  }
}
