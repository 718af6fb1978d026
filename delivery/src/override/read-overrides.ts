import type { ActiveOverride } from '@firn/shared-contracts/delivery';
import type { FastifyRequest } from 'fastify';
import { MAX_OVERRIDES, readOverrideCookie } from './override-cookie.ts';
import type { OverrideClaims, OverrideTokens } from './override-tokens.ts';

/** Carries the tokens of tools, separated by commas: `--verify` sends it with documents and `/delivery/registry`. */
export const OVERRIDE_HEADER = 'x-firn-override';

export interface RequestOverrides {
  /** At most one per remote. Signed and not expired; whether the version may still be shown is not known here. */
  readonly active: readonly ActiveOverride[];
  /**
   * Whether `firn … --verify` asks. Then the gateway
   * - serves every page with the candidate in place of the live version, and nothing behind it (no fallback),
   * - leaves the region to the browser: no server rendering of it, no redirect of a guard or of a remote,
   * - writes `STAND_IN_SESSION` (stand-in-session.ts) into the page state and asks the API for no session:
   *   an administrator with all permissions who exists in that page state only, so the API lets nothing be read
   *   or written in that name.
   * The verifier answers `/api` and `/delivery/beacons` itself, so that nothing of it is counted.
   */
  readonly isVerification: boolean;
}

const NONE: RequestOverrides = { active: [], isVerification: false };

interface Signing {
  readonly tokens: OverrideTokens;
  readonly now: Date;
}

function claimsOf(given: readonly string[], { tokens, now }: Signing): OverrideClaims[] {
  return given.slice(0, MAX_OVERRIDES).flatMap((token) => tokens.check(token, now) ?? []);
}

function activeOf(claims: readonly OverrideClaims[]): ActiveOverride[] {
  const newest = new Map(
    claims.map(({ remote, version, expiresAt }) => [remote, { remote, version, expiresAt }]),
  );
  return [...newest.values()];
}

/** The tokens of the header, else those of the cookie. A broken, forged or expired one is ignored. */
export function readOverrides(request: Pick<FastifyRequest, 'headers'>, signing: Signing): RequestOverrides {
  const header = request.headers[OVERRIDE_HEADER];
  if (typeof header === 'string') {
    const claims = claimsOf(header.split(/\s*,\s*/), signing);
    const isVerification = claims.some((claim) => claim.isVerification);
    return { active: activeOf(claims), isVerification };
  }
  const given = readOverrideCookie(request);
  if (given.length === 0) return NONE;
  // A verification token shows a stand-in session: it does not belong in a person's browser.
  const claims = claimsOf(given, signing).filter((claim) => !claim.isVerification);
  return { active: activeOf(claims), isVerification: false };
}
