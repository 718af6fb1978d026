/** The id at the end of an IRI: `/api/offers/4f…` gives `4f…`. */
export function idOf(iri: string): string {
  return iri.slice(iri.lastIndexOf('/') + 1);
}
