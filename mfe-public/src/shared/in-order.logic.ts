/** Those of the items that the office has chosen by their IRIs, in its order; one that is gone is left out. */
export function inOrder<Item extends { readonly '@id': string }>(
  chosen: readonly string[],
  items: readonly Item[],
): Item[] {
  const byIri = new Map(items.map((item) => [item['@id'], item]));
  return chosen.flatMap((iri) => byIri.get(iri) ?? []);
}
