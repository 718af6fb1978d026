import type { Permission } from '../../../access/permission-matrix.ts';
import type { Db } from '../../../db/client.ts';
import type { Filter } from '../../../lib/hydra.ts';
import type { Visitor } from '../../../lib/principal.ts';
import type { Query } from '../../../lib/query.ts';
import type { Cell, Sheet, SheetColumn } from '../../../lib/sheet.ts';
import { cellsOf, type SheetField } from '../../../lib/sheet-fields.ts';

/** The person whom a file is made for, and the moment. */
export interface ExportView {
  readonly visitor: Visitor;
  readonly now: Date;
}

/** The lines of a file, and how many there are; null where that shows at the end alone. */
export interface ExportLines {
  readonly total: number | null;
  readonly rows: AsyncIterable<readonly Cell[]>;
}

/** A kind of export. */
export interface ExportSource {
  readonly title: string;
  readonly permission: Permission;
  readonly filters: readonly Filter[];
  /** The columns by their keys; those of the list have the same ones. */
  readonly columns: Readonly<Record<string, SheetColumn>>;
  /** @throws Problem 400 or 403 that names the filter. */
  check(query: Query, view: ExportView): void;
  /** The lines with these columns. */
  open(db: Db, query: Query, view: ExportView, keys: readonly string[]): Promise<ExportLines>;
}

/** Lines that are in memory at once. */
const BATCH = 500;

type Fields<Row> = Readonly<Record<string, SheetField<Row>>>;

interface ListDefinition<Row extends { readonly id: string }, Chosen>
  extends Pick<ExportSource, 'title' | 'permission' | 'filters'> {
  readonly columns: Fields<Row>;
  readonly readFilter: (query: Query, view: ExportView) => Chosen;
  /** Ids of what the list has, in its order. */
  readonly find: (db: Db, filter: Chosen, view: ExportView & { readonly query: Query }) => Promise<string[]>;
  /** Those of the ids that are still there, in any order. */
  readonly read: (db: Db, ids: readonly string[], view: ExportView) => Promise<readonly Row[]>;
}

/**
 * A file of a list. Which lines it has is read first, as ids, so that it has each once and ends, whatever is written
 * meanwhile; what stands in them is read batch by batch.
 */
export function listSource<Row extends { readonly id: string }, Chosen>(
  definition: ListDefinition<Row, Chosen>,
): ExportSource {
  const { title, permission, filters, columns, readFilter, find, read } = definition;
  async function* rowsOf(
    db: Db,
    ids: readonly string[],
    view: ExportView,
    fields: readonly SheetField<Row>[],
  ) {
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      const found = new Map((await read(db, batch, view)).map((row) => [row.id, row]));
      for (const id of batch) {
        const row = found.get(id);
        if (row) yield cellsOf(fields, row);
      }
    }
  }
  return {
    title,
    permission,
    filters,
    columns,
    check: (query, view) => {
      readFilter(query, view);
    },
    async open(db, query, view, keys) {
      const ids = await find(db, readFilter(query, view), { ...view, query });
      const fields = keys.flatMap((key) => columns[key] ?? []);
      return { total: ids.length, rows: rowsOf(db, ids, view, fields) };
    },
  };
}

/** A file of a sheet that is made elsewhere, with its columns by their keys, in the order of the sheet. */
export function sheetSource(
  frame: Pick<ExportSource, 'title' | 'permission' | 'filters'>,
  columns: Readonly<Record<string, SheetColumn>>,
  {
    check,
    make,
  }: Pick<ExportSource, 'check'> & {
    readonly make: (db: Db, query: Query, view: ExportView) => Sheet;
  },
): ExportSource {
  const keys = Object.keys(columns);
  async function* chosen(rows: Sheet['rows'], places: readonly number[]) {
    for await (const cells of rows) yield places.map((place) => cells[place] ?? null);
  }
  return {
    ...frame,
    columns,
    check,
    async open(db, query, view, asked) {
      const { rows } = make(db, query, view);
      const places = asked.map((key) => keys.indexOf(key));
      return { total: null, rows: chosen(rows, places) };
    },
  };
}
