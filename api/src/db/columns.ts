import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key. UUIDs keep the ids of all entities apart (docs/domain/queries.md#ids). */
export const id = () => uuid().primaryKey().defaultRandom();

export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => instant().notNull().defaultNow();

/** When the row last changed; a `tableKind` keeps it. */
export const updatedAt = () => instant().notNull().defaultNow();

/** Counts the changes of a row, from 1; the `ETag` of the item. */
export const version = () => integer().notNull().default(1);

/** Text that sorts by code point, so that every engine and locale gives the same order. */
export const sortKeyText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const ACCENTED = 'ÄäÀàÂâÉéÈèÊêËëÎîÏïÔôÖöÙùÛûÜüÇç';
const PLAIN = 'aaaaaaeeeeeeeeiiiioooouuuuuucc';

/**
 * SQL for the form of a text for sorting and searching: lower case, without accents.
 * `translate` instead of an ICU collation or `unaccent`: PGlite has no ICU, and contrib may be missing on a server.
 */
export function plainText(text: SQLWrapper): SQL<string> {
  return sql<string>`translate(lower(${text}), ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;
}

/** The same form in code, for values compared with such a column. */
export function toPlainText(text: string): string {
  return [...text.toLowerCase()].map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter).join('');
}

/** A `like` pattern for sort keys that contain the text; what `like` reads as a wildcard is escaped. */
export const containing = (text: string): string => `%${toPlainText(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Sort key of a table's `title`. */
export const titleSortKey = () => sortKeyText().generatedAlwaysAs(plainText(sql`title`));

/**
 * Whether a column has one of many ids: one parameter, where `inArray` has one each and builds its SQL anew for every
 * number of them.
 */
export const isAmong = (column: AnyPgColumn, ids: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(${sql.param(ids)}::uuid[])`;
