/** The id of what an IRI names. */
export const idIn = (iri: string): string => iri.slice(iri.lastIndexOf('/') + 1);
