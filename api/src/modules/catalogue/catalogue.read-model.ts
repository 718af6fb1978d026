import { and, asc, count, eq, like, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TSchema } from 'typebox';
import type { Db } from '../../db/client.ts';
import { containing, plainText } from '../../db/columns.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Query } from '../../lib/query.ts';

/** One of the small lists. Every table has an id and a title. */
export interface CatalogueList {
  readonly path: string;
  /** Plural, German. */
  readonly title: string;
  readonly type: string;
  readonly table: PgTable & { readonly id: AnyPgColumn; readonly title: AnyPgColumn };
  readonly order: readonly AnyPgColumn[];
  readonly schema: TSchema;
  readonly toResponse: (row: Record<string, unknown>) => object;
  /** Filters besides `title`, with the field each one is about. */
  readonly filters?: Readonly<Record<string, string>>;
  readonly conditions?: (query: Query) => SQL | undefined;
}

export async function readCatalogue(
  db: Db,
  list: CatalogueList,
  filter: { readonly title: string | null; readonly query: Query },
  page: Page,
): Promise<{ items: object[]; total: number }> {
  const titled =
    filter.title === null ? undefined : like(plainText(list.table.title), containing(filter.title));
  const where = and(titled, list.conditions?.(filter.query));
  const rows = await db
    .select()
    .from(list.table)
    .where(where)
    .orderBy(...list.order.map((column) => asc(column)))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(list.table).where(where);
  return { items: rows.map(list.toResponse), total: counted?.total ?? 0 };
}

export async function findCatalogueItem(db: Db, list: CatalogueList, id: string): Promise<object | null> {
  const [row] = await db.select().from(list.table).where(eq(list.table.id, id));
  return row ? list.toResponse(row) : null;
}
