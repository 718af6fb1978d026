import { CAPTCHA_PROBLEM } from '@firn/shared-contracts/api';
import { type ApiError, isApiError } from '@firn/shared-contracts/shell';
import { formatTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { CaptchaError, REFUSED, UntickedError } from '../captcha/captcha.ts';
import type { accountTexts } from '../i18n/de-CH/account.ts';
import type { FormProblem, Trouble } from './account-form.types.ts';

const MINUTE_MS = 60_000;

interface Words {
  readonly t: Translate<typeof accountTexts>;
  readonly now: () => Date;
}

/** The full minute from which another attempt is looked at, by `Retry-After`. */
function nextAttempt({ problem }: ApiError, now: Date): string {
  const seconds = Number(problem.retryAfter) || 60;
  return formatTime(new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE_MS) * MINUTE_MS));
}

function troubleOf(error: unknown, { t, now }: Words): Trouble {
  if (error instanceof UntickedError) return { text: t('captcha.tick') };
  const english = { lang: 'en', remedy: t('captcha.remedy') } as const;
  if (error instanceof CaptchaError) return { text: error.message, ...english };
  if (!isApiError(error)) return { text: t('failed') };
  const { status, problem } = error;
  if (problem.type === CAPTCHA_PROBLEM) return { text: REFUSED, ...english };
  if (status === 429) return { text: t('tooMany', { time: nextAttempt(error, now()) }) };
  if (status === 0) return { text: problem.title };
  return { text: (status < 500 && problem.detail) || t('failed') };
}

/** What a form says of a call that failed: at the fields it shows, else above them. */
export function problemOf(error: unknown, isShown: (name: string) => boolean, words: Words): FormProblem {
  const violations = (isApiError(error) && error.problem.violations) || [];
  const errors: Record<string, string> = {};
  for (const { propertyPath, message } of violations)
    if (isShown(propertyPath)) errors[propertyPath] ??= message;
  return Object.keys(errors).length > 0
    ? { errors, trouble: null }
    : { errors, trouble: troubleOf(error, words) };
}
