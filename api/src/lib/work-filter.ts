import type { Visitor } from './principal.ts';
import { forbidden, unauthorised } from './problem.ts';
import { type Query, readChoices } from './query.ts';

/**
 * Reads the filter by open work, which is the office's alone.
 * @throws Problem 401 or 403 for anybody else, 400 for unknown work.
 */
export function readWork<T extends string>(
  query: Query,
  kinds: readonly T[],
  { user, permissions }: Visitor,
): T[] {
  const work = readChoices(query, kinds, 'work');
  if (work.length === 0 || permissions.isAdmin) return work;
  throw user ? forbidden('Nach «work» darfst du nicht filtern. Bitte lass es weg.') : unauthorised();
}
