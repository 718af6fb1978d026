/** In place of an id: a person who is to be added. */
export const NEW = 'neu';

const PARAMETER = 'person';

/** The address of a person's form, so that it can be linked to and a step back closes it. */
export const personSearch = (id: string): string => `?${PARAMETER}=${id}`;

export const personIn = (search: URLSearchParams): string | null => search.get(PARAMETER);
