import type { DocumentRow } from './documents.table.ts';

/** The name of a document's file in the store. */
export const documentKey = ({ id, kind }: Pick<DocumentRow, 'id' | 'kind'>): string => `${kind}/${id}`;
