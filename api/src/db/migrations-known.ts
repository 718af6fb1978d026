import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Tx } from './client.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** Reads the migrations of this code, oldest first. */
export const knownMigrations = (): readonly MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });

/** Makes the tables of a state of before, within the transaction of the caller, without notes of what was done. */
export async function makeTables(tx: Tx, migrations: readonly MigrationMeta[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  // Drizzle makes its own table like this, and finds it there.
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const statement of migrations.flatMap((migration) => migration.sql)) {
    await tx.execute(sql.raw(statement));
  }
}
