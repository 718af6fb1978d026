import type { Violation } from '@firn/shared-contracts/shell';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { conflict, type Problem } from '../../lib/problem.ts';
import { findOverlap } from './assignment-conflicts.read-model.ts';
import { type Overlap, overlapText } from './assignment-conflicts.ts';

const TYPE = '/problems/guide-overlap';

/** 409 that names the event the guide leads at the same time, and what would get it through. */
export const overlapProblem = (other: Overlap, missing: readonly Violation[] = []): Problem =>
  conflict(TYPE, overlapText(other), {
    event: { '@id': iri('events', other.id), code: other.code, title: other.title },
    ...(missing.length > 0 && { missing }),
  });

/** The same, for a write that the database has refused. */
export async function guideOverlap(
  db: Db,
  ids: { readonly eventId: string; readonly guideId: string },
): Promise<Problem> {
  const other = await findOverlap(db, ids);
  return other
    ? overlapProblem(other)
    : conflict(TYPE, 'Dieser Guide leitet zur gleichen Zeit einen anderen Event.');
}
