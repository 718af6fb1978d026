import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { altchaTask } from '../src/modules/captcha/altcha-check.ts';
import { altchaKeysOf } from '../src/modules/captcha/open-captcha-check.ts';
import { TEST_SECRET } from './build-test-app.ts';

const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000);

/** A right answer to ALTCHA that costs nothing: the test knows the secret, and sets itself a task of three attempts. */
export async function solvedCaptcha(expiresAt = IN_AN_HOUR()): Promise<string> {
  const keys = altchaKeysOf({ secret: TEST_SECRET });
  const { parameters, signature } = await altchaTask(keys, { cost: 1, attempts: 3, expiresAt });
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}
