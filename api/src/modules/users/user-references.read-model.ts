import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import { users } from './users.table.ts';

interface UserReference {
  readonly table: PgTable;
  readonly userId: AnyPgColumn;
  /** True if the rows go with the row of the account, such as sessions and family. */
  readonly isPart: boolean;
}

/** Every column of the product that names an account. */
export const userReferences = (): UserReference[] =>
  Object.values(schema)
    .filter((table): table is typeof table & PgTable => table instanceof PgTable)
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { foreignTable, columns } = key.reference();
        const [userId] = columns;
        return foreignTable === users && userId
          ? [{ table, userId, isPart: key.onDelete === 'cascade' }]
          : [];
      }),
    );
