import type { Query, QueryNode } from './query.ts';

/** The fields requested with `properties`; null for a field requested as a whole. */
export interface Projection {
  readonly [field: string]: Projection | null;
}

function projectionOf(node: QueryNode): Projection {
  if (typeof node === 'string') {
    return Object.fromEntries(node.split(',').map((field) => [field.trim(), null]));
  }
  if (Array.isArray(node)) return Object.assign({}, ...node.map(projectionOf));
  return Object.fromEntries(
    Object.entries(node as Query).flatMap(([key, child]): [string, Projection | null][] => {
      if (child === undefined) return [];
      return /^\d+$/.test(key) ? Object.entries(projectionOf(child)) : [[key, projectionOf(child)]];
    }),
  );
}

/**
 * `properties[]=a`, `properties=a,b` and nested `properties[guides][]=fullName` (docs/domain/queries.md#properties);
 * null without any.
 */
export function readProjection(query: Query): Projection | null {
  const node = query.properties;
  return node === undefined || node === '' ? null : projectionOf(node);
}

export const wants = (projection: Projection | null, field: string): boolean =>
  projection === null || field in projection;

/** How each field of an answer is made of what is known. */
export type Makers<Item, Facts> = { readonly [Field in keyof Item]: (facts: Facts) => Item[Field] };

const isWanted = (projection: Projection, field: string): boolean =>
  field in projection || field === '@id' || field === '@type';

/** An answer of the requested fields, in the order of `makers`; the others are not even made. */
export function made<Item, Facts>(
  makers: Makers<Item, Facts>,
  projection: Projection | null,
): (facts: Facts) => Item {
  const entries = Object.entries(makers) as [string, (facts: Facts) => unknown][];
  const wanted = projection ? entries.filter(([field]) => isWanted(projection, field)) : entries;
  return (facts) => {
    const item: Record<string, unknown> = {};
    for (const [field, make] of wanted) item[field] = make(facts);
    return item as Item;
  };
}

/** Narrows a resource to the requested fields; `@id` and `@type` always stay, unknown fields are ignored. */
export function project(value: unknown, projection: Projection | null): unknown {
  if (projection === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => project(item, projection));
  const narrowed: Record<string, unknown> = {};
  for (const [field, child] of Object.entries(value)) {
    if (isWanted(projection, field)) narrowed[field] = project(child, projection[field] ?? null);
  }
  return narrowed;
}
