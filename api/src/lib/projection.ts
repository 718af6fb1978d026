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

/** Narrows a resource to the requested fields; `@id` and `@type` always stay, unknown fields are ignored. */
export function project(value: unknown, projection: Projection | null): unknown {
  if (projection === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => project(item, projection));
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, child]) => {
      if (field === '@id' || field === '@type') return [[field, child]];
      return field in projection ? [[field, project(child, projection[field] ?? null)]] : [];
    }),
  );
}
