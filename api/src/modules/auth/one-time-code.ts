import { Secret, TOTP } from 'otpauth';

/** Seconds, as every app has it. */
const PERIOD = 30;
/** Steps before and after the current one: clocks differ. */
const TOLERANCE = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Firn', label, digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** 20 random bytes in Base32, as RFC 4226 recommends for SHA-1. */
export const newFactorSecret = (): string => new Secret({ size: 20 }).base32;

/** For a QR code. */
export const factorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of 30 seconds that a code of the app belongs to; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: TOLERANCE });
  return delta === null ? null : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}
