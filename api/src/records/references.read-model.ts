import type { Violation } from '@firn/shared-contracts/shell';
import { and, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../db/client.ts';

/** What a field names: an IRI on the wire, an id in the record, several where the field is a list. */
export interface Reference {
  readonly table: PgTable & { readonly id: AnyPgColumn };
  /** Limits the rows that may be named; without it all may. */
  readonly among?: SQL;
}

/** By field, `level`; a field of the rows of a list is written `priceComponents[].vatRate`. */
export type References = Readonly<Record<string, Reference>>;

type Fields = Readonly<Record<string, unknown>>;

const GONE = 'Diesen Eintrag gibt es nicht mehr. Bitte wähle einen anderen.';

interface Place {
  readonly field: string;
  /** Field inside each row of the list; null where the field itself is the reference. */
  readonly inRow: string | null;
  readonly reference: Reference;
}

const placesOf = (references: References): Place[] =>
  Object.entries(references).map(([key, reference]) => {
    const [field = key, inRow = null] = key.split('[].');
    return { field, inRow, reference };
  });

const idOfIri = (iri: unknown): unknown =>
  typeof iri === 'string' ? iri.slice(iri.lastIndexOf('/') + 1).toLowerCase() : iri;

function withIdsAt(body: Fields, { field, inRow }: Place): Fields {
  const value = body[field];
  if (value === undefined) return body;
  if (!Array.isArray(value)) return { ...body, [field]: idOfIri(value) };
  const ids = value.map((each) =>
    inRow === null ? idOfIri(each) : { ...(each as Fields), [inRow]: idOfIri((each as Fields)[inRow]) },
  );
  return { ...body, [field]: ids };
}

/** The body with ids in place of IRIs; the schema has checked that the IRIs are of the right collection. */
export function withIds<Body extends object>(body: Body, references: References): Body {
  return placesOf(references).reduce<Fields>(withIdsAt, body as Fields) as Body;
}

/** Where each reference of a place stands, and the id it names. */
function named(record: Fields, { field, inRow }: Place): [path: string, id: string][] {
  const value = record[field];
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [[field, value as string]];
  return value.map((each, index) =>
    inRow === null
      ? [`${field}[${index}]`, each as string]
      : [`${field}[${index}].${inRow}`, (each as Fields)[inRow] as string],
  );
}

/** References among the given fields to records that do not exist. */
export async function danglingReferences(
  tx: Tx,
  record: Fields,
  fields: readonly string[],
  references: References,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const place of placesOf(references).filter(({ field }) => fields.includes(field))) {
    const wanted = named(record, place);
    if (wanted.length === 0) continue;
    const { table, among } = place.reference;
    const ids = wanted.map(([, id]) => id);
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), among));
    const known = new Set(rows.map(({ id }) => id));
    for (const [propertyPath, id] of wanted)
      if (!known.has(id)) violations.push({ propertyPath, message: GONE });
  }
  return violations;
}

/** The fields that may have broken a foreign key, because what they name was removed while the write was under way. */
export async function goneReferences(
  db: Db,
  constraint: string,
  references: References,
): Promise<Violation[]> {
  const { rows } = await db.execute<{ target: string }>(
    sql`select confrelid::regclass::text as target from pg_constraint where conname = ${constraint} and contype = 'f'`,
  );
  return Object.entries(references)
    .filter(([, { table }]) => rows.some(({ target }) => target === getTableName(table)))
    .map(([field]) => ({ propertyPath: field.split('[].')[0] ?? field, message: GONE }));
}
