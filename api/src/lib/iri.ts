import { badRequest } from './problem.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: string): boolean => UUID.test(value);

/** `iri('offers', id)` is `/api/offers/{id}`. */
export const iri = (collection: string, id: string): string => `/api/${collection}/${id}`;

/** The id in an IRI of the collection, or a bare id; null when it is neither. */
export function idOf(collection: string, reference: string): string | null {
  const prefix = `/api/${collection}/`;
  const id = reference.startsWith(prefix) ? reference.slice(prefix.length) : reference;
  return isUuid(id) ? id.toLowerCase() : null;
}

/** The id of a reference in a request body (an IRI or an object with `@id`: docs/wire-format.md#items). */
export function idOfReference(
  collection: string,
  reference: string | { readonly '@id': string },
): string | null {
  return idOf(collection, typeof reference === 'string' ? reference : reference['@id']);
}

/**
 * Ids of a filter value (id or IRI: docs/domain/queries.md#references).
 * @throws 400 that names the parameter when one is neither.
 */
export function filterIds(collection: string, name: string, references: readonly string[]): string[] {
  return references.map((reference) => {
    const id = idOf(collection, reference);
    if (!id)
      throw badRequest(`Der Filter «${name}» erwartet eine Id oder eine Adresse /api/${collection}/{id}.`);
    return id;
  });
}
