import type { Tally } from './health-ledger.ts';

export interface Votes {
  readonly version: string;
  readonly tally: Tally;
}

export interface Verdict {
  /** `waiting`: too few votes to say. */
  readonly verdict: 'waiting' | 'healthy' | 'failing';
  /** A sentence with the figures, for the audit log. */
  readonly reason: string;
}

/** No verdict against a version rests on fewer failing voters. */
export const FAILING_NEEDED = 5;
/** Voters from which a version counts as known; a baseline known less well is no excuse. */
export const VOTERS_NEEDED = 20;
/** Share of failing voters that is borne of any version: extensions, old browsers, bad lines. */
export const TOLERATED = 0.05;
/** Two-sided 95 %. */
const Z = 1.96;

/** Wilson score interval of a share: sound for few voters and for shares near 0 and 1. */
export function wilson(hits: number, of: number): { readonly lower: number; readonly upper: number } {
  if (of === 0) return { lower: 0, upper: 1 };
  const share = hits / of;
  const z2 = Z * Z;
  const middle = share + z2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of));
  const scale = 1 + z2 / of;
  return { lower: Math.max(0, (middle - spread) / scale), upper: Math.min(1, (middle + spread) / scale) };
}

/** Failing share the candidate may have: what the version before it has at worst, and what is borne of any. */
function allowed({ tally: { voters, failing } }: Votes): number {
  const isKnown = voters >= VOTERS_NEEDED || failing >= FAILING_NEEDED;
  return isKnown ? Math.max(TOLERATED, wilson(failing, voters).upper) : TOLERATED;
}

function sentenceOf(candidate: Votes, baseline: Votes): string {
  const { voters, failing, phase } = candidate.tally;
  const where = phase ? ` (${phase})` : '';
  const before = `${baseline.version}: ${baseline.tally.failing} of ${baseline.tally.voters}`;
  return `${failing} of ${voters} visitors failed with ${candidate.version}${where}, ${before}`;
}

/**
 * Whether a version is worse than the one it came after. It is failing when even the lower bound of its failing
 * share lies above what is allowed: bad luck with a handful of visitors is no reason to take it back.
 */
export function judge({ candidate, baseline }: { candidate: Votes; baseline: Votes }): Verdict {
  const { voters, failing } = candidate.tally;
  const reason = sentenceOf(candidate, baseline);
  const isWorse = wilson(failing, voters).lower > allowed(baseline);
  if (failing >= FAILING_NEEDED && isWorse) return { verdict: 'failing', reason };
  return { verdict: voters >= VOTERS_NEEDED ? 'healthy' : 'waiting', reason };
}
