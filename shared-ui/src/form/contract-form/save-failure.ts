import { isApiError, type Problem, type Violation } from '@firn/shared-contracts/shell';
import { FORM_TEXTS } from './form-texts.ts';

/** Another person's change that a save ran into. */
export interface StaleItem {
  /** The item as it is stored by now. */
  readonly current: unknown;
  readonly changedBy: string | null;
  /** Instant. */
  readonly changedAt: string | null;
}

/** Why nothing was saved. */
export type SaveFailure =
  | {
      /** `text` says what the fields do not. */ readonly kind: 'refused';
      readonly text: string | null;
      readonly violations: readonly Violation[];
    }
  | ({ readonly kind: 'stale' } & StaleItem)
  | { readonly kind: 'session-ended' }
  /** Nobody knows whether the change arrived. */
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'failed'; readonly text: string };

const STALE = '/problems/stale';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

function failureOf(problem: Problem): SaveFailure {
  const { status, type, detail, title, violations = [], current, changedBy, changedAt } = problem;
  const text = detail || title || FORM_TEXTS.failed;
  if (status === 0) return { kind: 'no-answer' };
  if (status === 401) return { kind: 'session-ended' };
  if (type === STALE && current) {
    return { kind: 'stale', current, changedBy: textOrNull(changedBy), changedAt: textOrNull(changedAt) };
  }
  if (violations.length > 0) return { kind: 'refused', text: status === 422 ? null : text, violations };
  return { kind: 'failed', text };
}

/** Reads why a save was not taken; null for an error that no answer of the API explains. */
export const saveFailure = (error: unknown): SaveFailure | null =>
  isApiError(error) ? failureOf(error.problem) : null;
