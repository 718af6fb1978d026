import { isApiError } from '@firn/shared-contracts/shell';

export interface FormProblem {
  /** Words at the fields, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Words above the fields; null for none. */
  readonly form: string | null;
}

interface Words {
  /** Nobody has ticked the box of the captcha. */
  readonly tick: string;
  readonly failed: string;
}

/** Says what a plain form of strangers has to tell of a failed attempt; null is no error. */
export function problemOf(error: unknown, { tick, failed }: Words, names: readonly string[]): FormProblem {
  if (error === null) return { fields: {}, form: null };
  if (error instanceof Error && error.name === 'UntickedError') return { fields: {}, form: tick };
  if (error instanceof Error && error.name === 'CaptchaError') return { fields: {}, form: error.message };
  if (!isApiError(error)) return { fields: {}, form: failed };
  const { status, problem } = error;
  const violations = (problem.violations ?? []).filter(({ propertyPath }) => names.includes(propertyPath));
  if (violations.length > 0)
    return {
      fields: Object.fromEntries(violations.map(({ propertyPath, message }) => [propertyPath, message])),
      form: null,
    };
  return { fields: {}, form: (status === 429 && problem.detail) || failed };
}
