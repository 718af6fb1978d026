import type { Violation } from '@firn/shared-contracts/shell';
import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/client.ts';

/** A field that names other things: an IRI on the wire, an id in the record, several where the field is a list. */
export interface Reference {
  readonly table: PgTable & { readonly id: AnyPgColumn };
}

export type References = Readonly<Record<string, Reference | undefined>>;

const idOfIri = (iri: unknown): unknown =>
  typeof iri === 'string' ? iri.slice(iri.lastIndexOf('/') + 1).toLowerCase() : iri;

/** The body with ids in place of IRIs; the schema has checked that the IRIs are of the right collection. */
export function withIds<Body extends object>(body: Body, references: References): Body {
  const entries = Object.entries(body).map(([field, value]) => {
    if (!references[field]) return [field, value];
    return [field, Array.isArray(value) ? value.map(idOfIri) : idOfIri(value)];
  });
  return Object.fromEntries(entries) as Body;
}

/** References among the given fields that lead to nothing. */
export async function danglingReferences(
  tx: Tx,
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  references: References,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const field of fields) {
    const reference = references[field];
    const value = record[field];
    if (!reference || value === null || value === undefined) continue;
    const ids = [value].flat() as string[];
    if (ids.length === 0) continue;
    const { table } = reference;
    const rows = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
    const known = new Set(rows.map(({ id }) => id));
    const propertyPath = (index: number) => (Array.isArray(value) ? `${field}[${index}]` : field);
    ids.forEach((id, index) => {
      if (known.has(id)) return;
      const message = 'Diesen Eintrag gibt es nicht mehr. Bitte wähle einen anderen.';
      violations.push({ propertyPath: propertyPath(index), message });
    });
  }
  return violations;
}
