import type { Usage } from '@firn/shared-contracts/api';
import { isApiError, type Violation } from '@firn/shared-contracts/shell';

/** The outcome of a failed call. `detail` is the server's own sentence; empty when it gave none. */
export type Outcome<Item = unknown> = { readonly detail: string } & (
  | {
      /** Somebody else has changed the item since it was read. */
      readonly kind: 'stale';
      /** The current item, as far as this visitor may read it. */
      readonly current: Item;
      readonly changedBy: string | null;
      /** ISO instant. */
      readonly changedAt: string | null;
    }
  | { readonly kind: 'invalid'; readonly violations: readonly Violation[] }
  | {
      readonly kind: 'in-use';
      readonly usedBy: readonly Usage[];
    }
  | { readonly kind: 'refused-transition'; readonly missing: readonly Violation[] }
  | {
      readonly kind: 'forbidden';
      /** Fields of the body that this visitor may not write. */
      readonly violations: readonly Violation[];
    }
  | {
      readonly kind: 'missing';
      /** It used to exist. */
      readonly isGone: boolean;
    }
  | { readonly kind: 'signed-out' }
  /** No answer: it is unknown whether it was done. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }
);

/** Explains a failed read or write; anything that is not an answer of the API is `failed`. */
export function outcomeOf<Item = unknown>(error: unknown): Outcome<Item> {
  if (!isApiError(error)) return { kind: 'failed', detail: '' };
  const { status, type, detail, violations = [], ...more } = error.problem;
  if (status === 0) return { kind: 'offline', detail };
  if (status === 401) return { kind: 'signed-out', detail };
  if (status === 403) return { kind: 'forbidden', detail, violations };
  if (status === 404 || status === 410) return { kind: 'missing', detail, isGone: status === 410 };
  if (status === 422) return { kind: 'invalid', detail, violations };
  if (type === '/problems/stale') {
    const { current, changedBy = null, changedAt = null } = more;
    return { kind: 'stale', detail, current, changedBy, changedAt } as Outcome<Item>;
  }
  if (type === '/problems/in-use')
    return { kind: 'in-use', detail, usedBy: more.usedBy ?? [] } as Outcome<Item>;
  if (type === '/problems/invalid-transition') {
    return { kind: 'refused-transition', detail, missing: more.missing ?? [] } as Outcome<Item>;
  }
  return { kind: 'failed', detail };
}
