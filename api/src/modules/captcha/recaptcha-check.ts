import { type Static, Type } from 'typebox';
import type { RecaptchaConfig } from '../../config/config.ts';
import { jsonChecks } from '../../lib/check.ts';
import { type CaptchaCheck, CaptchaUnavailable } from './captcha-check.ts';

/** https://developers.google.com/recaptcha/docs/verify */
const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const PATIENCE_MS = 5000;
/** What version 3 gives a person, as its documentation advises; 1 is the most. */
const LEAST_SCORE = 0.5;
/** Of ours, not of the visitor. */
const WRONG_KEYS = ['missing-input-secret', 'invalid-input-secret'];

const AnswerSchema = Type.Object({
  success: Type.Boolean(),
  score: Type.Optional(Type.Number()),
  'error-codes': Type.Optional(Type.Array(Type.String())),
});
type Answer = Static<typeof AnswerSchema>;
const isAnswer = jsonChecks()(AnswerSchema);

async function ask(url: string, form: Readonly<Record<string, string>>): Promise<Answer> {
  let answer: unknown;
  try {
    // The visitor's address is left out: Google need not have it from us.
    const body = new URLSearchParams(form);
    const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) });
    answer = await response.json();
  } catch (cause) {
    throw new CaptchaUnavailable('the service does not answer', { cause });
  }
  if (!isAnswer(answer)) throw new CaptchaUnavailable('the service answers otherwise than it should');
  const wrong = answer['error-codes']?.find((code) => WRONG_KEYS.includes(code));
  if (wrong) throw new CaptchaUnavailable(wrong);
  return answer;
}

/** Google's reCAPTCHA. Its answers are good for two minutes and for one question, which Google sees to as well. */
export function createRecaptchaCheck(
  { version, siteKey, secret }: RecaptchaConfig,
  url = VERIFY_URL,
): CaptchaCheck {
  return {
    kind: `recaptcha-v${version}`,
    siteKey,
    challenge: null,
    idOf: (token) => token,
    async isRight(token) {
      const { success, score } = await ask(url, { secret, response: token });
      return success && (version === 2 || (score ?? 0) >= LEAST_SCORE);
    },
  };
}
