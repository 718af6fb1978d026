import type { Visitor } from './principal.ts';
import { forbidden, unauthorised } from './problem.ts';
import { type Query, readChoices } from './query.ts';

/** @throws Problem 401 or 403 for anybody but the office, which alone filters by this. */
export function requireOffice(filter: string, { user, permissions }: Visitor): void {
  if (permissions.isAdmin) return;
  throw user ? forbidden(`Nach «${filter}» darfst du nicht filtern. Bitte lass es weg.`) : unauthorised();
}

/**
 * Reads the filter by open work, which is the office's alone.
 * @throws Problem 401 or 403 for anybody else, 400 for unknown work.
 */
export function readWork<T extends string>(query: Query, kinds: readonly T[], visitor: Visitor): T[] {
  const work = readChoices(query, kinds, 'work');
  if (work.length > 0) requireOffice('work', visitor);
  return work;
}
