import { isApiError, type Violation } from '@firn/shared-contracts/shell';
import { formatTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import type { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';

const MINUTE_MS = 60_000;

export interface FormProblem {
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Stands above the fields. */
  readonly trouble: string;
}

export const NO_PROBLEM: FormProblem = { errors: {}, trouble: '' };

/** What a form says in its own words, in place of those of an answer. */
export class SaidError extends Error {}

interface Words {
  readonly t: Translate<typeof ownAccountTexts>;
  readonly now: () => Date;
}

export function errorsOf(violations: readonly Violation[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { propertyPath, message } of violations) errors[propertyPath] ??= message;
  return errors;
}

/** The words for a call that failed. */
export function troubleOf(error: unknown, { t, now }: Words): string {
  if (error instanceof SaidError) return error.message;
  if (!isApiError(error)) return t('form.failed');
  const { status, problem } = error;
  if (status === 401) return t('form.loggedOut');
  if (status === 429) {
    const end = now().getTime() + (Number(problem.retryAfter) || 60) * 1000;
    return t('form.tooMany', { time: formatTime(new Date(Math.ceil(end / MINUTE_MS) * MINUTE_MS)) });
  }
  return (status < 500 && (problem.detail || (status === 0 && problem.title))) || t('form.failed');
}

/** What a form says of a call that failed: at the fields it shows, else above them. */
export function problemOf(error: unknown, isShown: (name: string) => boolean, words: Words): FormProblem {
  const violations = (isApiError(error) && error.problem.violations) || [];
  const errors = errorsOf(violations.filter(({ propertyPath }) => isShown(propertyPath)));
  return { errors, trouble: Object.keys(errors).length > 0 ? '' : troubleOf(error, words) };
}
