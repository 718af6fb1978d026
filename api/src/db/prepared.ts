import { Column, getTableColumns, is, type Query, SQL, Table } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { CASING, type Db } from './client.ts';

interface Select {
  readonly _: { readonly selectedFields: unknown; readonly result: unknown };
  toSQL(): Query;
}

interface Cell {
  /** Name of the part of the row it belongs to; null for the row itself. */
  readonly part: string | null;
  readonly name: string;
  readonly decoder: { mapFromDriverValue(value: unknown): unknown };
}

/** The driver has parsed what an expression gives. */
const AS_IT_IS: Cell['decoder'] = { mapFromDriverValue: (value) => value };

/** In the order in which they are selected. */
function cellsOf(fields: object, part: string | null = null): Cell[] {
  return Object.entries(fields).flatMap(([name, field]): Cell[] => {
    if (is(field, Column)) return [{ part, name, decoder: field }];
    if (is(field, SQL.Aliased)) return [{ part, name, decoder: AS_IT_IS }];
    if (is(field, Table) && part === null) return cellsOf(getTableColumns(field), name);
    throw new Error(
      `A prepared query selects columns and whole tables, or names its expressions; «${name}» is neither.`,
    );
  });
}

type Row = Record<string, unknown>;

function rowOf(cells: readonly Cell[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (const [index, { part, name, decoder }] of cells.entries()) {
    const value = values[index];
    if (part !== null) row[part] ??= {};
    const target = part === null ? row : (row[part] as Row);
    target[name] = value === null ? null : decoder.mapFromDriverValue(value);
  }
  return row;
}

/**
 * A query that is always the same but for its `sql.placeholder`s. Its SQL is built once: Drizzle builds it anew for
 * each run, which takes longer than to send it and to read the answer. It runs on any handle, a transaction's too,
 * and leaves no named statement on the connection. Joins must be inner ones.
 */
export function prepared<Query extends Select>(build: (builder: QueryBuilder) => Query) {
  const select = build(new QueryBuilder({ casing: CASING }));
  const cells = cellsOf(select._.selectedFields as object);
  const query = select.toSQL();
  const toRows = (rows: unknown[][]) => rows.map((values) => rowOf(cells, values));
  return (db: Db, values: Readonly<Record<string, unknown>> = {}): Promise<Query['_']['result']> =>
    db._.session.prepareQuery(query, undefined, undefined, true, toRows).execute(values);
}
