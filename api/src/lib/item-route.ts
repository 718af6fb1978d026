import { Type } from 'typebox';
import { isUuid } from './iri.ts';
import { notFound } from './problem.ts';

export const IdParams = Type.Object({ id: Type.String() });

/** @throws 404 for an id that can be none, so that the database never sees it. */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id;
}
