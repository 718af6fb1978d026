import { createSigner, type Secrets } from '../shared/signer.ts';

/** The longest an override may last, in minutes: a working day. */
export const LONGEST_OVERRIDE = 480;
/** Default lifetime in minutes. */
export const DEFAULT_OVERRIDE = 60;

/** What a token lets its holder see: one published version of one remote, for a limited time. */
export interface OverrideClaims {
  readonly remote: string;
  readonly version: string;
  /** Who requested it. */
  readonly actor: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** Whether it is for `--verify`: never for a person's browser (read-overrides.ts). */
  readonly isVerification: boolean;
}

/** Signs and checks overrides, so that only those who may ship a remote can show a version of it. */
export interface OverrideTokens {
  issue(claims: OverrideClaims): string;
  /** The claims, or null for a forged, damaged or expired token. */
  check(token: string, now: Date): OverrideClaims | null;
}

/** Payload in base64url and HMAC-SHA256 over it, joined by a dot: safe in an address, a header and a cookie. */
export function createOverrideTokens(...secrets: Secrets): OverrideTokens {
  const { sign, isSigned } = createSigner(secrets, 'override');
  return {
    issue(claims) {
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${sign(payload)}`;
    },
    check(token, now) {
      const [payload, signature, ...rest] = token.split('.');
      if (!payload || !signature || rest.length > 0 || !isSigned(payload, signature)) return null;
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as OverrideClaims;
      return Date.parse(claims.expiresAt) > now.getTime() ? claims : null;
    },
  };
}
