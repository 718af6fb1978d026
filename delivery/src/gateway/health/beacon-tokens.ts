import { randomBytes } from 'node:crypto';
import { createSigner, type Secrets } from '../../shared/signer.ts';

/** A tab that stays open longer than this stops reporting (ms). */
const LIFETIME = 24 * 60 * 60 * 1000;

/** Characters of base64url, six bits each. */
const PSEUDONYM_LENGTH = 12;

/** How far the clocks of gateways behind one address may differ (ms). */
const CLOCK_SKEW = 60_000;

/** What is known of a page view when it is served. */
export interface ServedView {
  readonly at: Date;
  /** Sequence of the registry it carries. */
  readonly sequence: number;
  /** The network it was served to; null where each page view is a voter of its own (health/voter.ts). */
  readonly network: string | null;
}

/** What a genuine token says. */
export interface BeaconOrigin {
  /** Id of the page view. */
  readonly view: string;
  /** Whose vote its reports are. Does not reveal the network to its reader. */
  readonly voter: string;
  readonly sequence: number;
}

/**
 * Proof that a beacon comes from a page this gateway served, to whom and with which registry, so that outsiders
 * cannot invent failures: a token that is passed on is still one page view, and the vote of whoever fetched it.
 */
export interface BeaconTokens {
  issue(served: ServedView): string;
  /** Null for a forged or expired token. */
  check(token: string, now: Date): BeaconOrigin | null;
}

export function createBeaconTokens(...secrets: Secrets): BeaconTokens {
  const { sign, isSigned } = createSigner(secrets, 'beacon');
  const voters = createSigner(secrets, 'voter');
  const pseudonymOf = (network: string) => voters.sign(network).slice(0, PSEUDONYM_LENGTH);
  return {
    issue({ at, sequence, network }) {
      const id = randomBytes(9).toString('base64url');
      const voter = network === null ? '' : pseudonymOf(network);
      const payload = [at.getTime().toString(36), sequence.toString(36), voter, id].join('.');
      return `${payload}.${sign(payload)}`;
    },
    check(token, now) {
      const [time, sequence, voter, view, signature, ...more] = token.split('.');
      if (!time || !sequence || voter === undefined || !view || !signature || more.length > 0) return null;
      if (!isSigned([time, sequence, voter, view].join('.'), signature)) return null;
      const age = now.getTime() - Number.parseInt(time, 36);
      if (age < -CLOCK_SKEW || age > LIFETIME) return null;
      return { view, voter: voter || view, sequence: Number.parseInt(sequence, 36) };
    },
  };
}
