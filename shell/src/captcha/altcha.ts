import type { ApiClient } from '@firn/shared-contracts/shell';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { type Captcha, captchaFailure } from './captcha.ts';

interface Solved {
  readonly payload: string;
  /** ms; until when it is accepted. */
  readonly expiresAt: number;
}

/** Time in which an answer still reaches the API. */
const MARGIN_MS = 10_000;

async function solve(api: ApiClient): Promise<Solved> {
  const challenge = await api.get<Challenge>('/api/captcha/challenge', { quiet: true });
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw captchaFailure('failed to execute');
  const payload = btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
  const { expiresAt } = parameters;
  return { payload, expiresAt: expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt * 1000 };
}

/**
 * Proof of work in the browser's own cryptography, which does not hold up the page: no worker, no script and no style
 * of somebody else. The first one is computed while the form is filled in.
 */
export function createAltcha(api: ApiClient, now: () => Date): Captcha {
  let ahead: Promise<Solved> | null = solve(api);
  ahead.catch(() => undefined);
  return {
    async token() {
      const first = ahead;
      ahead = null;
      const solved = await first?.catch(() => null);
      if (solved && now().getTime() < solved.expiresAt - MARGIN_MS) return solved.payload;
      return (await solve(api)).payload;
    },
  };
}
