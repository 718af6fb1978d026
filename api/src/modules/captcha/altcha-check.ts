import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Type } from 'typebox';
import { jsonChecks } from '../../lib/check.ts';
import type { CaptchaCheck } from './captcha-check.ts';

/** Rounds of PBKDF2 for an attempt, and attempts until the key is found: half a second of a phone's processor. */
const COST = 1000;
const FEWEST_ATTEMPTS = 150;
const MOST_ATTEMPTS = 300;

/** Long enough to fill in a form. */
const GOOD_FOR_MS = 20 * 60_000;

/** Flat and bounded, so that no payload keeps us busy before its signature is looked at. */
const PayloadSchema = Type.Object({
  challenge: Type.Object({
    parameters: Type.Record(
      Type.String(),
      Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Null()]),
    ),
    signature: Type.String({ maxLength: 200 }),
  }),
  solution: Type.Object({ counter: Type.Number(), derivedKey: Type.String({ maxLength: 200 }) }),
});
const isPayload = jsonChecks()(PayloadSchema);

function payloadIn(token: string): Payload | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isPayload(value) ? (value as unknown as Payload) : null;
  } catch {
    return null;
  }
}

export interface AltchaKeys {
  readonly challenge: string;
  readonly solution: string;
}

export interface AltchaTask {
  readonly cost: number;
  /** Attempts until the key is found. */
  readonly attempts: number;
  readonly expiresAt: Date;
}

/** A signed task. The library compares its end with the machine's clock, whatever clock the app has. */
export const altchaTask = ({ challenge, solution }: AltchaKeys, { cost, attempts, expiresAt }: AltchaTask) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: attempts,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: challenge,
    hmacKeySignatureSecret: solution,
  });

/**
 * Proof of work, set and checked by ourselves: needs no service and no key of one. The first keys set, a task that any of
 * them set may be solved.
 */
export function createAltchaCheck(keys: AltchaKeys, ...others: readonly AltchaKeys[]): CaptchaCheck {
  return {
    kind: 'altcha',
    siteKey: null,
    challenge: () =>
      altchaTask(keys, {
        cost: COST,
        attempts: randomInt(FEWEST_ATTEMPTS, MOST_ATTEMPTS),
        expiresAt: new Date(Date.now() + GOOD_FOR_MS),
      }),
    idOf: (token) => payloadIn(token)?.challenge.signature ?? null,
    async isRight(token) {
      const payload = payloadIn(token);
      if (!payload) return false;
      for (const { challenge, solution } of [keys, ...others]) {
        const { verified } = await verifySolution({
          ...payload,
          deriveKey,
          hmacSignatureSecret: challenge,
          hmacKeySignatureSecret: solution,
        });
        if (verified) return true;
      }
      return false;
    },
  };
}
