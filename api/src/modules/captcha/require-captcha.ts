import { CAPTCHA_PROBLEM } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { Problem } from '../../lib/problem.ts';
import { hashToken } from '../auth/index.ts';
import { type CaptchaCheck, CaptchaUnavailable } from './captcha-check.ts';
import { findSolution, keepSolution, spendChecked } from './captcha-solutions.repository.ts';

export interface CaptchaDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly captcha: CaptchaCheck;
}

async function isRight(captcha: CaptchaCheck, token: string): Promise<boolean> {
  try {
    return await captcha.isRight(token);
  } catch (error) {
    if (!(error instanceof CaptchaUnavailable)) throw error;
    throw new Problem(503, `Error during reCAPTCHA verification: ${error.message}`, { cause: error });
  }
}

function hashOf(captcha: CaptchaCheck, token: string): string | null {
  const id = captcha.idOf(token);
  return id === null ? null : hashToken(id);
}

/** Whether a solution is right and was not used; asking does not use it up. */
export async function checkCaptcha({ db, clock, captcha }: CaptchaDeps, token: string): Promise<boolean> {
  const solutionHash = hashOf(captcha, token);
  if (!solutionHash) return false;
  const known = await findSolution(db, solutionHash);
  if (known !== 'unknown') return known === 'checked';
  if (!(await isRight(captcha, token))) return false;
  await keepSolution(db, { solutionHash, used: false }, clock());
  return true;
}

async function spend({ db, clock, captcha }: CaptchaDeps, token: string): Promise<boolean> {
  const solutionHash = hashOf(captcha, token);
  if (!solutionHash) return false;
  const known = await findSolution(db, solutionHash);
  if (known === 'used') return false;
  if (known === 'checked') return spendChecked(db, solutionHash);
  return (await isRight(captcha, token)) && keepSolution(db, { solutionHash, used: true }, clock());
}

/**
 * Uses up the solution of a request, of a browser's as of a script's (docs/domain/accounts.md#captcha).
 * @throws 422 when it is missing, wrong or was used; 503 when nobody can say.
 */
export async function requireCaptcha(deps: CaptchaDeps, token: string | undefined): Promise<void> {
  if (token && (await spend(deps, token))) return;
  const message = 'Bitte bestätige, dass du ein Mensch bist, und sende das Formular noch einmal.';
  throw new Problem(422, message, {
    type: CAPTCHA_PROBLEM,
    violations: [{ propertyPath: 'captcha', message }],
  });
}
