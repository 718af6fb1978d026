import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client.ts';
import { titledBy } from '../db/search-text.ts';
import type { Page } from '../lib/pagination.ts';
import { type Query, readText } from '../lib/query.ts';
import type { Listed } from './resource-definition.ts';

/** A table of titles. */
type TitledTable = PgTable & { readonly id: AnyPgColumn; readonly sortKey: AnyPgColumn };

interface TableList<Row, Item> {
  readonly table: TitledTable;
  readonly order: readonly AnyPgColumn[];
  readonly toResponse: (row: Row) => Item;
  /** Filters besides `title`. */
  readonly conditions?: (query: Query) => SQL | undefined;
}

/** Reads a small list of things with a title: `list` and `find` of a resource. */
export function tableList<Row, Item>({ table, order, toResponse, conditions }: TableList<Row, Item>) {
  return {
    async list(db: Db, query: Query, page: Page): Promise<Listed<Item>> {
      const titled = titledBy(readText(query, 'title'), table.sortKey);
      const where = and(titled, conditions?.(query));
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(where)
        .orderBy(...order.map((column) => asc(column)))
        .limit(page.size)
        .offset(page.offset);
      const [counted] = await db
        .select({ total: count() })
        .from(table as PgTable)
        .where(where);
      return { items: rows.map((row) => toResponse(row as Row)), total: counted?.total ?? 0 };
    },

    async find(db: Db, id: string): Promise<Item | null> {
      const [row] = await db
        .select()
        .from(table as PgTable)
        .where(eq(table.id, id));
      return row ? toResponse(row as Row) : null;
    },
  };
}
