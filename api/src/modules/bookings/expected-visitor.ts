import { fullNameOf } from '../../lib/full-name.ts';
import { idOf } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { sessionChanged } from './bookings.errors.ts';

/** The id of whom a body expects, null for nobody; undefined where it says nothing, or what the schema refuses. */
function expectedIn(body: unknown): string | null | undefined {
  const { bookedBy } = (body ?? {}) as { readonly bookedBy?: unknown };
  if (typeof bookedBy === 'string') return idOf('users', bookedBy) ?? undefined;
  return bookedBy === null ? null : undefined;
}

/**
 * A session may end, or become another's in another tab, while a form is filled. Whoever says for whom they send it is
 * held to that (docs/domain/bookings.md#whose-booking).
 * @throws 409 session-changed.
 */
export function requireExpectedVisitor(body: unknown, { user }: Visitor): void {
  const expected = expectedIn(body);
  if (expected !== undefined && expected !== (user?.id ?? null))
    throw sessionChanged(user && fullNameOf(user));
}
