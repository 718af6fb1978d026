import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, text } from 'drizzle-orm/pg-core';
import { isAmong } from './columns.ts';
import { type NamedDay, searchTerms } from './search-terms.ts';

const letters = (text: SQLWrapper) => sql`plain_letters(${text})`;
const digits = (text: SQLWrapper) => sql`phone_digits(${text})`;
const orEmpty = (text: SQLWrapper) => sql`coalesce(${text}, '')`;

interface Said {
  readonly texts: readonly SQLWrapper[];
  readonly phones?: readonly SQLWrapper[];
}

/**
 * The normalised text that the office's search looks into (docs/domain/office.md#one-search). Blanks stand before and
 * between its parts, by which short words find where a word begins.
 */
export function searchText({ texts, phones = [] }: Said): SQL<string> {
  const said = letters(sql.join(texts.map(orEmpty), sql` || ' ' || `));
  return sql<string>`${sql.join(
    [said, ...phones.map((phone) => digits(orEmpty(phone)))].flatMap((part) => [sql`' '`, part]),
    sql` || `,
  )}`;
}

/** A column of such a text. */
export const searchTextColumn = (said: Said) => text().generatedAlwaysAs(searchText(said));

/** Its index. Rows that are written wait for nothing in it, or every search would read through those that wait. */
export const searchTextIndex = (table: string, column: AnyPgColumn) =>
  index(`${table}_search_text_index`).using('gin', sql`${column} gin_trgm_ops`).with({ fastupdate: false });

/** The number of all rows of a page's statement. */
export const ALL_FOUND = sql<number>`(count(*) over ())::int`;

/** SQL for the rows of a page that is found: their own columns are read for these alone. */
export const isFound = (id: AnyPgColumn, found: readonly { readonly id: string }[]): SQL =>
  isAmong(
    id,
    found.map((row) => row.id),
  );

/** How rows of a kind are searched. */
export interface SearchedRows {
  /** Rows in whose normalised text something like a pattern occurs. */
  readonly says: (pattern: string) => SQL | undefined;
  /** Rows of a day or a month. */
  readonly isOn?: (day: NamedDay) => SQL | undefined;
}

/** SQL for rows that hold all of a typed text; undefined without one. */
export function searchedBy(text: string | null, { says, isOn }: SearchedRows): SQL | undefined {
  if (text === null) return undefined;
  const terms = searchTerms(text);
  if (terms.length === 0) return sql`false`;
  return and(
    ...terms.map(({ ways, day }) =>
      or(...ways.map((patterns) => and(...patterns.map(says))), day ? isOn?.(day) : undefined),
    ),
  );
}

/** The same for rows with one such text, by itself or as a column. */
export const searchedIn = (text: string | null, said: SQLWrapper): SQL | undefined =>
  searchedBy(text, { says: (pattern) => sql`${said} like ${pattern}` });

/** The same for a title alone. */
export const titledBy = (text: string | null, title: SQLWrapper): SQL | undefined =>
  searchedIn(text, searchText({ texts: [title] }));

const digitsOf = (value: number | null, length: number) =>
  value === null ? '_'.repeat(length) : String(value).padStart(length, '0');

/** SQL for whether a calendar day, such as a birthday, is the one named. */
export const isDay = (date: SQLWrapper, { year, month, day }: NamedDay): SQL =>
  sql`to_char(${date}, 'YYYY-MM-DD') like ${`${digitsOf(year, 4)}-${digitsOf(month, 2)}-${digitsOf(day, 2)}`}`;
