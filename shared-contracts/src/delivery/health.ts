import type { VersionHealth } from './operations.ts';

/** The health of a version without reports. */
export const NO_HEALTH: VersionHealth = { views: 0, failures: 0, phases: {}, lcp: null, inp: null };

/** Share of the voters for whom something failed, 0 to 1; null without voters. */
export function failureRate({ views, failures }: Pick<VersionHealth, 'views' | 'failures'>): number | null {
  return views === 0 ? null : failures / views;
}

/** The actor of automatic rollbacks in the audit log. */
export const AUTOMATIC_ACTOR = 'firn (automatic)';

/** The fewest failing voters for a verdict against a version. */
export const FAILING_NEEDED = 5;
/** The fewest voters for a version to count as known; a less well-known baseline is no excuse. */
export const VOTERS_NEEDED = 20;
/** Share of failing voters tolerated for any version: extensions, old browsers, bad connections. */
const TOLERATED = 0.05;
/** Two-sided 95 %. */
const Z = 1.96;

/** Voters on a version, and those among them with at least one failure. */
interface VoteCount {
  readonly voters: number;
  readonly failing: number;
}

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

/** The failing share a candidate may have: the previous version's at worst, plus what is tolerated for any. */
function allowed({ voters, failing }: VoteCount): number {
  const isKnown = voters >= VOTERS_NEEDED || failing >= FAILING_NEEDED;
  return isKnown ? Math.max(TOLERATED, wilson(failing, voters).upper) : TOLERATED;
}

/**
 * Whether a version is worse than the previous one: even the lower bound of its failing share is above what
 * is allowed. Bad luck with a handful of visitors is no reason to roll it back.
 */
export function isFailing(candidate: VoteCount, baseline: VoteCount): boolean {
  const { voters, failing } = candidate;
  return failing >= FAILING_NEEDED && wilson(failing, voters).lower > allowed(baseline);
}

/** `failing`: never a version to go back to. `unproven`: nothing speaks against it, but too few networks for it. */
export type Standing = 'healthy' | 'unproven' | 'failing';

/** Most of a record may never be failures, however the others did. */
const HALF = 0.5;

/**
 * What a record says of a version that might take over. Stricter than the verdict that takes a live one back: there
 * is something to choose from. `others` are the records it is chosen among: where even the best known of them fails for
 * some, such as those with old browsers, that much is no fault of this one.
 */
export function standingOf(
  { views, failures }: Pick<VersionHealth, 'views' | 'failures'>,
  others: readonly Pick<VersionHealth, 'views' | 'failures'>[] = [],
): Standing {
  const known = others.filter((other) => other.views >= VOTERS_NEEDED);
  const best = Math.min(HALF, ...known.map((other) => wilson(other.failures, other.views).upper));
  const bearable = known.length > 0 ? Math.max(TOLERATED, best) : TOLERATED;
  if (wilson(failures, views).lower > bearable) return 'failing';
  return views - failures >= FAILING_NEEDED ? 'healthy' : 'unproven';
}
