import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A tab that stays open longer reports no more (ms). */
const LIFETIME = 24 * 60 * 60 * 1000;

/** Gateways behind one address may differ that much (ms). */
const CLOCK_SKEW = 60_000;

/** Proof that a beacon comes from a page this gateway served, so that outsiders cannot invent failures. */
export interface BeaconTokens {
  issue(now: Date): string;
  /** Id of the page view, or null for a forged or expired token. */
  check(token: string, now: Date): string | null;
}

export function createBeaconTokens(secret: string): BeaconTokens {
  const sign = (payload: string) =>
    createHmac('sha256', secret).update(`beacon:${payload}`).digest('base64url');
  return {
    issue(now) {
      const payload = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${payload}.${sign(payload)}`;
    },
    check(token, now) {
      const [time, id, signature] = token.split('.');
      if (!time || !id || !signature) return null;
      const expected = Buffer.from(sign(`${time}.${id}`));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const age = now.getTime() - Number.parseInt(time, 36);
      return age >= -CLOCK_SKEW && age <= LIFETIME ? id : null;
    },
  };
}
