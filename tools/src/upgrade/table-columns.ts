import type { Database } from '@firn/api/db';

/** Rows of a statement, on either database. */
export type Query = <Row>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;

export const askRows =
  ({ raw }: Pick<Database, 'raw'>): Query =>
  async <Row>(statement: string, values: readonly unknown[] = []) => {
    const result =
      'exec' in raw ? await raw.query(statement, [...values]) : await raw.query(statement, [...values]);
    return result.rows as Row[];
  };

const COLUMNS = `select column_name as name from information_schema.columns
  where table_schema || '.' || table_name = $1 and is_generated = 'NEVER' order by 1`;

/** The columns of a table that are written; the others follow from them. */
export async function keptColumns(query: Query, table: string): Promise<string[]> {
  return (await query<{ name: string }>(COLUMNS, [table])).map(({ name }) => name);
}
